face-name = { $card ->
    [X] coringa
   *[other] { $card }
}
seat-label = { $name }: { $size ->
    [0] sem pilha
    [1] por cima { $cards }, uma carta na pilha
   *[other] por cima { $cards }, { $size } cartas na pilha
}; { $hand } na mão{ $mark ->
    [attacked] ; seria atacada por este conjunto
    [victim] ; sob ataque
    [attacker] ; ataca
   *[none] { "" }
}
mark-victim = atacada
mark-draws = compra { $count }
none-held = Você não tem nenhum { face-name }.
play-not-now = Você joga cartas quando é o seu turno e não há conflito por resolver.
choose-set = Escolha cartas
choose-set-why = Toque primeiro em um número da sua mão.
display-label = { face-name } nas cartas abertas
draw-not-now = Você só compra quando perde cartas em um conflito, ou quando pode levar uma carta livre.
draw-card = Comprar o { face-name }
draw-from-pile = Comprar do baralho
choose-draw = Escolha uma carta para comprar
choose-draw-why = Toque em uma carta aberta, ou no baralho.
answer-stay = Não comprar
stack-of = A pilha de { $name }
round-over = Acabou a rodada { $round }
column-round = Rodada { $round }
no-other-count = Você só pode jogar esta quantidade.
known-of-you = todos sabem que você tem { $cards }
