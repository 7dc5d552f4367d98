## Everywhere

loading = Um momento …
close = Fechar
back = Voltar
try-again = Tentar outra vez
to-front = Página inicial
confirm = Confirmar
went-wrong = Alguma coisa correu mal. Tenta outra vez.

## The front page

front-title = A que vamos jogar?
front-text = Jogos pequenos para depois do jantar, contra bots ou com amigos.
front-games = Jogos
play-now = Jogar
play-now-at = Jogar { $game } contra bots
go-on = Continuar a jogar
join-by-code = Entrar numa mesa
join = Entrar
code-help = Escreve as seis letras que o teu amigo vê.

## A game

for-players = { $least } a { $most } jogadores
play-bots = Jogar contra bots
play-friends = Jogar com amigos
play-together = Estamos aqui juntos
play-box = Temos a caixa
opening = Um momento …
rules = Regras
no-rules = Agora não é possível mostrar as regras.
no-such-game = Esse jogo não existe aqui
seats-and-options = Lugares e opções
seats = Lugares, contando o teu
bots-play = Como jogam os bots
options = Opções
options-usual = Voltar às regras habituais
from-file = de um ficheiro
friends-title = { $game } com amigos
friends-text = Abre uma mesa e partilha o link. Os bots ficam com os lugares vazios.
your-name = O teu nome
make-table = Abrir a mesa

## Before the game

who-is-here = Quem está cá
seat-open = um lugar livre
this-is-you = tu
host = anfitrião
away = ausente
same-browser = no mesmo aparelho
bot = bot
seat-bot = Sentar um bot
about-seat = { $name }: mais
move-up = Passar um lugar para cima
move-down = Passar um lugar para baixo
hand-over = Tornar anfitrião
send-away = Retirar { $name } da mesa
replace-by-bot = Um bot no lugar de { $name }
keep-warm = Um bot até a pessoa voltar
lock = Fechar a mesa: mais ninguém se senta
watch = Quem tiver o link pode assistir
is-locked = O anfitrião fechou a mesa: mais ninguém se pode sentar.
unseat-bot = Tirar { $name }
invite = Convidar amigos
the-code = O código desta mesa
the-link = O link desta mesa
qr-alt = O link em código QR
copy-link = Partilhar o link
copied = Copiado
take-a-seat = Senta-te à mesa
sit-down = Sentar-me
start = Começar
open-take-bots = Os bots ficam com os lugares livres.
host-starts = { $name } começa o jogo quando todos estiverem cá.
table-full = Os lugares estão todos ocupados. Podes assistir quando o jogo começar.
leave = Sair da mesa
leave-sure = Um bot fica com o teu lugar até ao fim deste jogo.
stay = Ficar

## At the table

people = À mesa
menu = Menu
log = O que aconteceu
log-empty = Ainda não aconteceu nada.
remind = Avisa-me quando for a minha vez
box-history = Registos e correções
box-helpers = Quem tiver o link também pode registar
your-turn = É a tua vez.
to-choose = a escolher
is-choosing = { $count ->
    [1] { $names } está a escolher
   *[other] { $names } estão a escolher
}
one-moment = Um momento …
took-back = { $name } desfaz uma jogada.
choose-first = Escolhe primeiro o que queres fazer.
sending = A caminho …
undo = Desfazer
talk = Dizer algo
talk-hello = Olá
talk-luck = Boa sorte
talk-moment = Um momento
talk-thanks = Agradeço
talk-sorry = Desculpa
talk-well-played = Bem jogado
talk-lucky = Que sorte
talk-ouch = Essa doeu
talk-again = Mais uma?
talk-bye = Até à próxima
talk-smile = 😊
    .label = um sorriso
talk-laugh = 😄
    .label = uma risada
talk-wow = 😮
    .label = de espanto
talk-sad = 😢
    .label = uma lágrima
talk-wink = 😉
    .label = uma piscadela
talk-sleepy = 😴
    .label = a dormir
talk-peace = ✌️
    .label = paz
talk-heart = ❤️
    .label = um coração
