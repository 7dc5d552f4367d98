## Refusals

error-games-folder = SOBREMESA_GAMES names { $place }, which is not a folder.
error-bad-game = { $name } is not a game yet: { $why }.
error-game-name = “{ $name }” cannot be a game’s name. Use lower-case letters, digits and underscores, but no keyword of Python.
error-game-there = { $place } already exists, or there is already a game called { $name }.
error-unknown-game = There is no game called “{ $name }” here. Choose from: { $known }.
error-seat-count = { $game } is for { $least } to { $most } players, not { $seats }.
error-unknown-option = There is no option “{ $name }”. Available: { $known }.
error-bad-value = “{ $value }” does not fit { $name }. It takes: { $values }.
error-no-such-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
error-match-over = The match is over.
error-not-your-turn = It is not your turn: somebody else has to move.
error-not-a-move = “{ $move }” is not a move. A move looks like this: { $example }.
error-deal-not-asked = Nothing has to be dealt right now.
error-deal-impossible = “{ $outcome }” is not possible now. Possible: { $possible }.
error-deal-by-dealer = In this match cards and dice are dealt automatically.
error-deal-by-hand = Type what was dealt: you are the dealer.
error-nothing-to-undo = There is nothing to take back.
error-record-foreign = This is not a sobremesa record.
error-record-game = The record is of a game called “{ $name }”, which is not installed. Available: { $known }.
error-record-has-gaps = This record leaves out what one seat could not see, so it cannot be replayed.
error-record-version = The record follows version { $version } of the rules. This program knows versions 1 to { $known }.
error-record-part = Part “{ $part }” of the record is missing or unreadable.
error-record-entry = It is neither a move nor an undo.
error-record-damaged = The record was changed or cut off: its checksum does not match.
error-record-move = Entry { $number } of the record is not possible: { $why }
error-record-deal = The dealer of this record would not have dealt “{ $outcome }” at that point.
error-record-secret = The secret in the record does not match the fingerprint shown at the start.
error-record-result = The result in the record does not match its moves.
error-record-broken = The record is damaged: { $why }
error-no-budget = A bot needs a budget: a number of iterations or of seconds.
error-bad-budget = The budget must be more than zero, and iterations a whole number: { $name } is { $value }.
error-unknown-bot = There is no bot called “{ $name }”. Available: { $known }.
error-bot-count = { $bots } bots do not fill { $seats } seats: name one for all seats, or one for each.
error-not-simultaneous = In { $game } the players take turns: use env instead of parallel_env.
error-action-count = Give one action for each of the { $games } games, not an array of shape { $given }.
error-action-kind = Actions are whole numbers, not { $given }.
error-reset-first = No game is running: call reset() first.
error-mcts-secrets = { $game } has hidden information, and plain MCTS would look at it: use openspiel:ismcts.
error-ismcts-open = OpenSpiel’s IS-MCTS only plays games with hidden information. { $game } has none: use openspiel:mcts.
error-action-missing = Every agent needs an action. Missing: { $agents }.
error-openspiel-missing = That bot needs OpenSpiel: pip install "sobremesa[study]" (from the sources: pip install --editable ".[study]")
error-program-command = “{ $command }” is not a command: write program: and then what you would type to start it, without commas.
error-program-start = The program “{ $command }” could not be started: { $why }
error-program-ended = The program ended (status { $status }): { $said }
error-program-late = The program did not answer within { $seconds } seconds: no complete line arrived (did it flush its output?).
error-program-nonsense = The program wrote “{ $answer }”, which is not an answer.
error-program-illegal = The program answered “{ $answer }”, which is not a legal move.
error-bot-kind = “{ $given }” is not a bot: give a name, module:Name, a function, or an object with a method choose.
error-bot-module = The bot “{ $name }” cannot be loaded: { $why }
error-bot-nonsense = The bot answered “{ $answer }”, which is not a move.
error-bot-illegal = The bot answered “{ $answer }”, which is not a legal move.
error-tree-large = The game has more than { $nodes } positions with a choice: take fewer cards or rounds.
error-study-missing = That needs further packages: pip install "sobremesa[study]" (from the sources: pip install --editable ".[study]")
error-seed-count = { $given } seeds do not fit { $games } games: give one for all, or one for each.
error-reset-mask = reset_mask must be an array of { $games } Boolean values, at least one of them true.
error-until-two = A test that stops by itself compares two bots: name two.
error-ray-missing = That needs Ray: pip install "sobremesa[ray]" (from the sources: pip install --editable ".[ray]")
error-ray-address = No Ray cluster answers at “{ $address }”: { $why }
error-ray-failed = A task on the cluster failed: { $why }
error-ray-lost = { $tries } workers stopped at the same piece of work. Finished work is saved: run the same command again to continue.
error-ray-program = { $bot } is a program: install it on every node of the cluster. On a node without it, it loses its games.
error-simulated-fault = The bot { $bot } failed: { $what }
error-records-line = Line { $number } of { $file } is not a record: it is not JSON.
error-people-count = { $people } people and { $bots } bots do not fit { $seats } seats.
error-option-form = “{ $text }” is not an option: write name=value.
error-file-unreadable = { $file } cannot be read: { $why }
error-file-unwritable = { $file } cannot be written: { $why }
error-arena-alone = An arena needs two bots or more, with commas between them. Available: { $known }.
error-arena-process = One of the processes was ended from outside, perhaps because memory ran out. Finished games are saved: run the same command again to continue.
error-results-foreign = { $file } is not a sobremesa results file. It was not changed: name another file.
error-results-other = { $file } holds the results of another run (different: { $differing }). Name another file, or start over with --fresh.
error-results-damaged = Line { $number } of { $file } is damaged. Name another file, or start over with --fresh.
error-not-json = { $file } is not a record: it is not JSON.
error-many-records = { $file } holds several records, one on each line: put the one you want into a file of its own.
error-nothing-saved = You have no unfinished game of { $game }.

