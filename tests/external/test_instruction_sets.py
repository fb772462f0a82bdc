"""A real model has the same tokens and logits by AVX2 alone as by what this processor has.

Each run is a process of its own, with everything that a user runs: the tokenizer, the scheduler, the kernels,
and XLA's programs around them, which are limited to AVX2 too.
"""

import pytest
from support.kernels import WITH_KERNELS
from support.smollm2 import WITH_SMOLLM2, make_lines, run_batch

from xlabatch.kernels.library import instruction_set

TOKENS = 32
LINES = make_lines([(10 * n, TOKENS) for n in range(1, 21)])
AVX2 = {"XLABATCH_KERNELS": "avx2", "XLA_FLAGS": "--xla_cpu_max_isa=AVX2"}

pytestmark = [WITH_SMOLLM2, WITH_KERNELS]


@pytest.mark.skipif(not (instruction_set() or "").startswith("avx512"), reason="nothing to compare with AVX2")
def test_answers_by_avx2_alone_are_those_of_avx512() -> None:
    here, expected = run_batch(LINES)
    other, found = run_batch(LINES, **AVX2)
    assert (here, other) == (instruction_set(), "avx2")
    assert [len(answer.tokens) for answer in expected] == len(LINES) * [TOKENS]
    assert found == expected
