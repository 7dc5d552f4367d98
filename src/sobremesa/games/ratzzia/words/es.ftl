name = Ratzzia
tagline = Tus ratones trepan por la despensa en busca de comida; lo que está en el saco está a salvo
about = De Sophia Wagner. De { $least } a { $most } jugadores, de 30 a 60 minutos.

option-goal = Objetivo
    .help = Cuánta comida en el saco da la victoria
option-rounding = Redondeo
    .help = Cómo se redondea la mitad de un número impar de comida
    .odd = al número impar
    .down = hacia abajo
    .up = hacia arriba
option-board = Tablero
    .help = El habitual es una reconstrucción; puedes cambiarlo por un archivo con el tablero de tu caja
option-support = Dados de apoyo
    .help = En las partidas de dos se usan también dados de apoyo

bot-greedy = busca comida, recompensas y un saco lleno
level-greedy = Codicioso

reward-name = { $reward ->
    [anxious_ana] Ana Ansiosa
    [candy_jar] el tarro de caramelos
    [sausages] { $amount ->
        [one] 1 salchicha
       *[other] { $amount } salchichas
    }
    [protect_food] proteger la comida
    [greedy_mouse] el ratón codicioso
   *[accountant] el contable
}
die-name = { $die ->
    [candy] un dado de caramelo como { $face }
    [support] un dado de apoyo con { $face }
   *[mouse] un { $face }
}

event-die = { $support ->
    [yes] Un dado de apoyo muestra { $face }.
   *[no] Un dado muestra { $face }.
}
event-rolls = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $count ->
    [one] un ratón
   *[other] { $count } ratones
} para tirar.
event-rolled = { $how ->
    [first] { $you ->
        [yes] Tiras:
       *[no] { $seat } tira:
    }
    [again] Los ratones muestran ahora
   *[support] Los dados de apoyo muestran
} { $dice }.
event-rerolls = { $you ->
    [yes] Tiras
   *[no] { $seat } tira
} { $count ->
    [one] un ratón
   *[other] { $count } ratones
} otra vez{ $returned ->
    [0] { "" }
   *[other] , también los que devolvió el gato
}.
event-kept = { $you ->
    [yes] Te quedas
   *[no] { $seat } se queda
} con la tirada tal como está.
event-woke-cat = El gato está atento al { $face }: { $count ->
    [one] un dado va
   *[other] { $count } dados van
} a sus casillas rojas; { $left ->
    [0] ya no queda ninguna libre.
    [one] aún queda una libre.
   *[other] aún quedan { $left } libres.
}
event-raid = Llega el gato. Los { $dice } dados salen del tablero y nadie cobra.
event-recalled = { $you ->
    [yes] Recoges
   *[no] { $seat } recoge
} { $count ->
    [one] un dado
   *[other] { $count } dados
} de la columna { $column }.
event-passed = { $you ->
    [yes] No tienes
   *[no] { $seat } no tiene
} nada que tirar ni que recoger.
event-support = { $you ->
    [yes] Tiras
   *[no] { $seat } tira
} también los dados de apoyo.
event-no-support = { $you ->
    [yes] Dejas
   *[no] { $seat } deja
} los dados de apoyo donde están.
event-placed = { $you ->
    [yes] Colocas
   *[no] { $seat } coloca
} { die-name } { $column ->
    [0] delante del gato.
   *[other] en la columna { $column }.
}
    .several = { $you ->
        [yes] Colocas
       *[no] { $seat } coloca
    } { $faces } { $column ->
        [0] delante del gato.
       *[other] en la columna { $column }.
    }
