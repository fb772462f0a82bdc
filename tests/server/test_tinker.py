"""Adapters trained over HTTP with Tinker's API: bits, order, files, and requests that are refused."""

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.serving import RunningServer, get, post, running
from support.tinker_client import SampleResult, TinkerClient, read_sample

from xlabatch import LLM
from xlabatch.checkpoint.source import open_source
from xlabatch.kernels.choice import can_pack
from xlabatch.protocols.tinker.messages import gradient_result
from xlabatch.server.http.api_keys import Client
from xlabatch.server.tinker import engine_work, futures, service
from xlabatch.training import checkpoints
from xlabatch.training.trainer import Trainer

PROMPT = list(range(20, 37))
KEY = "test-key"
AUTHORIZED = {"authorization": f"Bearer {KEY}"}
OTHER = list(range(60, 71))
Data = list[tuple[list[int], dict[str, list[float]]]]


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=3, context=192, queue=64, adapters=2, adapter_rank=6)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("runs")


@pytest.fixture(scope="module")
def served(llm: LLM, folder: Path) -> Iterator[RunningServer]:
    options: dict[str, Any] = {"train": folder, "api_keys": [KEY, "other-key"]}
    with running(llm, trainer=Trainer(open_source(), llm.engine), **options) as served:
        yield served


@pytest.fixture
def client(served: RunningServer) -> Iterator[TinkerClient]:
    client = TinkerClient(served, KEY)
    yield client
    client.post(f"sessions/{client.session}/finish", reason={"type": "success"})
    client.http.close()


def shifted(ids: list[int]) -> tuple[list[int], dict[str, list[float]]]:
    """A sequence to learn, with a weight of 1 for each target."""
    return ids[:-1], {"target_tokens": [*map(float, ids[1:])], "weights": [1.0] * (len(ids) - 1)}


def policy(prompt: list[int], result: SampleResult) -> Data:
    """Samples with advantages that follow from their tokens."""
    data = []
    for tokens, logprobs in zip(result.tokens, result.logprobs, strict=True):
        ids = [*prompt, *tokens]
        before = [0.0] * (len(prompt) - 1)
        advantage = 1.0 if sum(tokens) % 2 else -0.5
        inputs = {
            "target_tokens": [*map(float, ids[1:])],
            "logprobs": [*before, *map(float, logprobs)],
            "advantages": [*before, *[advantage] * len(tokens)],
        }
        data.append((ids[:-1], inputs))
    return data


def train(client: TinkerClient, model: str, prompt: list[int], steps: int) -> list[SampleResult]:
    """Some steps of a policy gradient -> what was sampled before each."""
    samples = []
    for step in range(steps):
        result = client.sample(client.sampler(model), prompt, 2, params={"seed": step})
        client.gradient(model, policy(prompt, result), loss="importance_sampling")
        client.of_model("optim_step", model, adam_params={"learning_rate": 0.02})
        samples.append(result)
    return samples


def same(a: SampleResult, b: SampleResult) -> bool:
    return a.tokens == b.tokens and all(map(np.array_equal, a.logprobs, b.logprobs))


@pytest.mark.heavy
def test_the_trainer_has_the_bits_of_the_sampler_before_and_after_a_step(client: TinkerClient) -> None:
    model = client.create()
    for step in range(2):
        result = client.sample(client.sampler(model), PROMPT, 3, params={"seed": step}, prompt_logprobs=True)
        found = client.gradient(model, policy(PROMPT, result), loss="importance_sampling")
        for logprobs, expected in zip(found, result.logprobs, strict=True):
            assert np.isnan(result.prompt_logprobs[0])
            whole = [*result.prompt_logprobs[1:], *expected]
            if can_pack():
                assert np.array_equal(logprobs, np.array(whole, np.float32))
            else:  # XLA's sums depend on the number of columns
                np.testing.assert_allclose(logprobs, whole, atol=1e-4)
        norm = client.of_model("optim_step", model, adam_params={"learning_rate": 0.02})["metrics"]
        assert norm["grad_norm"] > 0


