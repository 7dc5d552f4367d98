name = Ratzzia
tagline = Os teus ratos trepam pela despensa em busca de comida; o que está na sacola está a salvo
about = De Sophia Wagner. { $least } a { $most } jogadores, 30 a 60 minutos.

option-goal = Objetivo
    .help = Quanta comida na sacola dá a vitória
option-rounding = Arredondamento
    .help = Como se arredonda metade de um número ímpar de comida
    .odd = para o número ímpar
    .down = para baixo
    .up = para cima
option-board = Tabuleiro
    .help = O habitual é uma reconstrução; podes trocá-lo por um ficheiro com o tabuleiro da tua caixa
option-support = Dados de apoio
    .help = Dois jogadores usam também dados de apoio

bot-greedy = procura comida, recompensas e uma sacola cheia
level-greedy = Guloso

reward-name = { $reward ->
    [anxious_ana] Ana Ansiosa
    [candy_jar] o jarro de caramelos
    [sausages] { $amount ->
        [1] 1 salsicha
       *[other] { $amount } salsichas
    }
    [protect_food] proteger a comida
    [greedy_mouse] o rato ganancioso
   *[accountant] o contabilista
}
die-name = { $die ->
    [candy] um dado de caramelo como { $face }
    [support] um dado de apoio com { $face }
   *[mouse] um { $face }
}

event-die = { $support ->
    [yes] Um dado de apoio mostra { $face }.
   *[no] Um dado mostra { $face }.
}
event-rolls = { $you ->
    [yes] Pegas
   *[no] { $seat } pega
} em { $count ->
    [1] um rato
   *[other] { $count } ratos
} para lançar.
event-rolled = { $how ->
    [first] { $you ->
        [yes] Lanças e sai
       *[no] { $seat } lança e sai
    }
    [again] Os ratos mostram agora
   *[support] Os dados de apoio mostram
} { $dice }.
event-rerolls = { $you ->
    [yes] Lanças
   *[no] { $seat } lança
} { $count ->
    [1] um rato
   *[other] { $count } ratos
} de novo{ $returned ->
    [0] { "" }
   *[other] , também os que o gato devolveu
}.
event-kept = { $you ->
    [yes] Ficas
   *[no] { $seat } fica
} com o lançamento como está.
event-woke-cat = O gato está atento ao { $face }: { $count ->
    [1] um dado vai
   *[other] { $count } dados vão
} para as casas vermelhas; { $left ->
    [0] já não há nenhuma livre.
    [1] ainda há uma livre.
   *[other] ainda há { $left } livres.
}
event-raid = Chega o gato. Os { $dice } dados saem todos do tabuleiro e ninguém recebe nada.
event-recalled = { $you ->
    [yes] Recolhes
   *[no] { $seat } recolhe
} { $count ->
    [1] um dado
   *[other] { $count } dados
} da coluna { $column }.
event-passed = { $you ->
    [yes] Não tens
   *[no] { $seat } não tem
} nada para lançar nem para recolher.
event-support = { $you ->
    [yes] Lanças
   *[no] { $seat } lança
} também os dados de apoio.
event-no-support = { $you ->
    [yes] Deixas
   *[no] { $seat } deixa
} os dados de apoio onde estão.
event-placed = { $you ->
    [yes] Colocas
   *[no] { $seat } coloca
} { die-name } { $column ->
    [0] diante do gato.
   *[other] na coluna { $column }.
}
    .several = { $you ->
        [yes] Colocas
       *[no] { $seat } coloca
    } { $faces } { $column ->
        [0] diante do gato.
       *[other] na coluna { $column }.
    }
