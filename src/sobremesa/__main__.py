import sys

from sobremesa.cli import main

sys.exit(main())
