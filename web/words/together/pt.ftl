## Several people at one device

together-title = { $game }, juntos aqui
together-secrets = Várias pessoas num só aparelho. Passa de mão em mão, e uma cortina esconde as cartas de cada uma.
together-open = Várias pessoas num só aparelho, em cima da mesa: neste jogo nada é secreto.
together-who = Quem joga aqui
together-more = Mais uma pessoa
together-less = Tirar { $name }
together-bots = Bots
together-friends = Amigos noutros aparelhos
give-to = Passa a { $name }
i-am = Sou { $name }
or-else = Ou é outra pessoa?
your-hand = De quem é a mão?
put-away = Pousar as cartas
beside = Outra pessoa também joga aqui
