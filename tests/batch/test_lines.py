"""Lines of a batch: what is answered, what is refused, and that an answer follows from its line alone."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from support.batches import CHAT, answers_to, ragged_lines, request_line, write_input

from xlabatch import LLM
from xlabatch.batch import lines
from xlabatch.batch.lines import InputFile, Line, read_lines
from xlabatch.batch.requests import InvalidLine, parse_line
from xlabatch.batch.run import BatchRun

ASK = [{"role": "user", "content": "Tell me a story."}]
CITY = {"type": "object", "properties": {"city": {"enum": ["Paris", "Rome"]}}, "required": ["city"]}
TOOLS = [{"type": "function", "function": {"name": "get_weather", "parameters": CITY}}]


@pytest.fixture(scope="module")
def llm() -> LLM:
    """The embedded model, in slots that hold the descriptions of tools."""
    return LLM(slots=4, context=1024, queue=64)


@pytest.fixture(scope="module")
def run(llm: LLM) -> BatchRun:
    return BatchRun(llm, "stories")


def body_of(run: BatchRun, line: bytes) -> Any:
    [answer] = answers_to(run, line)
    return answer.json["response"]["body"]


@pytest.mark.heavy
def test_an_answer_in_company_is_the_one_alone(run: BatchRun) -> None:
    contents = ragged_lines(13)
    together = answers_to(run, *contents)
    for line, answer in enumerate(together):
        [alone] = list(run.answers(OneLine(Line(line, contents[line]))))
        assert alone.content == answer.content
    assert [answer.failed for answer in together] == [False] * 13
    assert run.llm.engine.idle


class OneLine:
    """A source of one line."""

    def __init__(self, line: Line) -> None:
        self.lines = [line]

    def take(self, *, wait: bool) -> Line | None:  # noqa: ARG002 (it is there)
        return self.lines.pop() if self.lines else None


def test_seeds_follow_from_the_custom_id_and_the_body(run: BatchRun) -> None:
    same, other = request_line("a", max_tokens=30), request_line("b", max_tokens=30)
    texts = [
        answer.json["response"]["body"]["choices"][0]["text"] for answer in answers_to(run, same, other, same)
    ]
    assert texts[0] == texts[2] != texts[1]
    two = body_of(run, request_line("a", prompt=["There", "There"], max_tokens=30))
    assert two["choices"][0]["text"] != two["choices"][1]["text"]


def test_a_seed_is_that_of_the_server_and_llm(run: BatchRun) -> None:
    body = body_of(run, request_line("a", seed=7, max_tokens=20))
    [completion] = run.llm.generate("Once upon a time", seed=7, max_tokens=20, **run.llm.sampling.options)
    assert body["choices"][0]["text"] == completion.text


def test_an_answer_has_openais_form(run: BatchRun) -> None:
    [answer] = answers_to(run, request_line("mine", CHAT, messages=ASK, max_tokens=8))
    assert list(answer.json) == ["id", "custom_id", "response", "error"]
    assert (answer.json["custom_id"], answer.json["error"]) == ("mine", None)
    response = answer.json["response"]
    assert response["status_code"] == 200
    assert re.fullmatch(r"req_[0-9a-f]{24}", response["request_id"])
    assert response["body"]["object"] == "chat.completion"
    assert response["body"]["model"] == "stories"
    assert response["body"]["usage"]["completion_tokens"] == answer.tokens == 8


def test_calls_of_tools_and_responses_have_ids_that_follow_from_the_line(run: BatchRun) -> None:
    call = request_line("a", CHAT, messages=ASK, tools=TOOLS, tool_choice="required", max_tokens=120)
    items = request_line("b", "/v1/responses", input="Tell me a story.", max_output_tokens=8)
    first, second = (answers_to(run, call, items) for _ in range(2))
    assert [each.content for each in first] == [each.content for each in second]
    [called] = first[0].json["response"]["body"]["choices"][0]["message"]["tool_calls"]
    assert called["function"]["name"] == "get_weather"
    assert first[1].json["response"]["body"]["output"][0]["id"].startswith("msg_")


@pytest.mark.parametrize(
    ("line", "code", "message"),
    [
        (b"{", "invalid_json_line", "not valid JSON"),
        (b"[1]", "invalid_json_line", "not a JSON object"),
        (b"[" * 9999, "invalid_json_line", "not valid JSON"),
        (b'"\\ud800"', "invalid_json_line", "not valid JSON"),
        (b"\xff\xfe", "invalid_json_line", "not valid JSON"),
        (b"{}", "invalid_url", "url None is unknown"),
        (request_line("a", "/v1/embeddings", input="x"), "invalid_url", "choose from /v1/chat/completions"),
        (request_line("a").replace(b"POST", b"GET"), "invalid_line", "method"),
        (request_line("a").replace(b"custom_id", b"id"), "invalid_line", "parameter id is not supported"),
        (request_line(""), "invalid_line", "custom_id must not be empty"),
        (
            b'{"custom_id": 5, "method": "POST", "url": "/v1/completions", "body": {}}',
            "invalid_line",
            "custom_id",
        ),
        (b'{"custom_id": "a", "method": "POST", "url": "/v1/completions"}', "invalid_line", "body"),
    ],
)
def test_a_line_that_is_no_request_is_an_error(run: BatchRun, line: bytes, code: str, message: str) -> None:
    [answer] = answers_to(run, line)
    assert answer.failed
    assert answer.json["response"] is None
    assert answer.json["error"]["code"] == code
    assert message in answer.json["error"]["message"]


@pytest.mark.parametrize(
    "option", [{"background": True}, {"previous_response_id": "resp_a"}, {"timings_per_token": True}]
)
def test_a_response_that_needs_the_servers_store_or_its_clock_is_refused(
    run: BatchRun, option: dict[str, Any]
) -> None:
    [refused] = answers_to(run, request_line("a", "/v1/responses", input="Hi", **option))
    assert refused.failed
    [name] = option
    message = refused.json["response"]["body"]["error"]["message"]
    assert message.startswith(f"{name} is not supported in a batch")


@pytest.mark.parametrize(
    ("body", "message", "param"),
    [
        ({"max_tokens": -1}, "max_tokens must be at least 0, got -1", "max_tokens"),
        ({"of_no_version": 1}, "parameter of_no_version is not supported", "of_no_version"),
        ({"model": "gpt-4o-mini"}, "model 'gpt-4o-mini' is not served here; the model is 'stories'", None),
        ({"stream": True}, "stream is not supported in a batch", None),
        ({"deadline_s": 1.0}, "deadline_s is not supported in a batch", "deadline_s"),
        ({"timings_per_token": True}, "timings_per_token is not supported in a batch", "timings_per_token"),
        ({"max_tokens": 9999}, "but a slot holds 1024", None),
        ({"temperature": -1.0}, "temperature is between 0 and 1000000", "temperature"),
        ({"regex": "("}, "regex", "regex"),
    ],
)
def test_a_request_that_is_refused_is_a_response_with_its_error(
    run: BatchRun, body: dict[str, Any], message: str, param: str | None
) -> None:
    [refused, answered] = answers_to(run, request_line("a", **body), request_line("b"))
    assert (refused.failed, answered.failed) == (True, False)
    assert refused.json["custom_id"] == "a"
    assert refused.json["response"]["status_code"] == 400
    error = refused.json["response"]["body"]["error"]
    assert message in error["message"]
    assert error["param"] == param


def test_a_line_that_is_too_long_is_an_error_and_the_next_one_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "MAX_LINE_BYTES", 200)
    path = write_input(tmp_path, [b"x" * 5000, request_line("a"), b"", b"  \r", b"y" * 201, b"z" * 200])
    found = list(read_lines(path))
    with pytest.raises(InvalidLine, match="over the limit"):
        parse_line(found[0])
    assert [len(line.content) for line in found] == [201, len(request_line("a")), 201, 200]
    assert [line.number for line in found] == [0, 1, 2, 3]
    assert InputFile.scan(path).lines == 4


def test_the_last_line_needs_no_line_break(tmp_path: Path) -> None:
    path = tmp_path / "in.jsonl"
    path.write_bytes(b"{}\n[]")
    assert [line.content for line in read_lines(path)] == [b"{}", b"[]"]


def test_closing_the_answers_ends_what_runs(run: BatchRun) -> None:
    class Endless:
        number = 0

        def take(self, *, wait: bool) -> Line | None:  # noqa: ARG002
            self.number += 1
            return Line(self.number, request_line("a", max_tokens=50, ignore_eos=True))

    source = Endless()
    answers = run.answers(source)
    next(answers)
    assert source.number <= 3 * run.ready  # lines are taken as they are needed
    answers.close()
    run.llm.engine.step()
    assert run.llm.engine.idle
    assert json.loads(answers_to(run, request_line("a"))[0].content)["error"] is None
