"""Tables: what is decided at them, kept, and told to whom. Plain asyncio: no web and no SQL in here."""
