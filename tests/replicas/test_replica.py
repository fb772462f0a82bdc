"""A replica without Ray: the same answer at every try, the end of a request with its caller, metrics."""

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

import pytest
from pydantic import ValidationError
from support.collector import Collected, collecting

from xlabatch.replicas.connections import ReplyAddress
from xlabatch.replicas.errors import error_event
from xlabatch.replicas.messages import ALONE, Burst, ForwardedRequest, content
from xlabatch.replicas.metrics import merge_metrics
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.replicas.replica import Replica
from xlabatch.replicas.replies import Replies
from xlabatch.server.engine_thread import FOLLOWING_S, View
from xlabatch.server.http.forwarded import Forwarded
from xlabatch.server.settings import Settings
from xlabatch.server.tracing import tracing_to

OPTIONS = ReplicaOptions(settings=Settings(name="stories"), engine={"slots": 2, "context": 512})
SAMPLED = {"prompt": "Once upon a time", "max_tokens": 20, "temperature": 1.0}
Run = Callable[[Callable[[Replica], Coroutine[Any, Any, Any]]], Any]
TIMEOUT_S = 120  # of a test: a reply that never comes must fail it
LONG = {"prompt": "Once upon a time", "max_tokens": 480, "min_tokens": 480}


def request(
    body: dict[str, Any],
    path: str = "/v1/completions",
    seed: int = 5,
    age_s: float = 0,
    burst: Burst = ALONE,
) -> ForwardedRequest:
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    forwarded = Forwarded(seed, time.time() - age_s)
    return ForwardedRequest("POST", path, b"", headers, json.dumps(body).encode(), forwarded, burst)


def get(path: str) -> ForwardedRequest:
    return request({}, path)._replace(method="GET", body=b"")


@pytest.fixture(scope="module")
def collected() -> Iterator[Collected]:
    with collecting() as collected:
        yield collected


@pytest.fixture(scope="module")
def run(collected: Collected) -> Iterator[Run]:
    """Runs a function of one replica, on one event loop."""
    with asyncio.Runner() as runner:
        replica = Replica(OPTIONS.model_copy(update={"otlp_traces_endpoint": collected.url}))
        yield lambda work: runner.run(asyncio.wait_for(work(replica), TIMEOUT_S))
        runner.run(replica.server.dispatcher.close())


def called(
    replica: Replica, body: dict[str, Any], burst: Burst = ALONE
) -> Callable[[ReplyAddress, int], Any]:
    """A call of the replica as Ray Serve has it: it can be awaited and cancelled."""
    return lambda *to: asyncio.ensure_future(replica.reply(request(body, burst=burst), *to))


def choices(answer: Any) -> list[str]:
    assert answer.status == 200, answer.body
    return [choice["text"] for choice in json.loads(answer.body)["choices"]]


async def disconnected(replica: Replica) -> float:
    """How many completions have ended because their clients had gone."""
    text = (await replica.answer(get("/metrics"))).body.decode()
    lines = [line for line in text.splitlines() if 'finish="disconnected"' in line and "_total" in line]
    return sum(float(line.split()[-1]) for line in lines)


@pytest.mark.slow
def test_a_second_try_gives_the_same_answer_without_a_seed_in_the_request(run: Run) -> None:
    async def work(replica: Replica) -> None:
        body = SAMPLED | {"prompt": ["Once upon a time", "Once upon a time"]}
        first, again, other = [choices(await replica.answer(request(body, seed=s))) for s in (5, 5, 9)]
        assert first == again
        assert len({*first, *other}) == 4
        seeded = [choices(await replica.answer(request(SAMPLED | {"seed": 3}, seed=s))) for s in (5, 9)]
        assert seeded[0] == seeded[1]

    run(work)


def test_a_deadline_begins_when_the_request_arrives_at_the_ingress() -> None:
    forwarded = Forwarded(seed=2**64 - 1, arrived_s=time.time() - 40)
    assert forwarded.item(2, {"deadline_s": 100.0})["deadline_s"] == pytest.approx(60, abs=5)
    assert forwarded.item(2, {"deadline_s": 30.0})["deadline_s"] == 0
    assert forwarded.item(2, {}) == {"seed": 1}
    assert forwarded.item(2, {"seed": 7}) == {"seed": 7}


@pytest.mark.heavy
def test_a_request_at_a_replica_is_a_span_of_its_clients_trace(run: Run, collected: Collected) -> None:
    trace, parent = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"

    async def work(replica: Replica) -> None:
        traced = request(SAMPLED)
        header = (b"traceparent", f"00-{trace}-{parent}-01".encode())
        answer = await replica.answer(traced._replace(headers=[*traced.headers, header]))
        id = json.loads(answer.body)["id"]
        assert replica.tracing
        await asyncio.to_thread(replica.tracing.provider.force_flush)
        [span] = [span for span in collected.spans if span.trace_id.hex() == trace]
        assert span.parent_span_id.hex() == parent
        found = {each.key: each.value.string_value for each in span.attributes}
        assert found["gen_ai.response.id"].startswith(id)

    run(work)


