"""The response of `/v1/messages`, and Anthropic's form of an error."""

import json
from collections.abc import Iterator, Mapping
from contextlib import suppress

from xlabatch.protocols.event_format import NAMED_EVENTS, named_event
from xlabatch.protocols.formatting import Json, error_body
from xlabatch.protocols.reply_blocks import BlockEvent, ReplyBlock, ReplyBlocks
from xlabatch.protocols.response_builder import ENGINE_FAILED, ResponseBuilder
from xlabatch.protocols.updates import Update
from xlabatch.request import REQUEST_FAULTS

TYPES = {  # of errors, by status
    400: "invalid_request_error",
    401: "authentication_error",
    403: "permission_error",
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
    names: Mapping[str, str] = {"json_schema": "output_config.format"}

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        delta = update.delta
        if delta.finish == "error":
            status = 400 if delta.reason in REQUEST_FAULTS else 500
            yield messages_error(status, delta.reason or ENGINE_FAILED)
            return
        if update.is_first:
            self.reply = ReplyBlocks(self.id, self.prompts[number].reply)
            message = self._message([], {"stop_reason": None, "stop_sequence": None})
            yield {"type": "message_start", "message": message | {"usage": self._usage(0)}}
            yield PING
        for event in self.reply.push(delta.text, delta.finish is not None):
            yield from block_events(event)
        if delta.finish:
            stop = self._stop(delta.finish, self.reply)
            yield {"type": "message_delta", "delta": stop, "usage": self._usage(), **self.receipt()}
            yield {"type": "message_stop"}

    def body(self) -> Json:
        (completion,) = self.completions
        reply = ReplyBlocks(self.id, self.prompts[0].reply)
        list(reply.push(completion.text, last=True))
        content = list(map(complete_block, reply.blocks))
        return self._message(content, self._stop(completion.finish, reply)) | self.receipt()

    def _message(self, content: list[Json], stop: Json) -> Json:
        fields = {"id": self.id, "type": "message", "role": "assistant", "model": self.model}
        return {**fields, "content": content, **stop, "usage": self._usage()}

    def _stop(self, finish: str, reply: ReplyBlocks) -> Json:
        """Return why the message ended, and the stop sequence if one was found."""
        sequence = self.prompts[0].completions[0].detokenizer.stop_found
        if finish == "length":
            return {"stop_reason": "max_tokens", "stop_sequence": None}
        if sequence is not None:
            return {"stop_reason": "stop_sequence", "stop_sequence": sequence}
        has_calls = any(block.kind == "call" for block in reply.blocks)
        return {"stop_reason": "tool_use" if has_calls else "end_turn", "stop_sequence": None}

    def _usage(self, output: int | None = None) -> Json:
        """Return the token counts under this API's names; `output` overrides the count of output tokens."""
        usage = self.usage() if output is None else self.make_usage(output, 0)
        cached = usage["prompt_tokens_details"]["cached_tokens"]
        return {
            "input_tokens": usage["prompt_tokens"] - cached,
            "cache_read_input_tokens": cached,
            "cache_creation_input_tokens": 0,
            "output_tokens": usage["completion_tokens"],
        }


def complete_block(block: ReplyBlock) -> Json:
    """Return a block as it is in a body."""
    complete = empty_block(block)
    if block.kind != "call":
        return complete | {FIELDS[block.kind]: block.text}
    with suppress(ValueError):  # the input stays empty if the arguments were cut off
        complete["input"] = json.loads(block.text)
    return complete


def empty_block(block: ReplyBlock) -> Json:
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
