"""Checking receipts: accepted wherever the same is computed, and never with anything changed."""

import copy
import json
from typing import Any

import jax
import pytest
from support.kernels import WITH_KERNELS, use_instruction_set
from support.programs import record_programs
from support.receipts import leaves_of, load_checker_for, receipt_of, replaced, verdict

from xlabatch.checkpoint.source import open_source
from xlabatch.engine.device.drafts import GivenColumns
from xlabatch.llm import LLM
from xlabatch.receipts.check import DRAFT_TOKENS, Checker, check_receipts, load_checker, setup_of
from xlabatch.receipts.read import Found, read_receipt
from xlabatch.receipts.statement import Evidence, statement, text_digest
from xlabatch.training.scores import parameters

pytestmark = WITH_KERNELS
PROMPT = "Once upon a time there was a"
SAMPLED: dict[str, Any] = {"temperature": 0.8, "seed": 2**64 - 3, "max_tokens": 37}
MANY: dict[str, Any] = SAMPLED | {
    "top_p": 0.9,
    "top_k": 50,
    "min_p": 0.01,
    "stop": ["zebra"],
    "stop_token_ids": [1000],
    "bad_token_ids": [999],
    "logit_bias": {30: 1.5, 31: -1.0},
    "repetition_penalty": 1.1,
    "repetition_context_size": 9,
    "presence_penalty": 0.1,
    "frequency_penalty": 0.2,
    "min_tokens": 5,
    "ignore_eos": True,
}
OPTIONS: dict[str, dict[str, Any]] = {
    "greedy": {"max_tokens": 37},
    "to the end": {"max_tokens": 150},
    "sampled": SAMPLED,
    "many": MANY,
    "stop string": {"stop": ["the"], "max_tokens": 60},
    "allowed": {"allowed_token_ids": list(range(200, 300)), "temperature": 1.0, "max_tokens": 20},
    "regex": {"regex": "[a-z ]{20}[.]", "max_tokens": 40},
    "one": {"max_tokens": 1},
}


@pytest.fixture(scope="module")
def receipt(llm: LLM) -> Any:
    return receipt_of(llm, PROMPT, **MANY)


@pytest.fixture(scope="module")
def checker(receipt: Any) -> Checker:
    return load_checker_for(receipt)


@pytest.mark.heavy
@pytest.mark.parametrize("name", OPTIONS)
def test_what_was_generated_is_accepted(llm: LLM, checker: Checker, name: str) -> None:
    found = verdict(checker, receipt_of(llm, PROMPT, **OPTIONS[name]))
    assert found.verdict == "ACCEPT", found.reason


def test_each_choice_has_a_receipt_and_a_seed_of_its_own(llm: LLM, checker: Checker) -> None:
    choices = llm.generate(PROMPT, n=3, receipt=True, **SAMPLED)
    receipts = [json.loads(json.dumps(choice.receipt)) for choice in choices]
    assert len({each["predicate"]["request"]["seed"] for each in receipts}) == 3
    assert [verdict(checker, each).verdict for each in receipts] == ["ACCEPT"] * 3


@pytest.mark.heavy
def test_a_conversation_is_accepted_with_the_template_that_it_had(llm: LLM, checker: Checker) -> None:
    messages = [{"role": "user", "content": "Tell me a story."}]
    [reply] = llm.chat(messages, max_tokens=30, receipt=True)
    receipt = json.loads(json.dumps(reply.receipt))
    assert verdict(checker, receipt).verdict == "ACCEPT"
    template = "{% for message in messages %}{{ message.content }} {% endfor %}"
    own = receipt["predicate"]["prompt"]["template"]
    other = LLM(slots=1, context=256, chat_template=template).chat(messages, max_tokens=30, receipt=True)[0]
    assert other.receipt is not None
    assert other.receipt["predicate"]["prompt"]["template"] != own
    found = verdict(checker, json.loads(json.dumps(other.receipt)))
    assert (found.verdict, "template" in found.reason) == ("UNVERIFIABLE", True)
    values = [Found(json.loads(json.dumps(other.receipt)))]
    assert [each.verdict for each in check_receipts(open_source(), values, chat_template=template)] == [
        "ACCEPT"
    ]


