## Refusals

error-games-folder = SOBREMESA_GAMES indica { $place }, que no es una carpeta.
error-bad-game = { $name } todavía no es un juego: { $why }.
error-game-name = «{ $name }» no puede ser el nombre de un juego: letras minúsculas, cifras y guiones bajos.
error-game-there = Ya hay algo en { $place }, o un juego llamado { $name }.
error-unknown-game = Aquí no hay ningún juego llamado «{ $name }». Hay: { $known }.
error-seat-count = { $game } es para { $least } a { $most } jugadores, no para { $seats }.
error-unknown-option = No hay ninguna opción «{ $name }». Hay: { $known }.
error-bad-value = «{ $value }» no sirve para { $name }. Admite: { $values }.
error-no-such-seat = No hay asiento { $seat }: los asientos se cuentan de 0 a { $last }.
error-match-over = La partida ha terminado.
error-not-your-turn = No es tu turno: le toca a otra persona.
error-not-a-move = «{ $move }» no es una jugada. Una jugada se escribe así: { $example }.
error-deal-not-asked = Ahora no tiene que salir nada.
error-deal-impossible = «{ $outcome }» no puede salir ahora. Puede salir: { $possible }.
error-deal-by-dealer = En esta partida las cartas y los dados salen solos.
error-deal-by-hand = Di lo que ha salido: en esta partida repartes tú.
error-nothing-to-undo = No hay nada que deshacer.
error-record-foreign = Esto no es un registro nuestro.
error-record-game = El registro es de «{ $name }». Hay: { $known }.
error-record-has-gaps = Este registro omite lo que un asiento no podía ver, así que no se puede volver a jugar.
error-record-version = El registro sigue la versión { $version } de las reglas. Se conocen de la 1 a la { $known }.
error-record-part = Al registro le falta «{ $part }», o no se puede leer.
error-record-entry = No es ni una jugada ni un deshacer.
error-record-damaged = El registro fue cambiado o cortado: la comprobación no cuadra.
error-record-move = La entrada { $number } del registro no puede ser: { $why }
error-record-deal = Quien reparte en este registro no da «{ $outcome }» en ese punto.
error-record-secret = El secreto del registro no es aquel cuyo resumen se mostró al principio.
error-record-result = El registro cuenta otro resultado que el de sus jugadas.
error-record-broken = El registro está estropeado: { $why }
error-no-budget = Un bot necesita un límite: tantas iteraciones o tantos segundos.
error-bad-budget = El límite tiene que ser mayor que cero, y las iteraciones enteras: { $name } es { $value }.
error-unknown-bot = No hay ningún bot llamado «{ $name }». Hay: { $known }.
error-bot-count = { $bots } bots no llenan { $seats } asientos: nombra uno para todos, o uno para cada uno.
error-not-simultaneous = En { $game } los asientos juegan por turnos: usa env en vez de parallel_env.
error-action-count = Hace falta una acción para cada una de las { $games } partidas, no una tabla de forma { $given }.
error-action-kind = Las acciones son números enteros, no { $given }.
error-reset-first = No hay ninguna partida en curso: llama primero a reset().
error-mcts-secrets = En { $game } hay secretos y el MCTS simple los miraría: usa openspiel:ismcts.
error-ismcts-open = En { $game } no hay secretos y el IS-MCTS de OpenSpiel solo juega a juegos que los tienen: usa openspiel:mcts.
error-action-missing = Hace falta una acción para cada agente. Faltan: { $agents }.
error-openspiel-missing = Ese bot necesita OpenSpiel: pip install "sobremesa[study]"
error-program-command = «{ $command }» no es una orden: escribe program: y después lo que escribirías para iniciarlo, sin comas.
error-program-start = No se pudo iniciar el programa «{ $command }»: { $why }
error-program-ended = El programa terminó (estado { $status }): { $said }
error-program-late = El programa no había contestado después de { $seconds } segundos: no llegó ninguna línea entera (hay que hacer flush).
error-program-nonsense = El programa escribió «{ $answer }», y eso no es una respuesta.
error-program-illegal = El programa contestó «{ $answer }», y esa jugada no está permitida.
error-people-count = { $people } personas y { $bots } bots no caben en { $seats } asientos.
error-option-form = «{ $text }» no es una opción: escribe nombre=valor.
error-file-unreadable = No se puede leer { $file }: { $why }
error-file-unwritable = No se puede escribir { $file }: { $why }
error-arena-alone = La arena necesita dos bots o más, con comas entre ellos. Hay: { $known }.
error-arena-process = Uno de los procesos que jugaban fue terminado desde fuera, quizá por falta de memoria. Lo jugado está guardado: la misma orden continúa.
error-results-foreign = { $file } no es un archivo de resultados nuestro. No se ha tocado: indica otro archivo.
error-results-other = { $file } guarda los resultados de otra serie (distinto: { $differing }). Indica otro archivo, o empiézalo de nuevo con --fresh.
error-results-damaged = La línea { $number } de { $file } está dañada. Indica otro archivo, o empiézalo de nuevo con --fresh.
error-not-json = { $file } no es un registro: no es JSON.
error-many-records = { $file } tiene varios registros, uno en cada línea: pon el que quieres en un archivo aparte.
error-nothing-saved = No hay ninguna partida de { $game } sin terminar.

