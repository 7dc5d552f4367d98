## Refusals

error-games-folder = SOBREMESA_GAMES indica { $place }, que no es una carpeta.
error-bad-game = { $name } todavía no es un juego: { $why }.
error-game-name = «{ $name }» no puede ser el nombre de un juego. Usa letras minúsculas, cifras y guiones bajos, pero ninguna palabra reservada de Python.
error-game-there = { $place } ya existe, o ya hay un juego llamado { $name }.
error-unknown-game = Aquí no hay ningún juego llamado «{ $name }». Elige entre: { $known }.
error-seat-count = { $game } es para { $least } a { $most } jugadores, no para { $seats }.
error-unknown-option = No hay ninguna opción «{ $name }». Disponibles: { $known }.
error-bad-value = «{ $value }» no sirve para { $name }. Admite: { $values }.
error-no-such-seat = No existe el asiento { $seat }: los asientos van del 0 al { $last }.
error-match-over = La partida ha terminado.
error-not-your-turn = No es tu turno: le toca a otra persona.
error-not-a-move = «{ $move }» no es una jugada. Una jugada se escribe así: { $example }.
error-deal-not-asked = Ahora no hay que repartir cartas ni tirar dados.
error-deal-impossible = «{ $outcome }» no puede salir ahora. Puede salir: { $possible }.
error-deal-by-dealer = En esta partida las cartas y los dados se reparten automáticamente.
error-deal-by-hand = Escribe lo que ha salido: repartes tú.
error-nothing-to-undo = No hay nada que deshacer.
error-record-foreign = Esto no es un registro de sobremesa.
error-record-game = El registro es de un juego llamado «{ $name }», que no está instalado. Disponibles: { $known }.
error-record-has-gaps = Este registro omite lo que un asiento no podía ver, así que no se puede reproducir.
error-record-version = El registro sigue la versión { $version } de las reglas. Este programa conoce las versiones 1 a { $known }.
error-record-part = La parte «{ $part }» del registro falta o no se puede leer.
error-record-entry = No es ni una jugada ni la orden de deshacer una.
error-record-damaged = El registro se ha modificado o está incompleto: su suma de comprobación no concuerda.
error-record-move = La entrada { $number } del registro no es posible: { $why }
error-record-deal = Quien repartió en este registro no habría dado «{ $outcome }» en ese punto.
error-record-secret = El secreto del registro no corresponde a la huella mostrada al principio.
error-record-result = El registro da un resultado distinto del de sus jugadas.
error-record-broken = El registro está dañado: { $why }
error-no-budget = Un bot necesita un límite: un número de iteraciones o de segundos.
error-bad-budget = El límite tiene que ser mayor que cero, y las iteraciones un número entero: { $name } es { $value }.
error-unknown-bot = No hay ningún bot llamado «{ $name }». Disponibles: { $known }.
error-bot-count = { $bots } bots no llenan { $seats } asientos: nombra uno para todos, o uno por asiento.
error-not-simultaneous = En { $game } se juega por turnos: usa env en vez de parallel_env.
error-action-count = Hace falta una acción para cada una de las { $games } partidas, no una tabla de forma { $given }.
error-action-kind = Las acciones son números enteros, no { $given }.
error-reset-first = No hay ninguna partida en curso: llama primero a reset().
error-mcts-secrets = En { $game } hay secretos y el MCTS simple los miraría: usa openspiel:ismcts.
error-ismcts-open = El IS-MCTS de OpenSpiel solo juega a juegos con secretos. { $game } no los tiene: usa openspiel:mcts.
error-action-missing = Hace falta una acción para cada agente. Faltan: { $agents }.
error-openspiel-missing = Ese bot necesita OpenSpiel: pip install "sobremesa[study]" (desde el código fuente: pip install --editable ".[study]")
error-program-command = «{ $command }» no es una orden: escribe program: y después lo que escribirías para iniciarlo, sin comas.
error-program-start = No se pudo iniciar el programa «{ $command }»: { $why }
error-program-ended = El programa terminó (estado { $status }): { $said }
error-program-late = El programa no respondió en { $seconds } segundos: no llegó ninguna línea completa (¿falta hacer flush?).
error-program-nonsense = El programa escribió «{ $answer }», y eso no es una respuesta.
error-program-illegal = El programa contestó «{ $answer }», y esa jugada no está permitida.
error-bot-kind = «{ $given }» no es un bot: da un nombre, module:Name, una función o un objeto con el método choose.
error-bot-module = El bot «{ $name }» no se puede cargar: { $why }
error-bot-nonsense = El bot contestó «{ $answer }», que no es una jugada.
error-bot-illegal = El bot contestó «{ $answer }», y esa jugada no está permitida.
error-tree-large = El juego tiene más de { $nodes } posiciones en las que hay que elegir: usa menos cartas o rondas.
error-study-missing = Para eso hacen falta más paquetes: pip install "sobremesa[study]" (desde el código fuente: pip install --editable ".[study]")
error-seed-count = { $given } semillas no sirven para { $games } partidas: da una para todas o una para cada una.
error-reset-mask = reset_mask tiene que ser una lista de { $games } valores lógicos, con al menos uno verdadero.
error-until-two = Una prueba que se detiene sola compara dos bots: indica dos.
error-ray-missing = Para eso hace falta Ray: pip install "sobremesa[ray]" (desde el código fuente: pip install --editable ".[ray]")
error-ray-address = Ningún clúster de Ray contesta en «{ $address }»: { $why }
error-ray-failed = Una tarea en el clúster falló: { $why }
error-ray-lost = { $tries } procesos se pararon en la misma tarea. Lo hecho está guardado: repite la orden para seguir.
error-ray-program = { $bot } es un programa: instálalo en todas las máquinas del clúster. En una máquina sin él, pierde las partidas que le toquen.
error-simulated-fault = El bot { $bot } falló: { $what }
error-records-line = La línea { $number } de { $file } no es un registro: no es JSON.
error-people-count = { $people } personas y { $bots } bots no caben en { $seats } asientos.
error-option-form = «{ $text }» no es una opción: escribe nombre=valor.
error-file-unreadable = No se puede leer { $file }: { $why }
error-file-unwritable = No se puede escribir { $file }: { $why }
error-arena-alone = La arena necesita dos bots o más, con comas entre ellos. Disponibles: { $known }.
error-arena-process = Algo detuvo desde fuera uno de los procesos, quizá la falta de memoria. Lo jugado está guardado: repite la orden para seguir.
error-results-foreign = { $file } no es un archivo de resultados de sobremesa. No se ha cambiado: indica otro archivo.
error-results-other = { $file } guarda los resultados de otra serie (distinto: { $differing }). Indica otro archivo, o empiézalo de nuevo con --fresh.
error-results-damaged = La línea { $number } de { $file } está dañada. Indica otro archivo, o empiézalo de nuevo con --fresh.
error-not-json = { $file } no es un registro: no es JSON.
error-many-records = { $file } tiene varios registros, uno en cada línea: pon el que quieres en un archivo aparte.
error-nothing-saved = No tienes ninguna partida de { $game } sin terminar.