event-returned-support = { $you ->
    [yes] Devuelves
   *[no] { $seat } devuelve
} { $count ->
    [one] un dado de apoyo que no tiene sitio.
   *[other] { $count } dados de apoyo que no tienen sitio.
}
event-done = { $you ->
    [yes] Has terminado
   *[no] { $seat } ha terminado
} de colocar.
event-completed = La columna { $column } está completa. { $food ->
    [0] Sus casillas no pagan nada.
   *[other] Sus casillas pagan: { $paid_by_seat }.
}
event-sausages = { $you ->
    [yes] Recibes
   *[no] { $seat } recibe
} { reward-name } del estante.
event-protected = { $pair ->
    [0] No hay ninguna pareja en la columna, así que no entra nada en el saco.
   *[other] Una pareja de { $pair } pide { $sum } de comida. { $moved ->
        [0] { $you ->
            [yes] Solo tienes
           *[no] { $seat } solo tiene
        } { $food }, así que no entra nada en el saco.
       *[other] { $you ->
            [yes] Metes
           *[no] { $seat } mete
        } { $moved } en el saco; comida desprotegida que queda: { $left }. El saco tiene { $bag }.
    }
}
event-declined = { $you ->
    [yes] Dejas { $food } de comida fuera del saco
   *[no] { $seat } deja { $food } de comida fuera del saco
}; la pareja habría protegido { $sum }.
event-took-candy = { $you ->
    [yes] Tomas
   *[no] { $seat } toma
} un dado de caramelo del tarro.
event-no-candy = No hay ningún dado de caramelo que tomar.
event-took-candy-from-seat = { $to_you ->
    [yes] { $seat } te quita un dado de caramelo.
   *[no] { $you ->
        [yes] Quitas
       *[no] { $seat } quita
    } un dado de caramelo a { $from_seat }.
}
event-took-candy-from-column = { $to_you ->
    [yes] { $seat } te quita el dado de caramelo de la columna { $column }.
   *[no] { $you ->
        [yes] Tomas
       *[no] { $seat } toma
    } el dado de caramelo de la columna { $column }.
}
event-sent = Ana Ansiosa: { $you ->
    [yes] envías
   *[no] { $seat } envía
} el { $face } al fondo de la columna { $column }{ $pushed ->
    [0] .
    [one] , y el dado que estaba allí sube.
   *[other] , y los { $pushed } dados que estaban allí suben.
}
event-sent-nowhere = Ana Ansiosa no encuentra columna a la que ir, y su dado vuelve a casa.
event-robbed = { $to_you ->
    [yes] { $seat } te quita { $food } de comida.
   *[no] { $you ->
        [yes] Quitas
       *[no] { $seat } quita
    } { $food } de comida a { $from_seat }.
}
event-handed-on = El contable: todos pasan la mitad de la comida desprotegida a la { $way ->
    [left] izquierda
   *[right] derecha
}. Entregado: { $given_by_seat }.

prompt-start = { $mice ->
    [0] { $columns ->
        [0] No tienes ratones que tirar ni que recoger: pasa.
       *[other] No tienes ratones que tirar. Recoge tus dados de una columna.
    }
   *[other] Tira tus ratones, o recoge tus dados de una columna.
}
prompt-reroll = Tira otra vez los que quieras de { $dice }, una sola vez, o quédatelos.{ $returned ->
    [0] { "" }
    [one] { " " }El ratón que devolvió el gato se tira también.
   *[other] { " " }Los { $returned } ratones que devolvió el gato se tiran también.
}
prompt-support = ¿Tiras también los dados de apoyo? Luego hay que colocarlos todos, si se puede.
prompt-place = { $helpers ->
    [0] { $count ->
        [0] No te quedan ratones por colocar. { $candy ->
            [0] Has terminado.
           *[other] Coloca un dado de caramelo, o acaba.
        }
       *[other] Coloca tus ratones, al menos uno si puedes: { $dice }.
    }
   *[other] Coloca los dados de apoyo { $support }, todos si puedes{ $count ->
        [0] .
       *[other] , y tus ratones: { $dice }.
    }
}
prompt-ana = Ana Ansiosa envía su { $face } al fondo de la columna que elijas.
prompt-candy = El tarro está vacío. ¿De dónde tomas un dado de caramelo?
prompt-rob = El ratón codicioso: ¿a quién le quitas la mitad de la comida?
prompt-give = El contable: ¿hacia qué lado pasan todos la mitad de la comida?
prompt-protect = Tienes { $food } de comida: ¿metes { $sum } en el saco, o la dejas fuera?

