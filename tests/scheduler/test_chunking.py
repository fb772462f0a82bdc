"""Where prompts are cut and who is seated next: two pure functions, of a length and of a line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from xlabatch.request import Request
from xlabatch.scheduler.chunking import Chunk, chunk_sizes, split_prompt
from xlabatch.scheduler.policies import POLICIES, Policy, fifo, priority, shortest

USUAL = chunk_sizes(2048, 128)
SIZE_SETS = st.lists(st.integers(1, 40), min_size=1, max_size=4, unique=True).map(lambda s: tuple(sorted(s)))
LINES = st.lists(
    st.builds(Request, prompt=st.just((5,) * 3), max_tokens=st.integers(1, 3), priority=st.integers(-1, 1))
)
calm = settings(deadline=None, derandomize=True)  # a busy machine is no bug, and every run tries the same
every_policy = pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)


# Chunks


@calm
@given(prompt=st.integers(1, 400), sizes=SIZE_SETS)
def test_pieces_cover_a_prompt_in_order_and_without_gap_or_overlap(
    prompt: int, sizes: tuple[int, ...]
) -> None:
    covered = [
        at for chunk in split_prompt(prompt, sizes) for at in range(chunk.start, chunk.start + chunk.length)
    ]
    assert covered == list(range(prompt))


@calm
@given(prompt=st.integers(1, 400), sizes=SIZE_SETS)
def test_a_piece_is_computed_at_the_smallest_known_size_that_holds_it(
    prompt: int, sizes: tuple[int, ...]
) -> None:
    for chunk in split_prompt(prompt, sizes):
        assert chunk.size in sizes
        assert not [size for size in sizes if chunk.length <= size < chunk.size]


@calm
@given(prompt=st.integers(1, 400), sizes=SIZE_SETS)
def test_the_last_piece_and_no_other_says_so_and_all_before_it_are_full(
    prompt: int, sizes: tuple[int, ...]
) -> None:
    *others, last = split_prompt(prompt, sizes)
    assert last.last
    assert all(not chunk.last and chunk.length == chunk.size == sizes[-1] for chunk in others)


def test_a_prompt_is_cut_at_the_largest_size_and_its_tail_padded() -> None:
    assert list(split_prompt(344, USUAL)) == [
        Chunk(0, 128, 128, last=False),
        Chunk(128, 128, 128, last=False),
        Chunk(256, 88, 128, last=True),
    ]
    assert list(split_prompt(545, USUAL))[-1] == Chunk(512, 33, 64, last=True)
    assert list(split_prompt(544, USUAL))[-1] == Chunk(512, 32, 32, last=True)
    assert list(split_prompt(512, USUAL))[-1] == Chunk(384, 128, 128, last=True)


def test_a_longer_prompt_is_cut_in_the_same_places() -> None:
    assert [chunk[:3] for chunk in split_prompt(512, USUAL)] == [
        chunk[:3] for chunk in split_prompt(777, USUAL)
    ][:4]


@pytest.mark.parametrize(
    ("context", "budget", "sizes"),
    [
        (2, 128, (16,)),
        (16, 128, (16,)),
        (17, 128, (16, 32)),
        (64, 128, (16, 32, 64)),
        (65, 128, USUAL),
        (4096, 255, USUAL),
        (4096, 256, (*USUAL, 256)),
        (4096, 1000, (*USUAL, 256, 512)),
        (4096, 1, (16,)),
        (4096, 31, (16,)),
        (4096, 64, (16, 32, 64)),
        (20, 64, (16, 32)),
    ],
)
def test_an_engine_compiles_the_sizes_that_its_context_and_budget_have_a_use_for(
    context: int, budget: int, sizes: tuple[int, ...]
) -> None:
    assert chunk_sizes(context, budget) == sizes


@pytest.mark.parametrize("budget", [1, 64, 128])
@pytest.mark.parametrize("context", [2, 15, 16, 17, 63, 64, 65, 255, 256, 257, 900])
def test_a_prompt_is_cut_alike_under_every_context_that_holds_it(context: int, budget: int) -> None:
    for prompt in range(1, context + 1):
        assert list(split_prompt(prompt, chunk_sizes(context, budget))) == list(
            split_prompt(prompt, chunk_sizes(9999, budget))
        )


# Policies


def ask(id: str, length: int = 3, max_tokens: int = 4, priority: int = 0) -> Request:
    return Request(id=id, prompt=(5,) * length, max_tokens=max_tokens, priority=priority)


def chosen(policy: Policy, line: list[Request], free: int) -> str:
    return "".join(request.id for request in policy(iter(line), free))


def test_fifo_seats_whoever_came_first() -> None:
    line = [ask("a", 9), ask("b", 1, priority=7), ask("c", 2)]
    assert [chosen(fifo, line, free) for free in range(5)] == ["", "a", "ab", "abc", "abc"]


def test_priority_seats_the_highest_and_the_first_among_equals() -> None:
    line = [ask("a"), ask("b", priority=2), ask("c", priority=-1), ask("d", priority=2), ask("e")]
    assert [chosen(priority, line, free) for free in (1, 2, 3, 4, 9)] == ["b", "bd", "bda", "bdae", "bdaec"]


def test_shortest_seats_the_least_work_and_counts_prompt_and_answer() -> None:
    line = [ask("a", 9, 1), ask("b", 1, 8), ask("c", 5, 5), ask("d", 3, 6), ask("e", 2, 1)]
    assert [chosen(shortest, line, free) for free in (1, 2, 3, 5)] == ["e", "eb", "ebd", "ebdac"]


@every_policy
@calm
@given(line=LINES, free=st.integers(0, 7))
def test_a_policy_seats_as_many_as_are_free_and_nobody_twice(
    policy: Policy, line: list[Request], free: int
) -> None:
    seated = [request.id for request in policy(iter(line), free)]
    assert len(seated) == len(set(seated)) == min(free, len(line))
    assert set(seated) <= {request.id for request in line}


@every_policy
@calm
@given(line=LINES, free=st.integers(0, 7))
def test_a_policy_with_less_room_seats_the_beginning_of_the_same_order(
    policy: Policy, line: list[Request], free: int
) -> None:
    assert policy(iter(line), free) == policy(iter(line), len(line))[:free]


@every_policy
def test_equals_are_seated_in_the_order_of_arrival(policy: Policy) -> None:
    line = [ask(id) for id in "fbgacde"]
    assert [chosen(policy, line, free) for free in (1, 3, 6)] == ["f", "fbg", "fbgacd"]


@every_policy
@calm
@given(line=LINES, free=st.integers(0, 7))
def test_a_policy_leaves_the_line_as_it_was(policy: Policy, line: list[Request], free: int) -> None:
    before = list(line)
    policy(line, free)
    assert line == before