@pytest.mark.heavy
def test_a_message_with_reasoning_is_compared_with_the_parts_of_its_text() -> None:
    template = "{% for message in messages %}{{ message.content }}{% endfor %}\n<think>\n{# </think> #}"
    messages = [{"role": "user", "content": "Once upon a time"}]
    llm = LLM(slots=1, context=128, chat_template=template)
    [reply] = llm.chat(messages, max_tokens=30, reasoning_budget=5, temperature=0, receipt=True)
    reasoning, mark, content = reply.text.partition("</think>")
    assert mark
    whole = {"reasoning_content": reasoning.strip(), "content": content.lstrip()}
    assert all(whole.values())
    cases: list[tuple[Any, str]] = [
        (whole, "ACCEPT"),
        ({"content": whole["content"]}, "ACCEPT"),  # include_reasoning was false
        (whole | {"reasoning_content": "Hm."}, "REJECT"),
        (whole | {"content": whole["content"] + "!"}, "REJECT"),
        ({"content": whole["reasoning_content"]}, "REJECT"),
    ]
    checker = load_checker(open_source(), [read_receipt(reply.receipt)], chat_template=template)
    for message, expected in cases:
        found = verdict(checker, json.loads(json.dumps(reply.receipt)), {"message": message})
        assert (found.verdict, "was not compared" in found.reason) == (expected, False), message
    [free] = llm.chat(messages, max_tokens=9, temperature=0, receipt=True)
    receipt = json.loads(json.dumps(free.receipt))
    found = verdict(checker, receipt, {"message": {"content": "a part"}}, positions=[3])
    assert (found.verdict, "was not compared" in found.reason) == ("ACCEPT", True)


FORGED = "FORGED"
FUNCTION = {"name": "pay", "arguments": "{}"}
CALLS = [{"id": "a", "type": "function", "function": FUNCTION}]


def shown_otherwise(text: str) -> dict[str, tuple[dict[str, Any], str]]:
    """Responses with the receipt of another text, or with more than a text, and the verdicts on them."""

    def part(text: str, type: str = "output_text") -> dict[str, Any]:
        return {"type": "message", "content": [{"type": type, "text": text}]}

    block = {"type": "text", "text": text}
    cases: dict[str, tuple[dict[str, Any], str]] = {
        "two fields": ({"text": FORGED, "message": {"content": text}}, "UNVERIFIABLE"),
        "two APIs": ({"output": [part(FORGED)], "message": {"content": text}}, "UNVERIFIABLE"),
        "a delta": ({"delta": {"content": FORGED}}, "UNVERIFIABLE"),
        "no type": ({"content": [{"type": "text", "text": FORGED}]}, "REJECT"),
        "no object": ({"output": [part(FORGED)]}, "REJECT"),
        "a call": ({"message": {"content": FORGED, "tool_calls": CALLS}}, "REJECT"),
        "a call beside": ({"message": {"content": text, "tool_calls": CALLS}}, "REJECT"),
        "a function": ({"message": {"content": text, "function_call": FUNCTION}}, "REJECT"),
        "a refusal": ({"message": {"content": text, "refusal": FORGED}}, "UNVERIFIABLE"),
        "another reasoning": ({"message": {"content": text, "reasoning": FORGED}}, "REJECT"),
        "parts": ({"message": {"content": [{"type": "text", "text": FORGED}]}}, "UNVERIFIABLE"),
        "output_text": ({"output": [part(text)], "output_text": FORGED}, "UNVERIFIABLE"),
        "a tool": ({"output": [part(text), {"type": "custom_tool_call", "input": "rm"}]}, "UNVERIFIABLE"),
        "a summary": (
            {"output": [{"type": "reasoning", "summary": [part(FORGED)]}, part(text)]},
            "UNVERIFIABLE",
        ),
        "a server's tool": ({"content": [block, {"type": "server_tool_use", "input": {}}]}, "UNVERIFIABLE"),
        "an end": ({"message": {"content": text}, "finish_reason": "stop"}, "REJECT"),
        "a status": ({"output": [part(text)], "status": "completed"}, "REJECT"),
        "no text": ({"usage": {}}, "ACCEPT"),
    }
    same: dict[str, dict[str, Any]] = {
        "chat": {
            "message": {"role": "assistant", "content": text, "refusal": None},
            "finish_reason": "length",
        },
        "responses": {"output": [part(text)], "status": "incomplete"},
        "messages": {"content": [block], "stop_reason": "max_tokens"},
    }
    return cases | {name: (choice, "ACCEPT") for name, choice in same.items()}


