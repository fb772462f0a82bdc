"""Tinker's official client: trains adapters of a server, whose trainer must have the bits of its sampler.

Usage: tinker_training.py MODE URL ..., where each function below that is called at the end is a mode.
"""

import hashlib
import sys
from typing import Any

import numpy as np
import tinker
from tinker import types

PROMPT = list(range(20, 40))
BEFORE = [0.0] * (len(PROMPT) - 1)
LIKED = 50  # the token that the reward wants


def service(url: str) -> Any:
    return tinker.ServiceClient(base_url=url, api_key="tml-test")


def one_step(training: Any, step: int, loss: str = "importance_sampling") -> str:
    """Sample, learn from it, and compare all bits -> a digest of what was sampled."""
    sampler = training.save_weights_and_get_sampling_client().result()
    params = types.SamplingParams(max_tokens=10, temperature=1.0, seed=step)
    prompt = types.ModelInput.from_ints(PROMPT)
    samples = sampler.sample(prompt, 3, params, include_prompt_logprobs=True).result()
    data = []
    for sequence in samples.sequences:
        ids = [*PROMPT, *sequence.tokens]
        advantage = 1.0 if LIKED in sequence.tokens else -0.2
        inputs = {
            "target_tokens": ids[1:],
            "logprobs": [*BEFORE, *sequence.logprobs],
            "advantages": [*BEFORE, *[advantage] * len(sequence.tokens)],
        }
        data.append(types.Datum(model_input=types.ModelInput.from_ints(ids[:-1]), loss_fn_inputs=inputs))
    gradient = training.forward_backward(data, loss)
    moved = training.optim_step(types.AdamParams(learning_rate=5e-3, grad_clip_norm=10.0))
    digest = hashlib.sha256()
    for sequence, output in zip(samples.sequences, gradient.result().loss_fn_outputs, strict=True):
        sampled = np.array([*samples.prompt_logprobs[1:], *sequence.logprobs], np.float32)
        assert np.array_equal(output["logprobs"].to_numpy(), sampled), (step, "the bits differ")
        digest.update(sampled.tobytes() + bytes(str(sequence.tokens), "ascii"))
    assert moved.result().metrics["grad_norm"] > 0
    return digest.hexdigest()


def train(url: str, steps: str) -> None:
    """Many steps with the losses in turn; another adapter on the same model meanwhile."""
    clients = service(url)
    training, other = (
        clients.create_lora_training_client(base_model="stories", rank=8, seed=seed).result()
        for seed in (1, 2)
    )
    before = one_step(other, 0)
    for step in range(int(steps)):
        one_step(training, step, ("importance_sampling", "ppo", "cispo")[step % 3])
        if step == 1:
            one_step(other, 1)
    again = clients.create_lora_training_client(base_model="stories", rank=8, seed=2).result()
    assert one_step(again, 0) == before  # alone or beside others
    clients.close("success").result()


def supervise(url: str) -> None:
    """Cross-entropy makes a sequence likelier; `forward` and `compute_logprobs` agree."""
    clients = service(url)
    lora = {"rank": 4, "seed": 4, "train_mlp": False}
    training = clients.create_lora_training_client(base_model="stories", **lora).result()
    ids = [*PROMPT, *range(60, 70)]
    datum = datum_of(ids, [1.0] * (len(ids) - 1))
    losses = []
    for _ in range(4):
        result = training.forward_backward([datum, datum], "cross_entropy").result()
        losses.append(result.metrics["loss:sum"])
        training.optim_step(types.AdamParams(learning_rate=2e-3)).result()
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < 0.98 * losses[0]
    found = training.forward([datum], "cross_entropy").result().loss_fn_outputs[0]["logprobs"].to_numpy()
    path = training.save_weights_for_sampler("learned").result().path
    sampler = clients.create_sampling_client(model_path=path).result()
    scores = sampler.compute_logprobs(types.ModelInput.from_ints(ids)).result()
    assert np.array_equal(np.array(scores[1:], np.float32), found)
    base = clients.create_sampling_client(base_model="stories").result()
    assert sum(base.compute_logprobs(types.ModelInput.from_ints(ids)).result()[1:]) < sum(scores[1:])


