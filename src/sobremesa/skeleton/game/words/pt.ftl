name = Skeleton
tagline = Lança quantas vezes te atreveres e para antes que saia um 1

option-rounds = Rondas
    .help = quantos turnos tem cada um

bot-careful = para com doze
level-careful = Cauteloso

view-round = Ronda
view-gathered = Neste turno
view-rolls = Lançamentos

event-rolls = { $you ->
    [yes] Lanças.
   *[no] { $seat } lança.
}
event-shows = { $you ->
    [yes] Sai-te um { $face }.
   *[no] A { $seat } sai um { $face }.
}
event-lost = { $you ->
    [yes] Um 1: perdes { $gathered }.
   *[no] Um 1: { $seat } perde { $gathered }.
}
event-stops = { $you ->
    [yes] Paras e ficas com { $gathered }.
   *[no] { $seat } para e fica com { $gathered }.
}

typed-words = lançar=roll lanço=roll parar=stop paro=stop
prompt-roll = Tens { $gathered } neste turno: lanças ou paras?
meaning-roll = lançar outra vez; com um 1 perdem-se { $gathered }
meaning-stop = ficar com { $gathered }

result-points = { $you ->
    [yes] Ganhaste.
   *[no] { $winners } ganhou.
}
result-shared = { $winners } partilham a vitória.
