learn-title = { $game } · jogo guiado
guide = O que se diz
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
    [0] Hoje não há nenhum. Abre «Sorte e habilidade» depois de um jogo, e o que mais te custou vem para aqui.
    [one] Há um para hoje.
   *[other] Há { $count } para hoje.
}
practise-done = Por agora é tudo.
practise-score = { $right } certos em { $count }.
puzzle-number = Problema { $number } de { $count }
puzzle-hardness = { $grade ->
    [easy] fácil
    [tricky] complicado
   *[hard] difícil
}
puzzle-question = O que é melhor aqui? Faz a jogada.
puzzle-again = Esta jogada custou-te caro uma vez. O que fazes agora?
puzzle-is-right = Certo: { $move }. Vale: { $worth }.
puzzle-is-not = Não é bem isso. O melhor é { $move }: { $worth }.
puzzle-made = A tua, { $move }: { $worth }.
puzzle-next = Seguinte
puzzle-on = Jogar a partir daqui
puzzle-leave = Sair