event-returned-support = { $you ->
    [yes] Devolves
   *[no] { $seat } devolve
} { $count ->
    [1] um dado de apoio que não tem lugar.
   *[other] { $count } dados de apoio que não têm lugar.
}
event-done = { $you ->
    [yes] Acabaste
   *[no] { $seat } acabou
} de colocar.
event-completed = A coluna { $column } está completa. { $food ->
    [0] As casas não pagam nada.
   *[other] As casas pagam: { $paid_by_seat }.
}
event-sausages = { $you ->
    [yes] Recebes
   *[no] { $seat } recebe
} { reward-name } da prateleira.
event-protected = { $pair ->
    [0] Não há nenhum par na coluna, por isso nada entra na sacola.
   *[other] Um par de { $pair } pede { $sum } de comida. { $moved ->
        [0] { $you ->
            [yes] Só tens
           *[no] { $seat } só tem
        } { $food }, por isso nada entra na sacola.
       *[other] { $you ->
            [yes] Pões
           *[no] { $seat } põe
        } { $moved } na sacola, que passa a ter { $bag }; comida desprotegida: { $left }.
    }
}
event-declined = { $you ->
    [yes] Deixas { $food } de comida fora da sacola
   *[no] { $seat } deixa { $food } de comida fora da sacola
}; o par teria protegido { $sum }.
event-took-candy = { $you ->
    [yes] Tiras
   *[no] { $seat } tira
} um dado de caramelo do jarro.
event-no-candy = Não há nenhum dado de caramelo para tirar.
event-took-candy-from-seat = { $to_you ->
    [yes] { $seat } tira-te um dado de caramelo.
   *[no] { $you ->
        [yes] Tiras
       *[no] { $seat } tira
    } um dado de caramelo a { $from_seat }.
}
event-took-candy-from-column = { $to_you ->
    [yes] { $seat } tira-te o dado de caramelo da coluna { $column }.
   *[no] { $you ->
        [yes] Tiras
       *[no] { $seat } tira
    } o dado de caramelo da coluna { $column }.
}
event-sent = Ana Ansiosa: { $you ->
    [yes] mandas
   *[no] { $seat } manda
} o { $face } para o fundo da coluna { $column }{ $pushed ->
    [0] .
    [1] , e o dado que lá estava sobe.
   *[other] , e os { $pushed } dados que lá estavam sobem.
}
event-sent-nowhere = A Ana Ansiosa não encontra coluna para onde ir, e o seu dado volta a casa.
event-robbed = { $to_you ->
    [yes] { $seat } tira-te { $food } de comida.
   *[no] { $you ->
        [yes] Tiras
       *[no] { $seat } tira
    } { $food } de comida a { $from_seat }.
}
event-handed-on = O contabilista: todos passam metade da comida desprotegida para a { $way ->
    [left] esquerda
   *[right] direita
}. Entregue: { $given_by_seat }.

prompt-start = { $mice ->
    [0] { $columns ->
        [0] Não tens ratos para lançar nem para recolher: passa.
       *[other] Não tens ratos para lançar. Recolhe os teus dados de uma coluna.
    }
   *[other] Lança os teus ratos, ou recolhe os teus dados de uma coluna.
}
prompt-reroll = Lança de novo os que quiseres de { $dice }, uma só vez, ou fica com eles.{ $returned ->
    [0] { "" }
    [1] { " " }O rato que o gato devolveu é lançado também.
   *[other] { " " }Os { $returned } ratos que o gato devolveu são lançados também.
}
prompt-support = Lanças também os dados de apoio? Depois têm de ser todos colocados, se for possível.
prompt-place = { $helpers ->
    [0] { $count ->
        [0] Não tens mais ratos para colocar. { $candy ->
            [0] Acabaste.
           *[other] Coloca um dado de caramelo, ou acaba.
        }
       *[other] Coloca os teus ratos, pelo menos um se puderes: { $dice }.
    }
   *[other] Coloca os dados de apoio { $support }, todos se puderes{ $count ->
        [0] .
       *[other] , e os teus ratos: { $dice }.
    }
}
prompt-ana = A Ana Ansiosa manda o seu { $face } para o fundo de uma coluna à tua escolha.
prompt-candy = O jarro está vazio. De onde tiras um dado de caramelo?
prompt-rob = O rato ganancioso: a quem tiras metade da comida?
prompt-give = O contabilista: para que lado passam todos metade da sua comida?
prompt-protect = Pões { $sum } dos teus { $food } de comida na sacola, ou deixas de fora?

