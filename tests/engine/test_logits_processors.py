"""A row's rules: what they do to logits, against NumPy; what is drawn, thousands of times; who is refused."""

from collections import Counter
from dataclasses import replace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from conftest import Engines
from hypothesis import given, settings
from hypothesis import strategies as st
from support.compilations import compilations
from support.requests import VOCAB, alone, ask, serve
from support.rows import ENDS, LIMITS, NO_MASK, V, apply, rows

from xlabatch.engine import logits_processors, sample_step
from xlabatch.engine.state import Rows
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.request import Request
from xlabatch.scheduler.limits import Limits
from xlabatch.scheduler.sequences import FinishCode, QueuedRequest
from xlabatch.verify.oracle import sampling as oracle

choose = jax.jit(sample_step.sample)

ids = st.integers(0, V - 1)
ruled = st.fixed_dictionaries(
    {
        "repetition_penalty": st.sampled_from([1.0, 1.0, 0.7, 1.3, 2.0]),
        "presence_penalty": st.sampled_from([0.0, 0.0, -1.5, 0.25, 2.0]),
        "frequency_penalty": st.sampled_from([0.0, 0.0, -0.3, 0.7]),
        "logit_bias": st.dictionaries(ids, st.floats(-100, 100, width=32), max_size=5),
        "bad_token_ids": st.lists(ids, max_size=4),
        "allowed_token_ids": st.none() | st.just(tuple(range(0, V, 3))),
        "min_tokens": st.integers(0, 12),
        "ignore_eos": st.booleans(),
    }
)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.lists(ruled, min_size=3, max_size=3), st.integers(0, 10**6), st.data())
def test_logits_after_the_rules_are_those_of_numpy(
    given: list[dict[str, Any]], seed: int, data: st.DataObject
) -> None:
    draw = np.random.default_rng(seed)
    logits = draw.normal(0, 3, (3, V)).astype(np.float32)
    asked, answers, masks = [], [], []
    for options in given:
        prompt = tuple(draw.integers(0, V, data.draw(st.integers(1, 140))).tolist())
        answers.append(tuple(draw.integers(0, 9, data.draw(st.integers(0, 12))).tolist()))
        form: dict[str, Any] = (
            {"regex": "a"} if not options["ignore_eos"] and data.draw(st.booleans()) else {}
        )
        masks.append(draw.random(V) < 0.8)
        asked.append(Request(prompt=prompt, max_tokens=12, **options, **form))
    packed = np.packbits(np.pad(np.stack(masks), ((0, 0), (0, -V % 32))), axis=1, bitorder="little")
    told = np.asarray(apply(rows(asked, answers, logits), packed.view(np.int32)))
    for n, request in enumerate(asked):
        open = masks[n] if request.structured_output else None
        written = (*request.prompt, *answers[n])
        expected = oracle.process_logits(logits[n], request, written, LIMITS.stop_token_ids(request), open)
        # XLA multiplies by a reciprocal where NumPy divides: a last bit
        np.testing.assert_allclose(told[n], expected, rtol=3e-7, atol=1e-6)


@pytest.mark.parametrize(
    "options",
    [
        {"repetition_penalty": 1.8},
        {"presence_penalty": 1.5, "frequency_penalty": 0.5},
        {"logit_bias": {5: 4.0, 60: -3.0}, "temperature": 0.7},
        {"allowed_token_ids": tuple(range(40, 60)), "bad_token_ids": (44, 45)},
        {"repetition_penalty": 0.6, "logit_bias": {7: 2.0}, "bad_token_ids": (9,), "top_p": 0.8},
    ],
)
def test_draws_after_the_rules_follow_the_exact_distribution(options: dict[str, Any]) -> None:
    """Chi-square over 20000 draws; seeds are fixed, so it cannot flicker."""
    draws, logits = 20_000, np.random.default_rng(3).normal(0, 2, V).astype(np.float32)
    request = Request(prompt=(3, 5, 5, 7), max_tokens=9, seed=0, **{"temperature": 1.0, **options})
    one = rows([request], [(7, 7, 9)], logits[None])
    every: Rows = jax.tree.map(lambda leaf: jnp.repeat(leaf, draws, axis=0), one)
    seeds = jnp.stack([jnp.zeros(draws, jnp.uint32), jnp.arange(draws, dtype=jnp.uint32)], axis=1)
    every = replace(every, params=replace(every.params, seed=seeds))
    _, step = choose(every, jnp.repeat(jnp.asarray(NO_MASK), draws, axis=0))
    left = oracle.process_logits(logits, request, (3, 5, 5, 7, 7, 7, 9), ENDS)
    kept = np.isfinite(oracle.tempered(left, request, 7))
    share = np.where(kept, np.exp((left - left.max()) / request.temperature), 0)
    expected, seen = draws * share / share.sum(), np.bincount(np.asarray(step)[0], minlength=V)
    assert seen[~kept].sum() == 0
    common = expected >= 8
    pairs = [
        *zip(seen[common], expected[common], strict=True),
        (seen[~common].sum(), expected[~common].sum()),
    ]
    chi = sum((saw - due) ** 2 / due for saw, due in pairs if due > 0)
    free = len(pairs) - 1
    assert chi < free + 5 * np.sqrt(2 * free) + 5


