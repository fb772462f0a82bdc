"""Policy gradients on the engine's own samples: do the trainer's log-probabilities equal the sampler's?

The embedded model continues beginnings of stories, eight samples each, and is rewarded for the share of the
letter e in its text: REINFORCE with the mean reward of a group as its baseline. At each step the trainer
scores the samples, once with the engine and once with XLA's own operations.

    python spike/23_policy_gradient.py [STEPS, 12]
"""

import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import measure
import numpy as np
import optax

from xlabatch import Request, XlaBatchEngine
from xlabatch.checkpoint.source import open_source
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.training.scores import pad_ids, parameters, scorer, xla_scores

STEPS = measure.round_count(12)
GROUP, NEW, RATE = 8, 48, 3e-4
BEGINNINGS = ("Once upon a time", "Tom had a", "One day", "The little dog")


class Samples(NamedTuple):
    """Completions of one step."""

    ids: list[list[int]]
    logprobs: list[list[float]]  # of the completions' tokens, by the sampler
    rewards: list[float]


def sample(engine: XlaBatchEngine, tokenizer: Tokenizer, step: int) -> Samples:
    requests = [
        Request(
            id=f"{n}",
            prompt=tokenizer.encode(beginning),
            max_tokens=NEW,
            n=GROUP,
            temperature=1.0,
            ignore_eos=True,
            logprobs=0,
            seed=1000 * step + n,
        )
        for n, beginning in enumerate(BEGINNINGS)
    ]
    tokens: dict[tuple[str, int], list[int]] = {}
    logprobs: dict[tuple[str, int], list[float]] = {}
    for event in engine.run(requests):
        assert event.token is not None
        assert event.logprobs
        tokens.setdefault((event.id, event.index), []).append(event.token)
        logprobs.setdefault((event.id, event.index), []).append(event.logprobs.token)
    keys = [(request.id, n) for request in requests for n in range(GROUP)]
    ids = [[*requests[int(id)].prompt, *tokens[id, n]] for id, n in keys]
    texts = [tokenizer.decode(tokens[key]) for key in keys]
    return Samples(
        ids, [logprobs[key] for key in keys], [text.count("e") / max(len(text), 1) for text in texts]
    )


def advantages(rewards: list[float]) -> Any:
    groups = np.array(rewards, np.float32).reshape(-1, GROUP)
    centred = groups - groups.mean(axis=1, keepdims=True)
    return (centred / (groups.std(axis=1, keepdims=True) + 1e-6)).reshape(-1)


def completion_mask(samples: Samples, width: int) -> Any:
    mask = np.zeros((len(samples.ids), width), np.float32)
    for row, ids in zip(mask, samples.ids, strict=True):
        row[len(ids) - NEW : len(ids)] = 1
    return mask


def largest_difference(samples: Samples, scores: Any) -> float:
    rows = zip(samples.ids, samples.logprobs, np.asarray(scores), strict=True)
    return max(float(np.abs(row[len(ids) - NEW : len(ids)] - of).max()) for ids, of, row in rows)


def main() -> None:
    source = open_source()
    engine, params = XlaBatchEngine.of(source, slots=GROUP, context=256), parameters()
    tokenizer, score, optimizer = Tokenizer(source.folder, source.name), scorer(engine), optax.adam(RATE)
    state, rows = optimizer.init(params), []
    for step in range(STEPS):
        began = time.perf_counter()
        samples = sample(engine, tokenizer, step)
        sampled = time.perf_counter()
        mask = completion_mask(samples, pad_ids(samples.ids)[0].shape[1])
        weights = jnp.asarray(mask * advantages(samples.rewards)[:, None] / mask.sum())

        def loss(params: Any, samples: Samples = samples, weights: Any = weights) -> Any:
            scores = score(params, samples.ids)
            return -(scores * weights).sum(), scores

        (_, scores), grads = jax.value_and_grad(loss, has_aux=True)(params)
        by_xla = xla_scores(engine.runner.config, params, *pad_ids(samples.ids))
        updates, state = optimizer.update(grads, state)
        params = optax.apply_updates(params, updates)
        engine.update(params)
        rows.append(
            {
                "step": step,
                "mean reward": round(float(np.mean(samples.rewards)), 4),
                "trainer and sampler differ by": largest_difference(samples, scores),
                "XLA and sampler by": largest_difference(samples, by_xla),
                "sampling, s": round(sampled - began, 2),
                "score, gradient and update, s": round(time.perf_counter() - sampled, 2),
            }
        )
    measure.report(__file__, {f"{len(BEGINNINGS)} x {GROUP} samples of {NEW} tokens a step": rows})


if __name__ == "__main__":
    main()