@pytest.fixture(scope="module")
def cut_off(llm: LLM) -> Any:
    [completion] = llm.generate(PROMPT, max_tokens=7, receipt=True)
    return completion


@pytest.mark.parametrize("name", shown_otherwise(""))
def test_what_a_response_shows_besides_its_text_is_no_answer(
    checker: Checker, cut_off: Any, name: str
) -> None:
    choice, expected = shown_otherwise(cut_off.text)[name]
    found = verdict(checker, json.loads(json.dumps(cut_off.receipt)), choice)
    assert found.verdict == expected, found.reason


@pytest.mark.heavy
def test_the_arguments_of_a_call_are_compared_as_they_were_written(llm: LLM) -> None:
    schema = {"type": "object", "properties": {"a": {"type": "boolean"}}, "required": ["a"]}
    tool = {"type": "function", "function": {"name": "tell", "parameters": schema}}
    messages = [{"role": "user", "content": "Tell me a story."}]
    options: dict[str, Any] = {"tools": [tool], "tool_choice": "required", "receipt": True}
    [reply] = llm.chat(messages, max_tokens=40, **options)
    receipt = json.loads(json.dumps(reply.receipt))
    checker = load_checker(open_source(), [read_receipt(receipt)])
    message = copy.deepcopy(reply.message)
    assert verdict(checker, receipt, {"message": message}).verdict == "ACCEPT"
    function = message["tool_calls"][0]["function"]
    written = function["arguments"]
    value = "true" if "true" in written else "false"
    number = str(int(value == "true"))
    for other in (written.replace(value, number), written[:-1] + f', "a": {value}}}', '{"a": "rm"'):
        function["arguments"] = other
        assert verdict(checker, receipt, {"message": message}).verdict == "REJECT", other
    block = {"type": "tool_use", "name": "tell", "input": json.loads(written)}
    before = [{"type": "text", "text": reply.message["content"]}] if reply.message["content"] else []
    assert verdict(checker, receipt, {"content": [*before, block]}).verdict == "ACCEPT"
    block["input"]["a"] = int(value == "true")
    assert verdict(checker, receipt, {"content": [*before, block]}).verdict == "REJECT"


def test_an_answer_of_several_weights_has_no_receipt() -> None:
    """Neither if the first ones are back at its end, nor if only its prompt was run by others."""
    own = LLM(slots=1, context=128)
    engine = own.engine
    first = parameters()
    second = jax.tree.map(lambda x: x * 1.1 if x.ndim == 2 else x, first)
    engine.update(first)
    for swaps in ({5: second, 9: first}, {0: second}):
        [pending] = own.prepare([PROMPT], "prompt", None, max_tokens=14, receipt=True)
        engine.submit(pending.checked)
        count = 0
        while not pending.done:
            if count in swaps:
                engine.update(swaps[count], running="keep")
            for event in engine.step():
                pending.on_event(event)
                count += 1
        [state] = pending.completions
        assert state.completion
        assert state.completion.receipt is None
    assert own.generate(PROMPT, max_tokens=5, receipt=True)[0].receipt is not None


