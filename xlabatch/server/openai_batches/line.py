"""Answer one line of a batch with the server's engine, after its other requests."""

import asyncio
import logging

from starlette.exceptions import HTTPException

from xlabatch.api import QueueFull
from xlabatch.batch.answers import OutputLine, answer_failure, answer_refusal, answer_request
from xlabatch.batch.lines import Line
from xlabatch.batch.requests import (
    ENDPOINTS,
    InvalidBody,
    Job,
    LineBody,
    LineRequest,
    make_request,
    parse_line,
    read_custom_id,
)
from xlabatch.errors import Refused, Unavailable
from xlabatch.protocols.body import ON_UNKNOWN
from xlabatch.protocols.formatting import Json
from xlabatch.protocols.refusals import validation_message
from xlabatch.server.dispatcher import CLOSING, Closed
from xlabatch.server.http.bodies import UnknownParameters
from xlabatch.server.http.clients import BATCHES
from xlabatch.server.service import Server
from xlabatch.server.stream import updates
from xlabatch.server.subscriptions import Subscription
from xlabatch.text.outputs import PendingPrompt

log = logging.getLogger(__name__)
LOWEST_PRIORITY = -(2**31) + 1
PARSED_AT_ONCE_BYTES = 32 * 2**10  # longer lines are first validated in another process
RETRY_S = 0.05  # while the queue is full or other requests wait in it
TRIES = 5  # for a line that needs a process which has ended


class LineRunner:
    """Answers lines. In total, at most as many prompts run as the engine has slots."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.context = {ON_UNKNOWN: UnknownParameters()} if server.settings.lenient else None
        self.places = asyncio.Semaphore(server.llm.engine.options.slots)

    async def answer(self, line: Line, endpoint: str, job: Job) -> OutputLine:
        """Answer a line. Closed if the server stops first."""
        for _ in range(TRIES - 1):
            try:
                return await self.try_answer(line, endpoint, job)
            except Unavailable:
                if self.server.dispatcher.closing:
                    raise Closed(CLOSING) from None
                await asyncio.sleep(RETRY_S)
        return await self.try_answer(line, endpoint, job, is_last=True)

    async def try_answer(self, line: Line, endpoint: str, job: Job, is_last: bool = False) -> OutputLine:
        """Answer a line. Unavailable if a process cannot work now, unless this is the last try."""
        custom_id = None
        try:
            parsed = await self.parse(line, endpoint)
            custom_id = parsed.custom_id
            request = make_request(line, parsed, job, self.server.llm.tokenizer)
            with request.builder.naming_prompts():
                request.builder.prompts = await self.run_prompts(request)
        except Refused as error:
            return answer_refusal(line, error, custom_id)
        except (Closed, HTTPException):  # these concern the whole batch
            raise
        except Exception as error:  # a fault in one line must not end the batch
            if isinstance(error, Unavailable) and not is_last:
                raise
            log.exception("line %d of a batch failed", line.number + 1)
            return answer_failure(line, custom_id)
        return answer_request(line, request)

    async def parse(self, line: Line, endpoint: str) -> LineBody:
        """Parse a line as its endpoint's type. InvalidLine or InvalidBody if that fails."""
        if len(line.content) > PARSED_AT_ONCE_BYTES:
            problems = await self.server.body_process.problems(
                BATCHES.name, ENDPOINTS[endpoint], line.content
            )
            if problems:
                raise InvalidBody(Refused(validation_message(problems)), read_custom_id(line, endpoint))
        return parse_line(line, self.context)

    async def run_prompts(self, request: LineRequest) -> list[PendingPrompt]:
        items = await self.server.run_text(BATCHES, request.items)
        tasks = [asyncio.create_task(self.run_one(item)) for item in items]
        try:
            return list(await asyncio.gather(*tasks))
        finally:
            for task in tasks:
                task.cancel()

    async def run_one(self, item: Json) -> PendingPrompt:
        """Run one prompt, once no other request is waiting."""
        async with self.places:
            while True:
                while self.server.dispatcher.view.stats.queued:
                    await asyncio.sleep(RETRY_S)
                try:
                    return await self.run_now(item | {"priority": LOWEST_PRIORITY})
                except QueueFull:
                    await asyncio.sleep(RETRY_S)

    async def run_now(self, item: Json) -> PendingPrompt:
        subscriptions: list[Subscription] = []
        try:
            await self.server.submit(lambda: [item], subscriptions, BATCHES)
            async for _ in updates(subscriptions, None):
                pass
        finally:
            self.server.disconnect(subscriptions)
        [prompt] = [each.prompt for each in subscriptions]
        if any(state.completion and state.completion.finish == "cancelled" for state in prompt.completions):
            if self.server.dispatcher.closing:
                raise Closed(CLOSING)
            raise Unavailable("the request was cancelled, as all those are whose adapter is removed")
        return prompt
