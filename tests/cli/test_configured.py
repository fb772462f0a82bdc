"""Options of `serve` from a YAML file and from the environment: names, order, errors."""

from pathlib import Path

import pytest
from support.adapters import ALL, write_adapter

from xlabatch.checkpoint.source import open_source
from xlabatch.cli import command_of, main, parser
from xlabatch.cli.configured import mistyped, with_configuration
from xlabatch.cli.options import named_folders
from xlabatch.cli.other_names import (
    HERE,
    INSTEAD,
    INSTEAD_ANYWHERE,
    LEAVE_OUT,
    MENTIONED,
    NAMES,
    NEEDLESS,
    hint,
)
from xlabatch.cli.serve import api_keys, make_room_for_adapters
from xlabatch.errors import Refused

FILE = """
model: random:tiny
slots: 4
max-model-len: 512
cors: [http://a, http://b]
lenient: true
log_json: false
adapter: [a=folder-a, b=folder-b]
name:
"""


def parsed(arguments: str, **environment: str) -> dict[str, object]:
    top = parser()
    given = with_configuration(arguments.split(), command_of(top, "serve"), environment)
    return vars(top.parse_args(given))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "options.yaml"
    path.write_text(FILE)
    return path


def test_options_come_from_a_file(file: Path) -> None:
    options = parsed(f"serve --config {file}")
    assert (options["model"], options["slots"], options["context"]) == (["random:tiny"], 4, 512)
    assert options["cors"] == ["http://a", "http://b"]
    assert (options["lenient"], options["log_json"], options["name"]) == (True, False, None)
    assert options["adapter"] == ["a=folder-a", "b=folder-b"]


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(file: Path) -> None:
    assert parsed(f"serve --config {file}", XLABATCH_SLOTS="5")["slots"] == 5
    assert parsed(f"serve --config {file} --slots 6", XLABATCH_SLOTS="5")["slots"] == 6
    assert parsed("serve", XLABATCH_CONFIG=str(file), XLABATCH_SLOTS="5")["context"] == 512
    assert parsed(f"serve other --config={file}", XLABATCH_MODEL="env")["model"] == ["other"]
    assert parsed(f"serve --config={file} --cors http://c")["cors"] == ["http://c"]
    assert parsed(f"serve --config={file} --adapter c=d", XLABATCH_ADAPTER="e=f")["adapter"] == ["c=d"]


@pytest.mark.parametrize(
    ("command", "variable", "meant"),
    [
        ("serve", "XLABATCH_SLOT", "XLABATCH_SLOTS"),
        ("serve", "XLABATCH_APIKEYS", "XLABATCH_API_KEYS"),
        ("serve", "XLABATCH_KERNALS", "XLABATCH_KERNELS"),
        ("serve", "XLABATCH_GPU_PRODUCT", "XLABATCH_GPU_PRODUCTS"),
        ("generate", "XLABATCH_PROGRAM", "XLABATCH_PROGRAMS"),
        ("generate", "XLABATCH_SLOT", None),  # it takes no options from the environment
        ("serve", "XLABATCH_SLOTS", None),
        ("serve", "XLABATCH_SERVICE_HOST", None),  # Kubernetes sets these
        ("serve", "XLABATCH_PORT_8000_TCP_PORT", None),
        ("serve", "XLABATCH_SMOLLM2", None),
        ("serve", "OTHER_SLOT", None),
    ],
)
def test_a_mistyped_variable_is_told(command: str, variable: str, meant: str | None) -> None:
    found = mistyped([command], command_of(parser(), "serve"), {variable: "2"})
    assert found == ({variable: meant} if meant else {})


def test_the_command_tells_it_and_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XLABATCH_KERNALS", "xla")
    assert main(["inspect", "random:tiny"]) == 0
    assert capsys.readouterr().err == "xlabatch: XLABATCH_KERNALS is not read: XLABATCH_KERNELS is\n"


