"""How much less weights in few bits lose when they are rounded by what a text shows of their inputs.

    python spike/37_calibration.py MODEL.gguf TEXT

The file's own numbers lie on the grid of its blocks, which a search would find again. So every weight of a
layer is moved at random within the cell of that grid, and the model of these weights is the reference. The
first half of the text is measured, the second half calibrates; so do the licences that Debian installs.
"""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from xlabatch.checkpoint.convert import convert
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.cli.convert import tokenizer_files

LICENCES = [f"/usr/share/common-licenses/{name}" for name in ("GPL-3", "LGPL-2.1", "MPL-2.0", "Apache-2.0")]
BLOCK, STEPS = 32, 15  # of Q4_1
CHUNKS = "16"


def spread(source: Source) -> Source:
    """The same model, with each weight anywhere in its cell."""
    seeds = {name: number for number, name in enumerate(sorted(source.shapes))}

    def read(name: str, at: Any = None) -> Any:
        weight = np.array(source.read(name))
        if ".layers." in name and weight.ndim == 2:
            blocks = weight.reshape(len(weight), -1, BLOCK)
            step = np.ptp(blocks, axis=-1, keepdims=True) / STEPS
            moved = np.random.default_rng(seeds[name]).uniform(-0.5, 0.5, blocks.shape)
            weight = (blocks + step * moved.astype(np.float32)).reshape(weight.shape)
        return weight if at is None else weight[at]

    return replace(source, read=read)


def xlabatch(*arguments: str, folder: Path) -> None:
    subprocess.run([sys.executable, "-m", "xlabatch", *arguments], cwd=folder, check=True)


def main(model: str, text: str) -> None:
    source = open_source(model)
    content = Path(text).read_text()
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "measured.txt").write_text(content[: len(content) // 2])
        (folder / "same.txt").write_text(content[len(content) // 2 :])
        (folder / "licences.txt").write_text("".join(Path(file).read_text() for file in LICENCES))
        convert(spread(source), folder / "spread", "bfloat16", tokenizer_files(source.folder))
        folders = []
        for weights in ("int4", "int5"):
            for texts in ([], ["same.txt"], ["licences.txt"]):
                folders.append("-".join([weights, *(text.removesuffix(".txt") for text in texts)]))
                calibrate = [option for text in texts for option in ("--calibrate", text)]
                xlabatch("convert", "spread", folders[-1], "--weights", weights, *calibrate, folder=folder)
        measured = "--text", "measured.txt", "--chunks", CHUNKS, "--weights", "bfloat16", "int8"
        xlabatch("verify", "--model", "spread", *measured, "--converted", *folders, folder=folder)


if __name__ == "__main__":
    main(*sys.argv[1:])
