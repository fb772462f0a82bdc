"""transformers' side of a comparison: the same weights, as its own classes load and run them, on torch."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import save_file

from xlabatch.checkpoint.source import Source

PROMPT, NEW = 150, 64  # over one chunk and one block, and every window


def prompt(vocab: int, length: int = PROMPT) -> tuple[int, ...]:
    return tuple(int(t) for t in np.random.default_rng(3).integers(0, vocab, length))


def written(source: Source, folder: Path) -> Path:
    """The source as a folder that transformers loads; where it is one already, that."""
    if source.folder:
        return source.folder
    save_file({name: source.read(name) for name in source.shapes}, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(source.raw | {"dtype": "float32"}))
    return folder


def loaded(folder: Path) -> Any:
    """The model, and not a tensor left over or made up."""
    from transformers import AutoModelForCausalLM

    model, told = AutoModelForCausalLM.from_pretrained(
        folder, attn_implementation="eager", output_loading_info=True, experts_implementation="eager"
    )
    lost = {kind: names for kind, names in told.items() if names and kind != "error_msgs"}
    assert not lost, lost
    return model.eval()


def answers(folder: Path, vocab: int) -> tuple[np.ndarray, list[int]]:
    """Logits at every position of prompt and greedy answer, and the answer."""
    import torch

    model, ids = loaded(folder), prompt(vocab)
    with torch.no_grad():
        asked = torch.tensor([ids])
        made = model.generate(
            asked,
            attention_mask=torch.ones_like(asked),  # else it takes every pad token for none
            max_new_tokens=NEW,
            min_new_tokens=NEW,
            do_sample=False,
            eos_token_id=None,
        )
        logits = model(made).logits[0].float().numpy()
    return logits, made[0, len(ids) :].tolist()


def close(ours: np.ndarray, theirs: np.ndarray) -> None:
    """To 2e-4 of the largest logit."""
    assert np.abs(ours - theirs).max() <= 2e-4 * np.abs(theirs).max()
