## Beside the real box

box-title = { $game } beside the real box
box-text = You play with your own box. This page is referee and score pad: say what the cards and dice show and what each of you does. Others may look on with the link.
deal-outcome = What comes up?
entered = entered
box-round = Round { $round }
box-turn = Turn { $turn }
correct = Correct
correct-this = Correct: { $entry }
correcting = { $later ->
    [0] Enter it anew.
    [one] Enter it anew. One later entry comes back if it still fits.
   *[other] Enter it anew. { $later } later entries come back as far as they still fit.
}
correcting-misfit = What was entered here no longer fits. { correcting }
correcting-over = { $later ->
    [one] The game now ends here. One later entry has no place any more.
   *[other] The game now ends here. { $later } later entries have no place any more.
}
as-it-was = Leave it as it was
forget-later = Drop the later ones
open-file = Open a file
to-file = Save as a file
file-not-json = This file cannot be read: it is not JSON.
own-board = Your own board
own-board-text = The printed board is known to us only in part. Enter yours as it is for four or five players, each column from the top down, and say how many players each space needs. It is kept here and can be shared as a file.
own-column = Column { $column }
own-column-more = One more column
own-column-less = Take column { $column } out
own-reward = What is on the shelf
own-amount = How many
own-req = Number
own-food = Food
own-link = Joined with the space below
own-players = Players
own-space-less = Take this space out
own-space-more = One more space on top
own-cat = The cat
own-cat-grey = Grey spaces
own-cat-red = Red spaces
own-board-check = Check and keep
own-board-kept = This is your board. It is kept in this browser.
own-dice = Your own dice
own-dice-text = The printed dice are not known to us. Choose a colour, then tap the numbers that have it, die by die. It is kept here and can be shared as a file.
own-die = Die { $die }
own-dice-kept = These are your dice. They are kept in this browser.
own-dice-open = { $count ->
    [one] One number has no colour yet.
   *[other] { $count } numbers have no colour yet.
}
own-dice-forget = Play with our dice instead
own-board-forget = Play on our board instead
