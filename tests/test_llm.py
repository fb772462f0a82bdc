"""LLM: completions in order, text deltas as they come, options for each prompt."""

import copy
import pickle
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast, get_type_hints

import pytest

from xlabatch import LLM, ConversationOptions, PromptOptions, Request, SamplingParams
from xlabatch.chat.conversation import ChatOptions
from xlabatch.checkpoint.source import Source
from xlabatch.engine.options import VLLM_NAMES, EngineArguments, EngineFields, EngineOptions
from xlabatch.errors import Refused
from xlabatch.text.outputs import Completion, TextDelta
from xlabatch.text.prompts import TextOptions


def test_generate_continues_prompts_with_common_and_own_options(llm: LLM) -> None:
    items: list[Any] = ["Once upon a time", {"id": "b", "prompt": "There was", "temperature": 0.8, "seed": 4}]
    first, second = llm.generate(items, max_tokens=12)
    assert isinstance(first, Completion)
    assert first.text
    assert len(first.tokens) == 12
    assert (first.finish, second.id) == ("length", "b")
    assert first.stats
    assert first.stats.tokens == 12
    assert first.id != second.id


def test_completions_come_in_the_order_of_the_prompts(llm: LLM) -> None:
    items: list[Any] = [{"prompt": "Once", "max_tokens": new} for new in (40, 3, 25, 1, 2)]
    lengths = [len(completion.tokens) for completion in llm.generate(items, ignore_eos=True)]
    assert lengths == [40, 3, 25, 1, 2]


def test_a_completion_is_the_same_in_company_streamed_and_in_a_solo_run(llm: LLM) -> None:
    items: list[Any] = [
        {"id": str(n), "prompt": "Once upon", "temperature": 1.0, "seed": n} for n in range(5)
    ]
    texts = {completion.id: completion.text for completion in llm.generate(items, max_tokens=20)}
    streamed: dict[str, str] = dict.fromkeys(texts, "")
    finished = []
    for delta in llm.stream(items, max_tokens=20):
        assert isinstance(delta, TextDelta)
        streamed[delta.id] += delta.text
        finished += [delta.id] if delta.finish else []
    assert streamed == texts
    assert sorted(finished) == sorted(texts)
    solo = [llm.generate(item, max_tokens=20)[0].text for item in items]
    assert solo == list(texts.values())


def test_a_stop_string_ends_a_completion_and_is_not_part_of_it(llm: LLM) -> None:
    unstopped = llm.generate("Once upon a time", max_tokens=40)[0].text
    word = unstopped.split()[4]
    completion = llm.generate("Once upon a time", max_tokens=40, stop=[word])[0]
    assert completion.finish == "stop"
    assert completion.text == unstopped[: unstopped.find(word)]
    assert completion.stats
    assert completion.stats.finish == "stop"


def test_a_prompt_may_be_text_or_token_ids(llm: LLM) -> None:
    items: list[Any] = [{"prompt": llm.tokenizer.encode("Once upon")}, "Once upon"]
    from_ids, from_text = llm.generate(items, max_tokens=9)
    assert from_ids.text == from_text.text


def test_a_prompt_cancelled_before_it_ran_ends_as_cancelled(llm: LLM) -> None:
    items: list[Any] = [
        {"id": f"n{n}", "prompt": "Once", "max_tokens": 60, "ignore_eos": True} for n in range(6)
    ]
    last: dict[str, TextDelta] = {}
    for count, delta in enumerate(llm.stream(items)):
        if count == 0:
            llm.cancel("n5")
            llm.cancel("n0")
        if delta.finish:
            last[delta.id] = delta
    assert last["n5"].finish == "cancelled"
    assert last["n5"].reason
    assert last["n5"].text == ""
    assert last["n0"].finish == "cancelled"
    assert last["n3"].finish == "length"


def test_a_caller_that_stops_iterating_leaves_the_engine_idle(llm: LLM) -> None:
    for _ in llm.stream(["Once"] * 5, max_tokens=100, ignore_eos=True):
        break
    assert llm.generate("There", max_tokens=3, ignore_eos=True)[0].tokens
    assert llm.engine.idle


