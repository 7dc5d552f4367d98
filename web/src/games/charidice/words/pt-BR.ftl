die-label = Dado { $die }: { $number }, { colour-name }{ $state ->
    [kept] , guardado
    [scored] , para pontuar
    [given] , doado
   *[free] { "" }
}
round-of = Rodada { $round } de { $rounds }
asked-mark = a doação vale em dobro
choose-dice = Escolha o que pontuar
choose-dice-why = Toque em uma linha, ou nos dados que você quer pontuar.
roll-why = Você está guardando os seis dados. Toque em um para rolá-lo de novo, ou escolha o que pontuar.
choice-gift = { $gift ->
    [0] nada doado
   *[other] { $name } recebe { $gift }
}
column-bonus = Bônus
race-title = O que cada um doou e o que a generosidade traz
rolls-of = { $roll ->
    [0] { $name } rola
   *[other] { $name }, rolagem { $roll }
}
do-roll = { $count ->
    [1] Rolar um dado
   *[other] Rolar { $count } dados
}
faces-enter = A rolagem é esta
aloud-gift = { $name } pede a maior das doações?
