"""Requests for trying an engine. They depend only on a seed and are the same on every machine."""

import random
from typing import Any

from xlabatch.checkpoint.source import Source
from xlabatch.errors import Refused
from xlabatch.request import Request
from xlabatch.text.grammars.compiler import GrammarCompiler
from xlabatch.text.samples import sample_prompts

SAMPLING: tuple[dict[str, Any], ...] = (  # half are greedy
    {},
    {"temperature": 0.8},
    {},
    {"temperature": 1.0, "top_k": 20},
    {},
    {"temperature": 0.7, "top_p": 0.9},
    {},
    {"temperature": 1.3, "top_k": 50, "top_p": 0.95, "min_p": 0.02},
)
OPTION_SETS: tuple[dict[str, Any], ...] = (  # added at random
    {"repetition_penalty": 1.3},
    {"presence_penalty": 0.7, "frequency_penalty": 0.4},
    {"repetition_penalty": 0.9, "repetition_context_size": 9, "frequency_penalty": -0.2}
    | {"logprobs": 0, "logprob_token_ids": (2, 0, 1)},
    {"min_tokens": 6, "logprobs": 3},
    {"prompt_logprobs": 2},
    {"n": 2, "temperature": 0.9},
    {"n": 3, "logprobs": 20, "presence_penalty": 1.1, "prompt_logprobs": 0},
)
STRUCTURED: dict[str, Any] = {"regex": "[A-Za-z ,]{3,30}[.]"}
EDGES = (1, 15, 16, 17, 63, 64, 65, 127, 128, 129, 255, 256, 257)  # around the sizes of chunks and blocks


def sched_requests(source: Source, count: int, options: bool = False) -> list[Request]:
    """Return the requests of `xlabatch sched`: request i has a prompt of 20 + (13 i mod 128) tokens.

    It generates up to 12 + (11 i mod 96) tokens. With `options` it also gets random sampling options.
    """
    lengths = [20 + 13 * i % 128 for i in range(count)]
    caps = [12 + 11 * i % 96 for i in range(count)]
    prompts = sample_prompts(source, lengths, seed=0)
    rng = random.Random(0)
    structured = options and supports_structured(source)
    requests = []
    for i, (prompt, cap) in enumerate(zip(prompts, caps, strict=True)):
        extra = random_options(source, cap, rng, structured, i) | {"n": 1} if options else {}
        requests.append(Request(id=f"r{i}", prompt=prompt, max_tokens=cap, seed=i, **extra))
    return requests


def mixed_requests(source: Source, count: int, context: int, seed: int) -> list[Request]:
    """Return requests with many prompt lengths and sampling options; each fits the context."""
    if context < 16:
        raise Refused(f"a context of {context} is too small for a mixture of requests; give 16 or more")
    rng = random.Random(seed)
    edges = [edge for edge in EDGES if edge < context - 8]
    lengths = [
        rng.choice(edges) if rng.random() < 0.4 else rng.randint(1, context // 3) for _ in range(count)
    ]
    structured = supports_structured(source)
    requests = []
    for i, prompt in enumerate(sample_prompts(source, lengths, seed)):
        cap = rng.randint(1, min(32, context - len(prompt)))
        options: dict[str, Any] = {"seed": rng.getrandbits(64), "ignore_eos": rng.random() < 0.5}
        options |= SAMPLING[i % len(SAMPLING)]
        options |= random_options(source, cap, rng, structured, i) if rng.random() < 0.6 else {}
        requests.append(Request(id=f"r{i}", prompt=prompt, max_tokens=cap, **options))
    return requests


def random_options(
    source: Source, cap: int, rng: random.Random, structured: bool, index: int
) -> dict[str, Any]:
    """Return random sampling options; some requests get structured output if the model supports it."""
    options = dict(rng.choice(OPTION_SETS))
    if "min_tokens" in options:
        options["min_tokens"] = min(options["min_tokens"], cap)
    vocab = source.spec.config.vocab
    sample = rng.sample(range(vocab), max(vocab // 7, 1))
    if "min_tokens" in options:  # a stop token that is likely at once, so that min_tokens matters
        return options | {"stop_token_ids": sample[:1], "logit_bias": {sample[0]: 9.0}}
    if structured and index % 3 == 0:
        return options | STRUCTURED | {"ignore_eos": False, "min_tokens": 0}
    restrictions: tuple[dict[str, Any], ...] = (
        {},
        {"logit_bias": {id: rng.uniform(-4, 4) for id in sample[:300]}},
        {"bad_token_ids": sample},
        {
            "allowed_token_ids": sorted({*sample, *source.eos_token_ids}),
            "bad_token_ids": sample[:1],
            "min_tokens": 0,
        },
    )
    return options | rng.choice(restrictions)


def supports_structured(source: Source) -> bool:
    """Return whether structured output works: it needs a tokenizer, an end token and llguidance."""
    compiler = GrammarCompiler(source.folder, source.name, source.spec.config.vocab, source.eos_token_ids)
    try:
        return compiler.matcher(Request(prompt=(0,), max_tokens=1, **STRUCTURED)) is not None
    except Refused:
        return False
