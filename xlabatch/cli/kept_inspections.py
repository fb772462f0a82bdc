"""What `inspect` found earlier, kept for the next time: then it needs neither jax nor the header of the file.

An entry is found by all that it follows from: the model's files, the arguments, code, kernels and packages,
the processor, the memory, and the variables that jax reads. It is for CPUs only, because jax alone knows the
free memory of another device.
"""

import argparse
import hashlib
import json
import os
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psutil

import xlabatch.kernels
from xlabatch.checkpoint.digest_cache import cache_folder, file_state, remove_unused
from xlabatch.checkpoint.json_files import read_json
from xlabatch.checkpoint.whole_files import replace_file
from xlabatch.cli import inspection_report
from xlabatch.engine import host_memory
from xlabatch.engine.code_digest import code_digest
from xlabatch.errors import Refused

VARIABLES = ("XLABATCH_", "XLA_", "JAX_", "CUDA_")
GPU = Path("/dev/nvidia0")


def entry_of(args: argparse.Namespace) -> Path | None:
    """The file that keeps an inspection; None if it cannot be kept."""
    folder = cache_folder()
    if folder is None or args.tensor or not args.model or GPU.exists():
        return None
    model = Path(args.model)
    files = [file_state(file) for file in ([model] if model.is_file() else sorted(model.glob("*")))]
    if not files or not all(file.is_settled for file in files):
        return None
    chosen = args.model, args.slots, args.context, args.weights, args.cache, args.windows
    parts = *chosen, files, *installed(), *machine(), sorted(variables())
    return folder / "inspections" / hashlib.sha256(repr(parts).encode()).hexdigest()


def installed() -> tuple[object, ...]:
    """The code that computes an inspection; a package that is added or removed changes its folder."""
    own = [Path(__file__).with_name(name).read_bytes() for name in ("inspection.py", "inspection_report.py")]
    spec = find_spec("jax")
    packages = Path(spec.origin).parents[1] if spec and spec.origin else Path(__file__).parent
    kernels = [file_state(file) for each in xlabatch.kernels.__path__ for file in Path(each).glob("*.so")]
    return code_digest(), own, packages.stat().st_mtime_ns, kernels


def machine() -> tuple[object, ...]:
    lines = []
    with suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    features = next((line for line in lines if line.startswith(("flags", "Features"))), "")
    return os.uname().machine, os.cpu_count(), features, host_memory.total_bytes()


def variables() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(VARIABLES)}


def find(entry: Path | None, compile: bool = False) -> dict[str, Any] | None:
    """The report of an entry with the memory that is free now; None if there is no whole entry.

    With `compile` it must have the scratch memory.
    """
    if entry is None:
        return None
    try:
        report = read_json(entry)
    except (Refused, OSError):
        return None
    known_until = report.pop("programs", None)
    if report["temp_bytes"] is None and (compile or known_until != programs_changed()):
        return None
    with suppress(OSError):
        os.utime(entry)  # it is in use
    return inspection_report.with_free_memory(report, int(psutil.virtual_memory().available))


def keep(entry: Path | None, report: dict[str, Any], platform: str) -> None:
    """Write a report; if that fails the next inspection is slower, and nothing else."""
    if entry is None or platform != "cpu":
        return
    with suppress(OSError):
        entry.parent.mkdir(parents=True, exist_ok=True)
        remove_unused(entry.parent)
        with replace_file(entry) as written:
            written.write_text(json.dumps(report | {"programs": programs_changed()}))


def programs_changed() -> int | None:
    """When a compiled program was kept last: before it, scratch memory may have been unknown."""
    own = cache_folder()
    chosen = os.environ.get("XLABATCH_PROGRAMS") or (own and own / "programs")
    try:
        return Path(chosen).stat().st_mtime_ns if chosen else None
    except OSError:
        return None