meaning-roll = lança { $count ->
    [1] o teu rato
   *[other] os teus { $count } ratos
}
meaning-recall = recolhe { $count ->
    [1] um dado
   *[other] { $count } dados
} da coluna { $column } e acaba o teu turno
meaning-pass = acaba o teu turno
meaning-reroll = lança de novo { $count ->
    [0] só o que o gato devolveu
   *[other] { $dice }
}{ $returned ->
    [0] { "" }
   *[other] { $count ->
        [0] { "" }
       *[other] , e o que o gato devolveu
    }
}
meaning-keep = continua com o lançamento como está
meaning-support = lança { $count ->
    [1] o dado de apoio
   *[other] os { $count } dados de apoio
}; depois têm de ser todos colocados, se for possível
meaning-no-support = deixa os dados de apoio onde estão
meaning-place = { $column ->
    [0] acorda um pouco o gato
   *[other] { $die ->
        [support] não paga a ninguém
       *[other] vai pagar { $food }
    }{ $completes ->
        [yes] ; completa a coluna: { reward-name }
       *[no] { "" }
    }
}
meaning-return-support = devolve { $count ->
    [1] o dado de apoio que não se pode colocar
   *[other] os { $count } dados de apoio que não se podem colocar todos
}
meaning-done = acaba de colocar; as colunas completas pagam
meaning-send = vai para o fundo da coluna { $column }{ $pushed ->
    [0] { "" }
   *[other] , empurrando { $pushed } para cima
}{ $completes ->
    [yes] { " " }e completa a coluna: { reward-name }
   *[no] { "" }
}
meaning-candy-from-seat = tira um dado de caramelo a { $from_seat }
meaning-candy-from-column = tira o dado de caramelo da coluna { $column }
meaning-rob = tira { $food } de comida a { $from_seat }
meaning-give = dás { $given } a { $to_seat } e recebes { $gotten } de { $from_seat }
meaning-protect = põe { $sum } de comida na sacola, que passa a ter { $bag }; comida desprotegida: { $left }
meaning-decline = deixa toda a comida desprotegida ({ $food })

result-goal = { $you ->
    [yes] Enches a sacola e ganhas.
   *[no] { $winners } enche a sacola e ganha.
}
result-guard = { $you ->
    [yes] Ao fim de 400 turnos ganha a sacola mais cheia; se houver empate, quem tem mais comida. Ganhas tu.
   *[no] Ao fim de 400 turnos ganha a sacola mais cheia; se houver empate, quem tem mais comida. { $winners } { $count ->
        [1] ganha
       *[other] ganham
    }.
}

turn-of = Turno { $turn }
win-with = { $goal } na sacola ganha
shelf-label = { $reward ->
    [anxious_ana] Ana
    [candy_jar] jarro
    [sausages] +{ $amount }
    [protect_food] sacola
    [greedy_mouse] roubo
   *[accountant] metade
}
the-cat = gato
the-jar = jarro
the-supply = apoio
seat-food = comida { $food }
seat-mice = ratos { $mice }
seat-candy = caramelo { $candy }
rolled-mice = Lançados
rolled-support = Dados de apoio
board-label = { $origin ->
    [box] Tabuleiro como o da caixa.
    [own] Um tabuleiro caseiro.
   *[reconstruction] Tabuleiro reconstruído: o texto das regras só dá parte do que está impresso.
}
board-title = { $default ->
    [yes] O tabuleiro habitual
   *[no] O tabuleiro
}
board-reason = { $origin ->
    [box] Este tabuleiro foi copiado de uma caixa.
    [own] Este tabuleiro é caseiro, não é o da caixa.
   *[reconstruction] Este tabuleiro é uma reconstrução. O texto das regras só fixa parte do que está impresso no verdadeiro, e nenhum texto público dá o resto. Preenchemos o que falta de modo que todas as frases das regras se cumpram e uma partida dure o tempo certo.
}
board-legend = De baixo para cima: o número que o dado tem de mostrar (□ qualquer um, = o mesmo do dado abaixo) e a comida que paga. As casas com (3+) ou (4+) só existem com 3 ou mais, ou 4 ou mais, jogadores.
board-cat = O gato: casas cinzentas { $grey }, casas vermelhas { $red }, com 2, 3, 4 e 5 jogadores.

