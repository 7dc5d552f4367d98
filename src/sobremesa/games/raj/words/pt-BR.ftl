tagline = Quinze prêmios, quinze lances para cada um; lances iguais se anulam
mouse = carta de rato
vulture = carta de abutre
option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais
    .strike = os totais repetidos são riscados e ganha o melhor que sobrar
    .best_mouse = entre os melhores, ganha a carta de rato mais alta
option-games = Partidas
    .help = Quantas partidas formam uma disputa; os pontos se somam
option-prizes = Prêmios
    .help = As cartas de prêmio, tantas quantas as de lance, separadas por dois-pontos
option-ties = Empates
    .help = O que acontece com um prêmio que ninguém leva
    .carry = espera pelo próximo
    .discard = é deixado de lado
bot-rank = joga conforme o valor do prêmio
bot-near = joga mais ou menos conforme o prêmio
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

error-solve-prizes = É preciso haver tantos prêmios quantas cartas numa mão: { $cards } cartas, { $prizes } prêmios.
error-solve-reveal = { $reveal } não está entre os prêmios que faltam: { $prizes }.
result-points = { $you ->
    [yes] Você ganha com mais pontos.
   *[no] { $winners } ganha com mais pontos.
}
solved-estimate = É uma estimativa: com tantas cartas, a posição pode ser explorada, mas não resolvida até o fim.
reason-takes = Um { $card } leva { SIGNED($pile) } { $chance } vezes em 100 e deixa você { $higher ->
    [0] sem carta mais alta
    [one] com uma carta mais alta
   *[other] com { $higher } cartas mais altas
}.
reason-avoids = Um { $card } escapa de { SIGNED($pile) } { $chance } vezes em 100 e deixa você { $higher ->
    [0] sem carta mais alta
    [one] com uma carta mais alta
   *[other] com { $higher } cartas mais altas
}.
