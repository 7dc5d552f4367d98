tagline = Seus ratos sobem pela despensa em busca de comida; o que está na sacola está a salvo
option-board = Tabuleiro
    .help = O padrão é uma reconstrução; você pode trocá-lo por um arquivo com o tabuleiro da sua caixa
bot-greedy = busca comida, recompensas e uma sacola cheia
reward-name = { $reward ->
    [anxious_ana] Ana Ansiosa
    [candy_jar] o jarro de caramelos
    [sausages] { $amount ->
        [1] 1 salsicha
       *[other] { $amount } salsichas
    }
    [protect_food] proteger a comida
    [greedy_mouse] o rato ganancioso
   *[accountant] o contador
}
event-rolls = { $you ->
    [yes] Você pega
   *[no] { $seat } pega
} { $count ->
    [1] um rato
   *[other] { $count } ratos
} para rolar.
event-rolled = { $how ->
    [first] { $you ->
        [yes] Você rola e sai
       *[no] { $seat } rola e sai
    }
    [again] Os ratos mostram agora
   *[support] Os dados de apoio mostram
} { $dice }.
event-rerolls = { $you ->
    [yes] Você rola
   *[no] { $seat } rola
} { $count ->
    [1] um rato
   *[other] { $count } ratos
} de novo{ $returned ->
    [0] { "" }
   *[other] , inclusive os que o gato devolveu
}.
event-kept = { $you ->
    [yes] Você fica
   *[no] { $seat } fica
} com a rolagem como está.
event-woke-cat = O gato está atento ao { $face }: { $count ->
    [1] um dado vai
   *[other] { $count } dados vão
} para as casas vermelhas; { $left ->
    [0] não há mais nenhuma livre.
    [1] ainda há uma livre.
   *[other] ainda há { $left } livres.
}
event-raid = O gato chega. Os { $dice } dados saem todos do tabuleiro e ninguém recebe nada.
event-recalled = { $you ->
    [yes] Você recolhe
   *[no] { $seat } recolhe
} { $count ->
    [1] um dado
   *[other] { $count } dados
} da coluna { $column }.
event-passed = { $you ->
    [yes] Você não tem
   *[no] { $seat } não tem
} nada para rolar nem para recolher.
event-support = { $you ->
    [yes] Você rola
   *[no] { $seat } rola
} também os dados de apoio.
event-no-support = { $you ->
    [yes] Você deixa
   *[no] { $seat } deixa
} os dados de apoio onde estão.
event-placed = { $you ->
    [yes] Você coloca
   *[no] { $seat } coloca
} { die-name } { $column ->
    [0] diante do gato.
   *[other] na coluna { $column }.
}
    .several = { $you ->
        [yes] Você coloca
       *[no] { $seat } coloca
    } { $faces } { $column ->
        [0] diante do gato.
       *[other] na coluna { $column }.
    }
