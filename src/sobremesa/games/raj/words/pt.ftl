name = Raj
tagline = Quinze prémios, quinze lances para cada um; lances iguais anulam-se
about = De Alex Randolph. { $least } a { $most } jogadores, 10 a 20 minutos.
mouse = carta rato
vulture = carta abutre

option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais
    .strike = totais repetidos não contam
    .best_mouse = decide o rato mais alto
option-games = Partidas
    .help = Quantas partidas fazem um encontro; os pontos somam-se
option-bids = Cartas de lance
    .help = Quantas cartas de lance tem cada jogador, a partir do 1
option-prizes = Prémios
    .help = As cartas de prémio, tantas como as de lance, separadas por dois pontos
option-ties = Empates
    .help = O que acontece a um prémio que ninguém leva
    .carry = espera pelo seguinte
    .discard = é posto de parte

level-rank = Previsível
level-near = Solto
bot-rank = carta alta para prémio alto
bot-near = mais ou menos conforme o prémio, menos previsível

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
   *[other] A partida { $game } de { $games } acabou: { $points_by_seat }. No total: { $total_by_seat }.
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
solved-difference = Valor para a primeira mão, se ambas jogarem o melhor possível: { $value } pontos.
solved-win = Probabilidade de a primeira mão ganhar, menos a da segunda, se ambas jogarem o melhor possível: { $value }
solved-estimate = É uma estimativa: com tantas cartas, a posição pode ser explorada, mas não resolvida até ao fim.
solved-hand = A mão { $hand } joga

reason-takes = Um { $card } leva { SIGNED($pile) } em { $chance } de 100 casos e deixa-te { $higher ->
    [0] sem carta mais alta
    [1] uma carta mais alta
   *[other] { $higher } cartas mais altas
}.
reason-avoids = Um { $card } escapa a { SIGNED($pile) } em { $chance } de 100 casos e deixa-te { $higher ->
    [0] sem carta mais alta
    [1] uma carta mais alta
   *[other] { $higher } cartas mais altas
}.

report-tie = Cartas que se anulam
report-carry = Um prémio que espera
report-lapse = Um prémio que ninguém leva
report-pile = Vários prémios de uma vez
report-upset = Uma carta melhor anulada
report-vulture = Um abutre levado

error-solve-what = Indica as duas mãos e os prémios, ou --all com --cards ou --prizes.
error-solve-cards = Uma tabela de todas as posições é para 1 a { $most } cartas e prémios, não { $cards }.
error-solve-differs = A tabela está errada: numa posição com { $cards } cartas por jogar diz { $stored }, mas resolvida à parte essa posição vale { $exact }.
solved-layer = { $cards } cartas por jogar: { $positions } posições de { $hands } pares de mãos, { $seconds } s, { $size } kB, { $checked } resolvidas de novo
solved-all = { $positions } posições em { $folder }
# Words that may be typed in place of the English ones of a move
typed-words = jogar=play joga=play jogo=play lance=bid
# O primeiro jogo, passo a passo
lesson-goal = Aparecem quinze prémios, um a um. Os ratos contam a teu favor, os abutres contra ti. Ganha quem tiver mais pontos.
lesson-bid = Cada um joga uma carta, voltada para baixo. A mais alta leva o rato. Joga o teu 14.
    .else = Num jogo a sério podes jogar qualquer carta. Aqui o 14 ensina-te mais.
lesson-taken = O teu 14 era a carta mais alta: o rato é teu, +6. As três cartas já não voltam. Só tens cada carta uma vez.
lesson-tie = O rato seguinte vale 7. Joga o teu 13.
    .else = Num jogo a sério podes jogar qualquer carta. Aqui o 13 ensina-te mais.
lesson-tied = { $one } também jogou um 13. Cartas iguais anulam-se, e a melhor das restantes leva o prémio: o 8 de { $two }.
lesson-match = Pode ficar ainda mais renhido. Joga o teu 6.
    .else = Num jogo a sério podes jogar qualquer carta. Aqui o 6 ensina-te mais.
lesson-carried = Três cartas iguais: ninguém levou o +4. Fica à espera, e juntou-se-lhe um −2. A soma é +2, por isso a carta mais alta leva os dois. Joga o teu 10.
    .else = Num jogo a sério podes jogar qualquer carta. Aqui o 10 ensina-te mais.
lesson-vulture = Um abutre. Agora é a carta mais baixa sem par que tem de o levar. Fica acima dos outros sem gastar muito: joga um 7, 8 ou 9.
    .else = Essa é baixa demais para ser segura, ou boa demais para a gastar aqui. Joga um 7, 8 ou 9.
lesson-spared = O 3 de { $one } era a carta mais baixa, por isso { $one } leva o −5. Escapaste.
lesson-tip = Uma dica: lembra-te do que os outros jogaram. Quando já não têm cartas altas, ganhas com cartas baixas.
lesson-end = No fim ganha quem tiver mais pontos; um total repetido não conta. Isto é o Raj: faz um jogo pequeno, com cinco cartas.
