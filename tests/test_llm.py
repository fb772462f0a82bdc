"""From text to text: answers in order, pieces as they come, options of each prompt's own."""

from typing import Any

import pytest

from xlabatch import LLM
from xlabatch.text.outputs import Completion, TextDelta


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=3, context=256)


def test_three_lines_from_text_to_text(llm: LLM) -> None:
    items: list[Any] = ["Once upon a time", {"id": "b", "prompt": "There was", "temperature": 0.8, "seed": 4}]
    first, second = llm.generate(items, max_tokens=12)
    assert isinstance(first, Completion)
    assert first.text
    assert len(first.tokens) == 12
    assert (first.finish, second.id) == ("length", "b")
    assert first.stats
    assert first.stats.tokens == 12
    assert first.id != second.id


def test_answers_come_in_the_order_of_the_prompts(llm: LLM) -> None:
    items: list[Any] = [{"prompt": "Once", "max_tokens": new} for new in (40, 3, 25, 1, 2)]
    assert [len(answer.tokens) for answer in llm.generate(items, ignore_eos=True)] == [40, 3, 25, 1, 2]


def test_an_answer_is_the_same_in_company_and_in_pieces(llm: LLM) -> None:
    items: list[Any] = [
        {"id": str(n), "prompt": "Once upon", "temperature": 1.0, "seed": n} for n in range(5)
    ]
    whole = {answer.id: answer.text for answer in llm.generate(items, max_tokens=20)}
    told: dict[str, str] = dict.fromkeys(whole, "")
    ends = []
    for piece in llm.generate(items, max_tokens=20, stream=True):
        assert isinstance(piece, TextDelta)
        told[piece.id] += piece.text
        ends += [piece.id] if piece.finish else []
    assert told == whole
    assert sorted(ends) == sorted(whole)
    alone = [next(llm.generate(item, max_tokens=20)).text for item in items]
    assert alone == list(whole.values())


def test_a_stop_string_ends_an_answer_before_it(llm: LLM) -> None:
    whole = next(llm.generate("Once upon a time", max_tokens=40)).text
    word = whole.split()[4]
    answer = next(llm.generate("Once upon a time", max_tokens=40, stop=[word]))
    assert answer.finish == "stop"
    assert answer.text == whole[: whole.find(word)]
    assert answer.stats
    assert answer.stats.finish == "stop"


def test_token_ids_are_prompts_too(llm: LLM) -> None:
    items: list[Any] = [{"prompt": llm.tokenizer.encode("Once upon")}, "Once upon"]
    said = [answer.text for answer in llm.generate(items, max_tokens=9)]
    assert said[0] == said[1]


def test_what_was_cancelled_before_it_ran_says_so(llm: LLM) -> None:
    items: list[Any] = [
        {"id": f"n{n}", "prompt": "Once", "max_tokens": 60, "ignore_eos": True} for n in range(6)
    ]
    answers: dict[str, TextDelta] = {}
    for count, piece in enumerate(llm.generate(items, stream=True)):
        if count == 0:
            llm.cancel("n5")
            llm.cancel("n0")
        if piece.finish:
            answers[piece.id] = piece
    assert answers["n5"].finish == "cancelled"
    assert answers["n5"].reason
    assert answers["n5"].text == ""
    assert answers["n0"].finish == "cancelled"
    assert answers["n3"].finish == "length"


def test_leaving_early_leaves_nothing_behind(llm: LLM) -> None:
    for _ in llm.generate(["Once"] * 5, max_tokens=100, ignore_eos=True):
        break
    assert next(llm.generate("There", max_tokens=3, ignore_eos=True)).tokens
    assert llm.engine.idle


