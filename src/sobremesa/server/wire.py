"""Everything that crosses the wire, each thing once: the same Structs are the REST bodies, the socket's messages and
their schemas. `docs/protocol.md` tells how they go together.

What a client sends may hold no field that is not here. What the server sends may grow new fields: clients pass over
those they do not know.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Struct

Event = dict[str, Any]  # {"event": name, …}; told by the text event-NAME of the game
Data = dict[str, Any]
Phase = Literal["lobby", "playing", "over"]
Pace = Literal["instant", "normal", "slow"]
Agreement = Literal["pause", "end"]  # what needs everybody's yes
Talk = Literal[
    "hello",
    "luck",
    "moment",
    "thanks",
    "sorry",
    "well-played",
    "lucky",
    "ouch",
    "again",
    "bye",
    "smile",
    "laugh",
    "wow",
    "sad",
    "wink",
    "sleepy",
    "peace",
    "heart",
]  # told by the text talk-NAME: short phrases, then emoji


ONCE = "Made by the client. Sent again with the same id, a command is done once and gets its first answer."


class Sent(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes from a client."""


class Command(Sent, frozen=True, kw_only=True):
    """Something that changes a table."""

    id: Annotated[str | None, msgspec.Meta(description=ONCE)] = None


# The games


class OptionInfo(Struct, frozen=True):
    name: str
    kind: str  # "choice", "whole", "flag", "numbers", "text" (as people write it), "file" (send the text of one)
    default: Any  # at the fewest seats
    defaults: dict[str, Any] | None = None  # by the number of seats, where it depends on them
    values: list[str] | None = None  # of a choice
    least: int | None = None  # of a number, or of each number of a list
    most: int | None = None
    longest: int | None = None  # of a list


class GameInfo(Struct, frozen=True):
    name: str
    version: int
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]  # levels, weakest first
    bot: str  # the level that empty seats take
    covers: bool  # newer moves cover older ones: memory aids make a difference
    secrets: bool  # some seat may know what another does not
    quiet: list[str]  # events that go without saying
    lesson: bool = False  # whether there is a guided first game
    puzzles: int = 0  # how many there are
    pad: "GameInfo | None" = None  # the score pad that stands for it beside the real box, where not all is entered


class GameList(Struct, frozen=True):
    games: list[GameInfo]


class Rules(Struct, frozen=True):
    game: str
    language: str
    markdown: str


class CheckOptions(Sent, frozen=True):
    seats: int
    options: dict[str, Any] = {}


class CheckedOptions(Struct, frozen=True):
    options: dict[str, Any]  # all of them


class LaidSets(Sent, frozen=True):
    """What lies on top before each seat."""

    sets: list[str]  # 6 6 X; empty: nothing
    seat: int  # the one who has just laid theirs


class Attacked(Struct, frozen=True):
    seats: list[int]


class GameWords(Struct, frozen=True):
    game: str
    language: str
    fluent: str  # the game's own texts, in English where it does not speak the language


# A table, the same for everybody


