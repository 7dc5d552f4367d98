"""Moments of games, made by the engine and shown on the real page without a server: every phase is reached at once.

A scene is what the server would send to seat 0. The page asks for a table and opens its socket as ever; the test
answers for the server. Time stands still in the page, so that what is shown for a moment stays.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import sobremesa
from sobremesa.engine.match import Match, Step
from sobremesa.engine.story import Teller
from sobremesa.server import wire
from sobremesa.server.names import BOTS
from sobremesa.server.tables import telling

YOU = 0
CODE = "SCENES"
LONGEST = 600  # moves of a match that is searched for a moment
Data = dict[str, Any]


@dataclass(frozen=True)
class Scene:
    game: str
    seats: int
    name: str
    state: bytes
    step: bytes | None = None  # what happens then, and is being looked at
    table: wire.Table = field(repr=False, kw_only=True)
    touch: tuple[str, ...] = ()  # what is tapped before anybody measures
    until: str = ""  # what is seen when the step has come so far
    story: bytes | None = None  # for who looks back
    at: int | None = None  # and to which entry

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {self.name}"


# Playing until something happens


@dataclass
class Moment:
    """A match before a move, the move, and what it led to."""

    before: Match
    after: Match
    steps: list[Step]
    events: list[Data]  # as seat 0 is told of them

    def asks(self) -> str:
        """What seat 0 is asked after it."""
        if YOU not in self.after.waiting:
            return ""
        known = self.after.game.known(self.after.position, YOU)
        return str(self.after.game.table.prompt(known, YOU)["prompt"])


def moments(match: Match, choose: Callable[[Match, int, random.Random], str], seed: int) -> Iterator[Moment]:
    """A match, move by move."""
    rng, teller = random.Random(seed), Teller(match.game, YOU)
    for _ in range(LONGEST):
        if match.over:
            return
        steps: list[Step] = []
        before, match.watchers = match.copy(), [steps.append]
        seat = min(match.waiting)
        match.play(seat, choose(match, seat, rng))
        yield Moment(before, match.copy(), steps, [event for step in steps for event in teller.events(step)])


def any_move(match: Match, seat: int, rng: random.Random) -> str:
    return rng.choice(match.legal(seat))


def bid(match: Match, seat: int, rng: random.Random) -> str:
    """Raj: at first all bid the same, so that prizes pile up; then two of them, and the others by themselves."""
    hand = sorted(map(int, match.legal(seat)))
    turn = match.view(seat)["turn"]
    if turn <= 2 or seat in (1, 2):
        return str(hand[0])
    return str(hand[-1 - seat % len(hand)])


def fill(match: Match, seat: int, rng: random.Random) -> str:
    """Ratzzia: place what can be placed, so that columns are completed and the cat is woken."""
    legal = match.legal(seat)
    placing = [move for move in legal if " at " in move]
    return rng.choice(placing if placing and rng.random() < 0.9 else legal)


CHOOSE: dict[str, Callable[[Match, int, random.Random], str]] = {"raj": bid, "ratzzia": fill}


@cache
def played(game: str, seats: int, seed: int, options: bytes = b"{}") -> list[Moment]:
    match = sobremesa.game(game).match(seats=seats, seed=seed, **msgspec.json.decode(options))
    return list(moments(match, CHOOSE.get(game, any_move), seed))


def found(game: str, seats: int, wanted: Callable[[Moment], float], **options: Any) -> Callable[[], Moment]:
    """Of the moments in a few matches the one that is wanted most; 0 is not at all. Searched for when it is called."""
    return lambda: search(game, seats, wanted, options)


def search(game: str, seats: int, wanted: Callable[[Moment], float], options: Data) -> Moment:
    best, most = None, 0.0
    for seed in range(1, 9):
        for moment in played(game, seats, seed, msgspec.json.encode(options)):
            if (worth := wanted(moment)) > most:
                best, most = moment, worth
        if best:
            return best
    assert best, f"no such moment in {game} at {seats} seats"
    return best


def asked(prompt: str, size: Callable[[Data], float] = lambda _: 1) -> Callable[[Moment], float]:
    """Where seat 0 is asked this; the more of it the better."""
    return lambda moment: 1 + size(moment.after.view(YOU)) if moment.asks() == prompt else 0


def told(event: str) -> Callable[[Moment], float]:
    """Where this happens; the more is told the better."""

    def worth(moment: Moment) -> float:
        return len(str(moment.events)) if any(one["event"] == event for one in moment.events) else 0

    return worth


def over(moment: Moment) -> float:
    return float(moment.after.over)


def cards_laid(view: Data) -> float:
    return sum(len(one) for stack in view["stacks"] for one in stack)


# What the server would say


def table_of(match: Match, pace: wire.Pace = "normal") -> wire.Table:
    person = wire.Seat("person", "Ana", None, True, 1)
    bots = [wire.Seat("bot", name, "rank", True, 0) for name in BOTS[: match.seats - 1]]
    phase: wire.Phase = "over" if match.over else "playing"
    game = match.game
    return wire.Table(
        CODE,
        game.name,
        game.version,
        phase,
        [person, *bots],
        match.options,
        YOU,
        pace,
        False,
        0,
        1 if match.over else 0,
        fair=wire.FairDeal("0" * 64, [None] * match.seats, [None] * match.seats),
    )


def state_of(match: Match, viewer: int | None = YOU) -> bytes:
    listener = telling.Listener(match, viewer, match.over)
    now = listener.sight.now(telling.Standing(match))
    yours = [] if viewer is None else [viewer]
    return wire.encoded(wire.State(len(match.log), viewer, table_of(match), now, listener.entries(0), 0, yours))


def step_of(moment: Moment, viewer: int | None = YOU) -> bytes:
    listener = telling.Listener(moment.before, viewer, False)
    kept, covered = len(listener), listener.covered
    events = listener.tell(telling.Account(moment.before.game, moment.steps))
    now = listener.sight.now(telling.Standing(moment.after))
    return wire.encoded(wire.Step(len(moment.after.log), kept, events, now, None, listener.retold(covered), []))


@dataclass(frozen=True)
class Plan:
    """A scene that is made when it is wanted: to find its moment takes a while."""

    name: str
    make: Callable[[], Scene]


def standing(name: str, found: Callable[[], Moment], *touch: str) -> Plan:
    """The table as it is after a moment."""

    def make() -> Scene:
        match = found().after
        return Scene(match.game.name, match.seats, name, state_of(match), table=table_of(match), touch=touch)

    return Plan(name, make)


def happening(name: str, found: Callable[[], Moment], event: str = "", until: str = "") -> Plan:
    """What happens in a moment, while this event is looked at."""

    def make() -> Scene:
        moment = found()
        match, table = moment.before, table_of(moment.after)
        seen = until or f"[data-moment~={event}]"
        return Scene(match.game.name, match.seats, name, state_of(match), step_of(moment), table=table, until=seen)

    return Plan(name, make)


def looking_back(found: Callable[[], Moment]) -> Plan:
    def make() -> Scene:
        match = found().after
        story = wire.encoded(telling.story(match, YOU, True, 0, telling.LONGEST_STORY, True))
        at = len(match.log) // 2
        return Scene(match.game.name, match.seats, "replay", state_of(match), table=table_of(match), story=story, at=at)

    return Plan("replay", make)


def raj(seats: int) -> Iterator[Plan]:
    pile = asked("highest", lambda view: len(view["pile"]) * 5 + view["turn"])
    yield standing("choosing", found("raj", seats, pile), ".hand button[aria-disabled=false]")
    yield happening("reveal", found("raj", seats, told("revealed")), "revealed")
    yield happening("scoring", found("raj", seats, told("game-ended"), games=2), until=".summary")
    end = found("raj", seats, over)
    yield standing("end", end)
    yield standing("end of a match", found("raj", seats, over, games=2))
    yield looking_back(end)


def linko(seats: int) -> Iterator[Plan]:
    yield standing("choosing", found("linko", seats, asked("play", cards_laid)), ".hand button[aria-disabled=false]")
    yield standing("conflict", found("linko", seats, asked("attack", cards_laid)))
    yield standing("defence", found("linko", seats, asked("defend", cards_laid)))
    yield standing("drawing", found("linko", seats, asked("draw", cards_laid)), ".row button[aria-disabled=false]")
    yield happening("reveal", found("linko", seats, told("took")), "took")
    yield happening("round's end", found("linko", seats, told("round-ended"), rounds=3), "round-ended")
    yield happening("scoring", found("linko", seats, told("round-ended"), rounds=3), until=".summary")
    yield standing("end", found("linko", seats, over, rounds=3))


def ratzzia(seats: int) -> Iterator[Plan]:
    def dice(view: Data) -> float:
        return len(view["rolled"]) + len(view["support_rolled"]) + 0.1 * sum(view["food"])

    def here(prompt: str) -> Callable[[], Moment]:
        return found("ratzzia", seats, asked(prompt, dice))

    yield standing("choosing", here("reroll"), ".dice button[aria-disabled=false]")
    yield standing("placing", here("place"), ".dice button[aria-disabled=false]")
    if seats == 2:
        yield standing("support", here("support"))
    for question in ("start", "ana", "rob", "give"):
        yield standing(question, here(question))
    for question in ("candy", "protect"):
        if question in PROMPTS:
            yield standing(question, found("ratzzia", seats, asked(question, dice), board=SWEET))
    yield happening("reveal", found("ratzzia", seats, told("rerolls")), "rerolls")
    yield happening("scoring", found("ratzzia", seats, told("completed")), "completed")
    yield happening("theft", found("ratzzia", seats, told("robbed")), "robbed")
    yield happening("cat", found("ratzzia", seats, told("raid")), "raid")
    yield standing("end", found("ratzzia", seats, over, goal=10))


def charidice(seats: int) -> Iterator[Plan]:
    late = lambda view: view["round"]  # noqa: E731
    yield standing("choosing", found("charidice", seats, asked("roll", late)), "[data-part=hero] button")
    yield standing("scoring", found("charidice", seats, asked("score", late)), ".scroll ul button")
    yield standing("gift", found("charidice", seats, asked("gift", late)))
    yield standing("waiting", found("charidice", seats, lambda moment: float(YOU not in moment.after.waiting)))
    yield happening("reveal", found("charidice", seats, told("scored")), "scored")
    yield standing("end", found("charidice", seats, over))


GAMES: dict[str, Callable[[int], Iterator[Plan]]] = {
    "raj": raj,
    "linko": linko,
    "ratzzia": ratzzia,
    "charidice": charidice,
}
PROMPTS = {"candy", "protect"}
SWEET = {
    "meta": {"origin": "own"},
    "column": [
        *[{"reward": "candy_jar", "spaces": [{"req": 0, "link": False, "food": 1}]}] * 3,
        *[{"reward": "sausages", "amount": 6, "spaces": [{"req": 0, "link": False, "food": 1}] * 5}] * 5,
        {"reward": "protect_food", "spaces": [{"req": 0, "link": False, "food": 1}] * 3},
    ],
    "cat": {"grey": dict.fromkeys("2345", 1), "red": dict.fromkeys("2345", 3)},
    "candy": {"dice": dict.fromkeys("2345", 1)},
}


# Showing them


# Once something that is waited for is seen, time stands still: what was to come later does not come. What is set going
# after that runs: axe needs a clock.
STILL = """{
  const later = window.setTimeout
  window.setTimeout = (what, ms, ...more) => {
    const asked = window.still
    return later((...all) => { if (!window.still || asked || !ms) what(...all) }, ms, ...more)
  }
  const look = () => { if (window.until && document.querySelector(window.until)) window.still = true }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
}"""


class Stage:
    """A page on which one scene after the other is shown."""

    def __init__(self, page: Page):
        self.page = page
        self.scene: Scene | None = None
        page.add_init_script(STILL)
        page.route("**/api/tables/**", self.answer)
        page.route_web_socket("**/api/tables/*/live", self.talk)

    def answer(self, route: Route) -> None:
        assert self.scene
        body = self.scene.story if "/story" in route.request.url else None
        read = wire.encoded(wire.TableRead(self.scene.table, YOU, "http://localhost/t/SCENES", 0))
        route.fulfill(body=body or read, content_type="application/json")

    def talk(self, socket: WebSocketRoute) -> None:
        assert self.scene
        scene = self.scene

        def heard(message: str | bytes) -> None:
            if '"hello"' in str(message):
                socket.send(scene.state.decode())

        socket.on_message(heard)
        self.socket = socket

    def show(self, scene: Scene) -> None:
        self.scene = scene
        page = self.page
        page.goto(f"/t/{CODE}" + (f"?at={scene.at}&eyes=open" if scene.story else ""))
        page.locator("[data-part=sentence]").wait_for()
        for selector in scene.touch:
            page.locator(selector).first.click()
        if scene.step:
            page.evaluate("until => { window.until = until }", scene.until)
            self.socket.send(scene.step.decode())
            page.locator(scene.until).wait_for()
