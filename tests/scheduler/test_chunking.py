"""Where prompts are split: a pure function of their length and of the chunk sizes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.scheduling import Part, split_prompt

from xlabatch.scheduler.chunking import Budget, chunk_sizes, sizes_within

DEFAULT_SIZES = chunk_sizes(2048, 128)
SIZE_SETS = st.lists(st.integers(1, 40), min_size=1, max_size=4, unique=True).map(lambda s: tuple(sorted(s)))


@given(prompt=st.integers(1, 400), sizes=SIZE_SETS)
def test_chunks_cover_a_prompt_in_order_and_without_gap_or_overlap(
    prompt: int, sizes: tuple[int, ...]
) -> None:
    covered = [
        at for chunk in split_prompt(prompt, sizes) for at in range(chunk.start, chunk.start + chunk.length)
    ]
    assert covered == list(range(prompt))


@given(prompt=st.integers(1, 400), sizes=SIZE_SETS)
def test_a_chunk_has_the_smallest_size_that_holds_it(prompt: int, sizes: tuple[int, ...]) -> None:
    for chunk in split_prompt(prompt, sizes):
        assert chunk.size in sizes
        assert not [size for size in sizes if chunk.length <= size < chunk.size]


@given(prompt=st.integers(1, 400), sizes=SIZE_SETS)
def test_only_the_last_chunk_is_marked_last_and_all_before_it_are_full(
    prompt: int, sizes: tuple[int, ...]
) -> None:
    *others, last = split_prompt(prompt, sizes)
    assert last.last
    assert all(not chunk.last and chunk.length == chunk.size == sizes[-1] for chunk in others)


def test_a_prompt_is_split_at_the_largest_size_and_its_tail_padded() -> None:
    assert list(split_prompt(344, DEFAULT_SIZES)) == [
        Part(0, 128, 128, last=False),
        Part(128, 128, 128, last=False),
        Part(256, 88, 128, last=True),
    ]
    assert list(split_prompt(545, DEFAULT_SIZES))[-1] == Part(512, 33, 64, last=True)
    assert list(split_prompt(544, DEFAULT_SIZES))[-1] == Part(512, 32, 32, last=True)
    assert list(split_prompt(512, DEFAULT_SIZES))[-1] == Part(384, 128, 128, last=True)


def test_a_longer_prompt_is_split_in_the_same_places() -> None:
    short, long = ([chunk[:3] for chunk in split_prompt(prompt, DEFAULT_SIZES)] for prompt in (512, 777))
    assert long[:4] == short


@pytest.mark.parametrize(
    ("context", "budget", "sizes"),
    [
        (2, 128, (16,)),
        (16, 128, (16,)),
        (17, 128, (16, 32)),
        (64, 128, (16, 32, 64)),
        (65, 128, DEFAULT_SIZES),
        (4096, 255, DEFAULT_SIZES),
        (4096, 256, (*DEFAULT_SIZES, 256)),
        (4096, 1000, (*DEFAULT_SIZES, 256, 512)),
        (4096, 1, (16,)),
        (4096, 31, (16,)),
        (4096, 64, (16, 32, 64)),
        (20, 64, (16, 32)),
    ],
)
def test_an_engine_has_only_the_sizes_that_its_context_and_budget_can_use(
    context: int, budget: int, sizes: tuple[int, ...]
) -> None:
    assert chunk_sizes(context, budget) == sizes


def test_a_budget_takes_the_sizes_within_it_and_at_least_the_smallest() -> None:
    assert sizes_within(64, DEFAULT_SIZES) == sizes_within(100, DEFAULT_SIZES) == (16, 32, 64)
    assert sizes_within(1, DEFAULT_SIZES) == (16,)


@pytest.mark.heavy
@pytest.mark.parametrize("budget", [1, 64, 128])
@pytest.mark.parametrize("context", [2, 15, 16, 17, 63, 64, 65, 255, 256, 257, 900])
def test_a_prompt_is_split_alike_in_every_context_that_holds_it(context: int, budget: int) -> None:
    for prompt in range(1, context + 1):
        assert list(split_prompt(prompt, chunk_sizes(context, budget))) == list(
            split_prompt(prompt, chunk_sizes(9999, budget))
        )


def test_fewer_tokens_are_taken_from_a_position_on_while_others_decode() -> None:
    budget = Budget(64, 128, late=16, late_from=200)
    taken = [budget.at(position, prompts=1, decoding=1) for position in (0, 199, 200, 900)]
    assert taken == [64, 64, 16, 16]
    assert budget.at(900, prompts=1, decoding=0) == 128


def test_prompts_take_more_than_their_share_only_if_they_are_more_than_the_decoding_sequences() -> None:
    budget = Budget(32, 128, late=16, late_from=200)
    assert [budget.at(0, prompts=3, decoding=decoding) for decoding in (0, 2, 3, 4)] == [128, 128, 32, 32]
    assert [budget.at(200, prompts=3, decoding=decoding) for decoding in (0, 2, 3)] == [128, 16, 16]
