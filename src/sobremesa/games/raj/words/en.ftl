name = Raj
tagline = Fifteen prizes, fifteen bids each; equal bids cancel out
about = By Alex Randolph. { $least } to { $most } players, 10 to 20 minutes.
mouse = mouse card
vulture = vulture card

option-tiebreak = Tie-break
    .help = Who wins when totals are equal
    .strike = shared totals do not count
    .best_mouse = the highest mouse decides
option-games = Games
    .help = How many games make a match; the points add up
option-bids = Bid cards
    .help = How many bid cards each player holds, from 1 upwards
option-prizes = Prizes
    .help = The prize cards, as many as bid cards, with colons between them
option-ties = Ties
    .help = What happens to a prize that nobody takes
    .carry = it waits for the next one
    .discard = it is put away

level-rank = Steady
level-near = Loose
bot-rank = plays a high card for a high prize
bot-near = plays roughly by the prize, less predictable

event-turned = { $count ->
    [one] { $kind ->
        [mouse] A mouse is turned up: { SIGNED($prize) }.
       *[vulture] A vulture is turned up: { SIGNED($prize) }.
    }
   *[other] { SIGNED($prize) } joins the pile: { $count } prizes, worth { SIGNED($sum) }.
}
event-chose = { $you ->
    [yes] Your { $card } lies face down.
   *[no] { $seat } has chosen.
}
event-revealed = { $bids_by_seat }.{ $cancels ->
    [0] { "" }
   *[other] { " " }Cancelled out: { $cancelled }.
} { $fate ->
    [taken] { $you ->
        [yes] Your { $card } takes { $count ->
            [one] { $kind ->
                [mouse] the mouse
               *[vulture] the vulture
            }
           *[other] the { $count } prizes
        }, { SIGNED($sum) }.
       *[no] { $seat }’s { $card } takes { $count ->
            [one] { $kind ->
                [mouse] the mouse
               *[vulture] the vulture
            }
           *[other] the { $count } prizes
        }, { SIGNED($sum) }.
    }
    [stays] All cards cancel out, so nobody takes { SIGNED($sum) }: it waits for the next prize.
   *[lapses] All cards cancel out, so { SIGNED($sum) } goes to nobody.
}

event-taken = { $fate ->
    [taken] { $you ->
        [yes] You take { $count ->
            [one] { $kind ->
                [mouse] the mouse
               *[vulture] the vulture
            }
           *[other] the { $count } prizes
        }, { SIGNED($sum) }.
       *[no] { $seat } takes { $count ->
            [one] { $kind ->
                [mouse] the mouse
               *[vulture] the vulture
            }
           *[other] the { $count } prizes
        }, { SIGNED($sum) }.
    }
    [stays] Nobody takes { SIGNED($sum) }: it waits for the next prize.
   *[lapses] { SIGNED($sum) } goes to nobody.
}

event-game-ended = { $games ->
    [1] Final points: { $total_by_seat }.
   *[other] Game { $game } of { $games } is over: { $points_by_seat }. In all: { $total_by_seat }.
}

prompt-highest = Choose a card: the highest single one takes { SIGNED($sum) }.
prompt-lowest = Choose a card: the lowest single one takes { SIGNED($sum) }.
meaning-bid-high = takes { SIGNED($sum) } unless somebody plays the same, or a higher single card
meaning-bid-low = takes { SIGNED($sum) } unless somebody plays the same, or a lower single card

result-points = { $you ->
    [yes] You win with the most points.
   *[no] { $winners } wins with the most points.
}
result-struck = { $you ->
    [yes] The best total is shared and struck out: you win with the next best.
   *[no] The best total is shared and struck out: { $winners } wins with the next best.
}
result-best_mouse = { $you ->
    [yes] The best total is shared: you win with the highest mouse.
   *[no] The best total is shared: { $winners } wins with the highest mouse.
}
result-shared = { $winners } share the victory.
result-draw = Every total is shared: nobody wins.

