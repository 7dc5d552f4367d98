name = Raj
tagline = Quince premios, quince apuestas por cabeza; las apuestas iguales se anulan
mouse = carta de ratón
vulture = carta de buitre

option-tiebreak = Desempate
    .help = Quién gana cuando hay totales iguales
    .strike = los totales repetidos se tachan y gana el mejor que quede
    .best_mouse = entre los mejores, gana la carta de ratón más alta
option-games = Partidas
    .help = Cuántas partidas forman un encuentro; los puntos se suman
option-bids = Cartas de apuesta
    .help = Cuántas cartas de apuesta tiene cada asiento, desde el 1
option-prizes = Premios
    .help = Las cartas de premio, tantas como las de apuesta, separadas por dos puntos
option-ties = Empates
    .help = Qué pasa con un premio que nadie se lleva
    .carry = espera al siguiente
    .discard = se aparta

level-rank = Por orden
level-near = Cerca del orden
bot-rank = apuesta según el valor del premio
bot-near = apuesta más o menos según el premio

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

prompt-highest = Elige una carta: la más alta sin pareja se lleva { SIGNED($sum) }.
prompt-lowest = Elige una carta: la más baja sin pareja se lleva { SIGNED($sum) }.
meaning-bid-high = se lleva { SIGNED($sum) }, salvo que alguien juegue la misma o una más alta sin pareja
meaning-bid-low = se lleva { SIGNED($sum) }, salvo que alguien juegue la misma o una más baja sin pareja

result-points = { $you ->
    [yes] Ganas con más puntos.
   *[no] { $winners } gana con más puntos.
}
result-struck = { $you ->
    [yes] El mejor total se repite y se tacha: ganas con el siguiente.
   *[no] El mejor total se repite y se tacha: { $winners } gana con el siguiente.
}
result-best_mouse = { $you ->
    [yes] El mejor total se repite: ganas con el ratón más alto.
   *[no] El mejor total se repite: { $winners } gana con el ratón más alto.
}
result-shared = { $winners } comparten la victoria.
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
taken-cards = se llevó

error-already-chosen = Tu carta de este turno ya está en la mesa: { $card }. Solo se juega una.
error-not-in-hand = No tienes el { $card }. Tienes: { $hand }.
error-zero-prize = Un premio no puede valer 0.
error-deck-sizes = Tiene que haber tantos premios como cartas de apuesta: { $bids } cartas de apuesta, { $prizes } premios.

error-solve-twice = La mano { $hand } tiene el { $card } dos veces. Cada carta existe una sola vez.
error-solve-unequal = Las manos tienen que ser igual de grandes: una tiene { $first } cartas, la otra { $second }.
error-solve-prizes = Tiene que haber tantos premios como cartas en una mano: { $cards } cartas, { $prizes } premios.
error-solve-reveal = { $reveal } no está entre los premios que quedan: { $prizes }.
error-solve-hands = Tiene que haber dos manos, no { $count }.
error-solve-empty = Una mano tiene que tener al menos una carta.
solved-difference = Vale para la primera mano, jugando ambas lo mejor posible: { $value } puntos.
solved-win = Probabilidad de que gane la primera menos la de la segunda, jugando lo mejor posible: { $value }
solved-estimate = Es una estimación: con tantas cartas la posición se puede explorar, pero no resolver hasta el final.
solved-hand = La mano { $hand } juega

reason-takes = Un { $card } se lleva { SIGNED($pile) } { $chance } veces de 100 y te deja { $higher ->
    [0] sin cartas más altas
    [one] una carta más alta
   *[other] { $higher } cartas más altas
}.
reason-avoids = Un { $card } se libra de { SIGNED($pile) } { $chance } veces de 100 y te deja { $higher ->
    [0] sin cartas más altas
    [one] una carta más alta
   *[other] { $higher } cartas más altas
}.
