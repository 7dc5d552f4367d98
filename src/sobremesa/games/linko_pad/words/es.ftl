name = Linko
option-rounds = Rondas
    .help = Según el reglamento, tantas como jugadores
event-laid = { $seat } tiene { $cards } cartas delante.
event-counted = { $seat }: { $laid } delante, { $held } en la mano, { SIGNED($points) }.
event-round-ended = La ronda { $round } está anotada.
prompt-laid = ¿Cuántas cartas tiene { $seat } delante?
prompt-held = ¿Y cuántas tiene { $seat } en la mano?
meaning-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
}
result-rounds = { $count ->
    [one] { $winners } gana tras la última ronda.
   *[other] { $winners } comparten la victoria tras la última ronda.
}
error-too-many-cards = { $cards } cartas son demasiadas: en esta ronda solo quedan { $left } del mazo.
view-round = Ronda
view-rounds = Rondas
view-rows = Hoja
view-left = Cartas sin contar
view-scores = Puntos
view-over = Fin
