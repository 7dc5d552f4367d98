## Everywhere

loading = One moment …
close = Close
back = Back
try-again = Try again
to-front = To the front page
confirm = Confirm
went-wrong = Something went wrong here. Please try again.

## The front page

front-title = What shall we play?
front-text = Small games for after dinner, alone against bots or with friends.
front-games = Games
play-now = Play
play-now-at = Play { $game } against bots
go-on = Continue playing
join-by-code = Join a table
join = Join
code-help = Type the six letters your friend sees.

## A game

for-players = { $least }–{ $most } players
play-bots = Play against bots
play-friends = Play with friends
play-together = We are here together
play-box = We have the box
opening = One moment …
rules = Rules
no-rules = The rules cannot be shown just now.
no-such-game = There is no such game here
seats-and-options = Seats and options
seats = Seats, yours included
bots-play = How the bots play
options = Options
options-usual = Back to the standard rules
from-file = from a file
friends-title = { $game } with friends
friends-text = Create a table, then share its link. Bots take the empty seats.
your-name = Your name
make-table = Create the table

## Before the game

who-is-here = Who is here
seat-open = a free seat
this-is-you = you
host = host
away = away
same-browser = on the same device
bot = bot
seat-bot = Seat a bot
about-seat = { $name }: more
move-up = Move one seat up
move-down = Move one seat down
hand-over = Make them the host
send-away = Send { $name } away
replace-by-bot = A bot in { $name }’s place
keep-warm = A bot until they are back
lock = Lock the table: nobody else can sit down
watch = Anyone with the link can watch
is-locked = The host has locked the table: nobody else can sit down.
unseat-bot = Remove { $name }
invite = Invite friends
the-code = The code of this table
the-link = The link to this table
qr-alt = The link as a QR code
copy-link = Share the link
copied = Copied
take-a-seat = Take a seat
sit-down = Sit down
start = Start
open-take-bots = Bots take the free seats.
host-starts = { $name } starts the game when everybody is here.
table-full = All seats are taken. You can watch once the game starts.
leave = Leave the table
leave-sure = A bot takes your seat for the rest of this game.
stay = Stay

## At the table

people = At the table
menu = Menu
log = What happened
log-empty = Nothing has happened yet.
remind = Tell me when it is my turn
box-history = Entries and corrections
box-helpers = Everybody with the link may enter things, too
your-turn = It is your turn.
to-choose = choosing
is-choosing = { $count ->
    [one] { $names } is choosing
   *[other] { $names } are choosing
}
one-moment = One moment …
took-back = { $name } takes a move back.
choose-first = Choose first what you want to do.
sending = On its way …
undo = Undo
talk = Say something
talk-hello = Hello
talk-luck = Good luck
talk-moment = One moment
talk-thanks = Thank you
talk-sorry = Sorry
talk-well-played = Well played
talk-lucky = What luck
talk-ouch = That hurts
talk-again = One more?
talk-bye = See you
talk-smile = 😊
    .label = a smile
talk-laugh = 😄
    .label = a laugh
talk-wow = 😮
    .label = astonished
talk-sad = 😢
    .label = a tear
talk-wink = 😉
    .label = a wink
talk-sleepy = 😴
    .label = asleep
talk-peace = ✌️
    .label = peace
talk-heart = ❤️
    .label = a heart
