name = Skeleton
tagline = Roll as often as you dare, and stop before a one

option-rounds = Rounds
    .help = turns that everybody has

bot-careful = stops with twelve
level-careful = Careful

view-round = Round
view-gathered = In this turn
view-rolls = Rolls

event-rolls = { $you ->
    [yes] You roll.
   *[no] { $seat } rolls.
}
event-shows = { $you ->
    [yes] You roll a { $face }.
   *[no] { $seat } rolls a { $face }.
}
event-lost = { $you ->
    [yes] A one: you lose { $gathered }.
   *[no] A one: { $seat } loses { $gathered }.
}
event-stops = { $you ->
    [yes] You stop and keep { $gathered }.
   *[no] { $seat } stops and keeps { $gathered }.
}

typed-words = roll=roll stop=stop
prompt-roll = You have { $gathered } in this turn: roll, or stop?
meaning-roll = roll on; a one loses { $gathered }
meaning-stop = keep { $gathered }

result-points = { $you ->
    [yes] You win.
   *[no] { $winners } wins.
}
result-shared = { $winners } share the win.
