"""The arithmetic profile `xlabatch-cpu-1` in NumPy alone: what docs/profile.md says, line by line.

    python docs/profile_in_numpy.py FOLDER 3 17 42   # a Llama folder of safetensors, and the ids of a prompt

It prints a greedy continuation, each token with the digest of its logits, which `xlabatch` has on every CPU.
Nothing calls BLAS: NumPy only adds and multiplies element by element, and the order of every sum is written.
"""

import functools
import json
import math
import struct
import sys
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

Array = np.ndarray[Any, Any]
F32 = np.float32
LANES, BLOCK, GROUP = 16, 128, 32
EXP = (1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3, 4.1665795894e-2, 1.6666665459e-1, 5.0000001201e-1)
LOG = (
    *(7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1, -1.2420140846e-1, 1.4249322787e-1),
    *(-1.6668057665e-1, 2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1),
)
SINE = 1 / 6227020800, -1 / 39916800, 1 / 362880, -1 / 5040, 1 / 120, -1 / 6
COSINE = -1 / 87178291200, 1 / 479001600, -1 / 3628800, 1 / 40320, -1 / 720, 1 / 24, -1 / 2
LN2_HIGH, LN2_LOW = F32(0.693359375), F32(-2.12194440e-4)


def fma(a: Any, b: Any, c: Any) -> Array:
    """a * b + c in float32, rounded once: of the exact product the float64 sum is rounded to odd first."""
    product = a.astype(np.float64) * b.astype(np.float64)
    c = np.broadcast_to(c, np.broadcast_shapes(product.shape, c.shape)).astype(np.float64)
    with np.errstate(invalid="ignore"):
        total = product + c
        back = total - product
        rest = (product - (total - back)) + (c - back)
    bits = np.ascontiguousarray(total).view(np.int64)
    inexact = np.isfinite(rest) & (rest != 0) & (bits & 1 == 0)
    away = np.where((rest > 0) == (total > 0), 1, -1)
    odd = np.where(inexact, bits + away, bits).view(np.float64)
    with np.errstate(over="ignore"):
        return odd.astype(F32)


def polynomial(factors: tuple[float, ...], x: Array, step: Any = lambda a, b, c: a * b + c) -> Array:
    """Horner's rule, by default with a product that is rounded before the sum."""
    first, *rest = (x.dtype.type(factor) for factor in factors)
    return functools.reduce(lambda total, factor: step(total, x, factor), rest, np.full_like(x, first))


def exp(x: Array) -> Array:
    n = fma(np.minimum(x, F32(88)), F32(1.44269504088896341), F32(12582912)) - F32(12582912)
    r = fma(n, -LN2_LOW, fma(n, -LN2_HIGH, np.minimum(x, F32(88))))
    p = fma(polynomial(EXP, r, fma) * r, r, r + F32(1))
    with np.errstate(invalid="ignore"):
        scaled = np.ldexp(p, np.where(x < -87, 0, n).astype(np.int32))
    return np.where(x < -87, F32(0), scaled).astype(F32)


def silu(x: Array) -> Array:
    return x / (F32(1) + exp(F32(0) - x))


def fold(lanes: Array) -> Array:
    """Sixteen sums [..., 16] -> their sum: the two halves, then their halves."""
    for half in (8, 4, 2, 1):
        lanes = lanes[..., :half] + lanes[..., half:]
    return lanes[..., 0]


def round_bfloat16(x: Array) -> Array:
    bits = np.ascontiguousarray(x).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000).astype(np.uint32).view(F32)


class Int8(NamedTuple):  # a weight by output channel, whose inputs are rotated
    numbers: Array  # int8 [out, in]
    scale: Array  # float32 [out]


class Blocks(NamedTuple):  # a weight in groups of 32 inputs, as in Q4_0, Q4_1 or Q8_0
    numbers: Array  # int8 [out, in]
    scale: Array  # float32 [out, in / 32]
    minimum: Array | None = None  # the same, in Q4_1


