"""The kernels of norms over all heads: by their definition, and a token's bits whatever is beside it."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.sharding import Mesh, PartitionSpec
from support.kernels import REFUSALS, WITH_KERNELS, by_instruction_set, random

from xlabatch.collectives import AXIS
from xlabatch.kernels.mesh_calls import norm_all_heads
from xlabatch.model.config import Attention, Config

pytestmark = WITH_KERNELS
N, K, G, E = 7, 3, 2, 21  # the features of a head are no multiple of the lanes
CFG = Config(97, K * G * E, K * G, K, E, (Attention(1.0),), norm_eps=1e-5, max_positions=64)
Q_SCALE, K_SCALE = (random(heads * E, seed=heads) for heads in (K * G, K))
Numbers = np.ndarray[Any, Any]


def run(qkv: Numbers, q_scale: Numbers = Q_SCALE) -> Numbers:
    """Queries and keys normed on a mesh of one device."""
    mesh, everywhere = Mesh(np.array(jax.devices()[:1]), (AXIS,)), PartitionSpec()

    def norm(q_scale: jax.Array, k_scale: jax.Array, qkv: jax.Array) -> jax.Array:
        return norm_all_heads(CFG, qkv, q_scale, k_scale)

    mapped = jax.shard_map(norm, mesh=mesh, in_specs=(everywhere,) * 3, out_specs=everywhere, check_vma=False)
    return np.asarray(jax.jit(mapped)(*map(jnp.asarray, (q_scale, K_SCALE, qkv))))


def definition(qkv: Numbers) -> Numbers:
    """The same in float64."""
    heads = qkv.astype(np.float64).reshape(len(qkv), K, G + 2, E)
    for part, scale in ((np.s_[:, :, :G], Q_SCALE), (np.s_[:, :, G : G + 1], K_SCALE)):
        rows = heads[part].reshape(len(qkv), -1)
        normed = rows / np.sqrt((rows**2).mean(1, keepdims=True) + CFG.norm_eps) * scale
        heads[part] = normed.reshape(heads[part].shape)
    return heads.reshape(qkv.shape)


def test_they_are_their_definition_with_the_same_bits_in_every_instruction_set() -> None:
    qkv = random(N, K * (G + 2) * E)
    first, *others = by_instruction_set(lambda: run(qkv)).values()
    np.testing.assert_allclose(first, definition(qkv), rtol=1e-5, atol=1e-6)
    for other in others:
        np.testing.assert_array_equal(other, first)


@pytest.mark.heavy
def test_the_bits_of_a_token_do_not_depend_on_the_others() -> None:
    qkv = random(N, K * (G + 2) * E)
    together = run(qkv)
    for token in range(N):
        np.testing.assert_array_equal(run(qkv[token : token + 1])[0], together[token])
    np.testing.assert_array_equal(run(qkv[::-1].copy()), together[::-1])


def test_values_are_unchanged() -> None:
    qkv = random(N, K * (G + 2) * E)
    values = np.s_[:, :, G + 1]
    normed = run(qkv).reshape(N, K, G + 2, E)[values]
    np.testing.assert_array_equal(normed, qkv.reshape(N, K, G + 2, E)[values])


def test_qkv_of_other_sizes_is_refused() -> None:
    with pytest.raises(REFUSALS, match="qkv of so many features"):
        run(random(N, K * (G + 2) * E + 1))
