"""A real model has the same tokens and logits by AVX2 alone as by what this processor has, and as on another.

Each run is a process of its own, with everything that a user runs: the tokenizer, the scheduler, the kernels,
and XLA's programs around them, which are limited to AVX2 too.
"""

import hashlib
from functools import cache
from importlib.metadata import version

import pytest
from support.kernels import WITH_KERNELS
from support.smollm2 import WITH_SMOLLM2, Answer, make_lines, run_batch

from xlabatch.kernels.library import instruction_set

TOKENS = 32
LINES = make_lines([(10 * n, TOKENS) for n in range(1, 21)])
AVX2 = {"XLABATCH_KERNELS": "avx2", "XLA_FLAGS": "--xla_cpu_max_isa=AVX2"}

pytestmark = [WITH_SMOLLM2, WITH_KERNELS]


# tokens and digests of logits on an AMD EPYC that has AVX2 and no AVX-512, with this jaxlib
JAXLIB = "0.10.2"
ON_ANOTHER_MACHINE = "877611217b052784e31d14e2084b38d48506cf75062a7113e4feda7a5bd852f0"


@cache
def answers_here() -> tuple[str, list[Answer]]:
    return run_batch(LINES)


@pytest.mark.skipif(version("jaxlib") != JAXLIB, reason="XLA's programs may be others")
def test_answers_are_those_of_another_machine() -> None:
    _, found = answers_here()
    assert [len(answer.tokens) for answer in found] == len(LINES) * [TOKENS]
    numbers = repr([(answer.tokens, answer.logits) for answer in found])
    assert hashlib.sha256(numbers.encode()).hexdigest() == ON_ANOTHER_MACHINE


@pytest.mark.skipif(not (instruction_set() or "").startswith("avx512"), reason="nothing to compare with AVX2")
def test_answers_by_avx2_alone_are_those_of_avx512() -> None:
    here, expected = answers_here()
    other, found = run_batch(LINES, **AVX2)
    assert (here, other) == (instruction_set(), "avx2")
    assert found == expected
