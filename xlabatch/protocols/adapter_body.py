"""The bodies of `/v1/load_lora_adapter` and `/v1/unload_lora_adapter`, as vLLM has them."""

from typing import Literal

from xlabatch.protocols.body import Body


class LoadAdapter(Body):
    """`/v1/load_lora_adapter`."""

    lora_name: str
    lora_path: str  # within the server's folder
    model: str | None = None  # whose adapter it is; the first one of a server with several


class UnloadAdapter(Body):
    """`/v1/unload_lora_adapter`."""

    WITHOUT_EFFECT = frozenset({"lora_int_id"})
    lora_name: str
    running: Literal["keep", "cancel"] = "keep"  # requests that use it