def test_a_row_without_rules_keeps_every_bit_beside_rows_with_all_of_them() -> None:
    logits = np.random.default_rng(1).normal(0, 3, (2, V)).astype(np.float32)
    logits[0, 5] = -0.0
    plain = Request(prompt=(1, 2), max_tokens=4)
    full = Request(
        prompt=(1, 2),
        max_tokens=4,
        repetition_penalty=2,
        bad_token_ids=(3,),
        min_tokens=3,
        regex="a",
        presence_penalty=1,
    )
    told = np.asarray(apply(rows([plain, full], [(1,), (1,)], logits), np.zeros((2, 4), np.int32)))
    assert (told[0].view(np.int32) == logits[0].view(np.int32)).all()
    assert not np.isfinite(told[1]).any()


# In the engine


def test_every_rule_gives_the_tokens_alone_that_it_gives_in_company(engines: Engines) -> None:
    engine = engines(3)
    asked = [
        ask("plain", 17, 9),
        ask("bias", 5, 9, logit_bias={3: 5.0, 4: -5.0}),
        ask("again", 40, 12, repetition_penalty=1.7, temperature=0.8),
        ask("often", 9, 12, frequency_penalty=1.5, presence_penalty=0.5),
        ask("few", 9, 12, allowed_token_ids=(5, 6, 7, 8), temperature=2.0, logprobs=3),
        ask("three", 21, 6, n=3, temperature=1.0, logprobs=1, prompt_logprobs=2),
        ask("plain too", 130, 9, temperature=0.9),
    ]
    together = serve(engine, asked)
    for request in asked:
        several = serve(engine, [request])
        assert len(several) == request.n
        assert several.items() <= together.items()
    assert {token for token, *_ in together["few"]} <= {5, 6, 7, 8}


def test_rules_do_not_outlive_their_request(engines: Engines) -> None:
    """The slot's next tenant has none: neither a penalty, nor a bias, nor a count of what was said."""
    engine, plain = engines(1), ask("plain", 11, 12)
    expected = alone(engine, plain)
    tokens = {token for token, *_ in expected}
    serve(
        engine,
        [
            ask(
                "ruled",
                11,
                12,
                bad_token_ids=tuple(tokens),
                repetition_penalty=5.0,
                min_tokens=12,
                logprobs=2,
            )
        ],
    )
    assert alone(engine, plain) == expected
    counted = ask("counted", 11, 12, frequency_penalty=2.0)
    first = alone(engine, counted)
    serve(engine, [ask("long", 60, 40)])
    assert alone(engine, counted) == first


def test_a_bias_can_force_and_forbid(engines: Engines) -> None:
    engine = engines(3)
    forced = serve(engine, [ask("a", 9, 6, logit_bias={31: 100.0}), ask("b", 9, 6, allowed_token_ids=[44])])
    assert [[token for token, *_ in forced[id]] for id in "ab"] == [[31] * 6, [44] * 6]
    best = alone(engine, ask("c", 9, 1))[0][0]
    assert alone(engine, ask("c", 9, 1, bad_token_ids=[best]))[0][0] != best


