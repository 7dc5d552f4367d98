name = Charidice
tagline = Puntúa algunos de tus dados y regala los demás; la generosidad tiene premio
about = De Jürgen Adams. De { $least } a { $most } jugadores, de 15 a 30 minutos.

option-rounds = Rondas
    .help = Cuántas rondas se juegan; en cada una, todos tienen un turno
option-greatest_gift = El mayor de los regalos
    .help = Cada uno puede pedir, una vez por partida, que un regalo valga el doble
option-generosity = Generosidad
    .help = Quien más ha regalado recibe una bonificación al final
option-dice = Colores de los dados
    .help = Para jugar con los dados de tu caja, escribe una palabra por dado: los colores de sus números del 1 al 6 con las letras y = amarillo, r = rojo, g = verde, b = azul, e = gris, k = negro

level-points = Puntos
bot-points = busca puntos y bonificación, regale lo que regale

colour-name = { $colour ->
    [yellow] amarillo
    [red] rojo
    [green] verde
    [blue] azul
    [grey] gris
   *[black] negro
}
other-colour-name = { $other ->
    [yellow] amarillo
    [red] rojo
    [green] verde
    [blue] azul
    [grey] gris
   *[black] negro
}

event-die = El dado { $die } muestra un { $number } { colour-name }.
event-rolled = { $roll ->
    [1] { $you ->
        [yes] Tiras
       *[no] { $seat } tira
    }
   *[other] Los dados muestran ahora
}: { $faces }.
event-asked = { $to_you ->
    [yes] { $seat } te pide el mayor de los regalos: el regalo de este turno cuenta doble.
   *[no] { $you ->
        [yes] Pides
       *[no] { $seat } pide
    } a { $active_seat } el mayor de los regalos: el regalo de este turno cuenta doble.
}
event-passed = { $you ->
    [yes] No pides
   *[no] { $seat } no pide
} ahora el mayor de los regalos.
event-rerolled = { $you ->
    [yes] { $keeps ->
        [0] Tiras
       *[other] Guardas { $kept } y tiras
    }
   *[no] { $seat } { $keeps ->
        [0] tira
       *[other] guarda { $kept } y tira
    }
} { $count ->
    [one] un dado
   *[other] { $count } dados
} otra vez.
event-scored = { $you ->
    [yes] Puntúas
   *[no] { $seat } puntúa
} { $faces }: { score-worth }, y { gift-worth }.
event-ended = Regalado en total: { $donated_by_seat }.{ $reward ->
    [0] { "" }
   *[other] { " " }La generosidad da: { $generosity_by_seat }.
}

prompt-gift = { $active_seat } ha tirado. ¿Pides el mayor de los regalos?
prompt-roll = Tira dados otra vez ({ $rerolls ->
    [one] una vez más
   *[other] hasta { $rerolls } veces
}), o puntúa.
prompt-score = Elige los dados que puntúas. Los demás pasan a tu izquierda.
meaning-ask = lo que { $active_seat } te dé en este turno cuenta doble; solo se pide una vez por partida
meaning-pass = guarda el mayor de los regalos para más tarde
meaning-reroll = tira { $count ->
    [one] un dado
   *[other] { $count } dados
} otra vez{ $keeps ->
    [0] { "" }
   *[other] , guarda { $kept }
}
meaning-score = { score-worth }; { gift-worth }
score-worth = { $bonus ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points } + { $bonus } puntos
}
gift-worth = { $gift ->
    [0] no { $you ->
        [yes] regalas
       *[no] regala
    } nada
   *[other] { $to_you ->
        [yes] te regala { $gift }
       *[no] { $you ->
            [yes] regalas
           *[no] regala
        } { $gift } a { $receiver_seat }
    }
}

result-points = { $you ->
    [yes] Ganas con más puntos que nadie.
   *[no] { $winners } gana con más puntos que nadie.
}
result-shared = Mismo total, victoria compartida: { $winners }.

