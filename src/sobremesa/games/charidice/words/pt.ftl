name = Charidice
tagline = Pontua alguns dos teus dados e oferece os outros; a generosidade tem recompensa
about = De Jürgen Adams. { $least } a { $most } jogadores, 15 a 30 minutos.

option-rounds = Rondas
    .help = Quantas rondas se jogam; em cada uma, todos têm um turno
option-greatest_gift = A maior das ofertas
    .help = Cada um pode pedir, uma vez por jogo, que uma oferta valha a dobrar
option-generosity = Generosidade
    .help = Quem mais ofereceu recebe um bónus no fim
option-dice = Cores dos dados
    .help = Para jogar com os dados da tua caixa, escreve uma palavra por dado: as cores dos seus números de 1 a 6 com as letras y = amarelo, r = vermelho, g = verde, b = azul, e = cinzento, k = preto

level-points = Pontos
bot-points = procura pontos e bónus, ofereça o que oferecer

colour-name = { $colour ->
    [yellow] amarelo
    [red] vermelho
    [green] verde
    [blue] azul
    [grey] cinzento
   *[black] preto
}
other-colour-name = { $other ->
    [yellow] amarelo
    [red] vermelho
    [green] verde
    [blue] azul
    [grey] cinzento
   *[black] preto
}

event-die = O dado { $die } mostra um { $number } { colour-name }.
event-rolled = { $roll ->
    [1] { $you ->
        [yes] Lanças
       *[no] { $seat } lança
    }
   *[other] Os dados mostram agora
}: { $faces }.
event-asked = { $to_you ->
    [yes] { $seat } pede-te a maior das ofertas: a oferta deste turno conta a dobrar.
   *[no] { $you ->
        [yes] Pedes
       *[no] { $seat } pede
    } a { $active_seat } a maior das ofertas: a oferta deste turno conta a dobrar.
}
event-passed = { $you ->
    [yes] Não pedes
   *[no] { $seat } não pede
} agora a maior das ofertas.
event-rerolled = { $you ->
    [yes] { $keeps ->
        [0] Lanças
       *[other] Guardas { $kept } e lanças
    }
   *[no] { $seat } { $keeps ->
        [0] lança
       *[other] guarda { $kept } e lança
    }
} { $count ->
    [1] um dado
   *[other] { $count } dados
} de novo.
event-scored = { $you ->
    [yes] Pontuas
   *[no] { $seat } pontua
} { $faces }: { score-worth }, e { gift-worth }.
event-ended = Oferecido ao todo: { $donated_by_seat }.{ $reward ->
    [0] { "" }
   *[other] { " " }A generosidade vale: { $generosity_by_seat }.
}

prompt-gift = { $active_seat } lançou os dados. Pedes a maior das ofertas?
prompt-roll = Lança dados de novo ({ $rerolls ->
    [1] mais uma vez
   *[other] até { $rerolls } vezes
}), ou pontua.
prompt-score = Escolhe os dados que pontuas. Os outros vão para a esquerda.
meaning-ask = o que { $active_seat } te der neste turno conta a dobrar; só se pede uma vez por jogo
meaning-pass = guarda a maior das ofertas para mais tarde
meaning-reroll = lança { $count ->
    [1] um dado
   *[other] { $count } dados
} de novo{ $keeps ->
    [0] { "" }
   *[other] , guarda { $kept }
}
meaning-score = { score-worth }; { gift-worth }
score-worth = { $bonus ->
    [0] { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $points } + { $bonus } pontos
}
gift-worth = { $gift ->
    [0] não { $you ->
        [yes] ofereces
       *[no] oferece
    } nada
   *[other] { $to_you ->
        [yes] oferece-te { $gift }
       *[no] { $you ->
            [yes] ofereces
           *[no] oferece
        } { $gift } a { $receiver_seat }
    }
}

result-points = { $you ->
    [yes] Ganhas com mais pontos.
   *[no] { $winners } ganha com mais pontos.
}
result-shared = { $winners } têm o mesmo total e partilham a vitória.

