name = Linko
tagline = Livra-te das cartas em conjuntos e ataca os dos outros que tenham o mesmo tamanho e menos valor

about = De Wolfgang Kramer e Michael Kiesling. { $least } a { $most } jogadores, 20 a 60 minutos.

option-end = Fim da ronda
    .help = Quando acaba a ronda se alguém fica sem cartas
    .rulebook = depois dos conflitos
    .publisher = logo
option-rounds = Rondas
    .help = Quantas rondas se jogam; por omissão, tantas como os jogadores
option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais; as cartas na mão são as da última ronda
    .shared = a vitória é partilhada
    .fewest_in_hand = menos cartas na mão
option-draw_if_no_conflict = Carta livre
    .help = Depois de um turno sem conflitos, podes biscar uma carta
option-numbers = Números
    .help = Quantos números tem o baralho, a partir do 1; menos fazem um baralho pequeno, para aprender
option-copies = Cópias
    .help = Quantas cartas há de cada número; para baralhos pequenos
option-jokers = Jokers
    .help = Quantos jokers há; para baralhos pequenos
option-dealt = Cartas distribuídas
    .help = Quantas cartas recebe cada jogador; para baralhos pequenos
option-display = Cartas visíveis
    .help = Quantas cartas ficam visíveis ao lado do baralho; para baralhos pequenos

level-greedy = Guloso
bot-greedy = joga muitas cartas de uma vez, rouba o que combina com a sua mão
card-named = { $card ->
    [X] o joker
   *[other] o { $card }
}
cards-named = { $count ->
    [1] { $cards ->
        [X] o joker
       *[other] o { $cards }
    }
   *[other] { $cards }
}

event-dealt = { $you ->
    [yes] Recebes { card-named }.
   *[no] { $seat } recebe uma carta.
}
event-shown = { $card ->
    [X] Um joker
   *[other] O { $card }
} junta-se às cartas visíveis.
event-begun = Ronda { $round } de { $rounds }: { $dealt ->
    [1] uma carta
   *[other] { $dealt } cartas
} para cada um. { $you ->
    [yes] Começas tu
   *[no] Começa { $seat }
}.
event-played = { $you ->
    [yes] Jogas
   *[no] { $seat } joga
} { cards-named }{ $left ->
    [0] , { $count ->
        [1] a última carta
       *[other] as últimas cartas
    } da mão
   *[other] { "" }
}.
event-conflict = Conflito: { $you ->
    [yes] atacas
   *[no] { $seat } ataca
} { $count ->
    [1] { $to_you ->
        [yes] a tua carta { $cards }
       *[no] a carta { $cards } de { $victim_seat }
    }
   *[other] { $to_you ->
        [yes] as tuas cartas { $cards }
       *[no] as cartas { $cards } de { $victim_seat }
    }
}.
event-took = { $to_you ->
    [yes] { $seat } rouba-te { cards-named }.
   *[no] { $you ->
        [yes] Roubas
       *[no] { $seat } rouba
    } { cards-named } a { $victim_seat }.
}
event-left = { $to_you ->
    [yes] { $seat } deixa-te escolher
   *[no] { $you ->
        [yes] Deixas
       *[no] { $seat } deixa
    } a escolha a { $victim_seat }
}: descartar { cards-named }, ou recolher.
event-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { cards-named }.
event-recovered = { $you ->
    [yes] Recolhes
   *[no] { $seat } recolhe
} { cards-named }.
event-drew = { $you ->
    [yes] Biscas
   *[no] { $seat } bisca
} { card-named } das cartas visíveis.
event-drew-pile = { $you ->
    [yes] Biscas
   *[no] { $seat } bisca
} { $seen ->
    [yes] { card-named }
   *[no] uma carta
} do baralho.
event-stayed = { $you ->
    [yes] Não biscas
   *[no] { $seat } não bisca
} nenhuma carta.
event-round-ended = { $why ->
    [out] { $you ->
        [yes] Ficaste sem cartas na mão
       *[no] { $seat } ficou sem cartas na mão
    }
    [cards] Já não há nada para biscar
   *[turns] Foi o último turno
}: a ronda { $round } acaba.
event-round-scored = Ronda { $round }: { $points_by_seat }.

