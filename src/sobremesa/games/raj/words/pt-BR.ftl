tagline = Quinze prêmios, quinze lances para cada um; lances iguais se anulam
mouse = carta de rato
vulture = carta de abutre
option-games = Partidas
    .help = Quantas partidas formam uma disputa; os pontos se somam
option-prizes = Prêmios
    .help = As cartas de prêmio, tantas quantas as de lance, separadas por dois-pontos
option-ties = Empates
    .help = O que acontece com um prêmio que ninguém leva
    .carry = espera pelo próximo
    .discard = é deixado de lado
bot-rank = carta alta para prêmio alto
bot-near = mais ou menos conforme o prêmio, menos previsível
event-turned = { $count ->
    [1] { $kind ->
        [mouse] Um rato é virado: { SIGNED($prize) }.
       *[vulture] Um abutre é virado: { SIGNED($prize) }.
    }
   *[other] { SIGNED($prize) } se junta à pilha: { $count } prêmios que valem { SIGNED($sum) }.
}
event-chose = { $you ->
    [yes] Seu { $card } está na mesa, virado para baixo.
   *[no] { $seat } já escolheu.
}
event-revealed = { $bids_by_seat }.{ $cancels ->
    [0] { "" }
   *[other] { " " }Anuladas: { $cancelled }.
} { $fate ->
    [taken] { $you ->
        [yes] Seu { $card } leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prêmios
        }, { SIGNED($sum) }.
       *[no] O { $card } de { $seat } leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prêmios
        }, { SIGNED($sum) }.
    }
    [stays] Só há cartas repetidas, então ninguém leva { SIGNED($sum) }: fica esperando o próximo prêmio.
   *[lapses] Só há cartas repetidas, então { SIGNED($sum) } não vai para ninguém.
}
event-taken = { $fate ->
    [taken] { $you ->
        [yes] Você leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prêmios
        }, { SIGNED($sum) }.
       *[no] { $seat } leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prêmios
        }, { SIGNED($sum) }.
    }
    [stays] Ninguém leva { SIGNED($sum) }: fica esperando o próximo prêmio.
   *[lapses] { SIGNED($sum) } não vai para ninguém.
}
prompt-highest = Escolha uma carta: a mais alta sem par leva { SIGNED($sum) }.
prompt-lowest = Escolha uma carta: a mais baixa sem par leva { SIGNED($sum) }.
meaning-bid-high = leva { SIGNED($sum) }, a não ser que alguém jogue a mesma ou uma mais alta sem par
meaning-bid-low = leva { SIGNED($sum) }, a não ser que alguém jogue a mesma ou uma mais baixa sem par
result-struck = { $you ->
    [yes] O melhor total se repete e é riscado: você ganha com o seguinte.
   *[no] O melhor total se repete e é riscado: { $winners } ganha com o seguinte.
}
result-best_mouse = { $you ->
    [yes] O melhor total se repete: você ganha com o rato mais alto.
   *[no] O melhor total se repete: { $winners } ganha com o rato mais alto.
}
result-shared = { $winners } dividem a vitória.
prizes-left = { $count ->
    [0] não falta nenhum prêmio
    [1] falta 1 prêmio
   *[other] faltam { $count } prêmios
}
your-hand = Sua mão
error-already-chosen = Sua carta deste turno já está na mesa: { $card }. Só se joga uma.
error-not-in-hand = Você não tem o { $card }. Você tem: { $hand }.
error-zero-prize = Um prêmio não pode valer 0.
error-deck-sizes = É preciso haver tantos prêmios quantas cartas de lance: { $bids } cartas de lance, { $prizes } prêmios.

error-solve-prizes = É preciso haver tantos prêmios quantas cartas em uma mão: { $cards } cartas, { $prizes } prêmios.
error-solve-reveal = { $reveal } não está entre os prêmios que faltam: { $prizes }.
result-points = { $you ->
    [yes] Você ganha com mais pontos.
   *[no] { $winners } ganha com mais pontos.
}
solved-estimate = É uma estimativa: com tantas cartas, a posição pode ser explorada, mas não resolvida até o fim.
reason-takes = Um { $card } leva { SIGNED($pile) } em { $chance } de 100 casos e deixa você { $higher ->
    [0] sem carta mais alta
    [1] com uma carta mais alta
   *[other] com { $higher } cartas mais altas
}.
reason-avoids = Um { $card } escapa de { SIGNED($pile) } em { $chance } de 100 casos e deixa você { $higher ->
    [0] sem carta mais alta
    [1] com uma carta mais alta
   *[other] com { $higher } cartas mais altas
}.

report-carry = Um prêmio que espera
report-lapse = Um prêmio que ninguém leva
report-pile = Vários prêmios de uma vez

error-solve-what = Indique as duas mãos e os prêmios, ou --all com --cards ou --prizes.
error-solve-cards = Uma tabela de todas as posições é para 1 a { $most } cartas e prêmios, não { $cards }.
# O primeiro jogo, passo a passo
lesson-goal = Aparecem quinze prêmios, um a um. Os ratos contam a seu favor, os abutres contra você. Ganha quem tiver mais pontos.
lesson-bid = Cada um joga uma carta, virada para baixo. A mais alta leva o rato. Jogue o seu 14.
    .else = Em um jogo de verdade você pode jogar qualquer carta. Aqui o 14 ensina mais.
lesson-taken = O seu 14 era a carta mais alta: o rato é seu, +6. As três cartas não voltam mais. Você só tem cada carta uma vez.
lesson-tie = O próximo rato vale 7. Jogue o seu 13.
    .else = Em um jogo de verdade você pode jogar qualquer carta. Aqui o 13 ensina mais.
lesson-tied = { $one } também jogou um 13. Cartas iguais se anulam, e a melhor das restantes leva o prêmio: o 8 de { $two }.
lesson-match = Pode ficar ainda mais acirrado. Jogue o seu 6.
    .else = Em um jogo de verdade você pode jogar qualquer carta. Aqui o 6 ensina mais.
lesson-carried = Três cartas iguais: ninguém levou o +4. Ele fica esperando, e um −2 se juntou a ele. A soma é +2, então a carta mais alta leva os dois. Jogue o seu 10.
    .else = Em um jogo de verdade você pode jogar qualquer carta. Aqui o 10 ensina mais.
lesson-vulture = Um abutre. Agora a carta mais baixa sem par tem de ficar com ele. Fique acima dos outros sem gastar muito: jogue um 7, 8 ou 9.
    .else = Essa é baixa demais para ser segura, ou boa demais para gastar aqui. Jogue um 7, 8 ou 9.
lesson-spared = O 3 de { $one } era a carta mais baixa, então { $one } leva o −5. Você escapou.
lesson-tip = Uma dica: lembre-se do que os outros jogaram. Quando eles não têm mais cartas altas, você ganha com cartas baixas.
lesson-end = No fim ganha quem tiver mais pontos; um total repetido não conta. Isso é o Raj: faça um jogo pequeno, com cinco cartas.
error-solve-differs = A tabela está errada: em uma posição com { $cards } cartas por jogar ela diz { $stored }, mas resolvida à parte essa posição vale { $exact }.
