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

for-players = De { $least } a { $most }
play-bots = Jugar contra bots
play-friends = Jugar con amigos
opening = Un momento …
rules = Reglas
no-rules = Ahora no se pueden mostrar las reglas.
no-such-game = Aquí no hay ese juego
seats-and-options = Asientos y opciones
seats = Asientos, contando el tuyo
bots-play = Cómo juegan los bots
options = Opciones
options-usual = Volver a lo habitual
from-file = de un archivo
friends-title = { $game } con amigos
friends-text = Abre una mesa y comparte el enlace. Los asientos vacíos son para bots.
your-name = Tu nombre
make-table = Abrir la mesa

## Before the game

who-is-here = Quién está aquí
seat-open = un asiento libre
this-is-you = tú
host = anfitrión
away = ausente
bot = bot
seat-bot = Sentar un bot
about-seat = { $name }: más
move-up = Mover un lugar hacia arriba
move-down = Mover un lugar hacia abajo
hand-over = Dejarle organizar la mesa
send-away = Retirar a { $name } de la mesa
replace-by-bot = Un bot en el lugar de { $name }
keep-warm = Un bot hasta que vuelva
lock = Cerrar la mesa: nadie más se sienta
watch = Quien tenga el enlace puede mirar
is-locked = La mesa está cerrada: nadie más puede sentarse.
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
open-take-bots = Los asientos libres son para bots.
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
your-turn = Te toca a ti.
to-choose = eligiendo
is-choosing = { $count ->
    [one] { $names } está eligiendo
   *[other] { $names } están eligiendo
}
one-moment = Un momento …
took-back = { $name } deshace una jugada.
choose-first = Elige primero qué quieres hacer.
sending = De camino …
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
wish-pause-mine = Quieres hacer una pausa: { $yes } de { $people } están de acuerdo.
wish-end-mine = Quieres terminar la partida: { $yes } de { $people } están de acuerdo.
agree = De acuerdo
disagree = No
wish-back = Dejarlo
seat-lost = Ya no tienes lugar aquí. Puedes mirar.
for-those-seated = Esta partida es para quienes están a la mesa
ask-for-seat = Pedirlo al anfitrión
knocked = Se lo has pedido al anfitrión. Te sientas cuando acepte.
knock = { $name } quiere seguir jugando en lugar de { $seat }.
knock-yes = Dejar jugar
knock-no = No
knock-refused = No ha podido ser. Puedes seguir mirando.
seat-taken-over = { $name } juega ahora en lugar de { $before }.
seat-given-up = { $before } se ha ido. { $name } sigue jugando.
deal-void = { $count ->
    [one] { $names } no respondió a tiempo: las cartas se sacaron de nuevo sin su parte de la suerte.
   *[other] { $names } no respondieron a tiempo: las cartas se sacaron de nuevo sin su parte de la suerte.
}
take-bot-seat = Ocupar el lugar de un bot
whose-seat = El lugar de quién
your-turn-short = Te toca
watchers-link = Enlace para quien mira
step-back = Repasar
earlier = Antes
later = Después
the-beginning = El principio.
back-to-game = Volver a la partida
eyes = Con los ojos de quién
eyes-spectator = Como quien mira
eyes-of = Como { $name }
eyes-open = Todo a la vista
share-moment = Compartir este momento
play-on = Seguir desde aquí como { $name }
go-on-now = Continuar
column-seat = Sitio
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
offline-short = No se puede llegar a la mesa. ¿Hay red?
offline-text = Tu mesa está guardada. Seguimos intentándolo.
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
sound-off = Apagado
sound-on = Encendido

## Si fue justo

