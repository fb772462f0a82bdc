"""The models of `xlabatch serve`, from arguments, a file and the environment, and the options of each."""

import argparse
import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from support.serving import get, post, serving_process

from xlabatch.checkpoint.source import STORIES
from xlabatch.cli import command_of, main, parser
from xlabatch.cli.configured import with_configuration
from xlabatch.cli.options import client_names
from xlabatch.cli.served_models import models_of
from xlabatch.errors import Refused

FILE = """
slots: 5
models:
  chat: owner/chat
  toy: {context: 512, slots: 2, weights: int8, no-prefix-reuse: true, adapter: [a=x, b=y], adapters: 2}
"""


def models(*arguments: str, **environment: str) -> list[Namespace]:
    top = parser()
    given = with_configuration(["serve", *arguments], command_of(top, "serve"), environment)
    return models_of(top.parse_args(given))


def named(*arguments: str, **environment: str) -> list[tuple[str | None, str | None]]:
    return [(each.name, each.model) for each in models(*arguments, **environment)]


def test_models_have_names_if_they_are_given() -> None:
    assert named() == [(None, None)]
    assert named("a.gguf") == [(None, "a.gguf")]
    assert named("a.gguf", "--name", "x") == [("x", "a.gguf")]
    assert named("--slots", "3", "a=./b.gguf", "owner/name", "toy=") == [
        ("a", "./b.gguf"),
        (None, "owner/name"),
        ("toy", None),
    ]
    assert named("./a=b.gguf") == [(None, "./a=b.gguf")]
    assert named(XLABATCH_MODEL="a=x,b=y") == [("a", "x"), ("b", "y")]
    assert named("first", "--models", '{"second": "owner/name"}') == [
        (None, "first"),
        ("second", "owner/name"),
    ]


