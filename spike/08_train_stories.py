"""Can two CPU cores train, in under an hour, a model small enough to ship that tells stories and chats?

Makes stories and short chats, learns their tokenizer, trains the model on both, and writes a Hugging Face
folder that is usable from the first minutes on and better with every refresh. Prints losses, writes
results/08_train_stories.json.

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
from stories_chats import Message, make_chats
from stories_folder import write_surroundings, write_weights
from stories_model import Params, Shape, first_params, mean_loss
from stories_text import (
    Batch,
    Row,
    all_batches,
    baselines,
    chat_row,
    chat_rows,
    endless_batches,
    make_stories,
    story_rows,
    train_tokenizer,
)
from tokenizers import Tokenizer
from transformers import AutoTokenizer

RESULTS = Path(__file__).parent / "results" / "08_train_stories.json"
STORIES, CHATS, HELD_OUT, SAMPLES = 60_000, 70_000, 400, 64
BATCH_TOKENS = 2048
PEAK_RATE, WARMUP_STEPS = 4e-3, 150
LEG_STEPS = 200

Step = Callable[[Params, optax.OptState, Batch], tuple[Params, optax.OptState, Array]]
Held = dict[str, list[Row]]


def main() -> None:
    """Make the text, train, and leave the folder and the result behind."""
    args = parse_arguments()
    shape = Shape()
    stories = make_stories(args.seed, STORIES + HELD_OUT)
    texts, held_texts = stories[HELD_OUT:], stories[:HELD_OUT]
    chats = make_chats(args.seed, CHATS)
    held_chats = make_held_out_chats(args.seed, chats)
    tokenizer = train_tokenizer(texts[:20_000] + contents(chats[:20_000]), shape.vocabulary)
    write_surroundings(args.out, shape, tokenizer, held_texts[:SAMPLES])
    check_template(args.out, tokenizer, held_chats)
    story_data, chat_data = story_rows(tokenizer, texts), chat_rows(tokenizer, chats)
    held = {"story": story_rows(tokenizer, held_texts), "chat": chat_rows(tokenizer, held_chats)}
    scale = baselines(story_data[:20_000], held["story"], shape.vocabulary)
    scale |= {"story_characters_per_token": sum(map(len, held_texts)) / count_tokens(held["story"])}
    scale |= {"chat_share_of_tokens": count_tokens(chat_data) / count_tokens(story_data + chat_data)}
    print(f"{len(story_data)} story_data, {len(chat_data)} chats; {scale}", flush=True)
    found = train(args, shape, story_data + chat_data, held)
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps({"seed": args.seed} | scale | found | surroundings(), indent=1) + "\n")


def make_held_out_chats(seed: int, chats: list[list[Message]]) -> list[list[Message]]:
    """Draw different chats that training never sees; among them short ones are rare."""
    seen = {json.dumps(chat) for chat in chats}
    fresh = {json.dumps(chat): chat for chat in make_chats(seed + 1, 4 * HELD_OUT)}
    return [chat for text, chat in fresh.items() if text not in seen][:HELD_OUT]


def contents(chats: list[list[Message]]) -> list[str]:
    """The texts of all messages."""
    return [message["content"] for chat in chats for message in chat]


def count_tokens(rows: list[Row]) -> int:
    """How many tokens rows have together."""
    return sum(len(row.tokens) for row in rows)


def check_template(folder: Path, tokenizer: Tokenizer, chats: list[list[Message]]) -> None:
    """Raise if the folder's chat template gives other ids than those that training reads."""
    auto = AutoTokenizer.from_pretrained(folder, trust_remote_code=False)
    for chat in chats:
        ids = chat_row(tokenizer, chat).tokens
        prompt = auto.apply_chat_template(chat[:-1], add_generation_prompt=True)["input_ids"]
        if auto.apply_chat_template(chat)["input_ids"] != ids or prompt != ids[: len(prompt)]:
            raise ValueError(f"the chat template gives other ids than training reads: {chat}")


def parse_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("xlabatch/checkpoint/stories"))
    return parser.parse_args()


def train(args: argparse.Namespace, shape: Shape, rows: list[Row], held: Held) -> dict[str, object]:
    """Train for the given number of steps, writing the weights as it goes, and tell how the losses fell."""
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
        losses = {"train_loss": train_loss}
        losses |= {f"held_out_{kind}_loss": held_out_loss(loss, params, held[kind]) for kind in held}
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

    def step(params: Params, state: optax.OptState, batch: Batch) -> tuple[Params, optax.OptState, Array]:
        loss, slope = jax.value_and_grad(partial(mean_loss, shape))(params, *batch)
        change, state = optimizer.update(slope, state, params)
        return optax.apply_updates(params, change), state, loss

    return jax.jit(step, donate_argnums=(0, 1))


def run_leg(
    step: Step, params: Params, state: optax.OptState, leg: list[Batch]
) -> tuple[Params, optax.OptState, float]:
    """Take some steps and give their mean loss."""
    losses = []
    for batch in leg:
        params, state, loss = step(params, state, batch)
        losses.append(loss)
    return params, state, float(jnp.stack(losses).mean())


def held_out_loss(loss: Callable[..., Array], params: Params, held_out: list[Row]) -> float:
    """Mean loss over the full batches of texts that training never sees."""
    batches = list(all_batches(held_out, BATCH_TOKENS))
    losses = [float(loss(params, *batch)) for batch in batches]
    return float(np.average(losses, weights=[count_targets(batch) for batch in batches]))


def count_targets(batch: Batch) -> int:
    """How many tokens of a batch are learned."""
    return int(batch.learned[:, 1:].sum())


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
