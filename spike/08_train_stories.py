"""Can two CPU cores train, in half an hour, a model small enough to ship and good enough to read?

Makes stories, learns their tokenizer, trains the model, and writes a Hugging Face folder that is usable from
the first minutes on and better with every refresh. Prints losses, writes results/08_train_stories.json.

    python spike/08_train_stories.py [--steps N] [--seed 0] [--out xlabatch/checkpoint/stories]
"""

import argparse
import json
import platform
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from itertools import islice
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import optax
from jax import Array
from stories_folder import write_surroundings, write_weights
from stories_model import Params, Shape, first_params, mean_loss
from stories_text import (
    Rows,
    all_batches,
    baselines,
    endless_batches,
    make_stories,
    read_rows,
    train_tokenizer,
)

RESULTS = Path(__file__).parent / "results" / "08_train_stories.json"
STORIES, HELD_OUT, SAMPLES = 100_000, 400, 64
BATCH_TOKENS = 2048
PEAK_RATE, WARMUP_STEPS = 4e-3, 150
LEG_STEPS = 100

Step = Callable[[Params, optax.OptState, Array], tuple[Params, optax.OptState, Array]]


def main() -> None:
    """Make the text, train, and leave the folder and the result behind."""
    args = parse_arguments()
    shape = Shape()
    told = make_stories(args.seed, STORIES + HELD_OUT)
    texts, held_texts = told[HELD_OUT:], told[:HELD_OUT]
    tokenizer = train_tokenizer(texts[:20_000], shape.vocabulary)
    write_surroundings(args.out, shape, tokenizer, held_texts[:SAMPLES])
    rows, held_out = read_rows(tokenizer, texts), read_rows(tokenizer, held_texts)
    scale = baselines(rows[:20_000], held_out, shape.vocabulary)
    print(f"{len(rows)} stories, {sum(map(len, rows)) / len(rows):.0f} tokens each; {scale}", flush=True)
    found = train(args, shape, rows, held_out)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"seed": args.seed} | scale | found | surroundings(), indent=1) + "\n")


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=4500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("xlabatch/checkpoint/stories"))
    return parser.parse_args()


def train(
    args: argparse.Namespace, shape: Shape, rows: list[list[int]], held_out: list[list[int]]
) -> dict[str, object]:
    """Train for the steps asked, writing the weights as it goes, and tell how the losses fell."""
    optimizer = make_optimizer(args.steps)
    step, loss = make_step(shape, optimizer), jax.jit(partial(mean_loss, shape))
    params = first_params(shape, args.seed)
    state = optimizer.init(params)
    began, tokens = time.monotonic(), 0
    curve: list[dict[str, float]] = []
    batches = endless_batches(rows, BATCH_TOKENS, args.seed)
    for begun in range(0, args.steps, LEG_STEPS):
        leg = list(islice(batches, min(LEG_STEPS, args.steps - begun)))
        params, state, train_loss = run_leg(step, params, state, leg)
        write_weights(args.out, params)
        tokens += sum(map(count_targets, leg))
        losses = {"train_loss": train_loss, "held_out_loss": held_out_loss(loss, params, held_out)}
        curve.append(
            {
                "step": begun + len(leg),
                "tokens": tokens,
                **losses,
                "wall_s": round(time.monotonic() - began, 1),
            }
        )
        print(json.dumps(curve[-1]), flush=True)
    return {"parameters": sum(weight.size for weight in params.values()), "curve": curve, **curve[-1]}


def make_optimizer(steps: int) -> optax.GradientTransformation:
    """AdamW with a warm-up and a cosine; norms are not decayed."""
    rate = optax.warmup_cosine_decay_schedule(
        0, PEAK_RATE, WARMUP_STEPS, max(steps, WARMUP_STEPS + 1), 0.02 * PEAK_RATE
    )
    adam = optax.adamw(rate, b1=0.9, b2=0.98, weight_decay=0.05, mask=is_matrix)
    return optax.chain(optax.clip_by_global_norm(1.0), adam)


def is_matrix(params: Params) -> dict[str, bool]:
    """Which parameters decay."""
    return {name: weight.ndim == 2 for name, weight in params.items()}


def make_step(shape: Shape, optimizer: optax.GradientTransformation) -> Step:
    """Compile one step of training: parameters, state, batch -> parameters, state, loss."""

    def step(params: Params, state: optax.OptState, batch: Array) -> tuple[Params, optax.OptState, Array]:
        loss, slope = jax.value_and_grad(partial(mean_loss, shape))(params, batch)
        change, state = optimizer.update(slope, state, params)
        return optax.apply_updates(params, change), state, loss

    return jax.jit(step, donate_argnums=(0, 1))


def run_leg(
    step: Step, params: Params, state: optax.OptState, leg: list[Rows]
) -> tuple[Params, optax.OptState, float]:
    """Take some steps and give their mean loss."""
    losses = []
    for batch in leg:
        params, state, loss = step(params, state, jnp.asarray(batch))
        losses.append(loss)
    return params, state, float(jnp.stack(losses).mean())


def held_out_loss(loss: Callable[[Params, Array], Array], params: Params, held_out: list[list[int]]) -> float:
    """Mean loss over the full batches of stories that training never sees."""
    batches = list(all_batches(held_out, BATCH_TOKENS))
    losses = [float(loss(params, jnp.asarray(batch))) for batch in batches]
    return float(np.average(losses, weights=[count_targets(batch) for batch in batches]))


def count_targets(batch: Rows) -> int:
    """How many tokens a batch asks to be foretold."""
    return int((batch[:, 1:] >= 0).sum())


def surroundings() -> dict[str, object]:
    """What the run ran on."""
    packages = ("jax", "jaxlib", "optax", "tokenizers", "safetensors", "numpy")
    return {
        "python": platform.python_version(),
        "versions": {name: version(name) for name in packages},
        "machine": "2-core x86 with AVX-512, shared with other work",
    }


if __name__ == "__main__":
    main()