@pytest.mark.parametrize(
    ("items", "options", "message"),
    [
        (["a", {"text": "b"}], {}, "an item has its prompt under 'prompt'"),
        (["a"], {"heat": 1.0}, "unknown options heat; known are"),
        (["a"], {"temprature": 1.0}, "unknown options temprature; instead of temprature use temperature$"),
        (["a"], {"max_new_tokens": 1}, "instead of max_new_tokens use max_tokens$"),
        (["a"], {"tokens": 1}, "instead of tokens use max_tokens$"),
        (["a"], {"stop_strings": "b"}, "instead of stop_strings use stop$"),
        (["a"], {"prompt_token_ids": [1]}, "instead of prompt_token_ids use the prompt itself"),
        (["a"], {"repeat_last_n": 9}, "instead of repeat_last_n use repetition_context_size$"),
        (["a"], {"guided_json": {}}, "instead of guided_json use json_schema$"),
        (["a"], {"guided_regex": "b"}, "instead of guided_regex use regex$"),
        (["a"], {"num_beams": 2}, "because there is no beam search$"),
        (["a"], {"detokenize": True}, "leave out detokenize: nothing here needs it$"),
        (["a"], {"response_format": {}}, "instead of response_format use json_schema$"),
        (["a"], {"chat_template": ""}, r"instead of chat_template use LLM\(chat_template=\.\.\.\)$"),
        (["a"], {"generation_config": ""}, r"instead of generation_config use LLM\(generation_config="),
        (["a"], {"sampling_params": {"max_tokens": 3}}, "sampling_params is a SamplingParams, or a list of"),
        (["a"], {"sampling_params": 64}, "give other options by name"),
        (["a", [{"role": "user", "content": "Hi"}]], {}, "messages are for chat and stream_chat"),
        (["a"], {"prompt": "b"}, "prompt is no option: give it as the first argument"),
        (["a"], {"messages": []}, "messages is no option"),
        (["a"], {"best_of": 2}, "instead of best_of use n, and keep the best"),
        (["a"], {"stream": True}, "instead of stream use LLM.stream"),
        (["a"], {"sampling_params": [SamplingParams()]}, "options for 1 items, but 2 items"),
        ([{"prompt": "a", "temperature": -1}], {}, "temperature"),
        (["a" * 2000], {}, "but a slot holds 256"),
        (
            [{"id": "x", "prompt": "a"}, {"id": "x", "prompt": "b"}],
            {},
            "ids x are in use by several",
        ),
        (["a"], {"stop": [""]}, "stop is a list of non-empty strings"),
    ],
)
def test_impossible_prompts_are_refused_before_anything_runs(
    llm: LLM, items: list[Any], options: dict[str, Any], message: str
) -> None:
    with pytest.raises(Refused, match=message):
        llm.generate(["Once", *items], **options)
    assert llm.engine.idle


def test_the_embedded_model_answers_a_chat_and_ends_by_itself(llm: LLM) -> None:
    story = [{"role": "user", "content": "Tell me a story about Mia."}]
    greeting, longer = llm.chat(
        [[{"role": "user", "content": "Hello!"}], story], max_tokens=200, temperature=0
    )
    assert greeting.finish == longer.finish == "stop"
    assert "Hello" in greeting.text
    assert "Mia" in longer.text


@pytest.mark.parametrize(
    ("conversations", "message"),
    [
        ("Hi", r'a conversation is a list of messages, \[{"role": "user", .*, got .Hi.'),
        ({"role": "user", "content": "Hi"}, "got one message: put it into a list"),
    ],
)
def test_what_is_no_conversation_is_refused(llm: LLM, conversations: Any, message: str) -> None:
    with pytest.raises(Refused, match=message):
        llm.chat(conversations)


def test_parts_of_text_are_one_text(llm: LLM) -> None:
    parts = [{"type": "text", "text": "Tell me a story "}, {"type": "text", "text": "about a dog."}]
    [joined] = llm.chat([{"role": "user", "content": parts}], temperature=0, max_tokens=5)
    [whole] = llm.chat(
        [{"role": "user", "content": "Tell me a story about a dog."}], temperature=0, max_tokens=5
    )
    assert joined.tokens == whole.tokens


