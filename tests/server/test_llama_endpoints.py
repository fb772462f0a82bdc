"""llama.cpp's endpoints: completions, filling in the middle, slots and properties."""

import json
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx
import pytest
from support.serving import PROMPT, RunningServer, get, post, running, serving_process, until

from xlabatch import LLM
from xlabatch.checkpoint.source import STORIES
from xlabatch.errors import Refused
from xlabatch.text.fill_in_the_middle import fill_prompt
from xlabatch.text.tokenizer import Tokenizer

BODY: dict[str, Any] = {"prompt": PROMPT, "n_predict": 12, "temperature": 0}
MARKS = {"<|system|>": "<fim_prefix>", "<|user|>": "<fim_suffix>", "<|assistant|>": "<fim_middle>"}


def events(response: httpx.Response) -> list[Any]:
    assert "[DONE]" not in response.text
    return [json.loads(line[6:]) for line in response.text.split("\n\n") if line.startswith("data: ")]


@pytest.mark.parametrize("path", ["/completion", "/completions"])
def test_a_completion_has_llama_cpps_form(served: RunningServer, llm: LLM, path: str) -> None:
    body = post(served.url + path, json=BODY | {"return_tokens": True}).json()
    until(lambda: served.idle)
    [expected] = llm.generate(PROMPT, max_tokens=12)
    assert (body["content"], body["tokens"]) == (expected.text, list(expected.tokens))
    assert (body["stop"], body["stop_type"], body["stopping_word"]) == (True, "limit", "")
    assert (body["tokens_predicted"], body["prompt"], body["truncated"]) == (12, PROMPT, False)
    assert body["tokens_evaluated"] == len(llm.tokenizer.encode(PROMPT))
    assert body["generation_settings"]["temperature"] == 0
    assert body["timings"]["predicted_n"] == 12
    assert body["timings"]["predicted_ms"] > 0


def test_a_stream_ends_with_the_event_that_says_stop(served: RunningServer) -> None:
    whole = post(f"{served.url}/completion", json=BODY).json()
    *pieces, last = events(post(f"{served.url}/completion", json=BODY | {"stream": True}))
    assert "".join(piece["content"] for piece in pieces) == whole["content"]
    assert not any(piece["stop"] for piece in pieces)
    assert (last["stop"], last["content"], last["stop_type"]) == (True, "", "limit")


def test_several_prompts_have_a_list_of_completions(served: RunningServer, llm: LLM) -> None:
    ids = llm.tokenizer.encode("A cat")
    prompts: list[Any] = [PROMPT, "A cat", ids]
    found = post(f"{served.url}/completion", json=BODY | {"prompt": prompts}).json()
    assert [each["index"] for each in found] == [0, 1, 2]
    alone = [post(f"{served.url}/completion", json=BODY | {"prompt": each}).json() for each in prompts]
    assert [each["content"] for each in found] == [each["content"] for each in alone]
    assert [each["prompt"] for each in found] == [each["prompt"] for each in alone]
    one = post(f"{served.url}/completion", json=BODY | {"prompt": [PROMPT]}).json()
    assert [each["content"] for each in one] == [alone[0]["content"]]
    streamed = events(post(f"{served.url}/completion", json=BODY | {"prompt": prompts, "stream": True}))
    pieces = ["".join(each["content"] for each in streamed if each["index"] == n) for n in range(3)]
    assert pieces == [each["content"] for each in alone]
    assert sorted(each["index"] for each in streamed if each["stop"]) == [0, 1, 2]


def test_a_stop_word_and_the_end_of_the_text_are_told_apart(served: RunningServer) -> None:
    word = post(f"{served.url}/completion", json=BODY | {"stop": ["a"]}).json()
    assert (word["stop_type"], word["stopping_word"]) == ("word", "a")
    end = post(f"{served.url}/completion", json={"prompt": PROMPT, "temperature": 0}).json()
    assert (end["stop_type"], end["stopping_word"]) == ("eos", "")


def test_options_have_llama_cpps_names(served: RunningServer, llm: LLM) -> None:
    options = {"repeat_penalty": 1.5, "repeat_last_n": 8, "n_probs": 2, "seed": -1, "samplers": "ekt"}
    options |= {"mirostat": 0, "dry_multiplier": 0.0, "typical_p": 1.0, "logit_bias": [[5, -1.0]]}
    body = post(f"{served.url}/completion", json=BODY | options).json()
    until(lambda: served.idle)
    own: Any = {"repetition_penalty": 1.5, "repetition_context_size": 8, "logit_bias": {5: -1.0}}
    [expected] = llm.generate(PROMPT, max_tokens=12, **own)
    assert body["content"] == expected.text
    first = body["completion_probabilities"][0]
    assert first["id"] == expected.tokens[0]
    assert len(first["top_logprobs"]) == 2
    forbidden = post(f"{served.url}/completion", json=BODY | {"logit_bias": [[first["id"], False]]}).json()
    assert forbidden["content"] != post(f"{served.url}/completion", json=BODY).json()["content"]


