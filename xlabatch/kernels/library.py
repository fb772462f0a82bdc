"""The shared library of the kernels: found, loaded and registered with XLA once for each process.

Where it was not built (`make kernels`) or is not wanted, XLA's own operations are used.
"""

import ctypes
import os
from functools import cache
from pathlib import Path

import jax

SETTING = "XLABATCH_KERNELS"  # on, or the name of an instruction set; otherwise XLA's own operations are used
HANDLERS = ("xlabatch_linear", "xlabatch_attention")
FILE = Path(__file__).with_name("libxlabatch_kernels.so")


@cache
def library() -> ctypes.CDLL | None:
    """The registered library, or None where XLA's own operations are used."""
    setting = os.environ.get(SETTING, "xla")
    if setting == "xla" or jax.default_backend() != "cpu" or not FILE.exists():
        return None
    loaded = ctypes.CDLL(str(FILE))
    loaded.xlabatch_instruction_set.restype = ctypes.c_char_p
    loaded.xlabatch_choose_instruction_set.restype = ctypes.c_bool
    for name in HANDLERS:
        jax.ffi.register_ffi_target(name, jax.ffi.pycapsule(getattr(loaded, name)), platform="cpu")
    name = "" if setting == "on" else setting
    if not loaded.xlabatch_choose_instruction_set(name.encode()):
        raise ValueError(f"{SETTING}={setting}: neither on nor an instruction set of this processor")
    return loaded


def instruction_set() -> str | None:
    """The name of the instruction set in use, or None without kernels."""
    loaded = library()
    return None if loaded is None else str(loaded.xlabatch_instruction_set().decode())
