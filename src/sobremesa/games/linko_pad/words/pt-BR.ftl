option-rounds = Rodadas
    .help = Pelo livro de regras, tantas quantos os jogadores
event-round-ended = A rodada { $round } está anotada.
result-rounds = { $count ->
    [1] { $winners } ganha depois da última rodada.
   *[other] { $winners } dividem a vitória depois da última rodada.
}
error-too-many-cards = { $cards } cartas são demais: nesta rodada só restam { $left } do baralho.
view-round = Rodada
view-rounds = Rodadas
event-laid = { $seat } tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} na frente.
event-counted = { $seat }: { $laid } na frente, { $held } na mão, { SIGNED($points) }.
prompt-laid = Quantas cartas { $seat } tem na frente?
prompt-held = E quantas { $seat } tem na mão?
