## Beside the real box

box-title = { $game } com a caixa verdadeira
box-text = Jogas com a tua própria caixa. Esta página é árbitro e folha de pontos: indica o que mostram as cartas e os dados e o que faz cada jogador. Quem tiver o link pode assistir.
deal-outcome = O que saiu?
entered = registado
box-round = Ronda { $round }
box-turn = Turno { $turn }
correct = Corrigir
correct-this = Corrigir: { $entry }
correcting = { $later ->
    [0] Regista de novo.
    [1] Regista de novo. Um registo posterior mantém-se se ainda servir.
   *[other] Regista de novo. De { $later } registos posteriores, mantêm-se os que ainda servirem.
}
correcting-misfit = O que estava registado aqui já não serve. { correcting }
correcting-over = { $later ->
    [1] O jogo acaba agora aqui. Um registo posterior já não serve.
   *[other] O jogo acaba agora aqui. { $later } registos posteriores já não servem.
}
as-it-was = Deixar como estava
forget-later = Esquecer os posteriores
open-file = Abrir um ficheiro
to-file = Guardar num ficheiro
file-not-json = Não é possível ler este ficheiro: não é JSON.
own-board = O teu tabuleiro
own-board-text = Só conhecemos parte do tabuleiro impresso. Indica o teu tal como é para quatro ou cinco jogadores: cada coluna de cima para baixo e, para cada casa, quantos jogadores pede. Fica guardado neste navegador e pode ser partilhado num ficheiro.
own-column = Coluna { $column }
own-column-more = Mais uma coluna
own-column-less = Tirar a coluna { $column }
own-reward = O que está na prateleira
own-amount = Quantas
own-req = Número
own-food = Comida
own-link = Ligada à casa de baixo
own-players = Jogadores
own-space-less = Tirar esta casa
own-space-more = Mais uma casa em cima
own-cat = O gato
own-cat-grey = Casas cinzentas
own-cat-red = Casas vermelhas
own-board-check = Verificar e guardar
own-board-kept = Este é o teu tabuleiro. Fica guardado neste navegador.
own-dice = Os teus dados
own-dice-text = Não conhecemos as cores dos dados impressos. Escolhe uma cor e toca nos números dessa cor, dado a dado. Os dados ficam guardados neste navegador e podem ser partilhados num ficheiro.
own-die = Dado { $die }
own-dice-kept = Estes são os teus dados. Ficam guardados neste navegador.
own-dice-open = { $count ->
    [1] Um número ainda não tem cor.
   *[other] { $count } números ainda não têm cor.
}
own-dice-forget = Jogar com os nossos dados
own-board-forget = Jogar no nosso tabuleiro
