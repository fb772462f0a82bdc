"""What holds on a mesh. Run by test_mesh.py in a process of its own: jax must start with several devices."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax import Array
from safetensors.numpy import save_file
from support.quick import slow_except
from support.requests import make_request, serve
from support.shapes import CASES, EXPERTS, raw_config, source_of

from xlabatch import collectives
from xlabatch.checkpoint import load
from xlabatch.checkpoint.safetensors_files import stored_tensors
from xlabatch.checkpoint.source import random_from_config
from xlabatch.checkpoint.tensor_specs import At
from xlabatch.distributed.cost import compute_sizes
from xlabatch.distributed.load import load_on_mesh
from xlabatch.distributed.parts import part_of_model
from xlabatch.distributed.splits import Split, split_over
from xlabatch.engine import compilation, kept_programs, memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.profile import PROFILE, arithmetic_profile
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.errors import Refused
from xlabatch.kernels.choice import can_pack
from xlabatch.kernels.params import has_portable_sums
from xlabatch.verify.checks import VerifyOptions, verify

HEADS = {"num_attention_heads": 24, "num_key_value_heads": 8, "hidden_size": 40}
EIGHT_HEADS = {"num_attention_heads": 8, "num_key_value_heads": 4, "head_dim": 32}
RAWS: dict[str, Any] = {
    "three heads share one": raw_config("llama", **HEADS, attention_bias=True, mlp_bias=True),
    "devices share a head": raw_config("qwen3", num_attention_heads=8, num_key_value_heads=1),
    "norms after, a window": raw_config(
        "gemma2", **HEADS, sliding_window=40, query_pre_attn_scalar=14, hidden_activation="gelu_pytorch_tanh"
    ),
    "experts": raw_config("qwen3_moe", **EXPERTS, **HEADS, num_experts=8, moe_intermediate_size=24),
    "scaled residual": CASES["granite"] | HEADS | {"num_attention_heads": 8, "hidden_size": 64},
    "stored as [in, out]": CASES["gpt2"] | {"n_head": 4, "n_embd": 40},
    "beside the MLP": CASES["gpt_neox"] | {"num_attention_heads": 8, "hidden_size": 64},
    "latents, a shared expert": CASES["deepseek_v3"]
    | {"num_attention_heads": 8, "num_key_value_heads": 8, "n_routed_experts": 24, "intermediate_size": 48},
    "sinks, one tensor of experts": CASES["gpt_oss"] | HEADS | {"num_local_experts": 8},
    "a shared expert beside one tensor": CASES["llama4_text"]
    | {"num_attention_heads": 8, "num_key_value_heads": 4, "hidden_size": 64}
    | {"num_local_experts": 8, "intermediate_size_mlp": 40},
    "chunks of positions": CASES["llama4_text, chunks"]
    | {"num_attention_heads": 8, "num_key_value_heads": 4, "hidden_size": 64}
    | {"num_local_experts": 8, "intermediate_size_mlp": 40},
    "a shared expert with a gate": CASES["qwen2_moe"]
    | {"num_attention_heads": 8, "num_key_value_heads": 2, "hidden_size": 64}
    | {"num_experts": 8, "shared_expert_intermediate_size": 40},
    "norms over all heads": raw_config("olmo2", **(HEADS | {"hidden_size": 96}), head_dim=None),
    "norms, devices share a key": raw_config(
        "olmo2", num_attention_heads=8, num_key_value_heads=2, hidden_size=80, head_dim=None
    ),
    "blocks": raw_config("llama", hidden_size=256, intermediate_size=512, **EIGHT_HEADS),
    "experts in blocks": raw_config(
        "qwen3_moe", **EXPERTS, **EIGHT_HEADS, hidden_size=256, num_experts=8, moe_intermediate_size=64
    ),
    "six experts": CASES["qwen3_moe"] | {"num_key_value_heads": 2, "num_experts": 6},
    "three devices, padded outputs": raw_config("llama", intermediate_size=57, attention_bias=True),
}
BITS_BY_HAND = [
    ("three heads share one", "float32", (2,)),
    ("three heads share one", "int8", (2, 8)),
    ("blocks", "int5", (2, 4)),
    ("blocks", "int6", (2,)),
    ("experts in blocks", "int5", (2, 8)),
    ("devices share a head", "bfloat16", (2, 4)),
    ("norms after, a window", "bfloat16", (2, 8)),
    ("experts", "float32", (2, 8)),
    ("experts", "int8", (4,)),
    ("scaled residual", "float32", (2, 8)),
    ("stored as [in, out]", "float32", (2, 4)),
    ("beside the MLP", "float32", (2, 8)),
    ("six experts", "float32", (2,)),
    ("latents, a shared expert", "float32", (2, 8)),
    ("latents, a shared expert", "int8", (4, 8)),
    ("sinks, one tensor of experts", "float32", (2, 4, 8)),
    ("sinks, one tensor of experts", "int8", (2, 8)),
    ("a shared expert beside one tensor", "float32", (2, 4, 8)),
    ("a shared expert beside one tensor", "int8", (2, 8)),
    ("a shared expert with a gate", "float32", (2, 4, 8)),
    ("a shared expert with a gate", "int8", (4, 8)),
    ("norms over all heads", "float32", (2, 8)),
    ("norms over all heads", "int8", (4,)),
    ("norms, devices share a key", "bfloat16", (2, 4, 8)),
]
VERIFIED_BY_HAND = [
    ("three heads share one", 8, True),
    ("three heads share one", 4, False),
    ("devices share a head", 8, False),
    ("devices share a head", 2, True),
    ("experts", 4, True),
    ("six experts", 2, True),
    ("latents, a shared expert", 2, True),
    ("latents, a shared expert", 2, False),
    ("sinks, one tensor of experts", 4, True),
    ("sinks, one tensor of experts", 2, False),
    ("norms over all heads", 4, True),
    ("norms, devices share a key", 4, False),
]
SHAPE: dict[str, Any] = {"slots": 3, "context": 256}
needs_kernels = pytest.mark.skipif(not can_pack(), reason="the kernels are not here")
THREE = EngineOptions(slots=3, context=256)


def requests() -> list[Any]:
    """Prompts of several lengths, greedy and sampled."""
    options: list[dict[str, Any]] = [{"logprobs": 2}, {"temperature": 1.1}, {"prompt_logprobs": 1}, {}]
    return [make_request(f"{n}", 5 + 17 * n, **each) for n, each in enumerate(options)]


def test_there_are_eight_devices() -> None:
    assert jax.device_count() == 8


@needs_kernels
@pytest.mark.parametrize(
    ("name", "weights", "counts"),
    slow_except(
        [],
        [
            ("three heads share one", "float32", (1, 4, 8)),
            ("three devices, padded outputs", "int8", (3,)),
            ("devices share a head", "bfloat16", (8,)),
            ("experts", "float32", (4,)),
            ("latents, a shared expert", "float32", (4,)),
            ("chunks of positions", "float32", (2,)),
            ("norms over all heads", "float32", (4,)),
            ("blocks", "int4", (2, 8)),
            *BITS_BY_HAND,
        ],
        by_hand=BITS_BY_HAND,
    ),
)
def test_the_bits_are_those_of_an_engine_without_a_mesh(
    name: str, weights: str, counts: tuple[int, ...]
) -> None:
    source = source_of(RAWS[name])
    one = XlaBatchEngine.of(source, weights=weights, **SHAPE)
    expected = serve(one, requests())
    assert all(stream[-1][2] == "length" for stream in expected.values())
    for count in counts:
        engine = XlaBatchEngine.of(source, weights=weights, mesh=f"tensor={count}", **SHAPE)
        assert serve(engine, requests()) == expected, count
        assert engine.startup.fingerprint == one.startup.fingerprint


@pytest.mark.parametrize("packs", slow_except([can_pack()], {can_pack(), False}))
def test_programs_from_disk_compile_nothing_and_give_the_same_bits(
    packs: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(kept_programs.CHOSEN, str(tmp_path))
    model = load_on_mesh(source_of(RAWS["three heads share one"]), "float32", 2, packs)
    compilation.programs_of.cache_clear()
    expected = serve(XlaBatchEngine(model, **SHAPE), requests())
    assert list(tmp_path.iterdir())
    compilation.programs_of.cache_clear()
    monkeypatch.setattr(kept_programs, "compile_lowered", None)  # calling it would fail
    assert serve(XlaBatchEngine(model, **SHAPE), requests()) == expected


def in_another_order(x: Array) -> Array:
    """What all devices have, but the last one's first."""
    return jnp.roll(jax.lax.all_gather(x, collectives.AXIS), 1, axis=0)


