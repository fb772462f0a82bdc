"""Compiled programs on disk: jax's cache, except that an entry is written whole or not at all.

jax writes an entry in place and never replaces one. So a second process may read half an entry, and one that
was cut short, by a kill or a full disk, makes every later start print a warning and compile again.
"""

from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import jax
from jax._src.lru_cache import LRUCache

jax_put = LRUCache.put


def keep_programs(default: Path) -> None:
    """Let jax keep compiled programs between runs, in a folder that jax's own setting overrides."""
    if jax.config.values["jax_compilation_cache_dir"] is None:
        jax.config.update("jax_compilation_cache_dir", str(default))
        jax.config.update("jax_persistent_cache_min_compile_time_secs", 0.0)
        jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    LRUCache.put = put  # type: ignore[assignment,method-assign]


def put(cache: Any, key: str, value: bytes) -> None:
    """Write an entry under another name, then rename it: over one that jax could not read, if there is one.

    A cache of limited size is left to jax, which locks it.
    """
    if cache.eviction_enabled:
        return jax_put(cache, key, value)
    with NamedTemporaryFile(dir=cache.path, delete=False) as file:
        written = Path(file.name)
        try:
            file.write(value)
            file.flush()
            written.replace(cache.path / f"{key}-cache")
        except BaseException:
            written.unlink()
            raise
    return None