@pytest.mark.parametrize("prompt", [[5, 9, 300, 2], {"prompt": PROMPT, "truncate_prompt_tokens": 3}])
def test_a_prompt_that_is_not_all_of_a_text_is_its_ids(llm: LLM, checker: Checker, prompt: Any) -> None:
    receipt = receipt_of(llm, prompt, max_tokens=5)
    assert receipt["predicate"]["prompt"]["text"] is None
    assert verdict(checker, receipt).verdict == "ACCEPT"


@pytest.mark.heavy
@pytest.mark.parametrize("name", ["greedy", "many"])
def test_receipts_do_not_depend_on_the_shape_of_the_engine(llm: LLM, name: str) -> None:
    other = LLM(slots=7, context=320, budget=16, speculate=5, weights="float32")
    prompts = [f"{n} of them" for n in range(6)]
    other.generate(prompts)  # its slots hold something
    assert receipt_of(other, PROMPT, **OPTIONS[name]) == receipt_of(llm, PROMPT, **OPTIONS[name])


@pytest.mark.parametrize("name", ["avx2", "plain", "avx512"])
def test_another_instruction_set_accepts(llm: LLM, name: str) -> None:
    greedy, sampled = (receipt_of(llm, PROMPT, **OPTIONS[each]) for each in ("greedy", "sampled"))
    with use_instruction_set(name):
        other = load_checker_for(greedy)
        assert [verdict(other, each).verdict for each in (greedy, sampled)] == ["ACCEPT"] * 2
        own = receipt_of(other.llm, PROMPT, **OPTIONS["greedy"])
        assert own["predicate"]["versions"]["kernels"] == name


@pytest.mark.heavy
@pytest.mark.parametrize("weights", ["int8", "bfloat16"])
def test_receipts_are_checked_in_the_format_that_they_name(weights: str) -> None:
    receipt = receipt_of(LLM(slots=2, context=128, weights=weights), PROMPT, max_tokens=20)
    source = open_source()
    assert next(check_receipts(source, [Found(receipt)])).verdict == "ACCEPT"
    other = replaced(receipt, ("predicate", "model", "format"), "float32")
    assert next(check_receipts(source, [Found(other)])).verdict == "UNVERIFIABLE"
    unknown = replaced(receipt, ("predicate", "model", "format"), "float1")
    assert next(check_receipts(source, [Found(unknown)])).verdict == "UNVERIFIABLE"


@pytest.mark.heavy
@pytest.mark.parametrize("arithmetic", ["portable", "fast"])
def test_receipts_of_16_bits_are_checked_elsewhere_if_the_arithmetic_is_portable(arithmetic: str) -> None:
    with use_instruction_set("amx_emulated"):
        receipt = receipt_of(
            LLM(slots=2, context=128, weights="bfloat16", arithmetic=arithmetic), PROMPT, max_tokens=9
        )
    expected = "ACCEPT" if arithmetic == "portable" else "UNVERIFIABLE"
    for name in ("plain", "amx_emulated"):
        with use_instruction_set(name):
            [verdict] = check_receipts(open_source(), [Found(receipt)])
        assert verdict.verdict == ("ACCEPT" if name == "amx_emulated" else expected), verdict.reason


def test_a_model_is_not_loaded_again_for_each_unknown_profile(receipt: Any) -> None:
    others = [replaced(receipt, ("predicate", "profile"), name) for name in ("mine", "yours")]
    mine, yours = (setup_of(read_receipt(each)) for each in others)
    assert mine == yours != setup_of(read_receipt(receipt))


