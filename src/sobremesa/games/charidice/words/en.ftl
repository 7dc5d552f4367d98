name = Charidice
tagline = Score some of your dice, give the others away; the generous are rewarded

option-rounds = Rounds
    .help = How many rounds are played; in each, everybody has one turn
option-greatest_gift = Greatest gift
    .help = Whether everybody may, once in a game, ask for a gift to be doubled
option-generosity = Generosity
    .help = Whether those who have given away most get a bonus at the end
option-dice = Colours of the dice
    .help = To play with the dice of your own box, write a word for each die: the colours of its numbers 1 to 6 with the letters y = yellow, r = red, g = green, b = blue, e = grey, k = black

level-points = Points
bot-points = goes for points and bonus, whatever it gives away

colour-name = { $colour ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [grey] grey
   *[black] black
}

event-die = Die { $die } shows a { colour-name } { $number }.
event-rolled = { $roll ->
    [1] { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    }
   *[other] The dice now show
}: { $faces }.
event-asked = { $you ->
    [yes] You ask
   *[no] { $seat } asks
} { $active_seat } for the greatest gift: this turn’s gift counts double.
event-passed = { $you ->
    [yes] You do not ask
   *[no] { $seat } does not ask
} for the greatest gift now.
event-rerolled = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} { $keeps ->
    [0] nothing
   *[other] { $kept }
} and { $you ->
    [yes] roll
   *[no] rolls
} { $count ->
    [one] one die
   *[other] { $count } dice
} again.
event-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
} { $faces }: { score-worth }, and { gift-worth }.
event-ended = Given away in all: { $donated_by_seat }.{ $reward ->
    [0] { "" }
   *[other] { " " }Generosity brings: { $generosity_by_seat }.
}

prompt-gift = { $active_seat } has rolled. Do you ask for the greatest gift?
prompt-roll = Roll dice again ({ $rerolls ->
    [one] once more
   *[other] { $rerolls } times
} at most), or score.
prompt-score = Choose the dice you score. The others go to the left.
meaning-ask = whatever { $active_seat } gives you in this turn counts double; you may ask once in a game
meaning-pass = keeps the greatest gift for later
meaning-reroll = rolls { $count ->
    [one] one die
   *[other] { $count } dice
} again, keeps { $keeps ->
    [0] nothing
   *[other] { $kept }
}
meaning-score = { score-worth }; { gift-worth }
score-worth = { $bonus ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points } + { $bonus } points
}
gift-worth = { $you ->
    [yes] give
   *[no] gives
} { $gift ->
    [0] nothing away
   *[other] { $receiver_seat } { $gift }
}

result-points = { $you ->
    [yes] You win with the most points.
   *[no] { $winners } wins with the most points.
}
result-shared = { $winners } have the same total and share the victory.

error-no-such-die = There is no die { $die }. The dice are numbered 1 to 6 by their position.
error-die-twice = You named die { $die } twice. Name each die once.
error-score-nothing = You must score at least one die. Name the dice by position, like this: score 1 2 3.
error-too-few-dice = { $count } { colour-name } dice are too few to score together. Score four or more of one colour, or dice that all differ in colour.
error-mixed-dice = Dice { $one } and { $two } are both { colour-name }, die { $other } is not. Score dice that are all of one colour, at least four of them, or dice that all differ in colour.
error-reroll-nothing = To roll again, name at least one die by position, like this: reroll 1 3. To keep them all, score.
error-no-roll-left = You have rolled { $rolls } times, which is all you may. Score now.
error-own-gift = The greatest gift is for { $left_seat } at your left to ask for. You may roll dice again or score.
error-answer-first = The dice are in the hands of { $active_seat }. You are asked about the greatest gift: ask or pass.
error-neighbour-first = { $left_seat } at your left decides first about the greatest gift. Then it is your turn.
error-still-rolling = Roll { $roll } of this turn is not finished. Wait until all the dice have come to rest.
error-already-asked = You have asked for the greatest gift. Now { $active_seat } decides about the dice.
error-already-passed = You have passed for this roll. Now { $active_seat } decides about the dice.
error-no-greatest-gift = You have no greatest gift to ask for. { $active_seat } has the dice.
error-too-late-to-ask = The greatest gift must be asked for before the third roll. Now { $active_seat } finishes the turn.

error-dice-form = “{ $value }” does not describe the dice. Write six words, one for each die: the colours of its numbers 1 to 6 with the letters y r g b e k.
error-dice-count = There are six dice, not { $count }. Write a word of six letters for each.
error-dice-word = Die { $die }: “{ $value }” is not a word. Write six letters, the colours of its numbers 1 to 6.
error-dice-length = Die { $die } has { $count ->
    [one] one letter
   *[other] { $count } letters
}. It needs six, the colours of its numbers 1 to 6.
error-dice-letter = Die { $die }, number { $number }: “{ $letter }” is not a colour. The letters are y = yellow, r = red, g = green, b = blue, e = grey, k = black.
error-dice-colour-twice = Die { $die }: the numbers { $one } and { $two } are both { colour-name }. The six numbers of a die have six different colours.
error-dice-number-twice = Number { $number }: dice { $one } and { $two } both show it in { colour-name }. Each number has a different colour on each of the six dice.

error-solve-dice = “{ $dice }” is not a roll. Give six numbers from 1 to 6, one for each die by position.
error-solve-dice-count = A roll has six dice, not { $count }. Give one number for each die by position.
error-solve-number = Die { $die } cannot show “{ $number }”. Each die shows a whole number from 1 to 6.
error-solve-rerolls = “{ $rerolls }” rerolls cannot be left. There are 0, 1 or 2.
error-solve-weight = “{ $weight }” is no weight for the gift. Give a number that is not too large: 0 to ignore the gift, 1 to count it like your own points.

solved-turn = A turn before the first roll, { $rerolls ->
    [0] without a reroll
    [one] with one reroll
   *[other] with { $rerolls } rerolls
}, gift weight { $weight }: worth { NUMBER($value, minimumFractionDigits: 3) } on average under best play.
solved-dice = Dice { $dice }, { $rerolls ->
    [0] no reroll left
    [one] one reroll left
   *[other] { $rerolls } rerolls left
}, gift weight { $weight }: worth { NUMBER($value, minimumFractionDigits: 3) } on average under best play.
solved-move = { NUMBER($value, minimumFractionDigits: 3) }  { $move }

round-of = Round { $round } of { $rounds }
roll-of = roll { $roll } of 3
sheet-title = round: dice + bonus + received (donated)
gift-kept = 2× to ask for
gift-doubled = doubled
best-choices = The best of { $count } ways to score:
gets = { $receiver_seat } gets { $gift }
item-faces = { $number } { colour-name }
dice-title = The dice
dice-origin = { $default ->
    [yes] The colours of the numbers on each die. The rulebook’s text does not say which ones the real dice have; these are ours, and the options let you choose others.
   *[no] The colours of the numbers on each die, as they were written down for this game.
}
die-number = Die { $die }

reason-scores = It scores { $points } points{ $bonus ->
    [0] { "" }
   *[other] { " " }and a bonus of { $bonus }
} and gives { $gift } away.
reason-rerolls = Rolling { $dice ->
    [one] one die
   *[other] { $dice } dice
} again brings about { $points } points; as they lie, the best set brings { $now }.
reason-asks = Asking doubles the gift; as the dice lie it is { $gift }.
reason-waits = As the dice lie the gift is { $gift }: a larger one may come later.
