"""Load the weights of a vision tower from a checkpoint."""

from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.vision.config import TowerConfig
from xlabatch.vision.tower import Dense, Tower, TowerBlock


def load_tower(cfg: TowerConfig, source: Source) -> Tower:
    """Load a checkpoint's tower, in bfloat16 where that loses nothing."""
    reader = TowerReader(source)
    width = cfg.width
    unit = cfg.width * cfg.unit
    blocks = [reader.block(cfg, n) for n in range(cfg.depth)]
    stacked: TowerBlock = jax.tree.map(lambda *leaves: narrow(np.stack(leaves)), *blocks)
    return Tower(
        embed=narrow(reader.tensor("patch_embed.proj.weight", width, cfg.patch_numbers)),
        blocks=stacked,
        norm=jnp.asarray(reader.tensor("merger.ln_q.weight", width)),
        first=jax.tree.map(narrow, reader.dense("merger.mlp.0", unit, unit)),
        last=jax.tree.map(narrow, reader.dense("merger.mlp.2", cfg.out, unit)),
    )


@dataclass(frozen=True)
class TowerReader:
    """Reads a tower's tensors by name, and refuses tensors of other sizes."""

    source: Source

    def tensor(self, name: str, *shape: int) -> Any:
        """Read a tensor in this shape, which must have the same number of elements."""
        stored = self.source.shapes.get(f"visual.{name}")
        if stored is None or np.prod(stored) != np.prod(shape):
            raise Refused(f"model {self.source.name}: visual.{name} is {stored}, not {list(shape)}")
        return self.source.read(f"visual.{name}").reshape(shape)

    def dense(self, name: str, out: int, inputs: int) -> Dense:
        return Dense(self.tensor(f"{name}.weight", out, inputs), self.tensor(f"{name}.bias", out))

    def block(self, cfg: TowerConfig, n: int) -> TowerBlock:
        name = f"blocks.{n}"
        width = cfg.width
        return TowerBlock(
            norm1=self.tensor(f"{name}.norm1.weight", width),
            qkv=self.dense(f"{name}.attn.qkv", 3 * width, width),
            proj=self.dense(f"{name}.attn.proj", width, width),
            norm2=self.tensor(f"{name}.norm2.weight", width),
            gate=self.dense(f"{name}.mlp.gate_proj", cfg.inner, width),
            up=self.dense(f"{name}.mlp.up_proj", cfg.inner, width),
            down=self.dense(f"{name}.mlp.down_proj", width, cfg.inner),
        )


def narrow(weights: NDArray[np.float32]) -> Array:
    """Convert weights to bfloat16 if it represents all of them exactly, else keep float32."""
    narrow = weights.astype(jnp.bfloat16)
    return jnp.asarray(narrow if np.array_equal(narrow.astype(np.float32), weights) else weights)
