name = Ratzzia
tagline = Your mice climb the pantry for food; what is in the bag is safe

option-goal = Goal
    .help = How much food in a bag wins
option-rounding = Rounding
    .help = How half of an odd number of food is rounded
    .odd = to the odd number
    .down = down
    .up = up
option-board = Board
    .help = The default is a reconstruction; a file with the board of your own box can take its place
option-support = Support dice
    .help = Whether there are support dice when two play

bot-greedy = goes for food, rewards and a full bag
level-greedy = Greedy

reward-name = { $reward ->
    [anxious_ana] Anxious Ana
    [candy_jar] the candy jar
    [sausages] { $amount ->
        [one] 1 sausage
       *[other] { $amount } sausages
    }
    [protect_food] protect your food
    [greedy_mouse] the greedy mouse
   *[accountant] the accountant
}
die-name = { $die ->
    [candy] a candy die as { $face }
    [support] a support die, { $face },
   *[mouse] a { $face }
}

event-die = { $support ->
    [yes] A support die shows { $face }.
   *[no] A die shows { $face }.
}
event-rolls = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] one mouse
   *[other] { $count } mice
} to roll.
event-rolled = { $how ->
    [first] { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    }
    [again] The mice now show
   *[support] The support dice show
} { $dice }.
event-rerolls = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} { $count ->
    [one] one mouse
   *[other] { $count } mice
} again{ $returned ->
    [0] { "" }
   *[other] , those that the cat sent back too
}.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} the roll as it is.
event-woke-cat = The cat listens for { $face }: { $count ->
    [one] one die goes
   *[other] { $count } dice go
} to its red spaces, { $left ->
    [0] and that was the last one.
    [one] one is still free.
   *[other] { $left } are still free.
}
event-raid = The cat comes. All { $dice } dice leave the board, and nobody is paid.
event-recalled = { $you ->
    [yes] You recall
   *[no] { $seat } recalls
} { $count ->
    [one] one die
   *[other] { $count } dice
} from column { $column }.
event-passed = { $you ->
    [yes] You have
   *[no] { $seat } has
} nothing to roll and nothing to recall.
event-support = { $you ->
    [yes] You roll
   *[no] { $seat } rolls
} the support dice too.
event-no-support = { $you ->
    [yes] You leave
   *[no] { $seat } leaves
} the support dice where they are.
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
} { die-name } { $column ->
    [0] before the cat.
   *[other] on column { $column }.
}
event-returned-support = { $you ->
    [yes] You return
   *[no] { $seat } returns
} { $count ->
    [one] one support die that finds
   *[other] { $count } support dice that find
} no place.
event-done = { $you ->
    [yes] You are
   *[no] { $seat } is
} done placing.
event-completed = Column { $column } is complete. { $food ->
    [0] Its spaces pay nothing.
   *[other] Its spaces pay: { $paid_by_seat }.
}
event-sausages = { $you ->
    [yes] You get
   *[no] { $seat } gets
} { reward-name } from the shelf.
event-protected = { $pair ->
    [0] There is no pair in the column, so nothing goes into the bag.
   *[other] A pair of { $pair }s asks for { $sum } food. { $moved ->
        [0] { $you ->
            [yes] You have
           *[no] { $seat } has
        } only { $food }, so nothing goes into the bag.
       *[other] { $you ->
            [yes] You put
           *[no] { $seat } puts
        } { $moved } into the bag; unprotected food left: { $left }. The bag holds { $bag }.
    }
}
event-declined = { $you ->
    [yes] You keep your { $food } food in front of you
   *[no] { $seat } keeps the { $food } food outside the bag
}; the pair would have protected { $sum }.
event-took-candy = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a candy die from the jar.
event-no-candy = There is no candy die to be had.
event-took-candy-from-seat = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a candy die from { $from_seat }.
event-took-candy-from-column = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $to_you ->
    [yes] your candy die
   *[no] the candy die
} on column { $column }.
event-sent = Anxious Ana: { $you ->
    [yes] you send
   *[no] { $seat } sends
} the { $face } to the bottom of column { $column }{ $pushed ->
    [0] .
    [one] , and the die there moves up.
   *[other] , and { $pushed } dice there move up.
}
event-sent-nowhere = Anxious Ana finds no column to go to, and her die goes home.
event-robbed = { $you ->
    [yes] You take
   *[no] { $seat } takes
} { $food } food from { $from_seat }.
event-handed-on = The accountant: everybody hands half of the unprotected food to the { $way ->
    [left] left
   *[right] right
}. Given: { $given_by_seat }.

