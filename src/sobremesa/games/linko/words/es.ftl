name = Linko
tagline = Suelta tus cartas en grupos y ataca los grupos de igual tamaño y número más bajo

about = De Wolfgang Kramer y Michael Kiesling. De { $least } a { $most } jugadores, de 20 a 60 minutos.

option-end = Fin de la ronda
    .help = Cuándo termina la ronda si alguien se queda sin cartas
    .rulebook = tras los conflictos
    .publisher = en el acto
option-rounds = Rondas
    .help = Cuántas rondas se juegan; si no dices nada, tantas como jugadores
option-tiebreak = Desempate
    .help = Quién gana cuando hay totales iguales; las cartas en la mano son las de la última ronda
    .shared = la victoria se comparte
    .fewest_in_hand = menos cartas en la mano
option-draw_if_no_conflict = Carta libre
    .help = Tras un turno sin conflictos, puedes tomar una carta
option-numbers = Números
    .help = Cuántos números tiene el mazo, desde el 1; con menos, el mazo es pequeño, para aprender
option-copies = Copias
    .help = Cuántas cartas hay de cada número; para mazos pequeños
option-jokers = Comodines
    .help = Cuántos comodines hay; para mazos pequeños
option-dealt = Cartas repartidas
    .help = Cuántas cartas recibe cada jugador; para mazos pequeños
option-display = Cartas visibles
    .help = Cuántas cartas quedan visibles junto al mazo; para mazos pequeños

level-greedy = Codicioso
bot-greedy = suelta muchas cartas de una vez, roba lo que va con su mano
card-named = { $card ->
    [X] el comodín
   *[other] el { $card }
}
cards-named = { $count ->
    [one] { $cards ->
        [X] el comodín
       *[other] el { $cards }
    }
   *[other] { $cards }
}

event-dealt = { $you ->
    [yes] Recibes { card-named }.
   *[no] { $seat } recibe una carta.
}
event-shown = { $card ->
    [X] Un comodín
   *[other] El { $card }
} se une a las cartas visibles.
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
} { cards-named }{ $left ->
    [0] , { $count ->
        [one] la última carta
       *[other] las últimas cartas
    } de la mano
   *[other] { "" }
}.
event-conflict = Conflicto: { $you ->
    [yes] atacas
   *[no] { $seat } ataca
} { $count ->
    [one] { $to_you ->
        [yes] tu carta { $cards }
       *[no] la carta { $cards } de { $victim_seat }
    }
   *[other] { $to_you ->
        [yes] tus cartas { $cards }
       *[no] las cartas { $cards } de { $victim_seat }
    }
}.
event-took = { $to_you ->
    [yes] { $seat } te roba { cards-named }.
   *[no] { $you ->
        [yes] Robas
       *[no] { $seat } roba
    } { cards-named } a { $victim_seat }.
}
event-left = { $to_you ->
    [yes] { $seat } te deja elegir
   *[no] { $you ->
        [yes] Dejas
       *[no] { $seat } deja
    } la elección a { $victim_seat }
}: descartar { cards-named }, o { $count ->
    [one] recogerlo
   *[other] recogerlas
}.
event-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { cards-named }.
event-recovered = { $you ->
    [yes] Recoges
   *[no] { $seat } recoge
} { cards-named }.
event-drew = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { card-named } de las cartas visibles.
event-drew-pile = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $seen ->
    [yes] { card-named }
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
prompt-attack = Conflicto con { $victim_seat } por { cards-named }: { $count ->
    [one] ¿lo robas
   *[other] ¿las robas
}, o le dejas la elección?
prompt-defend = { $attacker_seat } ataca { $count ->
    [one] tu carta { $cards }: ¿la descartas y tomas una carta, o la recoges?
   *[other] tus cartas { $cards }: ¿las descartas y tomas { $count } cartas, o las recoges?
}
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
meaning-leave = { $victim_seat } elige: descartar { $cards } y tomar { $count ->
    [one] una carta, o recogerlo
   *[other] { $count } cartas, o recogerlas
}
meaning-discard = { $cards } fuera de la ronda; tomas { $count ->
    [one] una carta
   *[other] { $count } cartas
}
meaning-recover = { $cards } de vuelta a tu mano; no tomas nada
meaning-draw = todos la ven; { $held ->
    [0] no tienes ninguna igual
    [one] ya tienes una igual
   *[other] ya tienes { $held } iguales
}
meaning-draw-pile = la carta de arriba del mazo ({ $pile }); solo tú la ves
meaning-stay = no toma carta; le toca al siguiente jugador