turn-of = Turn { $turn } of { $turns }
game-of = Game { $game } of { $games }
on-the-table = On the table
nothing-yet = nothing yet
prizes-left = { $count ->
    [one] 1 prize left
   *[other] { $count } prizes left
}
your-hand = Your hand
last-card = last card
taken-cards = taken

error-already-chosen = Your card for this turn is already on the table: { $card }. You play only one.
error-not-in-hand = You do not hold the { $card }. You hold: { $hand }.
error-zero-prize = A prize cannot be worth 0.
error-deck-sizes = There must be as many prizes as bid cards: { $bids } bid cards, { $prizes } prizes.

error-solve-twice = Hand { $hand } holds the { $card } twice. Each card exists once.
error-solve-unequal = The hands must be of the same size: one has { $first } cards, the other { $second }.
error-solve-prizes = There must be as many prizes as cards in a hand: { $cards } cards, { $prizes } prizes.
error-solve-reveal = { $reveal } is not among the prizes left: { $prizes }.
error-solve-hands = There must be two hands, not { $count }.
error-solve-empty = A hand must hold at least one card.
solved-difference = Value for the first hand when both play as well as possible: { $value } points.
solved-win = The first hand’s chance to win minus the second’s, when both play as well as possible: { $value }
solved-estimate = This is an estimate: with so many cards the position can be searched, but not solved exactly.
solved-hand = Hand { $hand } bids

reason-takes = A { $card } takes { SIGNED($pile) } in { $chance } of 100 cases and leaves you { $higher ->
    [0] no higher card
    [one] one higher card
   *[other] { $higher } higher cards
}.
reason-avoids = A { $card } escapes { SIGNED($pile) } in { $chance } of 100 cases and leaves you { $higher ->
    [0] no higher card
    [one] one higher card
   *[other] { $higher } higher cards
}.

report-tie = Bids that cancel out
report-carry = A prize that waits
report-lapse = A prize that nobody gets
report-pile = Several prizes taken at once
report-upset = A better bid cancelled out
report-vulture = A vulture taken

error-solve-what = Name both hands and the prizes, or --all with --cards or --prizes.
error-solve-cards = A table of all positions is for 1 to { $most } cards and prizes, not { $cards }.
error-solve-differs = The table is wrong: for a position with { $cards } cards left it says { $stored }, and solving that position alone gives { $exact }.
solved-layer = { $cards } cards left: { $positions } positions of { $hands } pairs of hands, { $seconds } s, { $size } kB, { $checked } solved again
solved-all = { $positions } positions are in { $folder }
# Words that may be typed in place of the English ones of a move
typed-words = bid=bid
# The guided first game
lesson-goal = Fifteen prizes come up one by one. Mice count for you, vultures against you. The most points win.
lesson-bid = Everybody lays one card, face down. The highest takes the mouse. Lay your 14.
    .else = You may lay any card in a real game. Here the 14 shows you more.
lesson-taken = Your 14 was the highest: the mouse is yours, +6. All three cards are gone for good. You have each card once.
lesson-tie = The next mouse is worth 7. Lay your 13.
    .else = You may lay any card in a real game. Here the 13 shows you more.
lesson-tied = { $one } laid a 13, too. Equal cards cancel out, and the best card that is left takes the prize: { $two }’s 8.
lesson-match = It can get even closer. Lay your 6.
    .else = You may lay any card in a real game. Here the 6 shows you more.
lesson-carried = Three equal cards: nobody took the +4. It waits, and −2 has joined it. Their sum is +2, so the highest card takes both. Lay your 10.
    .else = You may lay any card in a real game. Here the 10 shows you more.
lesson-vulture = A vulture. Now the lowest single card has to take it. Stay above the others without wasting much: lay a 7, 8 or 9.
    .else = That card is too low to be safe, or too good to spend here. Lay a 7, 8 or 9.
lesson-spared = { $one }’s 3 was the lowest, so { $one } takes the −5. You are spared.
lesson-tip = A tip: remember what the others have laid. Once their high cards are gone, your low cards win.
lesson-end = At the end the most points win; a shared total does not count. That is Raj: play a small game with five cards.
