name = Raj
tagline = Quince premios, quince apuestas por cabeza; las apuestas iguales se anulan
about = De Alex Randolph. De { $least } a { $most } jugadores, de 10 a 20 minutos.
mouse = carta de ratón
vulture = carta de buitre

option-tiebreak = Desempate
    .help = Quién gana cuando hay totales iguales
    .strike = los repetidos no cuentan
    .best_mouse = decide el ratón más alto
option-games = Partidas
    .help = Cuántas partidas forman un encuentro; los puntos se suman
option-bids = Cartas de apuesta
    .help = Cuántas cartas de apuesta tiene cada jugador, numeradas desde el 1
option-prizes = Premios
    .help = Las cartas de premio, tantas como las de apuesta, separadas por dos puntos
option-ties = Empates
    .help = Qué pasa con un premio que nadie se lleva
    .carry = espera al siguiente
    .discard = se aparta

level-rank = Previsible
level-near = Suelto
bot-rank = carta alta para premio alto
bot-near = más o menos según el premio, menos previsible

event-turned = { $count ->
    [one] { $kind ->
        [mouse] Sale un ratón: { SIGNED($prize) }.
       *[vulture] Sale un buitre: { SIGNED($prize) }.
    }
   *[other] { SIGNED($prize) } se une al grupo: { $count } premios que valen { SIGNED($sum) }.
}
event-chose = { $you ->
    [yes] Tu { $card } está en la mesa, boca abajo.
   *[no] { $seat } ya ha elegido.
}
event-revealed = { $bids_by_seat }.{ $cancels ->
    [0] { "" }
   *[other] { " " }Se anulan: { $cancelled }.
} { $fate ->
    [taken] { $you ->
        [yes] Tu { $card } se lleva { $count ->
            [one] { $kind ->
                [mouse] el ratón
               *[vulture] el buitre
            }
           *[other] los { $count } premios
        }, { SIGNED($sum) }.
       *[no] El { $card } de { $seat } se lleva { $count ->
            [one] { $kind ->
                [mouse] el ratón
               *[vulture] el buitre
            }
           *[other] los { $count } premios
        }, { SIGNED($sum) }.
    }
    [stays] Solo hay cartas repetidas, así que nadie se lleva { SIGNED($sum) }: espera al próximo premio.
   *[lapses] Solo hay cartas repetidas, así que { SIGNED($sum) } no es para nadie.
}

event-taken = { $fate ->
    [taken] { $you ->
        [yes] Te llevas { $count ->
            [one] { $kind ->
                [mouse] el ratón
               *[vulture] el buitre
            }
           *[other] los { $count } premios
        }, { SIGNED($sum) }.
       *[no] { $seat } se lleva { $count ->
            [one] { $kind ->
                [mouse] el ratón
               *[vulture] el buitre
            }
           *[other] los { $count } premios
        }, { SIGNED($sum) }.
    }
    [stays] Nadie se lleva { SIGNED($sum) }: espera al próximo premio.
   *[lapses] { SIGNED($sum) } no es para nadie.
}

event-game-ended = { $games ->
    [1] Puntos finales: { $total_by_seat }.
   *[other] Ha terminado la partida { $game } de { $games }: { $points_by_seat }. En total: { $total_by_seat }.
}

prompt-highest = Elige una carta: la más alta que nadie repita se lleva { SIGNED($sum) }.
prompt-lowest = Elige una carta: la más baja que nadie repita se lleva { SIGNED($sum) }.
meaning-bid-high = se lleva { SIGNED($sum) }, salvo que alguien juegue la misma, o una más alta que nadie repita
meaning-bid-low = se lleva { SIGNED($sum) }, salvo que alguien juegue la misma, o una más baja que nadie repita

result-points = { $you ->
    [yes] Ganas con más puntos que nadie.
   *[no] { $winners } gana con más puntos que nadie.
}
result-struck = { $you ->
    [yes] El mejor total se repite y se tacha: ganas con el siguiente.
   *[no] El mejor total se repite y se tacha: { $winners } gana con el siguiente.
}
result-best_mouse = { $you ->
    [yes] El mejor total se repite: ganas con el ratón más alto.
   *[no] El mejor total se repite: { $winners } gana con el ratón más alto.
}
result-shared = Victoria compartida: { $winners }.
result-draw = Todos los totales se repiten: nadie gana.

turn-of = Turno { $turn } de { $turns }
game-of = Partida { $game } de { $games }
on-the-table = En la mesa
nothing-yet = nada todavía
prizes-left = { $count ->
    [one] queda 1 premio
   *[other] quedan { $count } premios
}
your-hand = Tu mano
last-card = última carta
taken-cards = premios

