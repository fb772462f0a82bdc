"""The response of `/v1/chat/completions`: text, reasoning and calls of tools."""

import uuid
from collections.abc import Sequence
from functools import cached_property

from xlabatch.chat.reply import Piece, ReplyFormat, ReplyReader
from xlabatch.request import Logprobs
from xlabatch.server.formatting import Json, chat_logprobs
from xlabatch.server.protocol import ChatBody
from xlabatch.server.responses.builder import ChoicesBuilder
from xlabatch.server.subscriptions import Update
from xlabatch.text.outputs import Completion

PLAIN = ReplyFormat()
CALL_ID_LENGTH = 9  # letters and digits, which Mistral's templates demand


class ReplyMessage:
    """The message of one choice, as it is read."""

    def __init__(self, format: ReplyFormat, has_functions: bool) -> None:
        self.reader = ReplyReader(format)
        self.has_functions = has_functions  # the older form of tools: one call
        self.calls: list[Json] = []
        self.content = self.reasoning = ""
        self.is_new = True

    def delta(self, text: str, last: bool) -> Json:
        """What new text adds to the message."""
        delta: Json = {"role": "assistant", "content": ""} if self.is_new else {}
        self.is_new = False
        calls: list[Json] = []
        for piece in self.reader.push(text, last):
            if piece.kind == "content":
                self.content += piece.text
                delta["content"] = piece.text
            elif piece.kind == "reasoning":
                self.reasoning += piece.text
                delta["reasoning_content"] = piece.text
            else:
                calls.append(self.call_delta(piece))
        if calls and self.has_functions:
            delta["function_call"] = calls[0]["function"]
        elif calls:
            delta["tool_calls"] = calls
        return delta

    def call_delta(self, piece: Piece) -> Json:
        """A new call, or more arguments of the last one."""
        if piece.kind == "name":
            call = {
                "id": uuid.uuid4().hex[:CALL_ID_LENGTH],
                "type": "function",
                "function": {"name": piece.text, "arguments": ""},
            }
            self.calls.append(call)
            return {"index": len(self.calls) - 1, **call, "function": dict(self.calls[-1]["function"])}
        self.calls[-1]["function"]["arguments"] += piece.text
        return {"index": len(self.calls) - 1, "function": {"arguments": piece.text}}

    def complete(self) -> Json:
        """The message with all that has been read."""
        message: Json = {"role": "assistant", "content": self.content, "refusal": None}
        if self.reasoning:
            message["reasoning_content"] = self.reasoning
        if self.calls:
            message["content"] = self.content or None
            calls = {"function_call": self.calls[0]["function"]}
            message |= calls if self.has_functions else {"tool_calls": self.calls}
        return message

    def finish_reason(self, finish: str | None) -> str | None:
        """Why the choice ended: a reply with calls ends with them."""
        if finish != "stop" or not self.calls:
            return finish
        return "function_call" if self.has_functions else "tool_calls"


class ChatBuilder(ChoicesBuilder[ChatBody]):
    """`/v1/chat/completions`."""

    object_name, chunk_name = "chat.completion", "chat.completion.chunk"

    def chunk_choice(self, index: int, update: Update) -> Json | None:
        finish = update.delta.finish
        message = self.messages.setdefault(index, self.new_message(index))
        delta = message.delta(update.delta.text, finish is not None)
        logprobs = self._logprobs(update.tokens, update.logprobs) if update.tokens else None
        if not (delta or finish or logprobs):
            return None
        return {
            "index": index,
            "delta": delta or ({"content": ""} if logprobs else {}),
            "logprobs": logprobs,
            "finish_reason": message.finish_reason(finish),
        }

    def choice(self, index: int, completion: Completion) -> Json:
        message = self.new_message(index)
        message.delta(completion.text, last=True)
        return {
            "index": index,
            "message": message.complete(),
            "logprobs": self._logprobs(completion.tokens, completion.logprobs or ()),
            "finish_reason": message.finish_reason(completion.finish),
        }

    @cached_property
    def messages(self) -> dict[int, ReplyMessage]:
        """The messages of a stream, by choice."""
        return {}

    def new_message(self, index: int) -> ReplyMessage:
        """The empty message of a choice."""
        return ReplyMessage(
            self.prompts[index // self.request.n].reply or PLAIN, bool(self.request.functions)
        )

    def _logprobs(self, tokens: Sequence[int], logprobs: Sequence[Logprobs]) -> Json | None:
        return chat_logprobs(self.tokenizer, tokens, logprobs) if self.request.logprobs else None
