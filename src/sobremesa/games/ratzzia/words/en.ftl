name = Ratzzia
tagline = Your mice climb the pantry for food; what is in the bag is safe
about = By Sophia Wagner. { $least } to { $most } players, 30 to 60 minutes.

option-goal = Goal
    .help = How much food in the bag wins
option-rounding = Rounding
    .help = How to round half of an odd amount of food
    .odd = to the odd number
    .down = down
    .up = up
option-board = Board
    .help = The standard board is a reconstruction; you can replace it by a file with the board of your own box
option-support = Support dice
    .help = Two players also use support dice

bot-greedy = plays for food, rewards and a full bag
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
    [support] a support die showing { $face }
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
   *[other] , including those that the cat sent back
}.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
} the roll as it is.
event-woke-cat = The cat listens for { $face }: { $count ->
    [one] one die goes
   *[other] { $count } dice go
} to its red spaces; { $left ->
    [0] none is free any more.
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
    [0] in front of the cat.
   *[other] on column { $column }.
}
    .several = { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $faces } { $column ->
        [0] in front of the cat.
       *[other] on column { $column }.
    }
event-returned-support = { $you ->
    [yes] You return
   *[no] { $seat } returns
} { $count ->
    [one] one support die that does not fit
   *[other] { $count } support dice that do not fit
} anywhere.
event-done = { $you ->
    [yes] You have
   *[no] { $seat } has
} finished placing.
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
    [yes] You leave { $food } food outside the bag
   *[no] { $seat } leaves { $food } food outside the bag
}; the pair would have protected { $sum }.
event-took-candy = { $you ->
    [yes] You take
   *[no] { $seat } takes
} a candy die from the jar.
event-no-candy = There is no candy die to take.
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
event-handed-on = The accountant: everybody passes half of their unprotected food to the { $way ->
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
    [one] { " " }The mouse that the cat sent back rolls too.
   *[other] { " " }The { $returned } mice that the cat sent back roll too.
}
prompt-support = Roll the support dice too? Then you must place all of them, if possible.
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
prompt-candy = The jar is empty. Where do you take a candy die from?
prompt-rob = The greedy mouse: whose food do you take half of?
prompt-give = The accountant: which way does everybody pass half of their food?
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
meaning-keep = keeps the roll as it is
meaning-support = rolls { $count ->
    [one] the support die
   *[other] the { $count } support dice
}; then you must place them all, if possible
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
    [yes] { " " }and completes it: { reward-name }
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
    [yes] After 400 turns the fullest bag wins; if bags are equal, the most food. You win.
   *[no] After 400 turns the fullest bag wins; if bags are equal, the most food. { $winners } { $count ->
        [one] wins
       *[other] win
    }.
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
    [own] A home-made board.
   *[reconstruction] Reconstructed board: the rulebook’s text gives only part of the printed one.
}
board-title = { $default ->
    [yes] The standard board
   *[no] The board
}
board-reason = { $origin ->
    [box] This board was copied from a box.
    [own] This is a home-made board, not the one in the box.
   *[reconstruction] This board is a reconstruction. The rulebook’s text gives only part of what is printed on the real one, and no public text gives the rest. We filled the gaps so that every sentence of the rules holds and a game has the right length.
}
board-legend = Bottom to top: the number a die must show (□ any, = the same as the die below) and the food it pays. A space marked (3+) exists only with 3 or more players, (4+) only with 4 or more.
board-cat = The cat: grey spaces { $grey }, red spaces { $red }, for 2, 3, 4 and 5 players.

error-still-rolling = { $count ->
    [one] One die is still rolling. Wait until it stops.
   *[other] { $count } dice are still rolling. Wait until they stop.
}
error-not-active = It is { $active_seat }’s turn. Wait for yours.
error-not-rolled = There is no { $face } left to roll again. Name what your mice show: { $dice }. Or keep them.
error-no-such-face = No die shows { $face }. Faces are 1 to 6.
error-candy-at-cat = Candy dice do not go to the cat. Place it on a column, like this: candy 4 at 3.
error-no-such-column = There is no column { $column }. Columns are numbered from 1 to { $last }.
error-no-such-rat = There is no seat { $number }. Seats are numbered from 0 to { $last }.
error-nothing-to-recall = You have no dice on column { $column }. You have some on: { $columns }.
error-only-recall = You have no mice to roll. Recall your dice from a column: { $columns }.
error-only-pass = You have nothing to roll and nothing to recall. Say pass.
error-roll-or-recall = Start your turn by rolling your mice ({ $mice }){ $count ->
    [0] . You have no dice on the columns to recall.
   *[other] , or recall your dice from a column: { $columns }.
}
error-reroll-nothing = Name the faces you roll again, like this: reroll 1 3. You have { $dice }. Or keep them.
error-reroll-or-keep = First say which of { $dice } you roll again, like this: reroll 1 3. Or keep them.
error-support-or-not = First say whether you roll the support dice ({ $count }): support, or no support.
error-no-such-die = There is no { $face } among these dice. You have: { $dice }.
error-blocks-support = After that you could not place all the support dice ({ $dice }) and one of your mice. Choose a space that leaves room for them.
error-cat-full = The cat’s grey spaces are full; the red ones fill by themselves. Place the die on a column.
error-column-full = Column { $column } is complete and takes no more dice. Choose another one.
error-does-not-fit = A { $face } does not fit column { $column } now. It takes: { $fits }.
error-no-candy = You hold no candy die. Place your mice, or be done.
error-support-first = You can place all the support dice ({ $dice }) and one of your mice, so you must. Place the support dice first.
error-no-support-rolled = There are no support dice in hand to return. Place your mice, or be done.
error-place-one = One of your mice fits somewhere: { $dice }. Place at least one, then you may be done.
error-place-now = Now you place dice, like this: place 5 at 3. You have: { $dice }. When you want no more, say done.
error-send-first = First send Anxious Ana’s die to another column: { $columns }. Say it like this: send to 3.
error-take-first = First you take a candy die. You can say: { $moves }.
error-rob-another = You cannot rob yourself. Choose another player.
error-rob-first = First the greedy mouse robs somebody. Say whom, like this: rob 1.
error-give-first = First say which way everybody passes half of their food: give left, or give right.
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
error-board-not-json = { $file } is not JSON, which a board sent to a server must be: { $why }
error-board-not-a-table = { board-where }, { $field }: this must be a table with its own fields.
error-board-missing = { board-where }, { $field }: this is missing.
error-board-unknown-field = { board-where }, { $field }: there is no such field. Available: { $known }.
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
error-board-amount-unused = { board-where }, { $field }: only sausages have an amount.
error-board-bottom-link = { board-where }, { $field }: the bottom space has no space below to be equal to.
error-board-no-protect = { board-where }, { $field }: no column has protect_food, so nobody could ever fill a bag.
error-board-empty-column = { board-where }, { $field }: with { $size } players no space of this column is left.
error-board-short-anas = { board-where }, { $field }: with { $size } players this column and column { $other }, both Anxious Ana’s, have a single space each, and a die could be sent back and forth forever.
error-board-long-cat = { board-where }, { $field }: the cat has at most { $most } spaces, grey and red together.
error-board-support-at-two = { board-where }, { $field }: support dice are for two players, so this must be 0.