Weight = Array | Int8 | Blocks


def norm(x: Array, scale: Array, eps: float) -> Array:
    """RMSNorm of rows [N, W]: squares run in 16 lanes, each of which takes every 16th number."""
    width = x.shape[1]
    padded = np.pad(x, ((0, 0), (0, -width % LANES)))
    total = np.zeros((len(x), LANES), F32)
    for at in range(0, width, LANES):
        part = padded[:, at : at + LANES]
        total = fma(part, part, total)
    factor = F32(1) / np.sqrt(fold(total) / F32(width) + F32(eps))
    return x * factor[:, None] * scale


def linear(x: Array, weight: Weight) -> Array:
    """Rows [N, in] -> [N, out]."""
    if isinstance(weight, Int8):
        products, scale, _ = integer_products(rotate(x), weight.numbers)
        return products * (weight.scale * scale)
    sums = np.zeros((len(x), len(weight.numbers if isinstance(weight, Blocks) else weight)), F32)
    if isinstance(weight, Blocks):
        for group in range(x.shape[1] // GROUP):
            own = slice(group * GROUP, (group + 1) * GROUP)
            products, scale, total = integer_products(x[:, own], weight.numbers[:, own])
            sums = fma(products, weight.scale[:, group] * scale, sums)
            if weight.minimum is not None:
                sums = fma(weight.minimum[:, group], scale * total, sums)
        return sums
    for i in range(x.shape[1]):  # one chain over the inputs
        sums = fma(weight[:, i], x[:, i, None], sums)
    return sums


def integer_products(x: Array, weight: Array) -> tuple[Array, Array, Array]:
    """Rows in 8 bits times int8 [out, W] -> sums of integers, exact in any order; rows' scales and sums."""
    numbers, scale = quantize_token(x)
    products = (numbers.astype(np.int64) @ weight.astype(np.int64).T).astype(F32)
    return products, scale, numbers.sum(-1, keepdims=True).astype(F32)


def quantize_token(x: Array) -> tuple[Array, Array]:
    """Rows in 8 bits, each by its largest number -> int8 [N, W], the value of a 1 [N, 1]."""
    most = np.abs(x).max(-1, keepdims=True)
    with np.errstate(divide="ignore"):
        factor = np.where(most > 0, F32(127) / most, F32(0)).astype(F32)
    return np.rint(x * factor).astype(np.int8), most / F32(127)


def quantize_weight(weight: Array) -> Int8:
    rotated = rotate(weight)
    scale = np.abs(rotated).max(1) / F32(127)
    return Int8(np.rint(rotated / np.where(scale > 0, scale, F32(1))[:, None]).astype(np.int8), scale)


def rotate(x: Array, back: bool = False) -> Array:
    """Hadamard transforms of the first and last B inputs, with signs between: B is a power of two."""
    width = x.shape[1]
    size = 1 << (width.bit_length() - 1)
    if size == width:
        return hadamard(x)
    bits = np.arange(width, dtype=np.uint32) * np.uint32(0x9E3779B1)
    bits = (bits ^ bits >> np.uint32(15)) * np.uint32(0x85EBCA6B)
    signs = np.where(bits >> 31, F32(-1), F32(1))
    parts = slice(0, size), slice(width - size, width)
    x = x.copy()
    first, last = parts[::-1] if back else parts
    x[:, first] = hadamard(x[:, first])
    x *= signs
    x[:, last] = hadamard(x[:, last])
    return x


def hadamard(x: Array) -> Array:
    rows, size = x.shape
    apart = 1
    while apart < size:
        pairs = x.reshape(rows, -1, 2, apart)
        first, second = pairs[:, :, 0], pairs[:, :, 1]
        x = np.stack([first + second, first - second], 2).reshape(rows, size)
        apart *= 2
    return x * F32(1 / math.sqrt(size))


def rope_tables(frequencies: Array, positions: Array) -> tuple[Array, Array]:
    """Cosines and sines [N, pairs]: angles rounded to float32, then float64 without fused products."""
    angle = (frequencies * positions.astype(F32)[:, None]).astype(np.float64)
    quarters = (angle * float.fromhex("0x1.45f306dc9c883p-1") + 6755399441055744) - 6755399441055744
    left = angle - quarters * float.fromhex("0x1.921fb544p0")
    left = left - quarters * float.fromhex("0x1.0b4611a626331p-34")
    square = left * left
    sine, cosine = polynomial(SINE, square), polynomial(COSINE, square)
    sine, cosine = left + left * (square * sine), 1 + square * cosine
    turn = quarters.astype(np.int64) % 4
    cos = np.choose(turn, [cosine, -sine, -cosine, sine]).astype(F32)
    return cos, np.choose(turn, [sine, cosine, -sine, -cosine]).astype(F32)


def rotate_pairs(x: Array, cos: Array, sin: Array) -> Array:
    """Heads [N, H, E], whose features e and e + E / 2 are a pair."""
    low, high = np.split(x, 2, axis=2)
    cos, sin = cos[:, None], sin[:, None]
    return np.concatenate([fma(-high, sin, low * cos), fma(low, sin, high * cos)], 2)


def attend(queries: Array, keys: Array, values: Array) -> Array:
    """Queries [H, E] of one token to positions [P, K, E], its own the last one -> [H, E]."""
    heads, features = queries.shape
    top = np.full(heads, -np.finfo(F32).max, F32)
    mass, out = np.zeros(heads, F32), np.zeros((heads, features), F32)
    shared = np.arange(heads) // (heads // keys.shape[1])  # the key/value head of each query head
    for start in range(0, len(keys), BLOCK):
        key, value = (each[start : start + BLOCK][:, shared] for each in (keys, values))
        scores = np.zeros((heads, len(key)), F32)
        for e in range(features):
            scores = fma(queries[:, e, None], key[:, :, e].T, scores)
        before, top = top, np.maximum(top, scores.max(1))
        weights = exp(scores - top[:, None])
        lanes = np.zeros((heads, LANES), F32)
        for at in range(0, len(key), LANES):
            part = weights[:, at : at + LANES]
            lanes = lanes + np.pad(part, ((0, 0), (0, LANES - part.shape[1])))
        fade = np.where(top == before, F32(1), exp(before - top)).astype(F32)
        mass = np.where(top == before, mass + fold(lanes), fma(mass, fade, fold(lanes)))
        out = out * fade[:, None]
        for at in range(len(key)):
            out = fma(weights[:, at, None], value[at], out)
    return out / mass[:, None] + F32(0)


class Llama:
    """A Llama of a folder, or of a configuration and a function that reads a tensor by its name."""

    def __init__(self, config: dict[str, Any], read: Any, weights: str = "float32") -> None:
        self.config, self.read, self.weights = config, read, weights
        self.heads, self.kv_heads = config["num_attention_heads"], config["num_key_value_heads"]
        self.features = config.get("head_dim") or config["hidden_size"] // self.heads
        theta = (config.get("rope_parameters") or config).get("rope_theta", 10000.0)
        self.frequencies = np.array([theta ** (-i / self.features) for i in range(0, self.features, 2)], F32)
        self.reset()

    def reset(self) -> None:
        layers = range(self.config["num_hidden_layers"])
        self.cache: list[tuple[list[Array], list[Array]]] = [([], []) for _ in layers]  # keys and values

    def weight(self, name: str) -> Weight:
        weight: Any = self.read(f"{name}.weight")
        if self.weights == "bfloat16":
            return round_bfloat16(weight)
        return quantize_weight(weight) if self.weights == "int8" else weight

    def embed(self, token: int) -> Array:
        table = self.weight("model.embed_tokens")
        if isinstance(table, Int8):
            return rotate(table.numbers[[token]].astype(F32) * table.scale[token], back=True)
        if isinstance(table, Blocks):
            scaled = table.numbers[[token]].astype(F32) * np.repeat(table.scale[[token]], GROUP, 1)
            return scaled if table.minimum is None else scaled + np.repeat(table.minimum[[token]], GROUP, 1)
        return table[[token]]

    def step(self, token: int) -> Array:
        """Run the next token -> the logits behind it."""
        x = self.embed(token)
        cos, sin = rope_tables(self.frequencies, np.array([len(self.cache[0][0])]))
        eps = self.config["rms_norm_eps"]
        for n, (keys, values) in enumerate(self.cache):
            layer = f"model.layers.{n}"
            normed = norm(x, self.read(f"{layer}.input_layernorm.weight"), eps)
            q, k, v = (
                linear(normed, self.weight(f"{layer}.self_attn.{part}_proj")).reshape(1, -1, self.features)
                for part in "qkv"
            )
            keep = np.asarray if self.weights == "float32" else round_bfloat16
            keys.append(keep(rotate_pairs(k, cos, sin))[0])
            values.append(keep(v)[0])
            queries = rotate_pairs(q, cos, sin)[0] * F32(self.features**-0.5)
            mixed = attend(queries, np.array(keys), np.array(values)).reshape(1, -1)
            x = linear(mixed, self.weight(f"{layer}.self_attn.o_proj")) + x
            normed = norm(x, self.read(f"{layer}.post_attention_layernorm.weight"), eps)
            gate, up = (linear(normed, self.weight(f"{layer}.mlp.{part}_proj")) for part in ("gate", "up"))
            x = linear(silu(gate) * up, self.weight(f"{layer}.mlp.down_proj")) + x
        head = "model.embed_tokens" if self.config.get("tie_word_embeddings") else "lm_head"
        return linear(norm(x, self.read("model.norm.weight"), eps), self.weight(head))[0]

    def complete(self, prompt: list[int], tokens: int, sampling: "Sampling | None" = None) -> Any:
        """The next tokens, each with its logits; the most likely ones without `sampling`."""
        self.reset()
        for token in prompt:
            logits = self.step(token)
        for position in range(len(prompt), len(prompt) + tokens):
            token = sample(logits, position, sampling) if sampling else int(logits.argmax())
            yield token, logits
            logits = self.step(token)


class Sampling(NamedTuple):  # options of a request
    temperature: float = 1.0
    seed: int = 0
    top_k: int = 0
    top_p: float = 1.0
    min_p: float = 0.0


def sample(logits: Array, position: int, options: Sampling) -> int:
    """The token at this position, selected from the logits before it."""
    scaled = (logits - logits.max()) * (F32(1) / F32(options.temperature))
    keep, size = np.full(len(scaled), True), len(scaled)
    if 0 < options.top_k < size:
        keep = scaled >= np.sort(scaled)[-options.top_k]
    shares = exp_without_fma(scaled)
    if options.top_p < 1:
        mass = np.where(keep, shares, F32(0))
        keep = keep & (scaled >= nucleus(scaled, mass, F32(options.top_p) * tree_sum(mass)))
    keep = keep & (shares >= F32(options.min_p))
    return int(np.where(keep, scaled + noise(options.seed, position, size), -np.inf).argmax())


def nucleus(scaled: Array, mass: Array, target: Array) -> Array:
    """The largest number down to which the masses add up to the target."""
    largest = np.argsort(-scaled, kind="stable")[:128]
    enough = running_sums(mass[largest]) >= target
    if enough.any():
        return scaled[largest[enough.argmax()]]
    keys = scaled.view(np.int32) ^ (scaled.view(np.int32) >> 31 & 0x7FFFFFFF)  # integers in the same order
    low, high = -(2**31), 2**31 - 1
    for _ in range(32):
        middle = (low + high) >> 1
        reached = tree_sum(np.where(keys >= middle, mass, F32(0))) >= target
        low, high = (middle, high) if reached else (low, middle)
    return scaled[keys >= low].min()


def tree_sum(x: Array) -> Array:
    """Eight parts of the numbers, one after another, are added element by element until one is left."""
    while len(x) > 1:
        width = -(-len(x) // 8)
        a, b, c, d, e, f, g, h = np.pad(x, (0, 8 * width - len(x))).reshape(8, width)
        x = ((a + b) + (c + d)) + ((e + f) + (g + h))
    return x[0]


def running_sums(x: Array) -> Array:
    """Sums up to each number: of pairs first, in the same way, then those that end between two pairs."""
    if len(x) < 2:
        return x
    sums = np.empty_like(x)
    sums[1::2] = running_sums(x[0:-1:2] + x[1::2])
    sums[0], sums[2::2] = x[0], sums[1:-1:2] + x[2::2]
    return sums


def noise(seed: int, position: int, size: int) -> Array:
    """-log(-log(u)) for each token: u of 23 bits from Threefry, with a key from seed and position."""
    high, low = threefry(seed >> 32, seed & 0xFFFFFFFF, np.zeros(1, np.uint32), np.uint32([position]))
    index = np.arange(size, dtype=np.uint32)
    first, second = threefry(int(high[0]), int(low[0]), 0 * index, index)
    uniform = ((first ^ second) >> 9).astype(F32) + F32(0.5)
    return -log(-log(uniform * F32(2**-23)))


def threefry(high: int, low: int, x: Array, y: Array) -> tuple[Array, Array]:
    """Threefry-2x32 with 20 rounds (Salmon et al. 2011)."""
    keys = np.uint32([high, low, high ^ low ^ 0x1BD11BDA])
    x, y = x + keys[0], y + keys[1]
    for group in range(5):
        for rotation in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            x = x + y
            y = (y << rotation | y >> 32 - rotation) ^ x
        x, y = x + keys[(group + 1) % 3], y + keys[(group + 2) % 3] + np.uint32(group + 1)
    return x, y


def log(x: Array) -> Array:
    bits = x.view(np.int32)
    exponent = (bits - np.int32(0x3F3504F3)) >> 23
    r, e = (bits - (exponent << 23)).view(F32) - F32(1), exponent.astype(F32)
    p = polynomial(LOG, r) * r * (r * r) + e * LN2_LOW - r * r * F32(0.5)
    return r + p + e * LN2_HIGH


def exp_without_fma(x: Array) -> Array:
    inside = np.maximum(x, F32(-80))
    n = np.rint(inside * F32(1.44269504))
    r = inside - n * LN2_HIGH - n * LN2_LOW
    p = polynomial(EXP, r) * r * r + r + F32(1)
    return np.where(x < -80, F32(0), np.ldexp(p, n.astype(np.int32)))


def digest(logits: Array) -> int:
    """A sum of all bits, the i-th entry's times 2 i + 1, modulo 2^32 as a signed number."""
    factors = 2 * np.arange(len(logits), dtype=np.uint64) + 1
    return int(((logits.view(np.uint32) * factors).sum() + 2**31) % 2**32) - 2**31


def open_folder(folder: Path) -> tuple[dict[str, Any], Any]:
    """config.json, and a function that reads a tensor of float32 from model.safetensors by its name."""
    content = (folder / "model.safetensors").read_bytes()
    (length,) = struct.unpack("<Q", content[:8])
    header = json.loads(content[8 : 8 + length])

    def read(name: str) -> Array:
        begin, end = (8 + length + offset for offset in header[name]["data_offsets"])
        assert header[name]["dtype"] == "F32", "this file reads float32 only"
        return np.frombuffer(content[begin:end], F32).reshape(header[name]["shape"])

    return json.loads((folder / "config.json").read_text()), read


if __name__ == "__main__":
    model = Llama(*open_folder(Path(sys.argv[1])))
    for token, logits in model.complete([int(id) for id in sys.argv[2:]], 8):
        print(token, digest(logits))