pause = Fazer uma pausa
resume = Retomar o jogo
paused = O jogo está em pausa.
end-game = Acabar este jogo
end-sure = Se todos concordarem, o jogo acaba aqui, sem resultado.
ended-together = Todos concordaram em acabar este jogo.
wish-pause = { $count ->
    [1] { $names } gostaria de fazer uma pausa.
   *[other] { $names } gostariam de fazer uma pausa.
}
wish-end = { $count ->
    [1] { $names } gostaria de acabar o jogo.
   *[other] { $names } gostariam de acabar o jogo.
}
wish-pause-mine = Gostavas de fazer uma pausa: { $yes } de { $people } concordam.
wish-end-mine = Gostavas de acabar o jogo: { $yes } de { $people } concordam.
agree = Concordar
disagree = Não
wish-back = Deixar estar
seat-lost = Já não tens lugar aqui. Podes assistir.
for-those-seated = Só quem está à mesa pode ver este jogo
ask-for-seat = Pedir este lugar ao anfitrião
knocked = O pedido foi feito ao anfitrião. Sentas-te quando ele aceitar.
knock = { $name } gostava de jogar no lugar de { $seat }.
knock-yes = Deixar jogar
knock-no = Não
knock-refused = Não foi possível ficar com o lugar. Podes continuar a ver.
seat-taken-over = { $name } joga agora no lugar de { $before }.
seat-given-up = { $before } saiu. O lugar passa para { $name }.
deal-void = { $count ->
    [1] { $names } não respondeu a tempo: as cartas foram tiradas de novo sem o seu contributo.
   *[other] { $names } não responderam a tempo: as cartas foram tiradas de novo sem o seu contributo.
}
take-bot-seat = Ocupar o lugar de um bot
whose-seat = Que lugar
your-turn-short = É a tua vez
watchers-link = Link para quem assiste
step-back = Rever
earlier = Antes
later = Depois
the-beginning = O princípio.
back-to-game = Voltar ao jogo
eyes = Ver como
eyes-spectator = quem assiste
eyes-of = { $name }
eyes-open = tudo à vista
share-moment = Partilhar este momento
play-on = Continuar daqui como { $name }
go-on-now = Continuar
column-seat = Lugar
column-sum = Total
struck = { $points }, riscado
rematch = Desforra
to-rematch = Ir para a desforra
wins = { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
}
games-together = { $games } jogos juntos

## No connection

offline-title = Sem ligação
offline-short = Não há ligação à mesa. Tens internet?
offline-text = A tua mesa está guardada. Continuamos a tentar.
newer = Há uma versão mais nova desta página.
newer-busy = Outra janela está a meio de um jogo. Acaba-o, ou fecha essa janela, e carrega depois a versão mais nova.
newer-take = Carregar agora
newer-later = Mais tarde
offline-front = Não tens ligação. Podes ler aqui as regras, mas não jogar.
no-such-table = Essa mesa não existe

## Settings

settings = Definições
language = Língua
theme = Aspeto
theme-auto = Como o aparelho
theme-light = Claro
theme-dark = Escuro
pace = Ritmo
pace-instant = Imediato
pace-normal = Normal
pace-slow = Lento
sound = Som
sound-off = Desligado
sound-on = Ligado

## Se foi justo

check-deals = Conferir as cartas
check-title = O que foi conferido
check-hash-same = A impressão digital é a que este navegador viu antes da primeira carta.
check-hash-other = Cuidado: este navegador viu outra impressão digital antes da primeira carta.
check-luck-in = O contributo deste navegador entrou no sorteio.
check-luck-out = O contributo deste navegador não entrou no sorteio: chegou tarde, ou foi deixado de fora.
check-pledges-same = Os compromissos são os que este navegador viu antes de abrir o seu.
check-pledges-other = Cuidado: este navegador viu outros compromissos antes de abrir o seu.
check-yourself = Não precisas de confiar neste servidor: guarda o registo e corre «sobremesa verify» num computador teu.
save-record = Guardar o registo

## Relógios e memória

clock = Relógio
clock-help = Quando o tempo acaba, um bot joga nesse lugar até a pessoa voltar.
clock-none = Sem relógio
clock-move = { $count } segundos por jogada
clock-total = { $count } minutos ao todo
clock-hours = { $count } horas por jogada
clock-days = { $count ->
    [1] um dia por jogada
   *[other] { $count } dias por jogada
}
kept-warm = entretanto joga um bot
warm-you = Um bot está a jogar por ti.
i-am-back = Voltei
aids = Ajudas à memória
aids-help = A lista «O que aconteceu» mostra também as cartas que outras já taparam.

## You

