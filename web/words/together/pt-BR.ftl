## Several people at one device

together-more = Mais uma pessoa
together-friends = Amigos em outros aparelhos
give-to = Passe para { $name }
put-away = Baixar a mão
