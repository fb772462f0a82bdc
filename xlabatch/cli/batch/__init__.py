"""`xlabatch batch`: the command, its progress bar, and the program of its workers."""

from xlabatch.cli.batch.command import add, run

__all__ = ["add", "run"]
