"""Reading a config.json: the right kind and a possible value, or a sentence that names the field.

What was read is remembered, so that a field which nobody read, and which might change what the model says,
can be refused: it is never ignored.
"""

from typing import Any

MAX_NUMBER = 2**24  # of any size that we know how to meet; a slip of the pen is larger
# what says nothing about a model's answers: metadata, training, and how an answer is to be drawn by default
IGNORED = frozenset(
    """
    architectures auto_map dtype torch_dtype model_type transformers_version transformers.js_config use_cache
    is_llama_config custom_pipelines num_steps unsloth_fixed unsloth_version name_or_path task_specific_params
    tokenizer_class bos_token_id eos_token_id pad_token_id sep_token_id decoder_start_token_id prefix
    attention_dropout attn_pdrop embd_pdrop resid_pdrop hidden_dropout hidden_dropout_prob classifier_dropout
    attention_probs_dropout_prob residual_dropout embedding_dropout initializer_factor initializer_range
    gradient_checkpointing router_aux_loss_coef output_router_logits router_jitter_noise pretraining_tp
    summary_type summary_use_proj summary_activation summary_proj_to_labels summary_first_dropout
    output_attentions output_hidden_states output_past return_dict torchscript use_bfloat16 n_special
    predict_special_tokens chunk_size_feed_forward is_decoder tie_encoder_decoder problem_type finetuning_task
    id2label label2id remove_invalid_values cache_implementation attn_implementation
    max_length min_length do_sample early_stopping num_beams num_beam_groups diversity_penalty temperature
    top_k top_p typical_p repetition_penalty length_penalty no_repeat_ngram_size encoder_no_repeat_ngram_size
    bad_words_ids num_return_sequences output_scores return_dict_in_generate forced_bos_token_id
    forced_eos_token_id suppress_tokens begin_suppress_tokens exponential_decay_length_penalty
    """.split()  # noqa: SIM905
)


class HfConfig:
    """A config.json, and which of its fields were read."""

    def __init__(self, raw: dict[str, Any]) -> None:
        self.raw = raw
        self.seen: set[str] = set()

    def get(self, name: str, default: Any = None) -> Any:
        """What is said; null is as good as nothing."""
        self.seen.add(name)
        value = self.raw.get(name)
        return default if value is None else value

    def number(self, name: str, default: int | None = None, most: int = MAX_NUMBER, least: int = 1) -> int:
        """A whole number, over 0 unless said; one without a default must be there."""
        value = self.get(name, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            span = f"a whole number from {least} to {most}"
            raise ValueError(f"config.json: {name} must be {span}, got {value!r:.60}")
        return value

    def table(self, name: str) -> dict[str, Any]:
        """An object, empty where nothing is said."""
        value = self.get(name, {})
        if not isinstance(value, dict):
            raise ValueError(f"config.json: {name} must be an object, got {value!r:.60}")
        return value

    def real(self, name: str, default: float | None = None) -> float:
        """A number over 0; one without a default must be there."""
        return real(self.get(name, default), name)

    def cap(self, name: str, default: float | None = None) -> float | None:
        """A number over 0; null says none, silence says the family's default."""
        return default if name not in self.raw else None if self.get(name) is None else self.real(name)

    def flag(self, name: str, default: bool = False) -> bool:
        """True or false."""
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise ValueError(f"config.json: {name} must be true or false, got {value!r:.60}")
        return value

    def window(self, default: int | None = None) -> int | None:
        """How many positions a token sees; null says all, silence says the family's default."""
        name = "sliding_window"
        return default if name not in self.raw else None if self.get(name) is None else self.number(name)

    def one_of(self, name: str, known: dict[str, str], default: str) -> str:
        """A word that is known, and what we call it."""
        value = self.get(name, default)
        if not isinstance(value, str) or value not in known:
            raise ValueError(
                f"config.json: {name} {value!r:.60} is not supported; known are {', '.join(known)}"
            )
        return known[value]

    def expect(self, **values: Any) -> None:
        """Fields that are understood with one value alone."""
        for name, known in values.items():
            if self.get(name, known) != known:
                raise ValueError(
                    f"config.json: {name} {self.raw[name]!r:.60} is not supported here; known is {known!r}"
                )

    def listed(self, name: str, length: int, known: tuple[Any, ...]) -> list[Any] | None:
        """A list with an entry for each layer, each one of the known; or nothing."""
        value = self.get(name)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != length or any(entry not in known for entry in value):
            words = ", ".join(map(repr, known))
            raise ValueError(
                f"config.json: {name} must be a list of {length}, each of {words}, got {value!r:.60}"
            )
        return value

    def check_all_read(self) -> None:
        """Refuse what nobody read and what is not known to change nothing."""
        unread = {name for name, value in self.raw.items() if value is not None} - self.seen - IGNORED
        strange = sorted(name for name in unread if not name.startswith("_"))
        if strange:
            raise ValueError(
                f"config.json: {', '.join(strange)} not understood for {self.raw.get('model_type')}; "
                "what might change the model's answers is never ignored"
            )


def real(value: Any, name: str) -> float:
    """A number over 0."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 < value < 1e30:
        raise ValueError(f"config.json: {name} must be a number over 0, got {value!r:.60}")
    return float(value)
