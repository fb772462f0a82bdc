"""AsyncLLM: calls share one batch, get the text of a run alone, and end with their loop or their task."""

import asyncio
import gc
import threading
from collections.abc import Coroutine, Iterator
from contextlib import aclosing
from typing import Any

import pytest
from support.serving import until

from xlabatch import LLM, AsyncLLM, ContextExceeded, Refused, SamplingParams

STORY = "Once upon a time"
OPTIONS: dict[str, Any] = {"max_tokens": 30, "ignore_eos": True}
LONG: dict[str, Any] = {"max_tokens": 200, "ignore_eos": True}


@pytest.fixture
def async_llm(llm: LLM) -> Iterator[AsyncLLM]:
    async_llm = AsyncLLM(llm)
    yield async_llm
    asyncio.run(async_llm.close())


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


def engine_threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "xlabatch-engine"}


async def until_idle(async_llm: AsyncLLM) -> None:
    """Until the engine has no prompt, and its thread waits for a command."""
    dispatcher = async_llm.dispatcher
    assert dispatcher
    while not async_llm.llm.engine.idle or dispatcher.in_flight or dispatcher.thread.step_s:
        await asyncio.sleep(0.005)


def test_many_calls_share_the_batch_and_get_the_text_of_a_run_alone(llm: LLM, async_llm: AsyncLLM) -> None:
    options = [{"temperature": 1.0, "seed": seed, **OPTIONS} for seed in range(12)]
    alone = [llm.generate(STORY, **each)[0].text for each in options]
    llm.engine.reset_stats()

    async def work() -> list[str]:
        results = await asyncio.gather(*(async_llm.generate(STORY, **each) for each in options))
        return [completion.text for [completion] in results]

    assert run(work()) == alone
    assert llm.engine.stats().mean_concurrency > 2


def test_a_stream_has_the_text_of_the_completion_as_it_comes(llm: LLM, async_llm: AsyncLLM) -> None:
    alone = llm.generate([STORY, "There was"], max_tokens=60)

    async def work() -> list[Any]:
        return [delta async for delta in async_llm.stream([STORY, "There was"], max_tokens=60)]

    deltas = run(work())
    ids = list(dict.fromkeys(delta.id for delta in deltas))
    texts = {"".join(delta.text for delta in deltas if delta.id == id) for id in ids}
    assert texts == {each.text for each in alone}
    assert sum(delta.finish is not None for delta in deltas) == 2


def test_completions_come_in_order_with_all_choices(llm: LLM, async_llm: AsyncLLM) -> None:
    items: list[Any] = [{"prompt": STORY, "n": 2, "max_tokens": 20}, {"prompt": "There", "max_tokens": 3}]
    params = SamplingParams(temperature=1.0, seed=3, logprobs=1)
    expected, completions = llm.generate(items, params), run(async_llm.generate(items, params))
    assert [(c.prompt, c.index, c.text, c.finish, c.logprobs) for c in completions] == [
        (c.prompt, c.index, c.text, c.finish, c.logprobs) for c in expected
    ]


def test_vectors_ranks_and_scores_are_those_of_the_llm_while_prompts_run(
    llm: LLM, async_llm: AsyncLLM
) -> None:
    texts = [STORY, "It was raining in the village."]
    expected = llm.embed(texts, "mean", dimensions=9), llm.rerank(STORY, texts), llm.score(texts, top=2)
    whole = llm.generate(STORY, **LONG)[0].text

    async def work() -> Any:
        embed = async_llm.embed(texts, "mean", dimensions=9)
        rest = (
            async_llm.rerank(STORY, texts),
            async_llm.score(texts, top=2),
            async_llm.generate(STORY, **LONG),
        )
        return await asyncio.gather(embed, *rest)

    *found, [completion] = run(work())
    assert tuple(found) == expected
    assert completion.text == whole


def test_impossible_vectors_and_scores_are_refused(async_llm: AsyncLLM) -> None:
    for call, message in (
        (async_llm.embed(STORY, dimensions=10**6), "dimensions must be an integer from 1 to"),
        (async_llm.embed(STORY, pooling="score"), "pooling"),
        (async_llm.score([[5]]), "a sequence needs two ids to have a score, got 1"),
    ):
        with pytest.raises(Refused, match=message):
            run(call)


@pytest.mark.heavy
def test_conversations_are_answered_and_streamed(llm: LLM, async_llm: AsyncLLM) -> None:
    hello = [{"role": "user", "content": "Hello!"}]
    [expected] = llm.chat(hello, max_tokens=40, seed=3)

    async def work() -> tuple[str, str]:
        [completion] = await async_llm.chat(hello, max_tokens=40, seed=3)
        deltas = async_llm.stream_chat(hello, max_tokens=40, seed=3)
        return completion.text, "".join([delta.text async for delta in deltas])

    assert run(work()) == (expected.text, expected.text)


