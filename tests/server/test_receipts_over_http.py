"""Receipts over HTTP and in batches: a client checks what the server has answered."""

import json
from typing import Any

import pytest
from support.batches import CHAT, answers_to, request_line
from support.kernels import WITH_KERNELS
from support.receipts import verdict
from support.serving import RunningServer, post

from xlabatch import LLM
from xlabatch.batch.run import BatchRun
from xlabatch.checkpoint.source import open_source
from xlabatch.receipts.check import Checker, load_checker
from xlabatch.receipts.read import find_receipts, read_receipt

pytestmark = WITH_KERNELS
ASK: Any = [{"role": "user", "content": "Tell me a story."}]
BODIES: dict[str, Any] = {
    "completions": {"prompt": ["Once upon", "There was"], "max_tokens": 20, "temperature": 0.9, "n": 2},
    "chat/completions": {"messages": ASK, "max_tokens": 20, "seed": 5},
}


@pytest.fixture(scope="module")
def checker(llm: LLM) -> Checker:
    [completion] = llm.generate([list(range(1, 200))], max_tokens=20, receipt=True)
    return load_checker(open_source(), [read_receipt(json.loads(json.dumps(completion.receipt)))])


@pytest.mark.heavy
@pytest.mark.parametrize("path", BODIES)
def test_each_choice_of_a_response_has_a_receipt(served: RunningServer, checker: Checker, path: str) -> None:
    response = post(f"{served.url}/v1/{path}", json=BODIES[path] | {"receipt": True})
    found = list(find_receipts(response.text))
    assert [each.choice for each in found] == response.json()["choices"]
    assert len(found) == (4 if path == "completions" else 1)
    assert [verdict(checker, *each).verdict for each in found] == ["ACCEPT"] * len(found)
    plain = post(f"{served.url}/v1/{path}", json=BODIES[path]).json()
    assert all("receipt" not in choice for choice in plain["choices"])


def choice_of(served: RunningServer, path: str, **body: Any) -> Any:
    """The only choice of a response with a receipt."""
    [choice] = post(f"{served.url}/v1/{path}", json=body | {"receipt": True}).json()["choices"]
    return choice


@pytest.mark.parametrize(
    ("body", "edited"),
    [
        ({"prompt": "Once upon"}, "REJECT"),
        ({"prompt": "Once upon", "echo": True}, "REJECT"),
        ({"prompt": [1, 480, 479], "echo": True}, "UNVERIFIABLE"),
    ],
)
def test_the_text_of_a_response_is_the_one_of_its_receipt(
    served: RunningServer, checker: Checker, body: dict[str, Any], edited: str
) -> None:
    choice = choice_of(served, "completions", **body, max_tokens=9)
    assert verdict(checker, choice["receipt"], choice).verdict == "ACCEPT"
    for text in (f"{choice['text']} ", f"x{choice['text']}", "", "\ud800", None):
        found = verdict(checker, choice["receipt"], choice | {"text": text})
        assert (found.verdict, "text of the response" in found.reason) == (edited, True)


def test_the_content_of_a_message_is_the_text_of_its_receipt(served: RunningServer, checker: Checker) -> None:
    choice = choice_of(served, "chat/completions", messages=ASK, max_tokens=9)
    for content in ("No.", None):
        edited = choice | {"message": choice["message"] | {"content": content}}
        assert verdict(checker, choice["receipt"], edited).verdict == "REJECT"
    for message in ("No.", choice["message"] | {"tool_calls": [{}]}):  # of no known form
        edited = choice | {"message": message}
        assert verdict(checker, choice["receipt"], edited).verdict == "UNVERIFIABLE"