event-returned-support = { $you ->
    [yes] Você devolve
   *[no] { $seat } devolve
} { $count ->
    [1] um dado de apoio que não tem lugar.
   *[other] { $count } dados de apoio que não têm lugar.
}
event-done = { $you ->
    [yes] Você terminou
   *[no] { $seat } terminou
} de colocar.
event-completed = A coluna { $column } está completa. { $food ->
    [0] As casas dela não pagam nada.
   *[other] As casas dela pagam: { $paid_by_seat }.
}
event-sausages = { $you ->
    [yes] Você recebe
   *[no] { $seat } recebe
} { reward-name } da prateleira.
event-protected = { $pair ->
    [0] Não há nenhum par na coluna, então nada entra na sacola.
   *[other] Um par de { $pair } pede { $sum } de comida. { $moved ->
        [0] { $you ->
            [yes] Você só tem
           *[no] { $seat } só tem
        } { $food }, então nada entra na sacola.
       *[other] { $you ->
            [yes] Você põe
           *[no] { $seat } põe
        } { $moved } na sacola, que passa a ter { $bag }; comida desprotegida: { $left }.
    }
}
event-declined = { $you ->
    [yes] Você deixa { $food } de comida fora da sacola
   *[no] { $seat } deixa { $food } de comida fora da sacola
}; o par teria protegido { $sum }.
event-took-candy = { $you ->
    [yes] Você pega
   *[no] { $seat } pega
} um dado de caramelo do jarro.
event-no-candy = Não há nenhum dado de caramelo para pegar.
event-took-candy-from-seat = { $to_you ->
    [yes] { $seat } pega um dado de caramelo seu.
   *[no] { $you ->
        [yes] Você pega
       *[no] { $seat } pega
    } um dado de caramelo de { $from_seat }.
}
event-took-candy-from-column = { $to_you ->
    [yes] { $seat } pega o seu dado de caramelo da coluna { $column }.
   *[no] { $you ->
        [yes] Você pega
       *[no] { $seat } pega
    } o dado de caramelo da coluna { $column }.
}
event-sent = Ana Ansiosa: { $you ->
    [yes] você manda
   *[no] { $seat } manda
} o { $face } para o fundo da coluna { $column }{ $pushed ->
    [0] .
    [1] , e o dado que estava lá sobe.
   *[other] , e os { $pushed } dados que estavam lá sobem.
}
event-sent-nowhere = Ana Ansiosa não encontra coluna para onde ir, e o dado dela volta para casa.
event-robbed = { $you ->
    [yes] Você tira
   *[no] { $seat } tira
} { $food } de comida de { $from_seat }.
event-handed-on = O contador: todos passam metade da comida desprotegida para a { $way ->
    [left] esquerda
   *[right] direita
}. Entregue: { $given_by_seat }.
prompt-start = { $mice ->
    [0] { $columns ->
        [0] Você não tem ratos para rolar nem para recolher: passe.
       *[other] Você não tem ratos para rolar. Recolha seus dados de uma coluna.
    }
   *[other] Role seus ratos, ou recolha seus dados de uma coluna.
}
prompt-reroll = Role de novo os que quiser de { $dice }, uma vez só, ou fique com eles.{ $returned ->
    [0] { "" }
    [1] { " " }O rato que o gato devolveu é rolado também.
   *[other] { " " }Os { $returned } ratos que o gato devolveu são rolados também.
}
prompt-support = Você rola também os dados de apoio? Depois todos têm de ser colocados, se for possível.
prompt-place = { $helpers ->
    [0] { $count ->
        [0] Você não tem mais ratos para colocar. { $candy ->
            [0] Você terminou.
           *[other] Coloque um dado de caramelo, ou termine.
        }
       *[other] Coloque seus ratos, pelo menos um se puder: { $dice }.
    }
   *[other] Coloque os dados de apoio { $support }, todos se puder{ $count ->
        [0] .
       *[other] , e seus ratos: { $dice }.
    }
}
prompt-ana = Ana Ansiosa manda o { $face } dela para o fundo de uma coluna à sua escolha.
prompt-candy = O jarro está vazio. De onde você pega um dado de caramelo?
prompt-rob = O rato ganancioso: de quem você tira metade da comida?
prompt-give = O contador: para que lado todos passam metade da comida?
prompt-protect = Você põe { $sum } dos seus { $food } de comida na sacola, ou deixa de fora?
meaning-roll = rola { $count ->
    [1] seu rato
   *[other] seus { $count } ratos
}
meaning-recall = recolhe { $count ->
    [1] um dado
   *[other] { $count } dados
} da coluna { $column } e termina seu turno
meaning-pass = termina seu turno
meaning-reroll = rola de novo { $count ->
    [0] só o que o gato devolveu
   *[other] { $dice }
}{ $returned ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] , e o que o gato devolveu
    }
}
meaning-keep = continua com a rolagem como está
meaning-support = rola { $count ->
    [1] o dado de apoio
   *[other] os { $count } dados de apoio
}; depois todos têm de ser colocados, se for possível
meaning-return-support = devolve { $count ->
    [1] o dado de apoio que não pode ser colocado
   *[other] os { $count } dados de apoio que não podem ser colocados todos
}
meaning-done = termina de colocar; as colunas completas pagam
meaning-candy-from-seat = pega um dado de caramelo de { $from_seat }
meaning-candy-from-column = pega o dado de caramelo da coluna { $column }
meaning-rob = tira { $food } de comida de { $from_seat }
meaning-give = você dá { $given } a { $to_seat } e recebe { $gotten } de { $from_seat }
result-goal = { $you ->
    [yes] Você enche a sacola e ganha.
   *[no] { $winners } enche a sacola e ganha.
}
result-guard = { $you ->
    [yes] Depois de 400 turnos ganha a sacola mais cheia; se houver empate, quem tem mais comida. Você ganha.
   *[no] Depois de 400 turnos ganha a sacola mais cheia; se houver empate, quem tem mais comida. { $winners } { $count ->
        [1] ganha
       *[other] ganham
    }.
}
rolled-mice = Rolados
board-label = { $origin ->
    [box] Tabuleiro como o da caixa.
    [own] Um tabuleiro caseiro.
   *[reconstruction] Tabuleiro reconstruído: o texto das regras só traz parte do que está impresso.
}
board-title = { $default ->
    [yes] O tabuleiro padrão
   *[no] O tabuleiro
}
board-reason = { $origin ->
    [box] Este tabuleiro foi copiado de uma caixa.
    [own] Este tabuleiro é caseiro, não é o da caixa.
   *[reconstruction] Este tabuleiro é uma reconstrução. O texto das regras só fixa parte do que está impresso no verdadeiro, e nenhum texto público traz o resto. Preenchemos o que falta de modo que todas as frases das regras se cumpram e uma partida dure o tempo certo.
}
error-still-rolling = { $count ->
    [1] Um dado ainda está rolando. Espere ele parar.
   *[other] { $count } dados ainda estão rolando. Espere eles pararem.
}
error-not-active = É o turno de { $active_seat }. Espere pelo seu.
error-not-rolled = Não há mais nenhum { $face } para rolar de novo. Indique as faces dos seus ratos: { $dice }. Ou fique com eles: guardar.
error-candy-at-cat = Os dados de caramelo não vão para o gato. Coloque-o em uma coluna, assim: caramelo 4 na 3.
error-nothing-to-recall = Você não tem dados na coluna { $column }. Tem em: { $columns }.
error-only-recall = Você não tem ratos para rolar. Recolha seus dados de uma coluna: { $columns }.
error-only-pass = Você não tem nada para rolar nem para recolher. Diga passar.
error-roll-or-recall = Para começar o turno, role seus ratos ({ $mice }){ $count ->
    [0] . Você não tem dados nas colunas para recolher.
   *[other] , ou recolha seus dados de uma coluna: { $columns }.
}
error-reroll-nothing = Indique as faces que você rola de novo, assim: repetir 1 3. Você tem { $dice }. Ou fique com eles: guardar.
error-reroll-or-keep = Diga primeiro quais de { $dice } você rola de novo, assim: repetir 1 3. Ou fique com eles: guardar.
error-support-or-not = Diga primeiro se você rola os dados de apoio ({ $count }): apoio, ou sem apoio.
error-no-such-die = Não há nenhum { $face } entre estes dados. Você tem: { $dice }.
error-blocks-support = Assim os dados de apoio { $dice } não poderiam mais ser todos colocados com um dos seus ratos. Escolha uma casa que deixe lugar para eles.
error-cat-full = As casas cinza do gato estão cheias; as vermelhas se enchem sozinhas. Coloque-o em uma coluna.
error-column-full = A coluna { $column } está completa e não recebe mais dados. Escolha outra.
error-no-candy = Você não tem nenhum dado de caramelo. Coloque seus ratos, ou termine: pronto.
error-support-first = Os dados de apoio { $dice } podem ser todos colocados com um dos seus ratos, então têm de ser. Coloque-os primeiro.
error-no-support-rolled = Não há dados de apoio na mão para devolver. Coloque seus ratos, ou termine: pronto.
error-place-one = Um dos seus ratos serve em algum lugar: { $dice }. Coloque pelo menos um, depois você pode terminar.
error-place-now = Agora você coloca dados, assim: colocar 5 na 3. Você tem: { $dice }. Quando não quiser mais, diga pronto.
error-send-first = Primeiro mande o dado de Ana Ansiosa para outra coluna: { $columns }. Diga assim: mandar para 3.
error-take-first = Primeiro você pega um dado de caramelo. Pode dizer: { $moves }.
error-rob-another = Você não pode roubar a própria comida. Escolha outro jogador.
error-rob-first = Primeiro o rato ganancioso rouba alguém. Diga quem, assim: roubar 1.
error-give-first = Diga primeiro para que lado todos passam metade da comida: dar esquerda, ou dar direita.
error-protect-first = Diga primeiro se { $sum } de comida entram na sacola: proteger, ou recusar.
error-board-not-a-file-name = “{ $file }” não é um tabuleiro. Escreva default, ou o nome de um arquivo que termine em .toml.
error-board-not-found = { $file }: esse arquivo não existe.
error-board-not-toml = { $file } não é um arquivo TOML: { $why }
error-board-not-a-number = { board-where }, { $field }: “{ $value }” não é um número inteiro.
error-board-unknown-word = { board-where }, { $field }: “{ $value }” não é conhecido. Pode ser: { $known }.
error-board-not-a-flag = { board-where }, { $field }: “{ $value }” não é true nem false.
error-board-not-a-text = { board-where }, { $field }: “{ $value }” não é um texto.
error-board-column-id = { board-where }, { $field }: diz { $value }, mas as colunas são numeradas 1, 2, 3 … a partir da esquerda.
error-board-bottom-link = { board-where }, { $field }: a casa do fundo não tem outra embaixo à qual seja igual.
error-board-no-protect = { board-where }, { $field }: nenhuma coluna tem protect_food, então ninguém poderia encher a sacola.
error-board-support-at-two = { board-where }, { $field }: os dados de apoio são para dois jogadores, então isto tem de ser 0.