check-deals = Comprobar el reparto
check-title = Lo que se ha comprobado
check-hash-same = El resumen es el que este navegador vio antes de la primera carta.
check-hash-other = Cuidado: este navegador vio otro resumen antes de la primera carta.
check-luck-in = Lo que este navegador añadió a la suerte está dentro.
check-luck-out = Lo que este navegador añadió a la suerte no está dentro: llegó tarde, o se dejó fuera.
check-pledges-same = Los compromisos son los que este navegador vio antes de abrir el suyo.
check-pledges-other = Atención: este navegador vio otros compromisos antes de abrir el suyo.
check-yourself = No hace falta que te fíes de este servidor: guarda el registro y ejecuta «sobremesa verify» en un ordenador tuyo.
save-record = Guardar el registro

## Relojes y memoria

clock = Reloj
clock-help = Cuando se acaba el tiempo, un bot guarda el sitio hasta que vuelva su dueño.
clock-none = Sin reloj
clock-move = { $count } segundos por jugada
clock-total = { $count } minutos en total
clock-hours = { $count } horas por jugada
clock-days = { $count ->
    [one] un día por jugada
   *[other] { $count } días por jugada
}
kept-warm = un bot guarda el sitio
warm-you = Un bot guarda tu sitio.
i-am-back = He vuelto
aids = Ayudas a la memoria
aids-help = La lista «Qué ha pasado» muestra también las cartas que otras ya han tapado.

## You

me = Tú
my-tables = Mis mesas
all-my-tables = Todas mis mesas
no-tables = Aún no te sientas a ninguna mesa.
phase-lobby = sin empezar
phase-playing = los demás piensan
phase-over = terminada
account = Cuenta
account-is = Eres { $name } en todos los aparatos donde entres.
account-why = Puedes jugar sin cuenta. Una cuenta guarda tus partidas y te deja seguir desde cualquier lugar.
account-name = Nombre de la cuenta
sign-up = Crear una cuenta
log-in = Entrar
log-out = Salir de la cuenta en este aparato
password = Contraseña
password-help = Al menos 8 caracteres; varias palabras son fáciles de recordar.
new-password = Contraseña nueva
lost-password = ¿Perdiste la contraseña?
recovery-title = Código de recuperación
recovery-text = Anota este código. Si pierdes la contraseña, es la única manera de volver, y solo se muestra ahora.
recovery-noted = Ya lo anoté
another-device = Otro aparato
another-device-text = Sigue con los mismos lugares en tu teléfono o en otra computadora.
device-show = Mostrar un código para otro aparato
device-type = Escribir un código de otro aparato
device-how = Escanea este código con el otro dispositivo, o abre allí esta página, ve a «Tú» y escribe el código.
device-once = El código sirve una vez, durante { $minutes } minutos.
device-use-text = Aquí pasas a ser la misma persona que en el otro dispositivo. Lo que juegues aquí viene contigo.
device-code = Código
device-use = Usar este código
my-data = Mis datos
privacy = Privacidad: lo que se guarda
export = Descargar mis datos
delete-me = Borrar mis datos
delete-text = Dejas tus lugares, tu nombre se quita de tus mesas y tu cuenta se elimina. No se puede deshacer.
delete-now = Borrar para siempre
notify = Un aviso cuando te toque
notify-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
rename = ¿Cómo te llamas?
rename-from = { $name }: cambiar tu nombre

## At the end, and about a game

best-new = Tu nuevo récord: { $best } (antes: { $before }).
best-yours = Tu récord: { $best }.
best-won = Has ganado { $won } de { $played }.
see-scores = Ver los puntos
see-table = Ver la mesa
check-fair = Las cartas y los dados fueron justos.
check-unsure = No se ha podido confirmar.
check-how = Nadie los conocía de antemano y nadie los eligió: el servidor fijó su secreto antes de la primera carta, y quienes estaban a la mesa añadieron su propia suerte.
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

hint = Sugerencia
hint-thinking = Pensando en tus mejores jugadas …
hint-wins = gana { $wins } de 100, { $points } puntos por delante
report = Suerte y mérito
report-making = El informe se está haciendo. Puedes seguir mientras tanto.
report-choices = decisiones
hints-allowed = Permitir sugerencias también entre varias personas
hints-taken = pidió { $hints ->
    [one] una sugerencia
   *[other] { $hints } sugerencias
}
