sheet = Folha
round-short = Ronda
erase = Apagar
type-first = Escreve primeiro um número
write-down = { $cards ->
    [1] Anotar 1 carta
   *[other] Anotar { $cards } cartas
}
whom-attacks = Quem é atacado?
helper-text = Toca num nome e depois nas cartas do conjunto que está por cima desse monte. Quem ataca é o último nome em que tocas.
helper-whose = De quem é o conjunto
helper-cards = Cartas
helper-ask = Quem é que { $name } ataca?
helper-attacks = Ataca { $names }, por esta ordem.
helper-none = Não ataca ninguém.
