error-unknown-game = Não há aqui nenhum jogo chamado “{ $name }”. Há: { $known }.
error-unknown-option = Não há nenhuma opção “{ $name }”. Há: { $known }.
error-bad-value = “{ $value }” não serve para { $name }. Aceita: { $values }.
error-not-your-turn = Não é a sua vez: outra pessoa precisa jogar.
error-not-a-move = “{ $move }” não é uma jogada. Uma jogada se escreve assim: { $example }.
error-deal-impossible = “{ $outcome }” não pode sair agora. Pode sair: { $possible }.
error-deal-by-hand = Diga o que saiu: neste jogo é você quem dá as cartas.
error-record-foreign = Isto não é um registro nosso.
error-record-game = O registro é de “{ $name }”. Há: { $known }.
error-record-has-gaps = Este registro omite o que um lugar não podia ver, por isso não pode ser jogado de novo.
error-record-version = O registro segue a versão { $version } das regras. São conhecidas da 1 à { $known }.
error-record-part = Falta ao registro a parte “{ $part }”, ou não é possível ler.
error-record-damaged = O registro foi alterado ou cortado: a verificação não confere.
error-record-move = A entrada { $number } do registro não pode ser: { $why }
error-record-deal = Quem dá as cartas neste registro não dá “{ $outcome }” nesse ponto.
error-record-secret = O segredo do registro não é aquele cujo resumo foi mostrado no início.
error-record-result = O registro conta um resultado diferente do das suas jogadas.
error-record-broken = O registro está quebrado: { $why }
error-unknown-bot = Não há nenhum bot chamado “{ $name }”. Há: { $known }.
error-bot-count = { $bots } bots não preenchem { $seats } lugares: indique um para todos, ou um para cada.
error-not-simultaneous = Em { $game } os lugares jogam em turnos: use env em vez de parallel_env.
error-action-count = É preciso uma ação para cada uma das { $games } partidas, não uma tabela de formato { $given }.
error-reset-first = Não há nenhuma partida em andamento: chame primeiro reset().
error-mcts-secrets = Em { $game } há segredos e o MCTS simples olharia para eles: use openspiel:ismcts.
error-ismcts-open = Em { $game } não há segredos e o IS-MCTS do OpenSpiel só joga jogos que têm: use openspiel:mcts.
error-action-missing = É preciso uma ação para cada agente. Faltam: { $agents }.
error-program-command = “{ $command }” não é um comando: escreva program: e depois o que você escreveria para iniciá-lo, sem vírgulas.
error-program-start = Não foi possível iniciar o programa “{ $command }”: { $why }
error-program-nonsense = O programa escreveu “{ $answer }”, e isso não é uma resposta.
error-program-illegal = O programa respondeu “{ $answer }”, e essa jogada não é permitida.
error-people-count = { $people } pessoas e { $bots } bots não cabem em { $seats } lugares.
error-option-form = “{ $text }” não é uma opção: escreva nome=valor.
error-file-unreadable = Não é possível ler { $file }: { $why }
error-not-json = { $file } não é um registro: não é JSON.
error-many-records = { $file } tem vários registros, um em cada linha: ponha o que você quer em um arquivo só dele.
error-nothing-saved = Não há nenhum jogo de { $game } para terminar.
compiling = Preparando { $game } para jogar rápido. Só acontece uma vez e leva alguns segundos …
compiling-behind = O jogo rápido está sendo preparado em segundo plano, uma única vez. Você já pode jogar.
you-name = Você
keys-replay = Enter ou n avança · b volta · um número pula · s muda de olhos · q sai
help-keys = Digite uma jogada, ou # e o número dela na lista (#3). As jogadas são digitadas em inglês, como na lista. ? mostra as regras, h o que faz cada jogada, ! as melhores jogadas, u desfaz sua última jogada, q sai; o jogo fica guardado.
curtain = Passe a tela para { $name }. Aperte Enter quando ninguém mais estiver olhando.
error-undo-unfair = Isso não pode mais ser desfeito: alguém jogou depois, ou algo foi revelado.
error-no-such-choice = “{ $text }” não é uma jogada nem um número da lista (#1 a #{ $count }). Digite h para ver as jogadas.
not-kept = Não é possível guardar o jogo ({ $why }). Você pode continuar jogando.
default-value = padrão: { $value }
moves-typed = Em um terminal, as jogadas são digitadas em inglês, seja qual for o seu idioma; h mostra as que você pode fazer agora.
unofficial = Não oficial. As regras com palavras nossas; o jogo pertence aos seus autores e à sua editora.
you-object = você
error-no-such-seat = Não há lugar { $seat }: os lugares são contados de 0 a { $last }.
too-narrow = Esta janela só tem { $width } colunas; com { $wanted } fica melhor.
kept-at = Salvo: { $file }
verify-whole = O registro está completo e sem danos: a soma de verificação confere.
verify-unfinished = A partida não foi jogada até o fim.
verify-given = Lugares que deram uma contribuição própria: { $seats }.
verify-none-given = Nenhum lugar deu uma contribuição: só o servidor determinou o que saiu.
verify-not-given = Lugares sem contribuição (bots, ou nada chegou a tempo): { $seats }.
verify-elsewhere = As primeiras { $entries } entradas vêm de outro jogo: suas cartas e dados não foram dados aqui.
verify-deals = As { $deals } cartas e dados são o que o segredo, as contribuições e o contador dão. Ninguém os escolheu.
verify-manual = As { $deals } cartas e dados foram digitados ou simulados; nada dá para conferir sobre o acaso.
verify-your-commitment = O resumo é o que você anotou.
verify-your-contribution = Sua contribuição é a do lugar { $seat }.
error-verify-commitment = O resumo do registro não é o que você anotou.
error-verify-contribution = Sua contribuição não está entre as do registro.
error-verify-not-fair = Este registro não foi dado com contribuições.
verify-deals-together = As { $deals } cartas e dados são o que o segredo, as contribuições e o contador dão. Só o servidor e o último lugar a contribuir, juntos, poderiam tê-los escolhido: esta mesa aceitava contribuições sem compromisso.
verify-pledges = Cada contribuição corresponde ao compromisso que o lugar assumiu antes de qualquer uma ser aberta.
verify-voided = Uma distribuição foi anulada antes da primeira carta: estes lugares não abriram sua contribuição a tempo. Os outros tiraram de novo sem eles: { $seats }.
verify-your-pledges = Os compromissos são os que você anotou.
error-verify-pledges = Os compromissos do registro não são os que você anotou.
error-record-pledges = Uma contribuição do registro não corresponde ao seu compromisso.

level-beginner = Iniciante
error-file-unwritable = Não é possível gravar { $file }: { $why }
error-arena-process = Um dos processos que jogavam foi encerrado de fora, talvez por falta de memória. O que foi jogado está salvo: o mesmo comando continua.
error-results-foreign = { $file } não é um arquivo de resultados nosso. Não mexemos nele: indique outro arquivo.
error-results-other = { $file } tem os resultados de outra série (diferente: { $differing }). Indique outro arquivo, ou recomece com --fresh.
error-results-damaged = A linha { $number } de { $file } está danificada. Indique outro arquivo, ou recomece com --fresh.
arena-cut-off = A última linha estava cortada; essas partidas são jogadas de novo.
arena-going-on = Continuando: { $played } de { $deals } distribuições já tinham sido jogadas.
arena-stopped = Parado. O que foi jogado está salvo; o mesmo comando continua.
level-random = Ao acaso
error-hint-not-now = Agora você não tem nada para decidir, por isso não há sugestão.
coach-won = { $you ->
    [yes] Você ganhou
   *[no] { $name } ganhou
} { $scores }.
coach-shared = { $you ->
    [yes] Você dividiu a vitória
   *[no] { $name } dividiu a vitória
}, { $scores }.
coach-lost = { $you ->
    [yes] Você perdeu
   *[no] { $name } perdeu
} { $scores }.
coach-luck-gave = { $you ->
    [yes] A sorte deu a você
   *[no] A sorte deu a { $name }
} { $points },
coach-luck-took = { $you ->
    [yes] A sorte tirou { $points } de você,
   *[no] A sorte tirou { $points } de { $name },
}
coach-cost = { $you ->
    [yes] suas escolhas custaram
   *[no] as escolhas feitas custaram
} { $points }.
coach-cost-nothing = { $you ->
    [yes] suas escolhas não custaram nada.
   *[no] as escolhas feitas não custaram nada.
}
coach-luckier = { $you ->
    [yes] Você teve mais sorte
   *[no] { $name } teve mais sorte
} do que em { $games } de 100 jogos.
coach-even-luck = Com sorte igual { $you ->
    [yes] você teria ganhado
   *[no] { $name } teria ganhado
} { $games } vezes em 100.
coach-turning = Entrada { $entry }, o ponto de virada: { $what } mudou as probabilidades de { $before } para { $after } em 100.