error-no-such-die = No existe el dado { $die }. Los dados van del 1 al 6, por su posición.
error-die-twice = Has nombrado el dado { $die } dos veces. Nombra cada dado una sola vez.
error-score-nothing = Tienes que puntuar al menos un dado. Nombra los dados por su posición, así: puntuar 1 2 3.
error-too-few-dice = { $count } dados de color { colour-name } son pocos para puntuarlos juntos. Puntúa cuatro o más de un color, o dados de colores todos distintos.
error-mixed-dice = Los dados { $one } y { $two } son los dos de color { colour-name }, el dado { $other } no. Puntúa dados todos de un color, al menos cuatro, o dados de colores todos distintos.
error-reroll-nothing = Para tirar otra vez, nombra al menos un dado por su posición, así: tirar 1 3. Para guardarlos todos, puntúa.
error-no-roll-left = Ya has tirado { $rolls } veces, y no hay más. Ahora puntúa.
error-own-gift = Ahora solo { $left_seat }, a tu izquierda, puede pedir el mayor de los regalos. Tú puedes tirar dados otra vez o puntuar.
error-answer-first = Los dados los tiene { $active_seat }. Tú decides sobre el mayor de los regalos: pedir o pasar.
error-neighbour-first = Primero { $left_seat }, a tu izquierda, dice si pide el mayor de los regalos. Después te toca a ti.
error-still-rolling = La tirada { $roll } de este turno no ha terminado. Espera a que se paren todos los dados.
error-already-asked = Ya has pedido el mayor de los regalos. Ahora { $active_seat } decide sobre los dados.
error-already-passed = Ya has pasado en esta tirada. Ahora { $active_seat } decide sobre los dados.
error-no-greatest-gift = No puedes pedir el mayor de los regalos. Los dados los tiene { $active_seat }.
error-too-late-to-ask = El mayor de los regalos se pide antes de la tercera tirada. Ahora { $active_seat } termina el turno.

error-dice-form = «{ $value }» no describe los dados. Escribe seis palabras, una por dado: los colores de sus números del 1 al 6 con las letras y r g b e k.
error-dice-count = Los dados son seis, no { $count }. Escribe una palabra de seis letras para cada uno.
error-dice-word = Dado { $die }: «{ $value }» no es una palabra. Escribe seis letras, los colores de sus números del 1 al 6.
error-dice-length = El dado { $die } tiene { $count ->
    [one] una letra
   *[other] { $count } letras
}. Necesita seis, los colores de sus números del 1 al 6.
error-dice-letter = Dado { $die }, número { $number }: «{ $letter }» no es un color. Las letras son y = amarillo, r = rojo, g = verde, b = azul, e = gris, k = negro.
error-dice-colour-twice = Dado { $die }: los números { $one } y { $two } son los dos de color { colour-name }. Los seis números de un dado tienen seis colores distintos.
error-dice-number-twice = El número { $number } es de color { colour-name } en los dados { $one } y { $two }. Cada número tiene un color distinto en cada uno de los seis dados.

error-solve-dice = «{ $dice }» no es una tirada. Da seis números del 1 al 6, uno para cada dado por su posición.
error-solve-dice-count = Una tirada tiene seis dados, no { $count }. Da un número para cada dado por su posición.
error-solve-number = El dado { $die } no puede mostrar «{ $number }». Cada dado muestra un número entero del 1 al 6.
error-solve-rerolls = Pueden quedar 0, 1 o 2 tiradas, no «{ $rerolls }».
error-solve-weight = «{ $weight }» no es un peso. Usa 0 para ignorar el regalo, 1 para contarlo como puntos tuyos.

solved-turn = Un turno antes de la primera tirada, { $rerolls ->
    [0] sin tirar otra vez
    [one] con una tirada más
   *[other] con { $rerolls } tiradas más
}, peso del regalo { $weight }: vale de media { NUMBER($value, minimumFractionDigits: 3) } jugando lo mejor posible.
solved-dice = Dados { $dice }, { $rerolls ->
    [0] sin más tiradas
    [one] queda una tirada
   *[other] quedan { $rerolls } tiradas
}, peso del regalo { $weight }: vale de media { NUMBER($value, minimumFractionDigits: 3) } jugando lo mejor posible.
solved-move = { NUMBER($value, minimumFractionDigits: 3) }  { $move }

