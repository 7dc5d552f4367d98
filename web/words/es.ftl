## Everywhere

loading = Un momento …
close = Cerrar
back = Volver
try-again = Probar otra vez
to-front = Página de inicio
confirm = Confirmar
went-wrong = Algo ha salido mal. Prueba otra vez.

## The front page

front-title = ¿A qué jugamos?
front-text = Juegos pequeños para la sobremesa, contra bots o con amigos.
front-games = Juegos
play-now = Jugar
play-now-at = Jugar a { $game } contra bots
go-on = Seguir jugando
join-by-code = Entrar en una mesa
join = Entrar
code-help = Escribe las seis letras que ve tu amigo.

## A game

for-players = De { $least } a { $most } jugadores
play-bots = Jugar contra bots
play-friends = Jugar con amigos
play-together = Estamos aquí juntos
play-box = Tenemos la caja
opening = Un momento …
rules = Reglas
no-rules = Ahora no se pueden mostrar las reglas.
no-such-game = Aquí no hay ese juego
seats-and-options = Asientos y opciones
seats = Asientos, contando el tuyo
bots-play = Cómo juegan los bots
options = Opciones
options-usual = Volver a las reglas habituales
from-file = de un archivo
friends-title = { $game } con amigos
friends-text = Abre una mesa y comparte el enlace. Los bots ocupan los asientos vacíos.
your-name = Tu nombre
make-table = Abrir la mesa

## Before the game

who-is-here = Quién está aquí
seat-open = un asiento libre
this-is-you = tú
host = anfitrión
away = ausente
same-browser = en el mismo dispositivo
bot = bot
seat-bot = Sentar un bot
about-seat = { $name }: más
move-up = Mover un asiento hacia arriba
move-down = Mover un asiento hacia abajo
hand-over = Hacer anfitrión
send-away = Retirar a { $name } de la mesa
replace-by-bot = Un bot en el asiento de { $name }
keep-warm = Un bot hasta que vuelva
lock = Cerrar la mesa: nadie más se sienta
watch = Quien tenga el enlace puede mirar
is-locked = El anfitrión ha cerrado la mesa: nadie más puede sentarse.
unseat-bot = Quitar a { $name }
invite = Invitar a amigos
the-code = El código de esta mesa
the-link = El enlace de esta mesa
qr-alt = El enlace en un código QR
copy-link = Compartir el enlace
copied = Copiado
take-a-seat = Siéntate a la mesa
sit-down = Sentarse
start = Empezar
open-take-bots = Los bots ocupan los asientos libres.
host-starts = { $name } empieza la partida cuando estén todos.
table-full = Todos los asientos están ocupados. Puedes mirar cuando empiece la partida.
leave = Dejar la mesa
leave-sure = Un bot ocupa tu asiento hasta el final de esta partida.
stay = Quedarme

## At the table

people = En la mesa
menu = Menú
log = Qué ha pasado
log-empty = Todavía no ha pasado nada.
remind = Avisarme cuando me toque
box-history = Anotaciones y correcciones
box-helpers = Quien tenga el enlace también puede anotar
your-turn = Te toca a ti.
to-choose = eligiendo
is-choosing = { $count ->
    [one] { $names } está eligiendo
   *[other] { $names } están eligiendo
}
one-moment = Un momento …
took-back = { $name } deshace una jugada.
choose-first = Elige primero qué quieres hacer.
sending = Enviando …
undo = Deshacer
talk = Decir algo
talk-hello = Hola
talk-luck = Buena suerte
talk-moment = Un momento
talk-thanks = Gracias
talk-sorry = Perdón
talk-well-played = Bien jugado
talk-lucky = Qué suerte
talk-ouch = Eso dolió
talk-again = ¿Otra más?
talk-bye = Hasta la próxima
talk-smile = 😊
    .label = una sonrisa
talk-laugh = 😄
    .label = una risa
talk-wow = 😮
    .label = asombro
talk-sad = 😢
    .label = una lágrima
talk-wink = 😉
    .label = un guiño
talk-sleepy = 😴
    .label = durmiendo
talk-peace = ✌️
    .label = paz
talk-heart = ❤️
    .label = un corazón
