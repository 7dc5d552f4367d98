"""Writes the TypeScript types of everything that crosses the wire, from the Structs that declare it: `web/src/wire.ts`
from the server's, and `web/src/games/NAME/view.ts` from the `table.py` and the options of each game.

python web/wire.py            write the files
python web/wire.py --check    say whether one is stale (exit code 1)
"""

import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

import sobremesa
from sobremesa.engine import shapes
from sobremesa.engine.game import Game
from sobremesa.server import wire

SRC = Path(__file__).parent / "src"
HEAD = "// Written by `make wire` from the server's wire.py. Not to be edited by hand.\n"
GAME_HEAD = "// Written by `make wire` from the game's table.py and options. Not to be edited by hand.\n"


def sources() -> dict[Path, str]:
    """Every file as it should be."""
    games = [sobremesa.game(name) for name in sobremesa.games()]
    drawn = [game for game in games if shapes.declared(game.table) and (SRC / "games" / game.name).exists()]
    return {SRC / "wire.ts": server_types()} | {SRC / "games" / g.name / "view.ts": game_types(g) for g in drawn}


def game_types(game: Game) -> str:
    """The types of one game, and all of them under one name for the live table."""
    own = [*shapes.declared(game.table), shapes.options_shape(game.options)]
    _, schemas = msgspec.json.schema_components(own)
    used = "".join(map(str, schemas.values()))  # what others only inherit from is written out in them
    parts = [GAME_HEAD]
    for struct in own:
        if issubclass(struct, (shapes.View, shapes.Options, *shapes.KINDS)) or f"/{struct.__name__}'" in used:
            parts.append(declared(struct, schemas[struct.__name__]))
    parts_of_options = schemas.keys() - {struct.__name__ for struct in own}
    parts += [declared(Struct, schemas[name], name) for name in sorted(parts_of_options)]
    for kind in shapes.KINDS:
        names = [struct.__name__ for struct in own if issubclass(struct, kind)]
        parts.append(f"export type {kind.__name__} =\n  | " + "\n  | ".join(names) + "\n")
    fields = ["view: View", "options: Options", *(f"{kind.__name__.lower()}: {kind.__name__}" for kind in shapes.KINDS)]
    parts.append("\n".join(["export interface Game {", *(f"  {field}" for field in fields), "}\n"]))
    return "\n".join(parts)


def server_types() -> str:
    structs = [thing for thing in vars(wire).values() if isinstance(thing, type) and issubclass(thing, Struct)]
    structs = [struct for struct in structs if struct.__module__ == wire.__name__ and struct.__struct_fields__]
    structs += [thing for thing in vars(wire).values() if is_tagged(thing) and thing not in structs]
    _, schemas = msgspec.json.schema_components(structs)
    parts = [HEAD, "export type Data = Record<string, any>\n"]
    parts += [declared(struct, schemas[struct.__name__]) for struct in structs]
    parts += [f"export type {name} = {union(getattr(wire, name))}\n" for name in ("FromClient", "FromServer")]
    parts += [f"export type {name} = {literal(getattr(wire, name))}\n" for name in ("Phase", "Pace", "Talk")]
    return "\n".join(parts)


def is_tagged(thing: Any) -> bool:
    return isinstance(thing, type) and issubclass(thing, Struct) and thing.__struct_config__.tag is not None


def declared(struct: type[Struct], schema: dict[str, Any], name: str = "") -> str:
    """One struct. What the server sends it always sends whole; what a client sends may leave out the defaults."""
    sent = issubclass(struct, wire.Sent)
    required = set(schema["required"]) if sent else set(schema["properties"])
    lines = [f"  {key}{'' if key in required else '?'}: {written(part)}" for key, part in schema["properties"].items()]
    return "\n".join([f"export interface {name or struct.__name__} {{", *lines, "}\n"])


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return schema["$ref"].rsplit("/", 1)[1]
    if "anyOf" in schema:
        return " | ".join(written(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(repr(value) for value in schema["enum"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "array":
            inner = written(schema["items"])
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case "object":
            inner = written(schema["additionalProperties"]) if schema.get("additionalProperties") else "any"
            return "Data" if inner == "any" else f"Record<string, {inner}>"
        case "string" | "boolean" | "null" as kind:
            return kind
    return "any"


def union(kind: Any) -> str:
    assert get_origin(kind) in (Union, types.UnionType)
    return " | ".join(struct.__name__ for struct in get_args(kind))


def literal(kind: Any) -> str:
    assert get_origin(kind) is Literal
    return " | ".join(repr(value) for value in get_args(kind))


def stale() -> list[Path]:
    """The files that differ from what the Structs say."""
    return [path for path, text in sources().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("stale, run `make wire`: " + ", ".join(path.name for path in stale()) if stale() else 0)
    for path, text in sources().items():
        path.write_text(text, encoding="utf-8")