round-of = Ronda { $round } de { $rounds }
roll-of = tirada { $roll } de 3
sheet-title = ronda: dados + bonificación + recibido (regalado)
gift-kept = 2× por pedir
gift-doubled = al doble
best-choices = Las mejores de { $count } maneras de puntuar:
gets = { $receiver_seat } recibe { $gift }
item-faces = { $number } { colour-name }
dice-title = Los dados
dice-origin = { $default ->
    [yes] Los colores de los números de cada dado. El texto de las reglas no dice cuáles tienen los dados de verdad; estos son los nuestros, y en las opciones se pueden elegir otros.
   *[no] Los colores de los números de cada dado, tal como se indicaron para esta partida.
}
die-number = Dado { $die }

reason-scores = Anota { $points } puntos{ $bonus ->
    [0] { "" }
   *[other] { " " }y una bonificación de { $bonus }
} y regala { $gift }.
reason-rerolls = Volver a tirar { $dice ->
    [one] un dado
   *[other] { $dice } dados
} da unos { $points } puntos; sin tirar, la mejor opción da { $now }.
reason-asks = Tal como están los dados, el regalo es de { $gift }; pedirlo lo duplica.
reason-waits = Tal como están los dados, el regalo es de { $gift }; más tarde puede venir uno mayor.

report-rerolled = Dados tirados otra vez
report-bonus = Bonificación de color
report-gift = Un regalo
report-doubled = Un regalo al doble
report-generosity = Un premio a la generosidad
# Words that may be typed in place of the English ones of a move
typed-words = tirar=reroll tira=reroll tiro=reroll puntuar=score puntúa=score puntúo=score pedir=ask pide=ask pido=ask pasar=pass paso=pass
# La primera partida, paso a paso
lesson-goal = Seis dados con números y colores. Puntúa todo lo que puedas. Lo que sobra es un regalo para tu vecino. Gana quien tenga más puntos.
lesson-reroll = Puedes repetir la tirada dos veces. El 2, el 1 y el 4 son verdes, y los dados de un color valen mucho: guarda esos tres y vuelve a tirar los demás.
    .else = Guarda los tres dados verdes, 2, 1 y 4, y tira los otros tres.
lesson-score = El 3 también es verde. Cuatro seguidos, todos de un color: su suma y una bonificación de 25. Puntúa 2, 1, 4 y 3.
    .else = Puntúa los cuatro dados verdes: aquí nada da más.
lesson-gift = 10 puntos y una bonificación de 25 en tu hoja. Los otros dos dados fueron para { $one }: allí los cincos y los seises cuentan el doble, o sea, 10 y 12.
lesson-ask = { $one } tiene dados altos. Una vez por partida puedes pedir el mayor de los regalos: lo que { $one } te dé este turno vale el doble. Pídelo.
    .else = Sería una pena esperar. Pide el mayor de los regalos.
lesson-received = { $one } puntuó cuatro seises: colores todos distintos, cuatro del mismo número, una bonificación de 15. Los dos cincos son para ti: 10 cada uno y, al doble, 40.
lesson-colours = Es tu turno. Puedes puntuar juntos dados de colores distintos, y cuatro del mismo número dan una bonificación de 15. Puntúa los cuatro 4.
    .else = Puntúa los cuatro 4: la bonificación es solo para esos dados.
lesson-generous = Los regalos no se pierden. Al final, quien más haya dado recibe 20 puntos, o 30 si ha dado más de 60 puntos.
lesson-tip = Un consejo: la bonificación es solo para los dados que la forman. Con uno más, se pierde.
lesson-end = Tras siete rondas gana el total más alto. Ya sabes jugar a Charidice: juega una partida pequeña, de dos rondas.
## Beside the real box

error-no-such-face = «{ $face }» no es una cara. Di un número y un color, como 3r para un 3 rojo.
error-faces-of-one-die = El { $one } { colour-name } y el { $two } { other-colour-name } están en el mismo dado.
error-face-of-a-kept-die = El { $two } { other-colour-name } está en el dado que muestra el { $one } { colour-name }, y ese dado no se ha tirado.
error-faces-missing = { $rolled ->
    [one] Se ha tirado un dado
   *[other] Se han tirado { $rolled } dados
} y { $count ->
    [one] solo está indicado
   *[other] están indicados
} { $count }. Di qué muestra cada uno.