def test_a_target_that_is_not_the_next_id_has_the_score_of_a_sequence_that_ends_with_it(
    client: TinkerClient,
) -> None:
    model = client.create()
    ids, inputs = shifted(PROMPT)
    expected = client.gradient(model, [shifted([*PROMPT[:4], 99])], forward_only=True)[0][-1]
    inputs["target_tokens"][3] = 99.0
    found = client.gradient(model, [(ids, inputs)], forward_only=True)[0]
    plain = client.gradient(model, [shifted(PROMPT)], forward_only=True)[0]
    assert found[3] == (expected if can_pack() else pytest.approx(expected, abs=1e-4))
    assert np.array_equal(np.delete(found, 3), np.delete(plain, 3)) or not can_pack()


@pytest.mark.heavy
def test_adapters_that_train_at_once_are_those_that_train_alone(client: TinkerClient) -> None:
    alone = [train(client, client.create(seed=seed), prompt, 2) for seed, prompt in ((1, PROMPT), (2, OTHER))]
    models = [client.create(seed=seed) for seed in (1, 2)]
    together: list[list[SampleResult]] = [[], []]
    for step in range(2):
        samplers = [client.sampler(model) for model in models]
        sent = [
            client.send_sample(sampler, prompt, 2, params={"seed": step})
            for sampler, prompt in zip(samplers, (PROMPT, OTHER), strict=True)
        ]
        for n, (model, prompt) in enumerate(zip(models, (PROMPT, OTHER), strict=True)):
            together[n].append(read_sample(client.wait(sent[n])))
            client.gradient(model, policy(prompt, together[n][-1]), loss="importance_sampling")
            client.of_model("optim_step", model, adam_params={"learning_rate": 0.02})
    assert alone[0][1].tokens != alone[1][1].tokens
    if can_pack():
        for one, other in zip(alone, together, strict=True):
            assert all(map(same, one, other))


def test_more_samplers_than_places_take_turns_and_keep_their_weights(client: TinkerClient) -> None:
    model = client.create()
    samplers = []
    for _ in range(4):
        samplers.append(client.sampler(model))
        client.gradient(model, [shifted(PROMPT)])
        client.of_model("optim_step", model, adam_params={"learning_rate": 0.05})
    base = client.post(
        "create_sampling_session", session_id=client.session, sampling_session_seq_id=0, base_model="stories"
    )["sampling_session_id"]
    first = [client.sample(each, PROMPT) for each in samplers]
    assert len({tuple(each.logprobs[0]) for each in first}) == 4
    sent = [client.send_sample(each, PROMPT) for each in (*samplers, base)]
    again = [read_sample(client.wait(each)) for each in sent]
    assert all(same(a, b) for a, b in zip(first, again, strict=False))
    assert same(again[-1], first[0])  # a new adapter changes nothing


def test_inflight_samplers_share_the_newest_weights(client: TinkerClient) -> None:
    model = client.create()
    old = client.sampler(model, kind="inflight")
    before = client.sample(old, PROMPT)
    client.gradient(model, [shifted(PROMPT)])
    client.of_model("optim_step", model, adam_params={"learning_rate": 0.05})
    assert same(client.sample(old, PROMPT), before)
    new = client.sampler(model, kind="inflight")
    assert not same(client.sample(new, PROMPT), before)
    assert same(client.sample(old, PROMPT), client.sample(new, PROMPT))


