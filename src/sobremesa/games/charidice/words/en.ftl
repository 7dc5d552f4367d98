name = Charidice
tagline = Score some of your dice, give the others away; the generous are rewarded
about = By Jürgen Adams. { $least } to { $most } players, 15 to 30 minutes.

option-rounds = Rounds
    .help = How many rounds are played; in each, everybody has one turn
option-greatest_gift = Greatest gift
    .help = Once per game, each player may ask for a gift to be doubled
option-generosity = Generosity
    .help = The player who has given most gets a bonus at the end
option-dice = Colours of the dice
    .help = To play with the dice of your own box, write a word for each die: the colours of its numbers 1 to 6 with the letters y = yellow, r = red, g = green, b = blue, e = grey, k = black

level-points = Points
bot-points = plays for points and bonuses, whatever it gives away

colour-name = { $colour ->
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
    [grey] grey
   *[black] black
}
other-colour-name = { $other ->
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
error-no-roll-left = You have rolled { $rolls } times, and that is the limit. Score now.
error-own-gift = Only { $left_seat }, on your left, can ask for the greatest gift now. You may roll dice again or score.
error-answer-first = { $active_seat } has the dice. You are asked about the greatest gift: ask or pass.
error-neighbour-first = { $left_seat }, on your left, decides first about the greatest gift. Then it is your turn.
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
error-solve-rerolls = There can be 0, 1 or 2 rerolls left, not “{ $rerolls }”.
error-solve-weight = “{ $weight }” is not a weight. Use 0 to ignore the gift, 1 to count it like your own points.

solved-turn = A turn before the first roll, { $rerolls ->
    [0] without a reroll
    [one] with one reroll
   *[other] with { $rerolls } rerolls
}, gift weight { $weight }: worth { NUMBER($value, minimumFractionDigits: 3) } on average with the best play.
solved-dice = Dice { $dice }, { $rerolls ->
    [0] no reroll left
    [one] one reroll left
   *[other] { $rerolls } rerolls left
}, gift weight { $weight }: worth { NUMBER($value, minimumFractionDigits: 3) } on average with the best play.
solved-move = { NUMBER($value, minimumFractionDigits: 3) }  { $move }

round-of = Round { $round } of { $rounds }
roll-of = roll { $roll } of 3
sheet-title = round: dice + bonus + received (donated)
gift-kept = 2× still to ask for
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
} again yields about { $points } points; the best choice without rolling yields { $now }.
reason-asks = As the dice lie, the gift is { $gift }; asking doubles it.
reason-waits = As the dice lie, the gift is { $gift }; a larger one may come later.

report-rerolled = Dice rolled again
report-bonus = Colour bonus
report-gift = A gift
report-doubled = A doubled gift
report-generosity = A reward for generosity



# Words that may be typed in place of the English ones of a move
typed-words = score=score
# The guided first game
lesson-goal = Six dice with numbers and colours. Score as much as you can. What you leave over is a gift to your neighbour. The most points win.
lesson-reroll = You may roll again twice. The 2, the 1 and the 4 are green, and dice of one colour score well: hold these three and roll the others again.
    .else = Hold the three green dice, 2, 1 and 4, and roll the other three.
lesson-score = The 3 is green, too. Four in a row, all of one colour: their sum, and a bonus of 25. Score 2, 1, 4 and 3.
    .else = Score the four green dice: nothing here brings more.
lesson-gift = 10 points and a bonus of 25 on your sheet. The other two dice went to { $one }: fives and sixes count double there, so 10 and 12.
lesson-ask = { $one } has high dice. Once in a game you may ask for the greatest gift: then what { $one } gives you this turn is doubled. Ask for it.
    .else = It would be a pity to wait. Ask for the greatest gift.
lesson-received = { $one } scored four sixes: all colours different, four of one number, a bonus of 15. The two fives came to you: 10 each, and doubled, 40.
lesson-colours = Your turn. Dice of different colours can be scored together, and four of one number bring a bonus of 15. Score the four 4s.
    .else = Score the four 4s: the bonus is for exactly these dice.
lesson-generous = Gifts are not lost. At the end the player who has given most gets 20 points, or 30 after giving more than 60 points.
lesson-tip = A tip: you get a bonus only for exactly the dice that make it. Score one die more, and the bonus is gone.
lesson-end = After seven rounds the highest total wins. Now you know Charidice: play a small game of two rounds.
## Beside the real box

error-no-such-face = “{ $face }” is not a face. Say a number and a colour, such as 3r for a red 3.
error-faces-of-one-die = The { colour-name } { $one } and the { other-colour-name } { $two } are on the same die.
error-face-of-a-kept-die = The { other-colour-name } { $two } is on the die that shows the { colour-name } { $one }, and that die was not rolled.
error-faces-missing = { $rolled ->
    [one] One die was rolled
   *[other] { $rolled } dice were rolled
}, and { $count } { $count ->
    [one] is
   *[other] are
} named. Say what each shows.
