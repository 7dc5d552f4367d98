## Beside the real box

box-title = { $game } ao lado da caixa verdadeira
box-text = Jogam com a vossa caixa. Esta página é árbitro e folha de pontos: indica o que mostram as cartas e os dados e o que cada pessoa faz. As outras podem ver com a ligação.
deal-outcome = O que saiu?
entered = registado
box-round = Ronda { $round }
box-turn = Turno { $turn }
correct = Corrigir
correct-this = Corrigir: { $entry }
correcting = { $later ->
    [0] Regista de novo.
    [one] Regista de novo. Um registo posterior volta se ainda couber.
   *[other] Regista de novo. { $later } registos posteriores voltam enquanto couberem.
}
correcting-misfit = O que estava registado aqui já não cabe. { correcting }
correcting-over = { $later ->
    [one] O jogo acaba agora aqui. Um registo posterior já não tem lugar.
   *[other] O jogo acaba agora aqui. { $later } registos posteriores já não têm lugar.
}
as-it-was = Deixar como estava
forget-later = Esquecer os posteriores
open-file = Abrir um ficheiro
to-file = Guardar num ficheiro
file-not-json = Não é possível ler este ficheiro: não é JSON.
own-board = O teu tabuleiro
own-board-text = Só conhecemos parte do tabuleiro impresso. Escreve o teu como para quatro ou cinco pessoas, cada coluna de cima para baixo; diz a partir de quantas pessoas existe cada espaço. Fica guardado aqui e pode ser partilhado num ficheiro.
own-column = Coluna { $column }
own-column-more = Mais uma coluna
own-column-less = Tirar a coluna { $column }
own-reward = O que está na prateleira
own-amount = Quantas
own-req = Número
own-food = Comida
own-link = Ligado ao espaço de baixo
own-players = Pessoas
own-space-less = Tirar este espaço
own-space-more = Mais um espaço em cima
own-cat = O gato
own-cat-grey = Espaços cinzentos
own-cat-red = Espaços vermelhos
own-board-check = Verificar e guardar
own-board-kept = Este é o teu tabuleiro. Fica guardado neste navegador.
own-dice = Os teus dados
own-dice-text = Não conhecemos os dados impressos. Escolhe uma cor e toca nos números que a têm, dado a dado. Fica guardado aqui e pode ser partilhado num ficheiro.
own-die = Dado { $die }
own-dice-kept = Estes são os teus dados. Ficam guardados neste navegador.
own-dice-open = { $count ->
    [one] Um número ainda não tem cor.
   *[other] { $count } números ainda não têm cor.
}
own-dice-forget = Jogar antes com os nossos dados
own-board-forget = Jogar antes no nosso tabuleiro
