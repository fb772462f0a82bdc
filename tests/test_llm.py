"""LLM: completions in order, text deltas as they come, options for each prompt."""

from typing import Any

import pytest

from xlabatch import LLM
from xlabatch.errors import Refused
from xlabatch.text.outputs import Completion, TextDelta


def test_generate_continues_prompts_with_common_and_own_options(llm: LLM) -> None:
    items: list[Any] = ["Once upon a time", {"id": "b", "prompt": "There was", "temperature": 0.8, "seed": 4}]
    first, second = llm.generate(items, max_tokens=12)
    assert isinstance(first, Completion)
    assert first.text
    assert len(first.tokens) == 12
    assert (first.finish, second.id) == ("length", "b")
    assert first.stats
    assert first.stats.tokens == 12
    assert first.id != second.id


def test_completions_come_in_the_order_of_the_prompts(llm: LLM) -> None:
    items: list[Any] = [{"prompt": "Once", "max_tokens": new} for new in (40, 3, 25, 1, 2)]
    lengths = [len(completion.tokens) for completion in llm.generate(items, ignore_eos=True)]
    assert lengths == [40, 3, 25, 1, 2]


def test_a_completion_is_the_same_in_company_streamed_and_in_a_solo_run(llm: LLM) -> None:
    items: list[Any] = [
        {"id": str(n), "prompt": "Once upon", "temperature": 1.0, "seed": n} for n in range(5)
    ]
    texts = {completion.id: completion.text for completion in llm.generate(items, max_tokens=20)}
    streamed: dict[str, str] = dict.fromkeys(texts, "")
    finished = []
    for delta in llm.generate(items, max_tokens=20, stream=True):
        assert isinstance(delta, TextDelta)
        streamed[delta.id] += delta.text
        finished += [delta.id] if delta.finish else []
    assert streamed == texts
    assert sorted(finished) == sorted(texts)
    solo = [next(llm.generate(item, max_tokens=20)).text for item in items]
    assert solo == list(texts.values())


def test_a_stop_string_ends_a_completion_and_is_not_part_of_it(llm: LLM) -> None:
    unstopped = next(llm.generate("Once upon a time", max_tokens=40)).text
    word = unstopped.split()[4]
    completion = next(llm.generate("Once upon a time", max_tokens=40, stop=[word]))
    assert completion.finish == "stop"
    assert completion.text == unstopped[: unstopped.find(word)]
    assert completion.stats
    assert completion.stats.finish == "stop"


def test_a_prompt_may_be_text_or_token_ids(llm: LLM) -> None:
    items: list[Any] = [{"prompt": llm.tokenizer.encode("Once upon")}, "Once upon"]
    from_ids, from_text = llm.generate(items, max_tokens=9)
    assert from_ids.text == from_text.text


def test_a_prompt_cancelled_before_it_ran_ends_as_cancelled(llm: LLM) -> None:
    items: list[Any] = [
        {"id": f"n{n}", "prompt": "Once", "max_tokens": 60, "ignore_eos": True} for n in range(6)
    ]
    last: dict[str, TextDelta] = {}
    for count, delta in enumerate(llm.generate(items, stream=True)):
        if count == 0:
            llm.cancel("n5")
            llm.cancel("n0")
        if delta.finish:
            last[delta.id] = delta
    assert last["n5"].finish == "cancelled"
    assert last["n5"].reason
    assert last["n5"].text == ""
    assert last["n0"].finish == "cancelled"
    assert last["n3"].finish == "length"


def test_a_caller_that_stops_iterating_leaves_the_engine_idle(llm: LLM) -> None:
    for _ in llm.generate(["Once"] * 5, max_tokens=100, ignore_eos=True):
        break
    assert next(llm.generate("There", max_tokens=3, ignore_eos=True)).tokens
    assert llm.engine.idle


@pytest.mark.parametrize(
    ("items", "options", "message"),
    [
        (["a", {"text": "b"}], {}, "an item has its prompt under 'prompt'"),
        (["a"], {"heat": 1.0}, "unknown options heat; known are"),
        ([{"prompt": "a", "temperature": -1}], {}, "temperature"),
        (["a" * 2000], {}, "but a slot holds 256"),
        (
            [{"id": "x", "prompt": "a"}, {"id": "x", "prompt": "b"}],
            {},
            "ids x are in use by several",
        ),
        (["a"], {"stop": [""]}, "stop is a list of non-empty strings"),
    ],
)
def test_impossible_prompts_are_refused_before_anything_runs(
    llm: LLM, items: list[Any], options: dict[str, Any], message: str
) -> None:
    with pytest.raises(Refused, match=message):
        llm.generate(["Once", *items], **options)
    assert llm.engine.idle


def test_the_embedded_model_answers_a_chat_and_ends_by_itself(llm: LLM) -> None:
    story = [{"role": "user", "content": "Tell me a story about Mia."}]
    greeting, longer = llm.chat(
        [[{"role": "user", "content": "Hello!"}], story], max_tokens=200, temperature=0
    )
    assert greeting.finish == longer.finish == "stop"
    assert "Hello" in greeting.text
    assert "Mia" in longer.text


def test_no_prompts_give_no_completions(llm: LLM) -> None:
    assert list(llm.generate([])) == []