@pytest.mark.heavy
def test_a_state_goes_on_with_equal_bits_and_its_folder_is_an_adapter(
    client: TinkerClient, folder: Path, served: RunningServer
) -> None:
    model = client.create()
    train(client, model, PROMPT, 1)
    path = client.of_model("save_weights", model, path="one")["path"]
    expected = train(client, model, PROMPT, 2)
    body = {"session_id": client.session, "model_seq_id": 90, "path": path}
    loaded = client.wait(client.post("load_weights", **body, optimizer=True))["model_id"]
    assert loaded == f"{client.session}:train:90"  # the official client makes it of these itself
    assert client.post("get_info", model_id=loaded)["lora_rank"] == 4
    assert all(map(same, train(client, loaded, PROMPT, 2), expected))
    body["model_seq_id"] = 91
    without = client.wait(client.post("load_weights", **body, optimizer=False))["model_id"]
    assert not same(train(client, without, PROMPT, 2)[1], expected[1])
    client.of_model("load_weights", model, path=path, optimizer=True)
    assert all(map(same, train(client, model, PROMPT, 2), expected))

    saved = client.of_model("save_weights_for_sampler", loaded, path="final")["path"]
    session = {"session_id": client.session, "sampling_session_seq_id": 1, "model_path": saved}
    sampler = client.post("create_sampling_session", **session)["sampling_session_id"]
    own = client.sample(sampler, PROMPT)
    assert same(own, client.sample(client.sampler(loaded), PROMPT))
    assert client.http.get(f"/samplers/{sampler}").json()["model_path"] == saved
    assert client.post("weights_info", tinker_path=saved)["base_model"] == "stories"
    listed = client.http.get(f"/training_runs/{loaded}/checkpoints").json()["checkpoints"]
    assert [each["tinker_path"] for each in listed] == [saved]
    assert client.session not in saved  # others may see the path
    name = saved.removeprefix("tinker://").split("/")[0]
    config = json.loads((folder / name / "sampler_weights" / "final" / "adapter_config.json").read_text())
    assert (config["r"], config["lora_alpha"]) == (4, 32)
    assert [card["id"] for card in get(f"{served.url}/v1/models", headers=AUTHORIZED).json()["data"]] == [
        "stories"
    ]


def test_a_checkpoint_is_only_overwritten_on_request(client: TinkerClient) -> None:
    model = client.create()
    client.of_model("save_weights", model, path="one")
    again = client.of_model("save_weights", model, path="one")
    assert again["category"] == "user"
    assert "already" in again["error"]
    assert client.of_model("save_weights", model, path="one", overwrite=True)["path"].endswith("/one")


@pytest.mark.parametrize("name", ["..", "../x", "/etc/x", "a/b", ".hidden", "", "a\0b", "x" * 200])
def test_names_of_checkpoints_are_never_paths(client: TinkerClient, name: str) -> None:
    model = client.create()
    body = {"model_id": model, "seq_id": client.next_request(), "path": name}
    assert "no checkpoint can be" in client.refusal("save_weights", **body)
    body["seq_id"] = client.next_request()
    path = f"tinker://{model}/weights/{name}"
    assert "checkpoint" in client.refusal("load_weights", **body | {"path": path, "optimizer": False})


@pytest.mark.parametrize(("wrong", "reason"), [([7] * 300, "192"), ([7], "no tokens")])
def test_a_step_of_which_a_gradient_failed_is_not_made_and_the_run_goes_on(
    client: TinkerClient, wrong: list[int], reason: str
) -> None:
    model, twin = client.create(), client.create()
    client.gradient(model, [shifted(PROMPT)])
    failed = client.send_gradient(model, [shifted(OTHER), shifted(wrong)])  # its result is not awaited
    client.send_gradient(model, [shifted(OTHER)])
    refused = client.of_model("optim_step", model, adam_params={"learning_rate": 0.05})
    assert refused["category"] == "user"
    assert "no step was made" in refused["error"]
    assert reason in refused["error"]
    assert reason in (client.wait(failed.json())["error"] if failed.status_code == 200 else failed.text)
    for each in (model, twin):
        client.gradient(each, [shifted(PROMPT)])
        client.of_model("optim_step", each, adam_params={"learning_rate": 0.05})
    assert same(client.sample(client.sampler(model), PROMPT), client.sample(client.sampler(twin), PROMPT))
    assert client.of_model("optim_step", model, adam_params={})["error"].startswith("optim_step needs")


