## Beside the real box

box-title = { $game } junto a la caja de verdad
box-text = Juegas con tu propia caja. Esta página es árbitro y hoja de puntos: anota qué muestran las cartas y los dados y qué hace cada jugador. Quien tenga el enlace puede mirar.
deal-outcome = ¿Qué ha salido?
entered = anotado
box-round = Ronda { $round }
box-turn = Turno { $turn }
correct = Corregir
correct-this = Corregir: { $entry }
correcting = { $later ->
    [0] Anótalo de nuevo.
    [one] Anótalo de nuevo. Una anotación posterior se mantiene si todavía encaja.
   *[other] Anótalo de nuevo. De { $later } anotaciones posteriores, se mantienen las que todavía encajen.
}
correcting-misfit = Lo anotado aquí ya no encaja. { correcting }
correcting-over = { $later ->
    [one] La partida acaba ahora aquí. Una anotación posterior ya no encaja.
   *[other] La partida acaba ahora aquí. { $later } anotaciones posteriores ya no encajan.
}
as-it-was = Dejarlo como estaba
forget-later = Olvidar las posteriores
open-file = Abrir un archivo
to-file = Guardar en un archivo
file-not-json = No se puede leer este archivo: no es JSON.
own-board = Tu tablero
own-board-text = Solo conocemos parte del tablero impreso. Anota el tuyo tal como es para cuatro o cinco jugadores: cada columna de arriba abajo y, para cada casilla, cuántos jugadores pide. Se guarda en este navegador y se puede compartir en un archivo.
own-column = Columna { $column }
own-column-more = Añadir una columna
own-column-less = Quitar la columna { $column }
own-reward = Qué hay en el estante
own-amount = Cuántas
own-req = Número
own-food = Comida
own-link = Unida a la casilla de abajo
own-players = Jugadores
own-space-less = Quitar esta casilla
own-space-more = Añadir una casilla arriba
own-cat = El gato
own-cat-grey = Casillas grises
own-cat-red = Casillas rojas
own-board-check = Comprobar y guardar
own-board-kept = Este es tu tablero. Se guarda en este navegador.
own-dice = Tus dados
own-dice-text = No conocemos los colores de los dados impresos. Elige un color y toca los números de ese color, dado a dado. Los dados se guardan en este navegador y se pueden compartir en un archivo.
own-die = Dado { $die }
own-dice-kept = Estos son tus dados. Se guardan en este navegador.
own-dice-open = { $count ->
    [one] Un número todavía no tiene color.
   *[other] { $count } números todavía no tienen color.
}
own-dice-forget = Jugar con nuestros dados
own-board-forget = Jugar en nuestro tablero
