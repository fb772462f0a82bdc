"""Anthropic's message batches: results by custom_id, cancellation, bounds, and clients of their own."""

import json
import time
from typing import Any

import httpx
import pytest
from support.serving import OPTIONS, RunningServer, get, post, running, until

from xlabatch import LLM
from xlabatch.server import message_batches
from xlabatch.server.message_batches import MessageBatches

PARAMS: dict[str, Any] = {
    "model": "any",
    "max_tokens": 8,
    "top_k": 1,
    "messages": [{"role": "user", "content": "Hello"}],
}
URL = "/v1/messages/batches"


@pytest.fixture
def slow(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    step = llm.engine.step

    def slow_step() -> Any:
        time.sleep(0.02)
        return step()

    monkeypatch.setattr(llm.engine, "step", slow_step)


def create(served: RunningServer, **params: Any) -> Any:
    requests = [{"custom_id": name, "params": each} for name, each in params.items()]
    response = post(served.url + URL, json={"requests": requests})
    assert response.status_code == 200, response.text
    return response.json()


def ended(served: RunningServer, id: str) -> Any:
    """A batch that has ended, and its results by custom_id."""
    until(lambda: get(f"{served.url}{URL}/{id}").json()["processing_status"] == "ended")
    batch = get(f"{served.url}{URL}/{id}").json()
    lines = get(served.url + batch["results_url"]).text.splitlines()
    results = {each["custom_id"]: each["result"] for each in map(json.loads, lines)}
    assert len(results) == len(lines)
    return batch, results


@pytest.mark.heavy
def test_each_request_has_the_message_that_it_has_alone(served: RunningServer) -> None:
    other = PARAMS | {"messages": [{"role": "user", "content": "Tell me a story."}], "max_tokens": 12}
    batch = create(served, a=PARAMS, b=other, c=PARAMS | {"max_tokens": 3})
    assert (batch["type"], batch["results_url"]) == ("message_batch", None)
    batch, results = ended(served, batch["id"])
    assert batch["request_counts"] == {
        "processing": 0,
        "succeeded": 3,
        "errored": 0,
        "canceled": 0,
        "expired": 0,
    }
    for name, params in {"a": PARAMS, "b": other}.items():
        alone = post(f"{served.url}/v1/messages", json=params).json()
        message = results[name]["message"]
        assert (message["content"], message["stop_reason"]) == (alone["content"], alone["stop_reason"])
    assert results["c"]["message"]["usage"]["output_tokens"] == 3


def test_a_request_that_is_refused_is_an_error_of_its_own(served: RunningServer) -> None:
    wrong = PARAMS | {"max_tokens": 0}
    long = PARAMS | {"max_tokens": 10_000}
    batch = create(served, good=PARAMS, wrong=wrong, long=long, streamed=PARAMS | {"stream": True})
    batch, results = ended(served, batch["id"])
    assert (batch["request_counts"]["succeeded"], batch["request_counts"]["errored"]) == (1, 3)
    errors = {name: results[name]["error"]["error"] for name in ("wrong", "long", "streamed")}
    assert {error["type"] for error in errors.values()} == {"invalid_request_error"}
    assert errors["wrong"]["message"].startswith("max_tokens must be at least 1")
    assert "a slot holds" in errors["long"]["message"]
    assert "msg_" not in errors["long"]["message"]
    assert "stream" in errors["streamed"]["message"]


@pytest.mark.usefixtures("slow")
def test_a_cancelled_batch_keeps_its_results(served: RunningServer) -> None:
    long = PARAMS | {"max_tokens": 200, "messages": [{"role": "user", "content": "Tell me a story."}]}
    batch = create(served, first=PARAMS | {"max_tokens": 1}, **{f"n{n}": long for n in range(30)})
    until(lambda: get(f"{served.url}{URL}/{batch['id']}").json()["request_counts"]["succeeded"])
    assert post(f"{served.url}{URL}/{batch['id']}/results", json={}).status_code == 405
    early = get(f"{served.url}{URL}/{batch['id']}/results")
    assert (early.status_code, early.json()["error"]["type"]) == (400, "invalid_request_error")
    assert httpx.delete(f"{served.url}{URL}/{batch['id']}", **OPTIONS).status_code == 400
    cancelled = post(f"{served.url}{URL}/{batch['id']}/cancel").json()
    assert cancelled["cancel_initiated_at"]
    batch, results = ended(served, batch["id"])
    assert len(results) == 31
    assert results["first"]["type"] == "succeeded"
    assert batch["request_counts"]["canceled"] > 10
    until(lambda: served.idle)
    again = post(f"{served.url}{URL}/{batch['id']}/cancel").json()
    assert again["processing_status"] == "ended"


def test_batches_are_listed_by_page_and_deleted(served: RunningServer) -> None:
    ids = [create(served, a=PARAMS | {"max_tokens": 1})["id"] for _ in range(3)]
    for id in ids:
        ended(served, id)
    page = get(f"{served.url}{URL}?limit=2").json()
    assert [each["id"] for each in page["data"]] == [ids[2], ids[1]]
    assert (page["has_more"], page["first_id"], page["last_id"]) == (True, ids[2], ids[1])
    assert get(f"{served.url}{URL}?after_id={ids[1]}").json()["data"][0]["id"] == ids[0]
    assert [each["id"] for each in get(f"{served.url}{URL}?before_id={ids[1]}").json()["data"]] == [ids[2]]
    deleted = httpx.delete(f"{served.url}{URL}/{ids[0]}", **OPTIONS)
    assert deleted.json() == {"id": ids[0], "type": "message_batch_deleted"}
    gone = get(f"{served.url}{URL}/{ids[0]}")
    assert (gone.status_code, gone.json()["error"]["type"]) == (404, "not_found_error")


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"requests": []}, "requests must not be empty"),
        ({"requests": [{"custom_id": "a b", "params": {}}]}, "requests.0.custom_id"),
        ({"requests": [{"custom_id": "a", "params": {}}] * 2}, "custom_id 'a' occurs 2 times"),
        ({}, "requests is missing"),
    ],
)
def test_what_is_no_batch_is_refused(served: RunningServer, body: Any, message: str) -> None:
    response = post(served.url + URL, json=body)
    assert (response.status_code, message in response.json()["error"]["message"]) == (400, True), (
        response.text
    )


