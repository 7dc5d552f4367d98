name = Linko
option-rounds = Rounds
    .help = The rulebook says: as many as there are players
event-laid = { $seat } has { $cards } cards in front of them.
event-counted = { $seat }: { $laid } in front, { $held } in hand, { SIGNED($points) }.
event-round-ended = Round { $round } is written down.
prompt-laid = How many cards lie in front of { $seat }?
prompt-held = And how many does { $seat } hold?
meaning-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
}
result-rounds = { $count ->
    [one] { $winners } wins after the last round.
   *[other] { $winners } share the victory after the last round.
}
error-too-many-cards = { $cards } cards are too many: only { $left } are left of the deck in this round.
view-round = Round
view-rounds = Rounds
view-rows = Sheet
view-left = Cards not counted yet
view-scores = Points
view-over = Over
