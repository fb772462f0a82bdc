"""How many tokens of a reply are reasoning: by hand, and in the usage of bodies and of every chunk."""

from collections.abc import Iterator
from itertools import accumulate
from typing import Any

import pytest
from support.serving import RunningServer, post, running, stream_chunks

from xlabatch import LLM
from xlabatch.chat.formats import ANALYSIS_MARKS
from xlabatch.chat.reasoning_tokens import reasoning_counter
from xlabatch.chat.reply import ReplyFormat
from xlabatch.request import Request

TEMPLATE = (
    "{% for message in messages %}{{ message.content }}\n{% endfor %}"
    "{% if add_generation_prompt and starts %}<think>\n{% endif %}{# </think> #}"
)
MARKS = ("<think>", "</think>")
BEGINS, BEGUN = ReplyFormat(reasoning=MARKS), ReplyFormat(reasoning=MARKS, is_reasoning=True)
CHANNELS = ReplyFormat(reasoning=ANALYSIS_MARKS, has_channels=True)
IN_ANALYSIS = ReplyFormat(
    reasoning=ANALYSIS_MARKS, has_channels=True, begun="<|start|>assistant<|channel|>analysis<|message|>"
)
BODY: Any = {
    "messages": [{"role": "user", "content": "Once upon a time"}],
    "grammar": 'start: "<think>" /[a-z ]{9,30}/ "</think>" /[a-z ]{9,30}/',
    "max_tokens": 200,
    "seed": 3,
}


@pytest.mark.parametrize(
    ("format", "tokens", "expected"),
    [
        (BEGINS, ["<think>", "a", "b", "c", "</think>", "d"], 3),
        (BEGINS, [" ", "<", "think", ">\n", "a", "b.</", "think", ">", "d"], 3),  # the line break, a and b
        (BEGINS, ["<think>", "a", "<", "/", "b"], 4),
        (BEGINS, ["<think>", "a", "</", "thin"], 3),  # cut off: no mark
        (BEGINS, ["<think>", "</think>", "a"], 0),
        (BEGINS, ["a", "<think>", "b", "</think>"], 0),
        (BEGINS, ["<think>", "a", "</think>", "<think>", "b", "</think>"], 1),
        (BEGUN, ["a", "<think>", "b<", "</think>", "d"], 3),
        (BEGUN, ["</think>", "a"], 0),
        (CHANNELS, ["<|channel|>", "analysis", "<|message|>", "a", "b", "<|end|>", "<|start|>"], 2),
        (CHANNELS, ["<|channel|>", "final", "<|message|>", "a", "b", "<|return|>"], 0),
        (IN_ANALYSIS, ["a", "b", "<|end|>", "<|start|>assistant", "<|channel|>analysis<|message|>", "c"], 3),
        (ReplyFormat(), ["<think>", "a", "</think>"], None),
    ],
)
def test_the_tokens_between_the_marks_are_counted(
    format: ReplyFormat, tokens: list[str], expected: int | None
) -> None:
    counter = reasoning_counter(format)
    for token in tokens:
        if counter:
            counter.push(token)
    if counter:
        counter.close()
    assert (counter and counter.count) == expected


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, with the template of one that reasons."""
    return LLM(slots=4, context=256, chat_template=TEMPLATE)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as server:
        yield server


def between_the_marks(llm: LLM, tokens: list[int]) -> int:
    """The count by positions in the whole text."""
    texts = [llm.tokenizer.token_text(id) for id in tokens]
    text, ends = "".join(texts), list(accumulate(map(len, texts)))
    begin, end = text.index(MARKS[0]) + len(MARKS[0]), text.index(MARKS[1])
    return sum(last > begin and last - len(own) < end for own, last in zip(texts, ends, strict=True))


@pytest.mark.heavy
def test_the_usage_counts_the_reasoning_of_all_choices(llm: LLM, served: RunningServer) -> None:
    body = post(f"{served.url}/v1/chat/completions", json=BODY | {"n": 3, "return_token_ids": True}).json()
    expected = [between_the_marks(llm, choice["token_ids"]) for choice in body["choices"]]
    assert min(expected) > 0
    assert body["usage"]["completion_tokens_details"] == {"reasoning_tokens": sum(expected)}


def test_each_chunk_counts_the_reasoning_so_far(llm: LLM, served: RunningServer) -> None:
    options = {"include_usage": True, "continuous_usage_stats": True}
    body = BODY | {"stream": True, "stream_options": options, "return_token_ids": True}
    chunks = stream_chunks(post(f"{served.url}/v1/chat/completions", json=body))
    tokens = [id for chunk in chunks for each in chunk["choices"] for id in each.get("token_ids") or []]
    counts = [chunk["usage"]["completion_tokens_details"]["reasoning_tokens"] for chunk in chunks]
    assert counts == sorted(counts)
    assert counts[0] == 0
    assert counts[-1] == between_the_marks(llm, tokens) > 3
    assert len(set(counts)) > 3  # it grows with the stream


def test_reasoning_that_a_stop_string_or_the_length_ends_is_counted(served: RunningServer) -> None:
    body = BODY | {"chat_template_kwargs": {"starts": True}, "grammar": None, "ignore_eos": True}
    cut, stopped = (
        post(f"{served.url}/v1/chat/completions", json=body | end).json()["usage"]
        for end in ({"max_tokens": 11}, {"stop": ["e"]})
    )
    assert cut["completion_tokens_details"]["reasoning_tokens"] == cut["completion_tokens"] == 11
    assert stopped["completion_tokens_details"]["reasoning_tokens"] == stopped["completion_tokens"] > 0


def test_the_token_that_ends_a_reply_within_its_reasoning_is_not_counted(
    llm: LLM, served: RunningServer
) -> None:
    [end, *_] = llm.engine.limits.all_stop_token_ids(Request(prompt=[1], max_tokens=1))
    body = BODY | {"chat_template_kwargs": {"starts": True}, "grammar": None, "allowed_token_ids": [end]}
    response = post(f"{served.url}/v1/chat/completions", json=body).json()
    assert response["choices"][0]["finish_reason"] == "stop"
    assert response["usage"]["completion_tokens"] == 1
    assert response["usage"]["completion_tokens_details"] == {"reasoning_tokens": 0}


@pytest.mark.parametrize("stream", [False, True])
def test_responses_count_the_same_reasoning(served: RunningServer, stream: bool) -> None:
    chat = post(f"{served.url}/v1/chat/completions", json=BODY).json()["usage"]
    body = {"input": "Once upon a time", "grammar": BODY["grammar"], "max_output_tokens": 200, "seed": 3}
    response = post(f"{served.url}/v1/responses", json=body | {"stream": stream})
    text = '"output_tokens_details":{"reasoning_tokens":%d}'
    assert text % chat["completion_tokens_details"]["reasoning_tokens"] in response.text
