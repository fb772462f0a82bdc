"""What does sampling a token cost at 8 rows of 49152 logits, and does bisection cut where a sort would?

Decided: first_max in place of argmax; top-k and top-p thresholds by bisection over a logit's bits; no sort.
The kernel selects the same tokens, here with all processors off.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import measure
import numpy as np
from jax import Array
from measure import Row

from xlabatch.engine.device import sample_step, sampling
from xlabatch.engine.device.logits_processors import SamplingRows, default
from xlabatch.engine.device.state import Rows
from xlabatch.kernels.library import library

B, V = 8, 49152
CUTS = (1, 1.0, 0.0), (40, 1.0, 0.0), (0, 0.9, 0.0), (40, 0.9, 0.0), (0, 0.999, 0.0), (1000, 0.5, 0.01)
Numbers = np.ndarray[Any, np.dtype[Any]]


def sampling_params(
    temperature: float = 0.0, top_k: int = 0, top_p: float = 1.0, min_p: float = 0.0, rows: int = B
) -> SamplingRows:
    """The same parameters for every row."""
    blank: SamplingRows = jax.tree.map(lambda leaf: jnp.tile(leaf, (rows, *[1] * leaf.ndim)), default(1))
    return replace(
        blank,
        temperature=jnp.full(rows, temperature, jnp.float32),
        top_k=jnp.full(rows, top_k, jnp.int32),
        top_p=jnp.full(rows, top_p, jnp.float32),
        min_p=jnp.full(rows, min_p, jnp.float32),
        seed=jnp.arange(2 * rows, dtype=jnp.uint32).reshape(rows, 2),
        last_position=jnp.full(rows, 9999, jnp.int32),
    )


def by_sort(logits: Array, k: Array, p: Array) -> Array:
    """The tokens that top-k, then top-p keep, by sorting the vocabulary once."""
    ranked = jnp.sort(logits, descending=True)
    kept = jnp.where(jnp.arange(V) < k[:, None], jnp.exp(ranked - ranked[:, :1]), 0.0)
    before = jnp.cumsum(kept, -1) - kept
    threshold = jnp.where(
        (before < p[:, None] * kept.sum(-1, keepdims=True)) & (kept > 0), ranked, jnp.inf
    ).min(-1)
    return logits >= threshold[:, None]


def by_top_k(logits: Array, k: int) -> Array:
    """Top-k with a k that the compiler knows, the same for every request."""
    return logits >= jax.lax.top_k(logits, k)[0][:, -1:]


def only_min_p(logits: Array, params: SamplingRows, position: Array) -> Array:
    """Sampling with min-p without the unused top-k and top-p."""
    scaled = logits - logits.max(-1, keepdims=True)
    kept = jnp.exp(scaled) >= params.min_p[:, None]
    return sampling.first_max(jnp.where(kept, scaled + sampling.noise(params.seed, position, V), -jnp.inf))


def by_bisection(logits: Array, params: SamplingRows) -> Array:
    return sampling.nucleus_mask(logits - logits.max(-1, keepdims=True), params)


def costs(rounds: int) -> list[Row]:
    """Each part by itself, then complete sampling."""
    logits, at = 3 * jax.random.normal(jax.random.key(0), (B, V)), jnp.full(B, 200, jnp.int32)
    cut = sampling_params(1.0, 40, 0.9)
    warm = {
        "plain": sampling_params(1.0),
        "min-p 0.05": sampling_params(1.0, min_p=0.05),
        "top-k 40": sampling_params(1.0, 40),
        "both": cut,
    }
    parts: dict[str, measure.Thunk] = {
        "argmax": thunk_of(partial(jnp.argmax, axis=-1), logits),
        "first_max (chosen)": thunk_of(sampling.first_max, logits),
        "cuts by a sort": thunk_of(by_sort, logits, cut.top_k, cut.top_p),
        "cuts by lax.top_k, k = 40 fixed": thunk_of(partial(by_top_k, k=40), logits),
        "cuts by bisection (chosen)": thunk_of(by_bisection, logits, cut),
        "noise": thunk_of(partial(sampling.noise, vocab=V), cut.seed, at),
        "digest": thunk_of(sampling.digest, logits),
        "sample, all greedy": thunk_of(sampling.sample, logits, sampling_params(), at),
        "only min-p, without bisections": thunk_of(only_min_p, logits, warm["min-p 0.05"], at),
    }
    parts |= {f"sample, {name}": thunk_of(sampling.sample, logits, each, at) for name, each in warm.items()}
    if library():
        for name, each in {"all greedy": sampling_params(), **warm}.items():
            parts[f"kernel, {name}"] = thunk_of(by_kernel, logits, each, at)
    parts["floor: reading the logits"] = measure.read_memory(measure.size_mb(logits))
    timings = measure.time_interleaved(parts, rounds)
    return [{"part": name, "ms": s.ms, "quartiles": s.quartiles} for name, s in timings.items()]


def by_kernel(logits: Array, params: SamplingRows, position: Array) -> Array:
    rows = jnp.ones(B, bool)
    ids = jnp.zeros((B, 2, 128), jnp.int32)
    each = Rows(ids, position, rows, rows, logits, jnp.zeros_like(logits), params)
    no_bitmask = jnp.zeros(0, jnp.int32)
    return sample_step.select_packed(each, jnp.full(B, -1, jnp.int32), no_bitmask).token


def thunk_of(part: Callable[..., Any], *args: Any) -> measure.Thunk:
    """A thunk of a part, compiled for these arguments."""
    return partial(measure.compile_for(part, *args).run, *args)


def oracle(scaled: Numbers, k: int, p: float, min_p: float) -> tuple[Numbers, float]:
    """The tokens kept of a row with maximum 0, by a sort in float64, and top-p's distance from a tie."""
    ranked = np.sort(scaled)[::-1]
    kept = scaled >= ranked[min(k or V, V) - 1]
    shares = np.where(kept, np.exp(scaled), 0.0)
    mass = np.cumsum(np.sort(shares)[::-1])
    margin = 1.0
    if p < 1:
        threshold = int(np.searchsorted(mass, p * mass[-1]))
        margin = float(np.abs(mass[max(threshold - 1, 0) : threshold + 2] / mass[-1] - p).min())
        kept &= scaled >= ranked[threshold]
    return kept & (np.exp(scaled) >= min_p), margin


