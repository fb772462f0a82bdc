"""Completions for TRL's trainers: `GRPOTrainer(model, ..., rollout_func=Rollouts(llm))`.

Before it samples, the engine takes the weights that the trainer has then. TRL computes log-probabilities with
torch, so its ratio to the sampler's is near 1 and not 1; the one of `xlabatch serve --train` is exactly 1.
"""

import weakref
from collections.abc import Mapping
from typing import Any

import numpy as np

from xlabatch.errors import Refused
from xlabatch.llm import LLM
from xlabatch.training.weights import parameters_from

SAMPLING = ("temperature", "top_p", "top_k", "min_p", "repetition_penalty")


class Rollouts:
    """A function that gives a trainer completions by an engine. `llm` was made from the trainer's base model.

    Seeds follow from the trainer's seed, its step and the place of the prompt, so a run can be repeated.
    """

    def __init__(self, llm: LLM) -> None:
        self.llm = llm
        self.taken: tuple[Any, int] | None = None  # the trainer whose weights the engine has, and its step
        self.called = 0  # times since then

    def __call__(self, prompts: list[Any], trainer: Any) -> dict[str, list[Any]]:
        """Return a completion for each prompt: its ids, the prompt's, and their log-probabilities."""
        if trainer.accelerator.num_processes > 1:
            raise Refused("rollouts are for trainers of one process")
        step = trainer.state.global_step
        if self.taken is None or self.taken[0]() is not trainer or self.taken[1] != step:
            tensors = tensors_of(trainer.accelerator.unwrap_model(trainer.model))
            self.llm.engine.update(parameters_from(tensors, self.llm.engine))
            self.taken = weakref.ref(trainer), step
            self.called = 0
        first = np.random.SeedSequence([trainer.args.seed, step, self.called]).generate_state(1, np.uint64)
        self.called += 1
        options = sampling_of(trainer.args)
        items = [{"seed": (int(first[0]) + n) % 2**64} for n in range(len(prompts))]
        if prompts and isinstance(prompts[0], str):
            texts = [item | {"prompt": prompt} for item, prompt in zip(items, prompts, strict=True)]
            completions = self.llm.generate(texts, logprobs=0, progress=False, **options)
        else:
            talks = [item | {"messages": prompt} for item, prompt in zip(items, prompts, strict=True)]
            completions = self.llm.chat(talks, logprobs=0, progress=False, **options)
        if failed := next((each for each in completions if each.finish == "error"), None):
            raise RuntimeError(f"a completion failed: {failed.reason}")
        return {
            "prompt_ids": [list(each.prompt_token_ids) for each in completions],
            "completion_ids": [list(each.tokens) for each in completions],
            "logprobs": [[token.token for token in each.logprobs or ()] for each in completions],
        }


def sampling_of(args: Any) -> dict[str, Any]:
    """Return the options of a completion that a trainer's arguments have."""
    options = {name: getattr(args, name) for name in SAMPLING}
    given = {name: value for name, value in options.items() if value is not None}
    return given | {"max_tokens": args.max_completion_length}


def tensors_of(model: Any) -> Mapping[str, np.ndarray[Any, Any]]:
    """Return a torch model's tensors by their names in files; PEFT's adapter, if any, is added to them."""
    has_adapter = hasattr(model, "merge_adapter")
    if has_adapter:
        model.merge_adapter()
    try:
        return {
            name.removeprefix("base_model.model.").replace(".base_layer.", "."): (
                tensor.detach().cpu().float().numpy().copy()
            )
            for name, tensor in model.state_dict().items()
            if ".lora_" not in name
        }
    finally:
        if has_adapter:
            model.unmerge_adapter()
