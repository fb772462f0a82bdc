"""EXAONE 4: norms after attention and MLP, and of heads; if layers have a window, others have no rope."""

from xlabatch.checkpoint.families import llama_like, olmo2, qwen3
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, eps=1e-5, kv_heads=32)
    window = hf.window(default=4096)
    if window is None or hf.get("layer_types"):
        hf.ignore("sliding_window_pattern", "layer_types decide, or there is no window")
        sliding = llama_like.sliding_layers(hf, [False] * cfg.layers)
    else:
        every = hf.number("sliding_window_pattern", 4)
        sliding = [(n + 1) % every != 0 for n in range(cfg.layers)]
    if window is None:
        return cfg
    return llama_like.with_rope_in(llama_like.with_window(cfg, window, sliding), sliding)


def layer(cfg: Config, hf: HfConfig, n: int) -> Layer:
    block = llama_like.block(cfg, n, llama_like.layer_mlp(hf, n))
    return qwen3.with_head_norms(cfg, n, olmo2.with_norms_after(cfg, n, block))