pause = Pause
resume = Resume
paused = The game is paused.
end-game = End this game
end-sure = If everybody agrees, the game ends here, without a result.
ended-together = You all agreed to end this game.
wish-pause = { $count ->
    [one] { $names } would like to pause.
   *[other] { $names } would all like to pause.
}
wish-end = { $count ->
    [one] { $names } would like to end the game.
   *[other] { $names } would all like to end the game.
}
wish-pause-mine = You would like to pause: { $yes } of { $people } agree.
wish-end-mine = You would like to end the game: { $yes } of { $people } agree.
agree = Agree
disagree = No
wish-back = Never mind
seat-lost = You no longer have a seat here. You can watch.
for-those-seated = Only the players at the table can see this game
ask-for-seat = Ask the host for this seat
knocked = The host has been asked. You get the seat when they agree.
knock = { $name } would like to take over from { $seat }.
knock-yes = Let them play
knock-no = No
knock-refused = You did not get the seat. You can keep watching.
seat-taken-over = { $name } now plays for { $before }.
seat-given-up = { $before } has left. { $name } takes over.
deal-void = { $count ->
    [one] { $names } did not answer in time, so the cards were drawn again without that share of the shuffle.
   *[other] { $names } did not answer in time, so the cards were drawn again without their shares of the shuffle.
}
take-bot-seat = Take over a bot’s seat
whose-seat = Which seat
your-turn-short = Your turn
watchers-link = Link for spectators
step-back = Look back
earlier = Earlier
later = Later
the-beginning = The beginning.
back-to-game = Back to the game
eyes = View as
eyes-spectator = a spectator
eyes-of = { $name }
eyes-open = everything face up
share-moment = Share this moment
play-on = Play on from here as { $name }
go-on-now = Continue
column-seat = Seat
column-sum = Total
struck = { $points }, struck out
rematch = Rematch
to-rematch = To the rematch
wins = { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
games-together = { $games } games together

## No connection

offline-title = No connection
offline-short = The table cannot be reached. Are you online?
offline-text = Your table is saved. We keep trying.


newer = There is a newer version of this page.
newer-busy = Another window here is in the middle of a game. Finish it, or close that window, then load the newer version.
newer-take = Load it now
newer-later = Later
offline-front = You are offline. You can read the rules here; to play, you need a connection.
no-such-table = There is no such table

## Settings

settings = Settings
language = Language
theme = Appearance
theme-auto = Like this device
theme-light = Light
theme-dark = Dark
pace = Pace
pace-instant = At once
pace-normal = Normal
pace-slow = Slow
sound = Sound
sound-off = Off
sound-on = On

## Whether it was fair

check-deals = Check the deals
check-title = What was checked
check-hash-same = The fingerprint is the one this browser saw before the first card.
check-hash-other = Beware: this browser saw another fingerprint before the first card.
check-luck-in = Your browser’s share of the shuffle was used.
check-luck-out = Your browser’s share of the shuffle was not used: it came too late, or was left out.
check-pledges-same = The pledges are the ones this browser saw before it opened its own.
check-pledges-other = Beware: this browser saw other pledges before it opened its own.
check-yourself = You need not trust this server: save the record and run “sobremesa verify” on your own computer.
save-record = Save the record

## Clocks and memory

clock = Clock
clock-help = When time runs out, a bot plays for that seat until the player is back.
clock-none = No clock
clock-move = { $count } seconds per move
clock-total = { $count } minutes in all
clock-hours = { $count } hours per move
clock-days = { $count ->
    [one] one day per move
   *[other] { $count } days per move
}
kept-warm = a bot is playing meanwhile
warm-you = A bot is playing for you.
i-am-back = I am back
aids = Memory aids
aids-help = The list “What happened” also shows cards that newer ones cover.

## You

me = You
my-tables = My tables
all-my-tables = All my tables
no-tables = You are not at any table yet.
phase-lobby = not started
phase-playing = waiting for the others
phase-over = over
account = Account
account-is = You are { $name } on every device where you log in.
account-why = You can play without one. An account keeps your games and lets you continue anywhere.
account-name = Name of the account
sign-up = Create an account
log-in = Log in
log-out = Log out on this device
password = Password
password-help = At least 8 characters; several words are easy to remember.
new-password = New password
lost-password = Lost the password?
recovery-title = Recovery code
recovery-text = Write this code down. If you lose your password, it is the only way back in, and it is shown only now.
recovery-noted = I have written it down
another-device = Another device
another-device-text = Continue with the same seats on your phone or on another computer.
device-show = Show a code for another device
device-type = Enter a code from another device
device-how = Scan this with the other device, or open this page there, go to “You” and enter the code.
device-once = The code works once, for { $minutes } minutes.
device-use-text = Here you become the same player as on your other device. What you play here comes along.
device-code = Code
device-use = Use this code
my-data = My data
privacy = Privacy: what is kept
export = Download my data
delete-me = Delete my data
delete-text = You give up your seats, your name is taken off your tables and your account is removed. This cannot be undone.
delete-now = Delete for good
notify = Notify me when it is my turn
notify-denied = Your browser does not allow notifications from this page. You can change that in its settings.
rename = What is your name?
rename-from = { $name }: change your name

## At the end, and about a game

best-new = Your new best: { $best } (before: { $before }).
best-yours = Your best: { $best }.
best-won = You won { $won } of { $played }.
see-scores = See the scores
see-table = See the table
check-fair = The cards and dice were fair.
check-unsure = This could not be confirmed.
check-how = Nobody chose them: the server fixed its secret before the first card, and the players’ browsers added their share of the shuffle.
check-details = How this was checked
experiments = For experiments
experiments-help = For studying the game or trying something out. For a family game, leave these as they are.
file-not-toml = Line { $line } of this file cannot be read: it is not TOML.
box-minutes = { $least }–{ $most } min
box-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] demanding
}
play-replay = Play the replay
stop-replay = Stop

hint = Hint
hint-thinking = Thinking about your best moves …
hint-wins = wins { $wins } out of 100, point difference { $points }
report = Luck and skill
report-making = The report is being made. You can play on in the meantime.
report-choices = choices
hints-allowed = Allow hints when several people play
hints-taken = took { $hints ->
    [one] one hint
   *[other] { $hints } hints
}

games-title = Luck and skill over time
games-which = Which games
games-all = All games
games-none = When a game of yours is over, you see here how much of it was luck.
games-won = { $games ->
    [one] One game; wins: { $wins }.
   *[other] { $games } games; wins: { $wins }.
}
games-luck-gave = Luck gave you { $luck } wins, your choices cost you { $own }.
games-luck-took = Luck took { $luck } wins from you, your choices cost you { $own }.
games-luck = Luck: in the long run it evens out
games-luck-said = Luck of each game. The mean is { $mean } wins in 100.
games-each = each game
games-mean = the mean so far
games-accuracy = Accuracy of your choices, from 0 to 100
games-accuracy-said = Accuracy of each game. The last one: { $last } of 100.
games-accuracy-short = accuracy
games-list = Game by game (luck in wins out of 100)
games-missing = { $games ->
    [one] One finished game has no report yet.
   *[other] { $games } finished games have no report yet.
}
games-make = Analyse now
games-making = { $games ->
    [one] One report is being made. You can continue in the meantime.
   *[other] { $games } reports are being made. You can continue in the meantime.
}
mistakes = What cost you most
mistake = { $move } cost { $loss } wins in 100; better was { $best }.
learn = Learn by playing
learn-new = New? Learn it in 3 minutes
to-practise = Practise
mistakes-due = { $count ->
    [one] one mistake of yours
   *[other] { $count } mistakes of yours
}
short-card = In short
rule-now = applies now
