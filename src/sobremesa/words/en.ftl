## Refusals

error-games-folder = SOBREMESA_GAMES names { $place }, which is no folder.
error-bad-game = { $name } is not a game yet: { $why }.
error-game-name = “{ $name }” cannot be a game's name: lower-case letters, digits and underscores.
error-game-there = There is something at { $place } already, or a game called { $name }.
error-unknown-game = There is no game called “{ $name }” here. There are: { $known }.
error-seat-count = { $game } is for { $least } to { $most } players, not { $seats }.
error-unknown-option = There is no option “{ $name }”. There are: { $known }.
error-bad-value = “{ $value }” does not fit { $name }. It takes: { $values }.
error-no-such-seat = There is no seat { $seat }: seats count from 0 to { $last }.
error-match-over = The match is over.
error-not-your-turn = It is not your turn: somebody else is to move.
error-not-a-move = “{ $move }” is not a move. A move looks like this: { $example }.
error-deal-not-asked = Nothing is to be dealt now.
error-deal-impossible = “{ $outcome }” cannot come now. It can be: { $possible }.
error-deal-by-dealer = The dealer of this match deals by itself.
error-deal-by-hand = Say what was dealt: the dealer of this match is you.
error-nothing-to-undo = There is nothing to take back.
error-record-foreign = This is not a record of ours.
error-record-game = The record is of “{ $name }”. There are: { $known }.
error-record-has-gaps = This record leaves out what one seat could not see, so it cannot be played again.
error-record-version = The record follows version { $version } of the rules. This program knows versions 1 to { $known }.
error-record-part = The record lacks its “{ $part }”, or it cannot be read.
error-record-entry = It is neither a move nor an undo.
error-record-damaged = The record was changed or cut off: its check does not fit.
error-record-move = Entry { $number } of the record cannot be: { $why }
error-record-deal = The dealer of this record does not deal “{ $outcome }” there.
error-record-secret = The secret in the record is not the one whose hash was shown at the start.
error-record-result = The result in the record does not match its moves.
error-record-broken = The record is broken: { $why }
error-no-budget = A bot needs a budget: so many iterations, or so many seconds.
error-bad-budget = The budget must be more than zero, and iterations whole: { $name } is { $value }.
error-unknown-bot = There is no bot called “{ $name }”. There are: { $known }.
error-bot-count = { $bots } bots do not fill { $seats } seats: name one for all, or one for each.
error-not-simultaneous = In { $game } the seats act one after the other: use env instead of parallel_env.
error-action-count = An action for each of { $games } games is needed, not an array of shape { $given }.
error-action-kind = Actions are whole numbers, not { $given }.
error-reset-first = No game is on: call reset() first.
error-mcts-secrets = Seats of { $game } have secrets, and plain MCTS would look at them: use openspiel:ismcts.
error-ismcts-open = { $game } has no secrets, and OpenSpiel’s IS-MCTS plays only games that have: use openspiel:mcts.
error-action-missing = An action for every agent is needed. Missing: { $agents }.
error-openspiel-missing = That bot needs OpenSpiel: pip install "sobremesa[study]"
error-program-command = “{ $command }” is no command: write program: and then what you would type to start it, without commas.
error-program-start = The program “{ $command }” could not be started: { $why }
error-program-ended = The program ended (status { $status }): { $said }
error-program-late = The program had not answered after { $seconds } seconds: no whole line came (it must be flushed).
error-program-nonsense = The program wrote “{ $answer }”, which is no answer.
error-program-illegal = The program answered “{ $answer }”, which is not a legal move.
error-people-count = { $people } people and { $bots } bots do not fit { $seats } seats.
error-option-form = “{ $text }” is not an option: write name=value.
error-file-unreadable = { $file } cannot be read: { $why }
error-file-unwritable = { $file } cannot be written: { $why }
error-arena-alone = An arena needs two bots or more, with commas between them. There are: { $known }.
error-arena-process = One of the processes that played was ended from outside, perhaps for want of memory. What was played is kept: the same command goes on.
error-results-foreign = { $file } is not a results file of ours. Nothing in it was touched: name another file.
error-results-other = { $file } holds the results of another run (different: { $differing }). Name another file, or begin it anew with --fresh.
error-results-damaged = Line { $number } of { $file } is damaged. Name another file, or begin it anew with --fresh.
error-not-json = { $file } is not a record: it is not JSON.
error-many-records = { $file } holds several records, one on each line: put the one you want into a file of its own.
error-nothing-saved = There is no unfinished game of { $game } to go on with.

