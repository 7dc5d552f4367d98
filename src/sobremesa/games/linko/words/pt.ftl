name = Linko
tagline = Livra-te das cartas aos conjuntos e ataca os conjuntos dos outros que sejam iguais em tamanho e mais baixos

option-end = Fim da ronda
    .help = Quando acaba uma ronda por uma mão vazia
    .rulebook = depois dos conflitos desse turno, se a mão continuar vazia
    .publisher = no momento em que se joga a última carta, sem conflitos
option-rounds = Rondas
    .help = Quantas rondas se jogam; se nada disseres, tantas como os lugares
option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais
    .shared = a vitória é partilhada
    .fewest_in_hand = quem tem menos cartas na mão na última ronda; depois, partilha-se
option-draw_if_no_conflict = Carta livre
    .help = Depois de um turno sem conflitos, podes biscar uma carta
option-numbers = Números
    .help = Quantos números tem o baralho, a partir do 1; menos fazem um baralho pequeno, para aprender e experimentar
option-copies = Cópias
    .help = Quantas cartas há de cada número; para baralhos pequenos
option-jokers = Jokers
    .help = Quantos jokers há; para baralhos pequenos
option-dealt = Cartas distribuídas
    .help = Quantas cartas recebe cada lugar; para baralhos pequenos
option-display = Cartas visíveis
    .help = Quantas cartas ficam visíveis ao lado do baralho; para baralhos pequenos

level-greedy = Guloso
bot-greedy = joga muitas cartas de uma vez, rouba o que combina com a sua mão

event-dealt = { $you ->
    [yes] Recebes { $card }.
   *[no] { $seat } recebe uma carta.
}
event-shown = { $card } junta-se às cartas visíveis.
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
} { $cards }{ $left ->
    [0] , { $count ->
        [1] a última
       *[other] as últimas
    } da mão
   *[other] { "" }
}.
event-conflict = Conflito: { $to_you ->
    [yes] as tuas cartas { $cards }
   *[no] { $cards } de { $victim_seat }
}.
event-took = { $to_you ->
    [yes] { $seat } rouba-te { $cards }.
   *[no] { $you ->
        [yes] Roubas
       *[no] { $seat } rouba
    } { $cards } a { $victim_seat }.
}
event-left = { $to_you ->
    [yes] { $seat } deixa-te escolher: descartar { $cards } ou recolher.
   *[no] { $you ->
        [yes] Deixas
       *[no] { $seat } deixa
    } a escolha a { $victim_seat }: descartar { $cards } ou recolher.
}
event-discarded = { $you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $cards }.
event-recovered = { $you ->
    [yes] Recolhes
   *[no] { $seat } recolhe
} { $cards }.
event-drew = { $you ->
    [yes] Biscas
   *[no] { $seat } bisca
} { $card } das cartas visíveis.
event-drew-pile = { $you ->
    [yes] Biscas
   *[no] { $seat } bisca
} { $seen ->
    [yes] { $card }
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
prompt-attack = Conflito com { $victim_seat } por { $cards }: roubas, ou deixas a escolha a { $victim_seat }?
prompt-defend = { $attacker_seat } ataca as tuas cartas { $cards }: descartas e biscas { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, ou recolhes?
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
meaning-draw-pile = a carta de cima de { $pile }; só tu a vês
meaning-stay = não bisca; joga o lugar seguinte

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
    [yes] { $seat } ataca as tuas cartas { $cards }
   *[no] { $you ->
        [yes] atacas
       *[no] { $seat } ataca
    } as cartas { $cards } de { $victim_seat }
}

error-too-few-cards = { $cards } cartas são poucas: as mãos de { $seats } lugares e as cartas visíveis pedem { $needed }. Põe mais números, cópias ou jokers, ou distribui menos cartas.
error-no-such-card = Não há carta «{ $card }». Os números vão de 1 a { $numbers }, e X é um joker.
error-play-nothing = Diz as cartas que jogas, assim: play 6 6 X.
error-mixed-numbers = { $one } e { $other } não vão juntos. Joga cartas do mesmo número, com jokers (X) se quiseres.
error-too-many-cards = Só há { $copies } cartas de cada número e { $jokers } jokers. Joga cartas que tenhas.
error-not-held = Não tens { $cards }. Joga cartas do mesmo número, com jokers se quiseres, da tua mão: { $hand }.
error-play-first = Agora não há nada para roubar, deixar ou biscar. Joga cartas do mesmo número da tua mão: { $hand }.
error-take-or-leave = A pergunta é sobre { $cards } de { $victim_seat }. Diz take ou leave.
error-discard-or-recover = { $attacker_seat } ataca o teu conjunto { $cards } e deixa-te a escolha. Diz discard ou recover.
error-pile-empty = O baralho acabou. Bisca das cartas visíveis: { $display }.
error-not-in-display = Não há { $card } nas cartas visíveis. Podes biscar { $open ->
    [0] do baralho: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: draw pile
    }
}.
error-draw-first = Primeiro bisca { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}: { $open ->
    [0] draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou draw pile
    }
}.
error-draw-or-stay = Podes biscar uma carta ou dizer stay. Podes biscar { $open ->
    [0] do baralho: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: draw pile
    }
}.
error-still-dealing = Ainda falta vir uma carta do baralho. Espera que chegue.
error-others-turn = É a vez de { $active_seat } jogar. Espera pela tua.
error-others-attack = { $to_you ->
    [yes] { $active_seat } decide se te rouba { $cards } ou te deixa escolher. Espera um pouco.
   *[no] { $active_seat } decide se rouba { $cards } a { $victim_seat } ou lhe deixa a escolha. Espera um pouco.
}
error-others-defence = { $victim_seat } vai descartar ou recolher { $cards }. Espera por isso.
error-others-draw = { $victim_seat } tem de biscar { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}. Espera por isso.
error-others-free-draw = { $active_seat } pode biscar uma carta ou ficar assim. Espera por isso.
