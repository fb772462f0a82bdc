"""`xlabatch graphs`: what the compiler is given, kept as a lockfile, so that a change of it shows.

The text is StableHLO of a small fixed model's programs; it is comparable within one version of jax on one
platform. The manifest also holds what is comparable everywhere: the arguments, and how many are donated.
"""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import jax

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.programs import lower_all
from xlabatch.engine.state import empty

MODEL, SLOTS, CONTEXT, STOPS, SIZES = "random:tiny", 3, 128, 4, (16,)
MANIFEST = "manifest.json"


def lower_programs() -> dict[str, Any]:
    """The fixed model's programs, lowered but not compiled."""
    model = load.load(open_source(MODEL))
    state = empty(model.config, SLOTS, CONTEXT, STOPS)
    return {name: lower() for name, lower in lower_all(model.config, model.params, state, SIZES).items()}


def mlir_files(programs: dict[str, Any]) -> dict[str, str]:
    """StableHLO by file name."""
    return {f"{name.replace(' ', '_')}.mlir": program.as_text() for name, program in programs.items()}


def manifest(programs: dict[str, Any]) -> dict[str, Any]:
    """What the programs take, give away and are made of."""
    return {
        "jax": jax.__version__,
        "platform": jax.default_backend(),
        "model": MODEL,
        "slots": SLOTS,
        "context": CONTEXT,
        "programs": {name: summary(program) for name, program in programs.items()},
    }


def summary(program: Any) -> dict[str, Any]:
    """One program: arguments, how many of them are donated, operations by name."""
    arguments = jax.tree.leaves(program.args_info)
    operations = Counter(re.findall(r"\b(?:stablehlo|chlo)\.\w+", program.as_text()))
    return {
        "arguments": len(arguments),
        "donated": sum(argument.donated for argument in arguments),
        "temp_bytes": program.compile().memory_analysis().temp_size_in_bytes,  # of the writer's machine
        "operations": dict(sorted(operations.items())),
    }


def write(folder: Path) -> list[Path]:
    """Write the lockfile anew."""
    programs = lower_programs()
    folder.mkdir(parents=True, exist_ok=True)
    files = mlir_files(programs) | {MANIFEST: json.dumps(manifest(programs), indent=1) + "\n"}
    for name, text in files.items():
        (folder / name).write_text(text)
    return [folder / name for name in files]


def differences(folder: Path) -> list[str]:
    """What the programs no longer have in common with the lockfile."""
    if not (folder / MANIFEST).exists():
        raise ValueError(f"{folder} holds no {MANIFEST}; `xlabatch graphs --write` makes it")
    held = json.loads((folder / MANIFEST).read_text())
    programs = lower_programs()
    now = manifest(programs)
    was, become = held["programs"], now["programs"]
    found = [f"{name} is gone" for name in was.keys() - become.keys()]
    found += [f"{name} is new" for name in become.keys() - was.keys()]
    found += [
        f"{name}: {field} {was[name][field]} became {become[name][field]}"
        for name in was.keys() & become.keys()
        for field in ("arguments", "donated")
        if was[name][field] != become[name][field]
    ]
    if (held["jax"], held["platform"]) == (now["jax"], now["platform"]):
        found += [
            f"{name} changed" for name, text in mlir_files(programs).items() if _read(folder / name) != text
        ]
    return found


def _read(file: Path) -> str:
    return file.read_text() if file.exists() else ""
