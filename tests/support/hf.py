"""transformers' side of a comparison: its own classes load and run the same weights on torch."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from safetensors.numpy import save_file

from xlabatch.checkpoint.families.llama4 import UNUSED_PREFIXES
from xlabatch.checkpoint.source import Source

PROMPT, NEW = 150, 64  # longer than one chunk, one block, and every window


def prompt(vocab: int, length: int = PROMPT) -> tuple[int, ...]:
    """Random token ids, the same in every run."""
    return tuple(int(t) for t in np.random.default_rng(3).integers(0, vocab, length))


def as_folder(source: Source, folder: Path) -> Path:
    """The source as a folder that transformers can load; its own folder if it has one."""
    if source.folder:
        return source.folder
    newer = source.raw["model_type"] in ("gemma4", "qwen2_5_vl", "qwen3_5", "qwen3_5_moe")
    prefix = "language_model." if "text_config" in source.raw and not newer else ""
    tensors = {f"{prefix}{name}": source.read(name) for name in source.shapes}
    if newer:
        tensors = {name.replace("model.", "model.language_model.", 1): each for name, each in tensors.items()}
    save_file(tensors, folder / "model.safetensors")
    (folder / "config.json").write_text(json.dumps(source.raw | {"dtype": "float32"}))
    return folder


def load_model(folder: Path) -> Any:
    """transformers' model of a folder; no tensor may be missing or left over."""
    kind = json.loads((folder / "config.json").read_text())["model_type"]
    model, info = auto_class(kind).from_pretrained(
        folder,
        attn_implementation="eager",
        output_loading_info=True,
        experts_implementation="eager",
        trust_remote_code=False,
    )
    if kind in ("gemma3", "mistral3", "qwen2_5_vl"):  # whose vision tower takes no part
        own = [name for name in info["missing_keys"] if name.startswith("model.language_model.")]
        info["missing_keys"] = own
    if kind == "llama4":  # of which this is the text model
        beside = UNUSED_PREFIXES
        info["unexpected_keys"] = [name for name in info["unexpected_keys"] if not name.startswith(beside)]
    problems = {kind: names for kind, names in info.items() if names and kind != "error_msgs"}
    assert not problems, problems
    return model.eval()


def auto_class(kind: str) -> Any:
    """transformers' class that loads models of a family."""
    from transformers import AutoModelForCausalLM, AutoModelForImageTextToText

    return AutoModelForImageTextToText if kind in ("mistral3", "qwen2_5_vl") else AutoModelForCausalLM


def generate(folder: Path, vocab: int) -> tuple[np.ndarray, list[int]]:
    """transformers' logits at every position of prompt and greedy completion, and the completion."""
    import torch

    model, ids = load_model(folder), prompt(vocab)
    with torch.no_grad():
        input_ids = torch.tensor([ids])
        tokens = model.generate(
            input_ids,
            attention_mask=torch.ones_like(input_ids),  # without it, pad tokens in the prompt are masked
            max_new_tokens=NEW,
            min_new_tokens=NEW,
            do_sample=False,
            eos_token_id=None,
        )
        logits = model(tokens).logits[0].float().numpy()
    return logits, tokens[0, len(ids) :].tolist()


def assert_close(ours: np.ndarray, theirs: np.ndarray) -> None:
    """Logits differ by at most 2e-4 of the largest one."""
    assert np.abs(ours - theirs).max() <= 2e-4 * np.abs(theirs).max()
