## Several people at one device

together-friends = Amigos em outros aparelhos
give-to = Passe para { $name }
put-away = Baixar a mão
