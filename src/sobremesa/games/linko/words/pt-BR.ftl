tagline = Livre-se das cartas em conjuntos e ataque os dos outros que tenham o mesmo tamanho e menos valor
option-end = Fim da rodada
    .help = Quando acaba a rodada se alguém fica sem cartas
    .rulebook = depois dos conflitos
    .publisher = na hora
option-rounds = Rodadas
    .help = Quantas rodadas são jogadas; por padrão, tantas quantos os jogadores
option-tiebreak = Desempate
    .help = Quem ganha quando há totais iguais; as cartas na mão são as da última rodada
    .shared = a vitória é dividida
    .fewest_in_hand = menos cartas na mão
option-draw_if_no_conflict = Carta livre
    .help = Depois de um turno sem conflitos, você pode comprar uma carta
option-jokers = Coringas
    .help = Quantos coringas há; para baralhos pequenos
option-display = Cartas abertas
    .help = Quantas cartas ficam abertas ao lado do baralho; para baralhos pequenos
bot-greedy = joga muitas cartas de uma vez, rouba o que combina com a mão
card-named = { $card ->
    [X] o coringa
   *[other] o { $card }
}
cards-named = { $count ->
    [1] { $cards ->
        [X] o coringa
       *[other] o { $cards }
    }
   *[other] { $cards }
}
event-dealt = { $you ->
    [yes] Você recebe { card-named }.
   *[no] { $seat } recebe uma carta.
}
event-shown = { $card ->
    [X] Um coringa
   *[other] O { $card }
} se junta às cartas abertas.
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
} { cards-named }{ $left ->
    [0] , { $count ->
        [1] a última carta
       *[other] as últimas cartas
    } da mão
   *[other] { "" }
}.
event-conflict = Conflito: { $you ->
    [yes] você ataca
   *[no] { $seat } ataca
} { $count ->
    [1] { $to_you ->
        [yes] sua carta { $cards }
       *[no] a carta { $cards } de { $victim_seat }
    }
   *[other] { $to_you ->
        [yes] suas cartas { $cards }
       *[no] as cartas { $cards } de { $victim_seat }
    }
}.
event-took = { $you ->
    [yes] Você rouba
   *[no] { $seat } rouba
} { cards-named } de { $victim_seat }.
event-left = { $to_you ->
    [yes] { $seat } deixa você escolher
   *[no] { $you ->
        [yes] Você deixa
       *[no] { $seat } deixa
    } a escolha com { $victim_seat }
}: descartar { cards-named }, ou recolher.
event-discarded = { $you ->
    [yes] Você descarta
   *[no] { $seat } descarta
} { cards-named }.
event-recovered = { $you ->
    [yes] Você recolhe
   *[no] { $seat } recolhe
} { cards-named }.
event-drew = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} { card-named } das cartas abertas.
event-drew-pile = { $you ->
    [yes] Você compra
   *[no] { $seat } compra
} { $seen ->
    [yes] { card-named }
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
prompt-attack = Conflito com { $victim_seat } por { cards-named }: você rouba, ou deixa a escolha com { $victim_seat }?
prompt-defend = { $attacker_seat } ataca { $count ->
    [1] sua carta { $cards }: você descarta e compra uma carta, ou recolhe?
   *[other] suas cartas { $cards }: você descarta e compra { $count } cartas, ou recolhe?
}
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
meaning-draw-pile = a carta de cima do baralho ({ $pile }); só você vê
meaning-stay = não compra; joga quem vem depois
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
    [yes] { $seat } ataca o seu conjunto { $cards }
   *[no] { $you ->
        [yes] você ataca
       *[no] { $seat } ataca
    } o conjunto { $cards } de { $victim_seat }
}
error-too-few-cards = { $cards } cartas são poucas: as mãos de { $seats } jogadores e as cartas abertas pedem { $needed }. Ponha mais números, cópias ou coringas, ou distribua menos cartas.
error-no-such-card = Não há carta “{ $card }”. Os números vão de 1 a { $numbers }, e X é um coringa.
error-play-nothing = Diga as cartas que você joga, assim: jogar 6 6 X.
error-mixed-numbers = { $one } e { $other } não vão juntos. Jogue cartas do mesmo número, com coringas (X) se quiser.
error-too-many-cards = Só há { $copies } cartas de cada número e { $jokers } coringas. Jogue cartas que você tenha.
error-not-held = Você não tem { $cards }. Jogue cartas do mesmo número, com coringas se quiser, da sua mão: { $hand }.
error-play-first = Agora não há nada para roubar, deixar ou comprar. Jogue cartas do mesmo número da sua mão: { $hand }.
error-take-or-leave = A pergunta é sobre { $cards } de { $victim_seat }. Diga roubar ou deixar.
error-discard-or-recover = { $attacker_seat } ataca suas cartas { $cards } e deixa a escolha com você. Diga descartar ou recolher.
error-pile-empty = O baralho acabou. Compre das cartas abertas: { $display }.
error-not-in-display = Não há { $card } nas cartas abertas. Você pode comprar { $open ->
    [0] do baralho: comprar baralho
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: comprar baralho
    }
}.
error-draw-first = Primeiro compre { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}: { $open ->
    [0] comprar baralho
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou comprar baralho
    }
}.
error-draw-or-stay = Você pode comprar uma carta ou dizer ficar. Pode comprar { $open ->
    [0] do baralho: comprar baralho
   *[other] { $display }{ $pile ->
        [0] { "" }
       *[other] , ou do baralho: comprar baralho
    }
}.
error-still-dealing = Ainda falta chegar uma carta do baralho. Espere ela chegar.
error-others-turn = É a vez de { $active_seat } jogar. Espere a sua.
error-others-attack = { $to_you ->
    [yes] { $active_seat } decide se rouba { $cards } de você ou deixa você escolher. Espere um pouco.
   *[no] { $active_seat } decide se rouba { $cards } de { $victim_seat } ou deixa a escolha. Espere um pouco.
}
error-others-defence = { $victim_seat } decide entre descartar e recolher { $cards }. Espere um pouco.
error-others-draw = { $victim_seat } está comprando { $owed ->
    [1] uma carta
   *[other] { $owed } cartas
}. Espere um pouco.
error-others-free-draw = { $active_seat } decide se compra uma carta. Espere um pouco.