def test_no_prompts_give_no_completions(llm: LLM) -> None:
    assert llm.generate([]) == []


def test_progress_is_a_line_of_stderr_for_people_only(
    llm: LLM, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for progress, watched, shown in ((True, False, True), (None, True, True), (None, False, False)):
        monkeypatch.setattr("xlabatch.llm.is_watched", lambda watched=watched: watched)
        assert len(llm.generate(["Once"] * 17, max_tokens=1, progress=progress)) == 17
        out, err = capsys.readouterr()
        assert out == ""
        assert ("\r17 of 17 completions" in err) == shown
        assert err.endswith("\n") == shown
    llm.generate("Once", max_tokens=1)
    assert capsys.readouterr().err == ""


def test_interleaved_calls_lose_no_deltas_to_each_other(llm: LLM) -> None:
    expected = llm.generate("Once upon a time", max_tokens=20)[0].text
    first, second = (llm.stream("Once upon a time", max_tokens=20) for _ in range(2))
    texts = ["", ""]
    for deltas in zip(first, second, strict=True):
        for n, delta in enumerate(deltas):
            texts[n] += delta.text
    assert texts == [expected, expected]


def test_a_call_within_a_call_loses_no_deltas(llm: LLM) -> None:
    expected = llm.generate("There was", max_tokens=12)[0].text
    outer = ""
    for delta in llm.stream("There was", max_tokens=12):
        outer += delta.text
        assert llm.generate("There was", max_tokens=12)[0].text == expected
    assert outer == expected
    assert llm.engine.idle


def test_prompts_that_were_not_submitted_yet_can_be_cancelled() -> None:
    llm = LLM(slots=4, context=256, queue=1)
    items: list[Any] = [
        {"id": f"n{n}", "prompt": "Once", "max_tokens": 30, "ignore_eos": True} for n in range(6)
    ]
    deltas = llm.stream(items)
    next(deltas)
    llm.cancel("n5")
    last = {delta.id: delta for delta in deltas if delta.finish}
    assert last["n5"].finish == "cancelled"
    assert last["n5"].reason == "cancelled by the caller before it ran"
    assert {last[f"n{n}"].finish for n in range(5)} == {"length"}
    completions = llm.completions(llm.prepare(items))
    next(completions)
    llm.cancel_all()
    assert {completion.finish for completion in completions} == {"cancelled"}
    assert llm.engine.idle


def test_a_list_of_token_ids_is_one_prompt(llm: LLM) -> None:
    [completion] = llm.generate(list(llm.tokenizer.encode("Once upon")), max_tokens=4)
    assert len(completion.tokens) == 4


@pytest.mark.parametrize("prompts", [None, 3])
def test_a_value_that_is_not_a_prompt_is_refused(llm: LLM, prompts: Any) -> None:
    with pytest.raises(Refused, match="give a prompt or a list of them"):
        llm.generate(prompts)
    with pytest.raises(Refused, match="stop is a list of"):
        llm.generate("Once", stop=5)  # type: ignore[arg-type]
    with pytest.raises(Refused, match="a conversation is a list of messages"):
        llm.chat(messages={"messages": []})  # the name that vLLM has for it


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda _: LLM(cast("Any", 5)), "a model is a name or a path, got 5"),
        (lambda llm: llm.generate([None]), "a prompt is text or token ids, got None"),
        (lambda llm: llm.chat([{"role": "user", "content": "Hi"}], tools=5), "tools is a list, got 5"),
        (lambda llm: llm.chat(5), "give a conversation or a list of them, got 5"),
        (lambda llm: llm.score([{"prompt": "a b"}]), "a sequence is a list of token ids, got {'prompt'"),
        (lambda llm: llm.score([None]), "a sequence is a list of token ids, got None"),
        (lambda llm: llm.rerank("a", "bcd"), "documents is a list of texts, got 'bcd'"),
        (lambda llm: llm.rerank("a", [5]), "documents is a list of texts"),
        (lambda llm: llm.rerank(5, ["a"]), "query is text, got 5"),
        (lambda llm: llm.embed(["a"], dimensions="x"), "dimensions must be an integer from 1 to"),
    ],
)
def test_values_of_other_types_are_refused_in_a_sentence(llm: LLM, call: Any, message: str) -> None:
    with pytest.raises(Refused, match=message):
        call(llm)


