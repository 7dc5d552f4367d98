try-again = Tentar de novo
went-wrong = Algo deu errado. Tente de novo.
front-title = Vamos jogar o quê?
join-by-code = Entrar em uma mesa
code-help = Digite as seis letras que seu amigo vê.
seats = Lugares, contando o seu
options-usual = Voltar ao padrão
from-file = de um arquivo
friends-text = Abra uma mesa e compartilhe o link. Os lugares vazios ficam com bots.
your-name = Seu nome
who-is-here = Quem está aqui
this-is-you = você
copy-link = Compartilhar o link
take-a-seat = Sente-se à mesa
open-take-bots = Os lugares livres ficam com bots.
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
is-locked = O anfitrião fechou a mesa: mais ninguém pode se sentar.
talk-sorry = Desculpe
talk-bye = Até a próxima
talk-sleepy = 😴
    .label = dormindo
pause = Pausar
paused = O jogo está pausado.
end-game = Encerrar este jogo
end-sure = Se todos concordarem, o jogo termina aqui, sem resultado.
ended-together = Todos concordaram em encerrar este jogo.
wish-pause = { $count ->
    [1] { $names } gostaria de fazer uma pausa.
   *[other] { $names } gostariam de fazer uma pausa.
}
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
offline-short = Não foi possível chegar à mesa. Há rede?
offline-text = Sua mesa está guardada. Continuamos tentando.
no-such-table = Essa mesa não existe
no-such-game = Esse jogo não existe aqui
settings = Configurações
language = Idioma
check-luck-in = O que este navegador acrescentou à sorte está lá.
check-luck-out = O que este navegador acrescentou à sorte não está lá: chegou tarde, ou foi deixado de fora.
check-yourself = Você não precisa confiar neste servidor: salve o registro e rode “sobremesa verify” em um computador seu.
save-record = Salvar o registro
kept-warm = um bot segura o lugar
clock-help = Quando o tempo acaba, um bot segura o lugar até o dono voltar.
warm-you = Um bot está segurando seu lugar.
aids = Ajudas à memória
aids-help = A lista “O que aconteceu” mostra também as cartas que outras já cobriram.
me = Você
my-tables = Minhas mesas
all-my-tables = Todas as minhas mesas
no-tables = Você ainda não está em nenhuma mesa.
phase-over = terminada
account-is = Você é { $name } em todos os aparelhos onde entrar.
account-why = Você pode jogar sem conta. Uma conta guarda seus jogos e deixa você continuar de qualquer lugar.
password = Senha
new-password = Nova senha
lost-password = Perdeu a senha?
recovery-text = Anote este código. Se você perder a senha, é a única forma de voltar, e ele só é mostrado agora.
another-device-text = Continue com os mesmos lugares no celular ou em outro computador.
device-type = Digitar um código de outro aparelho
device-how = Escaneie este código com o outro aparelho, ou abra esta página nele, vá em “Você” e digite o código.
device-once = O código serve uma vez, por { $minutes } minutos.
device-use-text = Aqui você passa a ser a mesma pessoa que no outro aparelho. O que você jogar aqui vem junto.
my-data = Meus dados
export = Baixar meus dados
delete-me = Apagar meus dados
delete-text = Você deixa seus lugares, seu nome sai das suas mesas e sua conta é removida. Não dá para desfazer.
notify = Um aviso quando for a sua vez
notify-denied = Seu navegador não permite avisos desta página. Você pode mudar isso nas configurações dele.
rename = Como você se chama?
rename-from = { $name }: mudar seu nome
