round-short = Rodada
type-first = Digite antes um número
helper-text = Escolha uma pessoa e toque nas cartas que ela tem por cima. Depois pergunte por quem acabou de jogar.
