name = Pebbles
event-drew = { $seat } draws.
event-kept = { $seat } keeps.
event-swapped = { $seat } swaps.
prompt-swap = Keep your { $pebble }, or swap it?
meaning-keep = you keep it
meaning-swap = you draw another one
result-highest = { $winners } wins.
