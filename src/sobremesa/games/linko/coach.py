"""What the coach needs of Linko: its playouts are short."""

PLAYOUTS = 80  # of each position in a report
RATE = 20_000  # playouts in a second, about
