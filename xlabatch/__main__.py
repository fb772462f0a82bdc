"""`python -m xlabatch`: the command line without the installed script."""

import sys

from xlabatch.cli import main

sys.exit(main())