def own_alone(x: Array) -> Array:
    """What this device has, in place of all."""
    return jnp.stack([x] * jax.lax.axis_size(collectives.AXIS))


@needs_kernels
@pytest.mark.slow
@pytest.mark.usefixtures("fresh_programs")
@pytest.mark.parametrize("name", ["sinks, one tensor of experts", "norms over all heads"])
@pytest.mark.parametrize("fault", [in_another_order, own_alone])
def test_a_wrong_exchange_is_found(name: str, fault: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    source = source_of(RAWS[name])
    shape: dict[str, Any] = {"slots": 2, "context": 128}
    expected = serve(XlaBatchEngine.of(source, **shape), requests())
    monkeypatch.setattr(collectives, "gather_parts", fault)
    assert serve(XlaBatchEngine.of(source, mesh="tensor=4", **shape), requests()) != expected


@needs_kernels
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("three heads share one", 4),  # what attention or the MLP sums over, and the outputs of the sum
        ("norms over all heads", 5),
        ("a shared expert with a gate", 4 + 6),  # the first layer has an MLP
    ],
)
def test_the_exchanges_of_a_layer_are_known(name: str, count: int) -> None:
    source = source_of(RAWS[name])
    text = compiled(XlaBatchEngine.of(source, mesh="tensor=2", **SHAPE), "decode").as_text()
    # equal layers are compiled once, and one more is for the logits
    assert len(re.findall(r" all-gather(?:-start)?\(", text)) == count + 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["three heads share one", "norms over all heads", "latents, a shared expert"]
)
def test_on_xlas_operations_the_cost_model_counts_the_exchanges(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.can_pack", lambda: False)
    source = source_of(RAWS[name])
    text = compiled(XlaBatchEngine.of(source, mesh="tensor=2", **SHAPE), "decode").as_text()
    sizes = compute_sizes(source, "float32", Split(2), 4)
    layers = source.spec.config.layers
    assert sizes.norms == (layers if name == "norms over all heads" else 0)
    shared = 1 if "shared expert" in name else 0  # the first layer has an MLP
    assert sizes.sums == 2 * layers + shared
    assert len(re.findall(r" all-gather(?:-start)?\(", text)) == sizes.sums + sizes.norms + 1


@pytest.mark.parametrize(
    ("name", "devices", "packs"),
    slow_except(
        [],
        [("three heads share one", 2, True), ("experts", 2, False), *VERIFIED_BY_HAND],
        by_hand=VERIFIED_BY_HAND,
    ),
)
def test_verify_proves_the_promise_on_a_mesh(
    name: str, devices: int, packs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    if not packs:
        monkeypatch.setattr("xlabatch.checkpoint.load.can_pack", lambda: False)
    source = source_of(RAWS[name])
    checks = list(verify(source, VerifyOptions(counts=[2], requests=6, seed=0, context=256, devices=devices)))
    assert len(checks) > 8
    assert [(check.name, check.detail) for check in checks if not check.ok] == []


def compiled(engine: XlaBatchEngine, name: str) -> Any:
    """What jax compiled for a program of an engine."""
    return engine.runner.programs[name].run


@pytest.fixture(scope="module")
def engine() -> XlaBatchEngine:
    return XlaBatchEngine.of(source_of(RAWS["three heads share one"]), mesh="tensor=4", **SHAPE)


@pytest.mark.parametrize(
    "name", slow_except(["decode"], ["prefill 16", "decode", "fork", "copy_prefix", "sample"])
)
def test_the_collectives_of_a_program_are_known(engine: XlaBatchEngine, name: str) -> None:
    text = compiled(engine, name).as_text()
    count = {kind: len(re.findall(rf" {kind}(?:-start)?\(", text)) for kind in ("all-gather", "all-reduce")}
    runs_model = name in ("prefill 16", "decode")
    logits = 1
    if can_pack():
        of_layers = 4  # in a loop: what attention and the MLP sum over, and their outputs
    else:
        of_layers = 2 * engine.runner.config.layers  # the sums of attention and the MLP
        logits = name != "prefill 16"
    assert count == {"all-gather": runs_model * (of_layers + logits), "all-reduce": runs_model}
    for other in ("all-to-all", "collective-permute", "reduce-scatter"):
        assert f" {other}" not in text


@pytest.mark.parametrize(
    "name", slow_except(["decode"], ["prefill 16", "decode", "fork", "copy_prefix", "write_slot"])
)
def test_the_cache_of_each_device_is_written_in_place(engine: XlaBatchEngine, name: str) -> None:
    program, state = compiled(engine, name), engine.runner.state
    shapes = {leaf.addressable_shards[0].data.shape for leaf in jax.tree.leaves(state.kv)}
    shape = "|".join(re.escape(f"f32[{','.join(map(str, each))}]") for each in shapes)
    text = program.as_text()
    assert re.search(shape, text)
    assert not re.findall(rf"= (?:{shape})\S* (?:copy|all-gather)\(", text)
    assert program.memory_analysis().alias_size_in_bytes >= memory.device_bytes(state)


def test_a_device_has_its_heads_and_its_part_of_the_weights(engine: XlaBatchEngine) -> None:
    for leaf in jax.tree.leaves(engine.runner.state.kv):
        assert leaf.shape[-3] == 8
        assert {shard.data.shape[-3] for shard in leaf.addressable_shards} == {2}
    source = source_of(RAWS["three heads share one"])
    plan = memory.plan(source, "float32", THREE, devices=4)
    assert plan.weights == engine.startup.weight_bytes
    assert plan.all_slots == engine.startup.kv_bytes + engine.startup.row_bytes
    alone = memory.plan(source, "float32", THREE)
    assert plan.weights < alone.weights / 2


def test_a_device_reads_only_what_it_needs(tmp_path: Path) -> None:
    source, path = source_of(RAWS["three heads share one"]), tmp_path / "model.safetensors"
    save_file({name: source.read(name) for name in source.shapes}, path)
    stored, read = stored_tensors(tmp_path), dict[str, int]()

    def counted(name: str, at: At) -> Any:
        array = stored[name].read(at)
        read[name] = read.get(name, 0) + array.size
        assert (array == source.read(name, at)).all()
        return array

    cfg, params = source.spec.config, source.spec.params
    split = split_over("m", cfg, params, 4, packed=can_pack())
    for device in range(4):
        part = part_of_model(cfg, params, split, device)
        load.to_device(part, load.WeightReader(counted), "float32", packs=can_pack())
    for name, shape in source.shapes.items():
        whole = () if can_pack() else ("o_proj.bias", "down_proj.bias")
        copies = 4 if "norm" in name or name.endswith(whole) else 1
        assert read[name] == copies * np.prod(shape), name


@pytest.mark.slow
def test_an_update_gives_the_bits_of_an_engine_that_was_loaded_with_the_weights() -> None:
    first, second = (random_from_config("m", RAWS["three heads share one"], seed) for seed in (0, 1))
    engine = XlaBatchEngine.of(first, mesh="tensor=2", **SHAPE)
    before = serve(engine, requests())
    weights = load.WeightReader(second.read, second.random)
    engine.update(load.to_device(second.spec.params, weights, "float32"))
    after = serve(engine, requests())
    assert after != before
    assert after == serve(XlaBatchEngine.of(second, mesh="tensor=2", **SHAPE), requests())


@pytest.mark.slow
@pytest.mark.skipif(not can_pack(), reason="needs the kernels")
def test_portable_arithmetic_has_the_same_bits_and_profile_on_four_devices() -> None:
    source = source_of(RAWS["three heads share one"])
    options: dict[str, Any] = {"weights": "bfloat16", "arithmetic": "portable", **SHAPE}
    one, four = XlaBatchEngine.of(source, **options), XlaBatchEngine.of(source, mesh="tensor=4", **options)
    assert has_portable_sums(four.runner.params)
    assert serve(one, requests()) == serve(four, requests())
    assert arithmetic_profile(one.runner.params) == arithmetic_profile(four.runner.params) == PROFILE


def test_the_fingerprint_differs_where_devices_share_a_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.checkpoint.load.can_pack", lambda: False)
    source = source_of(RAWS["three heads share one"])
    alone, two = XlaBatchEngine.of(source, **SHAPE), XlaBatchEngine.of(source, mesh="tensor=2", **SHAPE)
    assert alone.startup.fingerprint != two.startup.fingerprint


@pytest.mark.slow
def test_a_session_is_saved_and_read_on_a_mesh(engine: XlaBatchEngine, tmp_path: Path) -> None:
    first = replace(make_request("first", 140), cache_key="key")
    expected = serve(engine, [replace(first, cache_key=None, cache_prompt=False)])
    assert serve(engine, [first]) == expected
    engine.save_session("key", tmp_path / "session")
    engine.reset_prefix_cache()
    engine.load_session("key", tmp_path / "session")
    before = engine.stats().cached_tokens
    assert serve(engine, [first]) == expected
    assert engine.stats().cached_tokens > before


def test_a_mesh_of_more_devices_than_there_are_is_refused() -> None:
    raw = raw_config("llama", num_attention_heads=16, num_key_value_heads=16, intermediate_size=48)
    with pytest.raises(Refused, match="a mesh of 16 devices is larger than the 8 available"):
        XlaBatchEngine.of(source_of(raw), mesh="tensor=16", **SHAPE)


def test_random_weights_are_the_same_on_a_mesh() -> None:
    source = source_of(RAWS["devices share a head"])
    alone = load.load(source, "float32", packs=False).params
    split = load_on_mesh(source, "float32", 2, packs=False).params
    got = np.asarray(split.embed.weight)[: source.spec.config.vocab]
    assert (got == np.asarray(alone.embed.weight)).all()
