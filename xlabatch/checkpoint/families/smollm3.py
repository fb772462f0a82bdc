"""SmolLM 3: Llama in which some layers turn no positions in."""

from dataclasses import replace

from xlabatch.checkpoint.families import llama, llama_like
from xlabatch.checkpoint.hf_config import Fields
from xlabatch.model.config import Config
from xlabatch.model.params import Layer, Params


def config(said: Fields) -> Config:
    cfg = llama_like.usual(said, theta=2e6, positions=32768, kv_heads=4)
    every = said.number("no_rope_layer_interval", 4)
    usually = [int((n + 1) % every != 0) for n in range(cfg.layers)]
    turns = (
        said.listed("no_rope_layers", cfg.layers, (0, 1)) or usually
    )  # 1 is with rope, whatever the name says
    layers = [
        one if turn else replace(one, rope=None) for one, turn in zip(cfg.attention, turns, strict=True)
    ]
    where = llama_like.sliding(said, [not turn for turn in turns])
    window = said.window() if said.flag("use_sliding_window") else None
    for name in ("sliding_window", "max_window_layers"):
        said.get(name)  # of windows that perhaps nobody asked for
    return llama_like.windowed(replace(cfg, attention=tuple(layers)), window, where)


layer = llama.layer


def whole(cfg: Config, said: Fields, layers: tuple[Layer, ...]) -> Params:
    return llama_like.whole(cfg, said, layers, tied=True)