prompt-start = { $mice ->
    [0] { $columns ->
        [0] No mice to roll and none to recall: pass.
       *[other] No mice to roll. Recall your dice from a column.
    }
   *[other] Roll your mice, or recall your dice from a column.
}
prompt-reroll = Roll any of { $dice } again, once, or keep them.{ $returned ->
    [0] { "" }
    [one] { " " }The mouse that the cat sent back is rolled too.
   *[other] { " " }The { $returned } mice that the cat sent back are rolled too.
}
prompt-support = Roll the support dice too? Then all of them must be placed, if they can.
prompt-place = { $helpers ->
    [0] { $count ->
        [0] No mice left to place. { $candy ->
            [0] You are done.
           *[other] Place a candy die, or be done.
        }
       *[other] Place your mice, at least one if you can: { $dice }.
    }
   *[other] Place the support dice { $support }, all of them if you can{ $count ->
        [0] .
       *[other] , and your mice: { $dice }.
    }
}
prompt-ana = Anxious Ana sends her { $face } to the bottom of a column that you choose.
prompt-candy = The jar is empty. From where do you take a candy die?
prompt-rob = The greedy mouse: whose food do you halve?
prompt-give = The accountant: which way does everybody hand half of the food?
prompt-protect = Put { $sum } of your { $food } food into the bag, or leave it out?

meaning-roll = rolls { $count ->
    [one] your mouse
   *[other] your { $count } mice
}
meaning-recall = takes { $count ->
    [one] one die
   *[other] { $count } dice
} back from column { $column } and ends your turn
meaning-pass = ends your turn
meaning-reroll = rolls { $count ->
    [0] only what the cat sent back
   *[other] { $dice }
} again{ $returned ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] , and what the cat sent back
    }
}
meaning-keep = goes on with the roll as it is
meaning-support = rolls { $count ->
    [one] the support die
   *[other] the { $count } support dice
}; all must then be placed, if they can
meaning-no-support = leaves the support dice where they are
meaning-place = { $column ->
    [0] wakes the cat a little
   *[other] { $die ->
        [support] pays nobody
       *[other] will pay { $food }
    }{ $completes ->
        [yes] ; completes the column: { reward-name }
       *[no] { "" }
    }
}
meaning-return-support = puts back { $count ->
    [one] the support die, which cannot be placed
   *[other] the { $count } support dice, which cannot all be placed
}
meaning-done = ends placing; complete columns pay
meaning-send = goes to the bottom of column { $column }{ $pushed ->
    [0] { "" }
   *[other] , pushing { $pushed } up
}{ $completes ->
    [yes] ; completes it: { reward-name }
   *[no] { "" }
}
meaning-candy-from-seat = takes a candy die from { $from_seat }
meaning-candy-from-column = takes the candy die from column { $column }
meaning-rob = takes { $food } food from { $from_seat }
meaning-give = you give { $given } to { $to_seat } and get { $gotten } from { $from_seat }
meaning-protect = puts { $sum } food into the bag, which then holds { $bag }; { $left } stay unprotected
meaning-decline = leaves all { $food } food unprotected

result-goal = { $you ->
    [yes] You fill your bag and win.
   *[no] { $winners } fills the bag and wins.
}
result-guard = { $you ->
    [yes] After 400 turns the fullest bag wins, then the most food: you win.
   *[no] After 400 turns the fullest bag wins, then the most food: { $winners }.
}

turn-of = Turn { $turn }
win-with = { $goal } in the bag wins
shelf-label = { $reward ->
    [anxious_ana] Ana
    [candy_jar] candy
    [sausages] +{ $amount }
    [protect_food] bag
    [greedy_mouse] rob
   *[accountant] halves
}
the-cat = cat
the-jar = jar
the-supply = support
seat-food = food { $food }
seat-mice = mice { $mice }
seat-candy = candy { $candy }
rolled-mice = Rolled
rolled-support = Support dice
board-label = { $origin ->
    [box] Board as in the box.
    [own] A board of its own design.
   *[reconstruction] Reconstructed board: the rulebook’s text gives only part of the printed one.
}
board-title = { $default ->
    [yes] The default board
   *[no] The board
}
board-reason = { $origin ->
    [box] This board was copied from a box.
    [own] This board is somebody’s own design, not the one in the box.
   *[reconstruction] This board is a reconstruction. The rulebook’s text fixes only part of what is printed on the real one, and no public text gives the rest; what is missing was filled in so that every sentence of the rules holds and a game has the right length.
}
board-legend = Bottom to top: the number a die must show (□ any, = the same as the die below) and the food it pays. Spaces marked (3+) or (4+) are there only when so many play.
board-cat = The cat: grey spaces { $grey }, red spaces { $red }, for 2, 3, 4 and 5 players.

