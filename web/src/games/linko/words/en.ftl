table-label = On the table
face-name = { $card ->
    [X] joker
   *[other] { $card }
}
seat-label = { $name }: { $size ->
    [0] no stack
    [one] on top { $cards }, one card in the stack
   *[other] on top { $cards }, { $size } cards in the stack
}; { $hand } in hand{ $mark ->
    [attacked] ; this set would attack it
    [victim] ; attacked
    [attacker] ; attacks
   *[none] { "" }
}
mark-attacked = attack
mark-victim = attacked
mark-attacker = attacks
mark-draws = draws { $count }
group-label = { $count ->
    [0] { face-name }, none
   *[other] { face-name }, { $count } in hand
}
none-held = You hold no { face-name }.
play-not-now = You play cards when it is your turn and no conflict is open.
choose-set = Choose cards
choose-set-why = Tap a number in your hand first.
play-set = Play { $cards }
how-many = How many cards: { face-name }, { $count } chosen
one-more = one more: { face-name }
one-less = one fewer: { face-name }
no-other-count = You can only play this many.
pile-label = { $count ->
    [0] The pile is empty
    [one] The pile, one card
   *[other] The pile, { $count } cards
}
display-label = { face-name } on display
discards-label = Discarded: { $count ->
    [0] none
    [one] one card
   *[other] { $count } cards
}
draw-not-now = You draw only after losing cards in a conflict, or when you may take a free one.
draw-card = Draw the { face-name }
draw-from-pile = Draw from the pile
choose-draw = Choose a card to draw
choose-draw-why = Tap a card on display, or the pile.
answer-take = Take
answer-leave = Leave
answer-discard = Discard
answer-recover = Recover
answer-stay = Draw no card
cards-in-hand = { $count ->
    [0] No card in hand
    [one] One card in hand
   *[other] { $count } cards in hand
}
known-of-you = everybody knows you hold { $cards }
known-there = Everybody saw these enter the hand:
stack-of = { $name }’s stack
discarded-title = Discarded cards
nothing-there = There is nothing here yet.
round-over = Round { $round } is over
column-round = Round { $round }
column-laid = on the table
column-held = in hand
