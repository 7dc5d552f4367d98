error-unknown-game = Não há aqui nenhum jogo chamado “{ $name }”. Escolha entre: { $known }.
error-game-name = “{ $name }” não pode ser o nome de um jogo. Use letras minúsculas, algarismos e sublinhados, mas nenhuma palavra reservada do Python.
error-unknown-option = Não há nenhuma opção “{ $name }”. Disponíveis: { $known }.
error-bad-value = “{ $value }” não serve para { $name }. Aceita: { $values }.
error-not-your-turn = Não é a sua vez: outra pessoa precisa jogar.
error-not-a-move = “{ $move }” não é uma jogada. Uma jogada se escreve assim: { $example }.
error-deal-impossible = “{ $outcome }” não pode sair agora. Pode sair: { $possible }.
error-deal-by-hand = Digite o que saiu: é você quem dá as cartas.
error-record-foreign = Isto não é um registro do sobremesa.
error-record-game = O registro é de um jogo chamado “{ $name }”, que não está instalado. Disponíveis: { $known }.
error-record-has-gaps = Este registro omite o que um lugar não podia ver, por isso não pode ser reproduzido.
error-record-version = O registro segue a versão { $version } das regras. Este programa conhece as versões 1 a { $known }.
error-record-part = A parte “{ $part }” do registro falta ou não pode ser lida.
error-record-damaged = O registro foi alterado ou cortado: a soma de verificação não confere.
error-record-move = A entrada { $number } do registro não é possível: { $why }
error-record-deal = Quem deu as cartas neste registro não teria dado “{ $outcome }” nesse ponto.
error-record-secret = O segredo do registro não corresponde à impressão digital mostrada no início.
error-record-result = O registro dá um resultado diferente do das suas jogadas.
error-record-broken = O registro está danificado: { $why }
error-unknown-bot = Não há nenhum bot chamado “{ $name }”. Disponíveis: { $known }.
error-bot-count = { $bots } bots não preenchem { $seats } lugares: indique um para todos, ou um por lugar.
error-not-simultaneous = Em { $game } se joga em turnos: use env em vez de parallel_env.
error-action-count = É preciso uma ação para cada uma das { $games } partidas, não uma tabela de formato { $given }.
error-reset-first = Não há nenhuma partida em andamento: chame primeiro reset().
error-mcts-secrets = Em { $game } há segredos e o MCTS simples olharia para eles: use openspiel:ismcts.
error-ismcts-open = O IS-MCTS do OpenSpiel só joga jogos com segredos. { $game } não tem: use openspiel:mcts.
error-action-missing = É preciso uma ação para cada agente. Faltam: { $agents }.
error-program-command = “{ $command }” não é um comando: escreva program: e depois o que você escreveria para iniciá-lo, sem vírgulas.
error-program-start = Não foi possível iniciar o programa “{ $command }”: { $why }
error-program-nonsense = O programa escreveu “{ $answer }”, e isso não é uma resposta.
error-program-illegal = O programa respondeu “{ $answer }”, e essa jogada não é permitida.
error-bot-kind = “{ $given }” não é um bot: dê um nome, module:Name, uma função ou um objeto com o método choose.
error-bot-module = O bot “{ $name }” não pode ser carregado: { $why }
error-bot-nonsense = O bot respondeu “{ $answer }”, que não é uma jogada.
error-bot-illegal = O bot respondeu “{ $answer }”, e essa jogada não é permitida.
error-tree-large = O jogo tem mais de { $nodes } posições com escolha: use menos cartas ou rodadas.
error-seed-count = { $given } sementes não servem para { $games } partidas: dê uma para todas ou uma para cada.
error-until-two = Um teste que para sozinho compara dois bots: indique dois.
error-ray-program = { $bot } é um programa: instale-o em todas as máquinas do cluster. Em uma máquina sem ele, ele perde as partidas que receber.
error-ray-address = Nenhum cluster do Ray responde em “{ $address }”: { $why }
error-records-line = A linha { $number } de { $file } não é um registro: não é JSON.
error-option-form = “{ $text }” não é uma opção: escreva nome=valor.
error-file-unreadable = Não é possível ler { $file }: { $why }
error-not-json = { $file } não é um registro: não é JSON.
error-many-records = { $file } tem vários registros, um em cada linha: ponha o que você quer em um arquivo à parte.
error-nothing-saved = Você não tem nenhum jogo de { $game } por terminar.
compiling = Preparando { $game } para jogar rápido. Só acontece uma vez e leva alguns segundos …
compiling-behind = O jogo rápido está sendo preparado em segundo plano, uma única vez. Você já pode jogar.
you-name = Você
keys-replay = Enter ou n avança · b volta · um número pula · s muda de ponto de vista · q sai
help-keys = Digite uma jogada como na lista ou em português, ou # e o número dela na lista (#3). ? mostra as regras, h o que faz cada jogada, ! as melhores jogadas, u desfaz sua última jogada, q sai; o jogo fica salvo.
curtain = Passe a tela para { $name }. Aperte Enter quando ninguém mais estiver olhando.
error-undo-unfair = Isso não pode mais ser desfeito: alguém jogou depois, ou algo foi revelado.
error-no-such-choice = “{ $text }” não é uma jogada nem um número da lista (#1 a #{ $count }). Digite h para ver as jogadas.
not-kept = Não é possível salvar o jogo ({ $why }). Você pode continuar jogando.
default-value = padrão: { $value }
moves-typed = Em um terminal você digita as jogadas, em português ou em inglês; h mostra as que você pode fazer agora.
unofficial = Não oficial. As regras com palavras nossas; o jogo pertence aos seus autores e à sua editora.
you-object = você
too-narrow = Esta janela só tem { $width } colunas; com { $wanted } fica melhor.
kept-at = Salvo: { $file }
verify-whole = O registro está completo e sem danos: a soma de verificação confere.
verify-unfinished = A partida não foi jogada até o fim.
verify-not-given = Lugares sem contribuição (bots, ou nada chegou a tempo): { $seats }.
verify-deals = As { $deals } cartas e dados resultam do segredo, das contribuições e do contador. Ninguém os escolheu.
verify-manual = As { $deals } cartas e dados foram digitados ou simulados; sobre o acaso não dá para conferir nada.
verify-your-commitment = A impressão digital é a que você anotou.
verify-your-contribution = Sua contribuição está no registro, como a do lugar { $seat }.
error-verify-commitment = A impressão digital do registro não é a que você anotou.
error-verify-contribution = Sua contribuição não está entre as do registro.
error-verify-not-fair = As cartas deste registro foram dadas sem contribuições.
verify-deals-together = As { $deals } cartas e dados resultam do segredo, das contribuições e do contador. Esta mesa aceitava contribuições sem compromisso: o servidor e o último lugar a contribuir poderiam tê-los escolhido, mas só juntos.
verify-pledges = Cada contribuição corresponde ao compromisso que o lugar assumiu antes de qualquer uma ser aberta.
verify-voided = Uma distribuição foi anulada antes da primeira carta, porque estes lugares não abriram sua contribuição a tempo: { $seats }. As cartas foram tiradas de novo sem eles.
verify-your-pledges = Os compromissos são os que você anotou.
error-verify-pledges = Os compromissos do registro não são os que você anotou.
error-record-pledges = Uma contribuição do registro não corresponde ao seu compromisso.

level-beginner = Iniciante
error-file-unwritable = Não é possível gravar { $file }: { $why }
error-ray-lost = { $tries } processos pararam na mesma tarefa. O que foi feito está salvo: repita o comando para continuar.
error-arena-process = Um dos processos foi encerrado de fora, talvez por falta de memória. O que foi jogado está salvo: repita o comando para continuar.
error-results-foreign = { $file } não é um arquivo de resultados do sobremesa. Não foi alterado: indique outro arquivo.
error-results-other = { $file } tem os resultados de outra série (diferente: { $differing }). Indique outro arquivo, ou recomece com --fresh.
error-results-damaged = A linha { $number } de { $file } está danificada. Indique outro arquivo, ou recomece com --fresh.
arena-cut-off = A última linha estava cortada; essas partidas são jogadas de novo.
arena-until-stronger = { $bot } é mais forte: os resultados condizem melhor com { $better } % de vitórias do que com { $even } %. Foram necessárias { $deals } distribuições. Um bot que ganha { $even } % é dado como mais forte em { $error } % destes testes.
arena-until-not-stronger = { $bot } não é tão mais forte assim: os resultados condizem melhor com { $even } % de vitórias do que com { $better } %. Foram necessárias { $deals } distribuições. Um bot que ganha { $better } % é dado como não mais forte em { $error } % destes testes.
arena-odd = O processo { $worker } parece defeituoso: os resultados das suas { $deals } distribuições diferem dos outros (probabilidade só por acaso: { $chance }).
arena-until-open = A pergunta continua em aberto depois de { $deals } distribuições: { $bot } ganha { $even } % ou { $better } %. Jogue mais partidas.
arena-report-usual = regras padrão
arena-going-on = Continuando: { $played } de { $deals } distribuições já tinham sido jogadas.
arena-stopped = Parado. O que foi jogado está salvo: repita o comando para continuar.
level-random = Ao acaso
error-hint-not-now = Agora você não tem nada para decidir, por isso não há dica.
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
error-deal-not-asked = Agora não é preciso dar cartas nem rolar dados.
coach-estimated = São estimativas; “não se sabe” é a parte que fica em aberto.
coach-worlds = Cada mão que outro jogador podia ter conta por igual, seja o que for que as jogadas dele sugiram.

command-play = joga um jogo neste terminal
    .name = o nome de uma pessoa; pode ser repetido
    .people = quantas pessoas dividem esta tela (padrão: 1, ou tantas quantos os nomes)
    .bot = para os outros lugares: beginner, easy, medium (padrão), hard ou master; pode ser repetido, o último fica com todos os outros lugares
    .dealer = manual: você digita o que mostram as cartas ou os dados de verdade
    .seed = a mesma semente dá as mesmas cartas e dados
    .no_account = deixa de fora as contas da sorte e do mérito no fim
    .resume = continua um jogo salvo, ou o último
    .examples =
        { "  " }sobremesa play raj
        { "  " }sobremesa play raj --seats 4 --name Ana --name Rui --bot hard --bot easy
        { "  " }sobremesa play raj --dealer manual     (com as cartas de verdade na sua frente)
        { "  " }sobremesa play raj --resume            (continua o último jogo por terminar)
command-replay = percorre um jogo salvo
    .file = o jogo salvo
    .seat = mostra o jogo como este lugar o vê (padrão: como quem assiste)
    .json = em vez disso, escreve o resultado e as jogadas em JSON
    .examples =
        { "  " }sobremesa replay FILE
        { "  " }sobremesa replay FILE --seat 1
command-any = qualquer comando
    .usage = uso
    .arguments = o que é preciso
    .options = opções
    .examples = exemplos:
    .help = mostra esta ajuda e sai
    .lang = padrão: o idioma deste computador
    .game = um destes: { $games }
    .seats = quantos jogam (padrão: o mínimo do jogo)
    .option = uma opção do jogo (sobremesa rules GAME mostra todas); pode ser repetida, listas com dois-pontos: prizes=4:2:-1
command-learn = aprende um jogo jogando: um primeiro jogo guiado, depois um pequeno contra um iniciante
    .again = do começo, não de onde você parou
    .examples =
        { "  " }sobremesa learn raj
        { "  " }sobremesa learn ratzzia --again        (do começo)
error-no-such-page = Não há nenhuma página “{ $name }”. Escolha entre: { $known }.

lesson-stopped = Você pode continuar daqui: { $command }
lesson-resumed = Você parou aqui. Para recomeçar: { $command }
lesson-small = Enter: jogar o jogo pequeno contra um iniciante, com dicas (digite !) · q: parar
error-lesson-next = Este passo é só para ler. Continue para o seguinte.
error-lesson-step = O jogo guiado de { $game } não pode ser jogado: passo { $step }. { $why }

puzzle-own = Uma das suas decisões em { $game }: o que você faria agora?
puzzle-yours = A sua, { $move }: { $worth }.
puzzle-none-due = Hoje não há erros seus para rever. Eles vêm dos jogos que o treinador analisou.
error-game-missing = Diga qual o jogo: { $known }.
new-game-written = { $name } está em { $place } e já pode ser jogado. Próximos passos:
