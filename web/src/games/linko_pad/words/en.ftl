sheet = Sheet
round-short = Round
erase = Erase
type-first = Type a number first
write-down = { $cards ->
    [one] Write down 1 card
   *[other] Write down { $cards } cards
}
whom-attacks = Whom does a set attack?
helper-text = Tap a name, then the cards of the set on top of that stack. The name tapped last is the one who attacks.
helper-whose = Whose set
helper-cards = Cards
helper-ask = Whom does { $name } attack?
helper-attacks = It attacks { $names }, in this order.
helper-none = It attacks nobody.