def test_the_environment_has_every_kind_of_option() -> None:
    options = parsed("serve", XLABATCH_CORS="http://a,http://b", XLABATCH_LENIENT="1", XLABATCH_PORT="9")
    assert (options["cors"], options["lenient"], options["port"]) == (["http://a", "http://b"], True, 9)
    assert parsed("serve model", XLABATCH_CORS="http://a")["model"] == ["model"]
    assert parsed("serve", XLABATCH_LENIENT="0")["lenient"] is False
    assert parsed("serve", XLABATCH_PREEMPT="1", XLABATCH_NO_PREEMPT="yes")["preempt"] is False
    assert parsed("sched", XLABATCH_SLOTS="5")["slots"] != 5  # only `serve` reads it


def test_the_address_of_a_kubernetes_service_is_no_port() -> None:
    assert parsed("serve", XLABATCH_PORT="tcp://10.0.0.7:80")["port"] == 8000


def test_lists_of_options_that_may_be_repeated_are_split_at_commas(tmp_path: Path) -> None:
    adapters = ["a=folder-a", "b=folder-b"]
    assert parsed("serve", XLABATCH_ADAPTER=",".join(adapters))["adapter"] == adapters
    path = tmp_path / "options.yaml"
    path.write_text("adapter: a=folder-a,b=folder-b\nname: a,b\n")
    options = parsed(f"serve --config {path}")
    assert (options["adapter"], options["name"]) == (adapters, "a,b")


