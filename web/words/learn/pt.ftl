learn-title = { $game } · jogo guiado
guide = Explicação
lesson-of = { $step }/{ $steps }
lesson-next = Seguinte
lesson-back = Anterior
lesson-leave = Sair; podes continuar mais tarde
lesson-play = Jogar um jogo pequeno
practise = Praticar
practise-text = Problemas curtos com uma resposta certa. O de cada dia é igual para todos.
practise-today = O problema de hoje
practise-run = Dez seguidos
practise-mistakes = Os teus erros
practise-due = { $count ->
    [0] Hoje não há nenhum. Abre «Sorte e mérito» depois de um jogo: as jogadas que mais te custaram vêm para aqui.
    [1] Há um para hoje.
   *[other] Há { $count } para hoje.
}
practise-done = Por agora é tudo.
practise-score = Certos: { $right } em { $count }.
puzzle-number = Problema { $number } de { $count }
puzzle-hardness = { $grade ->
    [easy] fácil
    [tricky] complicado
   *[hard] difícil
}
puzzle-question = O que é melhor aqui? Faz a jogada.
puzzle-again = Uma vez jogaste mal aqui, e custou-te caro. O que fazes agora?
puzzle-is-right = Certo: { $told }. Vale: { $worth }.
puzzle-is-not = Não é bem isso. O melhor: { $told }. Vale: { $worth }.
puzzle-made = A tua jogada: { $worth }.
puzzle-next = Seguinte
puzzle-on = Jogar a partir daqui
puzzle-leave = Sair
