"""Writes `web/src/wire.ts`: the TypeScript types of everything that crosses the wire, from the server's own Structs.

python web/wire.py            write the file
python web/wire.py --check    say whether it is stale (exit code 1)
"""

import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from sobremesa.server import wire

OUT = Path(__file__).parent / "src" / "wire.ts"
HEAD = "// Written by `make wire` from the server's wire.py. Not to be edited by hand.\n"


def source() -> str:
    """The whole file as it should be."""
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


def declared(struct: type[Struct], schema: dict[str, Any]) -> str:
    """One struct. What the server sends it always sends whole; what a client sends may leave out the defaults."""
    sent = issubclass(struct, wire.Sent)
    required = set(schema["required"]) if sent else set(schema["properties"])
    lines = [
        f"  {name}{'' if name in required else '?'}: {written(part)}" for name, part in schema["properties"].items()
    ]
    return "\n".join([f"export interface {struct.__name__} {{", *lines, "}\n"])


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


def stale() -> bool:
    """Whether the file differs from what the server's types say."""
    return not OUT.exists() or OUT.read_text(encoding="utf-8") != source()


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit("web/src/wire.ts is stale: run `make wire`" if stale() else 0)
    OUT.write_text(source(), encoding="utf-8")
