## Several people at one device

together-title = { $game }, juntos aqui
together-secrets = Várias pessoas neste aparelho. Passa de mão em mão, e uma cortina esconde cada mão das outras pessoas.
together-open = Várias pessoas neste aparelho. Fica em cima da mesa: neste jogo nada é secreto.
together-who = Quem joga aqui
together-more = Mais uma pessoa
together-less = Tirar { $name }
together-bots = Bots
together-friends = Amigos noutros aparelhos
give-to = Passa a { $name }
i-am = Sou { $name }
or-else = Ou é outra pessoa?
your-hand = A mão de quem?
put-away = Pousar a mão
beside = Outra pessoa também joga aqui
