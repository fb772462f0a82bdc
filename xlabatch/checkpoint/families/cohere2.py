"""Command R7B and A: attention and MLP in parallel on one LayerNorm without a bias.

Layers with a window have rope, which rotates neighbouring features; one layer of four attends to all
positions, without rope.
"""

from dataclasses import replace
from functools import partial

from xlabatch.checkpoint.families import llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.checkpoint.tensor_specs import TensorSpec, norm
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Norm


def config(hf: HfConfig) -> Config:
    hf.expect(
        use_qk_norm=False,
        rotary_pct=1.0,
        use_parallel_block=True,
        use_gated_activation=True,
        position_embedding_type="rope_gptj",
        order_of_interleaved_layers="local_attn_first",
    )
    hf.ignore("use_embedding_sharing", "tie_word_embeddings decides")
    hf.ignore("use_parallel_embedding", "how the training split its tensors")
    cfg = llama_like.llama_config(hf, eps_name="layer_norm_eps", eps=1e-5, max_positions=8192)
    every = hf.number("sliding_window_pattern", hf.number("_sliding_window_pattern", 4))
    hf.expect(layer_switch=every)  # another name of the same field
    sliding = llama_like.sliding_layers(hf, [(n + 1) % every != 0 for n in range(cfg.layers)])
    cfg = llama_like.with_window(cfg, hf.window(default=4096), sliding)
    cfg = llama_like.with_rope_in(cfg, sliding)
    return replace(cfg, parallel=True, logit_scale=hf.real("logit_scale", 0.0625))


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    bias = hf.flag("attention_bias")
    prefix = f"model.layers.{n}.self_attn"
    return replace(
        llama_like.block(cfg, n, llama_like.layer_mlp(hf, n), out_bias=bias, make_norm=layer_norm),
        qkv=llama_like.qkv(cfg, prefix, bias=bias, neighbours=cfg.attending[n].rope),
    )


def layer_norm(name: str, size: int) -> Norm:
    return replace(norm(name, size), bias=TensorSpec((size,), ()))  # zeros: the files have no biases


outer_params = partial(llama_like.outer_params, tied=True, make_norm=layer_norm)
