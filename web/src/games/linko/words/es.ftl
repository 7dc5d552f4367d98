table-label = En la mesa
face-name = { $card ->
    [X] comodín
   *[other] { $card }
}
seat-label = { $name }: { $size ->
    [0] sin pila
    [one] arriba { $cards }, una carta en la pila
   *[other] arriba { $cards }, { $size } cartas en la pila
}; { $hand } en la mano{ $mark ->
    [attacked] ; este grupo la atacaría
    [victim] ; bajo ataque
    [attacker] ; ataca
   *[none] { "" }
}
mark-attacked = ataque
mark-victim = atacada
mark-attacker = ataca
mark-draws = toma { $count }
group-label = { $count ->
    [0] { face-name }, ninguna carta
   *[other] { face-name }, { $count } en la mano
}
none-held = No tienes ningún { face-name }.
play-not-now = Juegas cartas cuando es tu turno y no hay un conflicto por resolver.
choose-set = Elige cartas
choose-set-why = Toca primero un número de tu mano.
play-set = Jugar { $cards }
how-many = Cuántas cartas: { face-name }, { $count } elegidas
one-more = una más: { face-name }
one-less = una menos: { face-name }
no-other-count = Solo puedes jugar esta cantidad.
pile-label = { $count ->
    [0] El mazo está vacío
    [one] El mazo, una carta
   *[other] El mazo, { $count } cartas
}
display-label = { face-name }, carta visible
discards-label = Descartadas: { $count ->
    [0] ninguna
    [one] una carta
   *[other] { $count } cartas
}
draw-not-now = Solo tomas cartas cuando pierdes otras en un conflicto, o cuando puedes tomar una carta libre.
draw-card = Tomar el { face-name }
draw-from-pile = Tomar del mazo
choose-draw = Elige qué carta tomas
choose-draw-why = Toca una carta visible, o el mazo.
answer-take = Robar
answer-leave = Dejar
answer-discard = Descartar
answer-recover = Recoger
answer-stay = No tomar carta
cards-in-hand = { $count ->
    [0] Ninguna carta en la mano
    [one] Una carta en la mano
   *[other] { $count } cartas en la mano
}
known-of-you = todos saben que tienes { $cards }
known-there = Todos vieron entrar estas cartas en la mano:
stack-of = La pila de { $name }
discarded-title = Cartas descartadas
nothing-there = Aquí no hay nada todavía.
round-over = La ronda { $round } ha terminado
column-round = Ronda { $round }
column-laid = en la mesa
column-held = en la mano