@pytest.mark.usefixtures("slow")
def test_leaving_the_loop_ends_the_prompts(async_llm: AsyncLLM) -> None:
    async def work() -> int:
        count = 0
        async for _ in async_llm.stream([STORY, STORY], **LONG):
            count += 1
            if count == 3:
                break
        await until_idle(async_llm)
        return async_llm.llm.engine.stats().tokens

    async_llm.llm.engine.reset_stats()
    assert run(work()) < 100


@pytest.mark.heavy
@pytest.mark.usefixtures("slow")
def test_closing_a_stream_and_cancelling_a_task_end_their_prompts_and_no_others(
    llm: LLM, async_llm: AsyncLLM
) -> None:
    expected = llm.generate(STORY, max_tokens=90, ignore_eos=True)[0].text

    async def work() -> str:
        other = asyncio.create_task(async_llm.generate(STORY, max_tokens=90, ignore_eos=True))
        async with aclosing(async_llm.stream("There was", **LONG)) as deltas:
            async for _ in deltas:
                break
        cancelled = [asyncio.create_task(async_llm.generate(STORY, n=2, **LONG)) for _ in range(3)]
        await asyncio.sleep(0.05)
        for task in cancelled:
            task.cancel()
        results = await asyncio.gather(*cancelled, return_exceptions=True)
        assert [type(each) for each in results] == [asyncio.CancelledError] * 3
        [completion] = await other
        await until_idle(async_llm)
        return completion.text

    llm.engine.reset_stats()
    assert run(work()) == expected
    assert llm.engine.stats().tokens < 600


def test_an_impossible_prompt_raises_and_the_others_of_its_call_do_not_run(async_llm: AsyncLLM) -> None:
    async def work() -> None:
        with pytest.raises(ContextExceeded, match="a slot holds 256"):
            await async_llm.generate([STORY, STORY * 100])
        with pytest.raises(Refused, match="unknown options heat"):
            await async_llm.generate(STORY, heat=2)  # type: ignore[call-arg]
        with pytest.raises(Refused, match="heat"):
            async for _ in async_llm.stream(STORY, heat=2):  # type: ignore[call-arg]
                pass
        await until_idle(async_llm)
        assert (await async_llm.generate(STORY, max_tokens=2))[0].finish == "length"

    run(work())


def test_more_prompts_than_the_queue_takes_wait_for_it() -> None:
    async_llm = AsyncLLM(slots=2, context=64, queue=1)

    async def work() -> list[str]:
        async with async_llm:
            return [each.finish for each in await async_llm.generate([STORY] * 9, max_tokens=5)]

    assert run(work()) == ["length"] * 9


def test_it_goes_on_in_a_new_event_loop_after_an_old_one_has_ended(llm: LLM, async_llm: AsyncLLM) -> None:
    expected = llm.generate(STORY, **OPTIONS)[0].text
    before = engine_threads()

    async def unfinished() -> None:
        await anext(async_llm.stream(STORY, **LONG))

    run(unfinished())
    for _ in range(2):
        assert run(async_llm.generate(STORY, **OPTIONS))[0].text == expected
        assert len(engine_threads() - before) == 1


def test_a_second_event_loop_at_the_same_time_is_refused(async_llm: AsyncLLM) -> None:
    async def work() -> None:
        await async_llm.generate(STORY, max_tokens=2)
        with pytest.raises(RuntimeError, match="one event loop at a time"):
            await asyncio.to_thread(run, async_llm.generate(STORY, max_tokens=2))

    run(work())


def test_closing_ends_what_runs_and_the_thread(async_llm: AsyncLLM) -> None:
    async def work() -> Any:
        task = asyncio.create_task(async_llm.generate(STORY, **LONG))
        while not async_llm.dispatcher or not async_llm.dispatcher.in_flight:
            await asyncio.sleep(0.001)
        thread = async_llm.dispatcher.thread.thread
        closing = asyncio.create_task(async_llm.close())
        await asyncio.sleep(0)
        with pytest.raises(RuntimeError, match="is being closed"):
            await async_llm.generate(STORY, **LONG)
        await closing
        assert thread
        assert not thread.is_alive()
        return await task

    assert [each.finish for each in run(work())] == ["cancelled"]


@pytest.mark.heavy
def test_one_that_is_dropped_without_closing_leaves_no_thread(llm: LLM) -> None:
    async_llm = AsyncLLM(llm)
    run(async_llm.generate(STORY, max_tokens=2))
    assert async_llm.dispatcher
    thread = async_llm.dispatcher.thread.thread
    assert repr(async_llm) == "AsyncLLM(stories, float32, 4 slots of 256 positions)"
    del async_llm
    gc.collect()
    until(lambda: thread not in threading.enumerate())


def test_a_step_that_fails_ends_the_completions_with_an_error(
    async_llm: AsyncLLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    def failing_step() -> Any:
        raise RuntimeError("a fault of the engine")

    async def work() -> None:
        with monkeypatch.context() as patched:
            patched.setattr(async_llm.llm.engine, "run_step", failing_step)
            [completion] = await async_llm.generate(STORY, **OPTIONS)
            assert completion.finish == "error"
            assert "a fault of the engine" in str(completion.reason)
        [completion] = await async_llm.generate(STORY, **OPTIONS)
        assert completion.finish == "length"

    run(work())
