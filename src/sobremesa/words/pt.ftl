## Refusals

error-games-folder = SOBREMESA_GAMES indica { $place }, que não é uma pasta.
error-bad-game = { $name } ainda não é um jogo: { $why }.
error-game-name = «{ $name }» não pode ser o nome de um jogo. Usa letras minúsculas, algarismos e traços baixos, mas nenhuma palavra reservada do Python.
error-game-there = { $place } já existe, ou já há um jogo chamado { $name }.
error-unknown-game = Não há aqui nenhum jogo chamado «{ $name }». Escolhe entre: { $known }.
error-seat-count = { $game } é para { $least } a { $most } jogadores, não para { $seats }.
error-unknown-option = Não há nenhuma opção «{ $name }». Disponíveis: { $known }.
error-bad-value = «{ $value }» não serve para { $name }. Aceita: { $values }.
error-no-such-seat = O lugar { $seat } não existe: os lugares vão de 0 a { $last }.
error-match-over = O jogo já acabou.
error-not-your-turn = Não é a tua vez: outra pessoa tem de jogar.
error-not-a-move = «{ $move }» não é uma jogada. Uma jogada escreve-se assim: { $example }.
error-deal-not-asked = Agora não é preciso dar cartas nem lançar dados.
error-deal-impossible = «{ $outcome }» não pode sair agora. Pode sair: { $possible }.
error-deal-by-dealer = Neste jogo as cartas e os dados saem automaticamente.
error-deal-by-hand = Escreve o que saiu: és tu quem dá as cartas.
error-nothing-to-undo = Não há nada para desfazer.
error-record-foreign = Isto não é um registo da sobremesa.
error-record-game = O registo é de um jogo chamado «{ $name }», que não está instalado. Disponíveis: { $known }.
error-record-has-gaps = Este registo omite o que um lugar não podia ver, por isso não se pode reproduzir.
error-record-version = O registo segue a versão { $version } das regras. Este programa conhece as versões 1 a { $known }.
error-record-part = A parte «{ $part }» do registo falta ou não se consegue ler.
error-record-entry = Não é uma jogada nem um desfazer.
error-record-damaged = O registo foi alterado ou cortado: a soma de verificação não confere.
error-record-move = A entrada { $number } do registo não é possível: { $why }
error-record-deal = Quem deu as cartas neste registo não teria dado «{ $outcome }» nesse ponto.
error-record-secret = O segredo do registo não corresponde à impressão digital mostrada no início.
error-record-result = O registo dá um resultado diferente do das suas jogadas.
error-record-broken = O registo está danificado: { $why }
error-no-budget = Um bot precisa de um limite: um número de iterações ou de segundos.
error-bad-budget = O limite tem de ser maior do que zero, e as iterações um número inteiro: { $name } é { $value }.
error-unknown-bot = Não há nenhum bot chamado «{ $name }». Disponíveis: { $known }.
error-bot-count = { $bots } bots não servem para { $seats } lugares: indica um para todos, ou um por lugar.
error-not-simultaneous = Em { $game } joga-se à vez: usa env em vez de parallel_env.
error-action-count = É precisa uma ação para cada um dos { $games } jogos, não uma tabela de forma { $given }.
error-action-kind = As ações são números inteiros, não { $given }.
error-reset-first = Não há nenhum jogo a decorrer: chama primeiro reset().
error-mcts-secrets = Em { $game } há segredos e o MCTS simples olharia para eles: usa openspiel:ismcts.
error-ismcts-open = O IS-MCTS do OpenSpiel só joga jogos com segredos. { $game } não os tem: usa openspiel:mcts.
error-action-missing = É precisa uma ação para cada agente. Faltam: { $agents }.
error-openspiel-missing = Esse bot precisa do OpenSpiel: pip install "sobremesa[study]" (a partir do código-fonte: pip install --editable ".[study]")
error-program-command = «{ $command }» não é um comando: escreve program: e depois o que escreverias para o iniciar, sem vírgulas.
error-program-start = Não foi possível iniciar o programa «{ $command }»: { $why }
error-program-ended = O programa terminou (estado { $status }): { $said }
error-program-late = O programa não respondeu em { $seconds } segundos: não chegou nenhuma linha completa (falta fazer flush?).
error-program-nonsense = O programa escreveu «{ $answer }», e isso não é uma resposta.
error-program-illegal = O programa respondeu «{ $answer }», e essa jogada não é permitida.
error-bot-kind = «{ $given }» não é um bot: dá um nome, module:Name, uma função ou um objeto com o método choose.
error-bot-module = O bot «{ $name }» não pode ser carregado: { $why }
error-bot-nonsense = O bot respondeu «{ $answer }», que não é uma jogada.
error-bot-illegal = O bot respondeu «{ $answer }», e essa jogada não é permitida.
error-tree-large = O jogo tem mais de { $nodes } posições com escolha: usa menos cartas ou rondas.
error-study-missing = Para isso é preciso instalar mais pacotes: pip install "sobremesa[study]" (a partir do código-fonte: pip install --editable ".[study]")
error-seed-count = { $given } sementes não servem para { $games } partidas: dá uma para todas ou uma para cada.
error-reset-mask = reset_mask tem de ser uma lista de { $games } valores lógicos, com pelo menos um verdadeiro.
error-until-two = Um teste que para sozinho compara dois bots: indica dois.
error-ray-missing = Para isso é preciso o Ray: pip install "sobremesa[ray]" (a partir do código-fonte: pip install --editable ".[ray]")
error-ray-address = Nenhum cluster do Ray responde em «{ $address }»: { $why }
error-ray-failed = Uma tarefa no cluster falhou: { $why }
error-ray-lost = { $tries } processos pararam na mesma tarefa. O que foi feito está guardado: repete o comando para continuar.
error-ray-program = { $bot } é um programa: instala-o em todas as máquinas do cluster. Numa máquina sem ele, perde as partidas que lhe calharem.
error-simulated-fault = O bot { $bot } falhou: { $what }
error-records-line = A linha { $number } de { $file } não é um registo: não é JSON.
error-people-count = { $people } pessoas e { $bots } bots não cabem em { $seats } lugares.
error-option-form = «{ $text }» não é uma opção: escreve nome=valor.
error-file-unreadable = Não se consegue ler { $file }: { $why }
error-file-unwritable = Não se consegue escrever { $file }: { $why }
error-arena-alone = A arena precisa de dois bots ou mais, com vírgulas entre eles. Disponíveis: { $known }.
error-arena-process = Um dos processos foi terminado de fora, talvez por falta de memória. O que se jogou está guardado: repete o comando para continuar.
error-results-foreign = { $file } não é um ficheiro de resultados da sobremesa. Não foi alterado: indica outro ficheiro.
error-results-other = { $file } tem os resultados de outra série (diferente: { $differing }). Indica outro ficheiro, ou recomeça-o com --fresh.
error-results-damaged = A linha { $number } de { $file } está danificada. Indica outro ficheiro, ou recomeça-o com --fresh.
error-not-json = { $file } não é um registo: não é JSON.
error-many-records = { $file } tem vários registos, um em cada linha: põe o que queres num ficheiro à parte.
error-nothing-saved = Não tens nenhum jogo de { $game } por acabar.

