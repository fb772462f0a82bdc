"""The profile's test vectors: the second implementation has them, and so have the kernels."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from golden import make_profile_vectors
from support.kernels import WITH_KERNELS

from xlabatch.cli import main
from xlabatch.errors import Refused
from xlabatch.verify import profile_vectors
from xlabatch.verify.compare_streams import Check
from xlabatch.verify.profile_vectors import profile_checks, read_vectors

FORMATS = ("float32", "int8", "int4")


@pytest.mark.parametrize("weights", FORMATS)
@pytest.mark.parametrize("longest", [20, pytest.param(200, marks=pytest.mark.slow)])
def test_the_second_implementation_computes_the_vectors(weights: str, longest: int) -> None:
    config, vectors = read_vectors()
    assert config == make_profile_vectors.CONFIG
    for vector in vectors:
        if vector.weights == weights:
            model = make_profile_vectors.in_numpy(config, vector)
            for answer in vector.answers:
                if len(answer.prompt) < longest:
                    computed = list(make_profile_vectors.compute(model, answer))
                    assert computed == list(zip(answer.tokens, answer.logits, strict=True))


@pytest.mark.heavy
@WITH_KERNELS
def test_the_kernels_compute_the_vectors(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--profile", "--json"]) == 0
    checks = json.loads(capsys.readouterr().out)["checks"]
    assert [check["ok"] for check in checks] == 4 * [True]
    assert all(check["detail"] == "6 answers, 41 tokens and their logits equal" for check in checks)


def check(weights: str) -> Check:
    config, vectors = read_vectors()
    *shallow, whole = (vector for vector in vectors if vector.weights == weights)
    return profile_vectors.check_format(config, whole, shallow)


@WITH_KERNELS
@pytest.mark.parametrize("layer", [0, 1])
def test_the_first_layer_that_differs_is_named(layer: int, monkeypatch: pytest.MonkeyPatch) -> None:
    floats = profile_vectors.floats

    def with_another_bit(name: str, shape: tuple[int, ...]) -> Any:
        numbers = floats(name, shape)
        if name == f"model.layers.{layer}.mlp.down_proj.weight":
            numbers.view(np.int32)[5, 7] ^= 1 << 22
        return numbers

    monkeypatch.setattr(profile_vectors, "floats", with_another_bit)
    found = check("float32")
    assert not found.ok
    assert found.detail.startswith(f"layer {layer} is the first that differs; answer 0, step 0: its logits")


@WITH_KERNELS
def test_another_token_from_equal_logits_is_named() -> None:
    config, vectors = read_vectors()
    whole = next(vector for vector in vectors if vector.layers == 2)
    greedy, sampled, *_ = whole.answers
    tokens = [token ^ (at == 3) for at, token in enumerate(sampled.tokens)]
    other = replace(whole, answers=[greedy, replace(sampled, tokens=tokens)])
    found = profile_vectors.check_format(config, other, [])
    assert not found.ok
    detail = (
        f"answer 1, step 3: its token is {sampled.tokens[3]}, not {tokens[3]}, selected from equal logits"
    )
    assert found.detail == f"the layers do not differ; {detail}"


def test_without_kernels_there_is_no_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xlabatch.engine.choose_layout.can_pack", lambda: False)
    with pytest.raises(Refused, match="the profiles describe the kernels"):
        next(profile_checks())


@pytest.mark.parametrize("option", ["--weights int8", "--model random:tiny", "--text README.md"])
def test_options_of_a_model_are_refused(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--profile", *option.split()]) == 2
    assert "--profile has models of its own" in capsys.readouterr().err