@pytest.mark.parametrize(
    ("items", "options", "why"),
    [
        (["a", {"text": "b"}], {}, "an item has its prompt under 'prompt'"),
        (["a"], {"heat": 1.0}, "options heat are not known; there are"),
        ([{"prompt": "a", "temperature": -1}], {}, "temperature"),
        (["a" * 2000], {}, "but a slot holds 256"),
        ([{"id": "x", "prompt": "a"}, {"id": "x", "prompt": "b"}], {}, "ids x are given to several prompts"),
        (["a"], {"stop": [""]}, "stop is a list of non-empty strings"),
    ],
)
def test_what_is_wrong_is_said_before_anything_runs(
    llm: LLM, items: list[Any], options: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        llm.generate(["Once", *items], **options)
    assert llm.engine.idle


def test_chat_without_a_template_says_so(llm: LLM) -> None:
    with pytest.raises(ValueError, match="has no chat template"):
        llm.chat([{"role": "user", "content": "hello"}])


def test_nothing_asked_is_nothing_answered(llm: LLM) -> None:
    assert list(llm.generate([])) == []


def test_a_long_list_shows_its_progress(llm: LLM, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(list(llm.generate(["Once"] * 17, max_tokens=1))) == 17
    assert "answers" in capsys.readouterr().out
    assert len(list(llm.generate(["Once"] * 17, max_tokens=1, progress=False))) == 17
    assert capsys.readouterr().out == ""


def test_calls_that_take_turns_lose_nothing_to_each_other(llm: LLM) -> None:
    whole = next(llm.generate("Once upon a time", max_tokens=20)).text
    first, second = (llm.generate("Once upon a time", max_tokens=20, stream=True) for _ in range(2))
    told = ["", ""]
    for one, other in zip(first, second, strict=True):
        told[0] += one.text
        told[1] += other.text
    assert told == [whole, whole]


def test_a_call_within_a_call_loses_nothing(llm: LLM) -> None:
    whole = next(llm.generate("There was", max_tokens=12)).text
    outer = ""
    for piece in llm.generate("There was", max_tokens=12, stream=True):
        outer += piece.text
        assert next(llm.generate("There was", max_tokens=12)).text == whole
    assert outer == whole
    assert llm.engine.idle


def test_what_waits_for_its_turn_can_be_cancelled() -> None:
    llm = LLM(slots=2, context=64, queue=2, budget=16)
    items: list[Any] = [
        {"id": f"n{n}", "prompt": "Once", "max_tokens": 30, "ignore_eos": True} for n in range(6)
    ]
    pieces = llm.generate(items, stream=True)
    next(pieces)
    llm.cancel("n5")
    ends = {piece.id: piece for piece in pieces if piece.finish}
    assert ends["n5"].finish == "cancelled"
    assert ends["n5"].reason == "cancelled by the caller before it ran"
    assert {ends[f"n{n}"].finish for n in range(5)} == {"length"}
    answers = llm.generate(items, progress=False)
    next(answers)
    llm.cancel_all()
    assert {answer.finish for answer in answers} == {"cancelled"}
    assert llm.engine.idle


def test_a_list_of_ids_is_one_prompt(llm: LLM) -> None:
    [answer] = llm.generate(list(llm.tokenizer.encode("Once upon")), max_tokens=4)
    assert len(answer.tokens) == 4


@pytest.mark.parametrize("asked", [None, 3])
def test_what_is_no_prompt_is_refused(llm: LLM, asked: Any) -> None:
    with pytest.raises(ValueError, match="give a prompt or a list of them"):
        llm.generate(asked)
    with pytest.raises(ValueError, match="stop is a list of"):
        llm.generate("Once", stop=5)
    with pytest.raises(ValueError, match="a conversation is a list of messages"):
        llm.chat({"messages": []})


def test_several_answers_come_in_order_each_under_its_number(llm: LLM) -> None:
    several: dict[str, Any] = {"prompt": "Once upon a time", "n": 2, "temperature": 0.9, "seed": 4, "id": "a"}
    items: list[Any] = [several, "One day, Mia"]
    answers = list(llm.generate(items, max_tokens=12, logprobs=1))
    assert [(answer.prompt, answer.index) for answer in answers] == [
        ("Once upon a time", 0),
        ("Once upon a time", 1),
        ("One day, Mia", 0),
    ]
    assert answers[0].text != answers[1].text
    for answer in answers:
        assert answer.logprobs is not None
        assert len(answer.logprobs) == len(answer.tokens)
    texts = {0: "", 1: ""}
    for piece in llm.generate(several, max_tokens=12, stream=True):
        texts[piece.index] += piece.text
    assert texts == {answer.index: answer.text for answer in answers[:2]}


def test_a_text_ends_one_of_several_answers_and_leaves_the_others(llm: LLM) -> None:
    item = {"prompt": "Once upon a time", "n": 3, "temperature": 1.0, "seed": 1}
    whole = [answer.text for answer in llm.generate(item, max_tokens=30)]
    word = whole[1].split()[6]
    for answer, text in zip(llm.generate(item, max_tokens=30, stop=[word]), whole, strict=True):
        assert answer.text == (text[: text.find(word)] if word in text else text)
        assert (answer.finish == "stop") == (word in text or answer.finish != "length")


def test_no_text_ends_an_answer_before_its_least_length(llm: LLM) -> None:
    whole = next(llm.generate("Once upon a time", max_tokens=40))
    word = whole.text.split()[1]
    assert len(next(llm.generate("Once upon a time", max_tokens=40, stop=[word])).tokens) < 10
    longer = next(llm.generate("Once upon a time", max_tokens=40, stop=[word], min_tokens=20))
    assert len(longer.tokens) >= 20
    assert whole.text.startswith(longer.text)
    assert word in longer.text


def test_how_likely_the_prompt_was_is_told_once(llm: LLM) -> None:
    [answer] = llm.generate("Once upon a time", max_tokens=2, prompt_logprobs=1)
    assert answer.prompt_logprobs is not None
    assert len(answer.prompt_logprobs) == len(llm.tokenizer.encode("Once upon a time"))
    assert answer.logprobs is None