def test_one_text_has_one_score(llm: LLM) -> None:
    ids = llm.tokenizer.encode("Once upon a time")
    assert llm.score("Once upon a time") == llm.score(ids) == llm.score([ids])


def test_n_completions_come_in_order_with_their_indices(llm: LLM) -> None:
    several: dict[str, Any] = {"prompt": "Once upon a time", "n": 2, "temperature": 0.9, "seed": 4, "id": "a"}
    items: list[Any] = [several, "One day, Mia"]
    completions = llm.generate(items, max_tokens=12, logprobs=1)
    assert [(completion.prompt, completion.index) for completion in completions] == [
        ("Once upon a time", 0),
        ("Once upon a time", 1),
        ("One day, Mia", 0),
    ]
    assert completions[0].text != completions[1].text
    for completion in completions:
        assert completion.logprobs is not None
        assert len(completion.logprobs) == len(completion.tokens)
    texts = {0: "", 1: ""}
    for delta in llm.stream(several, max_tokens=12):
        texts[delta.index] += delta.text
    assert texts == {completion.index: completion.text for completion in completions[:2]}


def test_a_stop_string_ends_one_of_n_completions_and_not_the_others(llm: LLM) -> None:
    item = {"prompt": "Once upon a time", "n": 3, "temperature": 1.0, "seed": 1}
    texts = [completion.text for completion in llm.generate(item, max_tokens=30)]
    word = texts[1].split()[6]
    for completion, text in zip(llm.generate(item, max_tokens=30, stop=[word]), texts, strict=True):
        assert completion.text == (text[: text.find(word)] if word in text else text)
        assert (completion.finish == "stop") == (word in text or completion.finish != "length")


def test_no_stop_string_ends_a_completion_before_min_tokens(llm: LLM) -> None:
    unstopped = llm.generate("Once upon a time", max_tokens=40)[0]
    word = unstopped.text.split()[1]
    assert len(llm.generate("Once upon a time", max_tokens=40, stop=[word])[0].tokens) < 10
    longer = llm.generate("Once upon a time", max_tokens=40, stop=[word], min_tokens=20)[0]
    assert len(longer.tokens) >= 20
    assert unstopped.text.startswith(longer.text)
    assert word in longer.text


def test_a_stop_string_that_min_tokens_cuts_ends_a_completion_once_it_is_whole(llm: LLM) -> None:
    [whole] = llm.generate("Once upon a time", max_tokens=24)
    texts = [llm.tokenizer.decode(whole.tokens[:n]) for n in range(len(whole.tokens) + 1)]
    stop = texts[8][len(texts[4]) :].strip()
    for least in (5, 6, 7):
        [completion] = llm.generate("Once upon a time", max_tokens=24, stop=[stop], min_tokens=least)
        assert (completion.finish, len(completion.tokens)) == ("stop", 8), least
        assert completion.text == whole.text[: whole.text.index(stop)]


def test_a_completion_has_the_ids_of_its_prompt_and_the_sum_of_its_logprobs(llm: LLM) -> None:
    [completion] = llm.generate("Once upon", max_tokens=3, logprobs=0)
    assert completion.prompt_token_ids == llm.tokenizer.encode("Once upon")
    assert completion.logprobs is not None
    assert completion.cumulative_logprob == pytest.approx(sum(each.token for each in completion.logprobs))
    assert llm.generate("Once", max_tokens=1)[0].cumulative_logprob is None


def test_prompt_logprobs_come_with_the_completion(llm: LLM) -> None:
    [completion] = llm.generate("Once upon a time", max_tokens=2, prompt_logprobs=1)
    assert completion.prompt_logprobs is not None
    assert len(completion.prompt_logprobs) == len(llm.tokenizer.encode("Once upon a time"))
    assert completion.logprobs is None


