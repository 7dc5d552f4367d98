## Beside the real box

box-title = { $game } ao lado da caixa de verdade
box-text = Vocês jogam com a caixa de vocês. Esta página é árbitro e folha de pontos: diga o que mostram as cartas e os dados e o que cada pessoa faz. As outras podem ver com o link.
entered = registrado
box-round = Rodada { $round }
correcting = { $later ->
    [0] Registre de novo.
    [one] Registre de novo. Um registro posterior volta se ainda couber.
   *[other] Registre de novo. { $later } registros posteriores voltam enquanto couberem.
}
correcting-misfit = O que estava registrado aqui não cabe mais. { correcting }
correcting-over = { $later ->
    [one] O jogo agora acaba aqui. Um registro posterior não tem mais lugar.
   *[other] O jogo agora acaba aqui. { $later } registros posteriores não têm mais lugar.
}
open-file = Abrir um arquivo
to-file = Salvar em um arquivo
file-not-json = Não é possível ler este arquivo: não é JSON.
own-board = O seu tabuleiro
own-board-text = Só conhecemos parte do tabuleiro impresso. Escreva o seu como para quatro ou cinco pessoas, cada coluna de cima para baixo; diga a partir de quantas pessoas existe cada espaço. Fica guardado aqui e pode ser compartilhado em um arquivo.
own-cat-grey = Espaços cinza
own-board-kept = Este é o seu tabuleiro. Fica guardado neste navegador.
own-dice = Os seus dados
own-dice-text = Não conhecemos os dados impressos. Escolha uma cor e toque nos números que a têm, dado a dado. Fica guardado aqui e pode ser compartilhado em um arquivo.
own-dice-kept = Estes são os seus dados. Ficam guardados neste navegador.
own-dice-forget = Jogar com os nossos dados
own-board-forget = Jogar no nosso tabuleiro
