"""The options of replicas, from a Serve config file or the command line. Knows no Ray."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, field_validator

from xlabatch.errors import Refused
from xlabatch.server.settings import Settings


class ReplicaOptions(BaseModel):
    """A model, its engine's options and its server's settings; unknown names are errors."""

    model_config = ConfigDict(extra="forbid")

    model: str | None = None  # a folder, a hub id or random:SHAPE; None is the embedded model
    weights: str | None = None
    chat_template: str | None = None  # the text of a template that replaces the model's
    engine: dict[str, Any] = Field(default_factory=dict)  # options of LLM: slots, context, draft, ...
    settings: Settings
    otlp_traces_endpoint: str | None = None  # None: as OTEL_* in the environment of the replicas say
    replicas: int = Field(default=1, ge=1)
    max_replicas: int | None = None  # if more than `replicas`, the count follows the number of requests
    gpus: float = 0  # for each replica
    max_waiting: int = Field(default=1024, ge=1)  # how many requests may wait in an ingress for a replica

    @field_validator("settings")
    @classmethod
    def has_no_files(cls, settings: Settings) -> Settings:
        """Refuse files and batches: one process does that work, but each replica would do it."""
        if settings.files:
            raise Refused("replicas have no files: run batches with xlabatch batch, or with one server")
        return settings

    @property
    def slots(self) -> int:
        return self.engine.get("slots", 8)