def test_nothing_ends_an_answer_before_its_least_length(engines: Engines) -> None:
    engine = engines(3)
    said = [token for token, *_ in alone(engine, ask("a", 9, 20))]
    assert len(alone(engine, ask("a", 9, 20, stop_token_ids=said[:1]))) == 1
    longer = alone(engine, ask("a", 9, 20, stop_token_ids=said[:1], min_tokens=7))
    assert len(longer) >= 7
    assert said[0] not in [token for token, *_ in longer[:6]]


def test_a_heavy_penalty_repeats_less(engines: Engines) -> None:
    options: dict[str, Any] = {
        "allowed_token_ids": range(60),
        "frequency_penalty": 2.0,
        "presence_penalty": 2.0,
    }
    often = [
        max(Counter(token for token, *_ in alone(engines(3), ask("a", 9, 40, **rules))).values())
        for rules in (options, {"allowed_token_ids": range(60)})
    ]
    assert often[0] < often[1]


def test_rules_that_leave_nothing_end_with_a_reason(engines: Engines) -> None:
    """An end token is all that is left, and it may not come yet."""
    request = ask("a", 9, 6, allowed_token_ids=[1], stop_token_ids=[1], bad_token_ids=[2])
    engine = engines(3)
    engine.submit(request)
    events = [event for event in engine.step() if event.id == "a"]
    assert [event.finish for event in events] == ["stop"]
    for heat in (0.0, 1.0):
        stuck = Request(prompt=(1, 2), max_tokens=4, allowed_token_ids=(2,), min_tokens=2, temperature=heat)
        moved, step = choose(rows([stuck], [()], np.zeros((1, V), np.float32)), NO_MASK)
        assert np.asarray(step)[1].tolist() == [FinishCode.NO_ALLOWED_TOKEN]
        assert not bool(moved.active[0])
    for heat in (0.0, 1.0):  # what a submission would refuse is put into the queue past it
        nothing = replace(ask("a", 9, 6, temperature=heat), bad_token_ids=tuple(range(VOCAB)))
        engine.scheduler.table.waiting["a"] = QueuedRequest(nothing, 0.0)
        told = [(event.token, event.finish, event.reason) for event in engine.step()]
        assert told == [(None, "error", "its rules leave no token here")]


@pytest.mark.parametrize(
    "rules",
    [{"bad_token_ids": [50]}, {"min_tokens": 3, "stop_token_ids": [50]}, {"allowed_token_ids": range(90)}],
)
def test_the_greatest_heat_beside_a_cut_is_the_same_as_alone(engines: Engines, rules: dict[str, Any]) -> None:
    """1 / 3.4e38 is 0 to XLA, and -inf * 0 is NaN."""
    engine, hot = engines(3), ask("a", 40, 3, temperature=3.4e38, **rules)
    first = alone(engine, hot)
    assert all(token < VOCAB for token, *_ in first)
    assert serve(engine, [ask("b", 1, 30, temperature=1.0, top_k=5), hot])["a"] == first
    assert alone(engine, hot) == first


def test_a_row_that_is_broken_says_so_beside_any_rule() -> None:
    asked = [ask("a", 2, 4), ask("b", 2, 4, bad_token_ids=[1], temperature=1.0)]
    for company in (asked[:1], asked):
        logits = np.full((len(company), V), -np.inf, np.float32)
        _, step = choose(rows(company, [()] * len(company), logits), np.repeat(NO_MASK, len(company), axis=0))
        assert np.asarray(step)[1, 0] == FinishCode.NONFINITE_LOGITS