meaning-roll = tira { $count ->
    [one] tu ratón
   *[other] tus { $count } ratones
}
meaning-recall = recoge { $count ->
    [one] un dado
   *[other] { $count } dados
} de la columna { $column } y acaba tu turno
meaning-pass = acaba tu turno
meaning-reroll = tira otra vez { $count ->
    [0] solo lo que devolvió el gato
   *[other] { $dice }
}{ $returned ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] , y lo que devolvió el gato
    }
}
meaning-keep = deja la tirada tal como está
meaning-support = tira { $count ->
    [one] el dado de apoyo
   *[other] los { $count } dados de apoyo
}; luego hay que colocarlos todos, si se puede
meaning-no-support = deja los dados de apoyo donde están
meaning-place = { $column ->
    [0] despierta un poco al gato
   *[other] { $die ->
        [support] no paga a nadie
       *[other] pagará { $food }
    }{ $completes ->
        [yes] ; completa la columna: { reward-name }
       *[no] { "" }
    }
}
meaning-return-support = devuelve { $count ->
    [one] el dado de apoyo que no se puede colocar
   *[other] los { $count } dados de apoyo que no se pueden colocar todos
}
meaning-done = termina la colocación; las columnas completas pagan
meaning-send = va al fondo de la columna { $column }{ $pushed ->
    [0] { "" }
   *[other] , empujando { $pushed } hacia arriba
}{ $completes ->
    [yes] { " " }y la completa: { reward-name }
   *[no] { "" }
}
meaning-candy-from-seat = quita un dado de caramelo a { $from_seat }
meaning-candy-from-column = toma el dado de caramelo de la columna { $column }
meaning-rob = quita { $food } de comida a { $from_seat }
meaning-give = das { $given } a { $to_seat } y recibes { $gotten } de { $from_seat }
meaning-protect = mete { $sum } de comida en el saco, que pasa a tener { $bag }; quedan { $left } de comida desprotegida
meaning-decline = deja sin proteger los { $food } de comida

result-goal = { $you ->
    [yes] Llenas el saco y ganas.
   *[no] { $winners } llena el saco y gana.
}
result-guard = { $you ->
    [yes] Tras 400 turnos gana el saco más lleno; si hay empate, quien tiene más comida. Ganas tú.
   *[no] Tras 400 turnos gana el saco más lleno; si hay empate, quien tiene más comida. { $count ->
        [one] Gana { $winners }.
       *[other] Victoria compartida: { $winners }.
    }
}

turn-of = Turno { $turn }
win-with = gana quien tenga { $goal } en el saco
shelf-label = { $reward ->
    [anxious_ana] Ana
    [candy_jar] tarro
    [sausages] +{ $amount }
    [protect_food] saco
    [greedy_mouse] robo
   *[accountant] mitad
}
the-cat = gato
the-jar = tarro
the-supply = apoyo
seat-food = comida { $food }
seat-mice = ratones { $mice }
seat-candy = caramelos { $candy }
rolled-mice = Tirada
rolled-support = Dados de apoyo
board-label = { $origin ->
    [box] Tablero como el de la caja.
    [own] Un tablero propio.
   *[reconstruction] Tablero reconstruido: el texto del reglamento solo da parte del impreso.
}
board-title = { $default ->
    [yes] El tablero habitual
   *[no] El tablero
}
board-reason = { $origin ->
    [box] Este tablero se copió de una caja.
    [own] Este tablero lo hizo alguien por su cuenta; no es el de la caja.
   *[reconstruction] Este tablero es una reconstrucción. El texto del reglamento solo fija parte de lo que está impreso en el verdadero, y ningún texto público da el resto; lo que falta se completó de modo que se cumplan todas las frases de las reglas y una partida dure lo que debe.
}
board-legend = De abajo arriba: el número que debe mostrar el dado (□ cualquiera, = el mismo que el dado de abajo) y la comida que paga. Las casillas con (3+) o (4+) solo existen con 3 o más, o con 4 o más, jugadores.
board-cat = El gato: casillas grises { $grey }, casillas rojas { $red }, con 2, 3, 4 y 5 jugadores.