prompt-play = Joga cartas do mesmo número; os jokers podem ir com elas, ou sozinhos.
prompt-attack = Conflito com { $victim_seat } por { cards-named }: roubas, ou deixas a escolha a { $victim_seat }?
prompt-defend = { $attacker_seat } ataca { $count ->
    [1] a tua carta { $cards }: descartas e biscas uma carta, ou recolhes?
   *[other] as tuas cartas { $cards }: descartas e biscas { $count } cartas, ou recolhes?
}
prompt-draw = Bisca { $owed ->
    [1] uma carta
   *[other] { $owed } cartas, uma a uma,
} { draw-places }.
prompt-free-draw = Sem conflitos. Podes biscar uma carta { draw-places }, ou ficar assim.
draw-places = { $pile ->
    [0] das cartas visíveis
   *[other] { $open ->
        [0] do baralho
       *[other] das cartas visíveis ou do baralho
    }
}

meaning-play = { $attacks ->
    [0] não ataca ninguém
    [1] ataca { $first_seat }
    [2] ataca { $first_seat } e { $second_seat }
    [3] ataca { $first_seat }, { $second_seat } e { $third_seat }
   *[other] ataca { $first_seat }, { $second_seat }, { $third_seat } e { $fourth_seat }
}; { $ends ->
    [yes] acaba a ronda
   *[no] { $left ->
        [0] ficas sem cartas na mão
        [1] fica 1 carta na mão
       *[other] ficam { $left } cartas na mão
    }
}
meaning-take = { $cards } na tua mão; { $victim_seat } bisca { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
meaning-leave = { $victim_seat } ou descarta { $cards } e bisca igual número de cartas, ou recolhe tudo para a mão
meaning-discard = { $cards } fora da ronda; biscas { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
meaning-recover = { $cards } de volta à tua mão; não biscas nada
meaning-draw = todos a veem; destas tens { $held ->
    [0] nenhuma
   *[other] { $held }
}
meaning-draw-pile = a carta de cima do baralho ({ $pile }); só tu a vês
meaning-stay = não bisca; joga quem se segue

result-rounds = Jogaram-se todas as rondas. { $you ->
    [yes] Ganhas tu.
   *[no] { $winners } { $count ->
        [1] ganha
       *[other] ganham
    }.
}

round-of = Ronda { $round } de { $rounds }
in-hand = mão
stack-empty = sem monte
display-cards = Cartas visíveis
pile-cards = baralho
discarded-cards = Descartadas
your-hand = A tua mão
known-cards = Sabe-se que têm
no-cards = nenhuma
conflict-line = Conflito: { $to_you ->
    [yes] { $seat } ataca o teu conjunto { $cards }
   *[no] { $you ->
        [yes] atacas
       *[no] { $seat } ataca
    } o conjunto { $cards } de { $victim_seat }
}

error-too-few-cards = { $cards } cartas são poucas: as mãos de { $seats } jogadores e as cartas visíveis pedem { $needed }. Põe mais números, cópias ou jokers, ou distribui menos cartas.
error-no-such-card = Não há carta «{ $card }». Os números vão de 1 a { $numbers }, e X é um joker.
error-play-nothing = Diz as cartas que jogas, assim: jogar 6 6 X.
error-mixed-numbers = { $one } e { $other } não vão juntos. Joga cartas do mesmo número, com jokers (X) se quiseres.
error-too-many-cards = Só há { $copies } cartas de cada número e { $jokers } jokers. Joga cartas que tenhas.
error-not-held = Não tens { $cards }. Joga cartas do mesmo número, com jokers se quiseres, da tua mão: { $hand }.
error-play-first = Agora não há nada para roubar, deixar ou biscar. Joga cartas do mesmo número da tua mão: { $hand }.
error-take-or-leave = A pergunta é sobre { $cards } de { $victim_seat }. Diz roubar ou deixar.
error-discard-or-recover = { $attacker_seat } ataca as tuas cartas { $cards } e deixa-te a escolha. Diz descartar ou recolher.
error-pile-empty = O baralho acabou. Bisca das cartas visíveis: { $display }.
error-not-in-display = Não há { $card } nas cartas visíveis. Podes biscar { $open ->
    [0] do baralho: biscar baralho
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: biscar baralho
    }
}.
error-draw-first = Primeiro bisca { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}: { $open ->
    [0] biscar baralho
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou biscar baralho
    }
}.
error-draw-or-stay = Podes biscar uma carta ou dizer ficar. Podes biscar { $open ->
    [0] do baralho: biscar baralho
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: biscar baralho
    }
}.
error-still-dealing = Ainda falta vir uma carta do baralho. Espera que chegue.
error-others-turn = É a vez de { $active_seat } jogar. Espera pela tua.
error-others-attack = { $to_you ->
    [yes] { $active_seat } decide se te rouba { $cards } ou te deixa escolher. Espera um pouco.
   *[no] { $active_seat } decide se rouba { $cards } a { $victim_seat } ou lhe deixa a escolha. Espera um pouco.
}
error-others-defence = { $victim_seat } decide entre descartar e recolher { $cards }. Espera um pouco.
error-others-draw = { $victim_seat } está a biscar { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}. Espera um pouco.
error-others-free-draw = { $active_seat } decide se bisca uma carta. Espera um pouco.

