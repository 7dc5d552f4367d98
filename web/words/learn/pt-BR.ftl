lesson-next = Próximo
lesson-back = Voltar
lesson-leave = Sair; você pode continuar mais tarde
practise-mistakes = Os seus erros
practise-due = { $count ->
    [0] Hoje não há nenhum. Abra “Sorte e mérito” depois de um jogo: as jogadas que mais custaram a você vêm para cá.
    [1] Há um para hoje.
   *[other] Há { $count } para hoje.
}
puzzle-question = O que é melhor aqui? Faça a jogada.
puzzle-again = Uma vez você jogou mal aqui, e custou caro. O que você faz agora?
puzzle-made = A sua jogada: { $worth }.
puzzle-next = Próximo