error-still-rolling = { $count ->
    [one] Un dado todavía rueda. Espera a que pare.
   *[other] { $count } dados todavía ruedan. Espera a que paren.
}
error-not-active = Es el turno de { $active_seat }. Espera al tuyo.
error-not-rolled = Ya no queda ningún { $face } que tirar otra vez. Elige entre lo que muestran tus ratones: { $dice }. O quédatelos: guardar.
error-no-such-face = Ningún dado muestra { $face }. Las caras van del 1 al 6.
error-candy-at-cat = Los dados de caramelo no van al gato. Colócalo en una columna, así: caramelo 4 en 3.
error-no-such-column = No existe la columna { $column }. Las columnas van de la 1 a la { $last }.
error-no-such-rat = No existe el asiento { $number }. Los asientos van del 0 al { $last }.
error-nothing-to-recall = No tienes dados en la columna { $column }. Tienes en: { $columns }.
error-only-recall = No tienes ratones que tirar. Recoge tus dados de una columna: { $columns }.
error-only-pass = No tienes nada que tirar ni que recoger. Di pasar.
error-roll-or-recall = Tu turno empieza tirando tus ratones ({ $mice }){ $count ->
    [0] . No tienes dados en las columnas que recoger.
   *[other] , o recoges tus dados de una columna: { $columns }.
}
error-reroll-nothing = Nombra las caras que tiras otra vez, así: repetir 1 3. Tienes { $dice }. O quédatelos: guardar.
error-reroll-or-keep = Di primero cuáles de { $dice } tiras otra vez, así: repetir 1 3. O quédatelos: guardar.
error-support-or-not = Di primero si tiras los dados de apoyo ({ $count }): apoyo, o sin apoyo.
error-no-such-die = No hay ningún { $face } entre estos dados. Tienes: { $dice }.
error-blocks-support = Así los dados de apoyo { $dice } ya no se podrían colocar todos con uno de tus ratones. Elige una casilla que les deje lugar.
error-cat-full = Las casillas grises del gato están llenas; las rojas se llenan solas. Colócalo en una columna.
error-column-full = La columna { $column } está completa y no admite más dados. Elige otra.
error-does-not-fit = Un { $face } no encaja ahora en la columna { $column }. Ahí encaja: { $fits }.
error-no-candy = No tienes ningún dado de caramelo. Coloca tus ratones, o acaba: listo.
error-support-first = Los dados de apoyo { $dice } se pueden colocar todos con uno de tus ratones, así que hay que hacerlo. Colócalos primero.
error-no-support-rolled = No hay dados de apoyo en la mano que devolver. Coloca tus ratones, o acaba: listo.
error-place-one = Uno de tus ratones encaja en algún sitio: { $dice }. Coloca al menos uno; después puedes acabar.
error-place-now = Ahora colocas dados, así: colocar 5 en 3. Tienes: { $dice }. Cuando no quieras más, di listo.
error-send-first = Primero envía el dado de Ana Ansiosa a otra columna: { $columns }. Dilo así: enviar a 3.
error-take-first = Primero tomas un dado de caramelo. Puedes decir: { $moves }.
error-rob-another = No puedes robarte a ti. Elige a otro jugador.
error-rob-first = Primero el ratón codicioso roba a alguien. Di a quién, así: robar 1.
error-give-first = Di primero hacia qué lado pasan todos la mitad de la comida: dar izquierda, o dar derecha.
error-protect-first = Di primero si metes { $sum } de comida en el saco: proteger, o rechazar.

