"""Compiled programs on disk: jax's cache, in a folder that is checked before it is used.

jax writes an entry in place and never replaces one. If a kill or a full disk cuts an entry short, every later
start compiles its program again, so incomplete entries are removed here. A second process that reads half an
entry compiles the program itself. jax would warn once for each program; here it is one sentence.
"""

import os
import shutil
import sys
import warnings
import zlib
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile

import jax

ENTRIES = "*-cache"
CHECKED = "checked"  # a file whose time is the last check
ZLIB = b"\x78"  # the first byte of its data; jax uses zstd instead if that is installed
LEAST_FREE_BYTES = 64 * 2**20  # on the disk; an engine's programs take a few MiB
CHUNK_BYTES = 2**20
NEVER_S = float("inf")


def keep_programs(default: Path | None) -> None:
    """Let jax keep compiled programs between runs, in a folder that jax's own setting overrides.

    With None there is no default folder. A folder that cannot be written is only read, and one that cannot be
    read is not used; a sentence says why.
    """
    warnings.filterwarnings("ignore", "Error (reading|writing) persistent compilation cache entry")
    chosen = jax.config.values["jax_compilation_cache_dir"]
    if chosen is not None and "://" in str(chosen):  # jax handles it
        return
    folder = default if chosen is None else Path(chosen)
    if folder is None:
        return
    if chosen is None:
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    reason = reason_against_writing(folder)
    if reason is None:
        remove_incomplete(folder)
    else:
        print(f"xlabatch: compiled programs are not kept: {reason}", file=sys.stderr)
        jax.config.update("jax_persistent_cache_min_compile_time_secs", NEVER_S)
    is_readable = reason is None or os.access(folder, os.R_OK | os.X_OK)
    jax.config.update("jax_compilation_cache_dir", str(folder) if is_readable else None)


def reason_against_writing(folder: Path) -> str | None:
    """Create a folder if it is missing, and return why it cannot be written, or None if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder) as file:
            file.write(b"programs")
    except OSError as error:
        return f"{folder} cannot be written ({error.strerror or error})"
    if shutil.disk_usage(folder).free < LEAST_FREE_BYTES:
        return f"the disk of {folder} is full"
    return None


def remove_incomplete(folder: Path) -> None:
    """Remove the incomplete entries written since the folder was last checked."""
    mark = folder / CHECKED
    since = mark.stat().st_mtime if mark.exists() else 0.0
    mark.touch()  # first: entries that others write meanwhile are checked next time
    for file in folder.glob(ENTRIES):
        with suppress(FileNotFoundError):  # another process has removed it
            if file.stat().st_mtime >= since and not is_complete(file):
                file.unlink()


def is_complete(file: Path) -> bool:
    """Return whether an entry is complete. An entry that is not compressed with zlib is left to jax."""
    decompressor = zlib.decompressobj()
    with file.open("rb") as entry:
        content = entry.read(CHUNK_BYTES)
        if content and not content.startswith(ZLIB):
            return True
        try:
            while content and not decompressor.eof:
                decompressor.decompress(content)
                content = entry.read(CHUNK_BYTES)
        except zlib.error:
            return False
    return decompressor.eof
