"""Replicas on a real Ray cluster on this machine, by OpenAI's client, while a replica is killed or replaced.

Needs `ray[serve]`, which `.ci/run` installs. Everything is on loopback, and Ray ends with the last test.
"""

import os
import re
import signal
import socket
import warnings
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import openai
import psutil
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from support.serving import until

import xlabatch
from xlabatch import LLM
from xlabatch.replicas.options import ReplicaOptions
from xlabatch.server.service import Settings

pytest.importorskip("ray")
with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # Ray's own use of pydantic
    from xlabatch.replicas.app import build
    from xlabatch.replicas.local import local_replicas

REQUESTS, CLIENTS, MAX_TOKENS = 200, 16, 12
SLOTS = 2
ENGINE: dict[str, Any] = {"slots": SLOTS, "context": 1024}
PROMPTS = ("Once upon a time", "One day, Tom", "The little dog", "Lily had a", "In the park")
LONG = {"prompt": "Once upon a time", "max_tokens": 1000, "min_tokens": 1000}
START_TIMEOUT_S = 60

# a worker that is killed leaves its sockets to Ray's own threads
pytestmark = pytest.mark.filterwarnings(
    "ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning"
)


@dataclass
class Outcome:
    """What a client got."""

    text: str = ""
    has_begun: bool = False
    error: str | None = None


def options(**engine: Any) -> ReplicaOptions:
    return ReplicaOptions(engine=ENGINE | engine, settings=Settings(name="stories", drain_s=20), replicas=2)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """The address of two replicas of the embedded model."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with local_replicas(options(), "127.0.0.1", port):
        yield f"http://127.0.0.1:{port}"


@pytest.fixture(scope="module")
def solo() -> list[str]:
    """The answer to each request in an engine that has nothing else to do."""
    llm = LLM(**ENGINE)
    chat = [next(llm.chat(messages(n), **sampling(n))).text for n in range(1, REQUESTS, 2)]
    text = [next(llm.generate(prompt(n), **sampling(n))).text for n in range(0, REQUESTS, 2)]
    return [answer for pair in zip(text, chat, strict=True) for answer in pair]


def prompt(number: int) -> str:
    return PROMPTS[number % len(PROMPTS)]


def messages(number: int) -> list[Any]:
    return [{"role": "user", "content": f"Tell me of {prompt(number)}."}]


def sampling(number: int) -> dict[str, Any]:
    return {"seed": number, "temperature": 0.9, "max_tokens": MAX_TOKENS}


def ask(client: openai.OpenAI, number: int) -> Outcome:
    """Stream a request: every second one is a conversation."""
    outcome, given = Outcome(), {"model": "stories", "stream": True, **sampling(number)}
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
    with ThreadPoolExecutor(CLIENTS) as pool:
        answers = ask_all(pool, url, range(REQUESTS))
        until(lambda: sum(each.done() for each in answers) >= REQUESTS // 2)
        os.kill(workers()[0], signal.SIGKILL)
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
    assert metrics(url)["xlabatch_completions_total"] == before["xlabatch_completions_total"] + 6


@pytest.mark.parametrize("streams", [True, False])
def test_the_request_of_a_client_that_has_gone_ends_in_the_engine(url: str, streams: bool) -> None:
    before = metrics(url).get("disconnected", 0)
    body = LONG | {"stream": streams}
    if streams:
        with httpx.stream("POST", f"{url}/v1/completions", json=body, timeout=30) as response:
            next(response.iter_raw())
    else:
        with pytest.raises(httpx.TimeoutException):
            httpx.post(f"{url}/v1/completions", json=body, timeout=0.3)
    until(lambda: metrics(url).get("disconnected", 0) == before + 1)


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


def test_an_update_that_rolls_through_the_replicas_loses_no_request(url: str, solo: list[str]) -> None:
    from ray import serve

    old = set(workers())
    outcomes: list[Outcome] = []
    with ThreadPoolExecutor(4) as pool:
        update = pool.submit(serve.run, build(options(ahead=1)))
        while not update.done():
            numbers = [(len(outcomes) + each) % REQUESTS for each in range(3)]
            outcomes += [each.result() for each in ask_all(pool, url, numbers)]
        update.result()
    until(lambda: len(workers()) == 2 and not old & set(workers()), START_TIMEOUT_S)
    assert [outcome.error for outcome in outcomes if outcome.error] == []
    assert [outcome.text for outcome in outcomes] == [solo[n % REQUESTS] for n in range(len(outcomes))]


def test_replicas_that_are_stopped_end_their_streams_and_refuse_requests(url: str) -> None:
    from ray import serve

    with httpx.stream("POST", f"{url}/v1/completions", json=LONG | {"stream": True}, timeout=30) as stream:
        lines = stream.iter_lines()
        next(lines)
        draining = serve.get_app_handle("default").drain.remote(20)
        until(lambda: httpx.get(f"{url}/version", timeout=30).status_code == 503)
        assert "data: [DONE]" in list(lines)
    draining.result()
