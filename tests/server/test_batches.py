"""Batches over HTTP, with OpenAI's client: their life, and their place among other requests."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import openai
import pytest
from support.batch_clients import content, create, ended, upload
from support.batches import CHAT, COMPLETIONS, answers_to, ragged_lines, request_line
from support.serving import RunningServer, until

from xlabatch import LLM
from xlabatch.api import CheckedRequest, QueueFull
from xlabatch.batch.lines import Line
from xlabatch.batch.run import BatchRun
from xlabatch.errors import Unavailable
from xlabatch.request import Request
from xlabatch.server.dispatcher import Closed
from xlabatch.server.openai_batches import runner
from xlabatch.server.openai_batches.line import LOWEST_PRIORITY, LineRunner

LONG: dict[str, Any] = {"max_tokens": 200, "ignore_eos": True}


@pytest.mark.slow
def test_a_batch_gives_the_answers_of_the_command(
    batch_llm: LLM, batch_client: openai.OpenAI, batch_server: RunningServer
) -> None:
    lines = [*ragged_lines(8), request_line("bad", max_tokens=-1)]
    created = create(batch_client, lines)
    assert (created.status, created.metadata) == ("validating", {"a": "b"})
    batch = ended(batch_client, created.id)
    assert batch.status == "completed"
    assert batch.request_counts
    assert batch.request_counts.model_dump() == {"total": 9, "completed": 8, "failed": 1}
    answers = content(batch_client, batch.output_file_id)
    assert {answer["response"]["body"].pop("created") for answer in answers} == {batch.created_at}
    [error] = content(batch_client, batch.error_file_id)
    assert (error["custom_id"], error["response"]["status_code"]) == ("bad", 400)
    assert batch.in_progress_at
    assert batch.finalizing_at
    assert batch.completed_at
    until(lambda: batch_server.idle)
    expected = [answer.json for answer in answers_to(BatchRun(batch_llm, "stories"), *lines[:8])]
    assert {answer["response"]["body"].pop("created") for answer in expected} == {0}
    assert answers == expected


@pytest.mark.slow
def test_conversations_and_responses_can_be_batches(batch_client: openai.OpenAI) -> None:
    ask = [{"role": "user", "content": "Hi"}]
    for endpoint, body in ((CHAT, {"messages": ask}), ("/v1/responses", {"input": "Hi"})):
        batch = ended(batch_client, create(batch_client, [request_line("a", endpoint, **body)], endpoint).id)
        [answer] = content(batch_client, batch.output_file_id)
        assert answer["response"]["body"]["object"] in ("chat.completion", "response")


def test_files_are_listed_read_and_deleted(batch_client: openai.OpenAI) -> None:
    ids = [upload(batch_client, [b"{}"] * n, f"{n}.jsonl") for n in (1, 2, 3)]
    listed = [file.id for file in batch_client.files.list(purpose="batch")]
    assert listed[:3] == ids[::-1]
    assert [file.id for file in batch_client.files.list(limit=2)][:3] == ids[::-1]  # from two pages
    file = batch_client.files.retrieve(ids[1])
    assert (file.bytes, file.filename, file.purpose) == (5, "2.jsonl", "batch")
    assert batch_client.files.content(ids[1]).read() == b"{}\n{}"
    assert batch_client.files.delete(ids[1]).deleted
    for use in (batch_client.files.retrieve, batch_client.files.content, batch_client.files.delete):
        with pytest.raises(openai.NotFoundError, match="no file has the id"):
            use(ids[1])


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("lines", "code", "number"),
    [
        ([request_line("a"), b"{"], "invalid_json_line", 2),
        ([request_line("a"), request_line("b"), request_line("a")], "duplicate_custom_id", 3),
        ([request_line("a", CHAT, messages=[])], "invalid_url", 1),
        ([b'{"custom_id": "a"}'], "invalid_line", 1),
        ([b"  "], "empty_file", None),
        ([b"[" * 100_000], "invalid_json_line", 1),
    ],
)
def test_a_file_with_lines_that_are_no_requests_fails_its_batch(
    batch_client: openai.OpenAI, lines: list[bytes], code: str, number: int | None
) -> None:
    batch = ended(batch_client, create(batch_client, lines).id)
    assert batch.status == "failed"
    assert batch.errors
    assert batch.errors.data
    [error] = batch.errors.data
    assert (error.code, error.line) == (code, number)
    assert batch.output_file_id is None


def test_a_cancelled_batch_keeps_what_it_has(batch_client: openai.OpenAI) -> None:
    lines = [request_line("first", max_tokens=1), *(request_line(f"r{n}", **LONG) for n in range(40))]
    id = create(batch_client, lines).id
    until(lambda: batch_client.batches.retrieve(id).request_counts.completed)  # type: ignore[union-attr]
    assert batch_client.batches.cancel(id).status == "cancelling"
    batch = ended(batch_client, id)
    assert batch.status == "cancelled"
    answered, errors = content(batch_client, batch.output_file_id), content(batch_client, batch.error_file_id)
    assert answered[0]["custom_id"] == "first"
    assert {error["error"]["code"] for error in errors} == {"batch_cancelled"}
    assert len(answered) + len(errors) == 41
    with pytest.raises(openai.ConflictError, match="has ended already"):
        batch_client.batches.cancel(id)


def hold_check(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let the check of a file never end -> what happens to it."""
    seen: list[str] = []

    async def check(*_: object) -> Any:
        seen.append("begun")
        try:
            await asyncio.sleep(600)
        finally:
            seen.append("ended")

    monkeypatch.setattr(runner, "check_file", check)
    return seen


