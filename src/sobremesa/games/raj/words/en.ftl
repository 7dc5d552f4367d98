name = Raj
tagline = Fifteen prizes, fifteen bids each; equal bids cancel out
mouse = mouse card
vulture = vulture card

option-tiebreak = Tie-break
    .help = Who wins when totals are equal
    .strike = shared totals are struck out, the next best wins
    .best_mouse = among the best, the highest mouse wins
option-games = Games
    .help = How many games make a match; the points add up
option-bids = Bid cards
    .help = How many bid cards each seat holds, from 1 upwards
option-prizes = Prizes
    .help = The prize cards, as many as bid cards, with colons between them
option-ties = Ties
    .help = What becomes of a prize that nobody takes
    .carry = it waits for the next one
    .discard = it is put away

level-rank = By rank
level-near = Near rank
bot-rank = bids by the rank of the prize
bot-near = bids about the rank of the prize

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
    [stays] Every card is matched, so nobody takes { SIGNED($sum) }: it waits for the next prize.
   *[lapses] Every card is matched, so { SIGNED($sum) } goes to nobody.
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

error-already-chosen = Your card for this turn lies on the table: { $card }. One is all you play.
error-not-in-hand = You do not hold the { $card }. You hold: { $hand }.
error-zero-prize = A prize cannot be worth 0.
error-deck-sizes = There must be as many prizes as bid cards: { $bids } bid cards, { $prizes } prizes.

error-solve-twice = Hand { $hand } holds the { $card } twice. Each card exists once.
error-solve-unequal = The hands must be of one size: one has { $first } cards, the other { $second }.
error-solve-prizes = There must be as many prizes as cards in a hand: { $cards } cards, { $prizes } prizes.
error-solve-reveal = { $reveal } is not among the prizes left: { $prizes }.
error-solve-hands = There must be two hands, not { $count }.
error-solve-empty = A hand must hold at least one card.
solved-difference = Worth to the first hand under best play: { $value } points.
solved-win = Chance of the first to win less that of the second, under best play: { $value }
solved-estimate = This is an estimate: so many cards can be searched, but not solved to the end.
solved-hand = Hand { $hand } bids

reason-takes = A { $card } takes { SIGNED($pile) } { $chance } times in 100 and leaves you { $higher ->
    [0] no higher card
    [one] one higher card
   *[other] { $higher } higher cards
}.
reason-avoids = A { $card } is spared { SIGNED($pile) } { $chance } times in 100 and leaves you { $higher ->
    [0] no higher card
    [one] one higher card
   *[other] { $higher } higher cards
}.
