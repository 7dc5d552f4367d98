try-again = Tentar de novo
went-wrong = Algo deu errado. Tente de novo.
front-title = Vamos jogar o quê?
join-by-code = Entrar em uma mesa
code-help = Digite as seis letras que seu amigo vê.
seats = Lugares, contando o seu
options-usual = Voltar às regras padrão
from-file = de um arquivo
friends-text = Abra uma mesa e compartilhe o link. Os bots ficam com os lugares vazios.
your-name = Seu nome
who-is-here = Quem está aqui
this-is-you = você
copy-link = Compartilhar o link
take-a-seat = Sente-se à mesa
sit-down = Sentar
host-starts = { $name } começa o jogo quando todos estiverem aqui.
table-full = Todos os lugares estão ocupados. Você pode assistir quando o jogo começar.
leave-sure = Um bot fica com o seu lugar até o fim deste jogo.
your-turn = É a sua vez.
to-choose = escolhendo
is-choosing = { $count ->
    [1] { $names } está escolhendo
   *[other] { $names } estão escolhendo
}
choose-first = Escolha primeiro o que quer fazer.
the-beginning = O começo.
share-moment = Compartilhar este momento
rematch = Revanche
to-rematch = Ir para a revanche
send-away = Tirar { $name } da mesa
is-locked = O anfitrião fechou a mesa: ninguém mais pode se sentar.
talk-sorry = Desculpe
talk-bye = Até a próxima
talk-sleepy = 😴
    .label = dormindo
pause = Pausar
paused = O jogo está pausado.
end-game = Encerrar este jogo
end-sure = Se todos concordarem, o jogo termina aqui, sem resultado.
ended-together = Todos concordaram em encerrar este jogo.
wish-end = { $count ->
    [1] { $names } gostaria de encerrar o jogo.
   *[other] { $names } gostariam de encerrar o jogo.
}
wish-pause-mine = Você gostaria de fazer uma pausa: { $yes } de { $people } concordam.
wish-end-mine = Você gostaria de encerrar o jogo: { $yes } de { $people } concordam.
wish-back = Deixar para lá
theme = Aparência
seat-lost = Você não tem mais lugar aqui. Pode assistir.
your-turn-short = É a sua vez
offline-title = Sem conexão
offline-short = Não há conexão com a mesa. Você está com internet?
offline-text = Sua mesa está salva. Continuamos tentando.
settings = Configurações
language = Idioma
check-luck-in = A contribuição deste navegador entrou no sorteio.
check-luck-out = A contribuição deste navegador não entrou no sorteio: chegou tarde, ou foi deixada de fora.
check-yourself = Você não precisa confiar neste servidor: salve o registro e rode “sobremesa verify” em um computador seu.
save-record = Salvar o registro
kept-warm = um bot joga enquanto isso
warm-you = Um bot está jogando por você.
aids-help = A lista “O que aconteceu” mostra também as cartas que outras já cobriram.
me = Você
my-tables = Minhas mesas
no-tables = Você ainda não está em nenhuma mesa.
phase-over = terminada
account-is = Você é { $name } em todos os aparelhos onde entrar.
account-why = Você pode jogar sem conta. Uma conta guarda seus jogos e deixa você continuar de qualquer lugar.
password = Senha
new-password = Nova senha
lost-password = Perdeu a senha?
recovery-text = Anote este código: ele só é mostrado agora. Se você perder a senha, é a única forma de entrar de novo.
another-device-text = Continue com os mesmos lugares no celular ou em outro computador.
device-type = Digitar um código de outro aparelho
device-how = Escaneie este código com o outro aparelho, ou abra esta página nele, vá em “Você” e digite o código.
device-once = O código serve uma vez, por { $minutes } minutos.
device-use-text = Aqui você passa a ser a mesma pessoa que no outro aparelho. O que você jogar aqui vem junto.
privacy = Privacidade: o que é guardado
my-data = Meus dados
export = Baixar meus dados
delete-me = Apagar meus dados
delete-text = Você deixa seus lugares, seu nome sai das suas mesas e sua conta é removida. Isso não pode ser desfeito.
notify = Avise-me quando for a minha vez
notify-denied = Seu navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
rename = Como você se chama?
rename-from = { $name }: mudar seu nome
best-new = Seu novo recorde: { $best } (antes: { $before }).
best-yours = Seu recorde: { $best }.
best-won = Você ganhou { $won } de { $played }.
check-how = Ninguém os escolheu: o servidor fixou seu segredo antes da primeira carta, e os navegadores dos jogadores contribuíram para o sorteio.
experiments-help = Para quem estuda o jogo ou quer experimentar. Em família, deixe tudo como está.
file-not-toml = Não dá para ler a linha { $line } deste arquivo: não é TOML.
knocked = O pedido foi feito ao anfitrião. Você se senta quando ele aceitar.
knock = { $name } gostaria de jogar no lugar de { $seat }.
knock-refused = Não deu para ficar com o lugar. Você pode continuar assistindo.
hint-thinking = Pensando nas suas melhores jogadas …
report-making = O relatório está sendo feito. Você pode continuar enquanto isso.
go-on = Continuar jogando
lock = Fechar a mesa: ninguém mais se senta
people = Na mesa
talk-thanks = Valeu
for-those-seated = Só quem está na mesa pode ver este jogo
deal-void = { $count ->
    [1] { $names } não respondeu a tempo: as cartas foram tiradas de novo sem a sua contribuição.
   *[other] { $names } não responderam a tempo: as cartas foram tiradas de novo sem a sua contribuição.
}
phase-lobby = ainda não começou
phase-playing = esperando os outros
recovery-noted = Já anotei

games-none = Quando você acabar um jogo, verá aqui quanto dele foi sorte.
games-luck-gave = A sorte deu { $luck } vitórias a você, suas escolhas custaram { $own }.
games-luck-took = A sorte tirou { $luck } vitórias de você, suas escolhas custaram { $own }.
games-accuracy = Precisão das suas escolhas, de 0 a 100
games-making = { $games ->
    [1] Um relatório está sendo feito. Enquanto isso, você pode continuar.
   *[other] { $games } relatórios estão sendo feitos. Enquanto isso, você pode continuar.
}
mistakes = O que mais custou a você

learn = Aprender jogando
learn-new = Nunca jogou? Aprenda em 3 minutos
mistakes-due = { $count ->
    [1] um erro seu
   *[other] { $count } erros seus
}
box-history = Registros e correções
box-helpers = Quem tiver o link também pode registrar
newer-busy = Outra janela está no meio de um jogo. Termine-o, ou feche essa janela, e depois carregue a versão mais nova.
offline-front = Você está sem conexão. Aqui dá para ler as regras, mas não para jogar.
remind = Avise-me quando for a minha vez
rule-now = vale agora
games-luck = Sorte: com o tempo, ela se equilibra