def test_a_step_does_not_wait_until_the_results_of_its_gradients_are_written(
    client: TinkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    stepped = threading.Event()

    def write_after_the_step(*args: Any) -> bytes:
        stepped.wait(5)
        return gradient_result(*args)

    monkeypatch.setattr(service, "gradient_result", write_after_the_step)
    model = client.create()
    sent = client.send_gradient(model, [shifted(PROMPT)])
    assert client.of_model("optim_step", model)["metrics"]["grad_norm"] > 0
    stepped.set()
    assert isinstance(client.wait(sent.json()), bytes)


def test_a_seq_id_belongs_to_one_request(client: TinkerClient) -> None:
    model = client.create()
    client.gradient(model, [shifted(PROMPT)])
    body = {"model_id": model, "seq_id": client.requests}
    assert "another" in client.refusal("optim_step", **body)
    assert "another" in client.refusal("save_weights", **body, path="one")
    client.requests -= 1
    other = client.send_gradient(model, [shifted(OTHER)])
    assert other.status_code == 400
    assert client.of_model("optim_step", model)["metrics"]["grad_norm"] > 0


def test_sequences_without_weight_take_a_step_of_nothing(client: TinkerClient) -> None:
    model = client.create()
    ids, inputs = shifted(PROMPT)
    client.gradient(model, [(ids, inputs | {"weights": [0.0] * len(ids)})])
    assert client.of_model("optim_step", model, adam_params={})["metrics"] == {"grad_norm": 0.0}


def test_a_session_keeps_the_samplers_that_were_used_last(
    client: TinkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "MAX_SAMPLERS", 2)
    model = client.create()
    first, second = client.sampler(model), client.sampler(model)
    expected = client.sample(first, PROMPT)
    third = client.sampler(model)  # the second one was used less recently
    body = {"sampling_session_id": second, "seq_id": 1, "prompt": {"chunks": []}, "sampling_params": {}}
    assert "no sampling session" in client.refusal("asample", **body)
    assert same(client.sample(first, PROMPT), expected)
    assert same(client.sample(third, PROMPT), expected)


def test_a_state_that_is_loaded_is_there_for_the_requests_sent_after_it(client: TinkerClient) -> None:
    model = client.create()
    path = client.of_model("save_weights", model, path="begin")["path"]
    before = client.gradient(model, [shifted(PROMPT)])[0]
    client.of_model("optim_step", model, adam_params={"learning_rate": 0.05})
    load = {"model_id": model, "seq_id": client.next_request(), "path": path, "optimizer": False}
    client.post("load_weights", **load)  # its result is not awaited
    assert np.array_equal(client.gradient(model, [shifted(PROMPT)])[0], before)


def test_a_request_that_is_sent_twice_is_done_once(client: TinkerClient) -> None:
    model, twin = client.create(), client.create()
    client.gradient(model, [shifted(PROMPT)])
    client.requests -= 1
    client.gradient(model, [shifted(PROMPT)])
    client.gradient(twin, [shifted(PROMPT)])
    norms = [client.of_model("optim_step", each, adam_params={})["metrics"] for each in (model, twin)]
    assert norms[0] == norms[1]


def test_what_waits_is_limited_in_number_and_in_bytes(
    client: TinkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = client.create()
    sampler = client.sampler(model)
    with monkeypatch.context() as small:
        small.setattr(futures, "MAX_BYTES", 4 * 300)
        large = client.send_gradient(model, [shifted(PROMPT)] * 2)
        assert (large.status_code, large.json()["error"]["code"]) == (429, "queue_full")
        small.setattr(futures, "MAX_FUTURES", 0)
        body = {"model_id": model, "seq_id": client.requests}
        assert client.http.post("/optim_step", json=body).status_code == 429
    client.requests -= 1
    client.gradient(model, [shifted(PROMPT)] * 2)
    assert client.of_model("optim_step", model)["metrics"]["grad_norm"] > 0
    client.sample(sampler, PROMPT)


@pytest.mark.heavy
def test_prompts_come_through_a_queue_that_is_shorter_or_stays_full(
    client: TinkerClient, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = llm.engine.scheduler.limits
    model = client.create()
    data = [shifted([n, n + 1, n + 2]) for n in range(10)]
    expected = client.gradient(model, data)
    monkeypatch.setattr(llm.engine.scheduler, "limits", replace(limits, queue=2))
    assert all(map(np.array_equal, client.gradient(model, data), expected)) or not can_pack()
    monkeypatch.setattr(engine_work, "GIVE_UP_S", 0.3)
    with monkeypatch.context() as full:
        full.setattr(llm.engine.scheduler.table, "has_place", lambda *_: False)
        result = client.wait(client.send_gradient(model, data).json())
    assert result["category"] == "server"
    assert "queue full" in result["error"]


def test_runs_that_begin_at_once_are_limited_too(
    client: TinkerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    client.create()
    monkeypatch.setattr(service, "MAX_RUNS", 6)  # of which one client has half
    body = {"session_id": client.session, "base_model": "stories", "lora_config": {"rank": 4}}
    sent = [client.post("create_model", **body, model_seq_id=10 + n) for n in range(6)]
    results = [client.wait(each) for each in sent]
    assert sum("model_id" in each for each in results) == 2
    assert sum("adapters are in training" in each.get("error", "") for each in results) == 4


def test_a_request_is_taken_while_another_ones_gradient_is_computed(
    client: TinkerClient, served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    models = client.create(), client.create()
    trainer = served.server.trainer
    assert trainer is not None
    gradient = trainer.gradient
    started = threading.Event()
    taken = threading.Event()

    def wait_and_compute(*args: Any) -> Any:
        started.set()
        assert taken.wait(10)
        return gradient(*args)

    monkeypatch.setattr(trainer, "gradient", wait_and_compute)
    first = client.send_gradient(models[0], [shifted(PROMPT)])
    assert started.wait(10)
    second = client.send_gradient(models[1], [shifted(PROMPT)])
    taken.set()
    assert all(isinstance(client.wait(each.json()), bytes) for each in (first, second))


def test_a_session_ends_by_itself_without_a_heartbeat(
    served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "SESSION_S", 0.2)
    other = TinkerClient(served, KEY)
    time.sleep(0.5)
    assert other.http.post("/session_heartbeat", json={"session_id": other.session}).status_code == 410
    other.http.close()


def test_what_fits_is_what_the_server_says_and_no_more(client: TinkerClient) -> None:
    model = client.create()
    told = client.http.get("/get_server_capabilities").json()["supported_models"][0]["max_context_length"]
    ids = [7] * told
    assert len(client.gradient(model, [shifted([*ids, 8])], forward_only=True)[0]) == told
    more = client.wait(client.send_gradient(model, [shifted([*ids, 7, 8])], forward_only=True).json())
    assert more["category"] == "user"


def test_with_keys_a_client_uses_only_its_own_sessions_and_their_checkpoints_tell_no_session(
    client: TinkerClient, served: RunningServer
) -> None:
    model = client.create()
    sampler = client.sampler(model)
    path = client.of_model("save_weights", model, path="shared")["path"]
    assert client.session not in path
    other = TinkerClient(served, "other-key")
    step = {"model_id": model, "seq_id": 1}
    for endpoint, body in (("get_info", {"model_id": model}), ("optim_step", step)):
        assert "no model" in other.refusal(endpoint, **body)
    assert "no session" in other.refusal("session_heartbeat", session_id=client.session)
    other.post(f"sessions/{client.session}/finish")  # ends none
    assert other.http.get(f"/samplers/{sampler}").status_code == 404
    future = client.send_sample(sampler, PROMPT)
    assert "no request" in other.refusal("retrieve_future", **{"request_id": future["request_id"]})
    other.post("cancel_future", request_id=future["request_id"])
    assert isinstance(client.wait(future), bytes)
    assert other.post("weights_info", tinker_path=path)["base_model"] == "stories"  # which it was given
    other.post(f"sessions/{other.session}/finish", reason={"type": "success"})
    other.http.close()


def service_of(client: TinkerClient, monkeypatch: pytest.MonkeyPatch) -> service.TinkerService:
    """The object behind the endpoints."""
    found: list[service.TinkerService] = []
    session = service.TinkerService.session

    def note(self: service.TinkerService, *args: Any) -> service.Session:
        found.append(self)
        return session(self, *args)

    with monkeypatch.context() as noting:
        noting.setattr(service.TinkerService, "session", note)
        client.post("session_heartbeat", session_id=client.session)
    return found[0]


def test_a_seq_id_is_for_one_body(client: TinkerClient) -> None:
    model = client.create()
    sampler = client.sampler(model)
    future = client.send_sample(sampler, PROMPT)
    client.requests -= 1
    assert client.send_sample(sampler, PROMPT) == future
    client.requests -= 1
    with pytest.raises(AssertionError, match="was another one"):
        client.send_sample(sampler, OTHER)
    client.wait(future)
    seq_id = client.next_request()
    step = {"model_id": model, "seq_id": seq_id}
    client.wait(client.post("optim_step", **step))
    assert "was another one" in client.refusal("optim_step", **step, adam_params={"learning_rate": 0.5})
    seq_id = client.next_request()
    saved = client.post("save_weights", model_id=model, seq_id=seq_id, path="one")
    client.wait(saved)
    assert "was another one" in client.refusal("save_weights", model_id=model, seq_id=seq_id, path="two")


def test_a_gradient_and_a_step_go_on_if_they_are_cancelled(
    client: TinkerClient, served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    trainer = served.server.trainer
    assert trainer is not None
    gradient = trainer.gradient
    cancelled = threading.Event()

    def wait_and_compute(*args: Any) -> Any:
        assert cancelled.wait(10)
        return gradient(*args)

    model = client.create()
    with monkeypatch.context() as slow:
        slow.setattr(trainer, "gradient", wait_and_compute)
        sent = client.send_gradient(model, [shifted(PROMPT)]).json()
        step = client.post("optim_step", model_id=model, seq_id=client.next_request())
        for future in (sent, step):
            client.post("cancel_future", request_id=future["request_id"])
        cancelled.set()
        assert isinstance(client.wait(sent), bytes)
        assert client.wait(step)["metrics"]["grad_norm"] > 0


def test_a_checkpoint_that_is_loaded_into_a_model_says_what_it_trains(client: TinkerClient) -> None:
    path = client.of_model("save_weights", client.create(train_mlp=False), path="attention")["path"]
    model = client.create()
    body = {"path": path, "optimizer": True, "model_id": model}
    assert "give seq_id" in client.refusal("load_weights", **body)
    assert client.wait(client.post("load_weights", **body, seq_id=client.next_request()))["path"] == path
    again = client.of_model("save_weights", model, path="again")["path"]
    assert client.post("weights_info", tinker_path=again)["train_mlp"] is False


def test_no_sampler_stays_of_a_session_that_ended_while_its_checkpoint_was_read(
    client: TinkerClient, served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = client.of_model("save_weights", client.create(), path="read-slowly")["path"]
    other = TinkerClient(served, KEY)
    load = checkpoints.load

    def end_and_load(*args: Any, **options: Any) -> Any:
        client.post(f"sessions/{other.session}/finish")
        return load(*args, **options)

    monkeypatch.setattr(service, "load", end_and_load)
    body = {"session_id": other.session, "sampling_session_seq_id": 1, "model_path": path}
    assert "no session" in other.refusal("create_sampling_session", **body)
    tinker = service_of(client, monkeypatch)
    assert not [each for each in tinker.samplers if each.startswith(other.session)]
    other.http.close()


def test_samplers_that_take_too_much_memory_go_the_least_recently_used_first(
    client: TinkerClient, served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = client.create()
    samplers = [client.sampler(model)]
    for _ in range(3):
        client.gradient(model, [shifted(PROMPT)])
        client.of_model("optim_step", model, adam_params={"learning_rate": 0.02})
        samplers += [client.sampler(model), client.sampler(model)]  # the second one shares its adapter
    client.sample(samplers[0], PROMPT)
    trainer = served.server.trainer
    assert trainer is not None
    adapter = sum(pair.down.nbytes + pair.up.nbytes for pair in trainer.draw(4, seed=1).values())
    monkeypatch.setattr(service, "MAX_SAMPLER_BYTES", 3 * adapter)
    client.gradient(model, [shifted(PROMPT)])
    client.of_model("optim_step", model, adam_params={"learning_rate": 0.02})
    samplers.append(client.sampler(model))
    there = [client.http.get(f"/samplers/{each}").status_code == 200 for each in samplers]
    assert there == [True, False, False, False, False, True, True, True]


def test_one_client_has_half_of_the_sessions_at_most(
    client: TinkerClient, served: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    tinker = service_of(client, monkeypatch)
    monkeypatch.setattr(service, "MAX_SESSIONS", 2 * len(tinker.sessions))
    assert client.http.post("/create_session", json={}).status_code == 429
    other = TinkerClient(served, "other-key")
    other.post(f"sessions/{other.session}/finish")
    other.http.close()


def test_bytes_are_counted_until_a_result_is_forgotten() -> None:
    async def result() -> bytes:
        return b"12345"

    async def count() -> None:
        all_futures = futures.Futures()
        all_futures.begin("run/1", "sample", result, Client("a"), 100)
        assert (all_futures.bytes, all_futures.unread) == ({"a": 100}, {"a": 1})
        assert await all_futures.retrieve("run/1", Client("b")) == b"12345"
        assert (all_futures.bytes, all_futures.unread) == ({"a": 5}, {})
        all_futures.forget("run/1")
        assert not all_futures.bytes

    asyncio.run(count())


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"weights": [1.0]}, "data[0] has 16 tokens, but 1 weights"),
    ({"weights": [float("nan")] * 16}, "weights has a number that is not finite"),
    ({"target_tokens": []}, "data[0] has 16 tokens, but 0 target_tokens"),
    ({"loss": "dro"}, "loss_fn 'dro' is not supported"),
    ({"config": {"beta": 1.0}}, "cross_entropy has no option 'beta'"),
    ({"loss": "ppo"}, "has no logprobs, advantages"),
    ({"mask": [1.0] * 16}, "has 'mask', which this loss does not take"),
]


@pytest.mark.parametrize(("change", "expected"), REFUSED)
def test_wrong_sequences_are_refused_in_a_sentence(
    client: TinkerClient, change: dict[str, Any], expected: str
) -> None:
    ids, inputs = shifted(PROMPT)
    options = {key: change[key] for key in ("loss", "config") if key in change}
    given = inputs | {key: change[key] for key in ("weights", "target_tokens", "mask") if key in change}
    response = client.send_gradient(client.create(), [(ids, given)], **options)
    assert response.status_code == 400
    assert expected in response.json()["error"]["message"]


def test_unknown_models_sessions_and_requests_are_refused(
    client: TinkerClient, served: RunningServer
) -> None:
    lora = {"lora_config": {"rank": 4}, "session_id": client.session, "model_seq_id": 7}
    assert "'x' is not served here" in client.refusal("create_model", **lora, base_model="x")
    assert "no session" in client.refusal("create_model", **lora | {"session_id": "x"}, base_model="stories")
    lora["lora_config"] = {"rank": 99}
    future = client.post("create_model", **lora, base_model="stories")
    assert "room for 6" in client.wait(future)["error"]
    assert "no model 'x'" in client.refusal("get_info", model_id="x")
    assert client.send_gradient("x", [shifted(PROMPT)]).status_code == 404
    assert "no request" in client.refusal("retrieve_future", request_id="x")
    garbage = post(
        f"{served.url}/api/v1/forward_backward",
        content=b"\xff" * 9,
        headers=AUTHORIZED | {"content-type": "application/x-protobuf"},
    )
    assert garbage.status_code == 400
    assert post(f"{served.url}/api/v1/forward_backward", json={}, headers=AUTHORIZED).status_code == 415
    empty = client.wait(client.send_sample(client.sampler(client.create()), [2**20]))
    assert empty["category"] == "user"


def test_the_end_of_a_session_is_that_of_its_models(client: TinkerClient, served: RunningServer) -> None:
    other = TinkerClient(served, KEY)
    model = other.create()
    other.post(f"sessions/{other.session}/finish", reason={"type": "success"})
    assert other.http.post("/session_heartbeat", json={"session_id": other.session}).status_code == 410
    other.http.close()
    assert "no model" in client.refusal("get_info", model_id=model)


def test_the_likeliest_ids_and_the_last_log_probabilities_of_a_prompt(client: TinkerClient) -> None:
    sampler = client.sampler(client.create())
    whole = client.sample(
        sampler, PROMPT, prompt_logprobs=True, topk_prompt_logprobs=2, topk_sample_logprobs=3
    )
    cut = client.sample(sampler, PROMPT, prompt_logprobs=True, prompt_logprobs_last_n=3)
    assert np.array_equal(cut.prompt_logprobs[-3:], whole.prompt_logprobs[-3:])
    assert np.isnan(cut.prompt_logprobs[:-3]).all()
    assert len(whole.tokens[0]) == 8
    assert whole.is_cut == [True]
    stopped = client.sample(sampler, PROMPT, params={"stop": [whole.tokens[0][3]]})
    assert stopped.tokens[0] == whole.tokens[0][: len(stopped.tokens[0])]
    assert stopped.is_cut == [False]
