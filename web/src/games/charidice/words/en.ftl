dice = Dice
die-label = Die { $die }: { $number }, { colour-name }{ $state ->
    [kept] , kept
    [scored] , to score
    [given] , given away
   *[free] { "" }
}
die-rolling = Die { $die } rolls
mark-kept = keep
mark-scored = score
round-of = Round { $round } of { $rounds }
rolls-of = { $roll ->
    [0] { $name } rolls
   *[other] { $name }, roll { $roll }
}
asked-mark = gift counts double
do-roll = { $count ->
    [one] Roll one die
   *[other] Roll { $count } dice
}
do-score = Score { $points }
do-score-these = Score these dice
choose-dice = Choose what you score
choose-dice-why = Tap a line, or the dice you want to score.
roll-why = You keep all six dice. Tap one to roll it again, or choose what you score.
tab-best = Best choices
tab-all = { $count ->
    [0] All
   *[other] All { $count }
}
sheets = Sheets
choice-gift = { $gift ->
    [0] nothing given
   *[other] { $name } gets { $gift }
}
choice-label = { $numbers }: { $points } + { $bonus }. { choice-gift }
gift-ask = Ask for it
gift-pass = Not now
column-dice = Dice
column-bonus = Bonus
column-received = Got
column-donated = Gave
sheet-generosity = Generosity
race-title = Given away in all, and what generosity brings
deal-faces = { $count ->
    [one] What does the die show? Number, then colour.
   *[other] What do the { $count } dice show? Number, then colour.
}
face-number = The number
face-colour = The colour
face-number-first = First the number, then the colour.
face-is = { $number }, { colour-name }
face-open = Die { $die }, not named yet
faces-open = { $count ->
    [one] One die is not named yet.
   *[other] { $count } dice are not named yet.
}
faces-enter = That is the roll
aloud-gift = Does { $name } ask for the greatest gift?
