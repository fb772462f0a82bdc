"""Faults of single parts: processes that end, steps that raise, events that cannot be delivered."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from support.serving import PROMPT, RunningServer, get, in_background, post, running, stream_chunks, until

from xlabatch import LLM
from xlabatch.request import Event, Request
from xlabatch.server import engine_thread
from xlabatch.server.dispatcher import ENGINE_FAILED
from xlabatch.server.engine_thread import MAX_FAILED_STEPS
from xlabatch.server.http.bodies import SMALL_BYTES
from xlabatch.server.slot_runs import SlotRuns
from xlabatch.server.subscriptions import InFlight
from xlabatch.text.line_process import LineProcess

GREEDY: dict[str, Any] = {"prompt": PROMPT, "max_tokens": 9, "temperature": 0, "share": False}
BODY = GREEDY | {"ignore_eos": True}
ASKING: dict[str, tuple[str, dict[str, Any]]] = {  # what needs a process
    "large body": ("completions", BODY | {"user": "x" * SMALL_BYTES}),
    "chat": ("chat/completions", {"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 2}),
    "grammar": ("completions", GREEDY | {"regex": "[a-z ]+"}),
}
ENDS_AT_ONCE = "raise SystemExit(3)"
ENDS_AT_A_LINE = "import os; print('{}', flush=True); input(); os.kill(os.getpid(), 9)"
NEVER_ANSWERS = "import time; print('{}', flush=True); time.sleep(600)"


def fail(*_: object, **__: object) -> Any:
    raise RuntimeError("a fault of one part")


@contextmanager
def process_of(served: RunningServer, case: str, program: str) -> Iterator[None]:
    """The process that a request asks is another program meanwhile."""
    server = served.server
    processes: dict[str, LineProcess] = {
        "large body": served.models.body_process.process,
        "chat": server.llm.tokenizer.renderer.process,
        "grammar": server.grammar_process.process,
    }
    process = processes[case]
    own = process.arguments
    if process.process:
        process.process.kill()
        process.process.wait()  # until then it may be asked
    process.arguments = ["-c", program]
    server.llm.engine.grammars.cache = type(server.llm.engine.grammars.cache)()
    try:
        yield
    finally:
        if process.process:
            process.process.kill()
            process.process.wait()
        process.arguments = own


# Processes


@pytest.mark.heavy
@pytest.mark.parametrize("program", [ENDS_AT_ONCE, ENDS_AT_A_LINE])
@pytest.mark.parametrize("case", ASKING)
def test_a_process_that_ends_by_itself_or_is_killed_is_no_fault_of_the_client(
    served: RunningServer, case: str, program: str
) -> None:
    path, body = ASKING[case]
    with process_of(served, case, program):
        answer = post(f"{served.url}/v1/{path}", json=body)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        error = answer.json()["error"]
        assert (error["type"], error["code"]) == ("server_error", "unavailable")
        assert error["message"].startswith("the process that ")
        assert error["message"].endswith("; try again")
    assert post(f"{served.url}/v1/{path}", json=body).status_code == 200


def test_a_fault_in_the_validation_of_a_body_is_a_fault(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(served.models.body_process, "problems", fail)
    path, body = ASKING["large body"]
    assert post(f"{served.url}/v1/{path}", json=body).status_code == 500


@pytest.mark.heavy
@pytest.mark.parametrize("case", ASKING)
def test_a_fault_in_the_program_of_a_process_is_a_fault(served: RunningServer, case: str) -> None:
    path, body = ASKING[case]
    with process_of(served, case, "print('{}', flush=True); input(); raise LookupError"):
        assert post(f"{served.url}/v1/{path}", json=body).status_code == 500
    assert post(f"{served.url}/v1/{path}", json=body).status_code == 200


@pytest.mark.heavy
@pytest.mark.parametrize("is_asked", [False, True])  # when the server is stopped
@pytest.mark.parametrize("case", ASKING)
def test_a_server_stops_at_once_while_a_process_works(
    monkeypatch: pytest.MonkeyPatch, case: str, is_asked: bool
) -> None:
    served, ask, began = (
        RunningServer(LLM(slots=2, context=256), drain_s=60.0),
        LineProcess.ask,
        threading.Event(),
    )

    def recorded(process: LineProcess, line: bytes) -> bytes:
        began.set()
        if not is_asked:
            until(lambda: process.is_closed)
        return ask(process, line)

    monkeypatch.setattr(LineProcess, "ask", recorded)
    path, body = ASKING[case]
    with process_of(served, case, NEVER_ANSWERS):
        thread, responses = in_background(lambda: post(f"{served.url}/v1/{path}", json=body))
        assert began.wait(60)
        time.sleep(0.5)
        began_s = time.monotonic()
        served.stop()
        stopped_s = time.monotonic() - began_s
        thread.join(30)
    assert (responses[0].status_code, responses[0].json()["error"]["code"]) == (503, "closing")
    assert stopped_s < 15.0  # was 20 s, the time limit of an answer


# Steps


def policy_that_fails(*_: object) -> Any:
    raise LookupError("no policy today")


def test_steps_that_fail_before_they_admit_end_all_requests_and_are_logged_once(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    until(lambda: served.idle)
    steps: list[float] = []
    step = llm.engine.step

    def counted_step() -> list[Event]:
        steps.append(time.monotonic())
        return step()

    monkeypatch.setattr(llm.engine, "step", counted_step)
    with monkeypatch.context() as patch:
        patch.setattr(llm.engine.scheduler.schedule, "policy", policy_that_fails)
        chunks = stream_chunks(post(f"{served.url}/v1/completions", json=BODY | {"stream": True}))
        assert chunks[-1]["error"]["message"] == ENGINE_FAILED
        assert len(steps) <= MAX_FAILED_STEPS + 1
        for _ in range(3):
            answer = post(f"{served.url}/v1/completions", json=BODY)
            assert (answer.status_code, answer.json()["error"]["code"]) == (500, "engine_failed")
        health = get(f"{served.url}/health")
        assert (health.status_code, health.json()["status"]) == (503, "degraded")
        until(lambda: served.idle)
        assert len(steps) <= MAX_FAILED_STEPS + 10
    assert caplog.text.count("the same failure is not logged again") == 1
    assert caplog.text.count("raise LookupError") == 1
    assert post(f"{served.url}/v1/completions", json=BODY).status_code == 200
    assert get(f"{served.url}/health").status_code == 200


def test_one_step_that_fails_before_it_admits_ends_no_waiting_request(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    policy, failures = llm.engine.scheduler.schedule.policy, [LookupError("once"), LookupError("twice")]

    def fails_twice(queue: Any) -> Any:
        if failures:
            raise failures.pop()
        return policy(queue)

    monkeypatch.setattr(llm.engine.scheduler.schedule, "policy", fails_twice)
    assert len(failures) < MAX_FAILED_STEPS
    assert post(f"{served.url}/v1/completions", json=BODY).status_code == 200
    assert not failures


@pytest.mark.parametrize("method", ["run_step", "step"])
def test_requests_in_slots_end_when_a_step_raises_and_the_next_is_served(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    until(lambda: served.idle)
    original, raises = getattr(llm.engine, method), threading.Event()

    def sometimes() -> list[Event]:
        if raises.is_set():
            raises.clear()
            raise LookupError("one step")
        events: list[Event] = original()
        return events

    monkeypatch.setattr(llm.engine, method, sometimes)
    long = BODY | {"max_tokens": 240, "stream": True}
    with httpx.stream("POST", f"{served.url}/v1/completions", json=long, timeout=60) as response:
        lines = response.iter_lines()
        next(lines)
        raises.set()
        text = "\n".join(lines)
    assert ENGINE_FAILED in text
    assert get(f"{served.url}/health").json()["status"] == "degraded"
    assert post(f"{served.url}/v1/completions", json=BODY).status_code == 200
    assert get(f"{served.url}/health").status_code == 200


def test_an_engine_that_cannot_recover_answers_each_request_with_an_error_and_does_not_spin(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    thread, opened = served.server.dispatcher.thread, list[float]()
    reopen = thread.open

    def counted_open() -> None:
        opened.append(time.monotonic())
        reopen()

    monkeypatch.setattr(thread, "open", counted_open)
    with monkeypatch.context() as patch:
        patch.setattr(llm.engine, "fail", fail)
        patch.setattr(llm.engine, "run_step", fail)
        began_s = time.monotonic()
        for _ in range(2):
            assert post(f"{served.url}/v1/completions", json=BODY).status_code == 500
        assert get(f"{served.url}/health").json()["status"] == "degraded"
        assert len(opened) <= 2 + (time.monotonic() - began_s) / engine_thread.PAUSE_S
    until(lambda: post(f"{served.url}/v1/completions", json=BODY).status_code == 200)
    assert get(f"{served.url}/health").status_code == 200


@pytest.mark.usefixtures("slow")
def test_a_command_that_fails_ends_neither_the_thread_nor_other_requests(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    until(lambda: served.idle)
    dispatcher = served.server.dispatcher
    thread = dispatcher.thread.thread

    def fail_at_command(_: str) -> None:
        raise LookupError("a command")

    with monkeypatch.context() as patch:
        patch.setattr(llm.engine, "abandon", fail_at_command)
        with httpx.stream(
            "POST",
            f"{served.url}/v1/completions",
            json=BODY | {"max_tokens": 200, "stream": True},
            timeout=60,
        ) as response:
            next(response.iter_lines())
        assert post(f"{served.url}/v1/completions", json=BODY).status_code == 200
        until(lambda: "a command of the engine failed" in caplog.text)
    assert dispatcher.thread.thread is thread


def test_the_events_of_a_step_whose_statistics_fail_are_delivered(
    served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    until(lambda: served.idle)
    expected = post(f"{served.url}/v1/completions", json=BODY).json()["choices"][0]["text"]
    monkeypatch.setattr(llm.engine, "prompt_progress", fail)
    monkeypatch.setattr(llm.engine, "slot_activity", lambda: {})
    answer = post(f"{served.url}/v1/completions", json=BODY)
    assert (answer.status_code, answer.json()["choices"][0]["text"]) == (200, expected)


def test_an_exception_reaches_the_callers_of_a_python_engine_and_the_next_step_works() -> None:
    engine = LLM(
        slots=4, context=256, queue=64
    ).engine  # the other one has a server, whose thread may be in a step
    request = Request(id="a", prompt=[5, 7], max_tokens=3, ignore_eos=True)
    expected = [event.token for event in engine.run([request])]
    policy = engine.scheduler.schedule.policy
    engine.scheduler.schedule.policy = policy_that_fails
    try:
        for _ in range(MAX_FAILED_STEPS + 1):
            with pytest.raises(LookupError, match="no policy today"):
                list(engine.run([request]))
    finally:
        engine.scheduler.schedule.policy = policy
    assert [event.token for event in engine.run([request])] == expected
    assert engine.idle


# Events


def sent_in_background(
    served: RunningServer, max_tokens: int
) -> tuple[threading.Thread, list[httpx.Response]]:
    """The answer to a request for this many tokens, while it comes."""
    return in_background(lambda: post(f"{served.url}/v1/completions", json=BODY | {"max_tokens": max_tokens}))


def injected_statistics(served: RunningServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(served.server.dispatcher, "on_finished", fail)


def injected_runs(_: RunningServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SlotRuns, "add", fail)


def injected_health(served: RunningServer, patch: pytest.MonkeyPatch) -> None:
    patch.setattr(served.server.dispatcher, "_note_failure", fail)


@pytest.mark.parametrize("inject", [injected_statistics, injected_runs, injected_health])
def test_what_is_only_shown_or_counted_loses_no_event_when_it_fails(
    served: RunningServer,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    inject: Callable[[RunningServer, pytest.MonkeyPatch], None],
) -> None:
    until(lambda: served.idle)
    expected = [post(f"{served.url}/v1/completions", json=BODY | {"max_tokens": n}).json() for n in (3, 9, 9)]
    inject(served, monkeypatch)
    sent = [sent_in_background(served, n) for n in (3, 9, 9)]
    for (thread, responses), answer in zip(sent, expected, strict=True):
        thread.join(60)
        assert responses[0].json()["choices"] == answer["choices"]
    assert "could not be updated" in caplog.text
    assert "a fault of one part" in caplog.text
    until(lambda: served.idle)


@pytest.mark.parametrize("method", ["on_progress", "has_all"])
def test_a_fault_at_one_request_ends_it_with_an_error_and_no_other(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, method: str
) -> None:
    until(lambda: served.idle)
    expected = post(f"{served.url}/v1/completions", json=BODY | {"max_tokens": 34}).json()
    original = getattr(InFlight, method)

    def fail_at_33(in_flight: InFlight, *args: Any) -> Any:
        if in_flight.request.max_tokens == 33:
            raise RuntimeError("a fault at one request")
        return original(in_flight, *args)

    monkeypatch.setattr(InFlight, method, fail_at_33)
    sent = [sent_in_background(served, n) for n in (33, 34)]
    for thread, _ in sent:
        thread.join(60)
    [[failed], [good]] = [responses for _, responses in sent]
    assert failed.status_code == 500
    assert "the reason is in its log" in failed.json()["error"]["message"]
    assert good.json()["choices"] == expected["choices"]
    assert "a fault at one request" in caplog.text
    until(lambda: served.idle)


def test_a_fault_in_the_statistics_of_one_client_that_leaves_keeps_none_of_the_others(llm: LLM) -> None:
    with running(llm) as served:
        served.server.dispatcher.on_finished = fail
        body = BODY | {"prompt": [PROMPT] * 3, "max_tokens": 240, "stream": True}
        with httpx.stream("POST", f"{served.url}/v1/completions", json=body, timeout=60) as response:
            next(response.iter_lines())
        until(lambda: served.idle)