report-conflict = Conflito
report-took = Cartas roubadas a outro jogador
report-discarded = Cartas descartadas
report-recovered = Cartas recolhidas
report-drew = Cartas biscadas
report-round-ended = Rondas


# Words that may be typed in place of the English ones of a move
typed-words = jogar=play joga=play jogo=play roubar=take rouba=take roubo=take deixar=leave deixa=leave deixo=leave descartar=discard descarta=discard descarto=discard recolher=recover recolhe=recover recolho=recover biscar=draw bisca=draw bisco=draw comprar=draw compra=draw compro=draw ficar=stay fico=stay baralho=pile coringa=joker
## O treinador

reason-plays = A jogada { meaning-play }. { $safe ->
    [0] Quase sempre há outra mão que pode atacar este conjunto antes do teu próximo turno
   *[other] Em { $safe } de 100 casos nenhuma outra mão pode atacar este conjunto antes do teu próximo turno
}.
reason-ends = A jogada { meaning-play }. Então o teu monte tem { $stack ->
    [1] uma carta
   *[other] { $stack } cartas
}.
reason-takes = A jogada põe { meaning-take }. { $held ->
    [0] Ainda não tens nenhuma deste número.
   *[other] Já tens { $held } deste número.
}
reason-leaves = Depois { meaning-leave }. Ficas { $left ->
    [0] sem cartas
    [1] com uma carta
   *[other] com { $left } cartas
} na mão.
reason-discards = A jogada põe { meaning-discard }. { $held ->
    [0] Não tens mais nenhuma deste número.
   *[other] Tens mais { $held } deste número.
}
reason-recovers = A jogada traz { meaning-recover }. { $held ->
    [0] Não tens mais nenhuma deste número.
   *[other] Tens mais { $held } deste número.
}
reason-draws = Com ela ficas com { $held } { $card ->
    [X] { $held ->
        [1] joker, que combina
       *[other] jokers, que combinam
    } com qualquer número
   *[other] deste número
}.
reason-draws-unseen = Em cada 100 cartas que não viste, { $useful } combinam com a tua mão: são jokers, ou números que tens.
reason-stays = Ficas com { $left ->
    [1] uma carta
   *[other] { $left } cartas
}. Cada uma que sobra no fim custa um ponto.
# O primeiro jogo, passo a passo
lesson-goal = Livra-te das tuas cartas. No fim, as que estão à tua frente contam +1 cada, as da mão −1. A ronda acaba quando alguém fica sem cartas.
lesson-set = No teu turno jogas cartas de um só número, quantas quiseres. Joga os dois 6.
    .else = Num jogo a sério podes fazê-lo. Aqui, joga os dois 6.
lesson-conflict = { $one } jogou dois 4. São atacados pela mesma quantidade de cartas de um número mais alto: joga os dois 9.
    .else = Isso não ataca ninguém. Joga os dois 9: tantas cartas como { $one } tem no topo, e mais altas.
lesson-take = Um conflito. Podes roubar os 4 para a tua mão, ou deixar a escolha a { $one }. Rouba-os.
    .else = Também é possível. Aqui, rouba os 4.
lesson-took = Agora os 4 são teus. { $one } teve de biscar duas cartas em troca, das visíveis ou do baralho.
lesson-left = { $two } ataca os teus 9 com dois 10 e deixa-te escolher: descartá-los e biscar outras duas cartas, ou recolhê-los para a mão. Recolhe-os.
    .else = Também é possível. Aqui, recolhe os teus 9: vais precisar deles.
lesson-joker = Um joker, X, vale o número das cartas com que é jogado. Joga 9 9 X: três 9.
    .else = Num jogo a sério podes fazê-lo. Aqui, joga os dois 9 com o joker.
lesson-tip = Uma dica: um conjunto só é atacado por outro do mesmo tamanho e de número mais alto. Poucos têm três cartas iguais, por isso os conjuntos grandes estão seguros. Um 1 ou um 2 sozinho, não.
lesson-end = Há tantas rondas como jogadores, e ganha a soma mais alta. Já sabes jogar Linko: joga uma ronda.
