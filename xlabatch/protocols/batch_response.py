"""The response of `/batch`."""

from collections import Counter
from collections.abc import Iterator, Sequence

from xlabatch.errors import Refused
from xlabatch.protocols.batch_body import BatchBody
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.response_builder import ResponseBuilder, finished_completions
from xlabatch.protocols.updates import Update
from xlabatch.text.outputs import Completion, PendingPrompt


class BatchBuilder(ResponseBuilder):
    """`/batch`: the completions of each item under the item's id. A failure ends its own item only."""

    can_restart = True

    def __init__(self, id: str, model: str, request: BatchBody) -> None:
        super().__init__(id, model, request.stream)
        self.digests = request.digests
        self.ids = [item.id or str(number) for number, item in enumerate(request.items)]
        repeated = sorted(id for id, count in Counter(self.ids).items() if count > 1)
        if repeated:
            raise Refused(f"ids {', '.join(repeated)} are given to several items; each needs its own")

    def prompt_name(self, number: int) -> str:
        return f"item {self.ids[number]!r}"

    def find_prompts(self, ids: Sequence[str]) -> list[PendingPrompt]:
        """Return the prompts of the items with these ids. Refused if there is no such item."""
        if unknown := [id for id in ids if id not in self.ids]:
            raise Refused(f"item {unknown[0]!r} is not in this batch")
        return [self.prompts[self.ids.index(id)] for id in ids]

    @property
    def failure(self) -> None:
        return None

    def chunks(self, number: int, update: Update) -> Iterator[Json]:
        event = update.event
        delta = update.delta
        chunk: Json = {"id": self.ids[number], "index": event.index}
        chunk |= {"text": delta.text, "tokens": update.tokens}
        chunk |= self.prompt_counts(number) if update.is_first and event.index == 0 else {}
        chunk |= {"prompt_logprobs": event.prompt_logprobs} if event.prompt_logprobs else {}
        chunk |= {"logprobs": update.logprobs} if update.logprobs else {}
        chunk |= {"restarted": True} if delta.restarted else {}
        chunk |= {"digests": [event.digest]} if self.digests and update.tokens else {}
        yield chunk | ({"finish_reason": delta.finish, "reason": delta.reason} if delta.finish else {})

    def closing_chunks(self) -> Iterator[Json]:
        yield {"usage": self.usage()}

    def body(self) -> Json:
        results = [
            {
                "id": id,
                "choices": [self.choice(each) for each in finished_completions(prompt)],
                **self.prompt_counts(number),
            }
            for number, (id, prompt) in enumerate(zip(self.ids, self.prompts, strict=True))
        ]
        return {"id": self.id, "model": self.model, "results": results, "usage": self.usage()}

    def prompt_counts(self, number: int) -> Json:
        """Count the tokens of an item's prompt, and how many of them were cached."""
        prompt = self.prompts[number]
        cached = sum(state.cached_tokens for state in prompt.completions)
        return {"prompt_tokens": len(prompt.request.prompt), "cached_tokens": cached}

    def choice(self, completion: Completion) -> Json:
        choice: Json = {"index": completion.index, "text": completion.text}
        choice |= {"tokens": completion.tokens, "finish_reason": completion.finish}
        optional = {name: getattr(completion, name) for name in ("reason", "logprobs", "prompt_logprobs")}
        return choice | {name: value for name, value in optional.items() if value}
