name = Linko
tagline = Shed your cards in sets, and attack the sets of others that are as large and lower

option-end = End of a round
    .help = When a round ends by an empty hand
    .rulebook = after the conflicts of that turn, if the hand is still empty
    .publisher = the moment a last card is laid, without conflicts
option-rounds = Rounds
    .help = How many rounds are played; unless you say otherwise, as many as there are seats
option-tiebreak = Tie-break
    .help = Who wins when totals are equal
    .shared = the victory is shared
    .fewest_in_hand = fewest cards left in hand in the last round, then shared
option-draw_if_no_conflict = Free card
    .help = After a turn without a conflict, you may draw a card
option-numbers = Numbers
    .help = How many numbers the deck has, from 1 upwards; fewer make a small deck for learning and trying out
option-copies = Copies
    .help = How many cards there are of each number; for small decks
option-jokers = Jokers
    .help = How many jokers there are; for small decks
option-dealt = Cards dealt
    .help = How many cards each seat is dealt; for small decks
option-display = Display
    .help = How many cards lie open beside the pile; for small decks

level-greedy = Greedy
bot-greedy = sheds many cards at once, takes what goes with its hand

event-dealt = { $you ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt a card.
}
event-shown = { $card } joins the display.
event-begun = Round { $round } of { $rounds }: { $dealt ->
    [one] one card
   *[other] { $dealt } cards
} each. { $you ->
    [yes] You start
   *[no] { $seat } starts
}.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
} { $cards }{ $left ->
    [0] , the last { $count ->
        [one] card
       *[other] cards
    } in hand
   *[other] { "" }
}.
event-conflict = Conflict: { $to_you ->
    [yes] your { $cards }
   *[no] { $cards } of { $victim_seat }
}.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $cards } from { $victim_seat }.
event-left = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} { $victim_seat } the choice: discard { $cards }, or recover.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { $cards }.
event-recovered = { $you ->
    [yes] You recover
   *[no] { $seat } recovers
} { $cards }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card } from the display.
event-drew-pile = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $seen ->
    [yes] { $card }
   *[no] a card
} from the pile.
event-stayed = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} no card.
event-round-ended = { $why ->
    [out] { $you ->
        [yes] Your hand is empty
       *[no] { $seat } has an empty hand
    }
    [cards] There is nothing left to draw
   *[turns] That was the last turn
}: round { $round } ends.
event-round-scored = Round { $round }: { $points_by_seat }.

prompt-play = Play cards of one number; jokers may go with them, or alone.
prompt-attack = Conflict with { $victim_seat } about { $cards }: take { $count ->
    [one] it
   *[other] them
}, or leave the choice to { $victim_seat }?
prompt-defend = { $attacker_seat } attacks your { $cards }: discard { $count ->
    [one] it and draw a card
   *[other] them and draw { $count } cards
}, or recover { $count ->
    [one] it
   *[other] them
}?
prompt-draw = Draw { $owed ->
    [one] a card
   *[other] { $owed } cards, one after the other,
} from { draw-places }.
prompt-free-draw = No conflict. You may draw a card from { draw-places }, or stay.
draw-places = { $pile ->
    [0] the display
   *[other] { $open ->
        [0] the pile
       *[other] the display or the pile
    }
}

meaning-play = { $attacks ->
    [0] attacks nobody
    [1] attacks { $first_seat }
    [2] attacks { $first_seat } and { $second_seat }
    [3] attacks { $first_seat }, { $second_seat } and { $third_seat }
   *[other] attacks { $first_seat }, { $second_seat }, { $third_seat } and { $fourth_seat }
}; { $ends ->
    [yes] ends the round
   *[no] { $left ->
        [0] your hand is empty
        [one] 1 card stays in hand
       *[other] { $left } cards stay in hand
    }
}
meaning-take = { $cards } in your hand; { $victim_seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
meaning-leave = { $victim_seat } either discards { $cards } and draws as many cards, or recovers { $count ->
    [one] it
   *[other] them
}
meaning-discard = { $cards } out of the round; you draw { $count ->
    [one] a card
   *[other] { $count } cards
}
meaning-recover = { $cards } back in your hand; you draw nothing
meaning-draw = everybody sees it; you hold { $held ->
    [0] none of it
   *[other] { $held } of it
}
meaning-draw-pile = the top card of { $pile }; only you see it
meaning-stay = draws no card; the next seat plays

result-rounds = All rounds are played. { $you ->
    [yes] You win.
   *[no] { $winners } { $count ->
        [one] wins
       *[other] win
    }.
}

round-of = Round { $round } of { $rounds }
in-hand = hand
stack-empty = no stack
display-cards = Display
pile-cards = pile
discarded-cards = Discarded
your-hand = Your hand
known-cards = Known to be held
no-cards = none
conflict-line = Conflict: { $to_you ->
    [yes] { $seat } attacks your { $cards }
   *[no] { $you ->
        [yes] you attack
       *[no] { $seat } attacks
    } { $victim_seat }’s { $cards }
}

error-too-few-cards = { $cards } cards are too few: the hands of { $seats } seats and the display need { $needed }. Take more numbers, copies or jokers, or deal fewer cards.
error-no-such-card = There is no card “{ $card }”. The numbers go from 1 to { $numbers }, and X is a joker.
error-play-nothing = Name the cards you play, like this: play 6 6 X.
error-mixed-numbers = { $one } and { $other } do not go together. Play cards of one number, with jokers (X) if you like.
error-too-many-cards = There are only { $copies } cards of each number and { $jokers } jokers. Play cards that you hold.
error-not-held = You do not hold { $cards }. Play cards of one number, with jokers if you like, from your hand: { $hand }.
error-play-first = There is nothing to take, to leave or to draw now. Play cards of one number from your hand: { $hand }.
error-take-or-leave = You are asked about { $cards } of { $victim_seat }. Say take or leave.
error-discard-or-recover = { $attacker_seat } attacks your { $cards } and leaves you the choice. Say discard or recover.
error-pile-empty = The pile is empty. Draw from the display: { $display }.
error-not-in-display = There is no { $card } in the display. You can draw { $open ->
    [0] from the pile: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , or from the pile: draw pile
    }
}.
error-draw-first = First draw { $owed ->
    [one] a card
   *[other] { $owed } cards
}: { $open ->
    [0] draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , or draw pile
    }
}.
error-draw-or-stay = You may draw a card or say stay. You can draw { $open ->
    [0] from the pile: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , or from the pile: draw pile
    }
}.
error-still-dealing = A card is still to come from the pile. Wait until it is there.
error-others-turn = It is the turn of { $active_seat } to play. Wait until it is yours.
error-others-attack = { $active_seat } is choosing: take { $cards } from { $victim_seat }, or leave the choice. Please wait.
error-others-defence = { $victim_seat } is to discard or recover { $cards }. Wait for that.
error-others-draw = { $victim_seat } is to draw { $owed ->
    [one] a card
   *[other] { $owed } cards
}. Wait for that.
error-others-free-draw = { $active_seat } may draw a card or stay. Wait for that.
