name = Linko
tagline = Suelta tus cartas en grupos y ataca los grupos de los demás que sean igual de grandes y más bajos

option-end = Fin de la ronda
    .help = Cuándo termina una ronda por una mano vacía
    .rulebook = tras los conflictos de ese turno, si la mano sigue vacía
    .publisher = en el momento en que se juega la última carta, sin conflictos
option-rounds = Rondas
    .help = Cuántas rondas se juegan; si no dices nada, tantas como asientos
option-tiebreak = Desempate
    .help = Quién gana cuando hay totales iguales
    .shared = la victoria se comparte
    .fewest_in_hand = quien tiene menos cartas en la mano en la última ronda; después, se comparte
option-draw_if_no_conflict = Carta libre
    .help = Tras un turno sin conflictos, puedes tomar una carta
option-numbers = Números
    .help = Cuántos números tiene el mazo, desde el 1; menos hacen un mazo pequeño, para aprender y probar
option-copies = Copias
    .help = Cuántas cartas hay de cada número; para mazos pequeños
option-jokers = Comodines
    .help = Cuántos comodines hay; para mazos pequeños
option-dealt = Cartas repartidas
    .help = Cuántas cartas recibe cada asiento; para mazos pequeños
option-display = Cartas visibles
    .help = Cuántas cartas quedan visibles junto al mazo; para mazos pequeños

level-greedy = Codicioso
bot-greedy = suelta muchas cartas de una vez, roba lo que va con su mano

event-dealt = { $you ->
    [yes] Recibes { $card }.
   *[no] { $seat } recibe una carta.
}
event-shown = { $card } se une a las cartas visibles.
event-begun = Ronda { $round } de { $rounds }: { $dealt ->
    [one] una carta
   *[other] { $dealt } cartas
} para cada uno. { $you ->
    [yes] Empiezas tú
   *[no] Empieza { $seat }
}.
event-played = { $you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $cards }{ $left ->
    [0] , { $count ->
        [one] la última
       *[other] las últimas
    } de la mano
   *[other] { "" }
}.
event-conflict = Conflicto: { $to_you ->
    [yes] tus cartas { $cards }
   *[no] { $cards } de { $victim_seat }
}.
event-took = { $to_you ->
    [yes] { $seat } te roba { $cards }.
   *[no] { $you ->
        [yes] Robas
       *[no] { $seat } roba
    } { $cards } a { $victim_seat }.
}
event-left = { $to_you ->
    [yes] { $seat } te deja elegir: descartar { $cards } o recogerlas.
   *[no] { $you ->
        [yes] Dejas
       *[no] { $seat } deja
    } la elección a { $victim_seat }: descartar { $cards } o recogerlas.
}
event-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $cards }.
event-recovered = { $you ->
    [yes] Recoges
   *[no] { $seat } recoge
} { $cards }.
event-drew = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $card } de las cartas visibles.
event-drew-pile = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $seen ->
    [yes] { $card }
   *[no] una carta
} del mazo.
event-stayed = { $you ->
    [yes] No tomas
   *[no] { $seat } no toma
} ninguna carta.
event-round-ended = { $why ->
    [out] { $you ->
        [yes] Tu mano está vacía
       *[no] { $seat } tiene la mano vacía
    }
    [cards] No queda nada que tomar
   *[turns] Ha sido el último turno
}: la ronda { $round } termina.
event-round-scored = Ronda { $round }: { $points_by_seat }.

prompt-play = Juega cartas de un mismo número; los comodines pueden ir con ellas, o solos.
prompt-attack = Conflicto con { $victim_seat } por { $cards }: ¿robas, o dejas la elección a { $victim_seat }?
prompt-defend = { $attacker_seat } ataca tus cartas { $cards }: ¿las descartas y tomas { $count ->
    [one] una carta
   *[other] { $count } cartas
}, o las recoges?
prompt-draw = Toma { $owed ->
    [one] una carta
   *[other] { $owed } cartas, una a una,
} { draw-places }.
prompt-free-draw = Sin conflictos. Puedes tomar una carta { draw-places }, o quedarte así.
draw-places = { $pile ->
    [0] de las cartas visibles
   *[other] { $open ->
        [0] del mazo
       *[other] de las cartas visibles o del mazo
    }
}

