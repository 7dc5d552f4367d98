name = Linko
option-rounds = Rondas
    .help = Pelo livro de regras, tantas como os jogadores
event-laid = { $seat } tem { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
} à frente.
event-counted = { $seat }: { $laid } à frente, { $held } na mão, { SIGNED($points) }.
event-round-ended = A ronda { $round } está anotada.
prompt-laid = Quantas cartas tem { $seat } à frente?
prompt-held = E quantas tem { $seat } na mão?
meaning-cards = { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
}
result-rounds = { $count ->
    [1] { $winners } ganha depois da última ronda.
   *[other] { $winners } partilham a vitória depois da última ronda.
}
error-too-many-cards = { $cards } cartas são demais: nesta ronda só restam { $left } do baralho.
view-round = Ronda
view-rounds = Rondas
view-rows = Folha
view-left = Cartas por contar
view-scores = Pontos
view-over = Fim
