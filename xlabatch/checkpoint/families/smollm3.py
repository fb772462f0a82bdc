"""SmolLM 3: Llama in which some layers have no rope, and may have a window."""

from functools import partial

from xlabatch.checkpoint.families import llama, llama_like
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

layer = llama.layer
outer_params = partial(llama_like.outer_params, tied=True)


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(hf, theta=2e6, max_positions=32768, kv_heads=4)
    every = hf.number("no_rope_layer_interval", 4)
    default = [int((n + 1) % every != 0) for n in range(cfg.layers)]
    # despite the field's name, 1 is with rope
    has_rope = hf.per_layer("no_rope_layers", cfg.layers, (0, 1)) or default
    sliding = llama_like.sliding_layers(hf, [not rope for rope in has_rope])
    window = hf.window() if hf.flag("use_sliding_window") else None
    hf.ignore("sliding_window", "without use_sliding_window it has no effect")
    hf.ignore("max_window_layers", "layer_types or no_rope_layers decide where the window is")
    return llama_like.with_window(llama_like.with_rope_in(cfg, has_rope), window, sliding)
