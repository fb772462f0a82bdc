"""What does choosing a token cost at 8 rows of 49152 logits, and does bisection cut where a sort would?

Decided: first_max in place of argmax; edges of top-k and top-p by bisection over a logit's bits; no sort.
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

from xlabatch.engine import sampling
from xlabatch.engine.logits_processors import SamplingParams, default

B, V = 8, 49152
CUTS = (1, 1.0, 0.0), (40, 1.0, 0.0), (0, 0.9, 0.0), (40, 0.9, 0.0), (0, 0.999, 0.0), (1000, 0.5, 0.01)
Numbers = np.ndarray[Any, np.dtype[Any]]


def rules(
    temperature: float = 0.0, top_k: int = 0, top_p: float = 1.0, min_p: float = 0.0, rows: int = B
) -> SamplingParams:
    """The same rules for every row."""
    blank: SamplingParams = jax.tree.map(lambda leaf: jnp.tile(leaf, (rows, *[1] * leaf.ndim)), default(1))
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
    """What top-k, then top-p keep, by sorting the vocabulary once."""
    ranked = jnp.sort(logits, descending=True)
    held = jnp.where(jnp.arange(V) < k[:, None], jnp.exp(ranked - ranked[:, :1]), 0.0)
    before = jnp.cumsum(held, -1) - held
    edge = jnp.where((before < p[:, None] * held.sum(-1, keepdims=True)) & (held > 0), ranked, jnp.inf).min(
        -1
    )
    return logits >= edge[:, None]


def by_top_k(logits: Array, most: int) -> Array:
    """The cut of a top-k whose k is known to the compiler, so the same for every request."""
    return logits >= jax.lax.top_k(logits, most)[0][:, -1:]


def only_min_p(logits: Array, rules: SamplingParams, position: Array) -> Array:
    """What sampling with min-p would be if it did not pay for the cuts that it does not ask for."""
    scaled = logits - logits.max(-1, keepdims=True)
    kept = jnp.exp(scaled) >= rules.min_p[:, None]
    return sampling.first_max(jnp.where(kept, scaled + sampling.noise(rules.seed, position, V), -jnp.inf))


def by_bisection(logits: Array, rules: SamplingParams) -> Array:
    return sampling.nucleus_mask(logits - logits.max(-1, keepdims=True), rules)


def costs(turns: int) -> list[Row]:
    """Each part by itself, then whole choices."""
    logits, at = 3 * jax.random.normal(jax.random.key(0), (B, V)), jnp.full(B, 200, jnp.int32)
    cut = rules(1.0, 40, 0.9)
    warm = {
        "plain": rules(1.0),
        "min-p 0.05": rules(1.0, min_p=0.05),
        "top-k 40": rules(1.0, 40),
        "both": cut,
    }
    parts: dict[str, measure.Call] = {
        "argmax": built(partial(jnp.argmax, axis=-1), logits),
        "first_max (chosen)": built(sampling.first_max, logits),
        "cuts by a sort": built(by_sort, logits, cut.top_k, cut.top_p),
        "cuts by lax.top_k, k = 40 fixed": built(partial(by_top_k, most=40), logits),
        "cuts by bisection (chosen)": built(by_bisection, logits, cut),
        "noise": built(partial(sampling.noise, vocab=V), cut.seed, at),
        "digest": built(sampling.digest, logits),
        "sample, all greedy": built(sampling.sample, logits, rules(), at),
        "min-p alone, without bisections": built(only_min_p, logits, warm["min-p 0.05"], at),
    }
    parts |= {f"sample, {name}": built(sampling.sample, logits, each, at) for name, each in warm.items()}
    parts["floor: reading the logits"] = measure.reading(measure.size_mb(logits))
    spells = measure.in_turns(parts, turns)
    return [{"part": name, "ms": s.ms, "quartiles": s.spread} for name, s in spells.items()]


def built(part: Callable[..., Any], *args: Any) -> measure.Call:
    """A call of a part as compiled for these."""
    return partial(measure.build(part, *args).run, *args)


def oracle(scaled: Numbers, k: int, p: float, min_p: float) -> tuple[Numbers, float]:
    """What is kept of a row whose maximum is 0, by sorting in float64; how near top-p's edge is to a tie."""
    ranked = np.sort(scaled)[::-1]
    kept = scaled >= ranked[min(k or V, V) - 1]
    shares = np.where(kept, np.exp(scaled), 0.0)
    mass = np.cumsum(np.sort(shares)[::-1])
    margin = 1.0
    if p < 1:
        edge = int(np.searchsorted(mass, p * mass[-1]))
        margin = float(np.abs(mass[max(edge - 1, 0) : edge + 2] / mass[-1] - p).min())
        kept &= scaled >= ranked[edge]
    return kept & (np.exp(scaled) >= min_p), margin


def agreement(rows: int) -> list[Row]:
    """Bisection against the oracle, on smooth logits, on ones full of ties, on peaked ones."""
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
            kept = np.asarray(run(logits, rules(1.0, k, p, min_p, rows)))
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
            f"{B} rows of {V}": costs(measure.turns(51)),
            "what is kept, against a sort in float64": agreement(64),
        },
    )
