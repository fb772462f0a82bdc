"""Files that have their old content or the new one, whatever interrupts the writing."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp


def sync_to_disk(path: Path) -> None:
    """Have a file, or the names in a folder, on the disk before this returns."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


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
            sync_to_disk(written)
        written.replace(path)
    except BaseException:  # an interrupt and a full disk too
        written.unlink(missing_ok=True)
        raise
