"""Images, and a tiny model with a tower that reads them."""

import base64
import io
import json
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from safetensors.numpy import load_file, save_file
from tokenizers import AddedToken

from support.hf import as_folder
from support.shapes import CASES, Raw, source_of
from support.tokenizers import metaspace, saved
from xlabatch.checkpoint.source import Source
from xlabatch.vision.images import Pixels

LIMITS = {"min_pixels": 12 * 12 * 2, "max_pixels": 12 * 12 * 60}  # of a unit's 12 x 12 pixels


def noise(height: int, width: int, seed: int = 0) -> Pixels:
    """An image without two equal pixels beside each other."""
    return np.random.default_rng(seed).integers(0, 256, (height, width, 3), np.uint8)


def as_file(pixels: Pixels, kind: str = "PNG", **options: Any) -> bytes:
    """An image as a file."""
    file = io.BytesIO()
    Image.fromarray(pixels).save(file, kind, **options)
    return file.getvalue()


def as_url(data: bytes, kind: str = "png") -> str:
    """A file as a data URL."""
    return f"data:image/{kind};base64,{base64.b64encode(data).decode()}"


def model_folder(raw: Raw, folder: Path) -> Path:
    """A folder with random weights of a text model and of its tower."""
    source: Source = source_of(raw)
    as_folder(source, folder)
    file = folder / "model.safetensors"
    save_file(load_file(file) | tower_tensors(raw["vision_config"]), file, {"format": "pt"})
    (folder / "preprocessor_config.json").write_text(json.dumps(LIMITS))
    return folder


TEMPLATE = (
    "{% for message in messages %}{% if message.content is string %}{{ message.content }}{% else %}"
    "{% for part in message.content %}{% if part.type == 'image' %}<|image_pad|>{% else %}{{ part.text }}"
    "{% endif %}{% endfor %}{% endif %}<|im|>{% endfor %}"
)


def chat_folder(folder: Path) -> Path:
    """A folder of a model that reads images in conversations."""
    tokenizer = metaspace()
    tokenizer.add_special_tokens([AddedToken("<|image_pad|>", special=True)])
    image_token_id = tokenizer.token_to_id("<|image_pad|>")
    model_folder(CASES["qwen2_5_vl"] | {"image_token_id": image_token_id}, folder)
    saved(folder, tokenizer)
    (folder / "chat_template.jinja").write_text(TEMPLATE)
    return folder


def tower_tensors(tower: Raw, seed: int = 5) -> dict[str, Any]:
    """Random weights of a tower, by transformers' names."""
    draw, width, inner = np.random.default_rng(seed), tower["hidden_size"], tower["intermediate_size"]

    def normal(*shape: int) -> Any:
        return draw.normal(0, 0.3, shape).astype(np.float32)

    def dense(name: str, out: int, inputs: int) -> dict[str, Any]:
        return {f"{name}.weight": normal(out, inputs), f"{name}.bias": normal(out)}

    patch = tower["patch_size"]
    tensors = {"patch_embed.proj.weight": normal(width, 3, 2, patch, patch) / 3}
    for n in range(tower["depth"]):
        tensors |= {f"blocks.{n}.norm{k}.weight": 1 + normal(width) for k in (1, 2)}
        tensors |= dense(f"blocks.{n}.attn.qkv", 3 * width, width) | dense(
            f"blocks.{n}.attn.proj", width, width
        )
        for name in ("gate", "up"):
            tensors |= dense(f"blocks.{n}.mlp.{name}_proj", inner, width)
        tensors |= dense(f"blocks.{n}.mlp.down_proj", width, inner)
    tensors |= {"merger.ln_q.weight": 1 + normal(width)}
    tensors |= dense("merger.mlp.0", 4 * width, 4 * width) | dense(
        "merger.mlp.2", tower["out_hidden_size"], 4 * width
    )
    return {f"model.visual.{name}": each for name, each in tensors.items()}
