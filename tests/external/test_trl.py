"""TRL's GRPOTrainer with completions by an engine, if TRL and torch are installed."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from xlabatch import LLM
from xlabatch.checkpoint.source import STORIES

pytestmark = [
    pytest.mark.skipif(
        not all(map(importlib.util.find_spec, ("torch", "trl", "peft"))),
        reason="torch, trl and peft are not installed",
    ),
    pytest.mark.filterwarnings("ignore"),  # of the others
]
ROWS = [{"prompt": "Once upon a time there was a"}, {"prompt": "The dog"}]
CHATS = [{"prompt": [{"role": "user", "content": text}]} for text in ("Who are you?", "Hi")]
LENGTH = 12


def length_of(completions: list[Any], **_: Any) -> list[float]:
    """A reward that differs among completions."""
    return [float(len(str(each))) for each in completions]


def torch_logprobs(trainer: Any, prompt: list[int], tokens: list[int]) -> np.ndarray[Any, Any]:
    """Log-probabilities of tokens by the trainer's own model."""
    import torch

    with torch.no_grad():
        logits = trainer.model(torch.tensor([[*prompt, *tokens]])).logits[0].float()
    rows = torch.log_softmax(logits, -1)[len(prompt) - 1 : -1]
    return rows[range(len(tokens)), tokens].numpy()


def train(folder: Path, rows: list[dict[str, Any]], **changed: Any) -> list[dict[str, list[Any]]]:
    """Train for three steps -> what the engine gave the trainer, which has compared it with torch."""
    from datasets import Dataset
    from transformers import AutoModelForCausalLM, AutoTokenizer
    from trl import GRPOConfig, GRPOTrainer

    from xlabatch.trl import Rollouts

    given: list[dict[str, list[Any]]] = []
    rollouts = Rollouts(LLM(STORIES, weights="float32", slots=4, context=128))

    def rollout(prompts: list[Any], trainer: Any) -> dict[str, list[Any]]:
        output = rollouts(prompts, trainer)
        for row in zip(output["prompt_ids"], output["completion_ids"], output["logprobs"], strict=True):
            np.testing.assert_allclose(row[2], torch_logprobs(trainer, *row[:2]), atol=1e-4)
        given.append(output)
        return output

    config = GRPOConfig(
        output_dir=str(folder),
        per_device_train_batch_size=4,
        num_generations=4,
        max_completion_length=LENGTH,
        max_steps=3,
        learning_rate=1e-2,
        bf16=False,
        use_cpu=True,
        report_to=[],
        save_strategy="no",
    )
    trainer = GRPOTrainer(
        model=AutoModelForCausalLM.from_pretrained(STORIES, dtype="float32"),
        processing_class=AutoTokenizer.from_pretrained(STORIES),
        args=config,
        train_dataset=Dataset.from_list(4 * rows),
        reward_funcs=length_of,
        rollout_func=rollout,
        **changed,
    )
    trainer.train()
    assert rollouts.llm.engine.version == 3  # once before each step
    return given


@pytest.mark.parametrize("rows", [ROWS, CHATS], ids=["texts", "conversations"])
def test_grpo_samples_from_an_engine_with_its_own_weights(rows: list[dict[str, Any]], tmp_path: Path) -> None:
    first = train(tmp_path, rows)
    for output in first:
        assert len(output["completion_ids"]) == 4
        assert all(0 < len(each) <= LENGTH for each in output["completion_ids"])
    if rows is ROWS:  # chats of this model have one answer
        assert all(len({tuple(each) for each in output["completion_ids"]}) > 1 for output in first)
        assert train(tmp_path, rows) == first


def test_an_adapter_in_training_is_part_of_the_weights(tmp_path: Path) -> None:
    from peft import LoraConfig

    adapter = LoraConfig(r=4, lora_alpha=64, target_modules=["q_proj", "down_proj"], task_type="CAUSAL_LM")
    assert len(train(tmp_path, ROWS, peft_config=adapter)) == 3