meaning-play = { $attacks ->
    [0] no ataca a nadie
    [1] ataca a { $first_seat }
    [2] ataca a { $first_seat } y { $second_seat }
    [3] ataca a { $first_seat }, { $second_seat } y { $third_seat }
   *[other] ataca a { $first_seat }, { $second_seat }, { $third_seat } y { $fourth_seat }
}; { $ends ->
    [yes] termina la ronda
   *[no] { $left ->
        [0] tu mano queda vacía
        [one] queda 1 carta en la mano
       *[other] quedan { $left } cartas en la mano
    }
}
meaning-take = { $cards } en tu mano; { $victim_seat } toma { $count ->
    [one] una carta
   *[other] { $count } cartas
}
meaning-leave = { $victim_seat } o descarta { $cards } y toma el mismo número de cartas, o lo recoge todo en la mano
meaning-discard = { $cards } fuera de la ronda; tomas { $count ->
    [one] una carta
   *[other] { $count } cartas
}
meaning-recover = { $cards } de vuelta a tu mano; no tomas nada
meaning-draw = todos la ven; de estas tienes { $held ->
    [0] ninguna
   *[other] { $held }
}
meaning-draw-pile = la carta de arriba de { $pile }; solo tú la ves
meaning-stay = no toma carta; juega el asiento siguiente

result-rounds = Se han jugado todas las rondas. { $you ->
    [yes] Ganas tú.
   *[no] { $winners } { $count ->
        [one] gana
       *[other] ganan
    }.
}

round-of = Ronda { $round } de { $rounds }
in-hand = mano
stack-empty = sin pila
display-cards = Cartas visibles
pile-cards = mazo
discarded-cards = Descartadas
your-hand = Tu mano
known-cards = Se sabe que tienen
no-cards = ninguna
conflict-line = Conflicto: { $to_you ->
    [yes] { $seat } ataca tus cartas { $cards }
   *[no] { $you ->
        [yes] atacas
       *[no] { $seat } ataca
    } las cartas { $cards } de { $victim_seat }
}

error-too-few-cards = { $cards } cartas son pocas: las manos de { $seats } asientos y las cartas visibles piden { $needed }. Pon más números, copias o comodines, o reparte menos cartas.
error-no-such-card = No hay carta «{ $card }». Los números van del 1 al { $numbers }, y X es un comodín.
error-play-nothing = Di las cartas que juegas, así: play 6 6 X.
error-mixed-numbers = { $one } y { $other } no van juntos. Juega cartas de un mismo número, con comodines (X) si quieres.
error-too-many-cards = Solo hay { $copies } cartas de cada número y { $jokers } comodines. Juega cartas que tengas.
error-not-held = No tienes { $cards }. Juega cartas de un mismo número, con comodines si quieres, de tu mano: { $hand }.
error-play-first = Ahora no hay nada que robar, dejar ni tomar. Juega cartas de un mismo número de tu mano: { $hand }.
error-take-or-leave = Se te pregunta por { $cards } de { $victim_seat }. Di take o leave.
error-discard-or-recover = { $attacker_seat } ataca tu grupo { $cards } y te deja la elección. Di discard o recover.
error-pile-empty = El mazo se ha acabado. Toma de las cartas visibles: { $display }.
error-not-in-display = No hay { $card } en las cartas visibles. Puedes tomar { $open ->
    [0] del mazo: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , o del mazo: draw pile
    }
}.
error-draw-first = Primero toma { $owed ->
    [one] una carta
   *[other] { $owed } cartas
}: { $open ->
    [0] draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , o draw pile
    }
}.
error-draw-or-stay = Puedes tomar una carta o decir stay. Puedes tomar { $open ->
    [0] del mazo: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , o del mazo: draw pile
    }
}.
error-still-dealing = Todavía falta que llegue una carta del mazo. Espera a que llegue.
error-others-turn = Es el turno de { $active_seat }. Espera al tuyo.
error-others-attack = { $to_you ->
    [yes] { $active_seat } decide si te roba { $cards } o te deja elegir. Espera un momento.
   *[no] { $active_seat } decide si roba { $cards } a { $victim_seat } o le deja la elección. Espera un momento.
}
error-others-defence = { $victim_seat } va a descartar o a recoger { $cards }. Espera a eso.
error-others-draw = { $victim_seat } tiene que tomar { $owed ->
    [one] una carta
   *[other] { $owed } cartas
}. Espera a eso.
error-others-free-draw = { $active_seat } puede tomar una carta o quedarse así. Espera a eso.