## Command line

compiling = Preparando { $game } para jugar rápido. Solo pasa una vez y tarda unos segundos …
compiling-behind = El juego rápido se está preparando en segundo plano, una sola vez. Ya puedes jugar.
simulated = { $games } partidas de { $game }, { $decisions } decisiones en { $seconds } s: { $speed } partidas por segundo
simulated-seat = asiento { $seat }  { $bot }  { $score } puntos por partida  { $wins } ganadas ({ $share } %)
simulated-draws = sin un único ganador: { $draws }
arena-cut-off = La última línea estaba cortada; esas partidas se juegan otra vez.
arena-going-on = Continuando: { $played } de { $deals } repartos ya estaban jugados.
arena-stopped = Parado. Lo jugado está guardado; la misma orden continúa.
arena-unrated = Las puntuaciones de fuerza necesitan openskill: pip install "sobremesa[study]"
arena-title = { $game }, { $seats } asientos, semilla { $seed }: { $games } partidas; bots iguales ganan el { $even } %
arena-pairing = { $others ->
    [1] { $bot } contra { $against }
   *[other] { $bot } contra { $others } × { $against }
}
arena-share-title = ganadas de las decididas
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    .alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-plain-title = parte de todas las victorias
arena-adjusted-title = sin la suerte
arena-draws = empates
arena-lead-title = puntos de ventaja
arena-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
    .alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating = fuerza
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-move = por jugada
arena-longest = la más larga
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-playouts = simulaciones por jugada
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-raised = { $bot } falló, y perdió por eso: { $games } ×. La primera vez: { $what }
arena-illegal = { $bot } respondió con una jugada ilegal, y perdió por eso: { $games } ×. La primera fue la acción { $what }.

## People and pieces of every game

seat-number = asiento { $number }
you-name = Tú
player-name = Jugador { $number }
level-random = Al azar
bot-random = juega cualquier cosa
level-beginner = Principiante
level-easy = Fácil
level-medium = Medio
level-hard = Difícil
level-master = Maestro

## The table in a terminal

