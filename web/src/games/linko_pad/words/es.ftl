sheet = Hoja
round-short = Ronda
erase = Borrar
type-first = Escribe antes un número
write-down = { $cards ->
    [one] Anotar 1 carta
   *[other] Anotar { $cards } cartas
}
whom-attacks = ¿A quién se ataca?
helper-text = Elige a alguien y toca las cartas que tiene encima. Luego pregunta por quien acaba de jugar.
helper-whose = De quién es el conjunto
helper-cards = Cartas
helper-ask = { $name } acaba de jugar esto
helper-attacks = Ataca a { $names }, en este orden.
helper-none = No ataca a nadie.
