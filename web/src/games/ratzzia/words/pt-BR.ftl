die-label = { $kind ->
    [candy] Dado de caramelo
    [support] { $face ->
        [0] Dado de apoio
       *[other] Apoio { $face }
    }
   *[mouse] { $face ->
        [0] Rato ainda não rolado
       *[other] { $face }
    }
}{ $state ->
    [kept] , guardado
    [picked] , escolhido
    [rest] , agora não serve em lugar nenhum
    [rolling] , rolando
   *[free] { "" }
}
die-rest-why = { $kind ->
    [candy] Nenhuma casa aceita agora o seu dado de caramelo.
    [support] Nenhuma casa aceita agora o { $face } de apoio.
   *[mouse] Nenhuma casa aceita agora o { $face }.
}
die-unrolled-why = Este rato voltou do gato. Fica na sua mão até o seu próximo turno.
shelf-name = { $reward ->
    [anxious_ana] Ana Ansiosa
    [candy_jar] Jarro de caramelos
    [sausages] { $amount ->
        [1] Uma salsicha
       *[other] { $amount } salsichas
    }
    [protect_food] Proteger a comida
    [greedy_mouse] Rato ganancioso
   *[accountant] Contador
}
shelf-why = { $reward ->
    [anxious_ana] o dado de cima vai para o fundo de outra coluna e empurra para cima o que está lá.
    [candy_jar] você recebe um dado de caramelo, que mostra o valor que você quiser.
    [sausages] você recebe { $amount } de comida da prateleira.
    [protect_food] o par mais alto da coluna diz quanta comida você pode pôr na sacola, se tiver tanta.
    [greedy_mouse] você fica com metade da comida desprotegida de alguém.
   *[accountant] todos passam metade da comida desprotegida a um vizinho; você diz para que lado.
}
cat-label = O gato: { $filled } de { $grey } casas cinza e { $taken } de { $red } vermelhas ocupadas. { $number ->
    [0] Ele dorme até as cinza ficarem cheias.
   *[other] Cada { $number } rolado o acorda mais.
}
do-reroll = { $count ->
    [1] Rolar um de novo
   *[other] Rolar { $count } de novo
}
do-candy-from-seat = Pegar o caramelo de { $name }
do-candy-from-column = Pegar o caramelo da coluna { $column }
do-rob = Tirar metade da comida de { $name }
give-detail = Você dá { $given } a { $to } e recebe { $gotten } de { $from }.
choose-recall = Toque em uma coluna com dados seus
choose-die = Toque em um dado, depois em uma coluna
choose-column = Toque em uma coluna em destaque
choose-candy = Toque no caramelo que você quer pegar
choose-seat = Toque em um jogador
choose-value = Escolha o valor do dado de caramelo
place-which = Vários dados servem aqui. Toque primeiro no dado.
do-roll = { $count ->
    [1] Rolar um rato
   *[other] Rolar { $count } ratos
}
do-reroll-returned = Rolar só os que voltaram
do-support = { $count ->
    [1] Rolar um dado de apoio
   *[other] Rolar { $count } dados de apoio
}
dice-shown = A rolagem
dice-enter = A rolagem é esta
dice-tap = Toque no que os dados mostram
dice-all = Você já indicou todos os dados. Toque em um para tirá-lo.