board-where = { $file }{ $column ->
    [0] { "" }
   *[other] , columna { $column }
}{ $space ->
    [0] { "" }
   *[other] , casilla { $space }
}
error-board-not-a-file-name = «{ $file }» no es un tablero. Escribe default, o el nombre de un archivo que acabe en .toml.
error-board-not-found = { $file }: ese archivo no existe.
error-board-too-long = { $file }: un tablero tiene como mucho { $most } bytes.
error-board-unreadable = No se puede leer { $file }: { $why }
error-board-not-toml = { $file } no es un archivo TOML: { $why }
error-board-not-json = { $file } no está en JSON, como debe estar un tablero enviado a un servidor: { $why }
error-board-not-a-table = { board-where }, { $field }: esto debe ser una tabla con sus campos.
error-board-missing = { board-where }, { $field }: esto falta.
error-board-unknown-field = { board-where }, { $field }: ese campo no existe. Disponibles: { $known }.
error-board-not-a-number = { board-where }, { $field }: «{ $value }» no es un número entero.
error-board-out-of-range = { board-where }, { $field }: { $value } no está entre { $least } y { $most }.
error-board-unknown-word = { board-where }, { $field }: «{ $value }» no se conoce. Puede ser: { $known }.
error-board-not-a-flag = { board-where }, { $field }: «{ $value }» no es true ni false.
error-board-not-a-text = { board-where }, { $field }: «{ $value }» no es un texto.
error-board-not-a-list = { board-where }, { $field }: esto debe ser una lista.
error-board-none = { board-where }, { $field }: tiene que haber al menos uno.
error-board-too-many = { board-where }, { $field }: hay { $count }, y caben como mucho { $most }.
error-board-column-count = { board-where }, { $field }: dice { $value }, pero hay { $count } columnas.
error-board-column-id = { board-where }, { $field }: dice { $value }, pero las columnas se numeran 1, 2, 3 … desde la izquierda.
error-board-amount-unused = { board-where }, { $field }: solo las salchichas tienen cantidad.
error-board-bottom-link = { board-where }, { $field }: la casilla del fondo no tiene otra debajo a la que igualar.
error-board-no-protect = { board-where }, { $field }: ninguna columna tiene protect_food, así que nadie podría llenar el saco.
error-board-empty-column = { board-where }, { $field }: con { $size } jugadores no queda ninguna casilla de esta columna.
error-board-short-anas = { board-where }, { $field }: con { $size } jugadores esta columna y la columna { $other }, ambas de Ana Ansiosa, tienen una sola casilla, y un dado podría ir y venir sin fin.
error-board-long-cat = { board-where }, { $field }: el gato tiene como mucho { $most } casillas, grises y rojas juntas.
error-board-support-at-two = { board-where }, { $field }: los dados de apoyo son para dos jugadores, así que esto debe ser 0.

report-woke-cat = Dados que despiertan al gato
report-raid = Llega el gato
report-recalled = Dados recogidos
report-support = Dados de apoyo tirados
report-completed = Columnas completas
report-protected = Comida protegida
report-declined = Comida que queda desprotegida
report-candy = Caramelos tomados del tarro
report-candy-stolen = Caramelos tomados de otro sitio
report-sent = Ana Ansiosa envía su dado
report-robbed = Robos del ratón codicioso
report-handed-on = El contable
# Words that may be typed in place of the English ones of a move
typed-words = tirar=roll tira=roll tiro=roll repetir=reroll guardar=keep guardo=keep quedarse=keep pasar=pass paso=pass recoger=recall recoge=recall recojo=recall apoyo=support sin=no devolver=return devuelvo=return colocar=place coloca=place coloco=place poner=place pongo=place en=at gato=cat listo=done acabar=done acabo=done enviar=send envía=send envío=send mandar=send mando=send a=to caramelo=candy de=from del=from columna=column asiento=seat robar=rob roba=rob robo=rob dar=give doy=give entregar=give izquierda=left derecha=right proteger=protect protejo=protect rechazar=decline rechazo=decline
## El entrenador