error-still-rolling = { $count ->
    [1] Um dado ainda está a rolar. Espera que pare.
   *[other] { $count } dados ainda estão a rolar. Espera que parem.
}
error-not-active = É o turno de { $active_seat }. Espera pelo teu.
error-not-rolled = Já não há nenhum { $face } para lançar de novo. Indica as faces dos teus ratos: { $dice }. Ou fica com eles: guardar.
error-no-such-face = Nenhum dado mostra { $face }. As faces vão de 1 a 6.
error-candy-at-cat = Os dados de caramelo não vão para o gato. Coloca-o numa coluna, assim: caramelo 4 na 3.
error-no-such-column = A coluna { $column } não existe. As colunas vão de 1 a { $last }.
error-no-such-rat = O lugar { $number } não existe. Os lugares vão de 0 a { $last }.
error-nothing-to-recall = Não tens dados na coluna { $column }. Tens em: { $columns }.
error-only-recall = Não tens ratos para lançar. Recolhe os teus dados de uma coluna: { $columns }.
error-only-pass = Não tens nada para lançar nem para recolher. Diz passar.
error-roll-or-recall = Para começar o turno, lança os teus ratos ({ $mice }){ $count ->
    [0] . Não tens dados nas colunas para recolher.
   *[other] , ou recolhe os teus dados de uma coluna: { $columns }.
}
error-reroll-nothing = Indica as faces que lanças de novo, assim: relançar 1 3. Tens { $dice }. Ou fica com eles: guardar.
error-reroll-or-keep = Diz primeiro quais de { $dice } lanças de novo, assim: relançar 1 3. Ou fica com eles: guardar.
error-support-or-not = Diz primeiro se lanças os dados de apoio ({ $count }): apoio, ou sem apoio.
error-no-such-die = Não há nenhum { $face } entre estes dados. Tens: { $dice }.
error-blocks-support = Assim os dados de apoio { $dice } já não se poderiam colocar todos com um dos teus ratos. Escolhe uma casa que lhes deixe lugar.
error-cat-full = As casas cinzentas do gato estão cheias; as vermelhas enchem-se sozinhas. Coloca-o numa coluna.
error-column-full = A coluna { $column } está completa e não leva mais dados. Escolhe outra.
error-does-not-fit = Um { $face } não serve agora na coluna { $column }. Serve: { $fits }.
error-no-candy = Não tens nenhum dado de caramelo. Coloca os teus ratos, ou acaba: pronto.
error-support-first = Os dados de apoio { $dice } podem ser todos colocados com um dos teus ratos, por isso têm de o ser. Coloca-os primeiro.
error-no-support-rolled = Não há dados de apoio na mão para devolver. Coloca os teus ratos, ou acaba: pronto.
error-place-one = Um dos teus ratos serve em algum lado: { $dice }. Coloca pelo menos um, depois podes acabar.
error-place-now = Agora colocas dados, assim: colocar 5 na 3. Tens: { $dice }. Quando não quiseres mais, diz pronto.
error-send-first = Primeiro manda o dado da Ana Ansiosa para outra coluna: { $columns }. Diz assim: mandar para 3.
error-take-first = Primeiro tiras um dado de caramelo. Podes dizer: { $moves }.
error-rob-another = Não podes roubar a tua própria comida. Escolhe outro jogador.
error-rob-first = Primeiro o rato ganancioso rouba alguém. Diz quem, assim: roubar 1.
error-give-first = Diz primeiro para que lado todos passam metade da comida: dar esquerda, ou dar direita.
error-protect-first = Diz primeiro se { $sum } de comida entram na sacola: proteger, ou recusar.