class Seat(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    name: str | None = None
    bot: str | None = None  # its level; of a person: the bot that keeps the seat warm until they return
    here: bool = False  # a person who is connected now
    wins: int = 0  # over all rematches
    device: int | None = None  # where several people play at one browser: the first of their seats


class Clock(Sent, frozen=True):
    """How long a seat may think: for each move, in total, or slowly (hours or days for each move)."""

    kind: Literal["move", "total", "slow"]
    seconds: int


class VoidDeal(Struct, frozen=True):
    """A deal that was given up before it was made."""

    commitment: str
    pledges: list[str | None]  # of each seat
    unopened: list[int]  # the seats that did not open what they had pledged themselves to


class FairDeal(Struct, frozen=True):
    """How the deals can be checked: docs/promises.md."""

    commitment: str  # the secret's SHA-256, shown before anybody adds to the luck
    pledges: list[str | None] | None = None  # of each seat, once they are closed: the SHA-256 of what it adds
    contributions: list[str | None] | None = None  # of each seat, once they are settled; None: it added nothing
    secret: str | None = None  # once it is over
    voided: list[VoidDeal] = []  # the commitment above is of the deal after these


class Wish(Struct, frozen=True):
    """What somebody would like, and who agrees: it happens once every person at the table does."""

    what: Agreement
    by: list[int]  # seats


class Knock(Struct, frozen=True):
    """Somebody asks for a bot's seat in the middle of a game."""

    id: str
    name: str
    seat: int
    welcome: bool  # the host has said yes: they may join


class Table(Struct, frozen=True):
    code: str
    game: str
    version: int  # of the game's rules
    phase: Phase
    seats: list[Seat]
    options: dict[str, Any]
    host: int | None  # a seat
    pace: Pace
    aids: bool  # memory aids: whether the log also shows what newer moves cover
    watchers: int  # connected without a seat
    games: int  # finished by these people, over all rematches
    previous: str | None = None  # the table this is a rematch of
    next: str | None = None  # the rematch
    fair: FairDeal | None = None  # None: a table from before deals were fair
    clock: Clock | None = None  # None: everybody may think as long as they like
    locked: bool = False  # nobody else sits down
    watch: bool = True  # whether those without a seat may look on while it is played
    paused: bool = False
    wish: Wish | None = None
    knocks: list[Knock] = []
    hints: bool = False  # whether hints may be taken where several people play
    hinted: list[int] = []  # for each seat, how many hints it has taken
    box: bool = False  # played with the real box: people enter what happens there
    helpers: bool = False  # at the box: whether all who look on may enter things, too
    later: int | None = None  # at the box, while an entry is corrected: how many after it are to be put back
    misfit: bool = False  # of those, the first no longer fits: it is asked for, or the game is over before it


# The game as one viewer has it


class Choice(Struct, frozen=True):
    move: str
    meaning: Data | None = None  # {"meaning": name, …}; told by the text meaning-NAME


class Result(Struct, frozen=True):
    scores: list[int]
    winners: list[int]
    reason: str  # told by the text result-REASON


class SeatClock(Struct, frozen=True):
    left: float  # seconds, when this was sent
    runs: bool


class Now(Struct, frozen=True):
    """The position as the viewer has it, and what it may do."""

    view: Data
    waiting: list[int]  # the seats that must act
    prompt: Data | None = None  # {"prompt": name, …}; told by the text prompt-NAME; None: nothing to decide
    moves: list[Choice] = []
    can_undo: bool = False
    result: Result | None = None  # once it is over
    clocks: list[SeatClock] = []  # of each seat, where a clock was agreed
    deal: Data | None = None  # at the box: what its cards or dice are to say; {"deal": name, …}


class Told(Struct, frozen=True):
    """What one entry of the log told the viewer."""

    events: list[Event]
    view: Data | None = None  # the table right after it, where more followed in the same step; None: see Step.now


class Acked(Struct, frozen=True):
    """A command is stored, and led to this seq."""

    id: str
    seq: int


class Retold(Struct, frozen=True):
    """An entry of the story that is told otherwise from now on: newer moves cover it, or at the end all is open."""

    entry: int
    events: list[Event]


# What a client sends, over REST


class MakeMove(Sent, frozen=True):
    id: str
    move: str
    at: int | None = None  # the seq the mover was looking at: if the question was another then, it is refused


class TakeBack(Sent, frozen=True):
    id: str


class EnterDeal(Sent, frozen=True):
    """At a table beside the real box."""

    id: str
    outcome: str  # what its cards or dice show, as the game writes it
    at: int | None = None  # the seq that was looked at: if something else was asked then, it is refused


class Correct(Command, frozen=True):
    """At a table beside the real box: these entries are made anew, and those after them are put back where they fit."""

    entry: int  # the number of the first
    count: int = 1


class PutBack(Command, frozen=True):
    """At a table beside the real box, while something is corrected."""

    keep: bool  # as it was; else the entries that are still to be put back are forgotten


class ChangePace(Command, frozen=True):
    pace: Pace


Luck = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]


Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class PledgedHash(Command, frozen=True):
    hash: Hash  # the SHA-256 of what this seat will contribute; the first one counts