def test_sampling_params_are_options_for_all_prompts_or_one_for_each(llm: LLM) -> None:
    params = SamplingParams(temperature=0.8, seed=4, max_tokens=9, top_k=-1, stop="zzz")
    named = llm.generate("There was", temperature=0.8, seed=4, max_tokens=9)
    assert [each.text for each in llm.generate("There was", params)] == [named[0].text]
    assert llm.generate("There was", params, max_tokens=3)[0].tokens == named[0].tokens[:3]
    both = llm.generate(["There was", "Once"], [params, SamplingParams(max_tokens=2)])
    assert [len(each.token_ids) for each in both] == [9, 2]
    assert [each.finish_reason for each in both] == ["length", "length"]
    assert [each.request_id for each in both] == [each.id for each in both]
    assert [each.outputs[0].text for each in both] == [each.text for each in both]
    [by_ids] = llm.generate({"prompt_token_ids": llm.tokenizer.encode("There was")}, params)
    assert by_ids.text == named[0].text
    hello = [{"role": "user", "content": "Hello!"}]
    same: Any = {"max_tokens": 3, "seed": 1}
    assert llm.chat(hello, SamplingParams(**same))[0].tokens == llm.chat(hello, **same)[0].tokens


def test_impossible_sampling_params_are_refused_when_they_are_made() -> None:
    with pytest.raises(Refused, match="request SamplingParams: temperature is between 0 and 1000000"):
        SamplingParams(temperature=-1)
    with pytest.raises(Refused, match="instead of best_of use n"):
        SamplingParams(best_of=3)  # type: ignore[call-arg]
    with pytest.raises(Refused, match="min_tokens 70 is over max_tokens 64"):
        SamplingParams(min_tokens=70)
    assert repr(SamplingParams(n=2, stop=["."])) == "SamplingParams(n=2, stop=['.'])"
    assert SamplingParams(n=2) == SamplingParams(n=2) != SamplingParams(n=3)


def test_sampling_params_are_read_as_attributes_and_never_change() -> None:
    params = SamplingParams(temperature=0.5, stop=["."])
    assert (params.temperature, params.stop, params.max_tokens, params.top_p) == (0.5, ["."], 64, 1.0)
    assert (params.seed, params.skip_special_tokens) == (None, True)
    with pytest.raises(AttributeError, match="SamplingParams has no 'temprature'; did you mean temperature"):
        _ = params.temprature
    for name in ("temperature", "max_tokens", "options"):
        with pytest.raises(Refused, match=f"cannot be changed, and {name} was set; make a new one"):
            setattr(params, name, 1)
    for same in (copy.copy(params), copy.deepcopy(params), pickle.loads(pickle.dumps(params))):
        assert same == params
        assert (repr(same), same.temperature) == (repr(params), 0.5)


def test_an_option_of_none_is_not_given(llm: LLM) -> None:
    nothing: Any = {"seed": None, "stop": None, "best_of": None, "tools": None}
    assert SamplingParams(**nothing) == SamplingParams()
    assert SamplingParams(seed=-1) == SamplingParams()  # vLLM's random one
    params: Any = SamplingParams(temperature=0.8, seed=4, max_tokens=9)
    [expected] = llm.generate("There was", params)
    assert llm.generate("There was", params, **nothing)[0].tokens == expected.tokens
    assert llm.generate({"prompt": "There was", **nothing}, params)[0].tokens == expected.tokens
    hello: Any = [{"role": "user", "content": "Hello!"}]
    sampled = llm.chat(hello, max_tokens=9, seed=1)[0].tokens  # as the model's files say
    assert llm.chat(hello, **{**nothing, "temperature": None, "seed": 1}, max_tokens=9)[0].tokens == sampled
    assert len(llm.generate("Once", max_tokens=None, ignore_eos=True)[0].tokens) > 64


def test_a_refusal_names_a_prompt_as_its_caller_knows_it(llm: LLM) -> None:
    long: Any = "word " * 2000
    named: Any = {"prompt": long, "id": "mine"}
    hello = [{"role": "user", "content": "Hi"}]
    with pytest.raises(Refused, match=r"^the prompt has at least \d+ tokens, but a slot holds "):
        llm.generate(long)
    with pytest.raises(Refused, match=r"^prompt 1: the prompt has at least "):
        llm.generate(["Once", long])
    with pytest.raises(Refused, match=r"^request mine: the prompt has at least "):
        llm.generate(["Once", named])
    with pytest.raises(Refused, match=r"^conversation 1: temperature is between "):
        llm.chat([hello, {"messages": hello, "temperature": -1}])
    with pytest.raises(Refused, match=r"^1 prompt \+ 9999 new tokens"):
        llm.generate([[5]], max_tokens=9999)