board-where = { $file }{ $column ->
    [0] { "" }
   *[other] , coluna { $column }
}{ $space ->
    [0] { "" }
   *[other] , casa { $space }
}
error-board-not-a-file-name = «{ $file }» não é um tabuleiro. Escreve default, ou o nome de um ficheiro que acabe em .toml.
error-board-not-found = { $file }: esse ficheiro não existe.
error-board-too-long = { $file }: um tabuleiro tem no máximo { $most } bytes.
error-board-unreadable = Não é possível ler { $file }: { $why }
error-board-not-toml = { $file } não é um ficheiro TOML: { $why }
error-board-not-json = { $file } não está em JSON, como tem de estar um tabuleiro enviado a um servidor: { $why }
error-board-not-a-table = { board-where }, { $field }: isto tem de ser uma tabela com os seus campos.
error-board-missing = { board-where }, { $field }: falta isto.
error-board-unknown-field = { board-where }, { $field }: esse campo não existe. Disponíveis: { $known }.
error-board-not-a-number = { board-where }, { $field }: «{ $value }» não é um número inteiro.
error-board-out-of-range = { board-where }, { $field }: { $value } não está entre { $least } e { $most }.
error-board-unknown-word = { board-where }, { $field }: «{ $value }» não é conhecido. Pode ser: { $known }.
error-board-not-a-flag = { board-where }, { $field }: «{ $value }» não é true nem false.
error-board-not-a-text = { board-where }, { $field }: «{ $value }» não é um texto.
error-board-not-a-list = { board-where }, { $field }: isto tem de ser uma lista.
error-board-none = { board-where }, { $field }: tem de haver pelo menos um.
error-board-too-many = { board-where }, { $field }: há { $count }, e cabem no máximo { $most }.
error-board-column-count = { board-where }, { $field }: diz { $value }, mas há { $count } colunas.
error-board-column-id = { board-where }, { $field }: diz { $value }, mas as colunas numeram-se 1, 2, 3 … a partir da esquerda.
error-board-amount-unused = { board-where }, { $field }: só as salsichas têm quantidade.
error-board-bottom-link = { board-where }, { $field }: a casa do fundo não tem outra por baixo a que seja igual.
error-board-no-protect = { board-where }, { $field }: nenhuma coluna tem protect_food, por isso ninguém poderia encher a sacola.
error-board-empty-column = { board-where }, { $field }: com { $size } jogadores não sobra nenhuma casa desta coluna.
error-board-short-anas = { board-where }, { $field }: com { $size } jogadores esta coluna e a coluna { $other }, ambas da Ana Ansiosa, têm uma só casa, e um dado poderia ir e vir sem fim.
error-board-long-cat = { board-where }, { $field }: o gato tem no máximo { $most } casas, cinzentas e vermelhas juntas.
error-board-support-at-two = { board-where }, { $field }: os dados de apoio são para dois jogadores, por isso isto tem de ser 0.

report-woke-cat = Dados que acordam o gato
report-raid = O gato vem
report-recalled = Dados recolhidos
report-support = Dados de apoio lançados
report-completed = Colunas completas
report-protected = Comida protegida
report-declined = Comida deixada desprotegida
report-candy = Caramelo tirado do jarro
report-candy-stolen = Caramelo tirado de outro sítio
report-sent = A Ana Ansiosa manda o seu dado
report-robbed = Roubos do rato ganancioso
report-handed-on = O contabilista
# Words that may be typed in place of the English ones of a move
typed-words = lançar=roll lança=roll lanço=roll rolar=roll rolo=roll relançar=reroll repetir=reroll guardar=keep guardo=keep ficar=keep fico=keep passar=pass passo=pass recolher=recall recolhe=recall recolho=recall apoio=support sem=no devolver=return devolvo=return colocar=place coloca=place coloco=place pôr=place ponho=place em=at na=at no=at gato=cat pronto=done acabar=done acabo=done terminar=done mandar=send manda=send mando=send para=to à=to caramelo=candy de=from do=from da=from coluna=column lugar=seat roubar=rob rouba=rob roubo=rob dar=give dou=give entregar=give esquerda=left direita=right proteger=protect protejo=protect recusar=decline recuso=decline
## O treinador

