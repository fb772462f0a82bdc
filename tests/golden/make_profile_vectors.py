"""Write xlabatch/verify/profile_vectors.json with the second implementation of the profile.

    PYTHONPATH=tests python tests/golden/make_profile_vectors.py

The weights are the vectors' own; everything that is computed with them comes from docs/profile_in_numpy.py.
"""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np
from support.numpy_profile import numpy_profile

from xlabatch.engine.profile import PROFILE
from xlabatch.verify import profile_vectors as vectors
from xlabatch.verify.profile_vectors import FILE, GROUP, ExpectedAnswer, Vector

CONFIG = {
    "model_type": "llama",
    "vocab_size": 301,
    "num_hidden_layers": 2,
    "hidden_size": 96,
    "num_attention_heads": 6,
    "num_key_value_heads": 2,
    "head_dim": 16,
    "intermediate_size": 160,
    "max_position_embeddings": 1024,
    "rms_norm_eps": 1e-05,
    "rope_parameters": {"rope_type": "default", "rope_theta": 10000.0},
    "tie_word_embeddings": True,
}
FORMATS = ("float32", "bfloat16", "int8", "int4")
SHORT = [3, 17, 42, 130, 0, 99, 7, 64, 5]
LONG = [(37 * n * n + 11 * n) % 131 for n in range(150)]  # over a block of 128 positions
REQUESTS: list[tuple[list[int], int, dict[str, Any]]] = [
    (SHORT, 6, {}),
    (SHORT, 8, {"temperature": 1.0, "seed": 1}),
    (SHORT, 8, {"temperature": 1.5, "seed": 2**63 + 5, "top_k": 40, "top_p": 0.9, "min_p": 0.01}),
    (SHORT, 8, {"temperature": 1000.0, "seed": 7, "top_p": 0.6}),  # so flat that 180 of 301 are kept
    (SHORT, 8, {"temperature": 50.0, "seed": 9, "top_k": 200}),
    (LONG, 3, {}),
]
OF_LAYERS = REQUESTS[:1]  # with a part of the layers


def in_numpy(config: dict[str, Any], vector: Vector) -> Any:
    """The model of a vector for the second implementation."""
    module = numpy_profile()

    def read(name: str) -> Any:
        shape = vectors.tensor_shapes(config)[name]
        if vector.weights != "int4" or len(shape) == 1:
            return vectors.floats(name, shape)
        if name == "model.embed_tokens.weight":
            numbers, scale = vectors.int8_table(name, shape)
            return module.Int8(numbers, scale[:, 0])
        blocks = vectors.q4_1_blocks(name, shape)
        factors = blocks[..., :4].copy().view("<f2").astype(np.float32)
        numbers = np.concatenate([blocks[..., 4:] & 15, blocks[..., 4:] >> 4], -1)
        numbers = numbers.reshape(shape[0], -1, GROUP).reshape(shape).astype(np.int8)
        return module.Blocks(numbers, factors[..., 0], factors[..., 1])

    return module.Llama(config | {"num_hidden_layers": vector.layers}, read, vector.weights)


def compute(model: Any, answer: ExpectedAnswer) -> Iterator[tuple[int, str]]:
    """The tokens, and SHA-256 of the logits of each."""
    sampling = numpy_profile().Sampling(**answer.options) if answer.options else None
    for token, logits in model.complete(list(answer.prompt), len(answer.tokens), sampling):
        yield token, vectors.logits_digest(logits)


def main() -> None:
    written = []
    for weights in FORMATS:
        for layers in range(1, int(str(CONFIG["num_hidden_layers"])) + 1):
            model = in_numpy(CONFIG, Vector(weights, layers, ()))
            answers = []
            for prompt, count, options in REQUESTS if layers == CONFIG["num_hidden_layers"] else OF_LAYERS:
                computed = list(compute(model, ExpectedAnswer(prompt, [0] * count, [], options)))
                tokens, logits = zip(*computed, strict=True)
                answers.append({"prompt": prompt, "options": options, "tokens": tokens, "logits": logits})
            written.append({"weights": weights, "layers": layers, "answers": answers})
    lines = ",\n".join(map(json.dumps, written))
    head = f'"profile": {json.dumps(PROFILE)},\n"config": {json.dumps(CONFIG)}'
    FILE.write_text(f'{{\n{head},\n"vectors": [\n{lines}\n]\n}}\n')


if __name__ == "__main__":
    main()
