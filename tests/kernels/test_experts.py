"""The kernel of a mixture of experts: right, and equal in every bit whatever other tokens there are."""

import mmap
import subprocess
import sys
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest
from support.kernels import (  # noqa: F401 (a fixture)
    REFUSALS,
    WITH_KERNELS,
    by_instruction_set,
    instruction_set,
    packed_experts,
    packed_linear,
    random,
    stack,
)

from xlabatch.kernels import calls
from xlabatch.kernels.params import PackedLinear, pack_linear
from xlabatch.model.params import Experts, Mlp, Norm

pytestmark = WITH_KERNELS
FORMATS = ["float32", "bfloat16", "portable bfloat16", "int8"]
N, D, F, X, COUNT = 128, 100, 41, 7, 3
Array = np.ndarray[Any, Any]


def weights(gated: bool = True) -> tuple[Array, Array]:
    """Ups and downs of all experts, so that results are around 1."""
    up, down = random(X, F * (1 + gated), D), random(X, D, F)
    return up / np.float32(D**0.5), down / np.float32(F**0.5)


def run(x: Array, logits: Array, format: str = "float32", gated: bool = True, **options: Any) -> Array:
    """The experts' results of tokens [N, D], all active unless `active` is given."""
    up, down = weights(gated)
    active = options.pop("active", np.ones(len(x), bool))
    scale = options.pop("scale", None)
    experts = routed(packed_experts(format, up, gated), packed_experts(format, down), scale=scale)
    routing = options.pop("routing", calls.Routing(COUNT, options.pop("normalize", True)))
    fused = calls.Fused(act="silu")._replace(**options)
    tokens = jnp.asarray(x), jnp.asarray(logits), jnp.asarray(active)
    return np.asarray(calls.experts(*tokens, experts, routing, fused))


def routed(
    up: PackedLinear, down: PackedLinear, bias: Any = None, scale: Any = None
) -> Experts[PackedLinear]:
    """Experts whose router has run."""
    return Experts(None, Mlp(up, down), bias, scale=scale)  # type: ignore[arg-type]


def bits(y: Array) -> Array:
    return y.view(np.int32)


def shares(logits: Array, normalize: bool) -> Array:
    """The weight of each expert for each token [N, X], in float64; of equal experts the first are chosen."""
    powers = np.exp(logits.astype(np.float64) - logits.max(1, keepdims=True))
    probabilities = powers / powers.sum(1, keepdims=True)
    chosen = np.argsort(-logits, axis=1, kind="stable")[:, :COUNT]
    kept = np.zeros_like(probabilities)
    np.put_along_axis(kept, chosen, np.take_along_axis(probabilities, chosen, 1), 1)
    return kept / kept.sum(1, keepdims=True) if normalize else kept


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("gated", [False, True])
@pytest.mark.parametrize("normalize", [False, True])
def test_it_is_the_weighted_sum_of_the_chosen_experts(gated: bool, normalize: bool) -> None:
    x, logits, residual = random(17, D), random(17, X), random(17, D)
    logits[3], logits[5, 2:] = 0, 1.5
    scale, post = random(D, seed=1), random(D, seed=2)
    up, down = weights(gated)
    normed = x * scale / np.sqrt((x.astype(np.float64) ** 2).mean(1, keepdims=True) + 1e-5)
    total = np.zeros((17, D))
    for expert, share in enumerate(shares(logits, normalize).T):
        parts = np.split(normed @ up[expert].T, 1 + gated, axis=1)
        inner = parts[0] / (1 + np.exp(-parts[0])) * (parts[1] if gated else 1)
        total += share[:, None] * (inner @ down[expert].T)
    total *= post / np.sqrt((total**2).mean(1, keepdims=True) + 1e-5)
    y = run(
        x,
        logits,
        gated=gated,
        normalize=normalize,
        norm=Norm(jnp.asarray(scale)),
        post=Norm(jnp.asarray(post)),
        residual=jnp.asarray(residual),
        residual_scale=0.4,
        eps=1e-5,
    )
    np.testing.assert_allclose(y, residual + 0.4 * total, rtol=1e-4, atol=1e-5)


