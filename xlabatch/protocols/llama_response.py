"""The response of llama.cpp's `/completion` and `/infill`, as a body or as its events."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from xlabatch.protocols.event_format import PLAIN_EVENTS
from xlabatch.protocols.formatting import Json, failure_body
from xlabatch.protocols.llama_body import LlamaBody
from xlabatch.protocols.response_builder import ENGINE_FAILED, ResponseBuilder
from xlabatch.protocols.updates import Update
from xlabatch.request import Logprobs, Request
from xlabatch.scheduler.slot_engine import PromptProgress
from xlabatch.text.outputs import Completion
from xlabatch.text.tokenizer import Tokenizer

SETTINGS = ("temperature", "top_k", "top_p", "min_p", "seed", "presence_penalty", "frequency_penalty")
STOP_TYPES = {"stop": "eos", "length": "limit"}


class LlamaBuilder(ResponseBuilder):
    """One completion, in llama.cpp's form: `content` with counts, settings and why it ended."""

    event_format = PLAIN_EVENTS._replace(end=b"")  # the last event has "stop": true

    def __init__(self, id: str, model: str, body: LlamaBody, tokenizer: Tokenizer) -> None:
        super().__init__(id, model, body.stream, body.return_progress)
        self.request = body
        self.tokenizer = tokenizer
        self.sent_tokens = Counter[int]()  # by prompt

    @property
    def names(self) -> Mapping[str, str]:
        return self.request.names

    def progress_chunks(self, number: int, progress: PromptProgress) -> Iterator[Json]:
        for new in self.timer.progress(number, progress):
            yield {"index": number, "content": "", "tokens": [], "stop": False, "prompt_progress": new}

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        delta = update.delta
        if delta.finish == "error":
            yield failure_body(delta.reason or ENGINE_FAILED)
            return
        if update.is_first:
            self.timer.start_generation()
        self.sent_tokens[number] += len(update.tokens)
        prompt = self.prompts[number].request
        if delta.text or update.tokens:
            chunk: Json = {"index": number, "content": delta.text, "tokens": [*update.tokens], "stop": False}
            chunk |= {"id_slot": -1, "tokens_predicted": self.sent_tokens[number]}
            chunk["tokens_evaluated"] = len(prompt.prompt)
            if update.logprobs:
                chunk["completion_probabilities"] = self.probabilities(update.tokens, update.logprobs)
            if self.request.timings_per_token:
                chunk["timings"] = self.timings(self.sent_tokens.total())
            yield chunk
        if delta.finish:
            yield self.ending(number, "", [], delta.finish)

    def body(self) -> Json | list[Json]:
        bodies = [self.of_prompt(number, each) for number, each in enumerate(self.completions)]
        return bodies if self.request.has_several else bodies[0]

    def of_prompt(self, number: int, completion: Completion) -> Json:
        tokens = completion.tokens if self.request.return_tokens else ()
        body = self.ending(number, completion.text, tokens, completion.finish)
        if completion.logprobs:
            body["completion_probabilities"] = self.probabilities(completion.tokens, completion.logprobs)
        return body

    def ending(self, number: int, content: str, tokens: Sequence[int], finish: str) -> Json:
        """Return the last event of a prompt, which with all of the text is the body."""
        prompt = self.prompts[number]
        state = prompt.completions[0]
        word = state.detokenizer.stop_found
        given = prompt.prompt
        return {
            "index": number,
            "content": content,
            "tokens": list(tokens),
            "id_slot": -1,
            "stop": True,
            "model": self.model,
            "tokens_predicted": len(state.tokens),
            "tokens_evaluated": len(prompt.request.prompt),
            "tokens_cached": state.cached_tokens,
            "generation_settings": settings(prompt.request),
            "prompt": given if isinstance(given, str) else self.tokenizer.decode(given, False),
            "has_new_line": "\n" in state.detokenizer.text_shown,
            "truncated": False,
            "stop_type": "word" if word is not None else STOP_TYPES.get(finish, "none"),
            "stopping_word": word or "",
            "timings": self.timings(len(state.tokens)),
        }

    def probabilities(self, tokens: Sequence[int], logprobs: Sequence[Logprobs | None]) -> list[Json]:
        def entry(id: int, logprob: float) -> Json:
            own = self.tokenizer.token_bytes(id) or self.tokenizer.token_text(id).encode()
            return {"id": id, "token": self.tokenizer.token_text(id), "bytes": list(own), "logprob": logprob}

        return [
            entry(id, each.token) | {"top_logprobs": [entry(*pair) for pair in each.top]}
            for id, each in zip(tokens, logprobs, strict=True)
            if each
        ]


def settings(request: Request) -> Json:
    named = {name: getattr(request, name) for name in SETTINGS}
    return named | {
        "repeat_penalty": request.repetition_penalty,
        "n_predict": request.max_tokens,
        "stop": list(request.stop),
        "ignore_eos": request.ignore_eos,
    }