me = Tu
my-tables = As minhas mesas
all-my-tables = Todas as minhas mesas
no-tables = Ainda não tens lugar em nenhuma mesa.
phase-lobby = por começar
phase-playing = à espera dos outros
phase-over = acabada
account = Conta
account-is = És { $name } em todos os aparelhos onde entrares.
account-why = Podes jogar sem conta. Uma conta guarda os teus jogos e deixa-te continuar em qualquer lado.
account-name = Nome da conta
sign-up = Criar uma conta
log-in = Entrar
log-out = Sair da conta neste aparelho
password = Palavra-passe
password-help = Pelo menos 8 caracteres; várias palavras são fáceis de lembrar.
new-password = Nova palavra-passe
lost-password = Perdeste a palavra-passe?
recovery-title = Código de recuperação
recovery-text = Anota este código: só é mostrado agora. Se perderes a palavra-passe, é a única forma de voltares a entrar.
recovery-noted = Já o anotei
another-device = Outro aparelho
another-device-text = Continua com os mesmos lugares no telemóvel ou noutro computador.
device-show = Mostrar um código para outro aparelho
device-type = Escrever um código de outro aparelho
device-how = Lê este código QR com o outro aparelho, ou abre lá esta página, vai a «Tu» e escreve o código.
device-once = O código serve uma vez, durante { $minutes } minutos.
device-use-text = Aqui passas a ser a mesma pessoa que no outro aparelho. O que jogares aqui vem contigo.
device-code = Código
device-use = Usar este código
my-data = Os meus dados
privacy = Privacidade: o que se guarda
export = Descarregar os meus dados
delete-me = Apagar os meus dados
delete-text = Deixas os teus lugares, o teu nome sai das tuas mesas e a tua conta é removida. Isto não se pode desfazer.
delete-now = Apagar de vez
notify = Avisar-me quando for a minha vez
notify-denied = O teu navegador não permite avisos desta página. Podes mudar isso nas definições dele.
rename = Como te chamas?
rename-from = { $name }: mudar o teu nome

## At the end, and about a game

best-new = O teu novo recorde: { $best } (antes: { $before }).
best-yours = O teu recorde: { $best }.
best-won = Ganhaste { $won } de { $played }.
see-scores = Ver os pontos
see-table = Ver a mesa
check-fair = As cartas e os dados foram justos.
check-unsure = Não foi possível confirmar.
check-how = Ninguém os escolheu: o servidor fixou o seu segredo antes da primeira carta, e os navegadores dos jogadores contribuíram para o sorteio.
check-details = Como se verificou
experiments = Para experiências
experiments-help = Para quem estuda o jogo ou quer experimentar. Em família deixa-se tudo como está.
file-not-toml = A linha { $line } deste ficheiro não se consegue ler: não é TOML.
box-minutes = { $least }–{ $most } min
box-difficulty = { $level ->
    [1] fácil
    [2] médio
   *[3] exigente
}
play-replay = Reproduzir
stop-replay = Parar

hint = Dica
hint-thinking = A pensar nas tuas melhores jogadas …
hint-wins = ganha { $wins } de 100, diferença de pontos { $points }
report = Sorte e mérito
report-making = O relatório está a ser feito. Podes continuar entretanto.
report-choices = escolhas
hints-allowed = Permitir dicas quando jogam várias pessoas
hints-taken = pediu { $hints ->
    [1] uma dica
   *[other] { $hints } dicas
}

games-title = Sorte e mérito ao longo do tempo
games-which = Que jogos
games-all = Todos os jogos
games-none = Quando acabares um jogo, vês aqui quanto dele foi sorte.
games-won = { $games ->
    [1] Um jogo; vitórias: { $wins }.
   *[other] { $games } jogos; vitórias: { $wins }.
}
games-luck-gave = A sorte deu-te { $luck } vitórias, as tuas escolhas custaram-te { $own }.
games-luck-took = A sorte tirou-te { $luck } vitórias, as tuas escolhas custaram-te { $own }.
games-luck = Sorte: com o tempo, equilibra-se
games-luck-said = Sorte de cada jogo. A média é de { $mean } vitórias em 100.
games-each = cada jogo
games-mean = a média até aí
games-accuracy = Precisão das tuas escolhas, de 0 a 100
games-accuracy-said = Precisão de cada jogo. O último: { $last } em 100.
games-accuracy-short = precisão
games-list = Jogo a jogo (sorte, em vitórias por 100)
games-missing = { $games ->
    [1] Um jogo terminado ainda não tem relatório.
   *[other] { $games } jogos terminados ainda não têm relatório.
}
games-make = Analisar agora
games-making = { $games ->
    [1] Um relatório está a ser feito. Entretanto podes continuar.
   *[other] { $games } relatórios estão a ser feitos. Entretanto podes continuar.
}
mistakes = O que te custou mais
mistake = { $move } custou { $loss } vitórias em 100; melhor era { $best }.
learn = Aprender a jogar
learn-new = Nunca jogaste? Aprende em 3 minutos
to-practise = Praticar
mistakes-due = { $count ->
    [1] um erro teu
   *[other] { $count } erros teus
}
short-card = Em resumo
rule-now = aplica-se agora
