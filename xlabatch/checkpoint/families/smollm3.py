"""SmolLM 3: Llama in which some layers turn no positions in."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, theta=2e6, positions=32768, kv_heads=4)
    every = hf.number("no_rope_layer_interval", 4)
    usually = [int((n + 1) % every != 0) for n in range(cfg.layers)]
    turns = (
        hf.listed("no_rope_layers", cfg.layers, (0, 1)) or usually
    )  # 1 is with rope, whatever the name says
    layers = [
        one if turn else replace(one, rope=None) for one, turn in zip(cfg.attention, turns, strict=True)
    ]
    where = llama_like.sliding_layers(hf, [not turn for turn in turns])
    window = hf.window() if hf.flag("use_sliding_window") else None
    for name in ("sliding_window", "max_window_layers"):
        hf.get(name)  # of windows that perhaps nobody asked for
    return llama_like.with_window(replace(cfg, attention=tuple(layers)), window, where)


layer = llama.layer


def outer_params(cfg: Config, hf: HfConfig, layers: tuple[Layer, ...]) -> Params:
    return llama_like.outer_params(cfg, hf, layers, tied=True)