pause = Hacer una pausa
resume = Reanudar la partida
paused = La partida está en pausa.
end-game = Terminar esta partida
end-sure = Si todos están de acuerdo, la partida termina aquí, sin resultado.
ended-together = Todos acordaron terminar esta partida.
wish-pause = { $count ->
    [one] { $names } quisiera hacer una pausa.
   *[other] { $names } quisieran hacer una pausa.
}
wish-end = { $count ->
    [one] { $names } quisiera terminar la partida.
   *[other] { $names } quisieran terminar la partida.
}
wish-pause-mine = Quieres hacer una pausa. De acuerdo: { $yes } de { $people }.
wish-end-mine = Quieres terminar la partida. De acuerdo: { $yes } de { $people }.
agree = De acuerdo
disagree = No
wish-back = Retirar la propuesta
seat-lost = Ya no tienes asiento aquí. Puedes mirar.
for-those-seated = Solo quienes están en la mesa pueden ver esta partida
ask-for-seat = Pedir este asiento al anfitrión
knocked = Se lo has pedido al anfitrión. Te sientas cuando acepte.
knock = { $name } quiere jugar en lugar de { $seat }.
knock-yes = Dejar que juegue
knock-no = No
knock-refused = No has conseguido el asiento. Puedes seguir mirando.
seat-taken-over = { $name } juega ahora en lugar de { $before }.
seat-given-up = { $before } se ha ido. { $name } juega en su lugar.
deal-void = { $count ->
    [one] { $names } no respondió a tiempo: las cartas se sacaron de nuevo sin su aportación.
   *[other] { $names } no respondieron a tiempo: las cartas se sacaron de nuevo sin su aportación.
}
take-bot-seat = Ocupar el asiento de un bot
whose-seat = Qué asiento
your-turn-short = Te toca
watchers-link = Enlace para espectadores
step-back = Repasar
earlier = Antes
later = Después
the-beginning = El principio.
back-to-game = Volver a la partida
eyes = Ver como
eyes-spectator = espectador
eyes-of = { $name }
eyes-open = todo a la vista
share-moment = Compartir este momento
play-on = Seguir desde aquí como { $name }
go-on-now = Continuar
column-seat = Asiento
column-sum = Total
struck = { $points }, tachado
rematch = Revancha
to-rematch = Ir a la revancha
wins = { $wins ->
    [one] 1 victoria
   *[other] { $wins } victorias
}
games-together = { $games } partidas juntos

## No connection

offline-title = Sin conexión
offline-short = No hay conexión con la mesa. ¿Tienes internet?
offline-text = Tu mesa está guardada. Seguimos intentándolo.
newer = Hay una versión más nueva de esta página.
newer-busy = Otra ventana está en medio de una partida. Termínala o cierra esa ventana, y carga después la versión más nueva.
newer-take = Cargarla ahora
newer-later = Más tarde
offline-front = Estás sin conexión. Aquí puedes leer las reglas; para jugar hace falta conexión.
no-such-table = Esa mesa no existe

## Settings

settings = Ajustes
language = Idioma
theme = Apariencia
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
pace = Ritmo
pace-instant = Al instante
pace-normal = Normal
pace-slow = Lento
sound = Sonido
sound-off = Desactivado
sound-on = Activado

## Si fue justo

check-deals = Comprobar el reparto
check-title = Lo que se ha comprobado
check-hash-same = La huella es la que este navegador vio antes de la primera carta.
check-hash-other = Atención: este navegador vio otra huella antes de la primera carta.
check-luck-in = La aportación de este navegador se usó en el sorteo.
check-luck-out = La aportación de este navegador no se usó en el sorteo: llegó tarde, o se dejó fuera.
check-pledges-same = Los compromisos son los que este navegador vio antes de abrir el suyo.
check-pledges-other = Atención: este navegador vio otros compromisos antes de abrir el suyo.
check-yourself = No hace falta que te fíes de este servidor: guarda el registro y ejecuta «sobremesa verify» en tu propio equipo.
save-record = Guardar el registro

## Relojes y memoria

clock = Reloj
clock-help = Cuando se acaba el tiempo, un bot juega en ese asiento hasta que la persona vuelva.
clock-none = Sin reloj
clock-move = { $count } segundos por jugada
clock-total = { $count } minutos en total
clock-hours = { $count } horas por jugada
clock-days = { $count ->
    [one] un día por jugada
   *[other] { $count } días por jugada
}
kept-warm = mientras tanto juega un bot
warm-you = Un bot está jugando por ti.
i-am-back = He vuelto
aids = Ayudas a la memoria
aids-help = La lista «Qué ha pasado» muestra también las cartas que otras ya han tapado.

## You