def test_receipts_of_several_formats_are_checked_in_their_order(receipt: Any) -> None:
    other = receipt_of(LLM(slots=2, context=128, weights="int8"), PROMPT, max_tokens=5)
    impossible = replaced(receipt, ("predicate", "model", "cache"), "int9")
    found = check_receipts(
        open_source(), [Found(each) for each in (receipt, other, None, impossible, receipt)]
    )
    verdicts = [each.verdict for each in found]
    assert verdicts == ["ACCEPT", "ACCEPT", "UNVERIFIABLE", "UNVERIFIABLE", "ACCEPT"]


def test_what_the_engine_refuses_is_unverifiable(receipt: Any, checker: Checker) -> None:
    for path, value in (
        (("request", "regex"), "("),
        (("request", "allowed_token_ids"), [5000]),
        (("request", "top_p"), 0),
        (("request", "stop"), [""]),
        (("prompt", "token_ids"), [1] * 5000),
        (("prompt", "token_ids"), [5000]),
        (("prompt", "token_ids"), []),
    ):
        text = replaced(receipt, ("predicate", "prompt", "text"), None)
        ids_only = replaced(text, ("predicate", "prompt", "add_special_tokens"), None)
        other = replaced(ids_only, ("predicate", *path), value)
        assert verdict(checker, other).verdict == "UNVERIFIABLE", path


def changes(value: Any) -> list[Any]:
    """Other values in place of one: of the same kind where possible, and of another kind."""
    match value:
        case bool():
            return [not value, 2]
        case int():
            return [value + 1, value - 1, float(value), str(value), -(2**40)]
        case str():
            flipped = f"{'1' if value[:1] == '0' else '0'}{value[1:]}"
            return [flipped, value + "0", value[:-1], "", None] if value else ["x"]
        case None:
            return [0, "x", 5, [1]]
        case list():
            return [[1], ["x"], {}, None]
    return [1]


@pytest.mark.heavy
def test_a_change_of_any_field_is_not_accepted(llm: LLM, checker: Checker) -> None:
    receipt = receipt_of(llm, PROMPT, **MANY)
    assert verdict(checker, receipt).verdict == "ACCEPT"
    paths = list(leaves_of(receipt))
    assert len(paths) > 120
    accepted = []
    for path in paths:
        value = receipt
        for key in path:
            value = value[key]
        for new in changes(value):
            if new == value and type(new) is type(value):
                continue
            found = verdict(checker, replaced(receipt, path, new))
            if found.verdict == "ACCEPT":
                accepted.append((path, value, new))
    assert accepted == []


def test_a_field_more_or_less_is_not_accepted(llm: LLM, checker: Checker) -> None:
    receipt = receipt_of(llm, PROMPT, max_tokens=3)
    parts: list[tuple[str, ...]] = [(), ("predicate",), ("subject", 0), ("subject", 0, "digest")]  # type: ignore[list-item]
    parts += [("predicate", name) for name in receipt["predicate"] if name != "profile"]
    for part in parts:
        inner = receipt
        for key in part:
            inner = inner[key]
        assert isinstance(inner, dict)
        for name in inner:
            less = {key: value for key, value in inner.items() if key != name}
            found = verdict(checker, replaced(receipt, part, less) if part else less)
            assert found.verdict != "ACCEPT", (part, name)
        more = inner | {"more": 1}
        assert verdict(checker, replaced(receipt, part, more) if part else more).verdict != "ACCEPT", part


@pytest.mark.parametrize("at", [0, 1, 15, 16, 36])
@pytest.mark.parametrize("part", ["token_ids", "logits"])
def test_the_first_token_that_differs_is_named_whatever_digests_the_file_has(
    llm: LLM, checker: Checker, at: int, part: str
) -> None:
    receipt = receipt_of(llm, PROMPT, **SAMPLED)
    changed = receipt["predicate"]["answer"][part]
    changed[at] = changed[at] + 1 if changed[at] != 1023 else 5
    found = verdict(checker, with_own_digests(receipt))
    assert (found.verdict, found.token) == ("REJECT", at)


