learn-title = { $game } · guided game
guide = Explanation
lesson-of = { $step }/{ $steps }
lesson-next = Next
lesson-back = Back
lesson-leave = Leave; you can continue later
lesson-play = Play a small game
practise = Practise
practise-text = Short puzzles with a right answer. One a day is the same for everybody.
practise-today = Today’s puzzle
practise-run = A run of ten
practise-mistakes = Your mistakes
practise-due = { $count ->
    [0] None is due today. Open “Luck and skill” after a game: the moves that cost you most are added here.
    [one] One is due today.
   *[other] { $count } are due today.
}
practise-done = Done for now.
practise-score = { $right } of { $count } right.
puzzle-number = Puzzle { $number } of { $count }
puzzle-hardness = { $grade ->
    [easy] easy
    [tricky] tricky
   *[hard] hard
}
puzzle-question = What is best here? Make the move.
puzzle-again = You once made a costly move here. What would you do now?
puzzle-is-right = Right: { $told }. Worth: { $worth }.
puzzle-is-not = Not quite. Best: { $told }. Worth: { $worth }.
puzzle-made = Your move: { $worth }.
puzzle-next = Next
puzzle-on = Play on
puzzle-leave = Leave
