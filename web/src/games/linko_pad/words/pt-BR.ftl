round-short = Rodada
type-first = Digite antes um número
helper-text = Toque em um nome e depois nas cartas do conjunto que está por cima dessa pilha. Quem ataca é o último nome em que você toca.
helper-attacks = Ataca { $names }, nesta ordem.
