"""Files that have their old content or the new one, whatever interrupts the writing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp


@contextmanager
def replace_file(path: Path, sync: bool = True) -> Iterator[Path]:
    """A file in the same folder to write to: it replaces `path` at the end, or is removed after a failure.

    Without `sync`, a crash of the machine may leave a file that is cut short.
    """
    handle, name = mkstemp(dir=path.parent, prefix=f"{path.name}.")
    os.close(handle)
    written = Path(name)
    try:
        yield written
        if sync:
            with written.open("rb") as file:
                os.fsync(file.fileno())
        written.replace(path)
    except BaseException:  # an interrupt and a full disk too
        written.unlink(missing_ok=True)
        raise