@pytest.mark.parametrize(
    ("samplers", "others"),
    [
        ("edskypmxt", {}),
        (["top_k", "tfs_z", "typical_p", "top_p", "min_p", "temperature"], {"repetition_penalty": 1}),
        (["temperature"], {"repetition_penalty": 1, "top_k": 0, "top_p": 1, "min_p": 0}),
        ([], {"repetition_penalty": 1, "top_k": 0, "top_p": 1, "min_p": 0, "temperature": 1}),
    ],
)
def test_samplers_that_a_list_leaves_out_are_off(
    served: RunningServer, samplers: Any, others: dict[str, Any]
) -> None:
    body = BODY | {"seed": 3, "temperature": 2.5, "top_k": 9, "repetition_penalty": 9, "min_p": 0.1}
    answer = post(f"{served.url}/completion", json=body | {"samplers": samplers}).json()
    assert answer["content"] == post(f"{served.url}/completion", json=body | others).json()["content"]
    every = post(f"{served.url}/completion", json=body).json()["content"]
    assert (answer["content"] == every) == (not others)


@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"mirostat": 2}, "parameter mirostat is not supported"),
        ({"messages": []}, "/v1/chat/completions"),
        ({"suffix": "a"}, "/infill"),
        ({"n_predict": 0}, "nothing to return"),
        ({"n": 2}, "n must be 1"),
        ({"prompt": None}, "prompt is missing"),
        ({"prompt": [[]]}, "prompt"),
        ({"logit_bias": [["a", 1.0]]}, "token id"),
        ({"logit_bias": [[5, 1.0], [5, 2.0]]}, "logit_bias has token id 5 twice"),
    ],
)
def test_what_is_not_possible_is_refused(served: RunningServer, more: dict[str, Any], message: str) -> None:
    response = post(f"{served.url}/completion", json=BODY | more)
    assert (response.status_code, message in response.json()["error"]["message"]) == (400, True), (
        response.text
    )


