"""Against PEFT on torch, if both are installed: adapters that it writes, and the logits that it computes."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from support.hf import as_folder, load_model
from support.shapes import CASES, source_of

from xlabatch.api import scoring_request
from xlabatch.checkpoint.load import load
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack

pytestmark = [
    pytest.mark.skipif(
        not all(map(importlib.util.find_spec, ("torch", "peft"))), reason="torch and peft are not installed"
    ),
    pytest.mark.filterwarnings("ignore"),  # of one about the other
]
CONFIGS: dict[str, dict[str, Any]] = {
    "llama": {"r": 4, "lora_alpha": 8, "target_modules": ["q_proj", "v_proj"]},
    "llama, biases, one head for all": {
        "r": 3,
        "lora_alpha": 7,
        "target_modules": "all-linear",
        "use_rslora": True,
    },
    "qwen3": {
        "r": 4,
        "lora_alpha": 8,
        "target_modules": ["q_proj", "o_proj", "down_proj"],
        "rank_pattern": {"down_proj": 6},
        "alpha_pattern": {"layers.0.self_attn.q_proj": 3},
    },
    "gpt2": {"r": 4, "lora_alpha": 8, "target_modules": ["c_attn", "c_proj"], "fan_in_fan_out": True},
    "phi3": {"r": 4, "lora_alpha": 8, "target_modules": "all-linear"},
    "gpt_neox": {"r": 4, "lora_alpha": 8, "target_modules": "all-linear"},
}


@pytest.mark.parametrize("packs", [True, False])
@pytest.mark.parametrize("case", CONFIGS)
def test_log_probabilities_are_those_of_peft(case: str, packs: bool, tmp_path: Path) -> None:
    import torch
    from peft import LoraConfig, get_peft_model

    if packs and not can_pack():
        pytest.skip("the kernels are not here")
    source = source_of(CASES[case])
    base = tmp_path / "base"
    base.mkdir()
    torch.manual_seed(1)
    model: Any = get_peft_model(
        load_model(as_folder(source, base)), LoraConfig(task_type="CAUSAL_LM", **CONFIGS[case])
    )
    for name, parameter in model.named_parameters():
        if "lora_B" in name:
            torch.nn.init.normal_(parameter, std=0.3)
    model.eval().save_pretrained(tmp_path / "adapter")
    ids = [int(id) for id in np.random.default_rng(0).integers(0, source.spec.config.vocab, 60)]
    with torch.no_grad():
        theirs = torch.log_softmax(model(torch.tensor([ids])).logits[0], -1).numpy()
    engine = XlaBatchEngine(load(source, packs=packs), slots=3, context=320, adapters=1)
    engine.adapters.load("a", tmp_path / "adapter")
    request = scoring_request(ids, 1)
    (event,) = engine.run([type(request)(**(vars(request) | {"adapter": "a"}))])
    assert event.prompt_logprobs
    assert event.logprobs
    ours = [*event.prompt_logprobs[1:], event.logprobs]
    for n, each in enumerate(ours):
        assert each
        assert abs(each.token - theirs[n, ids[n + 1]]) < 1e-3
