## Beside the real box

box-title = { $game } beside the real box
box-text = You play with your own box. This page is referee and score pad: enter what the cards and dice show and what each player does. Anyone with the link can watch.
deal-outcome = What comes up?
entered = entered
box-round = Round { $round }
box-turn = Turn { $turn }
correct = Correct
correct-this = Correct: { $entry }
correcting = { $later ->
    [0] Enter it again.
    [one] Enter it again. One later entry is kept if it still fits.
   *[other] Enter it again. Of { $later } later entries, those that still fit are kept.
}
correcting-misfit = What was entered here no longer fits. { correcting }
correcting-over = { $later ->
    [one] The game now ends here. One later entry no longer fits.
   *[other] The game now ends here. { $later } later entries no longer fit.
}
as-it-was = Leave it as it was
forget-later = Drop the later ones
open-file = Open a file
to-file = Save as a file
file-not-json = This file cannot be read: it is not JSON.
own-board = Your own board
own-board-text = We know only part of the printed board. Enter your own as it is for four or five players: each column from the top down, and for each space how many players it needs. The board is kept in this browser, and you can share it as a file.
own-column = Column { $column }
own-column-more = One more column
own-column-less = Remove column { $column }
own-reward = What is on the shelf
own-amount = How many
own-req = Number
own-food = Food
own-link = Joined with the space below
own-players = Players
own-space-less = Remove this space
own-space-more = One more space on top
own-cat = The cat
own-cat-grey = Grey spaces
own-cat-red = Red spaces
own-board-check = Check and keep
own-board-kept = This is your board. It is kept in this browser.
own-dice = Your own dice
own-dice-text = We do not know the colours of the printed dice. Choose a colour, then tap the numbers of that colour on each die. The dice are kept in this browser, and you can share them as a file.
own-die = Die { $die }
own-dice-kept = These are your dice. They are kept in this browser.
own-dice-open = { $count ->
    [one] One number has no colour yet.
   *[other] { $count } numbers have no colour yet.
}
own-dice-forget = Play with our dice instead
own-board-forget = Play on our board instead
