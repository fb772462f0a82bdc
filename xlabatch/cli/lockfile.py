"""The lockfile of `xlabatch graphs`: the programs that go to the compiler, so that changes show in a diff.

The text is the StableHLO of a small fixed model's programs, which can be compared only within one version of
jax on one platform. The manifest also has what can be compared everywhere: the number of arguments, and how
many of them are donated.
"""

import json
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import jax
from jax.stages import Lowered

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import open_source
from xlabatch.engine.arrays import DeviceArrays
from xlabatch.engine.compilation import programs_for
from xlabatch.engine.inputs import full_bitmask
from xlabatch.engine.layout import Layout
from xlabatch.engine.packed import PACKED
from xlabatch.engine.plain import PLAIN
from xlabatch.engine.programs import EngineShape
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack

MODEL = "random:tiny"
SLOTS = 3
CONTEXT = 128
STOPS = 4
SIZES = (16,)
DRAFT_COLUMNS = 7  # for the layout that checks drafts
STEPS = 2  # in a dispatch of that layout
MANIFEST = "manifest.json"


def write(folder: Path) -> list[Path]:
    """Write a new lockfile -> its files. Every program is compiled, to know its scratch memory."""
    if not can_pack():
        raise Refused("the lockfile is written where the kernels are")
    make_folders(folder)
    programs = lower_programs()
    files = mlir_files(programs) | {MANIFEST: json.dumps(manifest(programs), indent=1) + "\n"}
    for name, text in files.items():
        (folder / name).write_text(text)
    return [folder / name for name in files]


def make_folders(folder: Path) -> None:
    """Make the folders of a lockfile, or raise Refused: compiling takes long, and should not be in vain."""
    for each in (folder, folder / PLAIN.name, folder / PACKED.name):
        try:
            each.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"{each} cannot be written: {error.strerror}") from None
        if not os.access(each, os.W_OK | os.X_OK):
            raise Refused(f"{each} cannot be written")


def differences(folder: Path) -> list[str]:
    """Return the differences between the programs and the lockfile. Programs are lowered, not compiled.

    Without the kernels, their programs are not compared.
    """
    if not (folder / MANIFEST).exists():
        raise Refused(f"{folder} holds no {MANIFEST}; `xlabatch graphs --write` makes it")
    locked = json.loads((folder / MANIFEST).read_text())
    programs = lower_programs()
    before = locked["programs"]
    if not can_pack():
        before = {name: program for name, program in before.items() if not name.startswith(PACKED.name)}
    now = {name: signature(program) for name, program in programs.items()}
    changes = [f"{name} is gone" for name in before.keys() - now.keys()]
    changes += [f"{name} is new" for name in now.keys() - before.keys()]
    changes += [
        f"{name}: {field} {before[name][field]} became {count}"
        for name in before.keys() & now.keys()
        for field, count in now[name].items()
        if before[name][field] != count
    ]
    if (locked["jax"], locked["platform"]) == (jax.__version__, jax.default_backend()):
        changes += [
            f"{name} changed"
            for name, text in mlir_files(programs).items()
            if not (folder / name).exists() or (folder / name).read_text() != text
        ]
    return changes


def lower_programs() -> dict[str, Lowered]:
    return lower_layout(PLAIN) | (lower_layout(PACKED) if can_pack() else {})


def lower_layout(layout: Layout) -> dict[str, Lowered]:
    source = open_source(MODEL)
    cfg = source.spec.config
    params = load.abstract(source.spec.params, "float32", layout.packs_weights)
    state = jax.eval_shape(lambda: layout.empty_state(cfg, SLOTS, CONTEXT, STOPS))
    allow_all = jax.eval_shape(lambda: full_bitmask(SLOTS, cfg.vocab))
    several = (DRAFT_COLUMNS, STEPS) if layout.checks_drafts else ()
    programs = programs_for(layout, EngineShape(cfg, SIZES, *several), DeviceArrays(params, state, allow_all))
    return {f"{layout.name}/{name}": program.lower() for name, program in programs.items()}


def mlir_files(programs: dict[str, Lowered]) -> dict[str, str]:
    return {f"{name.replace(' ', '_')}.mlir": program.as_text() for name, program in programs.items()}


def manifest(programs: dict[str, Lowered]) -> dict[str, Any]:
    """Return the programs' arguments, scratch memory and operations, and what they were lowered for."""
    summaries = {}
    for name, program in programs.items():
        operations = Counter(re.findall(r"\b(?:stablehlo|chlo)\.\w+", program.as_text()))
        analysis = program.compile().memory_analysis()
        assert analysis
        summaries[name] = {
            **signature(program),
            "temp_bytes": analysis.temp_size_in_bytes,  # on the machine that writes
            "operations": dict(sorted(operations.items())),
        }
    return {
        "jax": jax.__version__,
        "platform": jax.default_backend(),
        "model": MODEL,
        "slots": SLOTS,
        "context": CONTEXT,
        "programs": summaries,
    }


def signature(program: Lowered) -> dict[str, int]:
    """Return how many arguments a program takes, and how many of them are donated."""
    arguments = jax.tree.leaves(program.args_info)
    return {"arguments": len(arguments), "donated": sum(argument.donated for argument in arguments)}