@pytest.mark.heavy
def test_a_batch_that_is_cancelled_while_its_file_is_checked_ends_then(
    batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = hold_check(monkeypatch)
    first, second = (create(batch_client, [request_line("a", max_tokens=1)]).id for _ in range(2))
    until(lambda: seen)
    assert batch_client.batches.cancel(second).status == "cancelled"  # it waits for the first one
    assert batch_client.batches.cancel(first).status == "cancelling"
    assert ended(batch_client, first).status == "cancelled"
    assert seen == ["begun", "ended"]
    monkeypatch.undo()
    assert (
        ended(batch_client, create(batch_client, [request_line("a", max_tokens=1)]).id).status == "completed"
    )
    assert batch_client.batches.retrieve(second).output_file_id is None


def test_a_batch_over_its_time_expires(batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.server.openai_batches.records.WINDOW_S", 0)
    batch = ended(batch_client, create(batch_client, [request_line("a")]).id)
    assert batch.status == "expired"
    [error] = content(batch_client, batch.error_file_id)
    assert error["error"]["code"] == "batch_expired"


@pytest.mark.heavy
def test_other_requests_go_before_those_of_a_batch(
    batch_client: openai.OpenAI, batch_server: RunningServer
) -> None:
    id = create(batch_client, [request_line(f"r{n}", **LONG) for n in range(12)]).id
    until(lambda: batch_server.stats.decoding == 3)
    for _ in range(3):
        batch_client.completions.create(model="stories", prompt="Once", max_tokens=2)
    counts = batch_client.batches.retrieve(id).request_counts
    assert counts
    assert counts.completed < 12  # none of them waited for the batch
    assert ended(batch_client, id).status == "completed"


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_lines_wait_for_other_requests_and_take_no_more_places_than_there_are_slots(
    batch_llm: LLM, batch_client: openai.OpenAI, batch_server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, queued = batch_llm.engine.submit, list[int]()

    def recorded(checked: CheckedRequest) -> None:
        if checked.request.priority == LOWEST_PRIORITY:
            queued.append(batch_llm.engine.stats().queued)
        submit(checked)

    monkeypatch.setattr(batch_llm.engine, "submit", recorded)
    ask: Any = {"model": "stories", "prompt": "Once", "max_tokens": 90, "extra_body": {"ignore_eos": True}}
    with ThreadPoolExecutor(8) as pool:
        others = [pool.submit(lambda: batch_client.completions.create(**ask)) for _ in range(8)]
        until(lambda: batch_server.stats.queued >= 3)
        prompts = [f"Once {n}" for n in range(6)]
        id = create(batch_client, [request_line(name, prompt=prompts, max_tokens=9) for name in "ab"]).id
        assert all(other.result().choices for other in others)
    assert ended(batch_client, id).status == "completed"
    assert len(queued) == 12
    assert max(queued) < 3


def test_a_line_that_finds_the_queue_full_is_tried_again(
    batch_llm: LLM, batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, refusals = batch_llm.engine.submit, iter(range(2))

    def full_at_first(checked: CheckedRequest) -> None:
        if next(refusals, None) is not None:
            raise QueueFull("the queue is full")
        submit(checked)

    monkeypatch.setattr(batch_llm.engine, "submit", full_at_first)
    batch = ended(batch_client, create(batch_client, [request_line("a"), request_line("b")]).id)
    assert batch.status == "completed"
    assert [answer["custom_id"] for answer in content(batch_client, batch.output_file_id)] == ["a", "b"]


@pytest.mark.parametrize("closes", [False, True])
def test_a_line_whose_process_has_ended_is_tried_again_or_left_to_the_next_start(
    batch_server: RunningServer, batch_llm: LLM, monkeypatch: pytest.MonkeyPatch, closes: bool
) -> None:
    until(lambda: batch_server.idle)
    render, failures = batch_llm.render, [1, 2]

    def failing(*args: Any) -> Any:
        if closes:
            raise Unavailable("the process was closed")
        if failures:
            raise Unavailable(f"failure {failures.pop()}")
        return render(*args)

    server = batch_server.server
    monkeypatch.setattr(batch_llm, "render", failing)
    monkeypatch.setattr(server.dispatcher, "closing", closes)
    line = Line(0, request_line("a", max_tokens=3))
    answering = LineRunner(batch_server.models).answer(line, COMPLETIONS, created=0)
    loop = batch_server.server.dispatcher.thread.loop
    assert loop
    future = asyncio.run_coroutine_threadsafe(answering, loop)
    if closes:
        with pytest.raises(Closed):
            future.result(60)
    else:
        assert future.result(60).json["response"]["status_code"] == 200


def test_a_line_cannot_raise_its_priority(
    batch_llm: LLM, batch_client: openai.OpenAI, monkeypatch: pytest.MonkeyPatch
) -> None:
    submit, submitted = batch_llm.engine.submit, list[Request]()

    def recorded(checked: CheckedRequest) -> None:
        submitted.append(checked.request)
        submit(checked)

    monkeypatch.setattr(batch_llm.engine, "submit", recorded)
    id = create(
        batch_client, [request_line("a", priority=2**31 - 1), request_line("b", prompt=["x", "y"])]
    ).id
    assert ended(batch_client, id).status == "completed"
    assert [request.priority for request in submitted] == [LOWEST_PRIORITY] * 3
