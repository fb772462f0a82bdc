"""The kernels' shared library: find it, load it and register it with XLA, once in each process.

The installation compiles it if it finds a compiler. Without the library, XLA's own operations are used, or
with XLABATCH_REQUIRE_KERNELS=1 a start is refused.
"""

import ctypes
import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import jax
import numpy as np

import xlabatch.kernels
from xlabatch.errors import Refused
from xlabatch.model import rotation

SETTING = "XLABATCH_KERNELS"  # xla for XLA's own operations, or the name of an instruction set
REQUIRED = "XLABATCH_REQUIRE_KERNELS"  # 1: neither run nor install without kernels
NOT_SET = ("", "0", "off", "false", "no", "n", "f")  # the installation reads it the same way
NOT_COMPILED = "not compiled when xlabatch was installed"
MISSING = "no kernels were compiled when xlabatch was installed"
REMEDY = "install a C++ compiler (apt install g++) and install xlabatch again"
NAME = "libxlabatch_kernels.so"
HANDLERS = (  # without their prefix, xlabatch_
    *("linear", "adapted_linear", "head_linears", "experts", "attention", "latent_attention"),
    *("head_norms", "join", "short_conv", "delta_rule", "state_space"),
    *("write_logits", "summarize_logits", "select", "embed", "copy_blocks", "read_blocks", "write_slot"),
    *("zeros", "rope_tables"),
)


def library_file() -> Path | None:
    """Find the library: next to this file, or in site-packages after an editable installation."""
    files = (Path(folder, NAME) for folder in xlabatch.kernels.__path__)
    return next((file for file in files if file.exists()), None)


def reason_for_none() -> str | None:
    """Return why this process has no kernels, or None if it has them."""
    setting = os.environ.get(SETTING, "")
    if setting == "xla":
        return f"{SETTING}=xla"
    if jax.default_backend() != "cpu":
        return "they are for CPUs"
    if library_file() is not None:
        return None
    if setting:
        raise Refused(f"{SETTING}={setting}: {MISSING}")
    if os.environ.get(REQUIRED, "").lower() not in NOT_SET:
        raise Refused(f"{REQUIRED} is set, but {MISSING}; {REMEDY}")
    return NOT_COMPILED


def warning_for_none() -> str | None:
    """Return a warning with its remedy if the kernels should be available but are not."""
    if reason_for_none() != NOT_COMPILED:
        return None
    return (
        f"{MISSING}, so XLA's own operations are used: slower, and bits may depend on the engine's shape; "
        f"{REMEDY}, or set {SETTING}=xla if that is wanted"
    )


class LoadedLibrary(NamedTuple):
    library: ctypes.CDLL
    digest: str  # of its file


def library() -> ctypes.CDLL | None:
    """Return the registered library, or None if XLA's own operations are used."""
    loaded = load_library()
    return None if loaded is None else loaded.library


def library_digest() -> str:
    """Return the digest of the library's file as this process loaded it, even if the file has changed."""
    loaded = load_library()
    assert loaded is not None
    return loaded.digest


@cache
def load_library() -> LoadedLibrary | None:
    """Load and register the library, once in each process; None if XLA's own operations are used."""
    file = library_file()
    if reason_for_none() is not None or file is None:
        return None
    setting = os.environ.get(SETTING, "")
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    loaded = ctypes.CDLL(str(file))
    if hashlib.sha256(file.read_bytes()).hexdigest() != digest:
        raise Refused(f"{file} has changed while it was loaded; start again")
    loaded.xlabatch_instruction_set.restype = ctypes.c_char_p
    loaded.xlabatch_choose_instruction_set.restype = ctypes.c_bool
    loaded.xlabatch_round_to_blocks.restype = ctypes.c_bool
    loaded.xlabatch_pack_blocks.restype = ctypes.c_bool
    if not loaded.xlabatch_choose_instruction_set(setting.encode()):
        if not setting:
            raise Refused(f"{file} is for another processor: install xlabatch again, or set {SETTING}=xla")
        raise Refused(f"{SETTING}={setting}: neither xla nor an instruction set of this build and processor")
    for name in (f"xlabatch_{handler}" for handler in HANDLERS):
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(getattr(loaded, name)), platform="cpu")
    return LoadedLibrary(loaded, digest)


def rotate_rows(rows: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Rotate rows [N, in] of a weight as model/rotation.py does, much quicker where the kernels are."""
    loaded = library()
    if loaded is None:
        return rotation.rotate_rows(rows)
    rotated = np.array(rows, np.float32, order="C")
    address = ctypes.c_void_p(rotated.ctypes.data)
    loaded.xlabatch_rotate_rows(address, *map(ctypes.c_int64, rotated.shape))
    return rotated


def instruction_set() -> str | None:
    """Return the name of the instruction set in use, or None without kernels."""
    loaded = library()
    return None if loaded is None else str(loaded.xlabatch_instruction_set().decode())
