table-label = Na mesa
face-name = { $card ->
    [X] joker
   *[other] { $card }
}
seat-label = { $name }: { $size ->
    [0] sem monte
    [1] por cima { $cards }, uma carta no monte
   *[other] por cima { $cards }, { $size } cartas no monte
}; { $hand } na mão{ $mark ->
    [attacked] ; seria atacado por este conjunto
    [victim] ; sob ataque
    [attacker] ; ataca
   *[none] { "" }
}
mark-attacked = ataque
mark-victim = atacado
mark-attacker = ataca
mark-draws = bisca { $count }
group-label = { $count ->
    [0] { face-name }, nenhuma carta
   *[other] { face-name }, { $count } na mão
}
none-held = Não tens nenhum { face-name }.
play-not-now = Jogas cartas quando é o teu turno e não há conflito por resolver.
choose-set = Escolhe cartas
choose-set-why = Toca primeiro num número da tua mão.
play-set = Jogar { $cards }
how-many = Quantas cartas: { face-name }, { $count ->
    [1] 1 escolhida
   *[other] { $count } escolhidas
}
one-more = mais uma: { face-name }
one-less = menos uma: { face-name }
no-other-count = Só podes jogar esta quantidade.
pile-label = { $count ->
    [0] O baralho acabou
    [1] O baralho, uma carta
   *[other] O baralho, { $count } cartas
}
display-label = { face-name } nas cartas visíveis
discards-label = Descartadas: { $count ->
    [0] nenhuma
    [1] uma carta
   *[other] { $count } cartas
}
draw-not-now = Só biscas quando perdes cartas num conflito, ou quando podes levar uma carta livre.
draw-card = Biscar o { face-name }
draw-from-pile = Biscar do baralho
choose-draw = Escolhe uma carta para biscar
choose-draw-why = Toca numa carta visível, ou no baralho.
answer-take = Roubar
answer-leave = Deixar
answer-discard = Descartar
answer-recover = Recolher
answer-stay = Não biscar
cards-in-hand = { $count ->
    [0] Nenhuma carta na mão
    [1] Uma carta na mão
   *[other] { $count } cartas na mão
}
known-of-you = todos sabem que tens { $cards }
known-there = Todos viram estas cartas entrar na mão:
stack-of = O monte de { $name }
discarded-title = Cartas descartadas
nothing-there = Ainda não há nada aqui.
round-over = Acabou a ronda { $round }
column-round = Ronda { $round }
column-laid = na mesa
column-held = na mão