report-candy-stolen = Caramelo pego de outro lugar
report-candy = Caramelo pego do jarro
report-support = Dados de apoio rolados
report-handed-on = O contador
board-cat = O gato: casas cinza { $grey }, casas vermelhas { $red }, com 2, 3, 4 e 5 jogadores.
error-board-long-cat = { board-where }, { $field }: o gato tem no máximo { $most } casas, cinza e vermelhas juntas.
reason-recalls = A jogada { meaning-recall }. Você fica com { $mice ->
    [1] um rato
   *[other] { $mice } ratos
} na mão.
reason-completes = A jogada { meaning-place }. A coluna paga a você { $mine } de comida, e aos outros { $theirs }.
reason-robs = A jogada { meaning-rob }. Você fica com { $food_then } de comida desprotegida.
reason-declines = A jogada { meaning-decline }. Sua sacola tem { $bag_now } de { $goal }.
# O primeiro jogo, passo a passo
lesson-goal = Os seus dados são ratos. Eles sobem as colunas de uma despensa, de baixo para cima, e uma coluna cheia paga comida. Ganha quem primeiro tiver 25 na sacola.
lesson-roll = Você tem seis ratos. Role.
    .else = Role os seus ratos.
lesson-reroll = A coluna 4 começa com um 1 e um 2, e você tem os dois. Você pode rolar dados de novo, uma vez: guarde o 1 e o 2 e role os outros.
    .else = Guarde só o 1 e o 2, e role os outros quatro.
