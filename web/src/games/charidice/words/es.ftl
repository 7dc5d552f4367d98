dice = Dados
die-label = Dado { $die }: { $number }, { colour-name }{ $state ->
    [kept] , guardado
    [scored] , para puntuar
    [given] , regalado
   *[free] { "" }
}
die-rolling = El dado { $die } rueda
mark-kept = se queda
mark-scored = puntúa
round-of = Ronda { $round } de { $rounds }
rolls-of = { $roll ->
    [0] { $name } tira
   *[other] { $name }, tirada { $roll }
}
asked-mark = el regalo cuenta doble
do-roll = { $count ->
    [one] Tirar un dado
   *[other] Tirar { $count } dados
}
do-score = Puntuar { $points }
do-score-these = Puntuar estos dados
choose-dice = Elige qué puntúas
choose-dice-why = Toca una línea, o los dados que quieres puntuar.
roll-why = Te quedas con los seis dados. Toca uno para tirarlo otra vez, o elige qué puntúas.
tab-best = Las mejores
tab-all = { $count ->
    [0] Todas
   *[other] Todas ({ $count })
}
sheets = Hojas
choice-gift = { $gift ->
    [0] sin regalo
   *[other] { $name } recibe { $gift }
}
choice-label = { $numbers }: { $points } + { $bonus }. { choice-gift }
gift-ask = Pedirlo
gift-pass = Ahora no
column-dice = Dados
column-bonus = Bonif.
column-received = Recibió
column-donated = Dio
sheet-generosity = Generosidad
race-title = Lo que cada cual regaló y lo que da la generosidad
deal-faces = { $count ->
    [one] ¿Qué muestra el dado? Número y luego color.
   *[other] ¿Qué muestran los { $count } dados? Número y luego color.
}
face-number = El número
face-colour = El color
face-number-first = Primero el número, luego el color.
face-is = { $number }, { colour-name }
face-open = Dado { $die }, aún sin indicar
faces-open = { $count ->
    [one] Falta indicar un dado.
   *[other] Falta indicar { $count } dados.
}
faces-enter = Esta es la tirada
aloud-gift = ¿Pide { $name } el mayor de los regalos?