@pytest.fixture(scope="module")
def coder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The embedded model, with a tokenizer whose special tokens mark the parts of a text."""
    folder = copytree(STORIES, tmp_path_factory.mktemp("coder") / "model")
    for name in ("tokenizer.json", "tokenizer_config.json"):
        text = (folder / name).read_text()
        for old, new in MARKS.items():
            text = text.replace(old, new)
        (folder / name).write_text(text)
    with running(LLM(folder, slots=2, context=256)) as served:
        yield served


def test_the_middle_is_written_between_prefix_and_suffix(coder: RunningServer) -> None:
    llm = coder.server.llm
    tokenizer = llm.tokenizer
    prefix, suffix, middle = (tokenizer.token_id(mark) for mark in MARKS.values())
    expected = [*tokenizer.encode(""), prefix, *tokenizer.encode_chat("Once"), suffix]
    expected += [*tokenizer.encode_chat("The end."), middle]
    assert list(fill_prompt(tokenizer, "Once", "The end.", 256).ids) == expected
    [alone] = llm.generate({"prompt": expected}, max_tokens=10)
    [filled] = llm.generate({"prompt": "Once", "suffix": "The end."}, max_tokens=10)
    assert filled.tokens == alone.tokens
    until(lambda: coder.idle)
    body = {"input_prefix": "Once", "input_suffix": "The end.", "n_predict": 10, "temperature": 0}
    infill = post(f"{coder.url}/infill", json=body).json()
    assert infill["content"] == alone.text
    body = {"prompt": "Once", "suffix": "The end.", "max_tokens": 10, "temperature": 0}
    choice = post(f"{coder.url}/v1/completions", json=body).json()["choices"][0]
    assert choice["text"] == alone.text


def test_other_files_come_first_and_the_middle_may_have_begun(coder: RunningServer) -> None:
    body = {"input_prefix": "Once", "input_suffix": "The end.", "n_predict": 4, "temperature": 0}
    files = [{"filename": "a.txt", "text": "Mia had a dog."}]
    response = post(f"{coder.url}/infill", json=body | {"input_extra": files, "prompt": " upon"}).json()
    assert response["prompt"].index("Mia had a dog.") < response["prompt"].index("<fim_prefix>")
    assert response["prompt"].endswith("<fim_middle> upon")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/infill", {"input_prefix": "a", "input_suffix": "b"}),
        ("/v1/completions", {"prompt": "a", "suffix": "b"}),
    ],
)
def test_a_model_without_such_tokens_says_so(served: RunningServer, path: str, body: Any) -> None:
    response = post(served.url + path, json=body)
    assert response.status_code == 400
    assert "model stories cannot fill in the middle" in response.json()["error"]["message"]


def test_a_suffix_is_for_a_text(coder: RunningServer) -> None:
    for body in ({"prompt": [5, 6], "suffix": "b"}, {"prompt": [[5], [6]], "suffix": "b"}):
        response = post(f"{coder.url}/v1/completions", json=body)
        assert (response.status_code, "takes a prompt that is text" in response.text) == (400, True)
    with pytest.raises(Refused, match="suffix is a string"):
        coder.server.llm.generate({"prompt": "a", "suffix": 5})


def test_parts_that_are_too_long_are_refused_before_they_are_tokenized(
    coder: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    encoded = []
    encode = Tokenizer.encode_chat

    def recorded(self: Tokenizer, text: Any) -> Any:
        encoded.append(text)
        return encode(self, text)

    monkeypatch.setattr(Tokenizer, "encode_chat", recorded)
    long = "word " * 20_000
    parts: list[Any] = [{"input_prefix": long}, {"input_suffix": long}, {"prompt": long}]
    parts += [{"input_extra": [{"text": long}]}, {"input_extra": [{"filename": long, "text": ""}]}]
    for body in parts:
        response = post(f"{coder.url}/infill", json=body)
        assert (response.status_code, "the parts have at least" in response.text) == (400, True)
    assert not encoded


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/infill", {"input_prefix": "a", "input_suffix": "b"}),
        ("/v1/completions", {"prompt": "a", "suffix": "b"}),
    ],
)
def test_a_prompt_with_marks_is_not_truncated(coder: RunningServer, path: str, body: Any) -> None:
    response = post(coder.url + path, json=body | {"truncate_prompt_tokens": 8})
    assert response.status_code == 400
    assert "truncate_prompt_tokens would cut off the marks" in response.json()["error"]["message"]


def test_slots_are_listed_at_once(served: RunningServer, llm: LLM, monkeypatch: pytest.MonkeyPatch) -> None:
    step = llm.engine.step

    def slow_step() -> Any:
        time.sleep(0.02)
        return step()

    monkeypatch.setattr(llm.engine, "step", slow_step)
    listed = get(f"{served.url}/slots").json()
    assert [slot["id"] for slot in listed] == [0, 1, 2, 3]
    assert not any(slot["is_processing"] for slot in listed)
    assert {slot["n_ctx"] for slot in listed} == {served.server.llm.engine.limits.context}
    body = {"prompt": [PROMPT] * 4, "max_tokens": 200, "ignore_eos": True, "stream": True, "top_k": 7}
    with httpx.stream("POST", f"{served.url}/v1/completions", json=body, timeout=60) as response:
        lines = response.iter_lines()  # kept: the response is closed with it
        next(lines)
        until(lambda: all(slot["is_processing"] for slot in get(f"{served.url}/slots").json()))
        until(lambda: "decode" in get(f"{served.url}/slots").text)
        slot = get(f"{served.url}/slots").json()[0]
        assert (slot["params"]["top_k"], slot["params"]["n_predict"]) == (7, 200)
        assert slot["next_token"][0]["n_decoded"] > 0
        assert PROMPT not in json.dumps(slot)
        full = get(f"{served.url}/slots", params={"fail_on_no_slot": 1})
        assert (full.status_code, full.headers["retry-after"]) == (503, "1")
        assert get(f"{served.url}/load").json() == {"server_load": 4}
    until(lambda: served.idle)
    assert get(f"{served.url}/slots?fail_on_no_slot=1").status_code == 200
    assert get(f"{served.url}/load").json() == {"server_load": 0}


def test_properties_have_no_path_of_the_server(coder: RunningServer) -> None:
    props = get(f"{coder.url}/props").json()
    assert (props["total_slots"], props["model_alias"], props["model_path"]) == (2, "stories", "stories")
    settings = props["default_generation_settings"]
    assert settings["n_ctx"] == 256
    assert settings["params"]["temperature"] == coder.server.llm.sampling.temperature
    assert "<fim_prefix>" not in props["eos_token"]
    assert props["chat_template"]
    assert str(Path("/tmp")) not in json.dumps(props)


def test_ping_is_the_servers_health_and_needs_no_key(llm: LLM) -> None:
    with running(llm, api_keys=["k"]) as served:
        assert get(f"{served.url}/ping").json() == get(f"{served.url}/v1/health").json() == {"status": "ok"}
        assert httpx.post(f"{served.url}/ping", timeout=10).status_code == 200
        assert get(f"{served.url}/slots").status_code == 401


@pytest.mark.heavy
@pytest.mark.parametrize("option", ["", "--log-json"])
def test_a_signal_is_told_in_the_log_and_so_is_the_end(option: str) -> None:
    with serving_process(f"--slots 2 --context 128 --drain 5 {option}") as (command, url):
        assert command.stderr
        body = {"prompt": PROMPT, "max_tokens": 100, "ignore_eos": True, "stream": True}
        with httpx.stream("POST", f"{url}/v1/completions", json=body, timeout=60) as response:
            lines = response.iter_lines()
            next(lines)
            command.send_signal(signal.SIGTERM)
            list(lines)
        log = command.stderr.read()
        command.wait(60)
    if option:
        fields = map(json.loads, log.splitlines())
        [begins, ends] = [each for each in fields if str(each.get("event")).startswith("stop")]
        assert (begins["event"], begins["requests"], begins["drain_s"]) == ("stopping", 1, 5)
        assert ends["event"] == "stopped"
    else:
        assert "stopping; requests that run or wait: 1; they have 5 s" in log
        assert log.rstrip().endswith("stopped")