keys = ? reglas · h qué hace cada jugada · ! sugerencia · u deshacer · q salir
keys-replay = Intro o n avanza · b retrocede · un número salta · s cambia de ojos · q sale
help-keys = Escribe una jugada, o # y su número en la lista (#3). Las jugadas se escriben en inglés, como en la lista. ? muestra las reglas, h qué hace cada jugada, ! las mejores jugadas, u deshace tu última jugada, q sale; la partida se guarda.
deal-prompt = ¿Qué muestran las cartas o los dados de verdad? { $possible }
curtain = Pasa la pantalla a { $name }. Pulsa Intro cuando nadie más esté mirando.
error-undo-unfair = Eso ya no se puede deshacer: alguien ha jugado después, o se ha revelado algo.
undone = Deshecho.
error-no-such-choice = «{ $text }» no es una jugada ni un número de la lista (de #1 a #{ $count }). Escribe h para ver las jugadas.
kept-at = Guardado: { $file }
resume-with = Para seguir: { $command }
not-kept = No se puede guardar la partida ({ $why }). Puedes seguir jugando.
too-narrow = Esta ventana solo tiene { $width } columnas; con { $wanted } se ve mejor.
more = Intro para seguir, q para dejar de leer
winner-and = { $first } y { $last }
yes = sí
no = no
replay-at = Entrada { $entry } de { $entries }
replay-eyes-all = ojos: quien solo mira
replay-eyes = ojos: { $name }
options-title = Opciones
moves-typed = En un terminal, las jugadas se escriben en inglés, sea cual sea tu idioma; h muestra las que puedes hacer ahora.
default-value = por defecto: { $value }
unofficial = No oficial. Las reglas con nuestras palabras; el juego pertenece a sus autores y a su editorial.
you-object = ti
type-like = ({ $examples })
error-resume-other = { $file } es una partida de { $found }, no de { $game }.
game-over = La partida ha terminado.
final-scores = Puntuación final

## Lo que verify ha comprobado

verify-whole = El registro está completo y sin daños: su suma de comprobación concuerda.
verify-rules = Las { $moves } jugadas siguen las reglas de { $game } (versión { $version }).
verify-result = El resultado se sigue de las jugadas: { $scores }.
verify-unfinished = La partida no se jugó hasta el final.
verify-secret = El secreto del servidor corresponde al resumen que mostró antes de la primera carta: { $commitment }
verify-given = Asientos que añadieron una aportación propia: { $seats }.
verify-none-given = Ningún asiento añadió una aportación: solo el servidor determinó lo que salió.
verify-not-given = Asientos sin aportación (bots, o no llegó nada a tiempo): { $seats }.
verify-elsewhere = Las primeras { $entries } entradas vienen de otra partida: sus cartas y dados no se repartieron aquí.
verify-deals = Las { $deals } cartas y dados son lo que dan el secreto, las aportaciones y el contador. Nadie los eligió.
verify-seeded = Las { $deals } cartas y dados son lo que da la semilla { $seed }. Eso no prueba nada sobre quién la conocía.
verify-manual = Las { $deals } cartas y dados se escribieron a mano o se simularon; sobre el azar no se puede comprobar nada.
verify-your-commitment = El resumen es el que anotaste.
verify-your-contribution = Tu aportación es la del asiento { $seat }.
error-verify-commitment = El resumen del registro no es el que anotaste.
error-verify-contribution = Tu aportación no está entre las del registro.
error-verify-not-fair = Este registro no se repartió con aportaciones.
verify-deals-server = Las { $deals } cartas y dados son lo que dan el secreto y el contador.
verify-deals-together = Las { $deals } cartas y dados son lo que dan el secreto, las aportaciones y el contador. Solo el servidor y el último asiento en aportar, juntos, podrían haberlos elegido: esta mesa aceptaba aportaciones sin compromiso.
verify-pledges = Cada aportación corresponde al compromiso que su asiento hizo antes de que se abriera ninguna.
verify-voided = Un reparto se anuló antes de la primera carta: estos asientos no abrieron su aportación a tiempo. Los demás sacaron de nuevo sin ellos: { $seats }.
verify-your-pledges = Los compromisos son los que anotaste.
error-verify-pledges = Los compromisos del registro no son los que anotaste.
error-record-pledges = Una aportación del registro no corresponde a su compromiso.
new-game-written = { $name } está en { $place } y ya se juega. Sigue con:

## El entrenador

error-record-unfinished = Esta partida no llegó a su fin. Solo se puede analizar una partida terminada.
error-hint-not-now = Ahora no tienes nada que decidir, así que no hay sugerencia.
coach-won = { $you ->
    [yes] Ganaste
   *[no] { $name } ganó
} { $scores }.
coach-shared = { $you ->
    [yes] Compartiste la victoria
   *[no] { $name } compartió la victoria
}, { $scores }.
coach-lost = { $you ->
    [yes] Perdiste
   *[no] { $name } perdió
} { $scores }.
coach-drawn = Nadie ganó, { $scores }.
coach-luck-gave = { $you ->
    [yes] La suerte te dio
   *[no] La suerte dio a { $name }
} { $points },
coach-luck-took = { $you ->
    [yes] La suerte te quitó { $points },
   *[no] La suerte quitó { $points } a { $name },
}
coach-luck-even = La suerte fue igual para todos,
coach-cost = { $you ->
    [yes] tus decisiones te costaron
   *[no] las decisiones costaron
} { $points }.
coach-cost-nothing = { $you ->
    [yes] tus decisiones no te costaron nada.
   *[no] las decisiones no costaron nada.
}
coach-in-points = En puntos: por delante de la media de los demás
coach-in-wins = En victorias de 100
coach-exact = Todas las cifras son exactas.
coach-estimated = Son estimaciones. «No se sabe» es lo que la estimación deja abierto. Las manos de los demás cuentan como cualquiera que encaje con lo que se sabía: no se deduce nada de la manera de jugar.
coach-start = al principio
coach-luck = suerte
coach-hidden = decisiones y cartas ocultas
coach-own = decisiones propias
coach-others = decisiones de los demás
coach-rest = no se sabe
coach-result = resultado
coach-luckier = { $you ->
    [yes] Tuviste más suerte
   *[no] { $name } tuvo más suerte
} que en { $games } de 100 partidas.
coach-even-luck = Con la misma suerte { $you ->
    [yes] habrías ganado
   *[no] { $name } habría ganado
} { $games } veces de 100.
coach-accuracy = Precisión: { $figures }
coach-curve = Probabilidad de ganar
coach-curve-key = o suerte · x una decisión
coach-moments = Momentos
coach-mistake = Entrada { $entry }, la decisión más cara: { $move }. Mejor era { $best }, por { $loss } victorias de 100.
coach-luckiest = Entrada { $entry }, la mayor suerte: { $what } aportó { $gain } victorias de 100.
coach-turning = Entrada { $entry }, el punto de inflexión: { $what } cambió las probabilidades de { $before } a { $after } de 100.
coach-hint = { $move }  gana { $win } de 100, { $points } puntos por delante
coach-later = De dónde vino el resultado: { $command }
coach-title = { $game }: suerte y mérito
coach-nothing-decided = En esta partida no se decidió nada.

reason-only = Es la única jugada; gana { $win } veces de 100.
reason-better = Gana { $win } veces de 100, { $gain } más que { $other }.
reason-close = Gana unas { $win } veces de 100, como las otras buenas jugadas.
reason-behind = Gana { $win } veces de 100, { $loss } menos que la mejor.
