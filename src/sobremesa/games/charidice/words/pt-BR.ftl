tagline = Pontue alguns dos seus dados e doe os outros; a generosidade tem recompensa
option-rounds = Rodadas
    .help = Quantas rodadas são jogadas; em cada uma, todos têm um turno
option-greatest_gift = A maior das doações
    .help = Cada um pode pedir, uma vez por jogo, que uma doação valha em dobro
option-generosity = Generosidade
    .help = Quem mais doou recebe um bônus no fim
option-dice = Cores dos dados
    .help = Para jogar com os dados da sua caixa, escreva uma palavra por dado: as cores dos números de 1 a 6 com as letras y = amarelo, r = vermelho, g = verde, b = azul, e = cinza, k = preto
bot-points = busca pontos e bônus, doe o que doar
colour-name = { $colour ->
    [yellow] amarelo
    [red] vermelho
    [green] verde
    [blue] azul
    [grey] cinza
   *[black] preto
}
other-colour-name = { $other ->
    [yellow] amarelo
    [red] vermelho
    [green] verde
    [blue] azul
    [grey] cinza
   *[black] preto
}
event-rolled = { $roll ->
    [1] { $you ->
        [yes] Você rola
       *[no] { $seat } rola
    }
   *[other] Os dados mostram agora
}: { $faces }.
event-asked = { $you ->
    [yes] Você pede
   *[no] { $seat } pede
} a { $active_seat } a maior das doações: a doação deste turno vale em dobro.
event-passed = { $you ->
    [yes] Você não pede
   *[no] { $seat } não pede
} agora a maior das doações.
event-rerolled = { $you ->
    [yes] Você
   *[no] { $seat }
} { $keeps ->
    [0] rola
   *[other] guarda { $kept } e rola
} { $count ->
    [1] um dado
   *[other] { $count } dados
} de novo.
event-scored = { $you ->
    [yes] Você pontua
   *[no] { $seat } pontua
} { $faces }: { score-worth }, e { gift-worth }.
event-ended = Doado ao todo: { $donated_by_seat }.{ $reward ->
    [0] { "" }
   *[other] { " " }A generosidade vale: { $generosity_by_seat }.
}
prompt-gift = { $active_seat } rolou os dados. Você pede a maior das doações?
prompt-roll = Role dados de novo ({ $rerolls ->
    [1] mais uma vez
   *[other] até { $rerolls } vezes
}), ou pontue.
prompt-score = Escolha os dados que você pontua. Os outros vão para a esquerda.
meaning-ask = o que { $active_seat } der a você neste turno vale em dobro; só se pede uma vez por jogo
meaning-pass = guarda a maior das doações para depois
meaning-reroll = rola { $count ->
    [1] um dado
   *[other] { $count } dados
} de novo{ $keeps ->
    [0] { "" }
   *[other] , guarda { $kept }
}
gift-worth = { $gift ->
    [0] não doa nada
   *[other] doa { $gift } a { $receiver_seat }
}
result-shared = { $winners } têm o mesmo total e dividem a vitória.
error-die-twice = Você indicou o dado { $die } duas vezes. Indique cada dado uma só vez.
error-score-nothing = É preciso pontuar pelo menos um dado. Indique os dados pela posição, assim: pontuar 1 2 3.
error-too-few-dice = { $count } dados de cor { colour-name } são poucos para pontuar juntos. Pontue quatro ou mais da mesma cor, ou dados de cores todas diferentes.
error-mixed-dice = Os dados { $one } e { $two } são ambos de cor { colour-name }, o dado { $other } não. Pontue dados todos da mesma cor, pelo menos quatro, ou dados de cores todas diferentes.
error-reroll-nothing = Para rolar de novo, indique pelo menos um dado pela posição, assim: rolar 1 3. Para guardar todos, pontue.
error-no-roll-left = Você já rolou { $rolls } vezes, e não há mais. Agora pontue.
error-own-gift = A maior das doações é pedida por { $left_seat }, à sua esquerda. Você pode rolar dados de novo ou pontuar.
error-answer-first = Os dados estão com { $active_seat }. A pergunta para você é sobre a maior das doações: pedir ou passar.
error-neighbour-first = Primeiro { $left_seat }, à sua esquerda, diz se pede a maior das doações. Depois é a sua vez.
error-still-rolling = A rolagem { $roll } deste turno não acabou. Espere todos os dados pararem.
error-already-asked = Você já pediu a maior das doações. Agora { $active_seat } decide sobre os dados.
error-already-passed = Você já passou nesta rolagem. Agora { $active_seat } decide sobre os dados.
error-no-greatest-gift = Você não tem a maior das doações para pedir. Os dados estão com { $active_seat }.
error-too-late-to-ask = A maior das doações é pedida antes da terceira rolagem. Agora { $active_seat } termina o turno.
error-dice-form = “{ $value }” não descreve os dados. Escreva seis palavras, uma por dado: as cores dos números de 1 a 6 com as letras y r g b e k.
error-dice-count = Os dados são seis, não { $count }. Escreva uma palavra de seis letras para cada um.
error-dice-word = Dado { $die }: “{ $value }” não é uma palavra. Escreva seis letras, as cores dos números de 1 a 6.
error-dice-letter = Dado { $die }, número { $number }: “{ $letter }” não é uma cor. As letras são y = amarelo, r = vermelho, g = verde, b = azul, e = cinza, k = preto.
error-solve-dice = “{ $dice }” não é uma rolagem. Dê seis números de 1 a 6, um para cada dado pela posição.
error-solve-dice-count = Uma rolagem tem seis dados, não { $count }. Dê um número para cada dado pela posição.
error-solve-number = O dado { $die } não pode mostrar “{ $number }”. Cada dado mostra um número inteiro de 1 a 6.
error-solve-rerolls = Podem faltar 0, 1 ou 2 rolagens, não “{ $rerolls }”.
error-solve-weight = “{ $weight }” não é um peso. Use 0 para ignorar a doação, 1 para contá-la como pontos seus.
solved-turn = Um turno antes da primeira rolagem, { $rerolls ->
    [0] sem rolar de novo
    [1] com mais uma rolagem
   *[other] com mais { $rerolls } rolagens
}, peso da doação { $weight }: vale em média { NUMBER($value, minimumFractionDigits: 3) } jogando o melhor possível.
solved-dice = Dados { $dice }, { $rerolls ->
    [0] sem mais rolagens
    [1] falta uma rolagem
   *[other] faltam { $rerolls } rolagens
}, peso da doação { $weight }: vale em média { NUMBER($value, minimumFractionDigits: 3) } jogando o melhor possível.

