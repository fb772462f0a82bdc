"""The bodies of the endpoints that replace weights and pause an engine."""

from typing import Literal

from xlabatch.protocols.body import Body

# what becomes of requests that run
RunningChoice = Literal["recompute", "keep", "restart", "finish", "cancel"]
# which replicas are updated at a time; without effect on a server with one engine
ReplicasChoice = Literal["rolling", "all"]


class OfServer(Body):
    """`/resume`."""

    model: str | None = None  # the first one of a server with several


class Pause(OfServer):
    """`/pause`."""

    mode: Literal["keep", "wait", "abort"] = "keep"  # what becomes of requests that run


class WeightsUpdate(OfServer):
    """The options of `/update_weights`, which are in its URL: its body has the weights."""

    running: RunningChoice = "recompute"
    replicas: ReplicasChoice = "rolling"


class UpdateFromDisk(WeightsUpdate):
    """`/update_weights_from_disk`, as SGLang has it."""

    WITHOUT_EFFECT = frozenset(("load_format", "flush_cache", "is_async"))
    model_path: str  # within the server's folder
