sheet = Hoja
round-short = Ronda
erase = Borrar
type-first = Escribe antes un número
write-down = { $cards ->
    [one] Anotar 1 carta
   *[other] Anotar { $cards } cartas
}
whom-attacks = ¿A quién se ataca?
helper-text = Toca un nombre y luego las cartas del grupo que está encima de esa pila. Ataca el último nombre que toques.
helper-whose = De quién es el grupo
helper-cards = Cartas
helper-ask = ¿A quién ataca { $name }?
helper-attacks = Ataca a { $names }, en este orden.
helper-none = No ataca a nadie.
