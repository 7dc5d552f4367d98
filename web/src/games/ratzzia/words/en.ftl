turn-whose = Turn { $turn }: { $name }
board-note = { $origin ->
    [box] The board of the box
    [own] A home-made board
   *[reconstruction] The board is a reconstruction
}
pantry = The pantry
dice-of = { $name }’s dice
die-label = { $kind ->
    [candy] Candy die
    [support] { $face ->
        [0] Support die
       *[other] Support { $face }
    }
   *[mouse] { $face ->
        [0] Mouse, not rolled
       *[other] { $face }
    }
}{ $state ->
    [kept] , kept
    [picked] , picked
    [rest] , fits nowhere now
    [rolling] , rolling
   *[free] { "" }
}
die-rest-why = { $kind ->
    [candy] No space takes your candy die now.
    [support] No space takes the support { $face } now.
   *[mouse] No space takes the { $face } now.
}
die-unrolled-why = This mouse came back from the cat. It stays in your hand until your next turn.
space-free = { $number ->
    [0] any value
   *[other] { $number }
}{ $linked ->
    [yes] , same as below
   *[no] { "" }
}{ $food ->
    [0] { "" }
   *[other] , pays { $food }
}
space-die = { $kind ->
    [support] support { $value }
    [candy] candy { $value } of { $name }
   *[mouse] { $value } of { $name }
}{ $food ->
    [0] { "" }
   *[other] , pays { $food }
}
column-label = Column { $column }, from the bottom: { $spaces }
column-takes = { $full ->
    [yes] Column { $column } is full and takes no more dice.
   *[no] { $count ->
        [0] No value fits column { $column } now: its next space asks for a number and, at the same time, for the value of the die below.
        [6] Column { $column } takes any value next.
       *[other] Column { $column } takes a { $values } next.
    }
}
shelf-name = { $reward ->
    [anxious_ana] Anxious Ana
    [candy_jar] Candy jar
    [sausages] { $amount ->
        [one] One sausage
       *[other] { $amount } sausages
    }
    [protect_food] Protect your food
    [greedy_mouse] Greedy mouse
   *[accountant] Accountant
}
shelf-says = Shelf { $column }: { shelf-name }
shelf-why = { $reward ->
    [anxious_ana] the top die goes to the bottom of another column and pushes up the dice there.
    [candy_jar] you get a candy die, which may show any value you like.
    [sausages] you get { $amount } food from the shelf.
    [protect_food] the highest pair in the column tells how much of your food may go into your bag, if you have that much.
    [greedy_mouse] you take half of another player’s unprotected food.
   *[accountant] everybody hands on half of their unprotected food to a neighbour; you say which way.
}
cat-label = The cat: { $filled } of { $grey } grey spaces and { $taken } of { $red } red ones are taken. { $number ->
    [0] It sleeps until the grey ones are full.
   *[other] Every { $number } rolled wakes it further.
}
jar-label = { $count ->
    [0] The candy jar is empty.
    [one] One candy die is in the jar.
   *[other] { $count } candy dice are in the jar.
}
supply-label = { $count ->
    [0] No support dice are in the supply.
    [one] One support die is in the supply.
   *[other] { $count } support dice are in the supply.
}
seat-label = { $name }: { $food } unprotected food, { $bag } of { $goal } in the bag, { $mice ->
    [one] 1 mouse
   *[other] { $mice } mice
} in hand{ $candy ->
    [0] { "" }
    [one] , 1 candy die
   *[other] , { $candy } candy dice
}
do-roll = { $count ->
    [one] Roll one mouse
   *[other] Roll { $count } mice
}
do-pass = Pass
do-recall = { $count ->
    [one] Take one die back from column { $column }
   *[other] Take { $count } dice back from column { $column }
}
do-keep = Keep them all
do-reroll = { $count ->
    [one] Roll one again
   *[other] Roll { $count } again
}
do-reroll-returned = Roll only those that came back
do-support = { $count ->
    [one] Roll one support die
   *[other] Roll { $count } support dice
}
do-no-support = Without support dice
do-place = { $die ->
    [candy] Place the candy as { $face } in column { $column }
   *[mouse] { $column ->
        [0] Place the { $face } in front of the cat
       *[other] Place the { $face } in column { $column }
    }
}
do-return-support = Put back the support dice
do-done = Done
do-send = Send it to column { $column }
do-candy-from-seat = Take { $name }’s candy
do-candy-from-column = Take the candy in column { $column }
do-rob = Take half from { $name }
do-give = { $way ->
    [left] To the left
   *[right] To the right
}
do-protect = Put { $sum } into the bag
do-decline = Leave it outside
give-detail = You give { $given } to { $to } and get { $gotten } from { $from }.
choose-recall = Tap a column with your dice
choose-die = Tap a die, then a column
choose-column = Tap a lit column
choose-candy = Tap the candy you take
choose-seat = Tap a player
choose-value = Choose the value of the candy die
candy-value = Candy as { $face }
place-which = Several dice fit there. Tap the die first.
bag-full = { $name }: { $bag } of { $goal } in the bag, { $food } unprotected
deal-dice = { $count ->
    [one] What does the die show?
   *[other] What do the { $count } dice show?
}
dice-shown = The roll
dice-tap = Tap what the dice show
die-less = { $face }, take it out
dice-all = All dice are named. Tap one to take it out.
dice-open = { $count ->
    [one] One die is not named yet.
   *[other] { $count } dice are not named yet.
}
dice-enter = That is the roll
