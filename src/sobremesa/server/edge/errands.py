"""The administrator's errands over HTTP, for those who can read the data folder."""

import hashlib
import hmac
from typing import Any

from litestar import Controller, get, post
from litestar.connection import ASGIConnection
from litestar.params import FromPath, FromQuery

from ..people import accounts
from ..refusals import Refused
from ..tables.errands import Report, end, sweep, tables
from .rest import TheRoom


def password(key: str) -> str:
    return hmac.new(key.encode(), b"admin", hashlib.sha256).hexdigest()


def only_administrator(connection: ASGIConnection[Any, Any, Any, Any], _: Any) -> None:
    given = connection.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), password(connection.app.state.key).encode()):
        raise Refused("not-found")


class Errands(Controller):
    path = "/api/admin"
    guards = (only_administrator,)
    include_in_schema = False

    @get("/tables")
    async def tables(self, room: TheRoom) -> Report:
        return await tables(room)

    @post("/tables/{code:str}/end", status_code=200)
    async def end(self, room: TheRoom, code: FromPath[str]) -> Report:
        return await end(room, code)

    @post("/sweep", status_code=200)
    async def sweep(self, room: TheRoom, only_say: FromQuery[bool] = False) -> Report:
        return await sweep(room, only_say)

    @post("/reset", status_code=200)
    async def reset(self, room: TheRoom, name: FromQuery[str]) -> Report:
        return Report([], await accounts.reset(room.store, name))