result-rounds = Se han jugado todas las rondas. { $you ->
    [yes] Ganas tú.
   *[no] { $count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
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
    [yes] { $seat } te ataca por { $cards }
   *[no] { $you ->
        [yes] atacas
       *[no] { $seat } ataca
    } a { $victim_seat } por { $cards }
}

error-too-few-cards = { $cards } cartas son pocas: para las manos de { $seats } jugadores y las cartas visibles hacen falta { $needed }. Pon más números, copias o comodines, o reparte menos cartas.
error-no-such-card = No existe la carta «{ $card }». Los números van del 1 al { $numbers }, y X es un comodín.
error-play-nothing = Di las cartas que juegas, así: jugar 6 6 X.
error-mixed-numbers = { $one } y { $other } no van juntos. Juega cartas de un mismo número, con comodines (X) si quieres.
error-too-many-cards = Solo hay { $copies } cartas de cada número y { $jokers } comodines. Juega cartas que tengas.
error-not-held = No tienes { $cards }. Juega cartas de un mismo número, con comodines si quieres, de tu mano: { $hand }.
error-play-first = Ahora no hay nada que robar, dejar ni tomar. Juega cartas de un mismo número de tu mano: { $hand }.
error-take-or-leave = Te toca decidir sobre { $cards } de { $victim_seat }. Di robar o dejar.
error-discard-or-recover = { $attacker_seat } ataca tus cartas { $cards } y te deja la elección. Di descartar o recoger.
error-pile-empty = El mazo se ha acabado. Toma de las cartas visibles: { $display }.
error-not-in-display = No hay { $card } en las cartas visibles. Puedes tomar { $open ->
    [0] del mazo: tomar mazo
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , o del mazo: tomar mazo
    }
}.
error-draw-first = Primero toma { $owed ->
    [one] una carta
   *[other] { $owed } cartas
}: { $open ->
    [0] tomar mazo
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , o tomar mazo
    }
}.
error-draw-or-stay = Puedes tomar una carta o decir quedarse. Puedes tomar { $open ->
    [0] del mazo: tomar mazo
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , o del mazo: tomar mazo
    }
}.
error-still-dealing = Una carta del mazo aún está en camino. Espera un momento.
error-others-turn = Es el turno de { $active_seat }. Espera al tuyo.
error-others-attack = { $to_you ->
    [yes] { $active_seat } decide si te roba { $cards } o te deja elegir. Espera un momento.
   *[no] { $active_seat } decide si roba { $cards } a { $victim_seat } o le deja la elección. Espera un momento.
}
error-others-defence = { $victim_seat } decide entre descartar y recoger { $cards }. Espera un momento.
error-others-draw = { $victim_seat } tiene que tomar { $owed ->
    [one] una carta
   *[other] { $owed } cartas
}. Espera un momento.
error-others-free-draw = { $active_seat } decide si toma una carta. Espera un momento.

report-conflict = Conflicto
report-took = Cartas robadas a otro jugador
report-discarded = Cartas descartadas
report-recovered = Cartas recogidas
report-drew = Cartas tomadas
report-round-ended = Rondas


# Words that may be typed in place of the English ones of a move
typed-words = jugar=play juega=play juego=play robar=take roba=take robo=take dejar=leave deja=leave dejo=leave descartar=discard descarta=discard descarto=discard recoger=recover recoge=recover recojo=recover tomar=draw toma=draw tomo=draw quedarse=stay paso=stay mazo=pile comodín=joker
## El entrenador

reason-plays = La jugada { meaning-play }. { $safe ->
    [0] Casi siempre hay otra mano que puede atacar este grupo antes de tu próximo turno
   *[other] En { $safe } de 100 casos ninguna otra mano puede atacar este grupo antes de tu próximo turno
}.
reason-ends = La jugada { meaning-play }. Entonces tu pila tiene { $stack } cartas.
reason-takes = La jugada pone { meaning-take }. { $held ->
    [0] Aún no tienes ninguna de este número.
   *[other] Ya tienes { $held } de este número.
}
reason-leaves = Después { meaning-leave }. Te quedas con { $left } cartas en la mano.
reason-discards = La jugada pone { meaning-discard }. { $held ->
    [0] No tienes ninguna más de este número.
   *[other] Tienes { $held } más de este número.
}
reason-recovers = La jugada trae { meaning-recover }. { $held ->
    [0] No tienes ninguna más de este número.
   *[other] Tienes { $held } más de este número.
}
reason-draws = Con ella tienes { $held } { $card ->
    [X] { $held ->
        [one] comodín, que va
       *[other] comodines, que van
    } con cualquier número
   *[other] de este número
}.
reason-draws-unseen = De cada 100 cartas que no has visto, { $useful } van con tu mano: son comodines, o números que tienes.
reason-stays = Te quedas con { $left } cartas. Cada una que sobre al final cuesta un punto.
# La primera partida, paso a paso
lesson-goal = Líbrate de tus cartas. Al final, las que tienes delante cuentan +1 cada una; las de tu mano, −1. La ronda acaba cuando alguien se queda sin cartas.
lesson-set = En tu turno juegas cartas de un solo número, las que quieras. Juega los dos 6.
    .else = En una partida de verdad puedes hacerlo. Aquí, juega los dos 6.
lesson-conflict = { $one } ha jugado dos 4. Los ataca la misma cantidad de cartas de un número más alto: juega los dos 9.
    .else = Eso no ataca a nadie. Juega los dos 9: tantas cartas como tiene { $one } arriba, y más altas.
lesson-take = Un conflicto. Puedes robar los 4 para tu mano o dejar que elija { $one }. Róbalos.
    .else = También es posible. Aquí, roba los 4.
lesson-took = Ahora los 4 son tuyos. { $one } ha tenido que tomar dos cartas a cambio, de las visibles o del mazo.
lesson-left = { $two } ataca tus 9 con dos 10 y te deja elegir: descartarlos y tomar otras dos cartas, o recogerlos en tu mano. Recógelos.
    .else = También es posible. Aquí, recoge tus 9: los vas a necesitar.
lesson-joker = Un comodín, X, toma el número de las cartas con las que se juega. Juega 9 9 X: tres 9.
    .else = En una partida de verdad puedes hacerlo. Aquí, juega los dos 9 con el comodín.
lesson-tip = Un consejo: a un grupo solo lo ataca otro del mismo tamaño y de un número más alto. Pocos tienen tres cartas iguales, así que los grupos grandes están a salvo. Un 1 o un 2 solo, no.
lesson-end = Hay tantas rondas como jugadores y gana la suma más alta. Ya sabes jugar a Linko: juega una ronda.