report-took = Cartas roubadas de outro jogador
report-drew = Cartas compradas
report-round-ended = Rodadas

reason-plays = A jogada { meaning-play }. { $safe ->
    [0] Quase sempre há outra mão que pode atacar este conjunto antes do seu próximo turno
   *[other] Em { $safe } de 100 casos nenhuma outra mão pode atacar este conjunto antes do seu próximo turno
}.
reason-ends = A jogada { meaning-play }. Então a sua pilha tem { $stack ->
    [1] uma carta
   *[other] { $stack } cartas
}.
reason-takes = A jogada põe { meaning-take }. { $held ->
    [0] Você ainda não tem nenhuma deste número.
   *[other] Você já tem { $held } deste número.
}
reason-leaves = Depois { meaning-leave }. Você fica { $left ->
    [0] sem cartas
    [1] com uma carta
   *[other] com { $left } cartas
} na mão.
reason-discards = A jogada põe { meaning-discard }. { $held ->
    [0] Você não tem mais nenhuma deste número.
   *[other] Você tem mais { $held } deste número.
}
reason-recovers = A jogada traz { meaning-recover }. { $held ->
    [0] Você não tem mais nenhuma deste número.
   *[other] Você tem mais { $held } deste número.
}
reason-draws = Com ela você fica com { $held } { $card ->
    [X] { $held ->
        [1] coringa, que combina
       *[other] coringas, que combinam
    } com qualquer número
   *[other] deste número
}.
reason-draws-unseen = De cada 100 cartas que você não viu, { $useful } combinam com a sua mão: são coringas, ou números que você tem.
reason-stays = Você fica com { $left ->
    [1] uma carta
   *[other] { $left } cartas
}. Cada uma que sobra no fim custa um ponto.
# O primeiro jogo, passo a passo
lesson-goal = Livre-se das suas cartas. No fim, as que estão na sua frente contam +1 cada, as da mão −1. A rodada acaba quando alguém fica sem cartas.
lesson-set = No seu turno você joga cartas de um só número, quantas quiser. Jogue os dois 6.
    .else = Em um jogo de verdade você pode fazer isso. Aqui, jogue os dois 6.
lesson-conflict = { $one } jogou dois 4. Eles são atacados pela mesma quantidade de cartas de um número mais alto: jogue os dois 9.
    .else = Isso não ataca ninguém. Jogue os dois 9: tantas cartas quantas { $one } tem no topo, e mais altas.
lesson-take = Um conflito. Você pode roubar os 4 para a sua mão, ou deixar a escolha com { $one }. Roube.
    .else = Também é possível. Aqui, roube os 4.
lesson-took = Agora os 4 são seus. { $one } teve de comprar duas cartas em troca, das abertas ou do baralho.
lesson-left = { $two } ataca os seus 9 com dois 10 e deixa você escolher: descartar e comprar outras duas cartas, ou recolher os 9 para a mão. Recolha.
    .else = Também é possível. Aqui, recolha os seus 9: você vai precisar deles.
lesson-joker = Um coringa, X, assume o número das cartas com que é jogado. Jogue 9 9 X: três 9.
    .else = Em um jogo de verdade você pode fazer isso. Aqui, jogue os dois 9 com o coringa.
lesson-tip = Uma dica: um conjunto só é atacado por outro do mesmo tamanho e de número mais alto. Poucos têm três cartas iguais, então os conjuntos grandes estão seguros. Um 1 ou um 2 sozinho, não.
lesson-end = Há tantas rodadas quantos jogadores, e ganha a soma mais alta. Você já sabe jogar Linko: jogue uma rodada.
