"""Compiled programs on disk: a start neither traces, lowers nor compiles what an earlier one did.

jax's own cache finds a program by what it was lowered to, and lowering takes several times as long as reading
an entry. Here an entry is found by what the program is made of: its name, the shapes of the engine, and all
else that compiling depends on. Entries are in a folder within jax's, and are trusted as jax's are: they hold
machine code. One that is damaged is compiled again and replaced.
"""

import hashlib
import logging
import os
import pickle
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import get_ident
from typing import Any, NamedTuple

import jax
from jax.experimental import serialize_executable

from xlabatch.engine.code_digest import code_digest
from xlabatch.kernels.choice import can_pack
from xlabatch.kernels.library import library_digest

log = logging.getLogger(__name__)
FOLDER = "engine-programs"
DIGEST_BYTES = 32
UNUSED_S = 30 * 86_400.0  # after which an entry is removed
NEVER_S = float("inf")
NOT_COMPILED = ("jax_compilation_cache", "jax_persistent_cache", "jax_enable_compilation_cache", "jax_log")


class Kept(NamedTuple):
    """What an entry holds."""

    executable: bytes
    arguments: Any  # the trees of its arguments and its results
    results: Any
    temp_bytes: int


def folder() -> Path | None:
    """Where entries are; None without a folder for jax's cache, and for a program of another device."""
    settings = jax.config.values
    chosen = settings["jax_compilation_cache_dir"]
    if not chosen or "://" in str(chosen) or not settings["jax_enable_compilation_cache"]:
        return None
    if settings["jax_default_device"] is not None or jax.process_count() > 1:
        return None
    return Path(chosen) / FOLDER


def entry_name(*made_of: object) -> str:
    """The name of a program's entry, given what it is made of besides code, settings and the processor."""
    settings = {
        name: value for name, value in jax.config.values.items() if not name.startswith(NOT_COMPILED)
    }
    variables = {name: value for name, value in os.environ.items() if name.startswith(("XLA_", "XLABATCH_"))}
    code = code_digest(), library_digest() if can_pack() else None
    parts = *code, processor(), sorted(settings.items()), sorted(variables.items()), *made_of
    return hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()


@cache
def processor() -> str:
    """What machine code is made for."""
    device = jax.devices()[0]
    about = f"{device.client.platform_version} {device.device_kind} {os.cpu_count()}"
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return f"{about} {os.uname()}"
    return about + next((line for line in lines if line.startswith(("flags", "Features"))), "")


def load(name: str) -> tuple[Any, int] | None:
    """A compiled program and the bytes of its scratch memory; None if there is no whole entry."""
    there = folder()
    if there is None:
        return None
    file = there / name
    try:
        content = file.read_bytes()
        if hashlib.sha256(content[DIGEST_BYTES:]).digest() != content[:DIGEST_BYTES]:
            return None
        kept: Kept = pickle.loads(content[DIGEST_BYTES:])
        compiled = serialize_executable.deserialize_and_load(*kept[:3], execution_devices=jax.devices()[:1])
    except FileNotFoundError:
        return None
    except Exception:  # whatever jax finds wrong with it
        log.debug("a program on disk cannot be loaded", exc_info=True)
        return None
    with suppress(OSError):
        os.utime(file)  # it is in use
    return compiled, kept.temp_bytes


def keep(name: str, compiled: Any, temp_bytes: int) -> None:
    """Write a compiled program, as a whole or not at all."""
    there = folder()
    if there is None or jax.config.values["jax_persistent_cache_min_compile_time_secs"] == NEVER_S:
        return
    try:
        content = pickle.dumps(Kept(*serialize_executable.serialize(compiled), temp_bytes))
    except Exception:  # jax cannot write every program
        log.debug("a program cannot be kept", exc_info=True)
        return
    with suppress(OSError):  # jax's own cache says why it cannot be written
        there.mkdir(parents=True, exist_ok=True)
        remove_unused(there)
        unfinished = there / f"{name}-{os.getpid()}-{get_ident()}"
        try:
            unfinished.write_bytes(hashlib.sha256(content).digest() + content)
            unfinished.replace(there / name)
        except BaseException:
            unfinished.unlink(missing_ok=True)
            raise


@cache
def remove_unused(there: Path) -> None:
    """Remove what no process has used for a month, once in each process."""
    for file in there.iterdir():
        with suppress(OSError):  # another process has removed it
            if file.stat().st_mtime < time.time() - UNUSED_S:
                file.unlink()