## Command line

compiling = Preparing { $game } for fast play. This happens once and takes a few seconds …
compiling-behind = Fast play is being prepared in the background, once. You can already play.
simulated = { $games } games of { $game }, { $decisions } decisions in { $seconds } s: { $speed } games a second
simulated-seat = seat { $seat }  { $bot }  { $score } points a game  { $wins } won ({ $share } %)
simulated-draws = without a single winner: { $draws }
arena-cut-off = The last line was cut off; its deal is played again.
arena-going-on = Going on: { $played } of { $deals } deals were already played.
arena-stopped = Stopped. What was played is kept; the same command goes on.
arena-unrated = Ratings need openskill: pip install "sobremesa[study]"
arena-title = { $game }, { $seats } seats, seed { $seed }: { $games } games; evenly matched bots win { $even } %
arena-pairing = { $others ->
    [1] { $bot } against { $against }
   *[other] { $bot } against { $others } × { $against }
}
arena-share-title = won of the decided
arena-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })
    .alone = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-plain-title = share of all wins
arena-adjusted-title = with luck taken out
arena-draws = draws
arena-lead-title = points ahead
arena-lead = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 2, maximumFractionDigits: 2) } to { NUMBER($high, minimumFractionDigits: 2, maximumFractionDigits: 2) })
    .alone = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-rating = rating