def test_a_long_list_of_prompts_shows_a_progress_bar(llm: LLM, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(list(llm.generate(["Once"] * 17, max_tokens=1))) == 17
    assert "completions" in capsys.readouterr().out
    assert len(list(llm.generate(["Once"] * 17, max_tokens=1, progress=False))) == 17
    assert capsys.readouterr().out == ""


def test_interleaved_calls_lose_no_deltas_to_each_other(llm: LLM) -> None:
    expected = next(llm.generate("Once upon a time", max_tokens=20)).text
    first, second = (llm.generate("Once upon a time", max_tokens=20, stream=True) for _ in range(2))
    texts = ["", ""]
    for deltas in zip(first, second, strict=True):
        for n, delta in enumerate(deltas):
            texts[n] += delta.text
    assert texts == [expected, expected]


def test_a_call_within_a_call_loses_no_deltas(llm: LLM) -> None:
    expected = next(llm.generate("There was", max_tokens=12)).text
    outer = ""
    for delta in llm.generate("There was", max_tokens=12, stream=True):
        outer += delta.text
        assert next(llm.generate("There was", max_tokens=12)).text == expected
    assert outer == expected
    assert llm.engine.idle


def test_prompts_that_were_not_submitted_yet_can_be_cancelled() -> None:
    llm = LLM(slots=4, context=256, queue=1)
    items: list[Any] = [
        {"id": f"n{n}", "prompt": "Once", "max_tokens": 30, "ignore_eos": True} for n in range(6)
    ]
    deltas = llm.generate(items, stream=True)
    next(deltas)
    llm.cancel("n5")
    last = {delta.id: delta for delta in deltas if delta.finish}
    assert last["n5"].finish == "cancelled"
    assert last["n5"].reason == "cancelled by the caller before it ran"
    assert {last[f"n{n}"].finish for n in range(5)} == {"length"}
    completions = llm.generate(items, progress=False)
    next(completions)
    llm.cancel_all()
    assert {completion.finish for completion in completions} == {"cancelled"}
    assert llm.engine.idle


def test_a_list_of_token_ids_is_one_prompt(llm: LLM) -> None:
    [completion] = llm.generate(list(llm.tokenizer.encode("Once upon")), max_tokens=4)
    assert len(completion.tokens) == 4


@pytest.mark.parametrize("prompts", [None, 3])
def test_a_value_that_is_not_a_prompt_is_refused(llm: LLM, prompts: Any) -> None:
    with pytest.raises(Refused, match="give a prompt or a list of them"):
        llm.generate(prompts)
    with pytest.raises(Refused, match="stop is a list of"):
        llm.generate("Once", stop=5)
    with pytest.raises(Refused, match="a conversation is a list of messages"):
        llm.chat({"messages": []})


def test_n_completions_come_in_order_with_their_indices(llm: LLM) -> None:
    several: dict[str, Any] = {"prompt": "Once upon a time", "n": 2, "temperature": 0.9, "seed": 4, "id": "a"}
    items: list[Any] = [several, "One day, Mia"]
    completions = list(llm.generate(items, max_tokens=12, logprobs=1))
    assert [(completion.prompt, completion.index) for completion in completions] == [
        ("Once upon a time", 0),
        ("Once upon a time", 1),
        ("One day, Mia", 0),
    ]
    assert completions[0].text != completions[1].text
    for completion in completions:
        assert completion.logprobs is not None
        assert len(completion.logprobs) == len(completion.tokens)
    texts = {0: "", 1: ""}
    for delta in llm.generate(several, max_tokens=12, stream=True):
        texts[delta.index] += delta.text
    assert texts == {completion.index: completion.text for completion in completions[:2]}


def test_a_stop_string_ends_one_of_n_completions_and_not_the_others(llm: LLM) -> None:
    item = {"prompt": "Once upon a time", "n": 3, "temperature": 1.0, "seed": 1}
    texts = [completion.text for completion in llm.generate(item, max_tokens=30)]
    word = texts[1].split()[6]
    for completion, text in zip(llm.generate(item, max_tokens=30, stop=[word]), texts, strict=True):
        assert completion.text == (text[: text.find(word)] if word in text else text)
        assert (completion.finish == "stop") == (word in text or completion.finish != "length")


def test_no_stop_string_ends_a_completion_before_min_tokens(llm: LLM) -> None:
    unstopped = next(llm.generate("Once upon a time", max_tokens=40))
    word = unstopped.text.split()[1]
    assert len(next(llm.generate("Once upon a time", max_tokens=40, stop=[word])).tokens) < 10
    longer = next(llm.generate("Once upon a time", max_tokens=40, stop=[word], min_tokens=20))
    assert len(longer.tokens) >= 20
    assert unstopped.text.startswith(longer.text)
    assert word in longer.text


def test_prompt_logprobs_come_with_the_completion(llm: LLM) -> None:
    [completion] = llm.generate("Once upon a time", max_tokens=2, prompt_logprobs=1)
    assert completion.prompt_logprobs is not None
    assert len(completion.prompt_logprobs) == len(llm.tokenizer.encode("Once upon a time"))
    assert completion.logprobs is None
