card-label = card { $card }
card-gone = card { $card }, already played
play-card = Play the { $card }
choose-card = Choose a card
choose-card-why = Tap one of your cards first.
slot-label = { $name }: { $state ->
    [down] a card lies face down
    [none] no card yet
    [out] { $card }, cancelled out
    [taker] { $card }, took the prize
   *[open] { $card }
}
pile-label = { $count ->
    [0] No prize on the table
    [one] One prize on the table: { SIGNED($sum) }
   *[other] { $count } prizes on the table, worth { SIGNED($sum) }
}; { $left ->
    [0] none
   *[other] { $left }
} still face down
hush-revealed = The cards are turned over.
game-over = Game { $game } is over
column-game = Game { $game }
points-before = before: { $points }
struck-why = Crossed out: a shared total does not win.
deal-outcome = Which prize is turned up?
aloud-highest = Which card does { $name } play?
aloud-lowest = { aloud-highest }
entered-chose = { $name }: { $move }
