dice = Dados
die-label = Dado { $die }: { $number }, { colour-name }{ $state ->
    [kept] , guardado
    [scored] , para pontuar
    [given] , oferecido
   *[free] { "" }
}
die-rolling = O dado { $die } rola
mark-kept = fica
mark-scored = pontua
round-of = Ronda { $round } de { $rounds }
rolls-of = { $roll ->
    [0] { $name } lança
   *[other] { $name }, lançamento { $roll }
}
asked-mark = a oferta conta a dobrar
do-roll = { $count ->
    [1] Lançar um dado
   *[other] Lançar { $count } dados
}
do-score = Pontuar { $points }
do-score-these = Pontuar estes dados
choose-dice = Escolhe o que pontuas
choose-dice-why = Toca numa linha, ou nos dados que queres pontuar.
roll-why = Estás a guardar os seis dados. Toca num para o lançares outra vez, ou escolhe o que pontuas.
tab-best = Melhores
tab-all = { $count ->
    [0] Todas
   *[other] Todas ({ $count })
}
sheets = Folhas
choice-gift = { $gift ->
    [0] nada oferecido
   *[other] { $name } recebe { $gift }
}
choice-label = { $numbers }: { $points } + { $bonus }. { choice-gift }
gift-ask = Pedir
gift-pass = Agora não
column-dice = Dados
column-bonus = Bónus
column-received = Recebeu
column-donated = Deu
sheet-generosity = Generosidade
race-title = O que cada um ofereceu e o que traz a generosidade
deal-faces = { $count ->
    [1] O que mostra o dado? Número, depois cor.
   *[other] O que mostram os { $count } dados? Número, depois cor.
}
face-number = O número
face-colour = A cor
face-number-first = Primeiro o número, depois a cor.
face-is = { $number }, { colour-name }
face-open = Dado { $die }, ainda por indicar
faces-open = { $count ->
    [1] Falta indicar um dado.
   *[other] Falta indicar { $count } dados.
}
faces-enter = Foi este o lançamento
aloud-gift = { $name } pede a maior das ofertas?