class Contribution(Command, frozen=True):
    value: Luck  # what was pledged, once all pledges are made; without a pledge, the pledge and its opening in one


class Utter(Sent, frozen=True):
    what: Talk


# The same over the socket, and more


class Hello(Sent, frozen=True, tag="hello"):
    token: str | None = None  # of the seat; without one the cookie says who it is
    lang: str | None = None  # of refusals: en, pt, pt-BR, es
    seat: int | None = None  # of several people at one browser, the one who listens; None: nobody yet


class Move(MakeMove, frozen=True, tag="move"):
    pass


class Undo(TakeBack, frozen=True, tag="undo"):
    pass


class Deal(EnterDeal, frozen=True, tag="deal"):
    pass


class SetPace(ChangePace, frozen=True, tag="pace"):
    pass


class Pledge(PledgedHash, frozen=True, tag="pledge"):
    pass


class Contribute(Contribution, frozen=True, tag="contribute"):
    pass


class Say(Utter, frozen=True, tag="say"):
    pass


class Back(Command, frozen=True, tag="back"):
    """I am here again: the bot that kept my seat warm goes."""


class Ping(Sent, frozen=True, tag="ping"):
    pass


FromClient = Hello | Move | Undo | Deal | SetPace | Pledge | Contribute | Back | Say | Ping


# What the socket's server sends


class State(Struct, frozen=True, tag="state"):
    """Everything: after hello, and when the game starts."""

    seq: int  # entries stored so far
    you: int | None  # the viewer's seat; None: a spectator, or several people at one browser of whom none is named
    table: Table
    now: Now | None = None  # None in the lobby
    story: list[list[Event]] = []  # what each entry of the log told
    story_from: int = 0  # the number of the first entry in `story`; those before it by REST
    yours: list[int] = []  # the seats of all who play at this browser


class Step(Struct, frozen=True, tag="step"):
    """What just happened: keep the first `kept` entries of the story, then add these."""

    seq: int
    kept: int
    told: list[Told]
    now: Now
    undone: int | None = None  # the seat that took its move back
    retold: list[Retold] = []  # then, entries that are told otherwise from now on
    acks: list[Acked] = []  # the viewer's own commands that are stored with it


class News(Struct, frozen=True, tag="table"):
    """People came or went, something was agreed, a rematch was made."""

    table: Table


class Ack(Acked, frozen=True, tag="ack"):
    """The same for a command that is sent again, once it is done: the step that held it came long ago."""


class Refusal(Struct, frozen=True):
    code: str
    sentence: str
    language: str


class Refused(Refusal, frozen=True, tag="refused"):
    id: str | None = None  # of the command


class Said(Struct, frozen=True, tag="said"):
    """Table talk. It is not kept."""

    seat: int
    what: Talk


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromServer = State | Step | News | Ack | Refused | Said | Pong


# REST alone


class CreateTable(Sent, frozen=True):
    game: str
    name: str | None = None  # of the one who makes it; None: the name used last
    seats: int | None = None  # None: the fewest
    options: dict[str, Any] = {}
    plan: list[str] | None = None  # for each seat "me", "open" or a bot's level; None: me, then open ones
    others: list[str] = []  # names of those who play at the same browser: each has a "me" of the plan, too
    pace: Pace = "normal"
    aids: bool = False  # memory aids
    clock: Clock | None = None
    start: bool = False  # at once, with bots in the open seats
    box: bool = False  # beside the real box: people enter what happens there


class JoinTable(Command, frozen=True):
    name: str | None = None
    seat: int | None = None  # None: the first open one; in play, the one that the host gives, or that was given up
    beside: bool = False  # somebody else at a browser that has a seat here; the name is theirs


class AnswerKnock(Command, frozen=True):
    welcome: bool


class SetSeat(Command, frozen=True):
    bot: str | None  # a level; None leaves the seat open, in play to the usual bot


