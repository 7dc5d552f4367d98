"""`sobremesa serve` and `sobremesa admin` on the command line. Light: the server is imported when it runs."""

import argparse
import os
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from sobremesa.arguments import add_command

if TYPE_CHECKING:
    from ..tables.errands import Report

PORT = 8061


def add(commands: Any) -> None:
    serve = add_command(
        commands,
        "serve",
        run,
        "serve the table in a browser, to this computer or the whole house",
        "sobremesa serve --open\n"
        "  sobremesa serve --lan                            (phones in the house can join)\n"
        "  sobremesa serve --public-url https://my.example --contact me@my.example  (behind a proxy)\n"
        "  sobremesa serve --database postgresql://host/db  (one of several servers with the same tables)",
    )
    add_arguments(serve)

    admin = add_command(
        commands,
        "admin",
        run_admin,
        "tools for running a server: list and end games, back up, restore",
        "sobremesa admin tables\n  sobremesa admin backup tables.tar.gz\n  sobremesa admin restore tables.tar.gz\n"
        "  sobremesa admin copy ~/.local/share/sobremesa postgresql://host/db",
    )
    add_admin_arguments(admin)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this computer only)")
    parser.add_argument("--port", type=int, help=f"default: {PORT}, or the next one that is free")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="where games are kept (default: your data folder)")
    add_database_argument(parser)
    parser.add_argument(
        "--database-direct",
        metavar="ADDRESS",
        default=os.environ.get("SOBREMESA_DATABASE_DIRECT"),
        help="address of PostgreSQL itself, if --database is that of a pooler (default: SOBREMESA_DATABASE_DIRECT)",
    )
    parser.add_argument(
        "--lan", action="store_true", help="let other devices in the house join, and print the address for them"
    )
    parser.add_argument("--public-url", metavar="URL", help="where people reach the server, if it is behind a proxy")
    parser.add_argument(
        "--contact",
        metavar="TEXT",
        default=os.environ.get("SOBREMESA_CONTACT"),
        help="whom people can write to about their data, for the privacy page; --public-url needs it "
        "(default: SOBREMESA_CONTACT)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--log-json", action="store_true", help="log every event as a line of JSON, for machines")


def run(asked: argparse.Namespace) -> int:
    from .serve import serve

    language = getattr(asked, "lang", None) or "en"
    return serve(
        asked.host,
        asked.port,
        asked.data,
        asked.lan,
        asked.public_url,
        asked.open,
        language,
        log_json=asked.log_json,
        database=asked.database,
        direct=asked.database_direct,
        contact=asked.contact,
    )


def add_database_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        metavar="ADDRESS",
        default=os.environ.get("SOBREMESA_DATABASE"),
        help="keep games in PostgreSQL (postgresql://user@host/name), which any number of servers share "
        "(default: SOBREMESA_DATABASE, else SQLite in the folder)",
    )


def add_admin_arguments(parser: argparse.ArgumentParser) -> None:
    errands = parser.add_subparsers(metavar="TASK", dest="errand", required=True)
    helps = {
        "tables": "list all tables",
        "end": "end the game at a table, as if everybody had agreed",
        "sweep": "delete tables where nothing has happened for long (sobremesa docs operations)",
        "reset-password": "print a new recovery code for an account; with it the owner chooses a new password",
        "backup": "write all tables into one file; the server may keep running",
        "restore": "replace all tables by those of a backup; the server must be stopped",
        "copy": "copy everything from a folder or a database into an empty one; no server may run on either side",
    }
    for name, summary in helps.items():
        errand = errands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        errand.add_argument(
            "--data", type=Path, metavar="FOLDER", help="where games are kept (default: your data folder)"
        )
        if name != "copy":
            add_database_argument(errand)
        errand.add_argument("--lang", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        if name == "end":
            errand.add_argument("code", metavar="CODE")
        if name == "reset-password":
            errand.add_argument("name", metavar="NAME")
        if name == "copy":
            for end in ("FROM", "TO"):
                errand.add_argument(end.lower(), metavar=end, help="a data folder, or postgresql://…")
        if name in ("backup", "restore"):
            errand.add_argument("file", type=Path, metavar="FILE")
        if name in ("tables", "sweep"):
            errand.add_argument("--json", action="store_true", help="print the tables as JSON")
        if name == "sweep":
            errand.add_argument("--dry-run", action="store_true", help="only list them")


def run_admin(asked: argparse.Namespace) -> int:
    from sobremesa import words
    from sobremesa.engine.paths import data_folder

    from ..refusals import HERE, Refused
    from ..tables import errands
    from . import admin

    data, say = asked.data or data_folder(), words.catalogue(asked.lang, HERE).say
    database = getattr(asked, "database", None)
    errand = partial(admin.run, data, language=asked.lang, database=database)
    if database and asked.errand in ("backup", "restore"):
        raise Refused("own-tools")
    match asked.errand:
        case "copy":
            from .copying import copy

            tables, accounts = copy(getattr(asked, "from"), asked.to)
            print(say("copied", tables=tables, accounts=accounts, to=asked.to))
        case "backup":
            admin.backup(data, asked.file)
            print(say("backed-up", file=str(asked.file)))
        case "restore":
            admin.restore(data, asked.file)
            print(say("restored", file=str(asked.file)))
        case "end":
            errand(partial(errands.end, code=asked.code), "POST", f"/tables/{quote(asked.code)}/end")
            print(say("ended", code=asked.code))
        case "reset-password":
            reset = partial(admin.reset, name=asked.name)
            report = errand(reset, "POST", f"/reset?name={quote(asked.name)}")
            print(say("reset-code", name=asked.name, code=report.code))
        case "sweep":
            sweep = partial(errands.sweep, only_say=asked.dry_run)
            show(asked, errand(sweep, "POST", "/sweep" + "?only_say=true" * asked.dry_run))
        case _:
            show(asked, errand(errands.tables, "GET", "/tables"))
    return 0


def show(asked: argparse.Namespace, report: "Report") -> None:
    if asked.json:
        import msgspec

        print(msgspec.json.encode(report.tables).decode())
        return
    for table in report.tables:
        moved = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.moved))
        print(f"{table.code}  {moved}  {table.phase:7}  {table.people}  {table.game}")
