turn-whose = Turno { $turn }: { $name }
board-note = { $origin ->
    [box] O tabuleiro da caixa
    [own] Um tabuleiro caseiro
   *[reconstruction] O tabuleiro é uma reconstrução
}
pantry = A despensa
dice-of = Dados de { $name }
die-label = { $kind ->
    [candy] Dado de caramelo
    [support] { $face ->
        [0] Dado de apoio
       *[other] Apoio { $face }
    }
   *[mouse] { $face ->
        [0] Rato por lançar
       *[other] { $face }
    }
}{ $state ->
    [kept] , guardado
    [picked] , escolhido
    [rest] , agora não serve em lado nenhum
    [rolling] , a rolar
   *[free] { "" }
}
die-rest-why = { $kind ->
    [candy] Nenhuma casa aceita agora o teu dado de caramelo.
    [support] Nenhuma casa aceita agora o { $face } de apoio.
   *[mouse] Nenhuma casa aceita agora o { $face }.
}
die-unrolled-why = Este rato voltou do gato. Fica na tua mão até ao teu próximo turno.
space-free = { $number ->
    [0] qualquer valor
   *[other] { $number }
}{ $linked ->
    [yes] , igual ao de baixo
   *[no] { "" }
}{ $food ->
    [0] { "" }
   *[other] , paga { $food }
}
space-die = { $kind ->
    [support] apoio { $value }
    [candy] caramelo { $value } de { $name }
   *[mouse] { $value } de { $name }
}{ $food ->
    [0] { "" }
   *[other] , paga { $food }
}
column-label = Coluna { $column }, de baixo para cima: { $spaces }
column-takes = { $full ->
    [yes] A coluna { $column } está cheia e não aceita mais dados.
   *[no] { $count ->
        [0] Nenhum valor serve agora na coluna { $column }: a casa pede um número e, ao mesmo tempo, o valor do dado de baixo.
        [6] A coluna { $column } aceita agora qualquer valor.
       *[other] A coluna { $column } aceita agora um { $values }.
    }
}
shelf-name = { $reward ->
    [anxious_ana] Ana Ansiosa
    [candy_jar] Jarro de caramelos
    [sausages] { $amount ->
        [1] Uma salsicha
       *[other] { $amount } salsichas
    }
    [protect_food] Proteger a comida
    [greedy_mouse] Rato ganancioso
   *[accountant] Contabilista
}
shelf-says = Prateleira { $column }: { shelf-name }
shelf-why = { $reward ->
    [anxious_ana] o dado de cima vai para o fundo de outra coluna e empurra para cima o que lá está.
    [candy_jar] recebes um dado de caramelo, que mostra o valor que quiseres.
    [sausages] recebes { $amount } de comida da prateleira.
    [protect_food] o par mais alto da coluna diz quanta comida podes pôr na sacola, se tiveres tanta.
    [greedy_mouse] ficas com metade da comida desprotegida de alguém.
   *[accountant] todos passam metade da comida desprotegida a um vizinho; tu dizes para que lado.
}
cat-label = O gato: { $filled } de { $grey } casas cinzentas e { $taken } de { $red } vermelhas ocupadas. { $number ->
    [0] Dorme até as cinzentas estarem cheias.
   *[other] Cada { $number } lançado acorda-o mais.
}
jar-label = { $count ->
    [0] O jarro de caramelos está vazio.
    [1] Há um dado de caramelo no jarro.
   *[other] Há { $count } dados de caramelo no jarro.
}
supply-label = { $count ->
    [0] Não há dados de apoio na reserva.
    [1] Há um dado de apoio na reserva.
   *[other] Há { $count } dados de apoio na reserva.
}
seat-label = { $name }: { $food } de comida desprotegida, { $bag } de { $goal } na sacola, { $mice ->
    [1] 1 rato
   *[other] { $mice } ratos
} na mão{ $candy ->
    [0] { "" }
    [1] , 1 dado de caramelo
   *[other] , { $candy } dados de caramelo
}
do-roll = { $count ->
    [1] Lançar um rato
   *[other] Lançar { $count } ratos
}
do-pass = Passar
do-recall = { $count ->
    [1] Recolher um dado da coluna { $column }
   *[other] Recolher { $count } dados da coluna { $column }
}
do-keep = Ficar com todos
do-reroll = { $count ->
    [1] Lançar um outra vez
   *[other] Lançar { $count } outra vez
}
do-reroll-returned = Lançar só os que voltaram
do-support = { $count ->
    [1] Lançar um dado de apoio
   *[other] Lançar { $count } dados de apoio
}
do-no-support = Sem dados de apoio
do-place = { $die ->
    [candy] Colocar o caramelo como { $face } na coluna { $column }
   *[mouse] { $column ->
        [0] Colocar o { $face } diante do gato
       *[other] Colocar o { $face } na coluna { $column }
    }
}
do-return-support = Devolver os dados de apoio
do-done = Pronto
do-send = Mandar para a coluna { $column }
do-candy-from-seat = Tirar o caramelo a { $name }
do-candy-from-column = Tirar o caramelo da coluna { $column }
do-rob = Tirar metade a { $name }
do-give = { $way ->
    [left] Para a esquerda
   *[right] Para a direita
}
do-protect = Pôr { $sum } na sacola
do-decline = Deixar de fora
give-detail = Dás { $given } a { $to } e recebes { $gotten } de { $from }.
choose-recall = Toca numa coluna com dados teus
choose-die = Toca num dado, depois numa coluna
choose-column = Toca numa coluna em destaque
choose-candy = Toca no caramelo que queres tirar
choose-seat = Toca num jogador
choose-value = Escolhe o valor do dado de caramelo
candy-value = Caramelo como { $face }
place-which = Servem aqui vários dados. Toca primeiro no dado.
bag-full = { $name }: { $bag } de { $goal } na sacola, { $food } desprotegida
deal-dice = { $count ->
    [1] O que mostra o dado?
   *[other] O que mostram os { $count } dados?
}
dice-shown = O lançamento
dice-tap = Toca no que mostram os dados
die-less = { $face }, tirar
dice-all = Já indicaste todos os dados. Toca num para o tirar.
dice-open = { $count ->
    [1] Falta indicar um dado.
   *[other] Falta indicar { $count } dados.
}
dice-enter = Foi este o lançamento