def test_the_last_spans_of_a_replica_are_sent_when_it_stops(collected: Collected) -> None:
    replica = Replica.__new__(Replica)
    replica.tracing = tracing_to(collected.url)
    assert replica.tracing
    replica.tracing.tracer.start_span("last").end()
    replica.__del__()
    assert collected.spans[-1].name == "last"


def test_a_deadline_that_has_passed_ends_the_request(run: Run) -> None:
    async def work(replica: Replica) -> None:
        answer = await replica.answer(request(LONG | {"deadline_s": 5.0}, age_s=60))
        assert json.loads(answer.body)["choices"][0]["text"] == ""

    run(work)


@pytest.mark.parametrize("streams", [True, False])
def test_the_request_of_a_caller_that_has_gone_ends_in_the_engine(run: Run, streams: bool) -> None:
    async def work(replica: Replica) -> None:
        dispatcher, before = replica.server.dispatcher, await disconnected(replica)

        replies = Replies("127.0.0.1")
        reply = await replies.call(called(replica, LONG | {"stream": streams}))
        while not dispatcher.in_flight:
            await asyncio.sleep(0.001)
        replies.cancel(reply)
        await replies.close()
        for _ in range(1000):
            if not dispatcher.in_flight:
                break
            await asyncio.sleep(0.005)
        assert not dispatcher.in_flight
        assert await disconnected(replica) == before + 1

    run(work)


def test_a_stream_over_a_connection_is_the_answer_in_parts(run: Run) -> None:
    async def work(replica: Replica) -> None:
        replies = Replies("127.0.0.1")
        body = SAMPLED | {"stream": True, "seed": 3}
        streams = [await replies.call(called(replica, body)) for _ in range(2)]
        for stream in streams:
            parts = [part async for part in stream]
            assert parts[0][0]["status"] == 200
            lines = b"".join(map(content, parts)).decode().split("\n\n")
            chunks = [json.loads(line[6:]) for line in lines if line.startswith("data: {")]
            text = "".join(chunk["choices"][0]["text"] for chunk in chunks)
            assert [text] == choices(await replica.answer(request(SAMPLED | {"seed": 3})))
            assert len(parts) > 2
        await replies.close()

    run(work)


def test_metrics_of_replicas_keep_their_values_under_the_replicas_label(run: Run) -> None:
    async def work(replica: Replica) -> bytes:
        await replica.answer(request(SAMPLED))
        return (await replica.answer(get("/metrics"))).body

    text = run(work).decode()
    merged = merge_metrics({"0": text, "1": text}).decode()
    own = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    for name, _, value in own:
        start, _, labels = name.partition("{")
        for replica in "01":
            inner = ",".join(sorted([*labels[:-1].split(","), f'replica="{replica}"'])).lstrip(",")
            assert f"{start}{{{inner}}} {value}" in merged.splitlines()
    assert len([line for line in merged.splitlines() if not line.startswith("#")]) == 2 * len(own)
    assert merged.count("# TYPE xlabatch_completions_total counter") == 1


@pytest.mark.parametrize("path", ["/v1/completions", "/v1/messages", "/v1/responses"])
def test_a_stream_that_is_lost_ends_with_an_error_in_the_form_of_its_api(path: str) -> None:
    *name, data = error_event(path).decode().strip().split("\n")
    assert name == ([] if path == "/v1/completions" else ["event: error"])
    body = json.loads(data.removeprefix("data: "))
    assert "has died" in json.dumps(body)


@pytest.mark.parametrize(
    "wrong", [{"modle": "x"}, {"replicas": 0}, {"settings": {"name": "x", "files": "folder"}}]
)
def test_impossible_options_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        ReplicaOptions(**({"settings": {"name": "stories"}} | wrong))


@pytest.mark.heavy
def test_a_burst_begins_in_one_step_although_one_is_refused_and_one_cancelled(run: Run) -> None:
    async def work(replica: Replica) -> None:
        thread, first, views = replica.server.dispatcher.thread, 7, list[View]()
        deliver = thread.deliver

        def recorded(some: Sequence[View]) -> None:
            views.extend(some)
            deliver(some)

        thread.deliver = recorded
        thread.first_step_s = 60.0
        replies, burst = Replies("127.0.0.1"), Burst(first, 4)
        bodies = [SAMPLED | {"seed": 3}, LONG, SAMPLED | {"regex": "("}, SAMPLED | {"seed": 4}]
        sent = []
        for body in bodies:
            assert not any(view.prompts for view in views)
            sent.append(await replies.call(called(replica, body, burst)))
            await asyncio.sleep(FOLLOWING_S / 4)
        replies.cancel(sent[1])
        parts = [[message async for part in each for message in part] for each in sent]
        begun = next(view for view in views if view.prompts)
        assert len(begun.prompts) == 2
        assert [each[0]["status"] if each else None for each in parts] == [200, None, 400, 200]
        for each, seed in ((parts[0], 3), (parts[3], 4)):
            text = json.loads(content(each))["choices"][0]["text"]
            assert [text] == choices(await replica.answer(request(SAMPLED | {"seed": seed})))
        assert not thread.arrivals.preparing
        await replies.close()
        thread.deliver = deliver

    run(work)
