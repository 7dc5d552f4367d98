name = Skeleton
tagline = Tira cuantas veces te atrevas y párate antes de un 1

option-rounds = Rondas
    .help = turnos de cada uno

bot-careful = se para con doce
level-careful = Prudente

view-round = Ronda
view-gathered = En este turno
view-rolls = Tiradas

event-rolls = { $you ->
    [yes] Tiras el dado.
   *[no] { $seat } tira el dado.
}
event-shows = { $you ->
    [yes] Te sale un { $face }.
   *[no] A { $seat } le sale un { $face }.
}
event-lost = { $you ->
    [yes] Un 1: pierdes { $gathered }.
   *[no] Un 1: { $seat } pierde { $gathered }.
}
event-stops = { $you ->
    [yes] Te paras y te quedas { $gathered }.
   *[no] { $seat } se para y se queda { $gathered }.
}

typed-words = tirar=roll tiro=roll parar=stop paro=stop
prompt-roll = Llevas { $gathered } en este turno: ¿tiras o te paras?
meaning-roll = tirar otra vez; con un 1 se pierden { $gathered }
meaning-stop = quedarse { $gathered }

result-points = { $you ->
    [yes] Has ganado.
   *[no] { $winners } ha ganado.
}
result-shared = Victoria compartida: { $winners }.
