"""Alembic's way in: `queries` hands it an open connection."""

from alembic import context

from sobremesa.server.stores.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
