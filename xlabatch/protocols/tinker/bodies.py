"""The bodies of Tinker's endpoints in JSON, as its official client sends them."""

import hashlib
from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from pydantic import Field

from xlabatch.errors import Refused
from xlabatch.protocols.body import Body
from xlabatch.protocols.formatting import Json

Metadata = dict[str, Any]


class TinkerBody(Body):
    """A body that may say which type it is."""

    WITHOUT_EFFECT: ClassVar[frozenset[str]] = frozenset(("type",))

    @property
    def digest(self) -> str:
        """A name for all that it asks for."""
        return hashlib.sha256(self.model_dump_json().encode()).hexdigest()


class AboutClient(TinkerBody):
    """`/api/v1/client/config` and `/api/v1/client/dynamic_config`."""

    sdk_version: str | None = None


class CreateSession(TinkerBody):
    """`/api/v1/create_session`."""

    WITHOUT_EFFECT = frozenset(("type", "tags", "user_metadata", "sdk_version", "project_id", "display_name"))


class Heartbeat(TinkerBody):
    """`/api/v1/session_heartbeat`."""

    session_id: str


class FinishSession(TinkerBody):
    """`/api/v1/sessions/ID/finish`."""

    WITHOUT_EFFECT = frozenset(("reason", "detail"))


class LoraConfig(TinkerBody):
    """Which adapter is trained."""

    rank: int
    seed: int | None = None
    train_unembed: bool = True  # without effect: a head has no adapter
    train_mlp: bool = True
    train_attn: bool = True


class Adamw(TinkerBody):
    """The only optimizer."""

    type: Literal["adamw"] = "adamw"


class CreateModel(TinkerBody):
    """`/api/v1/create_model`."""

    session_id: str
    model_seq_id: int
    base_model: str
    user_metadata: Metadata | None = None
    lora_config: LoraConfig | None = None
    optimizer_config: Adamw = Adamw()


class OfModel(TinkerBody):
    """`/api/v1/get_info`."""

    model_id: str


class AdamParams(TinkerBody):
    """The options of an optimizer's step."""

    learning_rate: float = 1e-4
    beta1: float = 0.9
    beta2: float = 0.95
    eps: float = 1e-12
    weight_decay: float = 0.0
    grad_clip_norm: float = 0.0


class OptimStep(TinkerBody):
    """`/api/v1/optim_step`."""

    REFUSED: ClassVar[dict[str, str]] = {"optimizer_params": "the only optimizer is Adam: give adam_params"}
    model_id: str
    seq_id: int
    adam_params: AdamParams = AdamParams()


class SaveWeights(TinkerBody):
    """`/api/v1/save_weights`."""

    REFUSED: ClassVar[dict[str, str]] = {"ttl_seconds": "checkpoints are kept until their folder is removed"}
    model_id: str
    seq_id: int
    path: str
    overwrite: bool = False
    user_metadata: dict[str, str] | None = None


class SaveWeightsForSampler(TinkerBody):
    """`/api/v1/save_weights_for_sampler`."""

    WITHOUT_EFFECT = frozenset(("type", "sampling_session_seq_id"))
    REFUSED: ClassVar[dict[str, str]] = {"ttl_seconds": "checkpoints are kept until their folder is removed"}
    model_id: str
    seq_id: int
    path: str | None = None
    kind: Literal["snapshot", "inflight"] = "snapshot"
    user_metadata: dict[str, str] | None = None


class LoadWeights(TinkerBody):
    """`/api/v1/load_weights`: into a model, or as a new one of a session."""

    WITHOUT_EFFECT = frozenset(("type", "weights_access_token"))
    path: str
    optimizer: bool
    model_id: str | None = None
    seq_id: int | None = None
    session_id: str | None = None
    model_seq_id: int | None = None
    base_model: str | None = None
    user_metadata: Metadata | None = None
    optimizer_config: Adamw = Adamw()


class CreateSampler(TinkerBody):
    """`/api/v1/create_sampling_session`."""

    session_id: str
    sampling_session_seq_id: int
    base_model: str | None = None
    model_path: str | None = None


class WeightsInfo(TinkerBody):
    """`/api/v1/weights_info`."""

    tinker_path: str


class RetrieveFuture(TinkerBody):
    """`/api/v1/retrieve_future` and `/api/v1/cancel_future`."""

    WITHOUT_EFFECT = frozenset(("type", "allow_metadata_only"))
    request_id: str


class TokenChunk(TinkerBody):
    """A part of a prompt."""

    REFUSED: ClassVar[dict[str, str]] = dict.fromkeys(
        ("data", "location", "dmel", "format"), "a prompt consists of chunks of tokens"
    )
    tokens: list[int]


class ModelInput(TinkerBody):
    """A prompt."""

    chunks: list[TokenChunk]


class SamplingParameters(TinkerBody):
    """How tokens are chosen."""

    max_tokens: int | None = None
    seed: int | None = None
    stop: str | list[str] | list[int] | None = None
    temperature: float = 1.0
    top_k: int = -1
    top_p: float = 1.0


class Sample(TinkerBody):
    """`/api/v1/asample`."""

    NEUTRAL: ClassVar[dict[str, Any]] = {"record_stability_info": False, "prompt_alt_tokens_k": 0}
    REFUSED: ClassVar[dict[str, str]] = {
        "target_prompt_logprobs": "topk_prompt_logprobs has the likeliest ids at each position"
    }
    prompt: ModelInput
    sampling_params: SamplingParameters
    num_samples: int = Field(1, ge=1, le=1024)
    sampling_session_id: str
    seq_id: int
    prompt_logprobs: bool = False
    topk_prompt_logprobs: int = 0
    topk_sample_logprobs: int = 0
    prompt_logprobs_last_n: int | None = Field(None, ge=1)

    def item(self, ends: Sequence[int], context: int) -> Json:
        """The prompt with its options, for a model with these end tokens."""
        params = self.sampling_params
        ids = [id for chunk in self.prompt.chunks for id in chunk.tokens]
        if not ids:
            raise Refused("the prompt is empty")
        left = max(context - len(ids), 1)
        item: Json = {
            "prompt": ids,
            "max_tokens": left if params.max_tokens is None else params.max_tokens,
            "n": self.num_samples,
            "temperature": params.temperature,
            "top_k": max(params.top_k, 0),
            "top_p": params.top_p,
            "logprobs": self.topk_sample_logprobs,
        }
        if params.seed is not None:
            item["seed"] = params.seed % 2**64
        if self.prompt_logprobs or self.topk_prompt_logprobs:
            item["prompt_logprobs"] = self.topk_prompt_logprobs
        if isinstance(params.stop, str):
            item["stop"] = (params.stop,)
        elif params.stop == []:
            item["ignore_eos"] = True
        elif params.stop:
            kind = "stop_token_ids" if isinstance(params.stop[0], int) else "stop"
            given = [id for id in params.stop if id not in ends]
            item |= {kind: tuple(given)} if given else {}
        return item
