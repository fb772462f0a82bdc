"""The response of `/v1/chat/completions`: text, reasoning and tool calls."""

from collections.abc import Iterator, Sequence
from functools import cached_property

from xlabatch.chat.channels import reply_reader
from xlabatch.chat.message import call_id
from xlabatch.chat.reply import ReplyFormat, ReplyPiece
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.formatting import Json, chat_logprobs
from xlabatch.protocols.response_builder import ChoicesBuilder
from xlabatch.protocols.updates import Update
from xlabatch.request import Logprobs
from xlabatch.text.outputs import Completion

PLAIN = ReplyFormat()
ROLE = {"role": "assistant"}
FIELDS = {"content": "content", "reasoning": "reasoning_content"}  # a message's field, by kind of piece


class ReplyMessage:
    """Reads one choice's message. The ids of its calls derive from its own id."""

    def __init__(self, id: str, format: ReplyFormat, has_functions: bool, has_reasoning: bool) -> None:
        self.id = id
        self.reader = reply_reader(format)
        self.hidden = () if has_reasoning else ("reasoning",)
        self.has_functions = has_functions  # OpenAI's older API, which allows one call only
        self.calls = 0

    def delta(self, text: str, last: bool) -> Json:
        """Add text and return the change of the message."""
        delta: Json = {}
        calls: dict[int, Json] = {}
        for piece in self.reader.push(text, last):
            if piece.kind in self.hidden:
                continue
            if piece.kind in FIELDS:
                delta[FIELDS[piece.kind]] = delta.get(FIELDS[piece.kind], "") + piece.text
            else:
                self.add_to_call(calls, piece)
        if "reasoning_content" in delta:
            delta["reasoning"] = delta["reasoning_content"]  # the newer name, in vLLM and OpenRouter
        if calls and self.has_functions:
            delta["function_call"] = next(iter(calls.values()))["function"]
        elif calls:
            delta["tool_calls"] = list(calls.values())
        return delta

    def add_to_call(self, calls: dict[int, Json], piece: ReplyPiece) -> None:
        """Add a new call, or more arguments of the last call, to `calls`."""
        if piece.kind == "name":
            id = call_id(self.id, self.calls)
            function = {"name": piece.text, "arguments": ""}
            calls[self.calls] = {"index": self.calls, "id": id, "type": "function", "function": function}
            self.calls += 1
            return
        index = self.calls - 1
        call = calls.setdefault(index, {"index": index, "function": {"arguments": ""}})
        call["function"]["arguments"] += piece.text

    def complete(self, text: str) -> Json:
        delta = self.delta(text, last=True)
        content = None if self.calls else ""
        message: Json = ROLE | {"content": content, **delta, "refusal": None}
        for call in message.get("tool_calls", ()):
            del call["index"]
        return message

    def finish_reason(self, finish: str | None) -> str | None:
        """Return why the choice ended; if the reply has calls, they are the reason."""
        if finish != "stop" or not self.calls:
            return finish
        return "function_call" if self.has_functions else "tool_calls"


class ChatBuilder(ChoicesBuilder[ChatBody]):
    """`/v1/chat/completions`."""

    object_name = "chat.completion"
    chunk_name = "chat.completion.chunk"

    def open_choice(self, index: int) -> Iterator[Json]:
        """Yield the role, which is sent with the first token, and the echo."""
        self.messages[index] = self.new_message(index)
        first = self.choice_chunk(delta_choice(index, ROLE | {"content": None}))
        ids = self.token_ids(self.prompts[0].request.prompt)
        yield first if ids is None else first | {"prompt_token_ids": ids}
        if self.request.echoed:
            yield self.choice_chunk(delta_choice(index, {"content": self.request.echoed}))

    def choice_chunks(self, index: int, update: Update) -> Iterator[Json]:
        """Yield what a token adds to the message, and at the end why it ended."""
        message = self.messages[index]
        finish = update.delta.finish
        delta = message.delta(update.delta.text, finish is not None)
        logprobs = self._logprobs(update.tokens, update.logprobs) if update.tokens else None
        ids = self.token_ids(update.tokens)
        if delta or (update.tokens and (logprobs is not None or ids is not None)):
            choice = delta_choice(index, delta or {"content": ""}) | {"logprobs": logprobs}
            if finish and self.has_continuous_usage:  # as in vLLM, each chunk then has more tokens
                choice["finish_reason"] = message.finish_reason(finish)
                finish = None
            yield self.choice_chunk(choice if ids is None else choice | {"token_ids": ids})
        if finish:
            yield self.choice_chunk(delta_choice(index, {}, message.finish_reason(finish)))

    @property
    def has_logprobs(self) -> bool:
        return bool(self.request.logprobs)

    def text_choice(self, index: int, text: str) -> Json:
        return delta_choice(index, {"content": text})

    def choice(self, index: int, completion: Completion) -> Json:
        message = self.new_message(index)
        complete = message.complete(completion.text)
        if self.request.echoed:
            complete["content"] = self.request.echoed + (complete["content"] or "")
        return {
            "index": index,
            "message": complete,
            "logprobs": self._logprobs(completion.tokens, completion.logprobs or ()),
            "finish_reason": message.finish_reason(completion.finish),
        }

    def body(self) -> Json:
        return super().body() | self.prompt_fields(0)

    @cached_property
    def messages(self) -> dict[int, ReplyMessage]:
        """The messages of a stream, by index of the choice."""
        return {}

    def new_message(self, index: int) -> ReplyMessage:
        format = self.prompts[index // self.request.n].reply or PLAIN
        id = f"{self.id}-{index}"
        return ReplyMessage(id, format, bool(self.request.functions), self.request.include_reasoning)

    def _logprobs(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> Json | None:
        if not self.request.logprobs:
            return None
        if self.request.logprob_token_ids:
            logprobs = [with_token(id, each) for id, each in zip(tokens, logprobs, strict=True)]
        return chat_logprobs(self.tokenizer, self.token_name, tokens, logprobs)


def with_token(id: int, logprobs: Logprobs) -> Logprobs:
    """Add the token itself if only given ids have log-probabilities, as vLLM does."""
    if id in dict(logprobs.top):
        return logprobs
    return logprobs._replace(top=((id, logprobs.token), *logprobs.top))


def delta_choice(index: int, delta: Json, finish: str | None = None) -> Json:
    return {"index": index, "delta": delta, "logprobs": None, "finish_reason": finish}
