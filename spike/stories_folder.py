"""Write a trained story model as a plain Hugging Face folder.

Every file is replaced whole, so that a reader never sees half of one while training goes on.
"""

import json
from pathlib import Path

import numpy as np
from jax import Array
from safetensors.numpy import save
from stories_model import Shape
from stories_text import BEGIN, END
from tokenizers import Tokenizer

# Each message is its role's token and its content; an answer ends with the end token.
CHAT_TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}"
    "{% if message['role'] not in ['system', 'user', 'assistant'] %}"
    "{{ raise_exception('the roles are system, user and assistant, not ' ~ message['role']) }}{% endif %}"
    "{{ '<|' ~ message['role'] ~ '|>' ~ (message['content'] | trim) }}"
    "{% if message['role'] == 'assistant' %}{{ eos_token }}{% endif %}{% endfor %}"
    "{% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}"
)


def write_surroundings(folder: Path, shape: Shape, tokenizer: Tokenizer, samples: list[str]) -> None:
    """Write everything but the weights: config, tokenizer, and stories that training never saw."""
    folder.mkdir(parents=True, exist_ok=True)
    ends: dict[str, object] = {
        "bos_token_id": tokenizer.token_to_id(BEGIN),
        "eos_token_id": tokenizer.token_to_id(END),
    }
    replace(folder / "config.json", as_json(config(shape) | ends))
    replace(folder / "generation_config.json", as_json(ends))
    replace(folder / "tokenizer.json", tokenizer.to_str(pretty=True).encode())
    replace(folder / "tokenizer_config.json", as_json(tokenizer_config(shape)))
    replace(folder / "samples.txt", ("\n".join(samples) + "\n").encode())


def write_weights(folder: Path, params: dict[str, Array]) -> None:
    """Write the weights as they are now."""
    arrays = {name: np.asarray(weight, np.float32) for name, weight in params.items()}
    replace(folder / "model.safetensors", save(arrays, metadata={"format": "pt"}))


def config(shape: Shape) -> dict[str, object]:
    """The shape in Hugging Face words."""
    return {
        "architectures": ["LlamaForCausalLM"],
        "model_type": "llama",
        "attention_bias": False,
        "dtype": "float32",
        "head_dim": shape.head,
        "hidden_act": "silu",
        "hidden_size": shape.hidden,
        "intermediate_size": shape.mlp,
        "max_position_embeddings": shape.context,
        "mlp_bias": False,
        "num_attention_heads": shape.heads,
        "num_hidden_layers": shape.layers,
        "num_key_value_heads": shape.kv_heads,
        "rms_norm_eps": shape.eps,
        "rope_theta": shape.theta,
        "tie_word_embeddings": True,
        "vocab_size": shape.vocabulary,
    }


def tokenizer_config(shape: Shape) -> dict[str, object]:
    """What makes AutoTokenizer load tokenizer.json as it is."""
    return {
        "tokenizer_class": "PreTrainedTokenizerFast",
        "bos_token": BEGIN,
        "eos_token": END,
        "chat_template": CHAT_TEMPLATE,
        "clean_up_tokenization_spaces": False,
        "model_max_length": shape.context,
    }


def as_json(content: dict[str, object]) -> bytes:
    """Write a dict for people and machines."""
    return (json.dumps(content, indent=2) + "\n").encode()


def replace(path: Path, content: bytes) -> None:
    """Put a whole file in the place of the old one at once."""
    unfinished = path.with_name(path.name + ".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)
