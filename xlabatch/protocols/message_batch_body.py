"""The body of Anthropic's `/v1/messages/batches`."""

from typing import Annotated, Any

from pydantic import Field, StringConstraints

from xlabatch.protocols.body import Body

MAX_REQUESTS = 10_000  # in one batch
CustomId = Annotated[str, StringConstraints(pattern=r"^[a-zA-Z0-9_-]{1,64}$")]


class BatchedMessage(Body):
    """One request of a batch. Its `params`, a body of `/v1/messages`, are validated when it runs."""

    custom_id: CustomId
    params: dict[str, Any]


class MessageBatchCreate(Body):
    """`/v1/messages/batches`."""

    requests: Annotated[list[BatchedMessage], Field(min_length=1, max_length=MAX_REQUESTS, fail_fast=True)]
