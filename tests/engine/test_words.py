"""Small inputs of a program as one array of words."""

import jax
import numpy as np

from xlabatch.engine.device.state import empty_prompt_chunk
from xlabatch.engine.device.words import from_words, shapes_of, to_words


def test_a_chunk_has_the_same_bits_after_it_was_words() -> None:
    draw = np.random.default_rng(0)

    def junk(leaf: np.ndarray) -> np.ndarray:
        if leaf.dtype == bool:
            return draw.integers(0, 2, leaf.shape).astype(bool)
        return draw.integers(-(2**31), 2**31, leaf.shape, np.int64).astype(np.int32).view(leaf.dtype)

    chunk = jax.tree.map(junk, jax.tree.map(np.asarray, empty_prompt_chunk(16, 3, adapts=True, grids=True)))
    words = to_words(chunk)
    assert words.ndim == 1
    assert words.dtype == np.int32
    restored = jax.jit(lambda words: from_words(words, shapes_of(chunk)))(words)
    for one, other in zip(jax.tree.leaves(restored), jax.tree.leaves(chunk), strict=True):
        assert one.dtype == other.dtype
        assert np.asarray(one).tobytes() == other.tobytes()