reason-rolls = A jogada { meaning-roll }. Valores que servem nalguma coluna: { $fitting } de 6.
reason-recalls = A jogada { meaning-recall }. Ficas com { $mice ->
    [1] um rato
   *[other] { $mice } ratos
} na mão.
reason-rerolls = A jogada { meaning-reroll }. Valores que servem nalguma coluna: { $fitting } de 6.
reason-keeps = Dados que servem nalguma coluna como estão: { $fitting } de { $mice }.
reason-places = A jogada { meaning-place }. Por cima { $left ->
    [1] fica uma casa vazia
   *[other] ficam { $left } casas vazias
}.
reason-completes = A jogada { meaning-place }. A coluna paga-te { $mine } de comida, e aos outros { $theirs }.
reason-wakes = A jogada { meaning-place }. { $left ->
    [0] Já não há casa cinzenta livre: o gato está acordado
    [1] Falta uma casa cinzenta para o gato acordar
   *[other] Faltam { $left } casas cinzentas para o gato acordar
}.
reason-done = A jogada { meaning-done }. { $mice ->
    [1] Fica um rato
   *[other] Ficam { $mice } ratos
} na mão para o próximo turno.
reason-robs = A jogada { meaning-rob }. Ficas com { $food_then } de comida desprotegida.
reason-gives = Assim, { meaning-give }.
reason-protects = A jogada { meaning-protect }. Ganha quem tiver { $goal } de comida na sacola.
reason-declines = A jogada { meaning-decline }. A tua sacola tem { $bag_now } de { $goal }.
# O primeiro jogo, passo a passo
lesson-goal = Os teus dados são ratos. Trepam as colunas de uma despensa, de baixo para cima, e uma coluna cheia paga comida. Ganha quem primeiro tiver 25 na sacola.
lesson-roll = Tens seis ratos. Lança-os.
    .else = Lança os teus ratos.
lesson-reroll = A coluna 4 começa com um 1 e um 2, e tens ambos. Podes voltar a lançar dados, uma vez: guarda o 1 e o 2 e lança os outros.
    .else = Guarda só o 1 e o 2, e lança os outros quatro.
lesson-climb = Agora fá-los trepar: primeiro o 1, depois o 2, os dois na coluna 4.
    .else = Também é possível. Aqui, coloca o 1 e depois o 2 na coluna 4.
lesson-complete = A casa de cima da coluna 4 aceita qualquer dado. Coloca lá um e diz que terminaste.
    .else = Também é possível. Aqui, coloca mais um dado na coluna 4 e termina.
lesson-paid = A coluna ficou cheia. Cada um dos teus dados rendeu uma salsicha, e a prateleira deu mais uma. Os ratos voltaram à tua mão. Mas os outros ainda te podem tirar esta comida.
lesson-again = { $one } já trepou metade da coluna 7. Quem a encher pode proteger comida, sejam de quem forem os dados. Lança.
    .else = Lança os teus ratos.
lesson-pair = Tens dois 3. Fica com este lançamento e coloca os dois na coluna 7: o sinal = pede o mesmo número que está abaixo. Depois termina.
    .else = Também é possível. Aqui, fica com este lançamento, coloca os dois 3 na coluna 7 e termina.
lesson-protect = Cheia. Esta prateleira passa comida para a tua sacola: exatamente a soma do par mais alto da coluna, 3 e 3. Protege-a.
    .else = A comida na sacola está a salvo, e só essa dá a vitória. Protege-a.
lesson-bagged = A tua sacola tem 6 de comida, e ninguém te pode tirar essa comida. O que passa dessa soma fica na mesa, desprotegido.
lesson-cat = { $one } pôs um 5 na casa cinzenta do gato. A partir de agora, cada 5 que sair vai para o gato. Quando as casas vermelhas estiverem cheias, todos os dados saem do tabuleiro sem receber nada.
lesson-end = Uma dica: entra em colunas que outros começaram. Cada prateleira faz uma coisa diferente; toca numa para ler. Já sabes jogar Ratzzia: joga até 10.
