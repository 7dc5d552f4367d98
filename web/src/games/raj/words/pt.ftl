card-label = carta { $card }
card-gone = carta { $card }, já jogada
play-card = Jogar o { $card }
choose-card = Escolhe uma carta
choose-card-why = Toca primeiro numa das tuas cartas.
slot-label = { $name }: { $state ->
    [down] uma carta virada para baixo
    [none] ainda sem carta
    [out] { $card }, anulada
    [taker] { $card }, levou o prémio
   *[open] { $card }
}
pile-label = { $count ->
    [0] Nenhum prémio na mesa
    [1] Um prémio na mesa: { SIGNED($sum) }
   *[other] { $count } prémios na mesa, que valem { SIGNED($sum) }
}; { $left ->
    [0] nenhum
   *[other] { $left }
} por virar
hush-revealed = Viram-se as cartas.
game-over = A partida { $game } acabou
column-game = Partida { $game }
points-before = antes: { $points }
struck-why = Riscado: um total repetido não ganha.
deal-outcome = Que prémio foi virado?
aloud-highest = Que carta joga { $name }?
aloud-lowest = { aloud-highest }
entered-chose = { $name }: { $move }
