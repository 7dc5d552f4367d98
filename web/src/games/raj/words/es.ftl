card-label = carta { $card }
card-gone = carta { $card }, ya jugada
play-card = Jugar el { $card }
choose-card = Elige una carta
choose-card-why = Toca primero una de tus cartas.
slot-label = { $name }: { $state ->
    [down] una carta boca abajo
    [none] todavía sin carta
    [out] { $card }, anulada
    [taker] { $card }, se llevó el premio
   *[open] { $card }
}
pile-label = { $count ->
    [0] Ningún premio en la mesa
    [one] Un premio en la mesa: { SIGNED($sum) }
   *[other] { $count } premios en la mesa, que valen { SIGNED($sum) }
}; { $left ->
    [0] ninguno
   *[other] { $left }
} boca abajo
hush-revealed = Se descubren las cartas.
game-over = La partida { $game } ha terminado
column-game = Partida { $game }
points-before = antes: { $points }
struck-why = Tachado: un total repetido no gana.
deal-outcome = ¿Qué premio se ha descubierto?
aloud-highest = ¿Qué carta juega { $name }?
aloud-lowest = { aloud-highest }
entered-chose = { $name }: { $move }