@pytest.mark.parametrize(
    ("option", "value"),
    [("temperature", 0), ("seed", "5"), ("top_k", 1), ("logit_bias", [[30, 1120403456]]), ("max_tokens", 36)],
)
def test_an_answer_to_other_options_is_rejected(
    llm: LLM, checker: Checker, option: str, value: object
) -> None:
    receipt = receipt_of(llm, PROMPT, **SAMPLED)
    other = with_own_digests(replaced(receipt, ("predicate", "request", option), value))
    if option == "temperature":
        assert verdict(checker, other).verdict == "UNVERIFIABLE"  # it has a seed
        other = with_own_digests(replaced(other, ("predicate", "request", "seed"), None))
    assert verdict(checker, other).verdict == "REJECT"


@pytest.mark.parametrize(
    ("part", "value"),
    [("text", "Once upon a time there was an"), ("token_ids", [1, 480, 479]), ("add_special_tokens", False)],
)
def test_a_text_with_other_tokens_is_rejected(llm: LLM, checker: Checker, part: str, value: object) -> None:
    receipt = receipt_of(llm, PROMPT, **SAMPLED)
    other = with_own_digests(replaced(receipt, ("predicate", "prompt", part), value))
    assert verdict(checker, other).reason == "the text of its prompt tokenizes differently"


def test_another_text_of_the_answer_is_rejected(llm: LLM, checker: Checker) -> None:
    receipt = receipt_of(llm, PROMPT, **SAMPLED)
    other = with_own_digests(replaced(receipt, ("subject", 0, "digest", "sha256"), text_digest("another")))
    assert verdict(checker, other).reason == "its tokens decode to a different text"


def test_tokens_that_are_missing_or_beyond_the_vocabulary_are_rejected(llm: LLM, checker: Checker) -> None:
    receipt = receipt_of(llm, PROMPT, max_tokens=150)
    answer = receipt["predicate"]["answer"]
    assert answer["finish"] == "stop"
    shorter = with_own_digests(
        replaced(receipt, ("predicate", "answer", "token_ids"), answer["token_ids"][:-1]), 1
    )
    found = verdict(checker, shorter)
    assert (found.verdict, found.reason) == ("REJECT", "the answer ends with length, not stop")
    beyond = replaced(receipt, ("predicate", "answer", "token_ids", 3), 1024)
    found = verdict(checker, beyond)
    assert (found.verdict, found.token) == ("REJECT", 3)
    assert verdict(checker, beyond, positions=[9]).verdict == "REJECT"


def test_a_token_that_the_profile_does_not_select_is_unverifiable_with_other_versions(
    llm: LLM, checker: Checker
) -> None:
    constrained = {"max_tokens": 20, "regex": "[a-z ]{80}"}
    for options, expected in ((constrained, "UNVERIFIABLE"), (SAMPLED, "REJECT")):
        receipt = replaced(receipt_of(llm, PROMPT, **options), ("predicate", "versions", "jaxlib"), "0.0.1")
        assert verdict(checker, with_own_digests(receipt)).verdict == "ACCEPT"
        receipt["predicate"]["answer"]["token_ids"][9] ^= 1
        assert verdict(checker, with_own_digests(receipt)).verdict == expected


def test_single_positions_are_checked_from_the_tokens_before_them(llm: LLM, checker: Checker) -> None:
    options = SAMPLED | {"repetition_penalty": 1.1, "min_tokens": 30, "logit_bias": {30: 1.5}}
    receipt = receipt_of(llm, PROMPT, **options)
    found = verdict(checker, receipt, positions=[3, 36, 20, 20])
    assert (found.verdict, found.checked) == ("ACCEPT", 3)
    receipt["predicate"]["answer"]["logits"][20] += 1
    other = with_own_digests(receipt)
    found = verdict(checker, other, positions=[3, 20, 36])
    assert (found.verdict, found.token) == ("REJECT", 20)
    assert verdict(checker, other, positions=[3, 19, 36]).verdict == "ACCEPT"  # it is a sample
    for nowhere in ([37], [-1], [3, -1], []):
        assert verdict(checker, other, positions=nowhere).verdict == "UNVERIFIABLE"
    many = receipt_of(llm, PROMPT, **MANY)
    assert verdict(checker, many, positions=[3, 17]).verdict == "ACCEPT"
    many["predicate"]["answer"]["token_ids"][17] ^= 1
    found = verdict(checker, with_own_digests(many), positions=[3, 17])
    assert (found.verdict, found.token) == ("REJECT", 17)
    constrained = receipt_of(llm, PROMPT, **OPTIONS["regex"])
    assert verdict(checker, constrained, positions=[3]).verdict == "UNVERIFIABLE"


