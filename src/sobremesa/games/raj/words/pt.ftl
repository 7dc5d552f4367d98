name = Raj
tagline = Quinze prémios, quinze lances para cada um; lances iguais anulam-se
mouse = carta rato
vulture = carta abutre

option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais
    .strike = os totais repetidos são riscados e ganha o melhor que sobrar
    .best_mouse = entre os melhores, ganha a carta rato mais alta
option-games = Partidas
    .help = Quantas partidas fazem um encontro; os pontos somam-se
option-bids = Cartas de lance
    .help = Quantas cartas de lance tem cada lugar, a partir do 1
option-prizes = Prémios
    .help = As cartas de prémio, tantas como as de lance, separadas por dois pontos
option-ties = Empates
    .help = O que acontece a um prémio que ninguém leva
    .carry = espera pelo seguinte
    .discard = é posto de parte

level-rank = Pela ordem
level-near = Perto da ordem
bot-rank = joga conforme o valor do prémio
bot-near = joga mais ou menos conforme o prémio

event-turned = { $count ->
    [1] { $kind ->
        [mouse] Vira-se um rato: { SIGNED($prize) }.
       *[vulture] Vira-se um abutre: { SIGNED($prize) }.
    }
   *[other] { SIGNED($prize) } junta-se ao monte: { $count } prémios que valem { SIGNED($sum) }.
}
event-chose = { $you ->
    [yes] O teu { $card } está na mesa, virado para baixo.
   *[no] { $seat } já escolheu.
}
event-revealed = { $bids_by_seat }.{ $cancels ->
    [0] { "" }
   *[other] { " " }Anulam-se: { $cancelled }.
} { $fate ->
    [taken] { $you ->
        [yes] O teu { $card } leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prémios
        }, { SIGNED($sum) }.
       *[no] O { $card } de { $seat } leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prémios
        }, { SIGNED($sum) }.
    }
    [stays] Só há cartas repetidas, por isso ninguém leva { SIGNED($sum) }: fica à espera do próximo prémio.
   *[lapses] Só há cartas repetidas, por isso { SIGNED($sum) } não vai para ninguém.
}

event-taken = { $fate ->
    [taken] { $you ->
        [yes] Levas { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prémios
        }, { SIGNED($sum) }.
       *[no] { $seat } leva { $count ->
            [1] { $kind ->
                [mouse] o rato
               *[vulture] o abutre
            }
           *[other] os { $count } prémios
        }, { SIGNED($sum) }.
    }
    [stays] Ninguém leva { SIGNED($sum) }: fica à espera do próximo prémio.
   *[lapses] { SIGNED($sum) } não vai para ninguém.
}

event-game-ended = { $games ->
    [1] Pontos finais: { $total_by_seat }.
   *[other] O jogo { $game } de { $games } acabou: { $points_by_seat }. No total: { $total_by_seat }.
}

prompt-highest = Escolhe uma carta: a mais alta sem par leva { SIGNED($sum) }.
prompt-lowest = Escolhe uma carta: a mais baixa sem par leva { SIGNED($sum) }.
meaning-bid-high = leva { SIGNED($sum) }, salvo se alguém jogar a mesma ou uma mais alta sem par
meaning-bid-low = leva { SIGNED($sum) }, salvo se alguém jogar a mesma ou uma mais baixa sem par

result-points = { $you ->
    [yes] Ganhas com mais pontos.
   *[no] { $winners } ganha com mais pontos.
}
result-struck = { $you ->
    [yes] O melhor total repete-se e é riscado: ganhas com o seguinte.
   *[no] O melhor total repete-se e é riscado: { $winners } ganha com o seguinte.
}
result-best_mouse = { $you ->
    [yes] O melhor total repete-se: ganhas com o rato mais alto.
   *[no] O melhor total repete-se: { $winners } ganha com o rato mais alto.
}
result-shared = { $winners } partilham a vitória.
result-draw = Todos os totais se repetem: ninguém ganha.

turn-of = Turno { $turn } de { $turns }
game-of = Partida { $game } de { $games }
on-the-table = Na mesa
nothing-yet = ainda nada
prizes-left = { $count ->
    [0] não falta nenhum prémio
    [1] falta 1 prémio
   *[other] faltam { $count } prémios
}
your-hand = A tua mão
last-card = última carta
taken-cards = levou

error-already-chosen = A tua carta deste turno já está na mesa: { $card }. Só se joga uma.
error-not-in-hand = Não tens o { $card }. Tens: { $hand }.
error-zero-prize = Um prémio não pode valer 0.
error-deck-sizes = Tem de haver tantos prémios como cartas de lance: { $bids } cartas de lance, { $prizes } prémios.

error-solve-twice = A mão { $hand } tem o { $card } duas vezes. Cada carta só existe uma vez.
error-solve-unequal = As mãos têm de ser do mesmo tamanho: uma tem { $first } cartas, a outra { $second }.
error-solve-prizes = Tem de haver tantos prémios como cartas numa mão: { $cards } cartas, { $prizes } prémios.
error-solve-reveal = { $reveal } não está entre os prémios que faltam: { $prizes }.
error-solve-hands = Tem de haver duas mãos, não { $count }.
error-solve-empty = Uma mão tem de ter pelo menos uma carta.
solved-difference = Vale para a primeira mão, com o melhor jogo de ambas: { $value } pontos.
solved-win = Probabilidade de ganhar a primeira menos a da segunda, com o melhor jogo: { $value }
solved-estimate = É uma estimativa: com tantas cartas, a posição pode ser explorada, mas não resolvida até ao fim.
solved-hand = A mão { $hand } joga

reason-takes = Um { $card } leva { SIGNED($pile) } { $chance } vezes em 100 e deixa-te { $higher ->
    [0] sem carta mais alta
    [one] uma carta mais alta
   *[other] { $higher } cartas mais altas
}.
reason-avoids = Um { $card } escapa a { SIGNED($pile) } { $chance } vezes em 100 e deixa-te { $higher ->
    [0] sem carta mais alta
    [one] uma carta mais alta
   *[other] { $higher } cartas mais altas
}.
