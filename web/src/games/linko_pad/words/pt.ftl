sheet = Folha
round-short = Ronda
erase = Apagar
type-first = Escreve primeiro um número
write-down = { $cards ->
    [1] Anotar 1 carta
   *[other] Anotar { $cards } cartas
}
whom-attacks = Quem é atacado?
helper-text = Escolhe uma pessoa e toca nas cartas que tem por cima. Depois pergunta por quem acabou de jogar.
helper-whose = De quem é o conjunto
helper-cards = Cartas
helper-ask = { $name } acabou de jogar isto
helper-attacks = Ataca { $names }, por esta ordem.
helper-none = Não ataca ninguém.