def test_a_client_sees_its_own_batches_only(llm: LLM) -> None:
    with running(llm, api_keys=["a", "b"]) as served:
        own, other = ({"x-api-key": key} for key in "ab")
        body = {"requests": [{"custom_id": "a", "params": PARAMS}]}
        id = post(served.url + URL, json=body, headers=own).json()["id"]
        assert get(f"{served.url}{URL}/{id}", headers=own).status_code == 200
        assert get(f"{served.url}{URL}/{id}", headers=other).status_code == 404
        assert get(served.url + URL, headers=other).json()["data"] == []
        assert get(f"{served.url}{URL}/{id}").status_code == 401


@pytest.mark.usefixtures("slow")
def test_batches_are_bounded(served: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_batches, "MAX_UNFINISHED", 1)
    monkeypatch.setattr(message_batches, "MAX_ENDED", 1)
    long = PARAMS | {"max_tokens": 100, "messages": [{"role": "user", "content": "Tell me a story."}]}
    first = create(served, a=long)
    full = post(served.url + URL, json={"requests": [{"custom_id": "a", "params": PARAMS}]})
    assert (full.status_code, full.json()["error"]["type"]) == (429, "rate_limit_error")
    post(f"{served.url}{URL}/{first['id']}/cancel")
    ended(served, first["id"])
    second = create(served, a=PARAMS | {"max_tokens": 1})
    ended(served, second["id"])
    assert get(f"{served.url}{URL}/{first['id']}").status_code == 404  # the oldest is forgotten
    assert get(f"{served.url}{URL}/{second['id']}").status_code == 200


def test_requests_that_have_not_begun_in_time_expire(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_batches, "LIFETIME_S", 0.0)
    monkeypatch.setattr(MessageBatches, "forget_old", lambda _: None)
    batch, results = ended(served, create(served, a=PARAMS)["id"])
    assert (batch["request_counts"]["expired"], results["a"]["type"]) == (1, "expired")


def test_results_that_take_too_much_memory_are_errors(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MessageBatches, "forget_old", lambda _: None)
    create_batch = MessageBatches.create

    def create_then_bound(self: Any, *args: Any) -> Any:
        made = create_batch(self, *args)
        monkeypatch.setattr(message_batches, "MAX_BYTES", 10)
        return made

    monkeypatch.setattr(MessageBatches, "create", create_then_bound)
    _, results = ended(served, create(served, a=PARAMS)["id"])
    assert results["a"]["error"]["error"]["type"] == "overloaded_error"


def test_a_server_stops_while_a_batch_runs(llm: LLM) -> None:
    with running(llm, drain_s=0.0) as served:
        create(served, **{f"n{n}": PARAMS | {"max_tokens": 100} for n in range(20)})
    assert llm.engine.idle


@pytest.mark.usefixtures("slow")
def test_one_client_leaves_room_for_others(llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_batches, "MAX_UNFINISHED_OF_ONE", 2)
    body = {"requests": [{"custom_id": "a", "params": PARAMS | {"max_tokens": 100}}]}
    with running(llm, api_keys=["a", "b"], drain_s=0.0) as served:
        statuses = [
            post(served.url + URL, json=body, headers={"x-api-key": key}).status_code for key in "aaab"
        ]
    assert statuses == [200, 200, 429, 200]
