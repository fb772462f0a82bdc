"""Replicas on a real Ray cluster on this machine, by OpenAI's client, while a replica is killed or replaced.

With the ingress in this process, as `xlabatch serve` has it, and as a deployment behind Ray Serve's proxy, as
on a cluster. Needs `ray[serve]`, which `.ci/run` installs. Everything is on this machine.
"""

import asyncio
import http.client
import json
import os
import re
import signal
import socket
import threading
import warnings
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import httpx
import numpy as np
import openai
import psutil
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from safetensors.numpy import load_file, save
from starlette.requests import Request
from starlette.responses import Response
from support.collector import collecting
from support.serving import serving_process, until

import xlabatch
from xlabatch import LLM
from xlabatch.checkpoint.source import STORIES
from xlabatch.replicas.messages import ForwardedRequest
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.server.http.disconnects import ClientDisconnected
from xlabatch.server.http.listen import bind
from xlabatch.server.settings import Settings

pytest.importorskip("ray")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Ray's own use of pydantic
    from ray import serve

    from xlabatch.replicas.app import build, build_replicas
    from xlabatch.replicas.ingress import Begun, Ingress
    from xlabatch.replicas.local import IngressServer, ingress_server, local_ray, local_replicas

REQUESTS, CLIENTS, MAX_TOKENS = 200, 16, 12
SLOTS = 2
ENGINE: dict[str, Any] = {"slots": SLOTS, "context": 1024, "generation_config": "none"}
PROMPTS = ("Once upon a time", "One day, Tom", "The little dog", "Lily had a", "In the park")
LONG = {"prompt": "Once upon a time", "max_tokens": 1000, "min_tokens": 1000}
BUSY = range(REQUESTS // 2 - CLIENTS, REQUESTS // 2)  # long, to be in progress when a replica is killed
START_TIMEOUT_S = 240

# a worker that is killed leaves its sockets to Ray's own threads; a second cluster is started beside jax
pytestmark = pytest.mark.filterwarnings(
    "ignore:os.fork", "ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning"
)


@dataclass
class Outcome:
    """What a client got."""

    text: str = ""
    has_begun: bool = False
    error: str | None = None


def options(weights: Path, **engine: Any) -> ReplicaOptions:
    settings = Settings(name="stories", drain_s=20, weights_folder=weights)
    return ReplicaOptions(engine=ENGINE | engine, settings=settings, replicas=2)


@dataclass
class Served:
    """Two replicas of the embedded model, and how a new version of them is deployed."""

    url: str
    build: Callable[[ReplicaOptions], Any]
    weights: Path
    server: IngressServer | None = None


@contextmanager
def behind_own_server(weights: Path) -> Iterator[Served]:
    """With the ingress in this process."""
    sockets = bind("127.0.0.1", 0)
    with local_replicas(options(weights)) as replicas:
        server = ingress_server(options(weights), replicas, "127.0.0.1")
        thread = threading.Thread(target=server.run, args=(sockets,))
        thread.start()
        until(lambda: server.started)
        yield Served(f"http://127.0.0.1:{sockets[0].getsockname()[1]}", build_replicas, weights, server)
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive()


@contextmanager
def behind_ray_proxy(weights: Path) -> Iterator[Served]:
    """With the ingress in a deployment, as a config file has it."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with local_ray(3):
        serve.start(proxy_location="HeadOnly", http_options={"host": "127.0.0.1", "port": port})
        serve.run(build(options(weights)))
        yield Served(f"http://127.0.0.1:{port}", build, weights)


WAYS = {"own server": behind_own_server, "proxy": behind_ray_proxy}


@pytest.fixture(scope="module", params=WAYS)
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with WAYS[request.param](tmp_path_factory.mktemp("weights")) as served:
        yield served


@pytest.fixture
def url(served: Served) -> str:
    return served.url


@pytest.fixture(scope="module")
def solo() -> list[str]:
    """The answer to each request in an engine that has nothing else to do."""
    llm = LLM(**ENGINE)
    chat = [llm.chat(messages(n), **sampling(n))[0].text for n in range(1, REQUESTS, 2)]
    default: Any = llm.sampling.options  # of the server
    text = [llm.generate(prompt(n), **default | sampling(n))[0].text for n in range(0, REQUESTS, 2)]
    return [answer for pair in zip(text, chat, strict=True) for answer in pair]


def prompt(number: int) -> str:
    return PROMPTS[number % len(PROMPTS)]


def messages(number: int) -> list[Any]:
    return [{"role": "user", "content": f"Tell me of {prompt(number)}."}]


def sampling(number: int) -> dict[str, Any]:
    length = {"max_tokens": 200, "min_tokens": 200} if number in BUSY else {"max_tokens": MAX_TOKENS}
    return {"seed": number, "temperature": 0.9} | length


def ask(client: openai.OpenAI, number: int) -> Outcome:
    """Stream a request: every second one is a conversation."""
    outcome = Outcome()
    given: dict[str, Any] = {"model": "stories", "stream": True, "extra_body": sampling(number)}
    try:
        if number % 2:
            stream = client.chat.completions.create(messages=messages(number), **given)
        else:
            stream = client.completions.create(prompt=prompt(number), **given)
        for chunk in stream:
            outcome.has_begun = True
            choice = chunk.choices[0]
            outcome.text += (choice.delta.content if number % 2 else choice.text) or ""
    except openai.APIError as error:
        outcome.error = str(error)
    return outcome


def ask_all(pool: ThreadPoolExecutor, url: str, numbers: Sequence[int]) -> list["Future[Outcome]"]:
    client = openai.OpenAI(base_url=f"{url}/v1", api_key="none", max_retries=0, timeout=60)
    return [pool.submit(ask, client, number) for number in numbers]


def workers() -> list[int]:
    """The process ids of the replicas, by the names that Ray gives its processes."""
    found = []
    for process in psutil.Process().children(recursive=True):
        with suppress(psutil.Error):  # it has ended meanwhile
            if re.search(r"ServeReplica:default:Replica\b", " ".join(process.cmdline())):
                found.append(process.pid)
    return found


def metrics(url: str) -> dict[str, float]:
    """Each metric, summed over its labels; of completions also by how they ended."""
    sums: dict[str, float] = {}
    for family in text_string_to_metric_families(httpx.get(f"{url}/metrics", timeout=30).text):
        for sample in (each for each in family.samples if not each.name.endswith("_created")):
            for name in {sample.name, sample.labels.get("finish", sample.name)}:
                sums[name] = sums.get(name, 0) + sample.value
    return sums


def test_a_killed_replica_loses_nothing_that_had_not_begun_and_mixes_nothing(
    url: str, solo: list[str]
) -> None:
    killed = workers()[0]  # a search that takes as long as many requests
    with ThreadPoolExecutor(CLIENTS) as pool:
        answers = ask_all(pool, url, range(REQUESTS // 2))
        killing = pool.submit(os.kill, killed, signal.SIGKILL)  # while the other threads have requests
        answers += ask_all(pool, url, range(REQUESTS // 2, REQUESTS))
        killing.result()
        outcomes = [each.result() for each in answers]
    ended = [(outcome, text) for outcome, text in zip(outcomes, solo, strict=True) if not outcome.error]
    lost = [(outcome, text) for outcome, text in zip(outcomes, solo, strict=True) if outcome.error]
    assert [outcome.text for outcome, _ in ended] == [text for _, text in ended]
    for outcome, text in lost:
        assert outcome.has_begun
        assert "has died" in (outcome.error or "")
        assert text.startswith(outcome.text)
    counted = metrics(url)
    assert counted["xlabatch_lost_total"] == len(lost) <= 2 * SLOTS
    assert counted["xlabatch_retried_total"] + len(lost) >= 1
    print(f"{len(ended)} complete, {len(lost)} lost, {counted['xlabatch_retried_total']:g} retried")


class RecordingIngress(Ingress):
    """An ingress without replicas, which keeps what it would send to one of them or to all."""

    def __init__(self) -> None:
        super().__init__(cast("Any", None), Settings(name="stories", max_body_bytes=1000), "127.0.0.1")
        self.sent: dict[bytes, ForwardedRequest] = {}  # by the body

    async def begin(self, request: ForwardedRequest) -> Begun:
        self.sent[request.body] = request
        raise ClientDisconnected

    async def answer_for_all(self, request: ForwardedRequest) -> Response:
        self.sent[request.body] = request
        return Response()

    async def receive(self, body: bytes, path: str = "/x", method: str = "POST", wait_s: float = 0.0) -> None:
        """Receive a request, whose body comes after a while."""
        scope = {"type": "http", "method": method, "path": path, "query_string": b"", "headers": []}

        waits_s = [wait_s]

        async def receive() -> Any:
            if not waits_s:
                await asyncio.Event().wait()  # the client stays
            if pause_s := waits_s.pop():
                await asyncio.sleep(pause_s)
            return {"type": "http.request", "body": body, "more_body": False}

        await self.respond(Request(scope, receive))

    def sizes(self) -> list[int]:
        """Of the bursts of all requests, by their bodies."""
        return [self.sent[body].burst.size for body in sorted(self.sent)]


def test_requests_that_reach_the_ingress_at_once_are_a_burst_and_others_are_none() -> None:
    async def work() -> None:
        ingress = RecordingIngress()
        await ingress.receive(b"0")
        await ingress.receive(b"1")
        await asyncio.gather(*(ingress.receive(b"%d" % n) for n in range(2, 7)))
        assert ingress.sizes() == [1, 1, *[5] * 5]
        assert len({each.burst.seed for each in ingress.sent.values()}) == 3
        assert len({each.forwarded.seed for each in ingress.sent.values()}) == 7

    asyncio.run(work())


def test_neither_a_slow_body_nor_a_request_without_a_prompt_belongs_to_a_burst() -> None:
    async def work() -> None:
        ingress = RecordingIngress()
        slow = asyncio.create_task(ingress.receive(b"4", wait_s=0.2))
        await asyncio.sleep(0)
        others = ("/health", "GET"), ("/metrics", "GET"), ("/v1/models", "GET"), ("/batch/cancel", "POST")
        requests = (ingress.receive(b"%d" % n, *other) for n, other in enumerate(others))
        await asyncio.gather(*requests, ingress.receive(b"5"))
        await ingress.receive(b"6")
        assert not slow.done()
        await slow
        assert ingress.sizes() == [1] * 7

    asyncio.run(work())


def test_the_config_file_in_the_documents_is_one_of_ray_serve() -> None:
    from ray.serve.schema import ServeDeploySchema

    config = yaml.safe_load((Path(xlabatch.__file__).parents[1] / "docs" / "ray-serve.yaml").read_text())
    [application] = ServeDeploySchema.model_validate(config).applications
    assert application.import_path == f"{build.__module__}:{build.__name__}"
    given = ReplicaOptions.model_validate(application.args)
    deployments = {each.name: each for each in application.deployments}
    assert deployments.keys() == {"Ingress", "Replica"}
    scaling = deployments["Replica"].autoscaling_config
    assert scaling["target_ongoing_requests"] == given.slots
    build(given)


def test_serve_replaces_a_replica_and_metrics_have_all_of_them(url: str) -> None:
    def slots() -> float:
        return metrics(url)["xlabatch_engine_slots"]

    until(lambda: len(workers()) == 2 and slots() == 2 * SLOTS, START_TIMEOUT_S)
    before = metrics(url)
    for _ in range(6):
        assert httpx.post(f"{url}/v1/completions", json=LONG | {"max_tokens": 3, "min_tokens": 1}).is_success
    assert metrics(url)["xlabatch_completions_total"] == before.get("xlabatch_completions_total", 0) + 6


@pytest.mark.parametrize("streams", [True, False])
def test_the_request_of_a_client_that_has_gone_ends_in_the_engine(url: str, streams: bool) -> None:
    before = metrics(url).get("disconnected", 0)
    body = LONG | {"stream": streams}
    if streams:
        with httpx.stream("POST", f"{url}/v1/completions", json=body, timeout=30) as response:
            next(response.iter_raw())
    else:
        client = http.client.HTTPConnection(url.removeprefix("http://"), timeout=30)
        several = json.dumps(body | {"n": 8})  # longer than it takes to see that it runs
        client.request("POST", "/v1/completions", several, {"content-type": "application/json"})
        until(lambda: metrics(url)["vllm:num_requests_running"])
        client.close()
    until(lambda: metrics(url).get("disconnected", 0) > before)
    until(lambda: not metrics(url)["vllm:num_requests_running"])


def test_a_deadline_ends_a_request(url: str) -> None:
    answer = httpx.post(f"{url}/v1/completions", json=LONG | {"deadline_s": 0.2}, timeout=30).json()
    assert answer["usage"]["completion_tokens"] < LONG["max_tokens"]


def test_many_items_are_answered_and_one_is_cancelled_in_whichever_replica_has_it(url: str) -> None:
    items = [{"id": "long"} | LONG, {"id": "short", "prompt": "Once", "max_tokens": 4}]
    with httpx.stream("POST", f"{url}/batch", json={"items": items, "stream": True}, timeout=30) as stream:
        cancel = {"batch": stream.headers["x-batch-id"], "items": ["long"]}
        assert httpx.post(f"{url}/batch/cancel", json=cancel, timeout=30).json() == {"cancelled": ["long"]}
        text = stream.read().decode()
    assert '"cancelled"' in text
    assert '"id":"short"' in text


@pytest.mark.parametrize("way", ["rolling", "all"])
def test_all_replicas_have_new_weights_also_one_that_replaces_another(url: str, way: str) -> None:
    def versions() -> Any:
        return httpx.get(f"{url}/weight_version", timeout=60).json()

    until(lambda: len(versions().get("replicas", ())) == 2, START_TIMEOUT_S)
    before = versions()["weight_version"]
    found: dict[str, Any] = {}
    for file in STORIES.glob("*.safetensors"):
        found |= load_file(file)
    noise = np.random.default_rng(1)
    changed = {name: each + 0.02 * noise.standard_normal(each.shape) for name, each in found.items()}
    content = save({name: each.astype(found[name].dtype) for name, each in changed.items()})
    body = {"prompt": PROMPTS[0], "temperature": 0, "max_tokens": 8, "ignore_eos": True}

    def answer() -> Any:
        return httpx.post(f"{url}/v1/completions", json=body, timeout=60).json()["choices"][0]

    try:
        binary = {"content-type": "application/octet-stream"}
        update = f"{url}/update_weights?replicas={way}"
        done = httpx.post(update, content=content, headers=binary, timeout=60)
        assert done.status_code == 200, done.text
        assert len(done.json()["replicas"]) == 2
        expected = answer()
        assert expected["weight_versions"] == [{"version": before + 1, "tokens": 8}]
        os.kill(workers()[0], signal.SIGKILL)
        until(lambda: done.json()["replicas"].keys() != versions().get("replicas", {}).keys())
        until(lambda: len(versions().get("replicas", ())) == 2, START_TIMEOUT_S)
        assert versions()["weight_version"] == before + 1
        assert [answer() for _ in range(6)] == [expected] * 6
    finally:
        original = httpx.post(
            f"{url}/update_weights?replicas={way}", content=save(found), headers=binary, timeout=60
        )
    assert original.json()["weight_version"] == before + 2


def test_an_update_that_rolls_through_the_replicas_loses_no_request(
    served: Served, url: str, solo: list[str]
) -> None:
    old = set(workers())
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(4) as pool:
        update = pool.submit(serve.run, served.build(options(served.weights, ahead=1)))
        while not update.done():
            numbers = [(len(outcomes) + each) % REQUESTS for each in range(3)]
            outcomes += [each.result() for each in ask_all(pool, url, numbers)]
        update.result()
    until(lambda: len(workers()) == 2 and not old & set(workers()), START_TIMEOUT_S)
    assert [outcome.error for outcome in outcomes if outcome.error] == []
    assert [outcome.text for outcome in outcomes] == [solo[n % REQUESTS] for n in range(len(outcomes))]


@pytest.mark.parametrize("served", ["own server"], indirect=True)
def test_replicas_that_are_stopped_end_their_streams_and_refuse_requests(served: Served, url: str) -> None:
    assert served.server
    with httpx.stream("POST", f"{url}/v1/completions", json=LONG | {"stream": True}, timeout=30) as stream:
        lines = stream.iter_lines()
        next(lines)
        served.server.should_exit = True
        until(lambda: httpx.get(f"{url}/version", timeout=30).status_code == 503)
        assert "data: [DONE]" in list(lines)


def test_the_command_has_no_process_between_its_own_and_the_replica_and_leaves_none() -> None:
    options = "--slots 2 --max-replicas 1 --otlp-traces-endpoint"
    with collecting() as (traces, spans), serving_process(f"{options} {traces}") as (command, url):
        headers = {"traceparent": f"00-{'ab' * 16}-{'cd' * 8}-01"}
        body = LONG | {"min_tokens": 1}
        assert httpx.post(f"{url}/v1/completions", json=body, headers=headers, timeout=60).is_success
        processes = psutil.Process(command.pid).children(recursive=True)
        names = [" ".join(process.cmdline()) for process in processes]
        assert [name for name in names if "ServeReplica:default:Replica" in name]
        assert not [name for name in names if "Ingress" in name or "Proxy" in name]
        command.send_signal(signal.SIGINT)
        assert command.wait(60) == 0
        assert not psutil.wait_procs(processes, 30)[1]
    assert [(span.trace_id.hex(), span.parent_span_id.hex()) for span in spans] == [("ab" * 16, "cd" * 8)]
