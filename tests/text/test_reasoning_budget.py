"""The budget of reasoning: the mark of its end comes after a number of tokens, unless it came before."""

import json
import re
from typing import Any

import pytest
from support.serving import post, running

from xlabatch import LLM, Request
from xlabatch.text.grammars.matchers import ReasoningMatcher

TEMPLATE = (
    "{% for message in messages %}{{ message.content }}\n{% endfor %}"
    "{% if add_generation_prompt %}{% if starts %}<think>\n{% endif %}{% endif %}{# </think> #}"
)
ASK: Any = [{"role": "user", "content": "Once upon a time"}]
SCHEMA = {"enum": ["yes", "no"]}


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, with the template of one that reasons."""
    return LLM(slots=4, context=256, chat_template=TEMPLATE)


def run(budget: ReasoningMatcher, text: str) -> str:
    """The text of a model that writes this text a character at a time, except where it must not."""
    written = ""
    while text or budget.forced:
        token = budget.forced[0] if budget.forced else ord(text[0])
        if not budget.forced:
            text = text[1:]
        budget.advance(token)
        written += chr(token)
    return written


@pytest.mark.parametrize(
    ("begin", "tokens", "text", "expected"),
    [
        ("", 3, "abcdef", "abc</t>def"),
        ("", 0, "abc", "</t>abc"),
        ("", 7, "abc</t>defghijklm", "abc</t>defghijklm"),  # its end is not counted
        ("", 5, "abc</t>def", "abc</</t>t>def"),
        ("<t>", 2, "<t>abc", "<t>ab</t>c"),
        ("<t>", 2, " \n<t>abc", " \n<t>ab</t>c"),
        ("<t>", 0, "<t>abc", "<t></t>abc"),
        ("<t>", 2, "a<t>bcdef", "a<t>bcdef"),
        ("<t>", 2, "<tea>cdef", "<tea>cdef"),
    ],
)
def test_the_end_is_generated_once_the_budget_is_spent(
    begin: str, tokens: int, text: str, expected: str
) -> None:
    end = tuple(map(ord, "</t>"))
    budget = ReasoningMatcher(None, tokens, begin, "</t>", end, chr)
    copies = [budget, budget.copy()]
    assert [run(each, text) for each in copies] == [expected] * 2


def one(llm: LLM, **options: Any) -> Any:
    merged: Any = {"max_tokens": 40, "ignore_eos": True, "temperature": 0} | options
    [completion] = llm.chat([ASK], **merged)
    return completion


@pytest.mark.heavy
@pytest.mark.parametrize("budget", [0, 5])
def test_reasoning_is_that_of_a_request_without_a_budget_until_it_ends(llm: LLM, budget: int) -> None:
    starts = {"chat_template_kwargs": {"starts": True}}
    free, limited = one(llm, **starts), one(llm, reasoning_budget=budget, **starts)
    end = llm.tokenizer.encode_chat("</think>")
    assert limited.tokens[:budget] == free.tokens[:budget]
    assert limited.tokens[budget : budget + len(end)] == end
    assert len(limited.tokens) == 40
    assert one(llm, reasoning_budget=5).tokens == one(llm).tokens  # a reply that begins without the mark


def test_a_reply_may_begin_its_reasoning_itself(llm: LLM) -> None:
    options: Any = {"grammar": 'start: "<think>" /(.|\\n)*/', "reasoning_marks": ("<think>", "</think>")}
    prompt = {"prompt": "Once upon a time", "reasoning_budget": 4, "min_tokens": 30}
    [completion] = llm.generate(prompt, max_tokens=40, **options)
    begin, end = (len(llm.tokenizer.encode_chat(mark)) for mark in options["reasoning_marks"])
    beginning, mark = (llm.tokenizer.decode(completion.tokens[: begin + n]) for n in (4, 4 + end))
    assert beginning.startswith("<think>")
    assert mark == beginning + "</think>"
    assert completion.text.startswith(mark)


def test_a_schema_applies_after_the_end(llm: LLM) -> None:
    options = {"json_schema": SCHEMA, "chat_template_kwargs": {"starts": True}, "ignore_eos": False}
    text = one(llm, reasoning_budget=6, temperature=0.9, top_k=0, top_p=1, min_p=0, seed=1, **options).text
    assert json.loads(text.partition("</think>")[2]) in SCHEMA["enum"]


@pytest.mark.parametrize("budget", [0, 5])
def test_a_grammar_that_does_not_allow_the_mark_is_followed_without_it(llm: LLM, budget: int) -> None:
    prompt = {"prompt": "Once upon a time", "reasoning_budget": budget, "max_tokens": 30}
    [completion] = llm.generate(prompt, regex="[0-9]{8}")
    assert re.fullmatch("[0-9]{8}", completion.text)
    [completion] = llm.generate(prompt, regex="[^<]*</think>[0-9]{2}")
    assert re.fullmatch("[^<]*</think>[0-9]{2}", completion.text)


def test_a_budget_is_the_same_in_company_and_in_the_reference(llm: LLM) -> None:
    options: Any = {"max_tokens": 30, "reasoning_budget": 7, "temperature": 1.0, "logprobs": 1}
    prompts = [tuple(llm.tokenizer.encode(text)) for text in ("Once", "One day", "Tom said", "There was")]
    requests = [Request(id=str(n), prompt=ids, seed=n, **options) for n, ids in enumerate(prompts)]
    together = [(e.id, e.index, e.token, e.digest, e.logprobs) for e in llm.engine.run(requests)]
    for request in requests:
        alone = [(e.id, e.index, e.token, e.digest, e.logprobs) for e in llm.engine.run([request])]
        assert [each for each in together if each[0] == request.id] == alone


def test_a_choice_has_a_budget_of_its_own(llm: LLM) -> None:
    starts: Any = {"chat_template_kwargs": {"starts": True}}
    options: Any = {"n": 2, "temperature": 1.0, "seed": 3, "max_tokens": 30, "reasoning_budget": 5}
    both = llm.chat([ASK], **options, **starts)
    assert both[0].text != both[1].text
    for completion in both:
        assert len(completion.text.partition("</think>")[0]) > 0
        assert "</think>" in completion.text


def test_a_server_takes_the_budget_under_the_names_of_other_servers(llm: LLM) -> None:
    chat: Any = {"messages": ASK, "max_tokens": 30, "temperature": 0}
    chat["chat_template_kwargs"] = {"starts": True}
    with running(llm) as served:
        url = f"{served.url}/v1/chat/completions"
        names = ("reasoning_budget", "thinking_token_budget")
        answers = [post(url, json=chat | {name: 5}).json()["choices"][0]["message"] for name in names]
        assert answers[0]["reasoning_content"] == answers[1]["reasoning_content"]
        reasoning = llm.tokenizer.encode_chat(answers[0]["reasoning_content"])
        assert 3 <= len(reasoning) <= 7  # white space around it is dropped
        assert answers[0]["content"]
        both = post(url, json=chat | dict.fromkeys(names, 5))
        assert (both.status_code, "given twice" in both.json()["error"]["message"]) == (400, True)
        thinking = {"type": "enabled", "budget_tokens": 5}
        for name in names:
            twice = post(url, json=chat | {name: 5, "thinking": thinking})
            sentence = f"{name} is given twice, also as thinking.budget_tokens"
            assert (twice.status_code, sentence in twice.json()["error"]["message"]) == (400, True)
        body = {"model": "any", "messages": ASK, "max_tokens": 30, "thinking": thinking}
        assert post(f"{served.url}/v1/messages", json=body).status_code == 200
