"""AsyncLLM: an LLM for asyncio, with any number of calls at a time.

The engine runs in a thread of its own, as in a server: this is the dispatcher of one, without HTTP.
"""

import asyncio
import math
import weakref
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Self, Unpack

from xlabatch.api import QueueFull, Scores
from xlabatch.llm import LLM, Conversations, Pooling, Prompts, Sampling
from xlabatch.options import ConversationOptions, PromptOptions
from xlabatch.server.dispatcher import Closed, Dispatcher
from xlabatch.server.stream import updates
from xlabatch.server.subscriptions import Subscription
from xlabatch.text.embeddings import POOLED, Embedding, Ranked, embedding
from xlabatch.text.outputs import Completion, PendingPrompt, TextDelta, scores

if TYPE_CHECKING:
    from xlabatch.engine.options import LLMArguments

FULL_QUEUE_S = 0.01  # between two attempts to submit a prompt to a full queue
CLOSING = "this AsyncLLM is being closed"
Prepare = Callable[[], list[PendingPrompt]]


class AsyncLLM:
    """An LLM whose calls are awaited, and whose prompts share one batch.

    It takes the arguments of LLM, or an LLM that nothing else uses. Its calls belong to one event loop at a
    time. `async with` closes it at the end.
    """

    def __init__(self, model: "str | Path | LLM | None" = None, **arguments: "Unpack[LLMArguments]") -> None:
        self.llm = model if isinstance(model, LLM) else LLM(model, **arguments)
        self.text_thread = ThreadPoolExecutor(1, "xlabatch-text")  # tokenizers are not safe to share
        self.dispatcher: Dispatcher | None = None
        self.loop: asyncio.AbstractEventLoop | None = None

    def __repr__(self) -> str:
        return f"AsyncLLM({self.llm.engine.summary})"

    async def generate(
        self, prompts: Prompts, sampling_params: Sampling = None, **options: Unpack[PromptOptions]
    ) -> list[Completion]:
        """Continue one or more prompts, like `LLM.generate`. Cancelling the task ends them."""
        return await self._complete(partial(self.llm.prepare, prompts, "prompt", sampling_params, **options))

    async def chat(
        self,
        messages: Conversations,
        sampling_params: Sampling = None,
        **options: Unpack[ConversationOptions],
    ) -> list[Completion]:
        """Answer one or more conversations, like `LLM.chat`. Cancelling the task ends them."""
        prepare = partial(self.llm.prepare, messages, "messages", sampling_params, **options)
        return await self._complete(prepare)

    async def score(
        self, prompts: str | Sequence[int] | Sequence[str | Sequence[int]], top: int = 0
    ) -> list[Scores]:
        """Return the log-probability of each token of texts or id lists, like `LLM.score`."""
        completions = await self._complete(partial(self.llm.prepare_scores, prompts, top))
        return [scores(each) for each in completions]

    async def embed(
        self,
        prompts: Prompts,
        pooling: Pooling = "last",
        normalize: bool = True,
        dimensions: int | None = None,
    ) -> list[Embedding]:
        """Return the vector of each prompt, like `LLM.embed`."""
        completions = await self._complete(partial(self.llm.prepare, prompts, pooling=pooling, **POOLED))
        return [embedding(each, normalize, dimensions) for each in completions]

    async def rerank(self, query: str, documents: Sequence[str]) -> list[Ranked]:
        """Return the documents, best first, like `LLM.rerank`."""
        return self.llm.rank(await self._complete(partial(self.llm.prepare_ranking, query, documents)))

    def stream(
        self, prompts: Prompts, sampling_params: Sampling = None, **options: Unpack[PromptOptions]
    ) -> AsyncGenerator[TextDelta, None]:
        """Continue prompts -> a TextDelta whenever one of them has new text.

        Leaving an `async for` over it, closing it or cancelling the task ends the prompts.
        """
        return self._deltas(partial(self.llm.prepare, prompts, "prompt", sampling_params, **options))

    def stream_chat(
        self,
        messages: Conversations,
        sampling_params: Sampling = None,
        **options: Unpack[ConversationOptions],
    ) -> AsyncGenerator[TextDelta, None]:
        """Answer conversations -> a TextDelta whenever one of the answers has new text, like `stream`."""
        return self._deltas(partial(self.llm.prepare, messages, "messages", sampling_params, **options))

    async def close(self) -> None:
        """End all calls and the engine's thread. A later call starts a new one."""
        if self.dispatcher:
            await self.dispatcher.close()
            self.dispatcher = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def _complete(self, prepare: Prepare) -> list[Completion]:
        async with self._subscribed(prepare) as subscriptions:
            async for _ in updates(subscriptions, None):
                pass
        states = [state for each in subscriptions for state in each.prompt.completions]
        return [state.completion for state in states if state.completion]

    async def _deltas(self, prepare: Prepare) -> AsyncGenerator[TextDelta, None]:
        async with self._subscribed(prepare) as subscriptions:
            async for new in updates(subscriptions, None):
                for _, update in new:
                    if update.delta.text or update.delta.finish:
                        yield update.delta

    @asynccontextmanager
    async def _subscribed(self, prepare: Prepare) -> AsyncIterator[Sequence[Subscription]]:
        """Submit the prompts of a call; at the end, end those that have not finished."""
        dispatcher = self._open()
        arrivals, call = dispatcher.thread.arrivals, object()
        accepted: dict[int, Subscription] = {}
        arrivals.prepare(call)  # an idle engine begins with all calls that come together
        try:
            prompts = await asyncio.get_running_loop().run_in_executor(self.text_thread, prepare)
            submitting = (submit(dispatcher, accepted, *each) for each in enumerate(prompts))
            accepting = asyncio.gather(*submitting, return_exceptions=True)
            asyncio.get_running_loop().call_soon(arrivals.preparing.discard, call)
            for error in await accepting:
                if error:
                    raise error
            yield [accepted[number] for number in range(len(prompts))]
        finally:
            arrivals.preparing.discard(call)
            for subscription in accepted.values():
                dispatcher.disconnect(subscription)

    def _open(self) -> Dispatcher:
        """The dispatcher for the running event loop, with its thread."""
        loop = asyncio.get_running_loop()
        if self.dispatcher and self.loop is not loop:
            if self.loop and self.loop.is_running():
                raise RuntimeError("an AsyncLLM belongs to one event loop at a time, and another one uses it")
            self.dispatcher.cancel_all()
            self.dispatcher.thread.stop()
            self.dispatcher.thread.join()
            self.dispatcher = None
        if self.dispatcher and self.dispatcher.closing:
            raise RuntimeError(CLOSING)
        if self.dispatcher is None:
            self.loop = loop
            self.dispatcher = Dispatcher(self.llm.engine, lambda *_: None, math.inf, tells_reasons=True)
            self.dispatcher.open()
            weakref.finalize(self, self.dispatcher.thread.stop)
        return self.dispatcher


async def submit(
    dispatcher: Dispatcher, accepted: dict[int, Subscription], number: int, prompt: PendingPrompt
) -> None:
    """Submit a prompt as soon as the engine's queue has room for it."""
    while number not in accepted:
        try:
            accepted[number] = await dispatcher.submit(prompt)
        except QueueFull:
            await asyncio.sleep(FULL_QUEUE_S)
        except Closed:
            raise RuntimeError(CLOSING) from None