## Command line

compiling = Preparando { $game } para jugar rápido. Solo pasa una vez y tarda unos segundos …
compiling-behind = El juego rápido se está preparando en segundo plano, una sola vez. Ya puedes jugar.
simulated = { $games } partidas de { $game }, { $decisions } decisiones en { $seconds } s: { $speed } partidas por segundo
simulated-seat = asiento { $seat }  { $bot }  { $score } puntos por partida  { $wins } ganadas ({ $share } %)
simulated-draws = sin un único ganador: { $draws }
arena-cut-off = La última línea estaba cortada; esas partidas se juegan otra vez.
arena-going-on = Continuando: { $played } de { $deals } repartos ya estaban jugados.
arena-stopped = Parado. Lo jugado está guardado: repite la orden para seguir.
arena-unrated = Las puntuaciones de fuerza necesitan openskill: pip install "sobremesa[study]"
arena-title = { $game }, { $seats } asientos, semilla { $seed }: { $games } partidas; bots iguales ganan el { $even } %
arena-pairing = { $others ->
    [1] { $bot } contra { $against }
   *[other] { $bot } contra { $others } × { $against }
}
arena-share-title = victorias (sin empates)
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
arena-raised = { $bot } falló y perdió por eso { $games ->
    [one] una partida
   *[other] { $games } partidas
}. La primera vez: { $what }
arena-illegal = { $bot } respondió con una jugada ilegal y perdió por eso { $games ->
    [one] una partida
   *[other] { $games } partidas
}. La primera fue la acción { $what }.
arena-rows-written = { $rows } filas en { $file }
arena-prepared = { $game }: todo listo.
arena-odd = El proceso { $worker } parece averiado: los resultados de sus { $deals } repartos difieren de los demás (probabilidad solo por azar: { $chance }).
arena-until-stronger = { $bot } es más fuerte: los resultados encajan mejor con un { $better } % de victorias que con un { $even } %. Hicieron falta { $deals } repartos. A un bot que gana el { $even } % se le reconoce como más fuerte en el { $error } % de estas pruebas.
arena-until-not-stronger = { $bot } no es más fuerte en esa medida: los resultados encajan mejor con un { $even } % de victorias que con un { $better } %. Hicieron falta { $deals } repartos. A un bot que gana el { $better } % no se le reconoce como más fuerte en el { $error } % de estas pruebas.
arena-until-open = La pregunta sigue abierta tras { $deals } repartos: { $bot } gana el { $even } % o el { $better } %. Juega más partidas.
arena-report-title = { $game }, { $seats } asientos: { $games } partidas de { $bots }
arena-report-heading = Cómo va una partida de { $game }
arena-report-usual = reglas habituales
arena-report-length = Una partida lleva { $value } decisiones ({ $low } a { $high }), como mínimo { $least }, como máximo { $most }.
arena-report-scores = Puntuación media por asiento: { $scores }.
arena-report-seat = El asiento { $number } gana el { $value } % ({ $low } a { $high }).
arena-report-margin = El primero queda { $value } puntos por delante del segundo ({ $low } a { $high }).
arena-report-draws = El { $value } % de las partidas no tiene un único ganador ({ $low } a { $high }).
arena-report-leads = El liderato cambia { $value } veces por partida ({ $low } a { $high }).
arena-report-rule = { $rule }: { $times } veces por partida, en el { $share } % de las partidas.
arena-report-skill = { $bot } gana el { $plain } % contra { $against }; sin la suerte, el { $fair } % ({ $low } a { $high }).
arena-report-luck = Las cartas y los dados explican el { $share } % de la dispersión de estos resultados.
arena-report-games = de todas las partidas
arena-report-decisions = decisiones
arena-report-points = puntos
arena-report-wins = ganadas
arena-report-times = veces por partida
arena-report-changes = cambios de líder
arena-report-seat-word = Asiento
arena-report-length-title = Cuánto dura una partida
arena-report-length-note = Decisiones de todos los asientos juntos; el azar no cuenta.
arena-report-scores-title = Cuánto se puntúa
arena-report-scores-note = La mediana de cada asiento y la mitad central de sus partidas.
arena-report-seats-title = ¿Hay un asiento con ventaja?
arena-report-seats-note = La parte de las victorias de cada asiento; la línea discontinua es la parte igual.
arena-report-rules-title = Cuántas veces cuenta cada regla
arena-report-rules-note = Veces por partida.
arena-report-leads-title = Cuántas veces cambia el líder
arena-report-leads-note = Cuántas veces otro asiento pasa a liderar en solitario.
arena-report-skill-title = Cuánto vale jugar bien
arena-report-skill-note = Cada nivel contra el siguiente más débil, sin la suerte; la línea discontinua es lo que ganan jugadores iguales.
arena-report-intervals = Todos los intervalos son del 95 %, menos los de las puntuaciones.



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