arena-rated = { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($spread, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-move = a move
arena-longest = longest
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-playouts = playouts a move
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-raised = { $bot } failed, and lost by it: { $games } ×. The first time: { $what }
arena-illegal = { $bot } answered an illegal move, and lost by it: { $games } ×. The first was action { $what }.

## People and pieces of every game

seat-number = seat { $number }
you-name = You
player-name = Player { $number }
level-random = Random
bot-random = plays anything
level-beginner = Beginner
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-master = Master

## The table in a terminal

keys = ? rules · h what each move means · ! hint · u undo · q quit
keys-replay = Enter or n forward · b back · a number jumps · s whose eyes · q quit
help-keys = Type a move, or # and its number in the list (#3). Moves are typed in English, as the list shows them. ? shows the rules, h what each move means, ! the best moves, u takes your last move back, q quits; the game is kept.
deal-prompt = What do the real cards or dice show? { $possible }
curtain = Pass the screen to { $name }. Press Enter when nobody else is looking.
error-undo-unfair = That cannot be taken back: somebody has moved since, or something was revealed.
undone = Taken back.
error-no-such-choice = “{ $text }” is neither a move nor a number in the list (#1 to #{ $count }). Type h to see the moves.
kept-at = Kept: { $file }
resume-with = Go on with: { $command }
not-kept = The game cannot be kept ({ $why }). You can go on playing.
too-narrow = This window is only { $width } columns wide; at { $wanted } it looks better.
more = Enter for more, q to stop reading
winner-and = { $first } and { $last }
yes = yes
no = no
replay-at = Entry { $entry } of { $entries }
replay-eyes-all = eyes: a spectator
replay-eyes = eyes: { $name }
options-title = Options
moves-typed = In a terminal, moves are typed in English, whatever your language; h lists those you can make now.
default-value = default: { $value }
unofficial = Unofficial. The rules in our own words; the game belongs to its authors and publisher.
you-object = you
type-like = ({ $examples })
error-resume-other = { $file } is a game of { $found }, not of { $game }.
game-over = The game is over.
final-scores = Final scores

## What verify has checked

verify-whole = The record is complete and undamaged: its checksum fits.
verify-rules = All { $moves } moves follow the rules of { $game } (version { $version }).
verify-result = The result follows from the moves: { $scores }.
verify-unfinished = The match was not played to its end.
verify-secret = The server’s secret fits the hash that it showed before the first card: { $commitment }
verify-given = Seats that added a contribution of their own: { $seats }.
verify-none-given = No seat added a contribution: the server alone determined what was dealt.
verify-not-given = Seats without a contribution (bots, or nothing came in time): { $seats }.
verify-elsewhere = The first { $entries } entries come from another game: their cards and dice were not dealt here.
verify-deals = All { $deals } cards and dice are what secret, contributions and counter give. Nobody chose them.
verify-seeded = All { $deals } cards and dice are what the seed { $seed } gives. That proves nothing about who knew the seed.
verify-manual = The { $deals } cards and dice were typed in, or simulated; nothing about chance can be checked.
verify-your-commitment = The hash is the one you noted.
verify-your-contribution = Your contribution is seat { $seat }’s.
error-verify-commitment = The record’s hash is not the one you noted.
error-verify-contribution = Your contribution is not among those in the record.
error-verify-not-fair = This record was not dealt with contributions.
verify-deals-server = All { $deals } cards and dice are what the secret and the counter give.
verify-deals-together = All { $deals } cards and dice are what secret, contributions and counter give. Only the server and the seat that added last could together have chosen them: this table took contributions without pledges.
verify-pledges = Every contribution fits the pledge that its seat made before any of them was opened.
verify-voided = A deal was given up before the first card: these seats did not open their contribution in time. The others drew anew without them: { $seats }.
verify-your-pledges = The pledges are the ones you noted.
error-verify-pledges = The record’s pledges are not the ones you noted.
error-record-pledges = A contribution in the record does not fit its pledge.
new-game-written = { $name } stands in { $place } and plays already. Next:

## The coach

error-record-unfinished = This match was not played to its end. Only a finished match can be analysed.
error-hint-not-now = There is nothing for you to decide now, so there is no hint.
coach-won = { $you ->
    [yes] You won
   *[no] { $name } won
} { $scores }.
coach-shared = { $you ->
    [yes] You shared the win
   *[no] { $name } shared the win
}, { $scores }.
coach-lost = { $you ->
    [yes] You lost
   *[no] { $name } lost
} { $scores }.
coach-drawn = Nobody won, { $scores }.
coach-luck-gave = { $you ->
    [yes] Luck gave you
   *[no] Luck gave { $name }
} { $points },
coach-luck-took = { $you ->
    [yes] Luck took { $points } from you,
   *[no] Luck took { $points } from { $name },
}
coach-luck-even = Luck was even,
coach-cost = { $you ->
    [yes] your choices cost you
   *[no] the choices made cost
} { $points }.
coach-cost-nothing = { $you ->
    [yes] your choices cost you nothing.
   *[no] the choices made cost nothing.
}
coach-in-points = In points: ahead of the mean of the others
coach-in-wins = In wins of 100
coach-exact = All figures are exact.
coach-estimated = These are estimates. “Cannot tell” is what the estimate leaves open. Hands of others count as any that fit what was known: what play has told is not taken into account.
coach-start = at the start
coach-luck = luck
coach-hidden = hidden choices and cards
coach-own = own choices
coach-others = the others’ choices
coach-rest = cannot tell
coach-result = result
coach-luckier = { $you ->
    [yes] You were luckier
   *[no] { $name } was luckier
} than { $games } of 100 games.
coach-even-luck = With even luck { $you ->
    [yes] you
   *[no] { $name }
} would have won { $games } times in 100.
coach-accuracy = Accuracy: { $figures }
coach-curve = Chances to win
coach-curve-key = o luck · x a decision
coach-moments = Moments
coach-mistake = Entry { $entry }, the costliest decision: { $move }. Better was { $best }, by { $loss } wins in 100.
coach-luckiest = Entry { $entry }, the luckiest event: { $what } brought { $gain } wins in 100.
coach-turning = Entry { $entry }, the turning point: { $what } changed the chances from { $before } to { $after } in 100.
coach-hint = { $move }  wins { $win } of 100, { $points } points ahead
coach-later = Where the result came from: { $command }
coach-title = { $game }: luck and skill
coach-nothing-decided = Nothing was decided in this match.

reason-only = It is the only move; it wins { $win } times in 100.
reason-better = It wins { $win } times in 100, { $gain } more than { $other }.
reason-close = It wins about { $win } times in 100, as the other good moves do.
reason-behind = It wins { $win } times in 100, { $loss } fewer than the best.