def custom(url: str) -> None:
    """Losses that the client's user writes with torch: a linear one has the bits of the server's own, and
    one over two sequences makes the wanted one likelier (direct preference optimisation).
    """
    import torch

    clients = service(url)
    ids = [*PROMPT, *range(60, 70)]
    weights = [*BEFORE, *[0.1 * n for n in range(1, 11)]]
    data = [datum_of(ids, weights), datum_of([*PROMPT, *range(80, 90)], weights)]
    found = []
    for is_custom in (False, True):
        training = clients.create_lora_training_client(base_model="stories", rank=4, seed=5).result()

        def weighted(data: Any, logprobs: Any) -> Any:
            each = [one.loss_fn_inputs["weights"].to_torch() for one in data]
            loss = -sum((weight * of).sum() for weight, of in zip(each, logprobs, strict=True))
            return loss, {"sequences": float(len(data))}

        for _ in range(2):
            if is_custom:
                result = training.forward_backward_custom(data, weighted).result()
                assert result.metrics["sequences"] == 2
            else:
                training.forward_backward(data, "cross_entropy").result()
            training.optim_step(types.AdamParams(learning_rate=5e-3)).result()
        outputs = training.forward(data, "cross_entropy").result().loss_fn_outputs
        found.append([output["logprobs"].to_numpy() for output in outputs])
    for one, other in zip(*found, strict=True):
        assert np.array_equal(one, other)

    def preference(_: Any, logprobs: Any) -> Any:
        wanted, unwanted = (each[len(BEFORE) :].sum() for each in logprobs)
        return -torch.nn.functional.logsigmoid(0.1 * (wanted - unwanted)), {}

    losses = []
    for _ in range(4):
        losses.append(training.forward_backward_custom(data, preference).result().metrics["loss:sum"])
        training.optim_step(types.AdamParams(learning_rate=2e-3)).result()
    assert losses == sorted(losses, reverse=True), losses


def datum_of(ids: list[int], weights: list[float]) -> Any:
    """A sequence whose tokens are predicted from those before, with the weight of each."""
    inputs = {"target_tokens": ids[1:], "weights": weights}
    return types.Datum(model_input=types.ModelInput.from_ints(ids[:-1]), loss_fn_inputs=inputs)


def publish(url: str) -> None:
    """Weights that are published while sequences run: each sequence is of one version, whole."""
    clients = service(url)
    training = clients.create_lora_training_client(base_model="stories", rank=4, seed=3).result()
    prompt = types.ModelInput.from_ints(PROMPT)
    params = types.SamplingParams(max_tokens=40, temperature=1.0, seed=1, stop=[])
    inflight = training.save_weights_and_get_sampling_client(kind="inflight").result()
    versions = [training.save_weights_and_get_sampling_client().result()]
    running = [inflight.sample(prompt, 2, params)]
    for step in range(3):
        one_step(training, step)
        training.save_weights_and_get_sampling_client(kind="inflight").result()
        versions.append(training.save_weights_and_get_sampling_client().result())
        running.append(inflight.sample(prompt, 2, params))
    for n, future in enumerate(running):
        for sequence in future.result().sequences:
            ids = types.ModelInput.from_ints([*PROMPT, *sequence.tokens])
            scores = versions[n].compute_logprobs(ids).result()
            assert scores[len(PROMPT) :] == list(sequence.logprobs), n


def mistakes(url: str) -> None:
    """Errors are sentences for the client's user, and the server goes on."""
    clients = service(url)
    refused(lambda: clients.create_lora_training_client("gpt-9").result(), "not served here")
    refused(lambda: clients.create_lora_training_client("stories", rank=4096).result(), "rank is")
    for path in ("tinker://a/weights/b", "tinker://../weights/b"):
        refused(lambda path=path: clients.create_training_client_from_state(path).result(), "no checkpoint")
    training = clients.create_lora_training_client("stories", rank=4).result()
    inputs = {"target_tokens": [2, 3], "weights": [1.0, 1.0]}
    wrong = types.Datum(model_input=types.ModelInput.from_ints([1, 2, 3]), loss_fn_inputs=inputs)
    lengths = "3 tokens, but 2 target_tokens"
    refused(lambda: training.forward_backward([wrong], "cross_entropy").result(), lengths)


def refused(work: Any, expected: str) -> None:
    """Whether the client's error for its user has these words."""
    message = "no error"
    try:
        work()
    except tinker.TinkerError as error:
        message = str(error)
    assert expected in message, message


def begin(url: str, first: str, last: str) -> None:
    """Some steps, with a checkpoint after the first ones: print where it is, and what follows it."""
    training = service(url).create_lora_training_client(base_model="stories", rank=8, seed=1).result()
    for step in range(int(first)):
        one_step(training, step)
    print(training.save_state("here").result().path)
    print(*(one_step(training, step) for step in range(int(first), int(last))))


def resume(url: str, path: str, first: str, last: str) -> None:
    """Go on at the checkpoint: print what follows."""
    training = service(url).create_training_client_from_state_with_optimizer(path).result()
    print(*(one_step(training, step) for step in range(int(first), int(last))))


if __name__ == "__main__":
    mode, *arguments = sys.argv[1:]
    globals()[mode](*arguments)
