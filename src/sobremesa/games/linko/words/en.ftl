name = Linko
tagline = Shed your cards in sets, and attack sets of the same size but a lower number

about = By Wolfgang Kramer and Michael Kiesling. { $least } to { $most } players, 20 to 60 minutes.

option-end = End of a round
    .help = When the round ends if a player has no cards left
    .rulebook = after the conflicts
    .publisher = at once
option-rounds = Rounds
    .help = How many rounds are played; by default as many as there are players
option-tiebreak = Tie-break
    .help = Who wins when totals are equal; the cards in hand are those of the last round
    .shared = the victory is shared
    .fewest_in_hand = fewest cards in hand
option-draw_if_no_conflict = Free card
    .help = After a turn without a conflict, you may draw a card
option-numbers = Numbers
    .help = How many numbers the deck has, from 1 upwards; fewer make a small deck for learning
option-copies = Copies
    .help = How many cards there are of each number; for small decks
option-jokers = Jokers
    .help = How many jokers there are; for small decks
option-dealt = Cards dealt
    .help = How many cards each player is dealt; for small decks
option-display = Display
    .help = How many cards lie open beside the pile; for small decks

level-greedy = Greedy
bot-greedy = sheds many cards at once, takes what goes with its hand
card-named = { $card ->
    [X] the joker
   *[other] the { $card }
}
cards-named = { $count ->
    [one] { $cards ->
        [X] the joker
       *[other] the { $cards }
    }
   *[other] { $cards }
}

event-dealt = { $you ->
    [yes] You are dealt { card-named }.
   *[no] { $seat } is dealt a card.
}
event-shown = { $card ->
    [X] A joker
   *[other] The { $card }
} joins the display.
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
} { cards-named }{ $left ->
    [0] , the last { $count ->
        [one] card
       *[other] cards
    } in hand
   *[other] { "" }
}.
event-conflict = Conflict: { $you ->
    [yes] you attack
   *[no] { $seat } attacks
} { $to_you ->
    [yes] your
   *[no] { $victim_seat }’s
} { $count ->
    [one] card
   *[other] cards
} { $cards }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { cards-named } from { $victim_seat }.
event-left = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} { $victim_seat } the choice: discard { cards-named }, or recover { $count ->
    [one] it
   *[other] them
}.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
} { cards-named }.
event-recovered = { $you ->
    [yes] You recover
   *[no] { $seat } recovers
} { cards-named }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { card-named } from the display.
event-drew-pile = { $you ->
    [yes] You draw
   *[no] { $seat } draws
} { $seen ->
    [yes] { card-named }
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
prompt-attack = Conflict with { $victim_seat } about { cards-named }: take { $count ->
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
    [0] none of this number
   *[other] { $held } of this number
}
meaning-draw-pile = the top card of the pile ({ $pile } left); only you see it
meaning-stay = draws no card; the next player’s turn

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

error-too-few-cards = { $cards } cards are too few: the hands of { $seats } players and the display need { $needed }. Take more numbers, copies or jokers, or deal fewer cards.
error-no-such-card = There is no card “{ $card }”. The numbers go from 1 to { $numbers }, and X is a joker.
error-play-nothing = Name the cards to play, like this: play 6 6 X.
error-mixed-numbers = { $one } and { $other } do not go together. Play cards of one number, with jokers (X) if you like.
error-too-many-cards = There are only { $copies } cards of each number and { $jokers } jokers. Play cards that you hold.
error-not-held = You do not hold { $cards }. Play cards of one number, with jokers if you like, from your hand: { $hand }.
error-play-first = There is nothing to take, to leave or to draw now. Play cards of one number from your hand: { $hand }.
error-take-or-leave = You are asked about { $victim_seat }’s cards { $cards }. Say take or leave.
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
error-still-dealing = A card is still on its way from the pile. Please wait.
error-others-turn = It is { $active_seat }’s turn to play. Wait for yours.
error-others-attack = { $active_seat } is choosing: take { $cards } from { $victim_seat }, or leave the choice. Please wait.
error-others-defence = { $victim_seat } is choosing: discard { $cards }, or recover them. Please wait.
error-others-draw = { $victim_seat } is drawing { $owed ->
    [one] a card
   *[other] { $owed } cards
}. Please wait.
error-others-free-draw = { $active_seat } is choosing whether to draw a card. Please wait.

report-conflict = Conflict
report-took = Cards taken from another player
report-discarded = Cards discarded
report-recovered = Cards recovered
report-drew = Cards drawn
report-round-ended = Rounds


# Words that may be typed in place of the English ones of a move
typed-words = play=play
## The coach

reason-plays = It { meaning-play }. { $safe ->
    [0] Nearly always another hand can attack this set before your next turn
   *[other] In { $safe } of 100 cases no other hand can attack this set before your next turn
}.
reason-ends = It { meaning-play }. Then your stack has { $stack } cards.
reason-takes = It puts { meaning-take }. { $held ->
    [0] You hold none of this number yet.
   *[other] You already hold { $held } of this number.
}
reason-leaves = Then { meaning-leave }. You keep { $left } cards in hand.
reason-discards = It puts { meaning-discard }. { $held ->
    [0] You hold no other card of this number.
   *[other] You hold { $held } more of this number.
}
reason-recovers = It puts { meaning-recover }. { $held ->
    [0] You hold no other card of this number.
   *[other] You hold { $held } more of this number.
}
reason-draws = With it you hold { $held } { $card ->
    [X] { $held ->
        [one] joker, which goes
       *[other] jokers, which go
    } with any number
   *[other] of this number
}.
reason-draws-unseen = Of every 100 cards that you have not seen, { $useful } go with your hand: they are jokers, or numbers that you hold.
reason-stays = You keep { $left } cards. Each card left in hand at the end costs a point.
# The guided first game
lesson-goal = Get rid of your cards. At the end each card in front of you counts +1, and each card in your hand −1. The round ends when a hand is empty.
lesson-set = On your turn you lay cards of one number, as many as you like. Lay both 6s.
    .else = In a real game you may do that. Here, lay both 6s.
lesson-conflict = { $one } has laid two 4s. The same number of higher cards attacks them: lay both 9s.
    .else = That attacks nobody. Lay both 9s: as many cards as { $one } has on top, and higher.
lesson-take = A conflict. You may take the 4s into your hand, or leave the choice to { $one }. Take them.
    .else = That is possible, too. Here, take the 4s.
lesson-took = The 4s are yours to lay. { $one } had to draw two cards for them, from the display or from the pile.
lesson-left = { $two } attacks your 9s with two 10s and leaves you the choice: discard them and draw two other cards, or recover them. Recover them.
    .else = That is possible, too. Here, recover your 9s: you will need them.
lesson-joker = A joker, X, takes the number of the cards it is laid with. Lay 9 9 X: three 9s.
    .else = In a real game you may do that. Here, lay both 9s with the joker.
lesson-tip = A tip: a set is attacked only by a set of the same size and a higher number. Few hands hold three of a kind, so large sets are safe. A single 1 or 2 is not.
lesson-end = There are as many rounds as players, and the highest sum wins. Now you know Linko: play one round.