error-no-such-die = O dado { $die } não existe. Os dados vão de 1 a 6, pela posição.
error-die-twice = Indicaste o dado { $die } duas vezes. Indica cada dado uma só vez.
error-score-nothing = Tens de pontuar pelo menos um dado. Indica os dados pela posição, assim: pontuar 1 2 3.
error-too-few-dice = { $count } dados de cor { colour-name } são poucos para pontuar juntos. Pontua quatro ou mais da mesma cor, ou dados de cores todas diferentes.
error-mixed-dice = Os dados { $one } e { $two } são ambos de cor { colour-name }, o dado { $other } não. Pontua dados todos da mesma cor, pelo menos quatro, ou dados de cores todas diferentes.
error-reroll-nothing = Para lançar de novo, indica pelo menos um dado pela posição, assim: lançar 1 3. Para os guardar a todos, pontua.
error-no-roll-left = Já lançaste { $rolls } vezes, e não há mais. Agora pontua.
error-own-gift = A maior das ofertas é pedida por { $left_seat }, à tua esquerda. Podes lançar dados de novo ou pontuar.
error-answer-first = Os dados estão com { $active_seat }. A pergunta para ti é sobre a maior das ofertas: pedir ou passar.
error-neighbour-first = Primeiro { $left_seat }, à tua esquerda, diz se pede a maior das ofertas. Depois é a tua vez.
error-still-rolling = O lançamento { $roll } deste turno não acabou. Espera que todos os dados parem.
error-already-asked = Já pediste a maior das ofertas. Agora { $active_seat } decide sobre os dados.
error-already-passed = Já passaste neste lançamento. Agora { $active_seat } decide sobre os dados.
error-no-greatest-gift = Não tens a maior das ofertas para pedir. Os dados estão com { $active_seat }.
error-too-late-to-ask = A maior das ofertas pede-se antes do terceiro lançamento. Agora { $active_seat } acaba o turno.

error-dice-form = «{ $value }» não descreve os dados. Escreve seis palavras, uma por dado: as cores dos seus números de 1 a 6 com as letras y r g b e k.
error-dice-count = Os dados são seis, não { $count }. Escreve uma palavra de seis letras para cada um.
error-dice-word = Dado { $die }: «{ $value }» não é uma palavra. Escreve seis letras, as cores dos seus números de 1 a 6.
error-dice-length = O dado { $die } tem { $count ->
    [0] nenhuma letra
    [1] uma letra
   *[other] { $count } letras
}. Precisa de seis, as cores dos seus números de 1 a 6.
error-dice-letter = Dado { $die }, número { $number }: «{ $letter }» não é uma cor. As letras são y = amarelo, r = vermelho, g = verde, b = azul, e = cinzento, k = preto.
error-dice-colour-twice = Dado { $die }: os números { $one } e { $two } são ambos de cor { colour-name }. Os seis números de um dado têm seis cores diferentes.
error-dice-number-twice = O número { $number } tem a cor { colour-name } nos dados { $one } e { $two }. Cada número tem uma cor diferente em cada um dos seis dados.

error-solve-dice = «{ $dice }» não é um lançamento. Dá seis números de 1 a 6, um para cada dado pela posição.
error-solve-dice-count = Um lançamento tem seis dados, não { $count }. Dá um número para cada dado pela posição.
error-solve-number = O dado { $die } não pode mostrar «{ $number }». Cada dado mostra um número inteiro de 1 a 6.
error-solve-rerolls = Podem faltar 0, 1 ou 2 lançamentos, não «{ $rerolls }».
error-solve-weight = «{ $weight }» não é um peso. Usa 0 para ignorar a oferta, 1 para a contar como pontos teus.

solved-turn = Um turno antes do primeiro lançamento, { $rerolls ->
    [0] sem lançar de novo
    [1] com mais um lançamento
   *[other] com mais { $rerolls } lançamentos
}, peso da oferta { $weight }: vale em média { NUMBER($value, minimumFractionDigits: 3) } jogando o melhor possível.
solved-dice = Dados { $dice }, { $rerolls ->
    [0] sem mais lançamentos
    [1] falta um lançamento
   *[other] faltam { $rerolls } lançamentos
}, peso da oferta { $weight }: vale em média { NUMBER($value, minimumFractionDigits: 3) } jogando o melhor possível.
solved-move = { NUMBER($value, minimumFractionDigits: 3) }  { $move }

