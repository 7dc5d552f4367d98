## Several people at one device

together-friends = Amigos em outros aparelhos
give-to = Passe para { $name }
put-away = Esconder as cartas
together-secrets = Várias pessoas em um só aparelho. Ele passa de mão em mão, e uma cortina esconde as cartas de cada uma.
together-open = Várias pessoas em um só aparelho, em cima da mesa: neste jogo nada é secreto.