reason-rolls = La jugada { meaning-roll }. Valores que encajan en una columna: { $fitting } de 6.
reason-recalls = La jugada { meaning-recall }. Quedan { $mice } ratones en tu mano.
reason-rerolls = La jugada { meaning-reroll }. Valores que encajan en una columna: { $fitting } de 6.
reason-keeps = Dados que encajan en una columna tal como están: { $fitting } de { $mice }.
reason-places = La jugada { meaning-place }. Encima { $left ->
    [one] queda una casilla vacía
   *[other] quedan { $left } casillas vacías
}.
reason-completes = La jugada { meaning-place }. La columna te paga { $mine } de comida, y a los demás { $theirs }.
reason-wakes = La jugada { meaning-place }. { $left ->
    [0] Ya no hay casilla gris libre: el gato está despierto
    [one] Falta una casilla gris para que el gato despierte
   *[other] Faltan { $left } casillas grises para que el gato despierte
}.
reason-done = La jugada { meaning-done }. { $mice ->
    [one] Queda un ratón
   *[other] Quedan { $mice } ratones
} en tu mano para el próximo turno.
reason-robs = La jugada { meaning-rob }. Te quedas con { $food_then } de comida desprotegida.
reason-gives = Así, { meaning-give }.
reason-protects = La jugada { meaning-protect }. Con { $goal } de comida en el saco se gana.
reason-declines = La jugada { meaning-decline }. Tu saco tiene { $bag_now } de { $goal }.
# La primera partida, paso a paso
lesson-goal = Tus dados son ratones. Trepan por las columnas de una despensa, de abajo arriba, y una columna llena paga comida. Gana quien primero tenga 25 en el saco.
lesson-roll = Tienes seis ratones. Tíralos.
    .else = Tira tus ratones.
lesson-reroll = La columna 4 empieza con un 1 y un 2, y tienes ambos. Puedes volver a tirar dados, una vez: guarda el 1 y el 2 y tira los demás.
    .else = Guarda solo el 1 y el 2, y tira los otros cuatro.
lesson-climb = Ahora hazlos trepar: primero el 1, luego el 2, los dos en la columna 4.
    .else = También es posible. Aquí, coloca el 1 y luego el 2 en la columna 4.
lesson-complete = La casilla de arriba de la columna 4 admite cualquier dado. Coloca uno allí y di que has terminado.
    .else = También es posible. Aquí, coloca otro dado en la columna 4 y termina.
lesson-paid = La columna se llenó. Cada uno de tus dados dio una salchicha, y el estante de encima, otra. Los ratones han vuelto a tu mano. Pero los demás aún te pueden quitar esta comida.
lesson-again = { $one } ha trepado hasta la mitad de la columna 7. Quien la llene puede proteger comida, sean de quien sean los dados. Tira.
    .else = Tira tus ratones.
lesson-pair = Tienes dos 3. Quédate con esta tirada y coloca los dos en la columna 7: el signo = pide el mismo número que hay debajo. Luego termina.
    .else = También es posible. Aquí, quédate con esta tirada, coloca los dos 3 en la columna 7 y termina.
lesson-protect = Llena. Este estante pasa comida a tu saco: exactamente la suma de la pareja más alta de la columna, 3 y 3. Protégela.
    .else = La comida del saco está a salvo, y solo el saco gana. Protégela.
lesson-bagged = Tu saco tiene 6 de comida, y nadie te la puede quitar. Lo que pasa de esa suma se queda en la mesa, desprotegido.
lesson-cat = { $one } ha puesto un 5 en la casilla gris del gato. Desde ahora, cada 5 que salga va al gato. Cuando sus casillas rojas estén llenas, todos los dados salen del tablero y nadie cobra.
lesson-end = Un consejo: entra en columnas que otros han empezado. Cada estante hace algo distinto; toca uno para leer qué. Ya sabes jugar a Ratzzia: juega hasta 10.
