"""Write what transformers says of every case of shapes.py, for machines without torch.

    python tests/golden/make_golden.py

It also compares our two readings with it, in proof.json: README's table is made of that (family_table.py).
Each file holds the greedy answer, and the logits at some positions: beginnings, ends, borders of chunks.
"""

import json
import tempfile
from importlib.metadata import version
from pathlib import Path

import numpy as np
from support.device import every_logit
from support.hf import NEW, PROMPT, answers, prompt, written
from support.shapes import CASES, CONTEXT, made

from xlabatch.checkpoint import load
from xlabatch.checkpoint.source import Source
from xlabatch.verify.oracle.model import Oracle

FOLDER = Path(__file__).parent
AT = sorted(
    {0, 1, 15, 16, 20, 21, 32, 49, 70, 100, 126, 127, 128, 129, 148, *range(149, PROMPT + NEW, 9), 213}
)


def named(case: str) -> str:
    return "".join(letter if letter.isalnum() or letter == "_" else "-" for letter in case).replace("--", "-")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    proof = {}
    for case, raw in CASES.items():
        source = made(raw)
        with tempfile.TemporaryDirectory() as folder:
            logits, tokens = answers(written(source, Path(folder)), raw["vocab_size"])
        np.savez(FOLDER / f"{named(case)}.npz", logits=logits[AT], at=AT, tokens=tokens)
        proof[case] = {"family": raw["model_type"], **compared(source, logits, tokens)}
        print(f"{case}: {proof[case]}")
    (FOLDER / "proof.json").write_text(json.dumps(proof, indent=1) + "\n")
    made_by = {name: version(name) for name in ("transformers", "torch", "numpy", "safetensors", "jax")}
    (FOLDER / "made_by.json").write_text(json.dumps(made_by, indent=1) + "\n")


def compared(source: Source, theirs: np.ndarray, answer: list[int]) -> dict[str, float | int]:
    """How far decoder and oracle are from transformers, and how many greedy tokens are the same."""
    ids = (*prompt(source.raw["vocab_size"]), *answer)
    ours = every_logit(load.load(source), ids, PROMPT, CONTEXT)
    numpy = Oracle(source, context=CONTEXT).logits(ids)
    same = sum(int(a == b) for a, b in zip(ours[PROMPT - 1 : -1].argmax(-1), answer, strict=True))
    told = {"decoder": ours, "numpy": numpy}
    far = {name: float(np.abs(said - theirs).max() / np.abs(theirs).max()) for name, said in told.items()}
    return {**far, "equal": same, "of": len(answer)}


if __name__ == "__main__":
    main()
