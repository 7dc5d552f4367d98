tagline = Livre-se das cartas em conjuntos e ataque os conjuntos dos outros que sejam do mesmo tamanho e mais baixos
option-end = Fim da rodada
    .help = Quando acaba uma rodada por uma mão vazia
    .rulebook = depois dos conflitos desse turno, se a mão continuar vazia
    .publisher = no momento em que se joga a última carta, sem conflitos
option-rounds = Rodadas
    .help = Quantas rodadas são jogadas; se você não disser nada, tantas quantos os lugares
option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais
    .shared = a vitória é dividida
    .fewest_in_hand = quem tem menos cartas na mão na última rodada; depois, divide-se
option-draw_if_no_conflict = Carta livre
    .help = Depois de um turno sem conflitos, você pode comprar uma carta
option-numbers = Números
    .help = Quantos números tem o baralho, a partir do 1; menos fazem um baralho pequeno, para aprender e testar
option-jokers = Coringas
    .help = Quantos coringas há; para baralhos pequenos
option-display = Cartas abertas
    .help = Quantas cartas ficam abertas ao lado do baralho; para baralhos pequenos
bot-greedy = joga muitas cartas de uma vez, rouba o que combina com a mão
event-dealt = { $you ->
    [yes] Você recebe { $card }.
   *[no] { $seat } recebe uma carta.
}
event-shown = { $card } se junta às cartas abertas.
event-begun = Rodada { $round } de { $rounds }: { $dealt ->
    [1] uma carta
   *[other] { $dealt } cartas
} para cada um. { $you ->
    [yes] Você começa
   *[no] { $seat } começa
}.
event-played = { $you ->
    [yes] Você joga
   *[no] { $seat } joga
} { $cards }{ $left ->
    [0] , { $count ->
        [1] a última
       *[other] as últimas
    } da mão
   *[other] { "" }
}.
event-conflict = Conflito: { $to_you ->
    [yes] suas cartas { $cards }
   *[no] { $cards } de { $victim_seat }
}.
event-took = { $you ->
    [yes] Você rouba
   *[no] { $seat } rouba
} { $cards } de { $victim_seat }.
event-left = { $to_you ->
    [yes] { $seat } deixa você escolher: descartar { $cards } ou recolher.
   *[no] { $you ->
        [yes] Você deixa
       *[no] { $seat } deixa
    } a escolha com { $victim_seat }: descartar { $cards } ou recolher.
}
event-discarded = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} { $cards }.
event-recovered = { $you ->
    [yes] Você recolhe
   *[no] { $seat } recolhe
} { $cards }.
event-drew = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} { $card } das cartas abertas.
event-drew-pile = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} { $seen ->
    [yes] { $card }
   *[no] uma carta
} do baralho.
event-stayed = { $you ->
    [yes] Você não compra
   *[no] { $seat } não compra
} nenhuma carta.
event-round-ended = { $why ->
    [out] { $you ->
        [yes] Você ficou sem cartas na mão
       *[no] { $seat } ficou sem cartas na mão
    }
    [cards] Não há mais nada para comprar
   *[turns] Foi o último turno
}: a rodada { $round } acaba.
event-round-scored = Rodada { $round }: { $points_by_seat }.
prompt-play = Jogue cartas do mesmo número; os coringas podem ir com elas, ou sozinhos.
prompt-attack = Conflito com { $victim_seat } por { $cards }: você rouba, ou deixa a escolha com { $victim_seat }?
prompt-defend = { $attacker_seat } ataca suas cartas { $cards }: você descarta e compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, ou recolhe?
prompt-draw = Compre { $owed ->
    [1] uma carta
   *[other] { $owed } cartas, uma a uma,
} { draw-places }.
prompt-free-draw = Sem conflitos. Você pode comprar uma carta { draw-places }, ou ficar assim.
draw-places = { $pile ->
    [0] das cartas abertas
   *[other] { $open ->
        [0] do baralho
       *[other] das cartas abertas ou do baralho
    }
}
meaning-play = { $attacks ->
    [0] não ataca ninguém
    [1] ataca { $first_seat }
    [2] ataca { $first_seat } e { $second_seat }
    [3] ataca { $first_seat }, { $second_seat } e { $third_seat }
   *[other] ataca { $first_seat }, { $second_seat }, { $third_seat } e { $fourth_seat }
}; { $ends ->
    [yes] acaba a rodada
   *[no] { $left ->
        [0] você fica sem cartas na mão
        [1] fica 1 carta na mão
       *[other] ficam { $left } cartas na mão
    }
}
meaning-take = { $cards } na sua mão; { $victim_seat } compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
meaning-leave = { $victim_seat } ou descarta { $cards } e compra o mesmo número de cartas, ou recolhe tudo para a mão
meaning-discard = { $cards } fora da rodada; você compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}
meaning-recover = { $cards } de volta à sua mão; você não compra nada
meaning-draw = todos veem; destas você tem { $held ->
    [0] nenhuma
   *[other] { $held }
}
meaning-draw-pile = a carta de cima de { $pile }; só você vê
meaning-stay = não compra; joga o lugar seguinte
result-rounds = Todas as rodadas foram jogadas. { $you ->
    [yes] Você ganha.
   *[no] { $winners } { $count ->
        [1] ganha
       *[other] ganham
    }.
}
round-of = Rodada { $round } de { $rounds }
stack-empty = sem pilha
display-cards = Cartas abertas
your-hand = Sua mão
conflict-line = Conflito: { $to_you ->
    [yes] { $seat } ataca suas cartas { $cards }
   *[no] { $you ->
        [yes] você ataca
       *[no] { $seat } ataca
    } as cartas { $cards } de { $victim_seat }
}
error-too-few-cards = { $cards } cartas são poucas: as mãos de { $seats } lugares e as cartas abertas pedem { $needed }. Ponha mais números, cópias ou coringas, ou distribua menos cartas.
error-no-such-card = Não há carta “{ $card }”. Os números vão de 1 a { $numbers }, e X é um coringa.
error-play-nothing = Diga as cartas que você joga, assim: play 6 6 X.
error-mixed-numbers = { $one } e { $other } não vão juntos. Jogue cartas do mesmo número, com coringas (X) se quiser.
error-too-many-cards = Só há { $copies } cartas de cada número e { $jokers } coringas. Jogue cartas que você tenha.
error-not-held = Você não tem { $cards }. Jogue cartas do mesmo número, com coringas se quiser, da sua mão: { $hand }.
error-play-first = Agora não há nada para roubar, deixar ou comprar. Jogue cartas do mesmo número da sua mão: { $hand }.
error-take-or-leave = A pergunta é sobre { $cards } de { $victim_seat }. Diga take ou leave.
error-discard-or-recover = { $attacker_seat } ataca o seu conjunto { $cards } e deixa a escolha com você. Diga discard ou recover.
error-pile-empty = O baralho acabou. Compre das cartas abertas: { $display }.
error-not-in-display = Não há { $card } nas cartas abertas. Você pode comprar { $open ->
    [0] do baralho: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: draw pile
    }
}.
error-draw-first = Primeiro compre { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}: { $open ->
    [0] draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou draw pile
    }
}.
error-draw-or-stay = Você pode comprar uma carta ou dizer stay. Pode comprar { $open ->
    [0] do baralho: draw pile
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: draw pile
    }
}.
error-still-dealing = Ainda falta chegar uma carta do baralho. Espere ela chegar.
error-others-turn = É a vez de { $active_seat } jogar. Espere a sua.
error-others-attack = { $to_you ->
    [yes] { $active_seat } decide se rouba { $cards } de você ou deixa você escolher. Espere um pouco.
   *[no] { $active_seat } decide se rouba { $cards } de { $victim_seat } ou deixa a escolha. Espere um pouco.
}
error-others-defence = { $victim_seat } vai descartar ou recolher { $cards }. Espere por isso.
error-others-draw = { $victim_seat } precisa comprar { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}. Espere por isso.
error-others-free-draw = { $active_seat } pode comprar uma carta ou ficar assim. Espere por isso.
