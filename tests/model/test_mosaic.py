"""Products by Pallas' Mosaic backend, in its interpreter: bits depend on one column only.

The interpreter came with jax 0.12, which needs Python 3.12: `.ci/newest` creates such an environment.
It finds races between copies and reads beyond an array; the waits for products are not modelled.
"""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.experimental.pallas import mosaic_gpu
from support.requests import make_request, serve
from support.shapes import raw_config, source_of

from xlabatch.checkpoint.load import load
from xlabatch.engine import plain, promise
from xlabatch.engine.plain import cache_type
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.model.mosaic import product

SHAPE = raw_config(
    "llama", hidden_size=64, intermediate_size=128, num_attention_heads=4, num_key_value_heads=2, head_dim=16
)
OUTPUTS, INPUTS = 128, 1024  # the inputs in four parts, each of four tiles
needs_interpreter = pytest.mark.skipif(
    not hasattr(mosaic_gpu, "InterpretGPUParams"), reason="Mosaic's interpreter came with jax 0.12"
)


@pytest.fixture(autouse=True)
def products_of_equal_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreter multiplies with NumPy, whose library adds by a column's place in the matrix."""

    def matmul(a: Any, b: Any, dtype: Any) -> Any:
        total = np.zeros((a.shape[0], b.shape[1]), dtype)
        for k in range(a.shape[1]):
            total += a[:, k : k + 1].astype(dtype) * b[k].astype(dtype)
        return total

    monkeypatch.setattr(np, "matmul", matmul)


def draw(*shape: int) -> jax.Array:
    return jnp.asarray(np.random.default_rng(shape).standard_normal(shape), "bfloat16")


def multiply(weight: jax.Array, x: jax.Array) -> np.ndarray[Any, Any]:
    return np.asarray(product.matrix_product(weight, x, interpret=True))


@needs_interpreter
def test_a_columns_product_has_the_same_bits_among_any_others() -> None:
    weight, x = draw(OUTPUTS, INPUTS), draw(INPUTS, 130)
    assert product.equal_parts(OUTPUTS, INPUTS) == 4
    together = multiply(weight, x)
    exact = np.asarray(weight, np.float64) @ np.asarray(x, np.float64)
    np.testing.assert_allclose(together, exact, atol=1e-6 * np.abs(exact).max())
    for width in (1, 8, 65):
        assert (multiply(weight, x[:, 5 : 5 + width]) == together[:, 5 : 5 + width]).all()


@needs_interpreter
@pytest.mark.parametrize("junk", [np.nan, np.inf])
def test_numbers_that_are_not_finite_stay_in_their_column(junk: float) -> None:
    x = draw(64, 9).at[33, 4].set(junk)
    result = multiply(draw(64, 64), x)
    assert np.isfinite(result[:, np.arange(9) != 4]).all()
    assert not np.isfinite(result[:, 4]).any()


@needs_interpreter
@pytest.mark.heavy
def test_engines_of_other_shapes_give_a_request_the_same_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "cache_type", lambda weights, _: cache_type(weights, "gpu"))
    monkeypatch.setattr(promise, "fixed_order", lambda: "mosaic_interpret")
    launched = list[tuple[int, ...]]()
    original = product.matrix_product

    def counted(weight: jax.Array, x: jax.Array, interpret: bool) -> jax.Array:
        launched.append(weight.shape)
        return original(weight, x, interpret)

    monkeypatch.setattr(product, "matrix_product", counted)
    model = load(source_of(SHAPE), "bfloat16", packs=False)
    requests = [make_request("long", 20, 2), make_request("a", 3, 3, temperature=0.8)]
    shapes = [{"slots": 3, "context": 256, "budget": 16}, {"slots": 1, "context": 512, "budget": 64}]
    first, second = (
        serve(XlaBatchEngine(model, promise="strong", **shape), requests)  # type: ignore[arg-type]
        for shape in shapes
    )
    assert first == second
    assert set(launched) == {(128, 64), (64, 64), (256, 64), (64, 128)}  # not the head of 97 outputs


def test_only_weights_of_16_bits_in_full_tiles_are_taken() -> None:
    def weight(*shape: int, dtype: str = "bfloat16") -> Any:
        return jax.ShapeDtypeStruct(shape, dtype)

    assert product.takes(weight(4096, 14336))
    assert product.takes(weight(128, 64, dtype="float16"))
    assert not product.takes(weight(4096, 4096, dtype="float32"))
    assert not product.takes(weight(50257, 768))
    assert not product.takes(weight(768, 100))


@pytest.mark.parametrize(("outputs", "inputs", "parts"), [(4096, 14336, 4), (576, 1536, 4), (576, 576, 1)])
def test_each_part_of_the_inputs_has_as_many_tiles(outputs: int, inputs: int, parts: int) -> None:
    assert product.equal_parts(outputs, inputs) == parts
    assert inputs // product.TILE % parts == 0


def test_the_environment_names_the_backend_of_products(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(promise.GPU_PRODUCTS, raising=False)
    assert promise.fixed_order_on_gpus() == "fixed"
    for name, order in (("", "fixed"), ("triton", "fixed"), ("mosaic", "mosaic")):
        monkeypatch.setenv(promise.GPU_PRODUCTS, name)
        assert promise.fixed_order_on_gpus() == order
    monkeypatch.setenv(promise.GPU_PRODUCTS, "cublas")
    with pytest.raises(Refused, match="XLABATCH_GPU_PRODUCTS is one of triton, mosaic, got 'cublas'"):
        promise.fixed_order_on_gpus()
