"""What a receipt says of the model: other weights, files or arithmetic, and the second implementation."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.kernels import WITH_KERNELS, use_instruction_set
from support.receipts import receipt_of, replaced

from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.safetensors_files import stored_tensors
from xlabatch.checkpoint.source import STORIES, Source, open_source
from xlabatch.engine import memory
from xlabatch.engine.options import EngineOptions
from xlabatch.engine.profile import PROFILE, arithmetic_profile
from xlabatch.engine.promise import with_arithmetic
from xlabatch.llm import LLM
from xlabatch.receipts.check import check_receipts
from xlabatch.receipts.read import Found
from xlabatch.training.scores import parameters

IN_NUMPY = Path(__file__).parents[2] / "docs" / "receipt_in_numpy.py"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the embedded model."""
    return shutil.copytree(STORIES, tmp_path / "copy")


def flip_a_bit_of_a_norm(folder: Path) -> None:
    tensor = stored_tensors(folder)["model.norm.weight"]
    with tensor.file.open("r+b") as file:
        file.seek(tensor.start + tensor.nbytes // 2)
        byte = file.read(1)[0]
        file.seek(-1, 1)
        file.write(bytes([byte ^ 1]))


def add_a_space(name: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).write_text((folder / name).read_text() + " ")

    return change


def add_a_template(folder: Path) -> None:
    (folder / "chat_template.jinja").write_text("{{ messages }}")


CHANGES: dict[str, Callable[[Path], None]] = {
    "nothing": lambda _: None,
    "weights": flip_a_bit_of_a_norm,
    "tokenizer": add_a_space("tokenizer.json"),
    "template": add_a_space("tokenizer_config.json"),
    "another template": add_a_template,
}


@WITH_KERNELS
@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_byte_of_the_model_is_unverifiable(llm: LLM, folder: Path, change: str) -> None:
    receipt = receipt_of(llm, "Once upon", max_tokens=9)
    CHANGES[change](folder)
    [found] = check_receipts(open_source(folder), [Found(receipt)])
    assert found.verdict == ("ACCEPT" if change == "nothing" else "UNVERIFIABLE")
    part = "weights" if change == "weights" else "configuration"
    assert change == "nothing" or f"the digest of its {part}" in found.reason


def use_longrope(folder: Path, trained: int) -> None:
    """Give a model other factors of its ropes in contexts over some positions."""
    config = json.loads((folder / "config.json").read_text())
    pairs = config["hidden_size"] // config["num_attention_heads"] // 2
    factors = {"short_factor": [1.0] * pairs, "long_factor": [1.5 + pair for pair in range(pairs)]}
    config["original_max_position_embeddings"] = trained
    config["rope_scaling"] = {"rope_type": "longrope", "original_max_position_embeddings": trained} | factors
    (folder / "config.json").write_text(json.dumps(config))


@pytest.mark.heavy
@WITH_KERNELS
def test_an_answer_is_computed_again_with_its_ropes_whatever_context_the_engine_had(folder: Path) -> None:
    use_longrope(folder, 64)
    source = open_source(folder)
    llms = [LLM(source, slots=2, context=context) for context in (64, 96)]
    assert len({llm.fingerprint() for llm in llms}) == 2
    assert LLM(source, slots=1, context=128).fingerprint() == llms[1].fingerprint()
    within, beyond = (receipt_of(llm, "Once upon", max_tokens=9) for llm in llms)
    assert [each["predicate"]["model"]["rope_limit"] for each in (within, beyond)] == [0, 64]
    assert within["predicate"]["answer"]["logits"] != beyond["predicate"]["answer"]["logits"]
    half = receipt_of(llms[0], "Once upon", max_tokens=40)  # the power of 2 after its tokens is 64
    unknown = replaced(within, ("predicate", "model", "rope_limit"), 5)
    longer = replaced(within, ("predicate", "prompt", "token_ids"), [1] * 70)
    found = list(check_receipts(source, [Found(each) for each in (within, beyond, half, unknown, longer)]))
    assert [each.verdict for each in found] == ["ACCEPT"] * 3 + ["UNVERIFIABLE"] * 2
    assert "its ropes are those of contexts over 5, and here no context" in found[3].reason
    assert "no context for its 79 tokens" in found[4].reason


@WITH_KERNELS
def test_a_receipt_that_is_too_long_leaves_the_others_to_be_checked(
    llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    receipt = receipt_of(llm, "Once upon", max_tokens=9)
    source = open_source()
    positions = source.spec.config.max_positions
    ids = ("predicate", "prompt", "token_ids")
    beyond = replaced(receipt, ids, [1] * positions)
    large = replaced(receipt, ids, [1] * (positions // 2))
    free = memory.plan(source, "float32", EngineOptions(slots=1, context=positions // 2)).total
    monkeypatch.setattr(memory, "free_bytes", lambda _: free)
    found = list(check_receipts(source, [Found(each) for each in (beyond, large, receipt)]))
    assert [each.verdict for each in found] == ["UNVERIFIABLE", "UNVERIFIABLE", "ACCEPT"]
    assert f"{positions + 9} tokens, and the model has {positions} positions" in found[0].reason
    assert "are free" in found[1].reason


@WITH_KERNELS
def test_replaced_weights_have_another_digest_and_what_ran_before_no_receipt() -> None:
    llm = LLM(slots=2, context=64)
    before = receipt_of(llm, "Once", max_tokens=3)
    prompts = llm.prepare("Once", max_tokens=3, receipt=True)
    llm.engine.update(parameters(None))
    [completion] = llm.completions(prompts)
    assert completion.receipt is None
    after = receipt_of(llm, "Once", max_tokens=3)
    assert after["predicate"]["model"]["weights"] != before["predicate"]["model"]["weights"]
    assert after["predicate"]["answer"]["logits"] == before["predicate"]["answer"]["logits"]


@WITH_KERNELS
def test_the_profile_of_bfloat16_names_the_order_of_its_sums(source: Source) -> None:
    assert arithmetic_profile(load(source, "float32").params) == PROFILE
    assert arithmetic_profile(load(source, "int8").params) == PROFILE
    for name in ("avx2", "plain"):
        with use_instruction_set(name):
            assert arithmetic_profile(load(source, "bfloat16").params) == PROFILE
    with use_instruction_set("amx_emulated"):
        fast = load(source, "bfloat16")
        assert arithmetic_profile(fast.params) == f"{PROFILE}+bfloat16.amx"
        assert arithmetic_profile(with_arithmetic(fast, "portable").params) == PROFILE


@pytest.mark.heavy
def test_what_xla_sums_has_no_profile_and_no_receipt(source: Source) -> None:
    assert arithmetic_profile(load(source, packs=False).params) is None
    code = (
        "from xlabatch.llm import LLM\n"
        "from xlabatch.errors import Refused\n"
        "try:\n"
        "    LLM(slots=1, context=128).generate('Once', receipt=True)\n"
        "except Refused as error:\n"
        "    print(error)"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"XLABATCH_KERNELS": "xla", "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.startswith("a receipt names the profile of its arithmetic, and this engine's has none")


def in_numpy(receipt: Any, folder: Path, tmp_path: Path) -> str:
    """The verdict of the second implementation."""
    file = tmp_path / "receipt.json"
    file.write_text(json.dumps(receipt))
    command = [sys.executable, str(IN_NUMPY), str(file), str(folder)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@WITH_KERNELS
@pytest.mark.parametrize("weights", ["float32", pytest.param("int8", marks=pytest.mark.slow)])
def test_the_second_implementation_accepts(weights: str, tmp_path: Path) -> None:
    receipt = receipt_of(LLM(slots=2, context=64, weights=weights), [1, 480, 479], max_tokens=5)
    assert in_numpy(receipt, STORIES, tmp_path) == "ACCEPT: 5 tokens and their logits are equal\n"


@pytest.mark.heavy
@WITH_KERNELS
def test_the_second_implementation_rejects(llm: LLM, folder: Path, tmp_path: Path) -> None:
    receipt = receipt_of(llm, [1, 480], max_tokens=2)
    answer = receipt["predicate"]["answer"]
    other = replaced(receipt, ("predicate", "answer", "logits", 1), answer["logits"][1] ^ 1)
    assert in_numpy(other, folder, tmp_path).startswith("REJECT: token 1 is")
    other = replaced(receipt, ("predicate", "versions", "jaxlib"), "0")
    assert in_numpy(other, folder, tmp_path) == "REJECT: its digests are not those of its content\n"
    flip_a_bit_of_a_norm(folder)
    assert in_numpy(receipt, folder, tmp_path) == "UNVERIFIABLE: other weights\n"
