"""The response of `/v1/messages`, and Anthropic's form of an error."""

import json
from collections.abc import Iterator
from typing import Any

from xlabatch.protocols.event_format import NAMED_EVENTS, named_event
from xlabatch.protocols.formatting import Json, error_body
from xlabatch.protocols.reply_blocks import Block, BlockEvent, ReplyBlocks
from xlabatch.protocols.response_builder import ENGINE_FAILED, ResponseBuilder
from xlabatch.protocols.updates import Update

TYPES = {400: "invalid_request_error", 401: "authentication_error", 403: "permission_error"} | {
    404: "not_found_error",
    413: "request_too_large",
    429: "rate_limit_error",
    503: "overloaded_error",
}
FIELDS = {"text": "text", "reasoning": "thinking"}  # the field that holds a block's text, by kind
PING = {"type": "ping"}
DELTAS = {"text": "text_delta", "reasoning": "thinking_delta", "call": "input_json_delta"}


def messages_error(status: int, message: str) -> Json:
    """Return an error as Anthropic's clients read it."""
    cut = error_body(message, "")["error"]["message"]
    return {"type": "error", "error": {"type": TYPES.get(status, "api_error"), "message": cut}}


class MessagesBuilder(ResponseBuilder):
    """`/v1/messages`: one message as a body, or as events for its blocks."""

    event_format = NAMED_EVENTS._replace(keep_alive=named_event(PING))

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        delta = update.delta
        if delta.finish == "error":
            yield messages_error(500, delta.reason or ENGINE_FAILED)
            return
        if update.is_first:
            self.reply = ReplyBlocks(self.id, self.prompts[number].reply)
            yield {"type": "message_start", "message": self._message([], None) | {"usage": self._usage(0)}}
            yield PING
        for event in self.reply.push(delta.text, delta.finish is not None):
            yield from block_events(event)
        if delta.finish:
            reason, sequence = self._stop(delta.finish, self.reply.has_calls)
            ended = {"stop_reason": reason, "stop_sequence": sequence}
            yield {"type": "message_delta", "delta": ended, "usage": self._usage()}
            yield {"type": "message_stop"}

    def body(self) -> Json:
        (completion,) = self.completions
        reply = ReplyBlocks(self.id, self.prompts[0].reply)
        list(reply.push(completion.text, last=True))
        return self._message(
            [complete_block(block) for block in reply.blocks], self._stop(completion.finish, reply.has_calls)
        )

    def _message(self, content: list[Json], stop: tuple[str, str | None] | None) -> Json:
        reason, sequence = stop or (None, None)
        fields = {"id": self.id, "type": "message", "role": "assistant", "model": self.model}
        ended = {"stop_reason": reason, "stop_sequence": sequence}
        return {**fields, "content": content, **ended, "usage": self._usage()}

    def _stop(self, finish: str, has_calls: bool) -> tuple[str, str | None]:
        """Return why the message ended, and the stop sequence if one was found."""
        sequence = self.prompts[0].completions[0].detokenizer.stop_found
        if finish == "length":
            return "max_tokens", None
        if sequence is not None:
            return "stop_sequence", sequence
        return ("tool_use" if has_calls else "end_turn"), None

    def _usage(self, output: int | None = None) -> Json:
        """Return the token counts under this API's names; `output` overrides the count of output tokens."""
        usage = self.usage() if output is None else self.usage_of(output, 0)
        cached = usage["prompt_tokens_details"]["cached_tokens"]
        return {
            "input_tokens": usage["prompt_tokens"] - cached,
            "cache_read_input_tokens": cached,
            "cache_creation_input_tokens": 0,
            "output_tokens": usage["completion_tokens"],
        }


def complete_block(block: Block) -> Json:
    """Return a block as it is in a body."""
    if block.kind == "call":
        return empty_block(block) | {"input": parsed(block.text)}
    return empty_block(block) | {FIELDS[block.kind]: block.text}


def parsed(arguments: str) -> Any:
    """Parse the arguments of a call; an empty object if they were cut off."""
    try:
        return json.loads(arguments)
    except ValueError:
        return {}


def empty_block(block: Block) -> Json:
    """Return a block as it begins in a stream."""
    if block.kind == "call":
        return {"type": "tool_use", "id": f"toolu_{block.id}", "name": block.name, "input": {}}
    if block.kind == "reasoning":
        return {"type": "thinking", "thinking": "", "signature": ""}
    return {"type": "text", "text": ""}


def block_events(event: BlockEvent) -> Iterator[Json]:
    """Yield the events for what happens to a block."""
    block = event.block
    if event.kind == "begin":
        yield {"type": "content_block_start", "index": block.index, "content_block": empty_block(block)}
    elif event.kind == "end":
        if block.kind == "reasoning":  # if there is none, clients assume that the block was cut off
            signature = {"type": "signature_delta", "signature": ""}
            yield {"type": "content_block_delta", "index": block.index, "delta": signature}
        yield {"type": "content_block_stop", "index": block.index}
    else:
        field = "partial_json" if block.kind == "call" else FIELDS[block.kind]
        delta = {"type": DELTAS[block.kind], field: event.text}
        yield {"type": "content_block_delta", "index": block.index, "delta": delta}
