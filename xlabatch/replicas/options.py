"""What replicas are made of, as a Serve config file or the command line gives it. Knows no Ray."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field, field_validator

from xlabatch.errors import Refused
from xlabatch.server.service import Settings


class ReplicaOptions(BaseModel):
    """A model, its engine's options and its server's settings; unknown names are errors."""

    model_config = ConfigDict(extra="forbid")

    model: str | None = None  # a folder, a hub id, random:SHAPE; None is the embedded model
    weights: str | None = None
    chat_template: str | None = None  # the text of one in place of the model's
    engine: dict[str, Any] = Field(default_factory=dict)  # of LLM: slots, context, draft, ...
    settings: Settings
    replicas: int = Field(default=1, ge=1)
    max_replicas: int | None = None  # with more than `replicas` they follow the number of requests
    gpus: float = 0  # of each replica
    max_waiting: int = Field(default=1024, ge=1)  # requests that wait in an ingress for a replica

    @field_validator("settings")
    @classmethod
    def has_no_files(cls, settings: Settings) -> Settings:
        """Files and batches are the work of one process, which would be done by each replica."""
        if settings.files:
            raise Refused("replicas have no files: run batches with xlabatch batch, or with one server")
        return settings

    @property
    def slots(self) -> int:
        """The slots of a replica's engine, with the default of the command line."""
        slots: int = self.engine.get("slots", 8)
        return slots
