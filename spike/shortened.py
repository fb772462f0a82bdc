"""Used by 18_h200_compiled.py and 39_tpu_compiled.py: a model of few layers, which compiles sooner."""

from dataclasses import replace

from xlabatch.model.config import Config
from xlabatch.model.params import Params


def first_layers(cfg: Config, params: Params, layers: int) -> tuple[Config, Params]:
    """A model of its first layers."""
    short = replace(cfg, attention=cfg.attention[:layers], recurrence=cfg.recurrence[:layers])
    return short, replace(params, layers=params.layers[:layers])