round-of = Rodada { $round } de { $rounds }
roll-of = rolagem { $roll } de 3
sheet-title = rodada: dados + bônus + recebido (doado)
gift-doubled = em dobro
result-points = { $you ->
    [yes] Você ganha com mais pontos.
   *[no] { $winners } ganha com mais pontos.
}
reason-scores = Marca { $points ->
    [1] um ponto
   *[other] { $points } pontos
}{ $bonus ->
    [0] { "" }
   *[other] { " " }e um bônus de { $bonus }
} e doa { $gift }.

report-bonus = Bônus de cor
report-gift = Uma doação
report-doubled = Uma doação em dobro
report-generosity = Um prêmio pela generosidade
gift-kept = 2× para pedir
report-rerolled = Dados rolados de novo
reason-rerolls = Rolar { $dice ->
    [1] um dado
   *[other] { $dice } dados
} de novo rende cerca de { $points } pontos; sem rolar, a melhor escolha rende { $now }.
reason-asks = Como estão os dados, a doação é de { $gift }; pedir dobra a doação.
reason-waits = Como estão os dados, a doação é de { $gift }; mais tarde pode vir uma maior.
# O primeiro jogo, passo a passo
lesson-goal = Seis dados com números e cores. Pontue o máximo que puder. O que sobra é uma doação para o seu vizinho. Ganha quem tiver mais pontos.
lesson-reroll = Você pode rolar de novo duas vezes. O 2, o 1 e o 4 são verdes, e dados da mesma cor valem muito: guarde esses três e role os outros de novo.
    .else = Guarde os três dados verdes, 2, 1 e 4, e role os outros três.
lesson-score = O 3 também é verde. Quatro seguidos, todos da mesma cor: a soma e um bônus de 25. Pontue 2, 1, 4 e 3.
    .else = Pontue os quatro dados verdes: aqui nada rende mais.
lesson-gift = 10 pontos e um bônus de 25 na sua folha. Os outros dois dados foram para { $one }: lá os cincos e os seis contam em dobro, ou seja, 10 e 12.
lesson-ask = { $one } tem dados altos. Uma vez por jogo você pode pedir a maior das doações: o que { $one } der a você neste turno vale o dobro. Peça.
    .else = Seria uma pena esperar. Peça a maior das doações.
lesson-received = { $one } pontuou quatro seis: cores todas diferentes, quatro do mesmo número, um bônus de 15. Os dois cincos vieram para você: 10 cada um e, em dobro, 40.
lesson-colours = É a sua vez. Dados de cores diferentes podem pontuar juntos, e quatro do mesmo número dão um bônus de 15. Pontue os quatro 4.
    .else = Pontue os quatro 4: o bônus é só para esses dados.
lesson-generous = As doações não se perdem. No fim, quem tiver dado mais recebe 20 pontos, ou 30 se deu mais de 60 pontos.
lesson-tip = Uma dica: o bônus é só para os dados que o formam. Com um dado a mais, ele se perde.
lesson-end = Depois de sete rodadas ganha o total mais alto. Você já sabe jogar Charidice: faça um jogo pequeno, de duas rodadas.
## Beside the real box

error-no-such-face = “{ $face }” não é uma face. Diga um número e uma cor, como 3r para um 3 vermelho.
error-face-of-a-kept-die = O { $two } { other-colour-name } está no dado que mostra o { $one } { colour-name }, e esse dado não foi rolado.
error-faces-missing = { $rolled ->
    [1] Foi rolado um dado
   *[other] Foram rolados { $rolled } dados
} e { $count ->
    [1] só está indicado
   *[other] estão indicados
} { $count }. Diga o que mostra cada um.
dice-origin = { $default ->
    [yes] As cores dos números de cada dado. O texto das regras não diz quais são as cores dos dados de verdade; estas são as nossas, e nas opções você pode escolher outras.
   *[no] As cores dos números de cada dado, como foram indicadas para este jogo.
}