report-woke-cat = Dice that wake the cat
report-raid = The cat comes
report-recalled = Dice recalled
report-support = Support dice rolled
report-completed = Columns completed
report-protected = Food protected
report-declined = Food left unprotected
report-candy = Candy taken from the jar
report-candy-stolen = Candy taken from elsewhere
report-sent = Anxious Ana sends her die on
report-robbed = Thefts by the greedy mouse
report-handed-on = The accountant
# Words that may be typed in place of the English ones of a move
typed-words = roll=roll
## The coach

reason-rolls = It { meaning-roll }. Values that fit a column: { $fitting } of 6.
reason-recalls = It { meaning-recall }. Then { $mice } mice are in your hand.
reason-rerolls = It { meaning-reroll }. Values that fit a column: { $fitting } of 6.
reason-keeps = Dice that fit a column as they lie: { $fitting } of { $mice }.
reason-places = It { meaning-place }. { $left ->
    [one] One space is
   *[other] { $left } spaces are
} still empty above it.
reason-completes = It { meaning-place }. The column pays you { $mine } food, and the others { $theirs }.
reason-wakes = It { meaning-place }. { $left ->
    [0] No grey space is left: the cat is awake
    [one] One grey space is left before the cat is awake
   *[other] { $left } grey spaces are left before the cat is awake
}.
reason-done = It { meaning-done }. { $mice ->
    [one] One mouse stays
   *[other] { $mice } mice stay
} in your hand for the next turn.
reason-robs = It { meaning-rob }. Then you have { $food_then } unprotected food.
reason-gives = Then { meaning-give }.
reason-protects = It { meaning-protect }. A bag with { $goal } food wins.
reason-declines = It { meaning-decline }. Your bag holds { $bag_now } of { $goal }.
# The guided first game
lesson-goal = Your dice are mice. They climb the columns of a pantry from the bottom, and a full column pays food. Whoever first has 25 in the bag wins.
lesson-roll = You have six mice. Roll them.
    .else = Roll your mice.
lesson-reroll = Column 4 begins with a 1 and a 2, and you have both. You may roll dice again, once: hold the 1 and the 2 and roll the others.
    .else = Hold just the 1 and the 2, and roll the other four.
lesson-climb = Now let them climb: first the 1, then the 2, both into column 4.
    .else = That is possible, too. Here, place the 1 and then the 2 in column 4.
lesson-complete = The top space of column 4 takes any die. Place one there, and say that you are done.
    .else = That is possible, too. Here, place one more die in column 4, then stop.
lesson-paid = The column was full. Each of your dice earned a sausage, and the shelf above it one more. Your mice are back in your hand. But others can still take this food.
lesson-again = { $one } has climbed halfway up column 7. Whoever fills it may protect food, no matter whose dice are in it. Roll.
    .else = Roll your mice.
lesson-pair = You have two 3s. Keep this roll and place both in column 7: the sign = asks for the same number as below. Then stop.
    .else = That is possible, too. Here, keep this roll, place both 3s in column 7, then stop.
lesson-protect = Full. This shelf moves food into your bag: exactly the sum of the highest pair in the column, 3 and 3. Protect it.
    .else = Food in the bag is safe, and only the bag wins. Protect it.
lesson-bagged = Your bag holds 6 food, and nobody can take it. Food beyond that sum stays on the table, unprotected.
lesson-cat = { $one } has put a 5 on the cat’s grey space. From now on every 5 that is rolled goes to the cat. When its red spaces are full, all dice leave the board and nobody is paid.
lesson-end = A tip: join columns that others have begun. Every shelf does something different; tap one to read it. Now you know Ratzzia: play to 10.