@pytest.mark.usefixtures("instruction_set")
def test_gates_and_ups_have_biases_a_limit_and_an_offset() -> None:
    x, logits, limit = 3 * random(17, D), random(17, X), np.float32(1.5)
    (up, down), (up_bias, down_bias) = weights(), (random(X, 2 * F), random(X, D))
    experts = (
        stack([pack_linear(*both, gated=gated) for both in zip(*parts, strict=True)])
        for parts, gated in (((up, up_bias), True), ((down, down_bias), False))
    )
    total = np.zeros((17, D))
    for expert, share in enumerate(shares(logits, normalize=True).T):
        gate, linear = np.split(x.astype(np.float64) @ up[expert].T + up_bias[expert], 2, axis=1)
        gate, linear = np.minimum(gate, limit), np.clip(linear, -limit, limit)
        inner = gate / (1 + np.exp(-1.702 * gate)) * (linear + 1)
        total += share[:, None] * (inner @ down[expert].T + down_bias[expert])
    fused = calls.Fused(act="quick_gelu", limit=1.5, up_offset=1.0)
    tokens = jnp.asarray(x), jnp.asarray(logits), jnp.ones(17, bool)
    y = calls.experts(*tokens, routed(*experts), calls.Routing(COUNT), fused)
    np.testing.assert_allclose(y, total, rtol=1e-4, atol=1e-5)