def test_rules_of_those_who_left_are_nobodys() -> None:
    """Not even the branch is taken: a row that is not due has no rules."""
    one = rows(
        [ask("a", 2, 4, regex=None, bad_token_ids=[1], temperature=1.0, top_p=0.5)] * 2,
        [(), ()],
        np.zeros((2, V)),
    )
    left = logits_processors.mask_idle(jnp.array([True, False]), one.params)
    assert np.asarray(left.has_bias).tolist() == [True, False]
    assert np.asarray(left.temperature).tolist() == [1.0, 0.0]
    assert np.asarray(left.top_p).tolist() == [0.5, 1.0]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"n": 4}, "n is 4, but there are 3 slots"),
        ({"allowed_token_ids": ()}, "bad_token_ids contain all 0 of its allowed_token_ids"),
        (
            {"allowed_token_ids": [3, 4], "bad_token_ids": [4, 3, 9]},
            "bad_token_ids contain all 2 of its allowed_token_ids",
        ),
        ({"bad_token_ids": range(VOCAB)}, "bad_token_ids forbid all 97 ids"),
        (
            {"allowed_token_ids": [5], "stop_token_ids": [5], "min_tokens": 1},
            "only end tokens are allowed, but min_tokens is",
        ),
        ({"logprobs": 21}, "logprobs is between 0 and 20, got 21"),
        ({"prompt_logprobs": -1}, "prompt_logprobs is between 0 and 20, got -1"),
        ({"repetition_penalty": 0}, "repetition_penalty is between 0.01 and 100, got 0"),
        ({"repetition_penalty": -1.0}, "repetition_penalty is between 0.01 and 100, got -1.0"),
        ({"repetition_penalty": 1e-38}, "repetition_penalty is between 0.01 and 100, got 1e-38"),
        ({"logprobs": False}, "logprobs is a whole number, got False"),
        ({"n": True}, "n is a whole number, got True"),
        ({"allowed_token_ids": [True]}, "allowed_token_ids is a list of token ids"),
        ({"json_schema": "[" * 100_000}, "json_schema is a JSON schema"),
        ({"json_schema": {"const": float("nan")}}, "json_schema is a JSON schema"),
        ({"regex": "a", "bad_token_ids": [0, 1, 2], "allowed_token_ids": [40]}, "no end token is allowed"),
        ({"regex": "a", "min_tokens": 7}, "min_tokens equals max_tokens, but structured"),
        ({"presence_penalty": 2.5}, "presence_penalty is between -2 and 2, got 2.5"),
        ({"frequency_penalty": float("nan")}, "frequency_penalty is between -2 and 2, got nan"),
        ({"logit_bias": {3: 101}}, "logit_bias is between -100 and 100, got 101 for id 3"),
        ({"logit_bias": {"x": 1}}, "logit_bias is a mapping of token ids to numbers"),
        ({"logit_bias": [5]}, "logit_bias is a mapping of token ids to numbers"),
        ({"logit_bias": {97: 1}}, "logit_bias has id 97, the vocabulary is 0 to 96"),
        ({"allowed_token_ids": [300]}, "allowed_token_ids has id 300"),
        ({"bad_token_ids": [-1]}, "bad_token_ids has id -1"),
        ({"min_tokens": 8}, "min_tokens 8 is over max_tokens 7"),
        ({"n": 0}, "n is at least 1, got 0"),
        ({"stop": ["."]}, "LLM and the server take stop"),
        ({"regex": "a", "grammar": "b"}, "one of json_schema, regex, grammar, got regex and grammar"),
        ({"regex": ""}, "regex is a non-empty string"),
        ({"json_schema": "{"}, "json_schema is a JSON schema, got '{'"),
        ({"json_schema": 3}, "json_schema is a JSON schema, got 3"),
        (
            {"regex": "a", "ignore_eos": True},
            "ignore_eos cannot be combined with regex",
        ),
        ({"regex": "a"}, "model random:tiny has no tokenizer.json"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    engines: Engines, options: dict[str, Any], said: str
) -> None:
    engine = engines(3)
    with pytest.raises(ValueError, match=said):
        engine.submit(ask("a", **({"ignore_eos": False} | options)))
    assert engine.idle


def test_what_a_row_holds_beside_its_cache_is_small() -> None:
    """Of a real shape: half a percent of what the slot's keys and values take."""
    from xlabatch.checkpoint.source import open_source
    from xlabatch.engine.memory import tree_bytes
    from xlabatch.engine.state import empty

    cfg = open_source("random:llama-135m").spec.config
    state = jax.eval_shape(lambda: empty(cfg, 1, 2048, Limits.max_stop_token_ids))
    assert tree_bytes(state.rows) < 0.005 * tree_bytes(state.kv)


# Several answers


def test_each_answer_of_several_is_a_request_with_its_own_seed(engines: Engines) -> None:
    """Bit for bit: tokens, digests, log-probabilities, though only one of them read the prompt."""
    engine = engines(5)
    for length in (1, 16, 127, 128, 129, 200):
        request = ask("a", length, 9, n=4, temperature=1.1, logprobs=2, seed=2**64 - 3)
        events = list(engine.run([request, ask("b", 50, 12, temperature=1.0)]))
        for index in range(4):
            told = [
                (e.token, e.digest, e.finish, e.logprobs) for e in events if (e.id, e.index) == ("a", index)
            ]
            single = list(engine.run([request.choice(index)]))
            assert told == [(e.token, e.digest, e.finish, e.logprobs) for e in single]
    assert len({request.choice(index).seed for index in range(4)}) == 4


