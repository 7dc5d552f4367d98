lesson-next = Próximo
lesson-back = Voltar
lesson-leave = Sair; você pode continuar mais tarde
practise-mistakes = Os seus erros
practise-due = { $count ->
    [0] Hoje não há nenhum. Abra “Sorte e habilidade” depois de um jogo, e o que mais lhe custou vem para cá.
    [one] Há um para hoje.
   *[other] Há { $count } para hoje.
}
puzzle-question = O que é melhor aqui? Faça a jogada.
puzzle-again = Esta jogada já lhe custou caro. O que você faz agora?
puzzle-made = A sua, { $move }: { $worth }.
puzzle-next = Próximo