error-still-rolling = { $count ->
    [one] One die is still rolling. Wait until it stops.
   *[other] { $count } dice are still rolling. Wait until they stop.
}
error-not-active = It is the turn of { $active_seat }. Wait for yours.
error-not-rolled = There is no { $face } left to roll again. Name faces of your mice: { $dice }. Or keep them.
error-no-such-face = No die shows { $face }. Faces are 1 to 6.
error-candy-at-cat = Candy dice do not go to the cat. Place it on a column, like this: candy 4 at 3.
error-no-such-column = There is no column { $column }. Columns count from 1 to { $last }.
error-no-such-rat = There is no seat { $number }. Seats count from 0 to { $last }.
error-nothing-to-recall = You have no dice on column { $column }. You have some on: { $columns }.
error-only-recall = You have no mice to roll. Recall your dice from a column: { $columns }.
error-only-pass = You have nothing to roll and nothing to recall. Say pass.
error-roll-or-recall = Your turn begins with a roll of your mice ({ $mice }){ $count ->
    [0] . You have no dice on the columns to recall.
   *[other] , or you recall your dice from a column: { $columns }.
}
error-reroll-nothing = Name the faces you roll again, like this: reroll 1 3. You have { $dice }. Or keep them.
error-reroll-or-keep = First say which of { $dice } you roll again, like this: reroll 1 3. Or keep them.
error-support-or-not = First say whether you roll the support dice ({ $count }): support, or no support.
error-no-such-die = There is no { $face } among these dice. You have: { $dice }.
error-blocks-support = Then the support dice { $dice } could not all be placed with one of your mice. Choose a place that leaves room for them.
error-cat-full = The grey spaces of the cat are full; the red ones fill by themselves. Place it on a column.
error-column-full = Column { $column } is complete and takes no more dice. Choose another one.
error-does-not-fit = A { $face } does not fit column { $column } now. It takes: { $fits }.
error-no-candy = You hold no candy die. Place your mice, or be done.
error-support-first = The support dice { $dice } can all be placed with one of your mice, so they must be. Place them first.
error-no-support-rolled = There are no support dice in hand to return. Place your mice, or be done.
error-place-one = One of your mice fits somewhere: { $dice }. Place at least one, then you may be done.
error-place-now = Now you place dice, like this: place 5 at 3. You have: { $dice }. When you want no more, say done.
error-send-first = First Anxious Ana’s die is sent on. It can go to column: { $columns }. Say it like this: send to 3.
error-take-first = First you take a candy die. You can say: { $moves }.
error-rob-another = You cannot rob yourself. Choose another seat.
error-rob-first = First the greedy mouse robs somebody. Say whom, like this: rob 1.
error-give-first = First say which way everybody hands half of the food: give left, or give right.
error-protect-first = First say whether { $sum } food goes into your bag: protect, or decline.

board-where = { $file }{ $column ->
    [0] { "" }
   *[other] , column { $column }
}{ $space ->
    [0] { "" }
   *[other] , space { $space }
}
error-board-not-a-file-name = “{ $file }” is not a board. Write default, or the name of a file that ends in .toml.
error-board-not-found = { $file }: there is no such file.
error-board-too-long = { $file }: a board has at most { $most } bytes.
error-board-unreadable = { $file } cannot be read: { $why }
error-board-not-toml = { $file } is not a TOML file: { $why }
error-board-not-json = { $file } is not in JSON, as a board from afar must be: { $why }
error-board-not-a-table = { board-where }, { $field }: this must be a table with fields of its own.
error-board-missing = { board-where }, { $field }: this is missing.
error-board-unknown-field = { board-where }, { $field }: there is no such field. There are: { $known }.
error-board-not-a-number = { board-where }, { $field }: “{ $value }” is not a whole number.
error-board-out-of-range = { board-where }, { $field }: { $value } is not between { $least } and { $most }.
error-board-unknown-word = { board-where }, { $field }: “{ $value }” is not known. It can be: { $known }.
error-board-not-a-flag = { board-where }, { $field }: “{ $value }” is neither true nor false.
error-board-not-a-text = { board-where }, { $field }: “{ $value }” is not a text.
error-board-not-a-list = { board-where }, { $field }: this must be a list.
error-board-none = { board-where }, { $field }: there must be at least one.
error-board-too-many = { board-where }, { $field }: there are { $count }, and at most { $most } fit.
error-board-column-count = { board-where }, { $field }: it says { $value }, but there are { $count } columns.
error-board-column-id = { board-where }, { $field }: it says { $value }, but columns are numbered 1, 2, 3 … from the left.
error-board-amount-unused = { board-where }, { $field }: only sausages come in an amount.
error-board-bottom-link = { board-where }, { $field }: the bottom space has no space below to be equal to.
error-board-no-protect = { board-where }, { $field }: no column has protect_food, so nobody could ever fill a bag.
error-board-empty-column = { board-where }, { $field }: with { $size } players no space of this column is left.
error-board-short-anas = { board-where }, { $field }: with { $size } players this column and column { $other }, both Anxious Ana’s, have a single space each, and a die could be sent to and fro for ever.
error-board-long-cat = { board-where }, { $field }: the cat has at most { $most } spaces, grey and red together.
error-board-support-at-two = { board-where }, { $field }: support dice are for two players, so this must be 0.
