"""A fault at any point of the server: every client gets an answer or an error, and the next answer is right.

The points are functions that take an HTTP request to the engine and its events back. An exception at one of
them must end the requests that it concerns: nothing waits for ever, and nothing is lost in silence.
"""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from support.injection import injected, names_of
from support.serving import PROMPT, RunningServer, get, post, until

from xlabatch import LLM

POINTS = {
    "server/service.py": (
        "Server.run_text",
        "Server.prepare",
        "Server.compile_grammar",
        "Server.submit",
        "Server._submit_all",
        "Server.collect",
        "Server.disconnect",
    ),
    "server/dispatcher.py": (
        "Dispatcher._start",
        "Dispatcher._advance",
        "Dispatcher._on_events",
        "Dispatcher._ending",
        "Dispatcher._book",
        "Dispatcher._forget",
        "Dispatcher.disconnect",
    ),
    "server/engine_thread.py": ("EngineThread._run_command", "EngineThread._step", "EngineThread._view"),
    "server/subscriptions.py": ("Subscription.on_events", "Subscription._push", "InFlight.on_progress"),
    "server/slot_runs.py": ("SlotRuns.add",),
    "server/stream.py": ("stream", "updates"),
    "protocols/chat_response.py": ("ChatBuilder.body",),
    "protocols/response_builder.py": ("ChoicesBuilder.body",),
    "text/outputs.py": ("PendingPrompt.on_event",),
    "text/detokenizer.py": ("Detokenizer.push",),
    "text/grammars/compiler.py": ("GrammarCompiler.fill_bitmasks",),
    "llm.py": ("LLM.render", "LLM.prepare_item"),
    "scheduler/scheduler.py": ("Scheduler.plan", "Scheduler._end_step", "Scheduler.submit"),
    "engine/runner.py": ("Runner.prefill", "Runner.decode"),
}
COMPLETION: dict[str, Any] = {"prompt": PROMPT, "max_tokens": 12, "temperature": 0, "share": False}
CHAT: dict[str, Any] = {"messages": [{"role": "user", "content": PROMPT}], "max_tokens": 12, "share": False}
BODIES = [
    ("/v1/completions", COMPLETION),
    ("/v1/completions", COMPLETION | {"stream": True}),
    ("/v1/completions", COMPLETION | {"n": 2, "temperature": 0.8, "seed": 3, "max_tokens": 20}),
    ("/v1/completions", COMPLETION | {"regex": "[a-z ]+", "stream": True}),
    ("/v1/chat/completions", CHAT),
    ("/v1/chat/completions", CHAT | {"stream": True, "max_tokens": 30}),
]
CALLS = ("1", "1:after", "3", "3:after")


def has_answer_or_error(response: httpx.Response) -> bool:
    """Whether a client can tell how its request ended."""
    if not response.headers["content-type"].startswith("text/event-stream"):
        body = response.json()
        return ("error" in body) != ("choices" in body)
    lines = [line.removeprefix("data: ") for line in response.text.split("\n\n") if line.startswith("data: ")]
    chunks = [json.loads(line) for line in lines if line != "[DONE]"]
    ends = [each for chunk in chunks for each in chunk.get("choices", ()) if each.get("finish_reason")]
    return bool(ends) or any("error" in chunk for chunk in chunks)


def send(url: str, path: str, body: dict[str, Any]) -> httpx.Response | None:
    """The response, or None if the connection was closed in the middle, which tells a client too."""
    try:
        return post(url + path, json=body, timeout=30)
    except httpx.RemoteProtocolError:
        return None


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")  # the engine's thread
@pytest.mark.parametrize("call", [pytest.param(c, marks=[] if c == "1" else pytest.mark.slow) for c in CALLS])
@pytest.mark.parametrize("point", names_of(POINTS))
def test_after_a_fault_every_client_has_an_answer_or_an_error_and_the_next_answer_is_right(
    served: RunningServer, llm: LLM, point: str, call: str
) -> None:
    until(lambda: served.idle)
    expected = post(f"{served.url}/v1/completions", json=COMPLETION).json()["choices"]
    with injected(f"{point}:{call}") as (fault,), ThreadPoolExecutor(len(BODIES)) as pool:
        responses = [*pool.map(lambda each: send(served.url, *each), BODIES)]
    assert fault.was_hit or call.startswith("3")
    assert all(each is None or has_answer_or_error(each) for each in responses)
    until(lambda: served.idle)
    assert post(f"{served.url}/v1/completions", json=COMPLETION).json()["choices"] == expected
    assert get(f"{served.url}/health").status_code == 200
    assert sorted(llm.engine.scheduler.table.free_slots) == [*range(llm.engine.options.slots)]


def test_a_client_is_answered_even_if_its_completion_cannot_be_ended(served: RunningServer) -> None:
    until(lambda: served.idle)
    faults = [f"server.subscriptions.Subscription.{name}" for name in ("on_events", "end")]
    with injected(*faults) as points:
        responses = [send(served.url, *BODIES[0]), send(served.url, *BODIES[1])]
    assert all(point.was_hit for point in points)
    assert all(each is None or has_answer_or_error(each) for each in responses)
    until(lambda: served.idle)
    assert get(f"{served.url}/health").status_code == 200
