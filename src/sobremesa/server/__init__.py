"""The web table: tables, seats, storage and the live socket. Plain asyncio and msgspec; only `app` knows Litestar."""