def agreement(rows: int) -> list[Row]:
    """Bisection against the oracle, on smooth logits, on logits full of ties, on peaked logits."""
    table: list[Row] = []
    smooth = np.random.default_rng(9).standard_normal((rows, V)).astype(np.float32)
    kinds: dict[str, Numbers] = {
        "smooth": 3 * smooth,
        "full of ties": np.round(2 * smooth) / 2,
        "peaked": 12 * smooth,
    }
    run = jax.jit(by_bisection)
    for k, p, min_p in CUTS:
        for kind, logits in kinds.items():
            kept = np.asarray(run(logits, sampling_params(1.0, k, p, min_p, rows)))
            exact = [oracle((row - row.max()).astype(np.float64), k, p, min_p) for row in logits]
            wrong = [n for n in range(rows) if (kept[n] != exact[n][0]).any()]
            table.append(
                {
                    "logits": kind,
                    "top-k": k,
                    "top-p": p,
                    "min-p": min_p,
                    "kept, median": int(np.median(kept.sum(-1))),
                    "rows that differ": f"{len(wrong)} of {rows}",
                    "by tokens, at most": max(
                        (int((kept[n] != exact[n][0]).sum()) for n in wrong), default=0
                    ),
                    "their margin in mass": max((exact[n][1] for n in wrong), default=0.0),
                }
            )
    return table


if __name__ == "__main__":
    measure.report(
        __file__,
        {
            f"{B} rows of {V}": costs(measure.round_count(51)),
            "what is kept, against a sort in float64": agreement(64),
        },
    )