def test_a_file_gives_each_model_options_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "serve.yaml"
    path.write_text(FILE)
    chat, toy = models("--config", str(path), "--budget", "64")
    assert (chat.name, chat.model, chat.slots, chat.context, chat.adapter) == (
        "chat",
        "owner/chat",
        5,
        None,
        [],
    )
    assert (toy.name, toy.model, toy.slots, toy.context, toy.weights) == ("toy", None, 2, 512, "int8")
    assert (chat.prefix_reuse, toy.prefix_reuse) == (True, False)
    assert (toy.adapter, toy.adapters) == (["a=x", "b=y"], 2)
    assert chat.budget == toy.budget == 64


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("a=x b=y --name z", "--name is for one model; NAME=MODEL names each, and --name a,b gives one"),
        ("a=x b=y --adapters 1 --adapter m=f", "--adapter is for one model; --models gives each its own"),
        ("a=x b=y --replicas 2", "--replicas is for one model, got 2: start a server for each"),
        ("a=x b=y --tensor 2", "--tensor is for one model, got 2: start a server for each"),
        ('--models {"a":{"port":1}}', "model a: there is no option 'port' of a model; there are adapter,"),
        ('--models {"a":{"slots":"x"}}', "model a: argument --slots/-np/--max-num-seqs/--parallel: inv"),
        ("a= a=", "two models or adapters have the name 'a'"),
    ],
)
def test_impossible_models_are_refused(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", *arguments.split()]) == 2
    assert message in capsys.readouterr().err.replace("\n", " ")


def test_a_model_that_is_given_twice_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ("serve --slots 0 a --model b", "serve --model b --slots 0 a", "inspect a -m b"):
        with pytest.raises(SystemExit):
            main(arguments.split())
        message = "the model is given twice, as --model and without it: leave out one of them"
        assert message in capsys.readouterr().err
    path = tmp_path / "serve.yaml"
    path.write_text("model: of-the-file")
    assert named("--config", str(path)) == [(None, "of-the-file")]
    assert named("a", "--config", str(path)) == named("-m", "a", "--config", str(path)) == [(None, "a")]
    assert named("a", XLABATCH_MODEL="b") == [(None, "a")]


def test_an_option_of_several_values_may_be_repeated() -> None:
    def parse(arguments: str) -> argparse.Namespace:
        return parser().parse_args(arguments.split())

    for models in ("--model a=x --model b=y", "--model a=x b=y", "a=x b=y"):
        assert parse(f"serve {models}").model == ["a=x", "b=y"]
    assert parse("serve --cors http://a --cors null").cors == ["http://a", "null"]
    assert parse("serve --allowed-hosts a --allowed-hosts b").allowed_hosts == ["a", "b"]
    verify = parse("verify --weights int8 int4 --weights stored --converted a --converted b")
    assert (verify.weights, verify.converted) == (["int8", "int4", "stored"], ["a", "b"])
    assert parse("bench --sweep slots --sweep rate").sweep == ["slots", "rate"]
    generate = parse("generate x --stop a --stop b c --logprob-token-ids 1 --logprob-token-ids 2")
    assert (generate.stop, generate.logprob_token_ids) == (["a", "b", "c"], [1, 2])
    assert parse("inspect --model a --model b").model == "b"  # one value: the last


def test_a_model_has_several_names_with_commas_between_them() -> None:
    assert client_names("gpt-4o, gpt-4o-mini", "owner/name") == ("gpt-4o", "gpt-4o-mini")
    assert client_names("one", "owner/name") == ("one",)
    with pytest.raises(Refused, match="--name is a name, or several with commas between them, got ','"):
        client_names(",", "owner/name")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            "--cors model.gguf",
            "--cors: an origin is * or begins with http:// or https://, got 'model.gguf'; a",
        ),
        ("--cors http://a owner/name", "got 'owner/name'; a model comes first: xlabatch serve MODEL --cors"),
        (
            "--allowed-hosts a.org owner/name",
            "--allowed-hosts: a host is a name such as example.org, got 'own",
        ),
        ("--allowed-hosts model.gguf", "a model comes first: xlabatch serve MODEL --allowed-hosts NAME"),
    ],
)
def test_a_model_after_an_option_of_several_values_is_not_one_of_them(
    arguments: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--slots", "0", *arguments.split()])
    assert message in " ".join(capsys.readouterr().err.split())
    origins = ["*", "http://a", "null", "tauri://localhost"]
    assert parser().parse_args(["serve", "--cors", *origins]).cors == origins
    hosts = ["*", "a.org", "[::1]"]
    assert parser().parse_args(["serve", "--allowed-hosts", *hosts]).allowed_hosts == hosts


def test_a_list_of_models_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--models", "[1]"])
    assert "not an object of models, or of their options, by name: [1]" in capsys.readouterr().err


@pytest.mark.slow
def test_a_start_names_the_model_that_cannot_be_loaded(tmp_path: Path) -> None:
    folder = copytree(STORIES, tmp_path / "broken")
    content = (folder / "model.safetensors").read_bytes()
    (folder / "model.safetensors").write_bytes(content[:-1000])
    arguments = [sys.executable, "-m", "xlabatch", "serve", "--port", "0", "good=", f"bad={folder}"]
    ended = subprocess.run(arguments, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2
    assert f"bad: {folder}/model.safetensors is not a" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.slow
def test_the_command_serves_several_models() -> None:
    options: dict[str, Any] = {"b": {"slots": 2, "context": 192}}
    given = f"a= --slots 3 --context 256 --models {json.dumps(options, separators=(',', ':'))}"
    with serving_process(given) as (command, url):
        cards = get(f"{url}/v1/models").json()["data"]
        assert [(card["id"], card["max_model_len"]) for card in cards] == [("a", 256), ("b", 192)]
        body = {"prompt": "Once", "max_tokens": 4, "temperature": 0, "model": "b"}
        assert post(f"{url}/v1/completions", json=body).json()["model"] == "b"
        command.terminate()
        command.wait(60)