def test_options_are_not_abbreviated(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parsed(f"serve --conf {file}")
    assert "--conf" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("slotz: 4", "there is no option 'slotz'; did you mean --slots?"),
        ("dtype: auto", "there is no option 'dtype'; leave out --dtype: the files say it; --weights int8"),
        ("zyx: 4", "there is no option 'zyx'; xlabatch serve --help has all of them"),
        ("config: a.yaml", "there is no option 'config'"),
        ("lenient: perhaps", "option lenient is true or false, got 'perhaps'"),
        ("- slots", "must have options by name"),
        ("slots: [", "is not YAML"),
    ],
)
def test_a_file_that_cannot_be_used_is_refused(
    tmp_path: Path, text: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "options.yaml"
    path.write_text(text)
    assert main(["serve", "--config", str(path)]) == 2
    printed = capsys.readouterr().err
    assert message in printed
    assert "Traceback" not in printed


def test_a_missing_file_and_a_wrong_flag_are_refused(tmp_path: Path) -> None:
    assert main(["serve", "--config", str(tmp_path / "absent.yaml")]) == 2
    with pytest.raises(Refused, match="option lenient is true or false"):
        parsed("serve", XLABATCH_LENIENT="perhaps")


def test_names_of_other_servers_that_are_not_taken_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    serve, generate = (command_of(parser(), name)._option_string_actions for name in ("serve", "generate"))
    assert NAMES.keys() <= serve.keys() | generate.keys()
    for name in (*HERE, *NEEDLESS, *LEAVE_OUT, *INSTEAD_ANYWHERE, *INSTEAD["serve"]):
        assert name not in serve
    for name, instead in (LEAVE_OUT | INSTEAD_ANYWHERE | INSTEAD["serve"]).items():
        assert set(MENTIONED.findall(instead)) <= serve.keys()
        assert instead in hint("serve", name, serve)
    for arguments, message in (
        ("serve --kv-cache-dtype fp8", "leave out --kv-cache-dtype: keys and values follow from the weights"),
        ("serve --dtype half", "leave out --dtype: the files say it; --weights int8 and others round"),
        ("serve --quantization awq", "leave out --quantization: the files say it"),
        (
            "serve --pipeline_parallel_size 1",
            "leave out --pipeline_parallel_size: there is no pipeline; --te",
        ),
        ("serve --max_model_len 9", "unknown option --max_model_len; did you mean --max-model-len?"),
        ("serve --seed 1 --task generate", "; instead of --seed, requests give seed; leave out --task: one"),
        ("generate Once -s 1", "-s is --seed here"),
        ("serve --revision abc", "instead of --revision, name the model owner/name@REVISION"),
        ("serve --sedation 1", "unknown option --sedation; try"),  # --session-mib is not near enough
        ("generate Once --kv-cache-memory-bytes 9", "unknown option --kv-cache-memory-bytes; try"),
        ("serve --swap-space 4", "leave out --swap-space: nothing here needs it"),
        ("serve --gpu-memory-utilization=0.9", "leave out --gpu-memory-utilization: nothing here needs it"),
        ("serve -hf owner/name -md x", "unknown options -hf, -md; -hf is --model here; -md is --draft here"),
        ("serve -ctk q8_0", "unknown option -ctk; leave out -ctk: keys and values follow"),
        ("serve --temp 0", "instead of --temp, requests give it"),
        ("verify --top-k 0", "unknown option --top-k; try"),  # it has no --generation-config
        ("generate Once -i", "instead of -i, xlabatch chat talks with a model"),
        ("generate Once --stop-token-ids 3", "instead of --stop-token-ids, --stop TEXT, or stop_token_ids"),
        ("batch --stop-token-ids 3", "instead of --stop-token-ids, requests give stop_token_ids"),
        ("chat -i", "leave out -i: nothing here needs it"),
        ("batch -i a", "instead of -i, give both files"),
        ("serve --max-modle-len 9", "did you mean --max-model-len?"),
        ("generate Once -n 9", "-n is --max-tokens here"),
        ("generate Once -np 9", "unknown option -np; try"),
        (
            "convert --hf-path owner/name -q",
            "unknown options --hf-path, -q; instead of -q, --weights int4, or",
        ),
    ):
        with pytest.raises(SystemExit):
            main(arguments.split())
        assert message in " ".join(capsys.readouterr().err.split())


def test_a_server_has_room_for_the_adapters_that_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = write_adapter(tmp_path / "tales", open_source(), ALL, rank=24)
    named = ["serve", "--adapter", str(folder), "--adapter", f"other={folder}"]
    args = parser().parse_args(named)
    make_room_for_adapters([args])
    assert (args.adapters, args.adapter_rank) == (2, 24)
    assert named_folders(args.adapter) == {"tales": folder, "other": folder}
    monkeypatch.chdir(folder)
    assert named_folders(["."]) == {"tales": Path()}
    with pytest.raises(Refused, match="--adapters 1 is less than the 2 that are named"):
        make_room_for_adapters([parser().parse_args([*named, "--adapters", "1"])])
    with pytest.raises(Refused, match="--adapter is FOLDER or NAME=FOLDER, got 'a='"):
        named_folders(["a="])


def test_a_key_that_other_servers_would_read_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VLLM_API_KEY", "secret")
    args = parser().parse_args(["serve"])
    assert api_keys(args) == []
    assert "VLLM_API_KEY is not read, so no key is needed: set XLABATCH_API_KEYS" in capsys.readouterr().err
    args.api_key = ["own"]
    assert len(api_keys(args)) == 1
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("arguments", "name", "value"),
    [
        ("--max-num-seqs 3", "slots", 3),
        ("--parallel 3", "slots", 3),
        ("-np 3", "slots", 3),
        ("-c 99", "context", 99),
        ("-m a.gguf", "model", ["a.gguf"]),
        ("--log-level INFO", "log_level", "info"),
        ("--max-model-len 99", "context", 99),
        ("--ctx-size 99", "context", 99),
        ("--max-num-batched-tokens 99", "budget", 99),
        ("--tensor-parallel-size 2", "tensor", 2),
        ("-tp 2", "tensor", 2),
        ("-tp 1", "tensor", None),
        ("--tensor-parallel-size 1", "tensor", None),
        ("--tensor 1", "tensor", 1),  # a mesh of one
        ("--served-model-name a", "name", "a"),
        ("--alias a", "name", "a"),
        ("--api-key a --api-key b", "api_key", ["a", "b"]),
        ("--generation-config vllm", "generation_config", "vllm"),
        ("--tool-call-parser hermes", "tool_format", "hermes"),
    ],
)
def test_options_have_the_names_of_other_servers(arguments: str, name: str, value: object) -> None:
    assert parsed(f"serve {arguments}")[name] == value
