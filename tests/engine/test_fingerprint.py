"""The fingerprint of an engine: equal where answers have the same bits, different where they may not."""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np
import pytest
from support.adapters import ALL, write_adapter
from support.gguf_files import save_gguf
from support.kernels import WITH_KERNELS

from xlabatch.checkpoint.fingerprint import config_digest, params_digest, weights_digest
from xlabatch.checkpoint.load import load
from xlabatch.checkpoint.safetensors_files import stored_tensors
from xlabatch.checkpoint.source import STORIES, open_folder, open_source, random_source
from xlabatch.engine import code_digest, compilation, kept_programs, packed, startup
from xlabatch.engine.xla import XlaBatchEngine
from xlabatch.kernels.choice import can_pack
from xlabatch.kernels.library import library_file
from xlabatch.llm import LLM
from xlabatch.training.scores import parameters

SHAPE: dict[str, Any] = {"slots": 3, "context": 64}


def fingerprint(model: str | Path = "random:tiny", **options: Any) -> str:
    return XlaBatchEngine.load(model, **(SHAPE | options)).startup.fingerprint


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the embedded model."""
    return shutil.copytree(STORIES, tmp_path / "copy")


def test_engines_with_the_same_bits_have_the_same_fingerprint(folder: Path) -> None:
    assert fingerprint() == fingerprint()
    assert fingerprint(STORIES) == fingerprint(folder)
    assert fingerprint() != fingerprint(weights="int8")
    assert (fingerprint() == fingerprint(slots=1)) == can_pack()  # XLA's own sums depend on the slots


def test_seeds_of_random_weights_are_told_apart() -> None:
    digests = [weights_digest(random_source("tiny", seed)) for seed in (0, 1)]
    assert digests[0] != digests[1]
    assert digests[0] == weights_digest(random_source("tiny", 0))


def test_a_change_of_any_tensor_of_a_file_changes_the_digest(folder: Path) -> None:
    own, tensors = weights_digest(open_folder(folder, "copy")), stored_tensors(folder)
    digests = {own}
    for tensor in tensors.values():
        flip_bit(tensor.file, tensor.start + tensor.nbytes // 2)
        digests.add(weights_digest(open_folder(folder, "copy")))
        flip_bit(tensor.file, tensor.start + tensor.nbytes // 2)
    assert len(digests) == len(tensors) + 1
    assert weights_digest(open_folder(folder, "copy")) == own


def test_a_norm_times_minus_three_is_another_model(folder: Path) -> None:
    before = fingerprint(folder)
    tensor = stored_tensors(folder)["model.layers.0.input_layernorm.weight"]
    scaled = tensor.raw() * -3
    with tensor.file.open("r+b") as file:
        file.seek(tensor.start)
        file.write(scaled.tobytes())
    assert fingerprint(folder) != before


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("config.json", b'"rms_norm_eps": 1e-05', b'"rms_norm_eps": 2e-05'),
        ("generation_config.json", b"0", b"1"),
        ("tokenizer.json", b"the", b"eht"),
        ("tokenizer_config.json", b"{", b'{"chat_template": "{{ messages }}",'),
        ("chat_template.jinja", b"", b"{{ messages }}"),
        ("additional_chat_templates/tools.jinja", b"", b"{{ tools }}"),
        ("tokenizer.model", b"", b"pieces"),
    ],
)
def test_a_change_of_a_file_that_answers_depend_on_changes_the_digest(
    folder: Path, name: str, old: bytes, new: bytes
) -> None:
    before, file = config_digest(open_folder(folder, "copy"), ""), folder / name
    content = file.read_bytes() if file.exists() else b""
    assert old in content
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content.replace(old, new, 1))
    assert config_digest(open_folder(folder, "copy"), "") != before


def test_files_that_answers_do_not_depend_on_do_not_count(folder: Path) -> None:
    before = config_digest(open_folder(folder, "copy"), "")
    (folder / "README.md").write_text("my notes")
    (folder / "out.jsonl.run.json").write_text("{}")
    (folder / "other.safetensors").write_bytes(b"of no index")
    source = open_folder(folder, "copy")
    assert config_digest(source, "") == before
    assert weights_digest(source) == weights_digest(open_source())


def test_the_tokenizer_of_a_gguf_file_counts_whatever_weights_replace_its_own(
    folder: Path, tmp_path: Path
) -> None:
    save_gguf(tmp_path / "model.gguf", open_source("random:tiny"))
    gguf = open_source(tmp_path / "model.gguf")
    assert config_digest(gguf, "a") != config_digest(gguf, "b")
    assert config_digest(open_folder(folder, "copy"), "a") == config_digest(open_folder(folder, "copy"), "b")


def test_every_number_of_weights_in_memory_counts() -> None:
    params = parameters("random:tiny")
    before = params_digest(params)
    leaves, tree = jax.tree.flatten(params)
    for n, leaf in enumerate(leaves):
        changed = np.array(leaf)
        changed.reshape(-1)[-2] += 1
        other = jax.tree.unflatten(tree, [*leaves[:n], changed, *leaves[n + 1 :]])
        assert params_digest(other) != before
    assert params_digest(params) == before


def test_replaced_weights_keep_what_the_model_has_besides_them() -> None:
    engines = [XlaBatchEngine.load("random:tiny", **SHAPE) for _ in range(2)]
    params = parameters("random:tiny")
    for engine in engines:
        engine.update(params)
    assert engines[0].startup.fingerprint == engines[1].startup.fingerprint != fingerprint()
    engines[0].startup = replace(engines[0].startup, config_digest="of another tokenizer")
    engines[0].update(params)
    assert engines[0].startup.fingerprint != engines[1].startup.fingerprint


@pytest.mark.usefixtures("fresh_programs")
def test_what_the_compiler_chose_counts_where_it_orders_the_sums(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = SHAPE | {"budget": 16, "compile": "background"}

    def engine(packs: bool) -> XlaBatchEngine:
        compilation.programs_of.cache_clear()
        return XlaBatchEngine(load(open_source("random:tiny"), packs=packs), **options)

    assert engine(packs=False).startup.programs_digest == ""  # as CPUs compile always the same
    monkeypatch.setattr(compilation, "compiler_measures", lambda _: True)
    monkeypatch.setattr(kept_programs, "folder", lambda: tmp_path)
    first, read = engine(packs=False), engine(packs=False)
    assert first.startup.fingerprint == read.startup.fingerprint
    packed = can_pack() and engine(packs=True).startup
    monkeypatch.setattr(kept_programs, "folder", lambda: None)
    without_fusions = {"xla_disable_hlo_passes": "fusion"}
    monkeypatch.setattr(kept_programs, "compile_lowered", lambda each: each.compile(without_fusions))
    other = engine(packs=False)
    assert other.startup.fingerprint != first.startup.fingerprint
    assert not packed or packed.fingerprint == engine(packs=True).startup.fingerprint
    params = parameters("random:tiny")
    for each in (first, other):
        each.update(params)
    assert first.startup.fingerprint != other.startup.fingerprint


def test_a_kernel_of_ours_does_not_name_its_place_and_a_choice_of_the_compiler_counts() -> None:
    def digest(path: str, algorithm: int) -> str:
        kernel = f'custom-call(%a), backend_config={{"body":"{"A" * 300}{path}"}}'
        product = f'custom-call(%b), backend_config={{"selected_algorithm":"{algorithm}"}}'
        module = f'HloModule run, frontend_attributes={{fingerprint_before_lhs="{len(path)}ab"}}'
        return kept_programs.text_digest(f"{module}\n  %c = {kernel}\n  %d = {product}\n")

    assert digest("/here/kernel.py", 1) == digest("/there/kernel.py", 1) != digest("/here/kernel.py", 2)


IN_A_STACK = """
import sys
import jax, jax.numpy as jnp
from xlabatch.engine.kept_programs import text_digest
def run(x): return jnp.tanh(x @ x).sum()
def lower(depth): return lower(depth - 1) if depth else jax.jit(run).lower(jnp.zeros((8, 8)))
print(text_digest(lower(int(sys.argv[1])).compile().as_text()))
"""


@pytest.mark.heavy
def test_where_the_code_is_and_what_compiled_it_do_not_count(tmp_path: Path) -> None:
    digests = set()
    options = {
        "JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS": "0",
        "JAX_COMPILATION_CACHE_DIR": f"{tmp_path}/jax",
    }
    for name, depth, more in [("a.py", 0, {}), ("b.py", 3, {}), ("a.py", 0, options), ("a.py", 1, options)]:
        (tmp_path / name).write_text(IN_A_STACK)
        command = [sys.executable, str(tmp_path / name), str(depth)]
        env = os.environ | more
        digests.add(subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout)
    assert len(digests) == 1


@pytest.mark.parametrize(("module", "name"), [(startup, "code_digest"), (packed, "library_digest")])
def test_other_code_and_another_library_have_another_fingerprint(
    module: Any, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fingerprint()
    monkeypatch.setattr(module, name, lambda: "of another commit")
    assert (fingerprint() != before) == (name == "code_digest" or can_pack())


def test_the_digest_of_code_is_of_all_sources_below_the_rooms_that_use_an_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = shutil.copytree(code_digest.PACKAGE, tmp_path / "xlabatch")
    monkeypatch.setattr(code_digest, "PACKAGE", package)

    def digest_with(name: str) -> str:
        (package / name).write_text("# changed")
        return code_digest.code_digest.__wrapped__()

    own = code_digest.code_digest.__wrapped__()
    assert digest_with("server/routes.py") == own
    changed = [digest_with(name) for name in ("model/rope.py", "engine/device/steps.py", "new_room.py")]
    assert len({own, *changed}) == 4


@pytest.mark.heavy
def test_a_template_or_an_adapter_that_is_given_changes_the_fingerprint_of_answers(tmp_path: Path) -> None:
    llm = LLM(adapters=1, generation_config="none", **SHAPE)
    assert llm.fingerprint() == llm.engine.startup.fingerprint
    write_adapter(tmp_path / "tales", open_source(), ALL, rank=3)
    adapter = llm.engine.adapters.load("tales", tmp_path / "tales")
    other = LLM(chat_template="{{ messages[0].content }}", **SHAPE)
    # XLA sums otherwise beside the tables of adapters
    assert (other.engine.startup.fingerprint == llm.engine.startup.fingerprint) == can_pack()
    assert len({llm.fingerprint(), llm.fingerprint(adapter.key), other.fingerprint()}) == 3


def flip_bit(path: Path, at: int) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        byte = file.read(1)[0]
        file.seek(at)
        file.write(bytes([byte ^ 1]))


REPLACED = """
import os, shutil, sys
from pathlib import Path
from xlabatch.kernels import library
file = Path(sys.argv[1])
shutil.copyfile(library.library_file(), file)
library.library_file = lambda: file
library.library()
file.with_name("new").write_bytes(b"another")
os.replace(file.with_name("new"), file)
from xlabatch.kernels.library import library_digest
print(library_digest())
"""


@pytest.mark.heavy
@WITH_KERNELS
def test_the_digest_is_of_the_library_that_was_loaded_also_if_its_file_is_replaced(tmp_path: Path) -> None:
    file = library_file()
    assert file is not None
    command = [sys.executable, "-c", REPLACED, str(tmp_path / "library.so")]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == hashlib.sha256(file.read_bytes()).hexdigest()
