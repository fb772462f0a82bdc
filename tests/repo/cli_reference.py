"""docs/cli.md: the help of the command and of its subcommands, as a terminal of 100 columns prints it.

python tests/repo/cli_reference.py > docs/cli.md
"""

import io
import os
import re
from contextlib import redirect_stdout, suppress
from unittest.mock import patch

from xlabatch.cli import main

COLUMNS = 100
HEAD = """# Command line

`make docs` writes this file from the help texts. Exit codes: 0 success, 1 a check failed, 2 the arguments or
the model were refused (one sentence says why), 3 `check` could not verify a receipt (UNVERIFIABLE), 130
interrupted, 141 the reader of the output has gone.
"""


def reference() -> str:
    """Markdown: a section for each command."""
    with patch.dict(os.environ, COLUMNS=str(COLUMNS)):
        commands = re.findall(r"^    (\w+) ", printed_help(), flags=re.M)
        sections = [section(), *map(section, commands)]
    return "\n".join([HEAD, *sections]).rstrip() + "\n"


def section(*command: str) -> str:
    """One command with its help."""
    title = " ".join(["xlabatch", *command])
    return f"## {title}\n\n```text\n{printed_help(*command).rstrip()}\n```\n"


def printed_help(*command: str) -> str:
    """What `xlabatch COMMAND --help` prints."""
    with redirect_stdout(io.StringIO()) as printed, suppress(SystemExit):
        main([*command, "--help"])
    return printed.getvalue()


if __name__ == "__main__":
    print(reference(), end="")
