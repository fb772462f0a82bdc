"""`python -m xlabatch`."""

import sys

from xlabatch.cli import main

sys.exit(main())