round-of = Ronda { $round } de { $rounds }
roll-of = lançamento { $roll } de 3
sheet-title = ronda: dados + bónus + recebido (oferecido)
gift-kept = 2× por pedir
gift-doubled = a dobrar
best-choices = As melhores de { $count } maneiras de pontuar:
gets = { $receiver_seat } recebe { $gift }
item-faces = { $number } { colour-name }
dice-title = Os dados
dice-origin = { $default ->
    [yes] As cores dos números de cada dado. O texto das regras não diz quais são as cores dos dados verdadeiros; estas são as nossas, e nas opções podes escolher outras.
   *[no] As cores dos números de cada dado, como foram indicadas para este jogo.
}
die-number = Dado { $die }

reason-scores = Marca { $points ->
    [1] um ponto
   *[other] { $points } pontos
}{ $bonus ->
    [0] { "" }
   *[other] { " " }e um bónus de { $bonus }
} e oferece { $gift }.
reason-rerolls = Lançar { $dice ->
    [1] um dado
   *[other] { $dice } dados
} de novo rende cerca de { $points } pontos; sem lançar, a melhor escolha rende { $now }.
reason-asks = Como estão os dados, a oferta é de { $gift }; pedir duplica-a.
reason-waits = Como estão os dados, a oferta é de { $gift }; mais tarde pode vir uma maior.

report-rerolled = Dados lançados de novo
report-bonus = Bónus de cor
report-gift = Uma oferta
report-doubled = Uma oferta a dobrar
report-generosity = Um prémio pela generosidade
# Words that may be typed in place of the English ones of a move
typed-words = lançar=reroll lança=reroll lanço=reroll relançar=reroll rolar=reroll rolo=reroll pontuar=score pontua=score pontuo=score pedir=ask pede=ask peço=ask passar=pass passo=pass
# O primeiro jogo, passo a passo
lesson-goal = Seis dados com números e cores. Pontua o mais que puderes. O que sobra é uma oferta ao teu vizinho. Ganha quem tiver mais pontos.
lesson-reroll = Podes voltar a lançar duas vezes. O 2, o 1 e o 4 são verdes, e dados da mesma cor valem muito: guarda esses três e lança os outros outra vez.
    .else = Guarda os três dados verdes, 2, 1 e 4, e lança os outros três.
lesson-score = O 3 também é verde. Quatro seguidos, todos da mesma cor: a soma e um bónus de 25. Pontua 2, 1, 4 e 3.
    .else = Pontua os quatro dados verdes: aqui nada rende mais.
lesson-gift = 10 pontos e um bónus de 25 na tua folha. Os outros dois dados foram para { $one }: lá os cincos e os seis contam a dobrar, ou seja, 10 e 12.
lesson-ask = { $one } tem dados altos. Uma vez por jogo podes pedir a maior das ofertas: o que { $one } te der neste turno vale o dobro. Pede-a.
    .else = Era pena esperar. Pede a maior das ofertas.
lesson-received = { $one } pontuou quatro seis: cores todas diferentes, quatro do mesmo número, um bónus de 15. Os dois cincos vieram para ti: 10 cada um e, a dobrar, 40.
lesson-colours = É a tua vez. Dados de cores diferentes podem pontuar juntos, e quatro do mesmo número dão um bónus de 15. Pontua os quatro 4.
    .else = Pontua os quatro 4: o bónus é só para esses dados.
lesson-generous = As ofertas não se perdem. No fim, quem tiver dado mais recebe 20 pontos, ou 30 se deu mais de 60 pontos.
lesson-tip = Uma dica: só há bónus se pontuares exatamente os dados que o dão. Com mais um dado, perde-se.
lesson-end = Depois de sete rondas ganha o total mais alto. Já sabes jogar Charidice: faz um jogo pequeno, de duas rondas.
## Beside the real box

error-no-such-face = «{ $face }» não é uma face. Diz um número e uma cor, como 3r para um 3 vermelho.
error-faces-of-one-die = O { $one } { colour-name } e o { $two } { other-colour-name } estão no mesmo dado.
error-face-of-a-kept-die = O { $two } { other-colour-name } está no dado que mostra o { $one } { colour-name }, e esse dado não foi lançado.
error-faces-missing = { $rolled ->
    [1] Foi lançado um dado
   *[other] Foram lançados { $rolled } dados
} e { $count ->
    [1] só está indicado
   *[other] estão indicados
} { $count }. Diz o que mostra cada um.