class ChangeTable(Command, frozen=True):
    """What the host changes; what is not named stays. Everybody may change their own name."""

    seats: int | None = None  # how many; in the lobby
    options: dict[str, Any] | None = None  # in the lobby; those not named are as usual
    order: list[int] | None = None  # in the lobby: for each seat the one that sits there now
    host: int | None = None  # the seat that is host from now on
    locked: bool | None = None
    watch: bool | None = None
    hints: bool | None = None
    helpers: bool | None = None
    name: str | None = None  # of the one who asks


class Agree(Command, frozen=True):
    what: Literal["pause", "end", "resume"] | None  # None: no; nobody wishes anything any more


class PlayOn(Sent, frozen=True):
    """From a game that is over, against bots."""

    at: int  # so many entries of its log are taken over
    seat: int  # mine
    name: str | None = None
    bot: str | None = None  # the others' level


class TableRead(Struct, frozen=True):
    table: Table
    you: int | None
    link: str  # to join
    seq: int  # entries stored so far


class Seated(Struct, frozen=True):
    table: Table
    you: int
    link: str
    seq: int
    token: str | None = None  # shown this once; None for a seat that was yours already


class Done(Struct, frozen=True):
    seq: int


class StoryEntry(Struct, frozen=True):
    seat: int | None  # None: chance
    move: str | None  # None: not for this viewer
    events: list[Event]
    view: Data  # right after it
    held: dict[str, Data] = {}  # by seat: what its view holds that a spectator's does not, where this is its story


class Story(Struct, frozen=True):
    seat: int | None  # whose story it is; None: a spectator's
    total: int
    first: int  # the number of the first entry here
    start: Data  # the view before the first entry of the match
    entries: list[StoryEntry]
    open: bool = False  # with what every seat held


class Verified(Struct, frozen=True):
    sentences: list[str]  # what was checked, and holds
    language: str


# The coach


class Hint(Struct, frozen=True):
    """A good move, by what the seat knows."""

    move: str
    told: str  # the move in words; as it is written where that is plain
    win: float  # the seat's share of the win after it
    points: float  # ahead of the mean of the others
    error: float  # of the share
    exact: bool
    reason: str  # a sentence


class Hints(Struct, frozen=True):
    moves: list[Hint]  # the best first
    language: str


class AccountRow(Struct, frozen=True):
    name: str
    points: str
    wins: str  # of 100


class Moment(Struct, frozen=True):
    entry: int  # after how many entries to look
    text: str


class ToldReport(Struct, frozen=True):
    """Where the result of a seat came from, in words and figures."""

    seat: int
    language: str
    sentence: str
    account: list[AccountRow]  # the last row is the sum of the others
    units: list[str]  # what the two columns count
    summary: list[str]
    moments: list[Moment]
    curve: list[float]  # the seat's chance to win at the start and after each entry
    luck: list[bool]  # for each entry, whether it was chance's
    accuracy: float
    luckier_than: float  # so many of 100 games


class Report(Struct, frozen=True):
    done: int  # of the total, while it is being made
    total: int
    report: ToldReport | None = None


# Learning


class LessonAnswers(Sent, frozen=True):
    """What the learner has answered so far: moves, and "next" where there was only something to read."""

    answers: Annotated[list[Annotated[str, msgspec.Meta(max_length=80)]], msgspec.Meta(max_length=80)] = []


class SmallGame(Struct, frozen=True):
    """The game at the end of a lesson."""

    seats: int
    options: Data


class Lesson(Struct, frozen=True):
    """A step of a guided game, as the learner has it."""

    game: str
    language: str
    step: int  # from 1; one more than there are once it is over
    steps: int
    text: str
    at: str | None  # the part of the table that the text speaks of
    reads: bool  # nothing is to be done but to read
    over: bool
    state: State
    happened: Step | None  # since the last answer
    small: SmallGame


class Scene(Struct, frozen=True):
    """A scene of the rules page."""

    table: Table
    story: Story


class PuzzleMove(Struct, frozen=True):
    """A move, and what it is worth to the one who makes it."""

    move: str
    told: str  # the move in words
    worth: str  # the same: "3.5 points", "41 of 100 games"
    right: bool


