"""A rule in another module."""

from sobremesa.engine.rule import rule


@rule
def bonus(pebble):
    return 0