@pytest.mark.parametrize("path", BODIES)
@pytest.mark.parametrize("more", [{}, {"stream_options": {"continuous_usage_stats": True}}])
def test_a_stream_has_it_where_a_choice_ends(
    served: RunningServer, checker: Checker, path: str, more: dict[str, Any]
) -> None:
    body = BODIES[path] | {"receipt": True, "stream": True} | more
    lines = post(f"{served.url}/v1/{path}", json=body).text.splitlines()
    chunks = [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: {")]
    choices = [choice for chunk in chunks for choice in chunk["choices"]]
    assert all(("receipt" in choice) == (choice["finish_reason"] is not None) for choice in choices)
    receipts = [choice["receipt"] for choice in choices if "receipt" in choice]
    assert len(receipts) == (4 if path == "completions" else 1)
    assert [verdict(checker, each).verdict for each in receipts] == ["ACCEPT"] * len(receipts)


def test_equal_requests_in_flight_have_equal_receipts(served: RunningServer) -> None:
    body = BODIES["chat/completions"] | {"receipt": True}
    first, second = (post(f"{served.url}/v1/chat/completions", json=body).json() for _ in range(2))
    assert first["choices"] == second["choices"]


OTHER_APIS: dict[str, Any] = {
    "responses": {"input": "Tell me a story.", "max_output_tokens": 20, "temperature": 0.9, "seed": 5},
    "messages": {"model": "stories", "messages": ASK, "max_tokens": 20, "temperature": 0},
}


@pytest.mark.parametrize("path", OTHER_APIS)
def test_a_response_of_another_api_has_a_receipt(served: RunningServer, checker: Checker, path: str) -> None:
    body = post(f"{served.url}/v1/{path}", json=OTHER_APIS[path] | {"receipt": True}).json()
    [found] = find_receipts(json.dumps(body))
    checked = verdict(checker, *found)
    assert (checked.verdict, "was not compared" in checked.reason) == ("ACCEPT", False)
    content = "output" if path == "responses" else "content"
    edits: list[Any] = [[], body[content] * 2, None]
    for edited in edits:
        assert verdict(checker, body["receipt"], body | {content: edited}).verdict == "REJECT"
    assert verdict(checker, body["receipt"], body | {content: "No."}).verdict == "UNVERIFIABLE"
    assert "receipt" not in post(f"{served.url}/v1/{path}", json=OTHER_APIS[path]).json()


@pytest.mark.parametrize("path", OTHER_APIS)
def test_a_stream_of_another_api_has_it_at_its_end(
    served: RunningServer, checker: Checker, path: str
) -> None:
    body = OTHER_APIS[path] | {"receipt": True, "stream": True}
    lines = post(f"{served.url}/v1/{path}", json=body).text.splitlines()
    events = [json.loads(line.removeprefix("data: ")) for line in lines if line.startswith("data: {")]
    having = [event for event in events if "receipt" in event or "receipt" in event.get("response", ())]
    assert [event["type"] for event in having] in (["response.incomplete"], ["message_delta"])
    [found] = find_receipts(json.dumps(having))
    assert verdict(checker, *found).verdict == "ACCEPT"


@pytest.mark.heavy
def test_calls_of_tools_are_compared_with_the_text(served: RunningServer, checker: Checker) -> None:
    function = {"name": "tell", "parameters": {"type": "object", "properties": {"a": {"type": "boolean"}}}}
    body = {
        "messages": ASK,
        "max_tokens": 60,
        "tools": [{"type": "function", "function": function}],
        "tool_choice": "required",
    }
    choice = choice_of(served, "chat/completions", **body)
    [call] = choice["message"]["tool_calls"]
    checked = verdict(checker, choice["receipt"], choice)
    assert (checked.verdict, "was not compared" in checked.reason) == ("ACCEPT", False)
    call["function"]["arguments"] = '{"a": "b"}'
    assert verdict(checker, choice["receipt"], choice).verdict == "REJECT"


@pytest.mark.parametrize(
    ("path", "more", "problem"),
    [
        ("completions", {"overflow": "slide"}, "a receipt does not cover overflow"),
        ("completions", {"max_tokens": 0, "echo": True}, "a receipt is for generated tokens"),
    ],
)
def test_what_a_receipt_does_not_cover_is_refused_over_http(
    served: RunningServer, path: str, more: dict[str, Any], problem: str
) -> None:
    response = post(f"{served.url}/v1/{path}", json={"prompt": "Once", "receipt": True} | more)
    assert response.status_code == 400
    assert problem in response.json()["error"]["message"]


def test_the_lines_of_a_batch_have_receipts_if_all_should_or_one_asks(llm: LLM, checker: Checker) -> None:
    lines = [
        request_line("a", prompt="Once upon", max_tokens=9),
        request_line("b", CHAT, messages=ASK, max_tokens=9),
        request_line("c", prompt="Once", max_tokens=9, receipt=True),
        request_line("d", "/v1/responses", input="Hi", max_output_tokens=9),
    ]
    runs = ((BatchRun(llm, "stories"), [0, 0, 1, 0]), (BatchRun(llm, "stories", True), [1, 1, 1, 1]))
    for run, expected in runs:
        answers = sorted(answers_to(run, *lines), key=lambda answer: answer.number)
        found = [list(find_receipts(answer.content.decode())) for answer in answers]
        receipts = [[each.receipt for each in own if each.receipt] for own in found]
        assert [len(each) for each in receipts] == expected
        assert {verdict(checker, each).verdict for own in receipts for each in own} == {"ACCEPT"}