## Command line

compiling = A preparar { $game } para jogar depressa. Só acontece uma vez e demora uns segundos …
compiling-behind = O jogo rápido está a ser preparado em segundo plano, uma única vez. Já podes jogar.
simulated = { $games } partidas de { $game }, { $decisions } decisões em { $seconds } s: { $speed } partidas por segundo
simulated-seat = lugar { $seat }  { $bot }  { $score } pontos por partida  { $wins } vitórias ({ $share } %)
simulated-draws = sem um único vencedor: { $draws }
arena-cut-off = A última linha estava cortada; essas partidas jogam-se outra vez.
arena-going-on = A continuar: { $played } de { $deals } distribuições já estavam jogadas.
arena-stopped = Parado. O que se jogou está guardado: repete o comando para continuar.
arena-unrated = As classificações precisam do openskill: pip install "sobremesa[study]"
arena-title = { $game }, { $seats } lugares, semente { $seed }: { $games } partidas; bots iguais ganham { $even } %
arena-pairing = { $others ->
    [1] { $bot } contra { $against }
   *[other] { $bot } contra { $others } × { $against }
}
arena-share-title = vitórias (sem empates)
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    .alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-plain-title = parte de todas as vitórias
arena-adjusted-title = sem a sorte
arena-draws = empates
arena-lead-title = pontos à frente
arena-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } a { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
    .alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating = classificação
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-move = por jogada
arena-longest = a mais longa
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-playouts = simulações por jogada
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-raised = { $bot } falhou e perdeu por isso { $games ->
    [1] uma partida
   *[other] { $games } partidas
}. A primeira vez: { $what }
arena-illegal = { $bot } respondeu com uma jogada ilegal e perdeu por isso { $games ->
    [1] uma partida
   *[other] { $games } partidas
}. A primeira foi a ação { $what }.
arena-rows-written = { $rows } linhas em { $file }
arena-prepared = { $game }: tudo pronto.
arena-odd = O processo { $worker } parece avariado: os resultados das suas { $deals } distribuições diferem dos outros (probabilidade só por acaso: { $chance }).
arena-until-stronger = { $bot } é mais forte: os resultados condizem melhor com { $better } % de vitórias do que com { $even } %. Foram precisas { $deals } distribuições. Um bot que ganha { $even } % é dado como mais forte em { $error } % destes testes.
arena-until-not-stronger = { $bot } não é assim tão mais forte: os resultados condizem melhor com { $even } % de vitórias do que com { $better } %. Foram precisas { $deals } distribuições. Um bot que ganha { $better } % é dado como não mais forte em { $error } % destes testes.
arena-until-open = A pergunta continua em aberto depois de { $deals } distribuições: { $bot } ganha { $even } % ou { $better } %. Joga mais partidas.
arena-report-title = { $game }, { $seats } lugares: { $games } partidas de { $bots }
arena-report-heading = Como corre uma partida de { $game }
arena-report-usual = regras habituais
arena-report-length = Uma partida leva { $value } decisões ({ $low } a { $high }), no mínimo { $least }, no máximo { $most }.
arena-report-scores = Pontuação média por lugar: { $scores }.
arena-report-seat = O lugar { $number } ganha { $value } % ({ $low } a { $high }).
arena-report-margin = O primeiro fica { $value } pontos à frente do segundo ({ $low } a { $high }).
arena-report-draws = { $value } % das partidas não têm um único vencedor ({ $low } a { $high }).
arena-report-leads = A liderança muda { $value } vezes por partida ({ $low } a { $high }).
arena-report-rule = { $rule }: { $times } vezes por partida, em { $share } % das partidas.
arena-report-skill = { $bot } ganha { $plain } % contra { $against }; sem a sorte, { $fair } % ({ $low } a { $high }).
arena-report-luck = As cartas e os dados explicam { $share } % da dispersão destes resultados.
arena-report-games = de todas as partidas
arena-report-decisions = decisões
arena-report-points = pontos
arena-report-wins = vitórias
arena-report-times = vezes por partida
arena-report-changes = mudanças de liderança
arena-report-seat-word = Lugar
arena-report-length-title = Quanto dura uma partida
arena-report-length-note = Decisões de todos os lugares juntos; o acaso não conta.
arena-report-scores-title = Quanto se pontua
arena-report-scores-note = A mediana de cada lugar e a metade central das suas partidas.
arena-report-seats-title = Há um lugar com vantagem?
arena-report-seats-note = A parte das vitórias de cada lugar; a linha tracejada é a parte igual.
arena-report-rules-title = Quantas vezes conta cada regra
arena-report-rules-note = Vezes por partida.
arena-report-leads-title = Quantas vezes muda a liderança
arena-report-leads-note = Quantas vezes outro lugar passa a liderar sozinho.
arena-report-skill-title = Quanto vale jogar bem
arena-report-skill-note = Cada nível contra o seguinte mais fraco, sem a sorte; a linha tracejada é o que ganham jogadores iguais.
arena-report-intervals = Todos os intervalos são de 95 %, menos os das pontuações.



## People and pieces of every game

seat-number = lugar { $number }
you-name = Tu
player-name = Jogador { $number }
level-random = Ao calhas
bot-random = joga qualquer coisa
level-beginner = Principiante
level-easy = Fácil
level-medium = Médio
level-hard = Difícil
level-master = Mestre

## The table in a terminal

keys = ? regras · h o que faz cada jogada · ! dica · u desfazer · q sair
keys-replay = Enter ou n avança · b recua · um número salta · s muda de ponto de vista · q sai
help-keys = Escreve uma jogada como na lista ou em português, ou # e o seu número na lista (#3). ? mostra as regras, h o que faz cada jogada, ! as melhores jogadas, u desfaz a tua última jogada, q sai; o jogo fica guardado.
deal-prompt = O que mostram as cartas ou os dados verdadeiros? { $possible }
curtain = Passa o ecrã a { $name }. Carrega em Enter quando mais ninguém estiver a ver.
error-undo-unfair = Isso já não se pode desfazer: alguém jogou depois, ou algo foi revelado.
undone = Desfeito.
error-no-such-choice = «{ $text }» não é uma jogada nem um número da lista (#1 a #{ $count }). Escreve h para ver as jogadas.
kept-at = Guardado: { $file }
resume-with = Para continuar: { $command }
not-kept = Não se consegue guardar o jogo ({ $why }). Podes continuar a jogar.
too-narrow = Esta janela só tem { $width } colunas; com { $wanted } vê-se melhor.
more = Enter para continuar, q para parar de ler
winner-and = { $first } e { $last }
yes = sim
no = não
replay-at = Entrada { $entry } de { $entries }
replay-eyes-all = visto por quem assiste
replay-eyes = visto por: { $name }
options-title = Opções
moves-typed = Num terminal escreves as jogadas, em português ou em inglês; h mostra as que podes fazer agora.
default-value = por omissão: { $value }
unofficial = Não oficial. As regras por palavras nossas; o jogo pertence aos seus autores e à sua editora.
you-object = ti
type-like = ({ $examples })
error-resume-other = { $file } é um jogo de { $found }, não de { $game }.
game-over = O jogo acabou.
final-scores = Pontuação final

## O que o verify conferiu

verify-whole = O registo está completo e sem danos: a soma de verificação confere.
verify-rules = Todas as { $moves } jogadas seguem as regras de { $game } (versão { $version }).
verify-result = O resultado decorre das jogadas: { $scores }.
verify-unfinished = A partida não foi jogada até ao fim.
verify-secret = O segredo do servidor corresponde à impressão digital que ele mostrou antes da primeira carta: { $commitment }
verify-given = Lugares que contribuíram para o sorteio: { $seats }.
verify-none-given = Nenhum lugar contribuiu para o sorteio: só o servidor determinou o que saiu.
verify-not-given = Lugares sem contributo (bots, ou nada chegou a tempo): { $seats }.
verify-elsewhere = As primeiras { $entries } entradas vêm de outro jogo: as cartas e os dados delas não foram sorteados aqui.
verify-deals = As { $deals } cartas e dados resultam do segredo, dos contributos e do contador. Ninguém os escolheu.
verify-seeded = As { $deals } cartas e dados resultam da semente { $seed }. Isso não prova nada sobre quem a conhecia.
verify-manual = As { $deals } cartas e dados foram escritos à mão ou simulados; sobre o acaso não se pode conferir nada.
verify-your-commitment = A impressão digital é a que anotaste.
verify-your-contribution = O teu contributo está no registo, como o do lugar { $seat }.
error-verify-commitment = A impressão digital do registo não é a que anotaste.
error-verify-contribution = O teu contributo não está entre os do registo.
error-verify-not-fair = As cartas deste registo foram dadas sem contributos.
verify-deals-server = As { $deals } cartas e dados resultam do segredo e do contador.
verify-deals-together = As { $deals } cartas e dados resultam do segredo, dos contributos e do contador. Esta mesa aceitava contributos sem compromisso: o servidor e o último lugar a contribuir poderiam tê-los escolhido, mas só em conjunto.
verify-pledges = Cada contributo corresponde ao compromisso que o lugar assumiu antes de qualquer um ser aberto.
verify-voided = Uma distribuição foi anulada antes da primeira carta, porque estes lugares não abriram o seu contributo a tempo: { $seats }. As cartas foram tiradas de novo sem eles.
verify-your-pledges = Os compromissos são os que anotaste.
error-verify-pledges = Os compromissos do registo não são os que anotaste.
error-record-pledges = Um contributo do registo não corresponde ao seu compromisso.
new-game-written = { $name } está em { $place } e já se joga. A seguir:

## O treinador

error-record-unfinished = Este jogo não chegou ao fim. Só um jogo terminado pode ser analisado.
error-hint-not-now = Agora não tens nada para decidir, por isso não há dica.
coach-won = { $you ->
    [yes] Ganhaste
   *[no] { $name } ganhou
} { $scores }.
coach-shared = { $you ->
    [yes] Partilhaste a vitória
   *[no] { $name } partilhou a vitória
}, { $scores }.
coach-lost = { $you ->
    [yes] Perdeste
   *[no] { $name } perdeu
} { $scores }.
coach-drawn = Ninguém ganhou, { $scores }.
coach-luck-gave = { $you ->
    [yes] A sorte deu-te
   *[no] A sorte deu a { $name }
} { $points },
coach-luck-took = { $you ->
    [yes] A sorte tirou-te { $points },
   *[no] A sorte tirou { $points } a { $name },
}
coach-luck-even = A sorte foi igual para todos,
coach-cost = { $you ->
    [yes] as tuas escolhas custaram-te
   *[no] as escolhas feitas custaram
} { $points }.
coach-cost-nothing = { $you ->
    [yes] as tuas escolhas não te custaram nada.
   *[no] as escolhas feitas não custaram nada.
}
coach-in-points = Em pontos: à frente da média dos outros
coach-in-wins = Em vitórias por 100
coach-exact = Todos os números são exatos.
coach-estimated = São estimativas; «não se sabe» é a parte que fica em aberto.
coach-worlds = Cada mão que outro jogador podia ter conta por igual, seja o que for que as suas jogadas sugiram.
coach-start = no início
coach-luck = sorte
coach-hidden = escolhas e cartas escondidas
coach-own = escolhas próprias
coach-others = escolhas dos outros
coach-rest = não se sabe
coach-result = resultado
coach-luckier = { $you ->
    [yes] Tiveste mais sorte
   *[no] { $name } teve mais sorte
} do que em { $games } de 100 jogos.
coach-even-luck = Com sorte igual { $you ->
    [yes] terias ganho
   *[no] { $name } teria ganho
} { $games } vezes em 100.
coach-accuracy = Precisão: { $figures }
coach-curve = Probabilidade de ganhar
coach-curve-key = o sorte · x uma decisão
coach-moments = Momentos
coach-mistake = Entrada { $entry }, a decisão mais cara: { $move }. Melhor, com mais { $loss } vitórias em 100: { $best }.
coach-luckiest = Entrada { $entry }, a maior sorte: { $what } trouxe { $gain } vitórias em 100.
coach-turning = Entrada { $entry }, o ponto de viragem: { $what } mudou as probabilidades de { $before } para { $after } em 100.
coach-hint = { $move }  ganha { $win } de 100, diferença de pontos { $points }
coach-later = De onde veio o resultado: { $command }
coach-title = { $game }: sorte e mérito
coach-nothing-decided = Neste jogo não se decidiu nada.

reason-only = É a única jogada; ganha { $win } vezes em 100.
reason-better = Ganha { $win } vezes em 100, mais { $gain } do que { $other }.
reason-close = Ganha cerca de { $win } vezes em 100, como as outras boas jogadas.
reason-behind = Ganha { $win } vezes em 100, menos { $loss } do que a melhor.

## O que --help diz dos comandos de quem joga, e do que todos os comandos partilham

command-any = qualquer comando
    .usage = uso
    .arguments = o que é preciso
    .options = opções
    .examples = exemplos:
    .help = mostra esta ajuda e sai
    .lang = por omissão: a língua deste computador
    .game = um destes: { $games }
    .seats = quantos jogam (por omissão: o mínimo do jogo)
    .option = uma opção do jogo (sobremesa rules GAME mostra-as); pode repetir-se, listas com dois pontos: prizes=4:2:-1
command-play = joga um jogo neste terminal
    .name = o nome de uma pessoa; pode repetir-se
    .people = quantas pessoas partilham este ecrã (por omissão: 1, ou tantas como os nomes)
    .bot = para os outros lugares: beginner, easy, medium (por omissão), hard ou master; pode repetir-se, o último fica com todos os outros lugares
    .dealer = manual: escreves o que mostram as cartas ou os dados verdadeiros
    .seed = a mesma semente dá as mesmas cartas e dados
    .no_account = deixa de fora as contas da sorte e do mérito no fim
    .resume = continua um jogo guardado, ou o último
    .examples =
        { "  " }sobremesa play raj
        { "  " }sobremesa play raj --seats 4 --name Ana --name Rui --bot hard --bot easy
        { "  " }sobremesa play raj --dealer manual     (com as cartas verdadeiras à tua frente)
        { "  " }sobremesa play raj --resume            (continua o último jogo por acabar)
command-learn = aprende um jogo a jogar: um primeiro jogo guiado, depois um pequeno contra um principiante
    .again = do princípio, não de onde ficaste
    .examples =
        { "  " }sobremesa learn raj
        { "  " }sobremesa learn ratzzia --again        (do princípio)
command-replay = percorre um jogo guardado
    .file = o jogo guardado
    .seat = mostra-o como este lugar o vê (por omissão: como quem assiste)
    .json = em vez disso, escreve o resultado e as jogadas em JSON
    .examples =
        { "  " }sobremesa replay FILE
        { "  " }sobremesa replay FILE --seat 1
command-rules = mostra as regras de um jogo
    .examples =
        { "  " }sobremesa rules raj
        { "  " }sobremesa rules raj --lang pt
        { "  " }sobremesa rules ratzzia --option board=mine.toml     (desenha esse tabuleiro)

error-no-such-page = Não há nenhuma página «{ $name }». Escolhe entre: { $known }.
docs-where = As páginas e os exemplos estão em { $place }. sobremesa docs PAGE mostra uma.
docs-none = Esta instalação não traz documentação.
# Aprender a jogar
lesson-step = { $step } de { $steps }
lesson-enter = Enter: seguinte · u: voltar · q: parar
lesson-stopped = Podes continuar daqui: { $command }
lesson-resumed = Ficaste aqui. Para recomeçar: { $command }
lesson-small = Enter: jogar o jogo pequeno contra um principiante, com dicas (escreve !) · q: parar
error-no-lesson = { $game } ainda não tem um primeiro jogo guiado.
error-lesson-over = Este jogo guiado acabou.
error-lesson-next = Este passo é só para ler. Continua para o seguinte.
error-lesson-step = O jogo guiado de { $game } não se pode jogar: passo { $step }. { $why }

# Problemas
puzzle-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos
puzzle-win = { $games } de 100 jogos ganhos
puzzle-loss = A segunda melhor: { $second }. Perde { $loss }.
puzzle-of-day = Problema de { $date }
puzzle-of-run = Problema { $number } de { $count }
puzzle-own = Uma das tuas decisões em { $game }: o que farias agora?
puzzle-grade = { $grade ->
    [easy] fácil
    [tricky] complicado
   *[hard] difícil
}
puzzle-ask = O que é melhor?
puzzle-right = Certo: { $move }, { $worth }.
puzzle-not-right = Não é bem isso. O melhor é { $move }: { $worth }.
puzzle-yours = A tua, { $move }: { $worth }.
puzzle-score = Certos: { $right } em { $count }.
puzzle-none-due = Hoje não há erros teus para rever. Vêm dos jogos que o treinador analisou.
puzzle-go-on = Enter: seguinte · p: jogar a partir daqui · q: parar
puzzles-written = { $count } problemas, em { $file }
error-no-puzzles = Não há problemas de { $game }.
error-no-such-puzzle = Há { $count } problemas de { $game }.
error-game-missing = Diz qual o jogo: { $known }.
