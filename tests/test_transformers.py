"""Against transformers on torch, where it is installed: logits at every position, and greedy tokens."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from safetensors.numpy import save_file
from streams import ask, serve
from test_checkpoint import shapes_like
from test_rope import SPELLINGS

from xlabatch import XlaBatchEngine, checkpoint
from xlabatch.oracle import Oracle
from xlabatch.request import Request
from xlabatch.source import STORIES, Source, open_source

pytestmark = pytest.mark.skipif(not importlib.util.find_spec("torch"), reason="torch is not installed")

SHAPES: dict[str, dict[str, Any]] = {
    name: {"rope_parameters": None} | spec for name, spec in SPELLINGS.items()
}
SHAPES |= {
    "untied, biases, one head for all": {
        "tie_word_embeddings": False,
        "attention_bias": True,
        "mlp_bias": True,
        "num_key_value_heads": 1,
    }
}


def theirs(source: Source, folder: Path) -> Any:
    """The model as transformers loads it from a folder."""
    from transformers import LlamaForCausalLM

    if source.folder is None:
        save_file({name: source.read(name) for name in source.shapes}, folder / "model.safetensors")
        raw = source.raw | {"architectures": ["LlamaForCausalLM"], "dtype": "float32"}
        (folder / "config.json").write_text(json.dumps(raw))
    return LlamaForCausalLM.from_pretrained(source.folder or folder, attn_implementation="eager").eval()


def compare(source: Source, folder: Path) -> None:
    import torch

    model, length, new = theirs(source, folder), 40, 64
    vocab = source.raw["vocab_size"]
    prompt = tuple(int(t) for t in np.random.default_rng(3).integers(0, vocab, length))
    with torch.no_grad():
        expected = model(torch.tensor([prompt])).logits[0].numpy()
        written = model.generate(
            torch.tensor([prompt]), max_new_tokens=new, min_new_tokens=new, do_sample=False, eos_token_id=None
        )
    np.testing.assert_allclose(Oracle(source).logits(prompt), expected, rtol=2e-4, atol=2e-4)
    engine = XlaBatchEngine(checkpoint.load(source), slots=3, context=128)
    ours = Request(id="ours", prompt=prompt, max_new=new, ignore_eos=True)
    asked = [ask("before", 70, 9), ours, ask("after", 3, 50)]
    tokens = [token for token, *_ in serve(engine, asked)["ours"]]
    assert tokens == written[0, length:].tolist()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_tiny_llama_says_what_transformers_says(shape: str, tmp_path: Path) -> None:
    compare(shapes_like(**{"max_position_embeddings": 128} | SHAPES[shape]), tmp_path)


def test_the_embedded_model_says_what_transformers_says(tmp_path: Path) -> None:
    compare(open_source(STORIES), tmp_path)