lesson-climb = Agora faça os ratos subirem: primeiro o 1, depois o 2, os dois na coluna 4.
    .else = Também é possível. Aqui, coloque o 1 e depois o 2 na coluna 4.
lesson-complete = A casa de cima da coluna 4 aceita qualquer dado. Coloque um lá e diga que terminou.
    .else = Também é possível. Aqui, coloque mais um dado na coluna 4 e termine.
lesson-paid = A coluna ficou cheia. Cada um dos seus dados rendeu uma salsicha, e a prateleira deu mais uma. Os ratos voltaram à sua mão. Mas os outros ainda podem tirar esta comida de você.
lesson-again = { $one } já subiu metade da coluna 7. Quem a encher pode proteger comida, sejam de quem forem os dados. Role.
    .else = Role os seus ratos.
lesson-pair = Você tem dois 3. Fique com esta rolagem e coloque os dois na coluna 7: o sinal = pede o mesmo número que está abaixo. Depois termine.
    .else = Também é possível. Aqui, fique com esta rolagem, coloque os dois 3 na coluna 7 e termine.
lesson-protect = Cheia. Esta prateleira passa comida para a sua sacola: exatamente a soma do par mais alto da coluna, 3 e 3. Proteja.
    .else = A comida na sacola está a salvo, e só ela dá a vitória. Proteja.
lesson-bagged = Sua sacola tem 6 de comida, e ninguém pode tirá-la. O que passa dessa soma fica na mesa, desprotegido.
lesson-cat = { $one } pôs um 5 na casa cinza do gato. A partir de agora, cada 5 que sair vai para o gato. Quando as casas vermelhas estiverem cheias, todos os dados saem do tabuleiro sem receber nada.
lesson-end = Uma dica: entre em colunas que outros começaram. Cada prateleira faz uma coisa diferente; toque em uma para ler. Você já sabe jogar Ratzzia: jogue até 10.
reason-rolls = A jogada { meaning-roll }. Valores que servem em alguma coluna: { $fitting } de 6.
reason-rerolls = A jogada { meaning-reroll }. Valores que servem em alguma coluna: { $fitting } de 6.
reason-keeps = Dados que servem em alguma coluna como estão: { $fitting } de { $mice }.
reason-wakes = A jogada { meaning-place }. { $left ->
    [0] Não há mais casa cinza livre: o gato está acordado
    [1] Falta uma casa cinza para o gato acordar
   *[other] Faltam { $left } casas cinza para o gato acordar
}.
