"""Write transformers' results for every case of shapes.py, for machines without torch.

    PYTHONPATH=tests python tests/golden/make_golden.py             all cases
    PYTHONPATH=tests python tests/golden/make_golden.py CASE ...    these only

Each file holds the greedy completion, and the logits at some positions: starts and ends of prompts, chunks,
blocks and windows. proof.json holds the differences of decoder and oracle from them; family_table.py turns it
into the table of docs/models.md.
"""

import json
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from support.device import all_logits
from support.hf import NEW, PROMPT, as_folder, generate, prompt
from support.shapes import CASES, CONTEXT, source_of, vocab_of

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.verify.oracle.model import Oracle

FOLDER = Path(__file__).parent
AT = sorted(
    {0, 1, 15, 16, 20, 21, 32, 49, 70, 100, 126, 127, 128, 129, 148, *range(149, PROMPT + NEW, 9), 213}
)


def file_name(case: str) -> str:
    """A case as the name of its file, without the suffix."""
    return "".join(char if char.isalnum() or char == "_" else "-" for char in case).replace("--", "-")


def main(cases: list[str]) -> None:
    """Write a file for each case, the comparison, and the versions of the libraries that wrote it."""
    FOLDER.mkdir(exist_ok=True)
    names = "transformers", "torch", "numpy", "safetensors", "jax"
    proof, written_by = read_json("proof.json"), read_json("versions.json")
    for case in cases or CASES:
        raw, source = CASES[case], source_of(CASES[case])
        with tempfile.TemporaryDirectory() as folder:
            logits, tokens = generate(as_folder(source, Path(folder)), vocab_of(raw))
        np.savez(FOLDER / f"{file_name(case)}.npz", logits=logits[AT], at=AT, tokens=tokens)
        proof[case] = {"family": raw["model_type"], **compare(source, logits, tokens)}
        written_by[case] = {name: version(name) for name in names}
        print(f"{case}: {proof[case]}")
    write_json("proof.json", proof)
    write_json("versions.json", written_by)


def read_json(name: str) -> dict[str, Any]:
    """What is known of each case; nothing if there is no such file."""
    file = FOLDER / name
    known: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    return known


def write_json(name: str, known: dict[str, Any]) -> None:
    """Write what is known of each case that there still is, in their order."""
    ordered = {case: known[case] for case in CASES if case in known}
    (FOLDER / name).write_text(json.dumps(ordered, indent=1) + "\n")


def compare(source: Source, theirs: np.ndarray, completion: list[int]) -> dict[str, float | int]:
    """How far decoder and oracle are from transformers, and how many greedy tokens are the same.

    The decoder is compared on the kernels and on XLA's own operations, of which the worse result counts.
    """
    ids = (*prompt(source.spec.config.vocab), *completion)
    ours = [all_logits(load.load(source, packs=packs), ids, PROMPT, CONTEXT) for packs in (True, False)]
    numpy = Oracle(source, context=CONTEXT).logits(ids)
    same = min(int((each[PROMPT - 1 : -1].argmax(-1) == completion).sum()) for each in ours)
    largest = np.abs(theirs).max()
    decoder = max(float(np.abs(each - theirs).max() / largest) for each in ours)
    oracle = float(np.abs(numpy - theirs).max() / largest)
    return {"decoder": decoder, "numpy": oracle, "equal": same, "of": len(completion)}


if __name__ == "__main__":
    main(sys.argv[1:])
