turn-whose = Turno { $turn }: { $name }
board-note = { $origin ->
    [box] El tablero de la caja
    [own] Un tablero propio
   *[reconstruction] El tablero es una reconstrucción
}
pantry = La despensa
dice-of = Dados de { $name }
die-label = { $kind ->
    [candy] Dado de caramelo
    [support] { $face ->
        [0] Dado de apoyo
       *[other] Apoyo { $face }
    }
   *[mouse] { $face ->
        [0] Ratón sin tirar
       *[other] { $face }
    }
}{ $state ->
    [kept] , guardado
    [picked] , elegido
    [rest] , ahora no encaja en ningún sitio
    [rolling] , rodando
   *[free] { "" }
}
die-rest-why = { $kind ->
    [candy] Ninguna casilla acepta ahora tu dado de caramelo.
    [support] Ninguna casilla acepta ahora el { $face } de apoyo.
   *[mouse] Ninguna casilla acepta ahora el { $face }.
}
die-unrolled-why = Este ratón volvió del gato. Se queda en tu mano hasta tu próximo turno.
space-free = { $number ->
    [0] cualquier valor
   *[other] { $number }
}{ $linked ->
    [yes] , igual que el de abajo
   *[no] { "" }
}{ $food ->
    [0] { "" }
   *[other] , paga { $food }
}
space-die = { $kind ->
    [support] apoyo { $value }
    [candy] caramelo { $value } de { $name }
   *[mouse] { $value } de { $name }
}{ $food ->
    [0] { "" }
   *[other] , paga { $food }
}
column-label = Columna { $column }, de abajo arriba: { $spaces }
column-takes = { $full ->
    [yes] La columna { $column } está llena y no admite más dados.
   *[no] { $count ->
        [0] Ningún valor encaja ahora en la columna { $column }: su casilla pide un número y, a la vez, el mismo valor que el dado de abajo.
        [6] La columna { $column } admite ahora cualquier valor.
       *[other] La columna { $column } admite ahora un { $values }.
    }
}
shelf-name = { $reward ->
    [anxious_ana] Ana Ansiosa
    [candy_jar] Tarro de caramelos
    [sausages] { $amount ->
        [one] Una salchicha
       *[other] { $amount } salchichas
    }
    [protect_food] Proteger la comida
    [greedy_mouse] Ratón codicioso
   *[accountant] Contable
}
shelf-says = Estante { $column }: { shelf-name }
shelf-why = { $reward ->
    [anxious_ana] el dado de arriba va al fondo de otra columna y empuja hacia arriba lo que hay.
    [candy_jar] recibes un dado de caramelo, que muestra el valor que quieras.
    [sausages] recibes { $amount } de comida del estante.
    [protect_food] la pareja más alta de la columna dice cuánta comida puedes meter en el saco, si tienes tanta.
    [greedy_mouse] te quedas con la mitad de la comida desprotegida de alguien.
   *[accountant] todos pasan la mitad de su comida desprotegida a un vecino; tú dices hacia qué lado.
}
cat-label = El gato: { $filled } de { $grey } casillas grises y { $taken } de { $red } rojas ocupadas. { $number ->
    [0] Duerme hasta que las grises estén llenas.
   *[other] Cada { $number } que sale lo despierta más.
}
jar-label = { $count ->
    [0] El tarro de caramelos está vacío.
    [one] Hay un dado de caramelo en el tarro.
   *[other] Hay { $count } dados de caramelo en el tarro.
}
supply-label = { $count ->
    [0] No hay dados de apoyo en la reserva.
    [one] Hay un dado de apoyo en la reserva.
   *[other] Hay { $count } dados de apoyo en la reserva.
}
seat-label = { $name }: { $food } de comida desprotegida, { $bag } de { $goal } en el saco, { $mice ->
    [one] 1 ratón
   *[other] { $mice } ratones
} en la mano{ $candy ->
    [0] { "" }
    [one] , 1 dado de caramelo
   *[other] , { $candy } dados de caramelo
}
do-roll = { $count ->
    [one] Tirar un ratón
   *[other] Tirar { $count } ratones
}
do-pass = Pasar
do-recall = { $count ->
    [one] Recoger un dado de la columna { $column }
   *[other] Recoger { $count } dados de la columna { $column }
}
do-keep = Quedarse con todos
do-reroll = { $count ->
    [one] Tirar uno otra vez
   *[other] Tirar { $count } otra vez
}
do-reroll-returned = Tirar solo los que volvieron
do-support = { $count ->
    [one] Tirar un dado de apoyo
   *[other] Tirar { $count } dados de apoyo
}
do-no-support = Sin dados de apoyo
do-place = { $die ->
    [candy] Colocar caramelo como { $face } en la columna { $column }
   *[mouse] { $column ->
        [0] Colocar el { $face } delante del gato
       *[other] Colocar el { $face } en la columna { $column }
    }
}
do-return-support = Devolver los dados de apoyo
do-done = Listo
do-send = Enviarlo a la columna { $column }
do-candy-from-seat = Quitarle el caramelo a { $name }
do-candy-from-column = Tomar el caramelo de la columna { $column }
do-rob = Quitarle la mitad a { $name }
do-give = { $way ->
    [left] A la izquierda
   *[right] A la derecha
}
do-protect = Meter { $sum } en el saco
do-decline = Dejarla fuera
give-detail = Das { $given } a { $to } y recibes { $gotten } de { $from }.
choose-recall = Toca una columna con dados tuyos
choose-die = Toca un dado y luego una columna
choose-column = Toca una columna iluminada
choose-candy = Toca el caramelo que tomas
choose-seat = Toca a un jugador
choose-value = Elige el valor del dado de caramelo
candy-value = Caramelo como { $face }
place-which = Ahí encajan varios dados. Toca primero el dado.
bag-full = { $name }: { $bag } de { $goal } en el saco, { $food } sin proteger
deal-dice = { $count ->
    [one] ¿Qué muestra el dado?
   *[other] ¿Qué muestran los { $count } dados?
}
dice-shown = La tirada
dice-tap = Toca lo que muestran los dados
die-less = { $face }, quitar
dice-all = Ya están todos los dados. Toca uno para quitarlo.
dice-open = { $count ->
    [one] Falta indicar un dado.
   *[other] Falta indicar { $count } dados.
}
dice-enter = Esta es la tirada
