"""A real model has the same tokens and logits on ARM as here, with all that a user runs compiled for ARM.

XLABATCH_ARM names a folder with Debian's Python for ARM and xlabatch, made by `.ci/arm`. qemu emulates the
processor that runs them: the tokenizer, the scheduler, XLA's programs, the kernels, and the processes that
render a template and compile a grammar.
"""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest
from support.kernels import WITH_KERNELS
from support.quick import slow_except
from support.smollm2 import TIMEOUT_S, WITH_SMOLLM2, Answer, make_line, make_lines, run_batch

from xlabatch.kernels.library import instruction_set

ROOT = Path(os.environ.get("XLABATCH_ARM", "/nowhere"))
PYTHON = (str(ROOT / "python"), "-P")  # -P: not the xlabatch of this folder
PROMPTS = 20 if "XLABATCH_ALL" in os.environ else 4
QUESTION: dict[str, Any] = {"messages": [{"role": "user", "content": "How old is Mia?"}]}
LINES = [
    *make_lines([(4 + n, 4 + n % 5) for n in range(PROMPTS)]),  # lengths differ, so neighbours change
    make_line("template", "/v1/chat/completions", QUESTION | {"temperature": 0, "max_tokens": 6}),
    make_line(
        "grammar",
        "/v1/chat/completions",
        QUESTION | {"structured_outputs": {"regex": "[0-9]{1,2} years"}, "temperature": 0.8, "seed": 3},
    ),
]
PLAIN = {"XLABATCH_KERNELS": "plain", "XLA_FLAGS": "--xla_cpu_max_isa=SSE4_2"}

pytestmark = [pytest.mark.skipif(not ROOT.exists(), reason="XLABATCH_ARM names no folder"), WITH_KERNELS]


@pytest.fixture(scope="module")
def expected() -> list[Answer]:
    """The answers by what this processor has."""
    name, answers = run_batch(LINES)
    assert name == instruction_set()
    return answers


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where compiled programs are kept, which are those of all instruction sets of the kernels."""
    return str(tmp_path_factory.mktemp("cache"))


@WITH_SMOLLM2
@pytest.mark.parametrize("name", slow_except(["neon_dotprod"], ["neon_dotprod", "neon", "plain"]))
def test_answers_on_arm_are_those_of_this_processor(expected: list[Answer], cache: str, name: str) -> None:
    assert run_batch(LINES, PYTHON, XLABATCH_KERNELS=name, XDG_CACHE_HOME=cache) == (name, expected)


@WITH_SMOLLM2
def test_answers_in_plain_cpp_are_those_of_this_processor(expected: list[Answer]) -> None:
    assert run_batch(LINES, **PLAIN) == ("plain", expected)


@pytest.mark.by_hand
def test_arm_has_the_test_vectors_of_the_profile(cache: str) -> None:
    command = [*PYTHON, "-m", "xlabatch", "verify", "--profile", "--json"]
    environment = os.environ | {"XDG_CACHE_HOME": cache}
    output = subprocess.check_output(command, env=environment, timeout=TIMEOUT_S)
    checks = json.loads(output)["checks"]
    assert [(check["name"].split(", ")[1:], check["ok"]) for check in checks] == [
        ([weights, "neon_dotprod"], True) for weights in ("float32", "bfloat16", "int8", "int4")
    ]