error-already-chosen = Tu carta de este turno ya está en la mesa: { $card }. Solo se juega una.
error-not-in-hand = No tienes el { $card }. Tienes: { $hand }.
error-zero-prize = Un premio no puede valer 0.
error-deck-sizes = Tiene que haber tantos premios como cartas de apuesta: { $bids } cartas de apuesta, { $prizes } premios.

error-solve-twice = La mano { $hand } tiene el { $card } dos veces. Cada carta existe una sola vez.
error-solve-unequal = Las manos tienen que ser del mismo tamaño: una tiene { $first } cartas, la otra { $second }.
error-solve-prizes = Tiene que haber tantos premios como cartas en una mano: { $cards } cartas, { $prizes } premios.
error-solve-reveal = { $reveal } no está entre los premios que quedan: { $prizes }.
error-solve-hands = Tiene que haber dos manos, no { $count }.
error-solve-empty = Una mano tiene que tener al menos una carta.
solved-difference = Valor para la primera mano, jugando ambas lo mejor posible: { $value } puntos.
solved-win = Probabilidad de que gane la primera mano, menos la de la segunda, jugando lo mejor posible: { $value }
solved-estimate = Es una estimación: con tantas cartas la posición se puede explorar, pero no resolver hasta el final.
solved-hand = La mano { $hand } juega

reason-takes = Un { $card } se lleva { SIGNED($pile) } en { $chance } de 100 casos y te deja { $higher ->
    [0] sin cartas más altas
    [one] una carta más alta
   *[other] { $higher } cartas más altas
}.
reason-avoids = Un { $card } se libra de { SIGNED($pile) } en { $chance } de 100 casos y te deja { $higher ->
    [0] sin cartas más altas
    [one] una carta más alta
   *[other] { $higher } cartas más altas
}.

report-tie = Cartas que se anulan
report-carry = Un premio que espera
report-lapse = Un premio que nadie se lleva
report-pile = Varios premios a la vez
report-upset = Una carta mejor, anulada
report-vulture = Alguien se lleva un buitre

error-solve-what = Indica las dos manos y los premios, o --all con --cards o --prizes.
error-solve-cards = Una tabla de todas las posiciones admite de 1 a { $most } cartas y premios, no { $cards }.
error-solve-differs = La tabla está mal: en una posición con { $cards } cartas por jugar dice { $stored }, pero resuelta aparte esa posición vale { $exact }.
solved-layer = { $cards } cartas por jugar: { $positions } posiciones de { $hands } pares de manos, { $seconds } s, { $size } kB, { $checked } resueltas de nuevo
solved-all = { $positions } posiciones en { $folder }
# Words that may be typed in place of the English ones of a move
typed-words = jugar=play juega=play juego=play apostar=bid apuesta=bid apuesto=bid
# La primera partida, paso a paso
lesson-goal = Salen quince premios, uno a uno. Los ratones cuentan a tu favor; los buitres, en tu contra. Gana quien tenga más puntos.
lesson-bid = Cada cual juega una carta boca abajo. La más alta se lleva el ratón. Juega tu 14.
    .else = En una partida de verdad puedes jugar cualquier carta. Aquí el 14 te enseña más.
lesson-taken = Tu 14 era la carta más alta: el ratón es tuyo, +6. Las tres cartas ya no vuelven. Tienes cada carta una sola vez.
lesson-tie = El ratón siguiente vale 7. Juega tu 13.
    .else = En una partida de verdad puedes jugar cualquier carta. Aquí el 13 te enseña más.
lesson-tied = { $one } también jugó un 13. Las cartas iguales se anulan y la mejor de las restantes se lleva el premio: el 8 de { $two }.
lesson-match = Puede ser aún más reñido. Juega tu 6.
    .else = En una partida de verdad puedes jugar cualquier carta. Aquí el 6 te enseña más.
lesson-carried = Tres cartas iguales: nadie se llevó el +4. Se queda esperando y se le ha unido un −2. Suman +2, así que la carta más alta se lleva los dos. Juega tu 10.
    .else = En una partida de verdad puedes jugar cualquier carta. Aquí el 10 te enseña más.
lesson-vulture = Un buitre. Ahora tiene que llevárselo la carta más baja que nadie repita. Quédate por encima sin gastar mucho: juega un 7, un 8 o un 9.
    .else = Esa es demasiado baja para estar a salvo, o demasiado buena para gastarla aquí. Juega un 7, un 8 o un 9.
lesson-spared = El 3 de { $one } era la carta más baja, así que { $one } se lleva el −5. Te has librado.
lesson-tip = Un consejo: recuerda lo que han jugado los demás. Cuando ya no tienen cartas altas, ganas con cartas bajas.
lesson-end = Al final gana quien tenga más puntos; un total repetido no cuenta. Ya sabes jugar a Raj: juega una partida pequeña, con cinco cartas.