## Command line

compiling = Preparing { $game } for fast play. This happens once and takes a few seconds …
compiling-behind = Fast play is being prepared in the background, once. You can already play.
simulated = { $games } games of { $game }, { $decisions } decisions in { $seconds } s: { $speed } games per second
simulated-seat = seat { $seat }  { $bot }  { $score } points per game  { $wins } won ({ $share } %)
simulated-draws = without a single winner: { $draws }
arena-cut-off = The last line was cut off; that deal will be played again.
arena-going-on = Continuing: { $played } of { $deals } deals were already played.
arena-stopped = Stopped. Finished games are saved: run the same command again to continue.
arena-unrated = Ratings need openskill: pip install "sobremesa[study]"
arena-title = { $game }, { $seats } seats, seed { $seed }: { $games } games; evenly matched bots win { $even } %
arena-pairing = { $others ->
    [1] { $bot } against { $against }
   *[other] { $bot } against { $others } × { $against }
}
arena-share-title = win rate (draws left out)
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
arena-move = per move
arena-longest = longest
arena-milliseconds = { NUMBER($time, maximumFractionDigits: 1) } ms
arena-playouts = playouts per move
arena-count = { NUMBER($number, maximumFractionDigits: 0) }
arena-raised = { $bot } crashed and lost { $games ->
    [one] one game
   *[other] { $games } games
} for it. The first time: { $what }
arena-illegal = { $bot } answered with an illegal move and lost { $games ->
    [one] one game
   *[other] { $games } games
} for it. The first was action { $what }.
arena-rows-written = { $rows } rows are in { $file }
arena-prepared = { $game } is ready.
arena-odd = Worker { $worker } looks faulty: the results of its { $deals } deals differ from those of the others (probability by chance alone: { $chance }).
arena-until-stronger = { $bot } is stronger: the results fit { $better } % of wins better than { $even } %. That took { $deals } deals. A bot that wins { $even } % is called stronger in { $error } % of such tests.
arena-until-not-stronger = { $bot } is not stronger by so much: the results fit { $even } % of wins better than { $better } %. That took { $deals } deals. A bot that wins { $better } % is called not stronger in { $error } % of such tests.
arena-until-open = The question is still open after { $deals } deals: { $bot } wins { $even } % or { $better } %. Play more games.
arena-report-title = { $game }, { $seats } seats: { $games } games of { $bots }
arena-report-heading = How { $game } plays
arena-report-usual = standard rules
arena-report-length = A game takes { $value } decisions ({ $low } to { $high }), at least { $least }, at most { $most }.
arena-report-scores = Mean score by seat: { $scores }.
arena-report-seat = Seat { $number } wins { $value } % ({ $low } to { $high }).
arena-report-margin = First place is { $value } points ahead of second place ({ $low } to { $high }).
arena-report-draws = { $value } % of the games have no single winner ({ $low } to { $high }).
arena-report-leads = The lead changes { $value } times a game ({ $low } to { $high }).
arena-report-rule = { $rule }: { $times } times a game, in { $share } % of the games.
arena-report-skill = { $bot } wins { $plain } % against { $against }; with luck taken out, { $fair } % ({ $low } to { $high }).
arena-report-luck = The deals explain { $share } % of the spread of these results.
arena-report-games = of all games
arena-report-decisions = decisions
arena-report-points = points
arena-report-wins = won
arena-report-times = times a game
arena-report-changes = lead changes
arena-report-seat-word = Seat
arena-report-length-title = How long a game is
arena-report-length-note = Decisions of all seats together; chance is not counted.
arena-report-scores-title = What is scored
arena-report-scores-note = The median of each seat, and the middle half of its games.
arena-report-seats-title = Does a seat have an advantage?
arena-report-seats-note = Each seat’s share of the wins; the dashed line is an even share.
arena-report-rules-title = How often each rule matters
arena-report-rules-note = Times a game.
arena-report-leads-title = How often the lead changes
arena-report-leads-note = How often a different seat takes the sole lead.
arena-report-skill-title = How much skill counts
arena-report-skill-note = Each level against the next one down, with luck taken out; the dashed line is what equal players win.
arena-report-intervals = All ranges except those of the scores are 95 % intervals.



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
keys-replay = Enter or n forward · b back · a number jumps · s change view · q quit
help-keys = Type a move as the list shows it, or # and its number in the list (#3). ? shows the rules, h what each move means, ! the best moves, u takes your last move back, q quits; the game is saved.
deal-prompt = What do the real cards or dice show? { $possible }
curtain = Pass the screen to { $name }. Press Enter when nobody else is looking.
error-undo-unfair = That cannot be taken back: somebody has moved since, or something was revealed.
undone = Taken back.
error-no-such-choice = “{ $text }” is neither a move nor a number in the list (#1 to #{ $count }). Type h to see the moves.
kept-at = Saved: { $file }
resume-with = Continue with: { $command }
not-kept = The game cannot be saved ({ $why }). You can still play on.
too-narrow = This window is only { $width } columns wide; at { $wanted } it looks better.
more = Enter for more, q to stop reading
winner-and = { $first } and { $last }
yes = yes
no = no
replay-at = Entry { $entry } of { $entries }
replay-eyes-all = seen by a spectator
replay-eyes = seen by { $name }
options-title = Options
moves-typed = In a terminal you type your moves; h lists those you can make now.
default-value = default: { $value }
unofficial = Unofficial. The rules in our own words; the game belongs to its authors and publisher.
you-object = you
type-like = ({ $examples })
error-resume-other = { $file } is a game of { $found }, not of { $game }.
game-over = The game is over.
final-scores = Final scores

## What verify has checked

verify-whole = The record is complete and undamaged: its checksum matches.
verify-rules = All { $moves } moves follow the rules of { $game } (version { $version }).
verify-result = The result follows from the moves: { $scores }.
verify-unfinished = The match was not played to its end.
verify-secret = The server’s secret matches the fingerprint that it showed before the first card: { $commitment }
verify-given = Seats that contributed to the shuffle: { $seats }.
verify-none-given = No seat contributed to the shuffle: the server alone determined what was dealt.
verify-not-given = Seats without a contribution (bots, or nothing came in time): { $seats }.
verify-elsewhere = The first { $entries } entries come from another game: their cards and dice were not dealt here.
verify-deals = All { $deals } cards and dice follow from the secret, the contributions and the counter. Nobody chose them.
verify-seeded = All { $deals } cards and dice follow from the seed { $seed }. That proves nothing about who knew the seed.
verify-manual = The { $deals } cards and dice were typed in, or simulated; nothing about chance can be checked.
verify-your-commitment = The fingerprint is the one you noted.
verify-your-contribution = Your contribution is in the record, as that of seat { $seat }.
error-verify-commitment = The record’s fingerprint is not the one you noted.
error-verify-contribution = Your contribution is not among those in the record.
error-verify-not-fair = The cards of this record were dealt without contributions.
verify-deals-server = All { $deals } cards and dice follow from the secret and the counter.
verify-deals-together = All { $deals } cards and dice follow from the secret, the contributions and the counter. This table took contributions without pledges: the server and the last seat to contribute could have chosen them, but only by acting together.
verify-pledges = Every contribution matches the pledge that its seat made before any of them was opened.
verify-voided = One deal was cancelled before the first card, because these seats did not open their contribution in time: { $seats }. The cards were drawn again without them.
verify-your-pledges = The pledges are the ones you noted.
error-verify-pledges = The record’s pledges are not the ones you noted.
error-record-pledges = A contribution in the record does not match its pledge.
new-game-written = { $name } is in { $place } and can already be played. Next:

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
coach-in-points = In points: ahead of the average of the others
coach-in-wins = In wins out of 100
coach-exact = All figures are exact.
coach-estimated = These are estimates; “cannot tell” is the part they leave open.
coach-worlds = Every hand that another player could have held counts the same, whatever that player’s moves suggest.
coach-start = at the start
coach-luck = luck
coach-hidden = hidden choices and cards
coach-own = own choices
coach-others = choices of the others
coach-rest = cannot tell
coach-result = result
coach-luckier = { $you ->
    [yes] You were luckier
   *[no] { $name } was luckier
} than in { $games } out of 100 games.
coach-even-luck = With even luck { $you ->
    [yes] you
   *[no] { $name }
} would have won { $games } times in 100.
coach-accuracy = Accuracy: { $figures }
coach-curve = Chances to win
coach-curve-key = o luck · x a decision
coach-moments = Moments
coach-mistake = Entry { $entry }, the costliest decision: { $move }. Better by { $loss } wins in 100: { $best }.
coach-luckiest = Entry { $entry }, the luckiest event: { $what } brought { $gain } wins in 100.
coach-turning = Entry { $entry }, the turning point: { $what } changed the chances from { $before } to { $after } in 100.
coach-hint = { $move }  wins { $win } out of 100, point difference { $points }
coach-later = Where the result came from: { $command }
coach-title = { $game }: luck and skill
coach-nothing-decided = Nothing was decided in this match.

reason-only = It is the only move; it wins { $win } times in 100.
reason-better = It wins { $win } times in 100, { $gain } more than { $other }.
reason-close = It wins about { $win } times in 100, like the other good moves.
reason-behind = It wins { $win } times in 100, { $loss } fewer than the best.

## What --help says of the commands that players use, and of what all commands share

command-any = any command
    .usage = usage
    .arguments = what it needs
    .options = options
    .examples = examples:
    .help = show this help and exit
    .lang = default: the language of this computer
    .game = one of: { $games }
    .seats = how many play (default: the fewest the game allows)
    .option = an option of the game (sobremesa rules GAME lists them); repeatable, lists with colons: prizes=4:2:-1
command-play = play a game in this terminal
    .name = the name of a person; repeatable
    .people = how many people share this screen (default: 1, or as many as there are names)
    .bot = for the other seats: beginner, easy, medium (default), hard or master; repeatable, the last one takes all the other seats
    .dealer = manual: you type what the real cards or dice show
    .seed = the same seed gives the same deals
    .no_account = leave out the account of luck and skill at the end
    .resume = continue a saved game, or the last one
    .examples =
        { "  " }sobremesa play raj
        { "  " }sobremesa play raj --seats 4 --name Ana --name Rui --bot hard --bot easy
        { "  " }sobremesa play raj --dealer manual     (with the real cards in front of you)
        { "  " }sobremesa play raj --resume            (continues the last unfinished game)
command-learn = learn a game by playing: a guided first game, then a small one against a beginner
    .again = from the beginning, not where you stopped
    .examples =
        { "  " }sobremesa learn raj
        { "  " }sobremesa learn ratzzia --again        (from the beginning)
command-replay = step through a saved match
    .file = the saved match
    .seat = show it as this seat sees it (default: as a spectator does)
    .json = print the result and the log as JSON instead
    .examples =
        { "  " }sobremesa replay FILE
        { "  " }sobremesa replay FILE --seat 1
command-rules = read the rules of a game
    .examples =
        { "  " }sobremesa rules raj
        { "  " }sobremesa rules raj --lang pt
        { "  " }sobremesa rules ratzzia --option board=mine.toml     (draws that board)

error-no-such-page = There is no page “{ $name }”. Choose from: { $known }.
docs-where = The pages and the examples are in { $place }. sobremesa docs PAGE shows one.
docs-none = This installation has no documentation.
# Learning by playing
lesson-step = { $step } of { $steps }
lesson-enter = Enter: next · u: back · q: stop
lesson-stopped = You can continue from here: { $command }
lesson-resumed = You stopped here. To start over: { $command }
lesson-small = Enter: play the small game against a beginner, with hints (type !) · q: stop
error-no-lesson = { $game } has no guided game yet.
error-lesson-over = This guided game is over.
error-lesson-next = This step is only for reading. Go on to the next one.
error-lesson-step = The guided game of { $game } cannot be played: step { $step }. { $why }

# Puzzles
puzzle-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
puzzle-win = { $games } of 100 games won
puzzle-loss = The next best: { $second }. It is worse by { $loss }.
puzzle-of-day = Puzzle of { $date }
puzzle-of-run = Puzzle { $number } of { $count }
puzzle-own = One of your decisions at { $game }: what would you do now?
puzzle-grade = { $grade ->
    [easy] easy
    [tricky] tricky
   *[hard] hard
}
puzzle-ask = What is best?
puzzle-right = Right: { $move }, { $worth }.
puzzle-not-right = Not quite. Best is { $move }: { $worth }.
puzzle-yours = Yours, { $move }: { $worth }.
puzzle-score = { $right } of { $count } right.
puzzle-none-due = None of your mistakes is due today. They come from games that the coach has analysed.
puzzle-go-on = Enter: next · p: play on from here · q: stop
puzzles-written = { $count } puzzles, in { $file }
error-no-puzzles = There are no puzzles of { $game }.
error-no-such-puzzle = There are { $count } puzzles of { $game }.
error-game-missing = Name a game: { $known }.
