"""Compiled programs on disk: a start neither traces, lowers nor compiles what an earlier one did.

An entry is found by what a program is made of: its name, the shapes of the engine, and all else that
compiling depends on. jax's own cache would find it by what it was lowered to, and tracing and lowering it
again takes several times as long as reading it. Where a user has set that cache, it is used in place of this
one: what jax has read from it cannot be written a second time.

`xlabatch compile --for` writes entries for a device that is not here; an engine there reads them.

Entries hold machine code: the folder must be as safe as the programs that a user starts. An entry that is
damaged is compiled again and replaced.
"""

import hashlib
import logging
import os
import pickle
import re
import shutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any, NamedTuple

import jax
from jax.experimental import serialize_executable
from jax.stages import Lowered
from jax.tree_util import PyTreeDef

from xlabatch.checkpoint.digest_cache import cache_folder, remove_unused
from xlabatch.checkpoint.whole_files import replace_file
from xlabatch.engine.code_digest import code_digest
from xlabatch.engine.targets import Target, target_here, xla_variables

log = logging.getLogger(__name__)
CHOSEN = "XLABATCH_PROGRAMS"  # an environment variable: another folder, or nothing for none
DIGEST_BYTES = 32
# in a program's text, where operations come from: tables of files and lines, metadata of each operation, and
# on GPUs a fingerprint of all this
ORIGINS = re.compile(
    r"^(?:FileNames|FunctionNames|FileLocations|StackFrames)\n(?:.+\n)*|, metadata=\{[^}]*\}"
    r'|fingerprint_before_lhs="\w*"',
    re.MULTILINE,
)
STRING = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
PAYLOAD = 200  # characters: a longer string is a kernel of ours, which has paths and follows from our code
LEAST_FREE_BYTES = 64 * 2**20  # on the disk; an engine's programs take a few MiB
NOT_COMPILED = (  # settings by the beginnings of their names
    *("jax_compilation_cache", "jax_persistent_cache", "jax_enable_compilation_cache", "jax_log"),
    *("jax_platform", "jax_cuda_visible_devices", "jax_rocm_visible_devices"),  # a target says more
)


class Kept(NamedTuple):
    """What an entry holds."""

    executable: bytes
    arguments: PyTreeDef  # the trees of its arguments and its results
    results: PyTreeDef
    temp_bytes: int
    digest: str


class Made(NamedTuple):
    """A compiled program."""

    run: Any  # what jax compiled
    temp_bytes: int  # of its scratch memory
    digest: str  # equal if the compiler has chosen the same operations; "" if that was not asked for


def folder() -> Path | None:
    """Where entries are; None if none are kept."""
    settings = jax.config.values
    if settings["jax_compilation_cache_dir"] and settings["jax_enable_compilation_cache"]:
        return None
    chosen = os.environ.get(CHOSEN)
    if chosen is not None:
        return Path(chosen) if chosen else None
    own = cache_folder()
    return own and own / "programs"


def entry_of(*made_of: object, target: Target | None = None) -> Path | None:
    """The file of a program, given what its name says; None if none are kept."""
    there = folder() if jax.process_count() == 1 else None
    return there and there / entry_name(*made_of, target=target)


def reason_against_writing() -> str | None:
    """Why compiled programs cannot be written to the folder, which is made if it is missing."""
    there = folder()
    if there is None:
        return None
    try:
        there.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=there) as file:
            file.write(b"programs")
    except OSError as error:
        return f"{there} cannot be written ({error.strerror or error})"
    return f"the disk of {there} is full" if is_full(there) else None


def is_full(there: Path) -> bool:
    return shutil.disk_usage(there).free < LEAST_FREE_BYTES


def entry_name(*made_of: object, target: Target | None = None) -> str:
    """The name of a program's entry, given what it is made of besides code, settings and its target."""
    settings = {name: value for name, value in jax.config.values.items() if not name.startswith(NOT_COMPILED)}
    made_for = (target or target_here()).made_for
    parts = code_digest(), *made_for, sorted(settings.items()), xla_variables(), *made_of
    return hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()


def describe(function: Callable[..., object]) -> str:
    """A function of xlabatch, with the arguments that are fixed: its code counts besides.

    What a nested function has captured cannot be told: it must not be a program.
    """
    if isinstance(function, partial):
        return f"{describe(function.func)} {function.args!r} {function.keywords!r}"
    assert getattr(function, "__closure__", None) is None, function
    return f"{function.__module__}.{function.__qualname__}"


def load(entry: Path, devices: Sequence[jax.Device]) -> Made | None:
    """A compiled program on these devices; None without a whole entry."""
    try:
        content = entry.read_bytes()
    except OSError:  # there is none, or the command line has said that the folder cannot be used
        return None
    try:
        if not is_whole(content):
            return None
        kept: Kept = pickle.loads(content[DIGEST_BYTES:])
        compiled = serialize_executable.deserialize_and_load(*kept[:3], execution_devices=devices)
    except Exception as error:  # whatever jax finds wrong with it
        log.warning("a program on disk cannot be loaded and is compiled again: %r", error)
        return None
    with suppress(OSError):
        os.utime(entry)  # it is in use
    return Made(compiled, kept.temp_bytes, kept.digest)


def load_or_compile(
    entry: Path | None, devices: Sequence[jax.Device], lower: Callable[[], Lowered], digests: bool = False
) -> Made:
    """A compiled program, from its entry if there is a whole one."""
    return (load(entry, devices) if entry else None) or compile_into(entry, lower(), digests)


def compile_into(entry: Path | None, lowered: Lowered, digests: bool = False) -> Made:
    """A program compiled for what it was lowered for, and kept in the entry."""
    compiled = compile_lowered(lowered)
    digest = text_digest(compiled.as_text()) if digests else ""
    made = Made(compiled, compiled.memory_analysis().temp_size_in_bytes, digest)
    if entry:
        keep(entry, made)
    return made


def compile_lowered(lowered: Lowered) -> Any:
    return lowered.compile()


def text_digest(text: str) -> str:
    """A digest of a compiled program's text, wherever its code is installed and whatever has compiled it."""
    text = STRING.sub(lambda found: "" if len(found[0]) > PAYLOAD else found[0], text)
    lines = ORIGINS.sub("", text).splitlines()
    return hashlib.sha256("\n".join(filter(None, lines)).encode()).hexdigest()


def kept_temp_bytes(entry: Path) -> int | None:
    """The bytes of a kept program's scratch memory; None without a whole entry."""
    try:
        content = entry.read_bytes()
    except OSError:
        return None
    kept: Kept | None = pickle.loads(content[DIGEST_BYTES:]) if is_whole(content) else None
    return kept and kept.temp_bytes


def is_whole(content: bytes) -> bool:
    return hashlib.sha256(content[DIGEST_BYTES:]).digest() == content[:DIGEST_BYTES]


def keep(entry: Path, made: Made) -> None:
    """Write a compiled program, as a whole or not at all."""
    there = entry.parent
    try:
        executable, arguments, results = serialize_executable.serialize(made.run)
        content = pickle.dumps(Kept(executable, arguments, results, made.temp_bytes, made.digest))
    except Exception as error:  # jax cannot write every program
        log.warning("a program cannot be kept, so every start compiles it: %r", error)
        return
    with suppress(OSError):  # the command line has said why it cannot be written
        there.mkdir(parents=True, exist_ok=True)
        if is_full(there):
            return
        remove_unused(there)
        with replace_file(entry, sync=False) as written:
            written.write_bytes(hashlib.sha256(content).digest() + content)
