learn-title = { $game } · partida guiada
guide = Explicación
lesson-of = { $step }/{ $steps }
lesson-next = Siguiente
lesson-back = Anterior
lesson-leave = Salir; puedes seguir más tarde
lesson-play = Jugar una partida pequeña
practise = Practicar
practise-text = Problemas cortos con una respuesta correcta. El del día es el mismo para todos.
practise-today = El problema de hoy
practise-run = Diez seguidos
practise-mistakes = Tus errores
practise-due = { $count ->
    [0] Hoy no hay ninguno. Abre «Suerte y mérito» tras una partida: las jugadas que más te costaron se añaden aquí.
    [one] Hay uno para hoy.
   *[other] Hay { $count } para hoy.
}
practise-done = Por ahora es todo.
practise-score = Aciertos: { $right } de { $count }.
puzzle-number = Problema { $number } de { $count }
puzzle-hardness = { $grade ->
    [easy] fácil
    [tricky] medio
   *[hard] difícil
}
puzzle-question = ¿Qué es lo mejor aquí? Haz la jugada.
puzzle-again = Una vez jugaste mal aquí y te costó caro. ¿Qué haces ahora?
puzzle-is-right = Correcto: { $told }. Vale: { $worth }.
puzzle-is-not = No del todo. Lo mejor: { $told }. Vale: { $worth }.
puzzle-made = Tu jugada: { $worth }.
puzzle-next = Siguiente
puzzle-on = Jugar desde aquí
puzzle-leave = Salir