class Puzzle(Struct, frozen=True):
    """A position with a right answer, which comes with it."""

    game: str
    language: str
    state: State
    moves: list[PuzzleMove]  # the best first; of some moves the worth is not known
    sentence: str  # why
    exact: bool
    wrong: int  # of 100 tries of a medium bot; -1: nobody has tried
    number: int | None = None  # among those of the game
    code: str | None = None  # of the table where the mistake was made
    entry: int | None = None  # of its log
    made: str | None = None  # the move that was made there


class Puzzles(Struct, frozen=True):
    game: str
    wrong: list[int]  # for each puzzle, of 100 tries of a medium bot


class Mistakes(Struct, frozen=True):
    """One's own mistakes at a table; none while its report is not made."""

    puzzles: list[Puzzle]


class PlayPuzzleOn(Sent, frozen=True):
    """From a puzzle, against bots."""

    move: str | None = None  # made first
    name: str | None = None
    bot: str | None = None


# People


class Me(Struct, frozen=True):
    name: str | None = None  # used last
    account: str | None = None  # None: a guest


class SignUp(Sent, frozen=True):
    name: str
    password: str


class LogIn(Sent, frozen=True):
    name: str
    password: str


class Recover(Sent, frozen=True):
    name: str
    recovery: str
    password: str  # the new one


class ChangePassword(Sent, frozen=True):
    password: str
    new: str


class Account(Struct, frozen=True):
    name: str
    recovery: str  # shown this once: with it a lost password is replaced


class Device(Struct, frozen=True):
    code: str
    link: str
    seconds: int  # that it is good for, once


class UseDevice(Sent, frozen=True):
    code: str


class Forget(Sent, frozen=True):
    password: str | None = None  # of the account, if there is one


Hour = Annotated[int, msgspec.Meta(ge=0, le=23)]


class PushKey(Struct, frozen=True):
    key: str  # for PushManager.subscribe, in URL-safe base64


class SetReminder(Sent, frozen=True):
    """Where I am told that it is my turn at a table."""

    kind: Literal["push", "webhook"]
    address: Annotated[str, msgspec.Meta(max_length=1000)]  # of the push service, or of the webhook
    p256dh: Annotated[str, msgspec.Meta(max_length=200)] = ""
    auth: Annotated[str, msgspec.Meta(max_length=100)] = ""
    quiet_from: Hour = 0  # not from this hour
    quiet_to: Hour = 0  # to this one; the same: at any hour
    zone: Annotated[str, msgspec.Meta(max_length=60)] = "UTC"  # in which these hours are


class Reminder(Struct, frozen=True):
    kind: str
    address: str
    quiet_from: int
    quiet_to: int


class MyReminders(Struct, frozen=True):
    reminders: list[Reminder]


class MyTable(Struct, frozen=True):
    code: str
    game: str
    phase: Phase
    you: int
    names: list[str | None]  # of all seats
    turn: bool  # whether I am waited for
    moved: float  # when something last happened, in seconds since 1970


class MyTables(Struct, frozen=True):
    tables: list[MyTable]


class MyGame(Struct, frozen=True):
    """A game of mine that is over and has a report. Shares are those of a win."""

    code: str
    game: str
    you: int
    names: list[str | None]  # of all seats
    ended: float  # when, in seconds since 1970
    result: float  # my share
    luck: float  # what chance gave me of it
    own: float  # what my choices cost me, at most 0
    accuracy: float  # of my choices, from 0 to 100


class MyMistake(Struct, frozen=True):
    """A decision of mine that cost something."""

    code: str
    game: str
    you: int
    entry: int  # so many entries of the log lie before it
    move: str
    best: str
    loss: float  # of a win


class MyGames(Struct, frozen=True):
    """My games, luck and skill over time."""

    games: list[MyGame]  # the oldest first
    mistakes: list[MyMistake]  # the costliest first
    missing: list[str]  # games of mine that are over and have no report yet


class Page(Struct, frozen=True):
    language: str
    markdown: str


read_message = msgspec.json.Decoder(FromClient).decode
_encoder = msgspec.json.Encoder()


def encoded(message: FromServer) -> bytes:
    return _encoder.encode(message)