def test_a_chat_can_be_streamed(llm: LLM) -> None:
    story = [{"role": "user", "content": "Tell me a story about Mia."}]
    [whole] = llm.chat(story, max_tokens=40, seed=3)
    assert "".join(delta.text for delta in llm.stream_chat(story, max_tokens=40, seed=3)) == whole.text


def test_what_is_printed_says_what_it_is(llm: LLM) -> None:
    assert repr(llm) == "LLM(stories, float32, 4 slots of 256 positions)"
    assert repr(llm.engine) == "XlaBatchEngine(stories, float32, 4 slots of 256 positions)"
    assert re.fullmatch(r"\[Embedding\(\d+ numbers, \d tokens\)\]", repr(llm.embed("Once upon a time")))
    [completion] = llm.generate("Once upon a time", max_tokens=3, id="a", logprobs=2)
    assert repr(completion) == (
        f"Completion(prompt='Once upon a time', text={completion.text!r}, finish='length', 3 tokens)"
    )


def test_an_engine_takes_its_sizes_by_the_names_of_vllm() -> None:
    llm = LLM(max_num_seqs=3, max_model_len=64, dtype="auto", scheduling_policy="fcfs", kv_cache_dtype="auto")
    options = llm.engine.options
    assert (options.slots, options.context, options.policy) == (3, 64, "fifo")
    with pytest.raises(Refused, match="slots is given twice, also as max_num_seqs"):
        LLM(slots=3, max_num_seqs=3)
    with pytest.raises(TypeError, match="instead of slotz use slots"):
        LLM(slotz=3)  # type: ignore[call-arg]
    load: Any = LLM
    for name, instead in (
        ("quantization", 'nothing, because the files say it, or weights="int8"'),
        ("revision", "the model owner/name@REVISION"),
        ("enable_lora", "adapters=N"),
        ("download_dir", "HF_HOME in the environment"),
        ("hf_overrides", "a copy of the model's folder with another config.json"),
        ("speculative_config", "speculate=N, with draft"),
        ("pipeline_parallel_size", 'mesh="tensor=N"'),
        ("limit_mm_per_prompt", "images=True"),
        ("cpu_offload_gb", 'weights="int8"'),
    ):
        with pytest.raises(TypeError, match=f"instead of {name} use {instead}"):
            load(**{name: 1})
    for name in ("load_format", "max_logprobs"):
        with pytest.raises(TypeError, match=f"leave out {name}: nothing here needs it"):
            load(**{name: 1})
    with pytest.raises(
        Refused, match=r"unknown weights format 'half'; .* leave it out to keep what the files"
    ):
        LLM(dtype="half")
    with pytest.raises(Refused, match="the only choice is int8; without it the weights decide"):
        LLM(kv_cache_dtype="fp8")
    with pytest.raises(TypeError, match="instead of n_ctx use context; leave out verbose"):
        LLM(n_ctx=9, verbose=False)  # type: ignore[call-arg]


def test_the_typed_options_are_those_that_are_checked() -> None:
    prompt, chat = get_type_hints(PromptOptions), get_type_hints(ConversationOptions)
    fields = {name: kind for cls in (Request, TextOptions) for name, kind in get_type_hints(cls).items()}
    del fields["prompt"]
    assert prompt.keys() == fields.keys()
    assert chat == prompt | get_type_hints(ChatOptions)
    wider = {
        "max_tokens": int | None,
        "stop": str | Sequence[str],
        "truncation_side": prompt["truncation_side"],
    }
    assert prompt == fields | wider
    engine = get_type_hints(EngineArguments, localns={"Path": Path, "Source": Source})
    assert VLLM_NAMES.keys() < engine.keys()
    own = {name: kind for name, kind in engine.items() if name not in VLLM_NAMES}
    assert get_type_hints(EngineFields) == get_type_hints(EngineOptions)
    assert own == get_type_hints(EngineFields) | {"draft": str | Path | Source | None, "mesh": str | None}
