"""The errands of whoever runs the server, over HTTP: for whoever can read the data folder."""

import hashlib
import hmac
from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

from ..people import accounts
from ..refusals import Refused
from ..tables.errands import Report, end, sweep, tables
from ..tables.room import Room


def password(key: str) -> str:
    return hmac.new(key.encode(), b"admin", hashlib.sha256).hexdigest()


def allowed(request: Request[Any, Any, Any]) -> Room:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not hmac.compare_digest(given.encode(), password(request.app.state.key).encode()):
        raise Refused("not-found")
    room: Room = request.app.state.room
    return room


@get("/tables", include_in_schema=False)
async def tables_now(request: Request[Any, Any, Any]) -> Report:
    return await tables(allowed(request))


@post("/tables/{code:str}/end", include_in_schema=False, status_code=200)
async def end_now(request: Request[Any, Any, Any], code: FromPath[str]) -> Report:
    return await end(allowed(request), code)


@post("/sweep", include_in_schema=False, status_code=200)
async def sweep_now(request: Request[Any, Any, Any], only_say: FromQuery[bool] = False) -> Report:
    return await sweep(allowed(request), only_say)


@post("/reset", include_in_schema=False, status_code=200)
async def reset_now(request: Request[Any, Any, Any], name: FromQuery[str]) -> Report:
    return Report([], await accounts.reset(allowed(request).store, name))


HANDLERS = [tables_now, end_now, sweep_now, reset_now]
