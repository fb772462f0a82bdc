"""The fingerprint of an engine: equal where answers have the same bits, different where they may not."""

import shutil
from pathlib import Path
from typing import Any

from xlabatch.checkpoint.fingerprint import BLOCK_BYTES, model_digest
from xlabatch.checkpoint.source import STORIES, open_folder, open_source, random_source
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack


def fingerprint(weights: str = "float32", slots: int = 3) -> str:
    options: dict[str, Any] = {"weights": weights, "slots": slots, "context": 64}
    return XlaBatchEngine.load("random:tiny", **options).startup.fingerprint


def test_engines_with_the_same_bits_have_the_same_fingerprint() -> None:
    assert fingerprint() == fingerprint()
    assert fingerprint() != fingerprint(weights="int8")
    assert (fingerprint() == fingerprint(slots=1)) == can_pack()  # XLA's own sums depend on the slots


def test_a_digest_tells_weights_configs_and_seeds_apart(tmp_path: Path) -> None:
    copy = shutil.copytree(STORIES, tmp_path / "copy")
    own = model_digest(open_source())
    assert model_digest(open_folder(copy, "copy")) == own
    file = next(copy.glob("*.safetensors"))
    content = bytearray(file.read_bytes())
    content[-BLOCK_BYTES // 2] ^= 1
    file.write_bytes(content)
    assert model_digest(open_folder(copy, "copy")) != own
    seeds = [model_digest(random_source("tiny", seed)) for seed in (0, 1)]
    assert len({own, *seeds}) == 3