@pytest.mark.parametrize("name", ["greedy", "many"])
def test_checking_runs_each_token_once_as_a_prompt_does(llm: LLM, checker: Checker, name: str) -> None:
    options = OPTIONS[name] | {"max_tokens": 150, "ignore_eos": True}
    receipt = receipt_of(llm, f"{PROMPT} {'very ' * 7} big", **options)
    count = len(receipt["predicate"]["prompt"]["token_ids"])
    checker.engine.reset_prefix_cache()
    launched: list[str] = []
    undo = record_programs(checker.engine, launched.append)
    try:
        assert verdict(checker, receipt).verdict == "ACCEPT"
    finally:
        undo()
    steps = [each for each in launched if each.startswith(("prefill", "decode"))]
    assert steps == ["prefill 32", "decode_drafts", "decode_drafts"], count
    assert -(-(150 - 1) // (DRAFT_TOKENS + 1)) == 2


def test_an_answer_that_goes_on_after_its_end_is_rejected_wherever_it_is_checked(
    llm: LLM, checker: Checker
) -> None:
    receipt = receipt_of(llm, PROMPT, **SAMPLED)
    token = receipt["predicate"]["answer"]["token_ids"][9]
    end = receipt["predicate"]["answer"]["token_ids"].index(token)
    receipt["predicate"]["request"]["stop_token_ids"] = [token]
    for asked in range(end + 1, 37, 7):
        found = verdict(checker, with_own_digests(receipt), positions=[asked])
        assert (found.verdict, found.token) == ("REJECT", end + 1)
    assert verdict(checker, with_own_digests(receipt), positions=[end]).verdict == "ACCEPT"


def test_a_check_of_positions_computes_the_logits_of_few_tokens(
    llm: LLM, checker: Checker, monkeypatch: pytest.MonkeyPatch
) -> None:
    receipt = receipt_of(llm, PROMPT, max_tokens=150, temperature=0, ignore_eos=True)
    selected: list[int] = []
    run = checker.engine.runner.decode_given

    def record(given: GivenColumns, *others: Any) -> jax.Array:
        selected.append(int(given.selects.sum()))
        return run(given, *others)

    monkeypatch.setattr(checker.engine.runner, "decode_given", record)
    assert verdict(checker, receipt, positions=[3, 40, 140]).verdict == "ACCEPT"
    assert selected == [2 + 1, 1]  # 3 and 40 with the last of the first 128, then 140


def test_a_receipt_costs_no_program_more(llm: LLM) -> None:
    launched: dict[bool, list[str]] = {}
    for wanted in (False, True):
        llm.engine.reset_prefix_cache()
        names = launched.setdefault(wanted, [])
        undo = record_programs(llm.engine, names.append)
        llm.generate([PROMPT, "There"], max_tokens=20, receipt=wanted)
        undo()
    assert launched[True] == launched[False]


def with_own_digests(receipt: Any, fewer: int = 0) -> Any:
    """The receipt that someone writes who claims its answer, with the digests of that answer."""
    if fewer:
        receipt["predicate"]["answer"]["logits"] = receipt["predicate"]["answer"]["logits"][:-fewer]
    read = read_receipt(receipt)
    return statement(read.head, Evidence(**vars(read.answer)))
