## Refusals

error-games-folder = SOBREMESA_GAMES indica { $place }, que não é uma pasta.
error-bad-game = { $name } ainda não é um jogo: { $why }.
error-game-name = «{ $name }» não pode ser o nome de um jogo: letras minúsculas, algarismos e traços baixos.
error-game-there = Já há algo em { $place }, ou um jogo chamado { $name }.
error-unknown-game = Não há aqui nenhum jogo chamado «{ $name }». Há: { $known }.
error-seat-count = { $game } é para { $least } a { $most } jogadores, não para { $seats }.
error-unknown-option = Não há nenhuma opção «{ $name }». Há: { $known }.
error-bad-value = «{ $value }» não serve para { $name }. Aceita: { $values }.
error-no-such-seat = Não há lugar { $seat }: os lugares contam-se de 0 a { $last }.
error-match-over = O jogo já acabou.
error-not-your-turn = Não é a tua vez: outra pessoa tem de jogar.
error-not-a-move = «{ $move }» não é uma jogada. Uma jogada escreve-se assim: { $example }.
error-deal-not-asked = Agora não há nada para sair.
error-deal-impossible = «{ $outcome }» não pode sair agora. Pode sair: { $possible }.
error-deal-by-dealer = Neste jogo as cartas e os dados saem sozinhos.
error-deal-by-hand = Diz o que saiu: neste jogo és tu quem dá as cartas.
error-nothing-to-undo = Não há nada para desfazer.
error-record-foreign = Isto não é um registo nosso.
error-record-game = O registo é de «{ $name }». Há: { $known }.
error-record-has-gaps = Este registo omite o que um lugar não podia ver, por isso não se pode jogar outra vez.
error-record-version = O registo segue a versão { $version } das regras. Conhecem-se da 1 à { $known }.
error-record-part = Falta ao registo a parte «{ $part }», ou não se consegue ler.
error-record-entry = Não é uma jogada nem um desfazer.
error-record-damaged = O registo foi alterado ou cortado: a verificação não bate certo.
error-record-move = A entrada { $number } do registo não pode ser: { $why }
error-record-deal = Quem dá as cartas neste registo não dá «{ $outcome }» nesse ponto.
error-record-secret = O segredo do registo não é aquele cujo resumo foi mostrado no início.
error-record-result = O registo conta um resultado diferente do das suas jogadas.
error-record-broken = O registo está estragado: { $why }
error-no-budget = Um bot precisa de um limite: tantas iterações ou tantos segundos.
error-bad-budget = O limite tem de ser maior do que zero, e as iterações inteiras: { $name } é { $value }.
error-unknown-bot = Não há nenhum bot chamado «{ $name }». Há: { $known }.
error-bot-count = { $bots } bots não servem para { $seats } lugares: indica um para todos, ou um para cada.
error-not-simultaneous = Em { $game } os lugares jogam à vez: usa env em vez de parallel_env.
error-action-count = É precisa uma ação para cada um dos { $games } jogos, não uma tabela de forma { $given }.
error-action-kind = As ações são números inteiros, não { $given }.
error-reset-first = Não há nenhum jogo a decorrer: chama primeiro reset().
error-mcts-secrets = Em { $game } há segredos e o MCTS simples olharia para eles: usa openspiel:ismcts.
error-ismcts-open = Em { $game } não há segredos e o IS-MCTS do OpenSpiel só joga jogos que os têm: usa openspiel:mcts.
error-action-missing = É precisa uma ação para cada agente. Faltam: { $agents }.
error-openspiel-missing = Esse bot precisa do OpenSpiel: pip install "sobremesa[study]"
error-program-command = «{ $command }» não é um comando: escreve program: e depois o que escreverias para o iniciar, sem vírgulas.
error-program-start = Não foi possível iniciar o programa «{ $command }»: { $why }
error-program-ended = O programa terminou (estado { $status }): { $said }
error-program-late = O programa não tinha respondido ao fim de { $seconds } segundos: não chegou nenhuma linha inteira (é preciso fazer flush).
error-program-nonsense = O programa escreveu «{ $answer }», e isso não é uma resposta.
error-program-illegal = O programa respondeu «{ $answer }», e essa jogada não é permitida.
error-people-count = { $people } pessoas e { $bots } bots não cabem em { $seats } lugares.
error-option-form = «{ $text }» não é uma opção: escreve nome=valor.
error-file-unreadable = Não se consegue ler { $file }: { $why }
error-file-unwritable = Não se consegue escrever { $file }: { $why }
error-arena-alone = A arena precisa de dois bots ou mais, com vírgulas entre eles. Há: { $known }.
error-arena-process = Um dos processos que jogavam foi terminado de fora, talvez por falta de memória. O que se jogou está guardado: o mesmo comando continua.
error-results-foreign = { $file } não é um ficheiro de resultados nosso. Não se mexeu nele: indica outro ficheiro.
error-results-other = { $file } tem os resultados de outra série (diferente: { $differing }). Indica outro ficheiro, ou recomeça-o com --fresh.
error-results-damaged = A linha { $number } de { $file } está estragada. Indica outro ficheiro, ou recomeça-o com --fresh.
error-not-json = { $file } não é um registo: não é JSON.
error-many-records = { $file } tem vários registos, um em cada linha: põe o que queres num ficheiro só dele.
error-nothing-saved = Não há nenhum jogo de { $game } por acabar.