me = Tú
my-tables = Mis mesas
all-my-tables = Todas mis mesas
no-tables = Aún no estás en ninguna mesa.
phase-lobby = sin empezar
phase-playing = esperando a los demás
phase-over = terminada
account = Cuenta
account-is = Eres { $name } en todos los dispositivos donde entres en tu cuenta.
account-why = Puedes jugar sin cuenta. Una cuenta guarda tus partidas y te deja seguir desde cualquier lugar.
account-name = Nombre de la cuenta
sign-up = Crear una cuenta
log-in = Entrar
log-out = Salir de la cuenta en este dispositivo
password = Contraseña
password-help = Al menos 8 caracteres; varias palabras son fáciles de recordar.
new-password = Contraseña nueva
lost-password = ¿Perdiste la contraseña?
recovery-title = Código de recuperación
recovery-text = Anota este código. Si pierdes la contraseña, es la única manera de volver, y solo se muestra ahora.
recovery-noted = Ya lo anoté
another-device = Otro dispositivo
another-device-text = Sigue con los mismos asientos en tu teléfono o en otro equipo.
device-show = Mostrar un código para otro dispositivo
device-type = Escribir un código de otro dispositivo
device-how = Escanea este código con el otro dispositivo, o abre allí esta página, ve a «Tú» y escribe el código.
device-once = El código sirve una vez, durante { $minutes } minutos.
device-use-text = Aquí pasas a ser la misma persona que en el otro dispositivo. Lo que juegues aquí viene contigo.
device-code = Código
device-use = Usar este código
my-data = Mis datos
privacy = Privacidad: lo que se guarda
export = Descargar mis datos
delete-me = Borrar mis datos
delete-text = Dejas tus asientos, tu nombre se quita de tus mesas y tu cuenta se elimina. No se puede deshacer.
delete-now = Borrar para siempre
notify = Avisarme cuando me toque
notify-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
rename = ¿Cómo te llamas?
rename-from = { $name }: cambiar tu nombre

## At the end, and about a game

best-new = Tu nuevo récord: { $best } (antes: { $before }).
best-yours = Tu récord: { $best }.
best-won = Has ganado { $won } de { $played }.
see-scores = Ver los puntos
see-table = Ver la mesa
check-fair = Las cartas y los dados salieron sin trampas.
check-unsure = No se ha podido confirmar.
check-how = Nadie los eligió: el servidor fijó su secreto antes de la primera carta, y los navegadores de los jugadores añadieron su aportación.
check-details = Cómo se ha comprobado
experiments = Para experimentos
experiments-help = Para quien estudia el juego o quiere probar algo. En familia se dejan como están.
file-not-toml = La línea { $line } de este archivo no se puede leer: no es TOML.
box-minutes = { $least }–{ $most } min
box-difficulty = { $level ->
    [1] fácil
    [2] medio
   *[3] exigente
}
play-replay = Reproducir
stop-replay = Parar

hint = Pista
hint-thinking = Pensando en tus mejores jugadas …
hint-wins = gana { $wins } de 100, diferencia de puntos { $points }
report = Suerte y mérito
report-making = El informe se está haciendo. Puedes seguir mientras tanto.
report-choices = decisiones
hints-allowed = Permitir pistas si juegan varias personas
hints-taken = pidió { $hints ->
    [one] una pista
   *[other] { $hints } pistas
}

games-title = Suerte y mérito con el tiempo
games-which = Qué partidas
games-all = Todas las partidas
games-none = Cuando termine una partida tuya, verás aquí cuánto de ella fue suerte.
games-won = { $games ->
    [one] Una partida; victorias: { $wins }.
   *[other] { $games } partidas; victorias: { $wins }.
}
games-luck-gave = La suerte te dio { $luck } victorias, tus decisiones te costaron { $own }.
games-luck-took = La suerte te quitó { $luck } victorias, tus decisiones te costaron { $own }.
games-luck = Suerte: a la larga se compensa
games-luck-said = Suerte de cada partida. La media es { $mean } victorias de 100.
games-each = cada partida
games-mean = la media hasta ahí
games-accuracy = Precisión de tus decisiones, de 0 a 100
games-accuracy-said = Precisión de cada partida. La última: { $last } de 100.
games-accuracy-short = precisión
games-list = Partida por partida (suerte, en victorias de 100)
games-missing = { $games ->
    [one] Una partida terminada aún no tiene informe.
   *[other] { $games } partidas terminadas aún no tienen informe.
}
games-make = Calcular ahora
games-making = { $games ->
    [one] Se está haciendo un informe. Mientras tanto puedes seguir.
   *[other] Se están haciendo { $games } informes. Mientras tanto puedes seguir.
}
mistakes = Lo que más te costó
mistake = { $move } costó { $loss } victorias de 100; era mejor { $best }.
learn = Aprender jugando
learn-new = ¿Primera vez? Aprende en 3 minutos
to-practise = Practicar
mistakes-due = { $count ->
    [one] un error tuyo
   *[other] { $count } errores tuyos
}
short-card = En resumen
rule-now = se aplica ahora
