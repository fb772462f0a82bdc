"""Reading a config.json: a value of the right type and range, or an error that names the field.

HfConfig records which fields were read, so that an unread field that might change the model's output is
refused and never silently ignored.
"""

from collections.abc import Collection
from typing import Any

from xlabatch.errors import Refused
from xlabatch.validation import printable

MAX_NUMBER = 2**24  # larger than any size in a known model; a larger number is a typing error
MIN_REAL = 1e-30  # so that quotients of two numbers are finite in float64
# fields that do not change a model's logits: metadata, training, and defaults for sampling
IGNORED = frozenset(
    """
    architectures auto_map dtype torch_dtype model_type transformers_version transformers.js_config use_cache
    is_llama_config custom_pipelines num_steps unsloth_fixed unsloth_version name_or_path task_specific_params
    tokenizer_class bos_token_id eos_token_id pad_token_id sep_token_id unk_token_id cls_token_id
    decoder_start_token_id prefix tf_legacy_loss
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

    def __init__(self, raw: dict[str, Any], stored: Collection[str] | None = None) -> None:
        self.raw = raw
        self.stored = stored  # the names of the tensors that the files hold; None: there are no files
        self.read_fields: set[str] = set()
        self.parts: dict[str, HfConfig] = {}  # objects that describe a part of the model

    def with_fields(self, raw: dict[str, Any]) -> "HfConfig":
        """Another config.json in place of this one; fields that are read there count as read here."""
        other = HfConfig(raw, self.stored)
        other.read_fields = self.read_fields
        return other

    def part(self, name: str, defaults: dict[str, Any]) -> "HfConfig":
        """The config.json of a part of the model, which is an object within this one."""
        if name not in self.parts:
            self.parts[name] = HfConfig({**defaults, **self.table(name)}, self.stored)
        return self.parts[name]

    def ignore(self, name: str, _why: str) -> None:
        """Count a field as read that changes nothing in this family."""
        self.read_fields.add(name)

    def get(self, name: str, default: object = None) -> Any:
        """A field of any type; null counts as absent."""
        self.read_fields.add(name)
        value = self.raw.get(name)
        return default if value is None else value

    def number(self, name: str, default: int | None = None, most: int = MAX_NUMBER, least: int = 1) -> int:
        """An integer from `least` to `most`; without a default the field is required."""
        value = self.get(name, default)
        if type(value) is not int or not least <= value <= most:
            span = f"an integer from {least} to {most}"
            raise Refused(f"config.json: {name} must be {span}, got {value!r:.60}")
        return value

    def real(self, name: str, default: float | None = None) -> float:
        """A positive number; without a default the field is required."""
        return real(self.get(name, default), name)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.get(name, default)
        if not isinstance(value, bool):
            raise Refused(f"config.json: {name} must be true or false, got {value!r:.60}")
        return value

    def table(self, name: str) -> dict[str, Any]:
        """An object; empty where the field is absent."""
        value = self.get(name, {})
        if not isinstance(value, dict):
            raise Refused(f"config.json: {name} must be an object, got {value!r:.60}")
        return value

    def cap(self, name: str, default: float | None = None) -> float | None:
        """A soft cap over 0. Null means none; an absent field means the family's default."""
        return default if name not in self.raw else None if self.get(name) is None else self.real(name)

    def window(self, default: int | None = None, name: str = "sliding_window") -> int | None:
        """The positions in a window or chunk. Null means all; an absent field means the family's default."""
        return default if name not in self.raw else None if self.get(name) is None else self.number(name)

    def one_of(self, name: str, known: dict[str, str], default: str) -> str:
        """One of the known names, translated to ours."""
        value = self.get(name, default)
        if not isinstance(value, str) or value not in known:
            raise Refused(
                f"config.json: {name} {value!r:.60} is not supported; supported values: {', '.join(known)}"
            )
        return known[value]

    def per_layer(
        self, name: str, layers: int, known: tuple[Any, ...], *, longer: bool = False
    ) -> list[Any] | None:
        """A list with one of the known values for each layer, or `longer`; None where the field is absent."""
        value = self.get(name)
        if value is None:
            return None
        ours = value[:layers] if longer and isinstance(value, list) else value
        if not isinstance(ours, list) or len(ours) != layers or any(entry not in known for entry in ours):
            options = ", ".join(map(repr, known))
            raise Refused(
                f"config.json: {name} must be a list of {layers}, each of {options}, got {value!r:.60}"
            )
        return ours

    def expect(self, **values: object) -> None:
        """Refuse fields that have another value than the only one that is supported."""
        for name, known in values.items():
            if self.get(name, known) != known:
                raise Refused(
                    f"config.json: {name} {self.raw[name]!r:.60} is not supported here; only {known!r} is"
                )

    def check_tensor_count(self, count: int, of: str) -> None:
        """Refuse what consists of far more tensors than the files hold."""
        if self.stored is not None and count > 4 * len(self.stored) + 1000:
            raise Refused(
                f"config.json: {of} would consist of {count} tensors, but the files hold {len(self.stored)}"
            )

    def is_stored(self, name: str) -> bool:
        """Whether the files hold a tensor by this name; where there are no files they hold none."""
        return self.stored is not None and name in self.stored

    def check_all_read(self) -> None:
        """Refuse fields that were not read, except those that are known not to change the logits."""
        for part in self.parts.values():
            part.check_all_read()
        unread = {name for name, value in self.raw.items() if value is not None} - self.read_fields - IGNORED
        if unknown := sorted(name for name in unread if not name.startswith("_")):
            raise Refused(
                f"config.json: {printable(', '.join(unknown))} not understood for "
                f"{self.raw.get('model_type')}; a field that might change the model's output is never ignored"
            )


def real(value: object, name: str) -> float:
    """A positive number."""
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not MIN_REAL <= value < 1 / MIN_REAL:
        raise Refused(f"config.json: {name} must be a positive number, got {value!r:.60}")
    return float(value)
