"""The response of `/v1/responses`, as a body or as events about its items."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from xlabatch.protocols.event_format import NAMED_EVENTS
from xlabatch.protocols.formatting import Json, chat_logprobs
from xlabatch.protocols.reply_blocks import BlockEvent, ReplyBlock, ReplyBlocks
from xlabatch.protocols.response_builder import ENGINE_FAILED, ResponseBuilder
from xlabatch.protocols.responses_api_body import ResponsesBody
from xlabatch.protocols.updates import Update
from xlabatch.request import REQUEST_FAULTS, Logprobs
from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.text.outputs import Completion
from xlabatch.text.tokenizer import Tokenizer

STATUSES = {"stop": "completed", "length": "incomplete", "error": "failed", "cancelled": "cancelled"}
DETAILS = {"incomplete": {"reason": "max_output_tokens"}}
PREFIXES = {"text": "msg", "reasoning": "rs", "call": "fc"}  # of item ids, by kind of block
TIMED = (".delta", "response.completed", "response.incomplete")  # events that may have timings
ECHOED = {  # fields of the request that its response has too
    "instructions",
    "max_output_tokens",
    "metadata",
    "parallel_tool_calls",
    "previous_response_id",
    "reasoning",
    "store",
    "temperature",
    "text",
    "tool_choice",
    "tools",
    "top_logprobs",
    "top_p",
    "truncation",
}
DELTAS = {"text": "output_text", "reasoning": "reasoning_text", "call": "function_call_arguments"}


class ResponsesBuilder(ResponseBuilder):
    """`/v1/responses`: one response made of items."""

    event_format = NAMED_EVENTS

    def __init__(
        self,
        id: str,
        model: str,
        request: ResponsesBody,
        tokenizer: Tokenizer,
        on_complete: Callable[[Json], None],
    ) -> None:
        super().__init__(id, model, request.stream, request.return_progress)
        self.logprobs = TextLogprobs(tokenizer)
        self.request = request
        self.on_complete = on_complete
        self.sequence = 0

    @property
    def names(self) -> Mapping[str, str]:
        return self.request.names

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        for event in self.events(number, update):
            if self.request.timings_per_token and event["type"].endswith(TIMED):
                event["timings"] = self.timings(self.usage()["completion_tokens"])
            yield self.number_event(event)

    def opening_chunks(self) -> Iterator[Json]:
        """Yield the first events, unless they come with the first token."""
        status = "queued" if self.request.background else "in_progress"
        if self.request.background or self.shows_progress:
            for name in ("created", status):
                yield self.number_event({"type": f"response.{name}", "response": self.response(status, [])})

    def progress_chunks(self, number: int, progress: PromptProgress) -> Iterator[Json]:
        """Yield progress as llama.cpp does: in events that say that the response is in progress."""
        for new in self.timer.progress(number, progress):
            event = {"type": "response.in_progress", "response": self.response("in_progress", [])}
            yield self.number_event(event | {"prompt_progress": new})

    def number_event(self, event: Json) -> Json:
        number = self.sequence
        self.sequence += 1
        return {"type": event.pop("type"), "sequence_number": number, **event}

    def events(self, number: int, update: Update) -> Iterator[Json]:
        """Yield the events for an update, without their numbers."""
        finish = update.delta.finish
        if update.is_first:
            self.timer.start_generation()
            self.reply = ReplyBlocks(self.id, self.prompts[number].reply)
            begins = () if self.shows_progress else ("created", "in_progress")
            for name in ("in_progress",) if self.request.background else begins:
                yield {"type": f"response.{name}", "response": self.response("in_progress", [])}
        self.logprobs.add(update.tokens, update.logprobs)
        for event in list(self.reply.push(update.delta.text, finish is not None)):
            logprobs = self.logprobs.take(event.block) if event.kind == "text" else []
            status = choose_status(event.block, self.reply, finish)
            yield from block_events(event, status, logprobs or self.logprobs.of(event.block))
        if finish:
            response = self.complete(finish, self.reply)
            status = response["status"] if response["status"] != "cancelled" else "incomplete"
            yield {"type": f"response.{status}", "response": response}

    def body(self) -> Json:
        (completion,) = self.completions
        reply = ReplyBlocks(self.id, self.prompts[0].reply)
        list(reply.push(completion.text, last=True))
        self.logprobs.read(completion, reply.blocks)
        body = self.complete(completion.finish, reply)
        return body | (
            {"timings": self.timings(len(completion.tokens))} if self.request.timings_per_token else {}
        )

    def complete(self, finish: str, reply: ReplyBlocks) -> Json:
        """Return the finished response, after storing it if the body asks for that."""
        status = STATUSES[finish]
        output = [
            make_item(block, choose_status(block, reply, finish), self.logprobs.of(block))
            for block in reply.blocks
        ]
        response = self.response(status, output) | self.receipt()
        if self.request.store:
            self.on_complete(response)
        return response

    def response(self, status: str, output: list[Json]) -> Json:
        request = self.request
        code = "invalid_prompt" if self.failure in REQUEST_FAULTS else "server_error"
        error = {"code": code, "message": self.failure or ENGINE_FAILED}
        counts = self.usage()
        usage = {
            "input_tokens": counts["prompt_tokens"],
            "input_tokens_details": counts["prompt_tokens_details"],
            "output_tokens": counts["completion_tokens"],
            "output_tokens_details": counts["completion_tokens_details"],
            "total_tokens": counts["total_tokens"],
        }
        return {
            "id": self.id,
            "object": "response",
            "created_at": self.created,
            "status": status,
            "background": request.background,
            "error": error if status == "failed" else None,
            "incomplete_details": DETAILS.get(status),
            "model": self.model,
            "output": output,
            **request.model_dump(by_alias=True, include=ECHOED),
            "usage": None if status in ("queued", "in_progress") else usage,
        }


class TextLogprobs:
    """Collects the log-probability entries of each text block. This API has none for reasoning and calls."""

    def __init__(self, tokenizer: Tokenizer) -> None:
        self.tokenizer = tokenizer
        self.new: list[Json] = []  # entries of tokens with text still to come
        self.by_block: dict[int, list[Json]] = {}

    def add(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> None:
        """Add a stream's tokens before their text; special tokens have no entry."""
        if logprobs:
            entries = zip(tokens, self._entries(tokens, logprobs), strict=True)
            self.new += [entry for token, entry in entries if self.tokenizer.token_bytes(token)]

    def take(self, block: ReplyBlock) -> list[Json]:
        """Return the entries for the text that was just added to a block."""
        taken = self.new
        self.new = []
        if block.kind != "text":
            return []
        self.by_block.setdefault(block.index, []).extend(taken)
        return taken

    def of(self, block: ReplyBlock) -> list[Json]:
        """Return all entries of a block; none unless it is text."""
        return self.by_block.get(block.index, [])

    def read(self, completion: Completion, blocks: Sequence[ReplyBlock]) -> None:
        """Add a whole completion: a block gets the entries of all tokens with bytes in its text."""
        if not completion.logprobs:
            return
        entries = self._entries(completion.tokens, completion.logprobs)
        text = completion.text.encode()
        start = 0
        spans = list[tuple[int, int]]()
        for token in completion.tokens:
            spans.append((start, start + len(self.tokenizer.token_bytes(token))))
            start = spans[-1][1]
        position = 0
        for block in blocks:
            if block.kind != "text":
                continue
            begin = max(text.find(block.text.encode(), position), position)
            position = begin + len(block.text.encode())
            self.by_block[block.index] = [
                entry
                for entry, (first, last) in zip(entries, spans, strict=True)
                if max(first, begin) < min(last, position)
            ]

    def _entries(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> list[Json]:
        return chat_logprobs(self.tokenizer, self.tokenizer.token_text, tokens, logprobs)["content"]


def choose_status(block: ReplyBlock, reply: ReplyBlocks, finish: str | None) -> str:
    """Return the status of a finished item: incomplete if it was cut off."""
    is_cut = finish not in (None, "stop") and block is reply.blocks[-1]
    return "incomplete" if is_cut else "completed"


def item_id(block: ReplyBlock) -> str:
    return f"{PREFIXES[block.kind]}_{block.id}"


def make_part(block: ReplyBlock, text: str, logprobs: Sequence[Json] = ()) -> Json:
    """Return the part of an item that holds its text."""
    if block.kind == "reasoning":
        return {"type": "reasoning_text", "text": text}
    return {"type": "output_text", "text": text, "annotations": [], "logprobs": list(logprobs)}


def make_item(block: ReplyBlock, status: str, logprobs: Sequence[Json] = ()) -> Json:
    """Return an item of the output, without its text while it is in progress."""
    fields = {"id": item_id(block), "status": status}
    text = "" if status == "in_progress" else block.text
    if block.kind == "call":
        call = {"call_id": f"call_{block.id}", "name": block.name, "arguments": text}
        return {"type": "function_call", **fields, **call}
    content = [] if status == "in_progress" else [make_part(block, text, logprobs)]
    if block.kind == "reasoning":
        return {"type": "reasoning", **fields, "summary": [], "content": content}
    return {"type": "message", **fields, "role": "assistant", "content": content}


def block_events(event: BlockEvent, status: str, logprobs: Sequence[Json]) -> Iterator[Json]:
    """Yield the events for what happens to an item.

    `status` is the item's status at its end; `logprobs` are for the text of the event.
    """
    block = event.block
    place: Json = {"item_id": item_id(block), "output_index": block.index}
    place |= {} if block.kind == "call" else {"content_index": 0}
    of_text: Json = {"logprobs": list(logprobs)} if block.kind == "text" else {}
    name = f"response.{DELTAS[block.kind]}"
    item: Json = {"output_index": block.index}
    if event.kind == "begin":
        yield {"type": "response.output_item.added", **item, "item": make_item(block, "in_progress")}
        if block.kind == "text":
            yield {"type": "response.content_part.added", **place, "part": make_part(block, "")}
    elif event.kind == "text":
        yield {"type": f"{name}.delta", **place, "delta": event.text, **of_text}
    else:
        done = {"arguments": block.text, "name": block.name} if block.kind == "call" else {"text": block.text}
        yield {"type": f"{name}.done", **place, **done, **of_text}
        if block.kind == "text":
            part = make_part(block, block.text, logprobs)
            yield {"type": "response.content_part.done", **place, "part": part}
        yield {"type": "response.output_item.done", **item, "item": make_item(block, status, logprobs)}
