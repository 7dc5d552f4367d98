"""Learning and practising over REST. Nothing is kept here: a learner's browser says how far they have come."""

from typing import Any

from litestar import Response
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from sobremesa import games, puzzles
from sobremesa.engine.errors import BadOption
from sobremesa.engine.game import Game
from sobremesa.lessons import lesson_of

from .. import wire
from ..tables import learning, making
from ..tables.facts import Who
from .rest import SQUEEZED, TheAsker, TheRoom, TheTable, get, make, post, seated, with_cookie


@post("/games/{name:str}/lesson", summary="A guided first game: where these answers lead", sync_to_thread=True)
def lesson(name: FromPath[str], data: JSONBody[wire.LessonAnswers], asker: TheAsker) -> wire.Lesson:
    place = lesson_of(games.game(name)).after(data.answers)
    return learning.lesson_step(place, asker.language)


@get(
    "/games/{name:str}/scenes/{scene:str}",
    summary="A scene of the rules page, step by step",
    sync_to_thread=True,
    middleware=SQUEEZED,
)
def one_scene(name: FromPath[str], scene: FromPath[str]) -> wire.Scene:
    return learning.scene(games.game(name), scene)


@get(
    "/games/{name:str}/puzzles",
    summary="How many puzzles there are, and how hard each is",
    sync_to_thread=True,
    middleware=SQUEEZED,
)
def list_puzzles(name: FromPath[str]) -> wire.Puzzles:
    game = games.game(name)
    return wire.Puzzles(game.name, [line["wrong"] for line in puzzles.lines(game)])


@get(
    "/games/{name:str}/puzzles/{number:int}",
    summary="A puzzle with its answer",
    sync_to_thread=True,
    middleware=SQUEEZED,
)
def one_puzzle(name: FromPath[str], number: FromPath[int], asker: TheAsker) -> wire.Puzzle:
    game = games.game(name)
    return learning.puzzle(puzzles.puzzle(game, existing(game, number)), asker.language, number=number)


def existing(game: Game, number: int) -> int:
    if not 0 <= number < puzzles.count(game):
        raise BadOption("no-such-puzzle", game=game.folder, count=puzzles.count(game))
    return number


@make("/games/{name:str}/puzzles/{number:int}/on", summary="Play on from a puzzle, against bots")
async def play_on(
    name: FromPath[str],
    number: FromPath[int],
    data: JSONBody[wire.PlayPuzzleOn],
    room: TheRoom,
    asker: TheAsker,
    state: State,
) -> Response[wire.Seated]:
    game, guest = games.game(name), asker.named(data.name)
    found = puzzles.puzzle(game, existing(game, number))
    if data.move is not None:
        found.match.play(found.seat, data.move)
    made = await making.play_position_on(room, Who(guest.id), guest.name or "", found.match, found.seat, data.bot)
    return with_cookie(state, guest, seated(asker, *made))


@get("/tables/{code:str}/mistakes", summary="Your own mistakes in a game whose report is made, as puzzles")
async def mistakes(table: TheTable, asker: TheAsker) -> wire.Mistakes:
    mine = table.looking(asker.who)
    return wire.Mistakes(learning.mistakes(table.state.facts, table.state.match, mine, asker.language))


HANDLERS: list[Any] = [lesson, one_scene, list_puzzles, one_puzzle, play_on, mistakes]