## Command line

compiling = A preparar { $game } para jogar depressa. Só acontece uma vez e demora uns segundos …
compiling-behind = O jogo rápido está a ser preparado em segundo plano, uma única vez. Já podes jogar.
simulated = { $games } partidas de { $game }, { $decisions } decisões em { $seconds } s: { $speed } partidas por segundo
simulated-seat = lugar { $seat }  { $bot }  { $score } pontos por partida  { $wins } ganhas ({ $share } %)
simulated-draws = sem um único vencedor: { $draws }
arena-cut-off = A última linha estava cortada; essas partidas jogam-se outra vez.
arena-going-on = A continuar: { $played } de { $deals } distribuições já estavam jogadas.
arena-stopped = Parado. O que se jogou está guardado; o mesmo comando continua.
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
arena-raised = { $bot } falhou, e perdeu por isso: { $games } ×. A primeira vez: { $what }
arena-illegal = { $bot } respondeu com uma jogada ilegal, e perdeu por isso: { $games } ×. A primeira foi a ação { $what }.

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

keys = ? regras · h o que faz cada jogada · ! sugestão · u desfazer · q sair
keys-replay = Enter ou n avança · b recua · um número salta · s muda de olhos · q sai
help-keys = Escreve uma jogada, ou # e o seu número na lista (#3). As jogadas escrevem-se em inglês, como na lista. ? mostra as regras, h o que faz cada jogada, ! as melhores jogadas, u desfaz a tua última jogada, q sai; o jogo fica guardado.
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
replay-eyes-all = olhos: quem só assiste
replay-eyes = olhos: { $name }
options-title = Opções
moves-typed = Num terminal, as jogadas escrevem-se em inglês, seja qual for a tua língua; h mostra as que podes fazer agora.
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
verify-secret = O segredo do servidor corresponde ao resumo que ele mostrou antes da primeira carta: { $commitment }
verify-given = Lugares que juntaram um contributo seu: { $seats }.
verify-none-given = Nenhum lugar juntou um contributo: só o servidor determinou o que saiu.
verify-not-given = Lugares sem contributo (bots, ou nada chegou a tempo): { $seats }.
verify-elsewhere = As primeiras { $entries } entradas vêm de outro jogo: as suas cartas e dados não foram dados aqui.
verify-deals = As { $deals } cartas e dados são o que o segredo, os contributos e o contador dão. Ninguém os escolheu.
verify-seeded = As { $deals } cartas e dados são o que a semente { $seed } dá. Isso nada prova sobre quem a conhecia.
verify-manual = As { $deals } cartas e dados foram escritos à mão ou simulados; nada se pode conferir sobre o acaso.
verify-your-commitment = O resumo é o que anotaste.
verify-your-contribution = O teu contributo é o do lugar { $seat }.
error-verify-commitment = O resumo do registo não é o que anotaste.
error-verify-contribution = O teu contributo não está entre os do registo.
error-verify-not-fair = Este registo não foi dado com contributos.
verify-deals-server = As { $deals } cartas e dados são o que o segredo e o contador dão.
verify-deals-together = As { $deals } cartas e dados são o que o segredo, os contributos e o contador dão. Só o servidor e o último lugar a contribuir, em conjunto, os poderiam ter escolhido: esta mesa aceitava contributos sem compromisso.
verify-pledges = Cada contributo corresponde ao compromisso que o lugar assumiu antes de qualquer um ser aberto.
verify-voided = Uma distribuição foi anulada antes da primeira carta: estes lugares não abriram o seu contributo a tempo. Os outros tiraram de novo sem eles: { $seats }.
verify-your-pledges = Os compromissos são os que anotaste.
error-verify-pledges = Os compromissos do registo não são os que anotaste.
error-record-pledges = Um contributo do registo não corresponde ao seu compromisso.
new-game-written = { $name } está em { $place } e já se joga. A seguir:

## O treinador

error-record-unfinished = Este jogo não chegou ao fim. Só um jogo terminado pode ser analisado.
error-hint-not-now = Agora não tens nada para decidir, por isso não há sugestão.
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
coach-in-wins = Em vitórias de 100
coach-exact = Todos os números são exatos.
coach-estimated = São estimativas. “Não se sabe” é o que a estimativa deixa em aberto. As mãos dos outros contam como quaisquer que condigam com o que se sabia: não se tira nada do que a forma de jogar revelou.
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
coach-mistake = Entrada { $entry }, a decisão mais cara: { $move }. Melhor era { $best }, por { $loss } vitórias em 100.
coach-luckiest = Entrada { $entry }, a maior sorte: { $what } trouxe { $gain } vitórias em 100.
coach-turning = Entrada { $entry }, o ponto de viragem: { $what } mudou as probabilidades de { $before } para { $after } em 100.
coach-hint = { $move }  ganha { $win } de 100, { $points } pontos à frente
coach-later = De onde veio o resultado: { $command }
coach-title = { $game }: sorte e mérito
coach-nothing-decided = Neste jogo não se decidiu nada.

reason-only = É a única jogada; ganha { $win } vezes em 100.
reason-better = Ganha { $win } vezes em 100, mais { $gain } do que { $other }.
reason-close = Ganha cerca de { $win } vezes em 100, como as outras boas jogadas.
reason-behind = Ganha { $win } vezes em 100, menos { $loss } do que a melhor.