keys = ? reglas · h qué hace cada jugada · ! pista · u deshacer · q salir
keys-replay = Enter o n avanza · b retrocede · un número salta · s cambia de vista · q sale
help-keys = Escribe una jugada como en la lista o en español, o # y su número en la lista (#3). ? muestra las reglas, h qué hace cada jugada, ! las mejores jugadas, u deshace tu última jugada, q sale; la partida se guarda.
deal-prompt = ¿Qué muestran las cartas o los dados de verdad? { $possible }
curtain = Pasa la pantalla a { $name }. Pulsa Enter cuando nadie más esté mirando.
error-undo-unfair = Eso ya no se puede deshacer: alguien ha jugado después, o se ha revelado algo.
undone = Deshecho.
error-no-such-choice = «{ $text }» no es una jugada ni un número de la lista (de #1 a #{ $count }). Escribe h para ver las jugadas.
kept-at = Guardado: { $file }
resume-with = Para seguir: { $command }
not-kept = No se puede guardar la partida ({ $why }). Puedes seguir jugando.
too-narrow = Esta ventana solo tiene { $width } columnas; con { $wanted } se ve mejor.
more = Enter para seguir, q para dejar de leer
winner-and = { $first } y { $last }
yes = sí
no = no
replay-at = Entrada { $entry } de { $entries }
replay-eyes-all = visto por un espectador
replay-eyes = visto por: { $name }
options-title = Opciones
moves-typed = En la terminal escribes las jugadas, en español o en inglés; h muestra las que puedes hacer ahora.
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
verify-result = El resultado corresponde a las jugadas: { $scores }.
verify-unfinished = La partida no se jugó hasta el final.
verify-secret = El secreto del servidor corresponde a la huella que mostró antes de la primera carta: { $commitment }
verify-given = Asientos que contribuyeron al sorteo: { $seats }.
verify-none-given = Ningún asiento contribuyó al sorteo: solo el servidor determinó lo que salió.
verify-not-given = Asientos sin aportación (bots, o no llegó nada a tiempo): { $seats }.
verify-elsewhere = Las primeras { $entries } entradas vienen de otra partida: sus cartas y dados no se repartieron aquí.
verify-deals = Las { $deals } cartas y dados resultan del secreto, las aportaciones y el contador. Nadie los eligió.
verify-seeded = Las { $deals } cartas y dados resultan de la semilla { $seed }. Eso no prueba nada sobre quién la conocía.
verify-manual = Las { $deals } cartas y dados se escribieron a mano o se simularon; sobre el azar no se puede comprobar nada.
verify-your-commitment = La huella es la que anotaste.
verify-your-contribution = Tu aportación está en el registro, como la del asiento { $seat }.
error-verify-commitment = La huella del registro no es la que anotaste.
error-verify-contribution = Tu aportación no está entre las del registro.
error-verify-not-fair = Las cartas de este registro se repartieron sin aportaciones.
verify-deals-server = Las { $deals } cartas y dados resultan del secreto y el contador.
verify-deals-together = Las { $deals } cartas y dados resultan del secreto, las aportaciones y el contador. Esta mesa aceptaba aportaciones sin compromiso: el servidor y el último asiento en aportar podrían haberlos elegido, pero solo juntos.
verify-pledges = Cada aportación corresponde al compromiso que su asiento hizo antes de que se abriera ninguna.
verify-voided = Un reparto se anuló antes de la primera carta, porque estos asientos no abrieron su aportación a tiempo: { $seats }. Las cartas se sacaron de nuevo sin ellos.
verify-your-pledges = Los compromisos son los que anotaste.
error-verify-pledges = Los compromisos del registro no son los que anotaste.
error-record-pledges = Una aportación del registro no corresponde a su compromiso.
new-game-written = { $name } está en { $place } y ya se puede jugar. Sigue con:

## El entrenador

error-record-unfinished = Esta partida no llegó a su fin. Solo se puede analizar una partida terminada.
error-hint-not-now = Ahora no tienes nada que decidir, así que no hay pista.
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
   *[no] La suerte le dio a { $name }
} { $points },
coach-luck-took = { $you ->
    [yes] La suerte te quitó { $points },
   *[no] La suerte le quitó { $points } a { $name },
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
coach-in-wins = En victorias de cada 100
coach-exact = Todas las cifras son exactas.
coach-estimated = Son estimaciones; «no se sabe» es la parte que queda abierta.
coach-worlds = Cada mano que otro jugador podía tener cuenta por igual, sugieran lo que sugieran sus jugadas.
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
coach-even-luck = Con igual suerte para todos, { $you ->
    [yes] habrías ganado
   *[no] { $name } habría ganado
} { $games } veces de 100.
coach-accuracy = Precisión: { $figures }
coach-curve = Probabilidad de ganar
coach-curve-key = o suerte · x una decisión
coach-moments = Momentos
coach-mistake = Entrada { $entry }, la decisión más cara: { $move }. Mejor, con { $loss } victorias más de cada 100: { $best }.
coach-luckiest = Entrada { $entry }, la mayor suerte: { $what } aportó { $gain } victorias de 100.
coach-turning = Entrada { $entry }, el punto de inflexión: { $what } cambió las probabilidades de { $before } a { $after } de 100.
coach-hint = { $move }  gana { $win } de 100, diferencia de puntos { $points }
coach-later = De dónde vino el resultado: { $command }
coach-title = { $game }: suerte y mérito
coach-nothing-decided = En esta partida no se decidió nada.

reason-only = Es la única jugada; gana { $win } veces de 100.
reason-better = Gana { $win } veces de 100, { $gain } más que { $other }.
reason-close = Gana unas { $win } veces de 100, como las otras buenas jugadas.
reason-behind = Gana { $win } veces de 100, { $loss } menos que la mejor.

## Lo que --help dice de las órdenes de quien juega, y de lo que comparten todas

command-any = cualquier orden
    .usage = uso
    .arguments = lo que hace falta
    .options = opciones
    .examples = ejemplos:
    .help = muestra esta ayuda y termina
    .lang = por defecto: el idioma de este equipo
    .game = uno de: { $games }
    .seats = cuántos juegan (por defecto: el mínimo del juego)
    .option = una opción del juego (sobremesa rules GAME las muestra); se puede repetir, listas con dos puntos: prizes=4:2:-1
command-play = juega una partida en esta terminal
    .name = el nombre de una persona; se puede repetir
    .people = cuántas personas comparten esta pantalla (por defecto: 1, o tantas como nombres)
    .bot = para los demás asientos: beginner, easy, medium (por defecto), hard o master; se puede repetir, el último ocupa todos los demás asientos
    .dealer = manual: escribes lo que muestran las cartas o los dados de verdad
    .seed = la misma semilla da el mismo reparto
    .no_account = sin las cuentas de suerte y mérito al final
    .resume = sigue con una partida guardada, o con la última
    .examples =
        { "  " }sobremesa play raj
        { "  " }sobremesa play raj --seats 4 --name Ana --name Rui --bot hard --bot easy
        { "  " }sobremesa play raj --dealer manual     (con las cartas de verdad delante)
        { "  " }sobremesa play raj --resume            (sigue con la última partida sin terminar)
command-learn = aprende un juego jugando: una primera partida guiada, luego una pequeña contra un principiante
    .again = desde el principio, no desde donde lo dejaste
    .examples =
        { "  " }sobremesa learn raj
        { "  " }sobremesa learn ratzzia --again        (desde el principio)
command-replay = recorre una partida guardada
    .file = la partida guardada
    .seat = la muestra como la ve este asiento (por defecto: como la ve un espectador)
    .json = en su lugar, escribe el resultado y las jugadas en JSON
    .examples =
        { "  " }sobremesa replay FILE
        { "  " }sobremesa replay FILE --seat 1
command-rules = muestra las reglas de un juego
    .examples =
        { "  " }sobremesa rules raj
        { "  " }sobremesa rules raj --lang pt
        { "  " }sobremesa rules ratzzia --option board=mine.toml     (dibuja ese tablero)

error-no-such-page = No hay ninguna página «{ $name }». Elige entre: { $known }.
docs-where = Las páginas y los ejemplos están en { $place }. sobremesa docs PAGE muestra una.
docs-none = Esta instalación no trae documentación.
# Aprender jugando
lesson-step = { $step } de { $steps }
lesson-enter = Enter: siguiente · u: volver · q: parar
lesson-stopped = Puedes seguir desde aquí: { $command }
lesson-resumed = Lo dejaste aquí. Para empezar de nuevo: { $command }
lesson-small = Enter: jugar la partida pequeña contra un principiante, con pistas (escribe !) · q: parar
error-no-lesson = { $game } aún no tiene partida guiada.
error-lesson-over = Esta partida guiada ha terminado.
error-lesson-next = Este paso es solo para leer. Pasa al siguiente.
error-lesson-step = La partida guiada de { $game } no se puede jugar: paso { $step }. { $why }

# Problemas
puzzle-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } puntos
puzzle-win = { $games } de 100 partidas ganadas
puzzle-loss = La segunda mejor: { $second }. Diferencia: { $loss }.
puzzle-of-day = Problema del { $date }
puzzle-of-run = Problema { $number } de { $count }
puzzle-own = Una de tus decisiones en { $game }: ¿qué harías ahora?
puzzle-grade = { $grade ->
    [easy] fácil
    [tricky] medio
   *[hard] difícil
}
puzzle-ask = ¿Qué es lo mejor?
puzzle-right = Correcto: { $move }, { $worth }.
puzzle-not-right = No del todo. Lo mejor es { $move }: { $worth }.
puzzle-yours = La tuya, { $move }: { $worth }.
puzzle-score = Aciertos: { $right } de { $count }.
puzzle-none-due = Hoy no hay errores tuyos que repasar. Vienen de las partidas que ha analizado el entrenador.
puzzle-go-on = Enter: siguiente · p: jugar desde aquí · q: parar
puzzles-written = { $count } problemas, en { $file }
error-no-puzzles = No hay problemas de { $game }.
error-no-such-puzzle = Hay { $count } problemas de { $game }.
error-game-missing = Di qué juego: { $known }.