def test_the_prompt_of_several_answers_is_read_once(engines: Engines) -> None:
    engine = engines(5)
    engine.reset_stats()
    serve(engine, [ask("a", 200, 3, n=5)])
    assert engine.stats().prefill_tokens == 200
    assert engine.stats().admits == 5


def test_one_of_several_answers_can_end_alone(engines: Engines) -> None:
    engine = engines(3)
    engine.submit(ask("a", 20, 9, n=3))
    engine.cancel("a", 1)  # has not begun: nothing happens
    events = engine.step()
    engine.cancel("a", 1)
    while not engine.idle:
        events += engine.step()
    ends = {event.index: event.finish for event in events if event.finish}
    assert ends == {0: "length", 1: "cancelled", 2: "length"}


def test_cancelling_ends_all_answers_wherever_they_are(engines: Engines) -> None:
    engine = engines(3)
    for id in "ab":
        engine.submit(ask(id, 140, 9, n=3))
    engine.step()
    engine.cancel("b")
    engine.cancel("a")
    ends = [(event.id, event.index) for event in engine.step() if event.finish == "cancelled"]
    assert sorted(ends) == [(id, index) for id in "ab" for index in range(3)]
    assert alone(engine, ask("c")) == alone(engines(3), ask("c"))


def test_many_answers_wait_for_room_and_nobody_overtakes(engines: Engines) -> None:
    engine, order = engines(3), dict[str, None]()
    for request in (ask("a", 5, 9), ask("b", 5, 4, n=3), ask("c", 5, 2)):
        engine.submit(request)
    while not engine.idle:
        engine.step()
        order |= dict.fromkeys(id for id, _ in engine.slot_activity().values())
    assert list(order) == ["a", "b", "c"]


# How likely


def test_log_probabilities_are_those_of_the_logits_before_any_rule(engines: Engines, source: Any) -> None:
    from xlabatch.verify.oracle.model import Oracle

    request = ask("a", 140, 5, temperature=1.5, bad_token_ids=[1, 2, 3], logprobs=4, prompt_logprobs=2)
    events = list(engines(3).run([request, ask("b", 9, 9)]))
    told = [event for event in events if event.id == "a"]
    ids = (*request.prompt, *(event.token for event in told if event.token is not None))
    chances = [oracle.log_softmax(row) for row in Oracle(source, context=320).logits(ids)]
    for at, event in enumerate(told, len(request.prompt) - 1):
        assert event.logprobs is not None
        assert event.logprobs.token == pytest.approx(chances[at][ids[at + 1]], abs=1e-4)
        assert [id for id, _ in event.logprobs.top] == np.argsort(-chances[at], kind="stable")[:4].tolist()
    prompt = told[0].prompt_logprobs
    assert prompt is not None
    assert [event.prompt_logprobs for event in told[1:]] == [None] * 4
    assert prompt[0] is None
    assert len(prompt) == 140
    for at, odds in enumerate(prompt[1:]):
        assert odds is not None
        assert odds.token == pytest.approx(chances[at][ids[at + 1]], abs=1e-4)
        assert odds.top[0][1] == pytest.approx(chances[at].max(), abs=1e-4)


def test_who_does_not_ask_is_told_nothing(engines: Engines) -> None:
    events = list(engines(3).run([ask("a", 9, 3), ask("b", 9, 3, logprobs=0)]))
    assert [event.logprobs for event in events if event.id == "a"] == [None] * 3
    assert all(event.logprobs and event.logprobs.top == () for event in events if event.id == "b")


def test_no_rule_compiles_anything(model: Any) -> None:
    engine = XlaBatchEngine(model, slots=3, context=320)
    test_a_bias_can_force_and_forbid(lambda *_: engine)
    with compilations() as compiled:
        test_every_rule_gives_the_tokens_alone_that_it_gives_in_company(lambda *_: engine)
    assert compiled == []
