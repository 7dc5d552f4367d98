## Beside the real box

box-title = { $game } com a caixa de verdade
box-text = Você joga com a sua própria caixa. Esta página é árbitro e folha de pontos: indique o que as cartas e os dados mostram e o que cada jogador faz. Quem tiver o link pode assistir.
entered = registrado
box-round = Rodada { $round }
correcting = { $later ->
    [0] Registre de novo.
    [1] Registre de novo. Um registro posterior é mantido se ainda servir.
   *[other] Registre de novo. De { $later } registros posteriores, são mantidos os que ainda servirem.
}
correcting-misfit = O que estava registrado aqui não serve mais. { correcting }
correcting-over = { $later ->
    [1] O jogo agora acaba aqui. Um registro posterior não serve mais.
   *[other] O jogo agora acaba aqui. { $later } registros posteriores não servem mais.
}
open-file = Abrir um arquivo
to-file = Salvar em um arquivo
file-not-json = Não é possível ler este arquivo: não é JSON.
own-board = O seu tabuleiro
own-board-text = Só conhecemos parte do tabuleiro impresso. Indique o seu como ele é para quatro ou cinco jogadores: cada coluna de cima para baixo e, para cada casa, quantos jogadores ela pede. Fica salvo neste navegador e pode ser compartilhado em um arquivo.
own-board-check = Verificar e salvar
own-cat-grey = Casas cinza
own-board-kept = Este é o seu tabuleiro. Fica salvo neste navegador.
own-dice = Os seus dados
own-dice-text = Não conhecemos as cores dos dados impressos. Escolha uma cor e toque nos números dessa cor, dado a dado. Os dados ficam salvos neste navegador e podem ser compartilhados em um arquivo.
own-dice-kept = Estes são os seus dados. Ficam salvos neste navegador.
