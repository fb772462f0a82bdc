"""OLMo 3: OLMo 2 with a window in three layers of four; rope is scaled in the others only."""

from xlabatch.checkpoint.families import gemma3_text, llama_like, olmo2
from xlabatch.checkpoint.families.llama_like import FULL, SLIDING
from xlabatch.checkpoint.hf_config import HfConfig
from xlabatch.model.config import Config

layer = olmo2.layer


def config(hf: HfConfig) -> Config:
    cfg = llama_like.llama_config(gemma3_text.without_rope(hf), eps=1e-5)
    sliding = llama_like.sliding_layers(hf, [(n + 1) % 4 != 0 for n in range(cfg.layers)])
    cfg = llama_like.with_window(cfg, hf.window(default=4096), sliding)
    theta = hf.get("rope_theta", 5e5)
    return gemma3_text.with_two_ropes(hf, cfg, {FULL: theta, SLIDING: theta}, sliding)
