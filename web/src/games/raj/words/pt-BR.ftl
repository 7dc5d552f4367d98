choose-card = Escolha uma carta
choose-card-why = Toque primeiro em uma das suas cartas.
slot-label = { $name }: { $state ->
    [down] uma carta virada para baixo
    [none] ainda sem carta
    [out] { $card }, anulada
    [taker] { $card }, levou o prêmio
   *[open] { $card }
}
pile-label = { $count ->
    [0] Nenhum prêmio na mesa
    [1] Um prêmio na mesa: { SIGNED($sum) }
   *[other] { $count } prêmios na mesa, que valem { SIGNED($sum) }
}; { $left ->
    [0] nenhum
   *[other] { $left }
} por virar
deal-outcome = Que prêmio foi virado?
hush-revealed = As cartas são viradas.
