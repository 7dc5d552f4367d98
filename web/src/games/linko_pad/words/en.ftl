sheet = Sheet
round-short = Round
erase = Erase
type-first = Type a number first
write-down = { $cards ->
    [one] Write down 1 card
   *[other] Write down { $cards } cards
}
whom-attacks = Whom does a set attack?
helper-text = Choose a seat and tap the cards that lie on top before it. Then ask for the one who has just laid theirs.
helper-whose = Whose set
helper-cards = Cards
helper-ask = { $name } has just laid this
helper-attacks = It attacks { $names }, in this order.
helper-none = It attacks nobody.