def sigmoid(x: Array) -> Array:
    return 1 / (1 + np.exp(-x.astype(np.float64)))


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("weigh_inputs", [False, True])
def test_experts_are_chosen_in_the_best_groups_by_scores_with_a_bias(weigh_inputs: bool) -> None:
    x, logits, bias = random(17, D), 2 * random(17, 6), random(6)
    up, down = (part[:6] for part in weights())
    experts = packed_experts("float32", up, gated=True), packed_experts("float32", down)
    routing = calls.Routing(
        3, sigmoid=True, groups=3, kept_groups=2, best_of_group=2, scale=1.7, weigh_inputs=weigh_inputs
    )
    expected = np.zeros((17, D))
    for t, scores in enumerate(sigmoid(logits)):
        choice = (scores + bias).reshape(3, 2)
        choice[choice.sum(1).argmin()] = -np.inf  # the best two of a group are both of its experts
        chosen = choice.ravel().argsort()[-3:]
        for expert, share in zip(chosen, 1.7 * scores[chosen] / scores[chosen].sum(), strict=True):
            gate, linear = np.split((x[t] * (share if weigh_inputs else 1)) @ up[expert].T, 2)
            result = (gate * sigmoid(gate) * linear) @ down[expert].T
            expected[t] += result * (1 if weigh_inputs else share)
    tokens = jnp.asarray(x), jnp.asarray(logits), jnp.ones(17, bool)
    y = calls.experts(*tokens, routed(*experts, jnp.asarray(bias)), routing, calls.Fused(act="silu"))
    np.testing.assert_allclose(y, expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("normalize", [False, True])
def test_each_expert_can_have_a_scale_of_its_own(normalize: bool) -> None:
    """Powers of two, which round nothing."""
    x, logits = random(17, D), random(17, X)
    up, down = weights()
    scales = 2.0 ** (np.arange(X, dtype=np.float32) - 3)
    tokens = jnp.asarray(x), jnp.asarray(logits), jnp.ones(17, bool)
    options = calls.Routing(COUNT, normalize), calls.Fused(act="silu")
    ups = packed_experts("float32", up, gated=True)
    scaled = routed(ups, packed_experts("float32", down), scale=jnp.asarray(scales))
    expected = routed(ups, packed_experts("float32", down * scales[:, None, None]))
    ours, theirs = (calls.experts(*tokens, each, *options) for each in (scaled, expected))
    np.testing.assert_array_equal(ours, theirs)


@pytest.mark.parametrize(
    "routing",
    [
        calls.Routing(2, groups=2),
        calls.Routing(2, groups=7, kept_groups=1),
        calls.Routing(2, groups=7, kept_groups=8),
        calls.Routing(2, groups=7, kept_groups=2, best_of_group=2),
    ],
)
def test_groups_that_cannot_be_are_refused(routing: calls.Routing) -> None:
    with pytest.raises(REFUSALS, match="groups of experts that cannot be"):
        run(random(3, D), random(3, X), routing=routing)


@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("format", FORMATS)
def test_it_is_the_sum_of_what_the_linears_compute(format: str) -> None:
    x, logits = random(9, D), random(9, X)
    total = np.zeros((9, D), np.float32)
    for up, down, share in zip(*weights(), shares(logits, normalize=True).T, strict=True):
        inner = calls.linear(jnp.asarray(x), packed_linear(format, up, gated=True), calls.Fused(act="silu"))
        outer = calls.linear(inner, packed_linear(format, down))
        total += share[:, None].astype(np.float32) * np.asarray(outer)
    np.testing.assert_allclose(run(x, logits, format), total, rtol=1e-5, atol=1e-6)


@pytest.mark.heavy
@pytest.mark.usefixtures("instruction_set")
@pytest.mark.parametrize("format", FORMATS)
def test_a_token_has_the_same_bits_at_every_width_and_place(format: str) -> None:
    x, logits = random(N, D), random(N, X)
    together = run(x, logits, format)
    for width in (1, 2, 3, 8, 17, 40):
        for start in (0, 5):
            rows = slice(start, start + width)
            assert (bits(run(x[rows], logits[rows], format)) == bits(together[rows])).all(), (width, start)


def test_instruction_sets_have_the_same_bits() -> None:
    results = by_instruction_set(lambda: bits(run(random(9, D), random(9, X), normalize=False)))
    assert all((result == results["plain"]).all() for result in results.values())


@pytest.mark.parametrize("rows", [1, 130, 200])
def test_bits_do_not_depend_on_how_many_results_are_kept_at_once(
    monkeypatch: pytest.MonkeyPatch, rows: int
) -> None:
    x, logits = random(N, D), random(N, X)
    expected = run(x, logits)
    monkeypatch.setattr(calls, "EXPERT_ROWS", rows)
    assert (bits(run(x, logits)) == bits(expected)).all()


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("normalize", [False, True])
def test_nan_and_infinity_reach_their_own_token_only(format: str, normalize: bool) -> None:
    x, logits = random(9, D), random(9, X)
    expected = run(x, logits, format, normalize=normalize)
    x[2, 3], x[4, 5] = np.nan, np.inf
    logits[6, X - 1], logits[7] = np.nan, np.nan
    y, broken = run(x, logits, format, normalize=normalize), [2, 4, 6, 7]
    assert not np.isfinite(y[broken]).any()
    assert (bits(np.delete(y, broken, 0)) == bits(np.delete(expected, broken, 0))).all()


def test_idle_tokens_have_no_experts_and_change_nothing() -> None:
    x, logits, residual = random(9, D), random(9, X), random(9, D)
    expected = run(x, logits, residual=jnp.asarray(residual))
    active = np.arange(9) % 3 != 1
    x[~active], logits[~active] = np.nan, np.nan
    y = run(x, logits, residual=jnp.asarray(residual), active=active)
    assert (bits(y[active]) == bits(expected[active])).all()
    assert (y[~active] == residual[~active]).all()
    y = run(x, logits, residual=jnp.asarray(residual), active=np.zeros(9, bool))
    assert (y == residual).all()


def test_a_step_without_tokens_is_no_error() -> None:
    assert run(random(0, D), random(0, X)).shape == (0, D)


UNREAD = """
import ctypes, mmap
import jax, jax.numpy as jnp, numpy as np
from xlabatch.kernels import calls
from xlabatch.kernels.library import library
from xlabatch.kernels.params import PackedLinear
from xlabatch.model.params import Experts, Mlp
X, PAGE = 5, 4096
assert library()
def panels(count):  # of 64 inputs, a page each
    pages = np.frombuffer(mmap.mmap(-1, X * count * PAGE), np.float32)
    pages[:] = 0.01
    device = jax.device_put(pages.reshape(X, count, 64, 16, 1))
    assert device.unsafe_buffer_pointer() == pages.ctypes.data
    for expert in (0, 2, 4):
        at = ctypes.c_void_p(pages.ctypes.data + expert * count * PAGE)
        assert ctypes.CDLL(None).mprotect(at, count * PAGE, 0) == 0  # neither read nor written
    return device
up, down = PackedLinear(panels(8), outputs=64, gated=True), PackedLinear(panels(4), outputs=64)
logits = jnp.tile(jnp.asarray([[0, 5, 1, 4, 2]], jnp.float32), (3, 1))  # the experts 1 and 3
x, active = jnp.ones((3, 64)), jnp.ones(3, bool)
y = calls.experts(
    x, logits, active, Experts(None, Mlp(up, down)), calls.Routing(2), calls.Fused(act="silu")
)
print(bool(jnp.isfinite(y).all()))
"""


@pytest.mark.heavy
@pytest.mark.skipif(sys.platform != "linux" or mmap.PAGESIZE != 4096, reason="protects pages of 4 kB")
def test_weights_of_experts_that_no_token_chose_are_not_read() -> None:
    """Their pages cannot be read."""
    process = subprocess.run([sys.executable, "-c", UNREAD], capture_output=True, text=True, check=False)
    assert (process.returncode, process.stdout) == (0, "True\n"), process.stderr


@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("weigh_inputs", [False, True])
def test_parts_of_the_two_linears_give_the_bits_of_both_at_once(format: str, weigh_inputs: bool) -> None:
    """As three devices compute them, from the rows of all: parts of ups and gates, then of downs."""
    up, down = weights()
    x, logits, active = random(70, D), random(70, X), np.arange(70) % 5 != 2
    routing, fused = calls.Routing(COUNT, weigh_inputs=weigh_inputs), calls.Fused(act="silu")
    chosen = jnp.asarray(logits), jnp.asarray(active)
    whole = routed(packed_experts(format, up, True), packed_experts(format, down))
    expected = np.asarray(calls.experts(jnp.asarray(x), *chosen, whole, routing, fused))

    rows = []
    for part in np.array_split(np.arange(F), 3):
        own = routed(packed_experts(format, up[:, [*part, *(F + part)]], True), packed_experts(format, down))
        rows.append(calls.expert_ups(jnp.asarray(x), *chosen, own, routing, fused))
    joined = jnp.concatenate(rows, axis=1)
    assert (np.asarray(joined)[active.sum() * COUNT :] == 0).all()
    found = [
        calls.expert_downs(joined, *chosen, whole, packed_experts(format, part), routing)
        for part in np.array_split(down, 3, axis=1)
    ]
    assert (bits(np.concatenate(found, axis=1)) == bits(expected)).all()


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no count": ({"routing": calls.Routing(0)}, "0 experts of a token, of 7"),
    "count": ({"routing": calls.Routing(X + 1)}, "8 experts of a token, of 7"),
    "logits": ({"logits": random(9, X + 1)}, "bytes of a weight"),
    "tokens": ({"logits": random(8, X)}, "9 tokens of x, experts expects 8"),
    "width": ({"x": random(9, D + 1)}, "bytes of a weight"),
    "rank": ({"logits": random(9)}, r"not \[rows, features\]"),
    "scale": ({"scale": jnp.zeros(X - 1)}, "6 scales of the weights, experts expects 7"),
    "active": ({"active": np.ones(8, bool)}, "8 active tokens, experts expects 9"),
    "residual": ({"residual": jnp.zeros((8, D))}, "numbers of the residual"),
    "norm": ({"norm": Norm(jnp.zeros(D - 1))}, "scales of the norm"),
    "post": ({"post": Norm(jnp.zeros(D), jnp.zeros(1))}, "biases of the last norm"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_tensors_that_do_not_fit_are_refused(case: str) -> None:
    changed, message = REFUSED[case]
    arguments: dict[str, Any] = {"x": random(9, D), "logits": random(9, X)} | changed
    with pytest.raises(REFUSALS, match=f"xlabatch kernels: got .*{message}"):
        run(**arguments)


@pytest.mark.parametrize("format", FORMATS)
def test_a_layer_of_a_stack_computes_what_it_does_alone(format: str) -> None:
    x, logits, active = jnp.asarray(random(5, D)), jnp.asarray(random(5, X)), jnp.ones(5, bool)
    ups, downs = zip(*(weights(), tuple(part[::-1] for part in weights())), strict=True)
    layers = [
        (packed_experts(format, up, True), packed_experts(format, down))
        for up, down in zip(ups, downs, strict=True)
    ]
    options = calls.Routing(COUNT), calls.Fused(act="silu")
    for n, alone in enumerate(layers):
        expected = calls.experts(x, logits, active, routed(*alone), *options)
        experts = routed(*stack(layers))
        stacked = calls.experts(x, logits, active, experts, *options, calls.LayerAt(2, n))
        assert np.array_equal(stacked, expected)
