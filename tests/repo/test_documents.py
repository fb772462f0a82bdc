"""The documents are true: commands and Python run, tables come from their sources, paths and links exist."""

import json
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import get_type_hints
from xml.etree import ElementTree

import pytest
from golden import family_table
from pydantic import BaseModel
from repo.cli_reference import reference
from repo.test_rooms import ROOMS

import xlabatch
from xlabatch import LLM, AsyncLLM, ConversationOptions, Request
from xlabatch.checkpoint.families import FAMILIES
from xlabatch.engine.options import EngineArguments, LLMArguments
from xlabatch.protocols.batch_body import BatchBody
from xlabatch.protocols.chat_body import ChatBody
from xlabatch.protocols.completion_body import CompletionBody

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "xlabatch"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
README, FINDINGS = (ROOT / "README.md").read_text(), (ROOT / "FINDINGS.md").read_text()
BODIES: dict[str, type[BaseModel]] = {
    "/v1/completions": CompletionBody,
    "/v1/chat/completions": ChatBody,
    "/batch": BatchBody,
}
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda file: file.name)


def doc(name: str) -> str:
    return (ROOT / "docs" / name).read_text()


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.S)


# README


@pytest.mark.slow
def test_the_promise_in_the_readme_prints_two_equal_digests(tmp_path: Path) -> None:
    alone, together = run_python(tmp_path, blocks("python")[0]).splitlines()
    assert alone.split()[-1] == together.split()[-1]
    assert alone.startswith("alone ")
    assert together.startswith("among seven others ")


@pytest.mark.slow
def test_the_quick_start_in_the_readme_prints_two_completions(tmp_path: Path) -> None:
    output = run_python(tmp_path, blocks("python")[1])
    assert len(re.findall(r" (?:stop|length)$", output, flags=re.M)) == 2


def run_python(folder: Path, code: str) -> str:
    """What a script prints in a folder outside of the clone."""
    file = folder / "example.py"
    file.write_text(code)
    run = subprocess.run([sys.executable, file], cwd=folder, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout


COMPARED = ("12_peers_smollm2", "12_peers_smollm2_alone")  # files of spike/results


@pytest.mark.parametrize("system", ["xlabatch", "llama.cpp, -fa auto", "OpenVINO GenAI", "vLLM"])
def test_the_readme_has_the_figures_of_the_stored_comparison(system: str) -> None:
    lines = [line for line in README.splitlines() if line.startswith("| ")]
    (row,) = (line for line in lines if re.sub(r"[`*]", "", line.split("|")[1]).strip() == system)
    stored = [json.loads((ROOT / "spike" / "results" / f"{name}.json").read_text()) for name in COMPARED]
    every = [run for results in stored for run in results["tables"]["speed"] if run["system"] == system]
    runs = [run for run in every if run["tok/s"]]
    assert len(runs) == row.count("(")
    for run in runs:
        assert f"{run['tok/s']:.3g}" in row, run
        assert f"({run['TTFT ms'] / 1000:.2f})" in row, run
    assert row in doc("benchmarks.md")


def test_the_documents_have_the_figures_with_avx2_alone() -> None:
    stored = json.loads((ROOT / "spike" / "results" / "12_peers_smollm2_avx2.json").read_text())
    in_readme = README.replace("\n", " ").split("With AVX2 alone", 1)[1]
    in_table = doc("benchmarks.md").split("With AVX2 alone", 1)[1]
    for run in stored["tables"]["speed"]:
        figures = f"{run['tok/s']:.0f} ({run['TTFT ms'] / 1000:.2f} s)"
        assert figures in in_readme
        assert f"| {figures} |" in in_table


STARTS = {  # a row of README.md, and the system in spike/results/38_start.json
    "xlabatch, `serve`": "serve",
    "with `--packed-cache`": "serve-packed",
    "at the first start, which compiles": "serve-cold",
    "llama.cpp": "llama",
    "OpenVINO": "openvino",
    "transformers": "transformers",
}


def test_the_readme_has_the_starts_of_the_stored_comparison() -> None:
    stored = json.loads((ROOT / "spike" / "results" / "38_start.json").read_text())
    [rows] = stored["tables"].values()
    seconds = {row["system"]: row["first token, s"] for row in rows}
    for row, system in STARTS.items():
        assert f"| {row} | {seconds[system]:.1f} |" in README
        assert re.search(rf"\| {seconds[system]:.3g}0? \|", doc("benchmarks.md")), system


def test_the_picture_in_the_readme_shows_eight_requests_on_a_background_of_its_own() -> None:
    picture = ElementTree.parse(ROOT / "docs" / "slots.svg").getroot()
    svg = "{http://www.w3.org/2000/svg}"
    assert picture.find(f"{svg}rect").get("class") == "card"  # type: ignore[union-attr]
    assert len(picture.findall(f".//{svg}g/{svg}title")) == 8


# The documents behind it


@pytest.mark.parametrize("name", ["README.md", "docs/server.md"])
def test_the_curl_examples_have_valid_bodies(name: str) -> None:
    calls = re.findall(r"curl \S+?:8000(/\S+).*?-d '(.*?)'\n", (ROOT / name).read_text(), flags=re.S)
    assert calls
    for path, body in calls:
        BODIES[path].model_validate_json(body)


@pytest.mark.skipif(sys.version_info >= (3, 13), reason="argparse prints options differently since 3.13")
def test_the_command_line_reference_is_what_the_commands_print() -> None:
    assert doc("cli.md") == reference(), "`make docs` writes it anew"


def test_the_families_are_listed_with_what_the_comparison_with_transformers_found() -> None:
    assert family_table.summary() in README
    assert family_table.table() in doc("models.md")
    assert family_table.FEATURES.keys() == FAMILIES.keys()


def test_every_option_of_a_request_is_explained() -> None:
    explained = set(re.findall(r"`(\w+)", doc("sampling.md")))
    assert {field.name for field in fields(Request)} - {"id", "prompt"} - explained == set()


def test_the_defaults_of_options_are_those_of_a_request() -> None:
    tables = re.findall(r"^\| option \| default \|.*\n((?:\|.*\n)+)", doc("sampling.md"), flags=re.M)
    rows = re.findall(r"^\| (`.*?) \| (.*?) \|", "".join(tables), flags=re.M)
    shown = {name: default for names, default in rows for name in re.findall(r"\w+", names)}
    compared = {field.name: field.default for field in fields(Request) if field.name in shown}
    for name, default in compared.items():
        if isinstance(default, bool):
            assert shown[name] == str(default).lower(), name
        elif isinstance(default, (int, float)):
            assert shown[name] == f"{default:g}", name
        elif isinstance(default, str):
            assert shown[name] == f"`{default}`", name
        elif default in (None, ()):
            assert shown[name] in ("none", "all"), name
    assert {"temperature", "ignore_eos", "cache_use", "stop"} <= compared.keys()


def test_every_parameter_of_the_api_is_listed() -> None:
    listed = set(re.findall(r"`(\w+)`", doc("server.md")))
    for body in BODIES.values():
        assert body.model_fields.keys() - listed == set(), body


def test_every_route_of_the_server_is_listed() -> None:
    files = [*sorted((PACKAGE / "server").rglob("*routes.py")), PACKAGE / "server" / "http" / "pages.py"]
    routes = [
        path for file in files for path in re.findall(r"\.(?:get|post)\(\"(/[\w/-]*)", file.read_text())
    ]
    assert {"/v1/completions", "/batch", "/health", "/"} <= set(routes)
    for route in routes:
        assert re.search(rf"`(?:GET |POST )?{route}(?:NAME|ID)?`", doc("server.md")), route


def test_the_architecture_has_the_import_rules_of_the_rooms() -> None:
    rows = re.findall(r"^\| `([\w.]+)` \| .* \| (.*) \|$", doc("architecture.md"), flags=re.M)
    found = {room: set(re.findall(r"`([\w.]+)`", imports)) for room, imports in rows}
    assert found == ROOMS | {"cli": set()}
    assert dict(rows)["cli"] == "every room"


def test_the_names_for_those_who_come_from_other_programs_exist_here() -> None:
    """The right column of each table: flags, commands, endpoints, options and attributes."""
    rows = re.findall(r"^\| .*? \| (.*) \|$", doc("coming_from.md"), flags=re.M)
    spans = [span for row in rows for span in re.findall(r"`(.*?)`", row)]
    flags = {flag for span in spans for flag in re.findall(r"--[\w-]+", span)}
    assert len(flags) > 15
    assert flags - set(re.findall(r"--[\w-]+", doc("cli.md"))) == set()
    commands = {command for span in spans for command in re.findall(r"^xlabatch (\w+)", span)}
    assert commands <= set(re.findall(r"^## xlabatch (\w+)$", doc("cli.md"), flags=re.M))
    for path in (span for span in spans if span.startswith("/")):
        assert f"`POST {path}`" in doc("server.md") or f"{path}`" in doc("server.md"), path
    options = {
        *get_type_hints(ConversationOptions),
        *LLMArguments.__annotations__,
        *EngineArguments.__annotations__,
    }
    known = options | set(vars(LLM)) | set(vars(AsyncLLM)) | set(xlabatch.__all__) | {"progress"}
    names = {name for span in spans for name in re.findall(r"^(\w+)(?:=\S*)?$", span)}
    assert len(names) > 30
    assert names - known == {"ids"}
    called = {name for span in spans for name in re.findall(r"^(?:llm|LLM|AsyncLLM)\.(\w+)", span)}
    assert called - {"engine", "tokenizer"} <= {*vars(LLM), *vars(AsyncLLM)}


def test_the_makefile_has_every_target_that_the_documents_name() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(), flags=re.M))
    call = re.compile(r"(?:`|^)make (\w+)", flags=re.M)
    named = {word for file in DOCUMENTS for word in call.findall(file.read_text())}
    assert {"demo", "test", "lint", "fix", "graphs", "docs", "kernels", "wheel"} == named <= targets


# Paths, links, lines

FOLDERS = ["tests", "spike", "docs", "graphs", "xlabatch"]
FOLDERS += sorted({file.parent.name for file in PACKAGE.glob("*/*.py")})
PATH = re.compile(rf"(?<![\w./:-])(?:{'|'.join(FOLDERS)})/[\w./*-]*[\w*]")


@each_document
def test_every_path_in_a_document_exists(document: Path) -> None:
    for path in sorted(set(PATH.findall(document.read_text()))):
        assert [*ROOT.glob(path), *PACKAGE.glob(path), *document.parent.glob(path)], path


@each_document
def test_a_name_that_a_document_places_in_a_file_is_in_it(document: Path) -> None:
    text = " ".join(document.read_text().split())
    for first, second, path in re.findall(
        r"`(\w+)`(?: (?:or|and) `(\w+)`)? (?:of|in) `(xlabatch/[\w/]+\.py)`", text
    ):
        for name in filter(None, (first, second)):
            assert re.search(rf"\b{name}\b", (ROOT / path).read_text()), f"{name} is not in {path}"


@each_document
def test_every_link_in_a_document_leads_somewhere(document: Path) -> None:
    text = document.read_text()
    for target in re.findall(r"\]\((\S+?)\)|^\[\w+\]: (\S+)", text, flags=re.M):
        path, _, anchor = "".join(target).partition("#")
        if path.startswith("http"):
            continue
        file = document.parent / path if path else document
        assert file.exists(), target
        assert not anchor or anchor in anchors(file.read_text()), target


def anchors(text: str) -> set[str]:
    """The anchors that GitHub gives to the headings of a document."""
    headings = re.findall(r"^#+ (.*)$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@each_document
def test_the_lines_of_a_document_fit_110_columns(document: Path) -> None:
    may_be_longer = r"\[\d+\]: " if document.name in ("README.md", "CONTRIBUTING.md") else r"\||\[\d+\]: "
    lines = document.read_text().splitlines()
    assert [line for line in lines if len(line) > 110 and not re.match(may_be_longer, line)] == []


def test_code_cites_spikes_that_exist() -> None:
    for file in PACKAGE.rglob("*.py"):
        for name in re.findall(r"spike/\w+\.py", file.read_text()):
            assert (ROOT / name).exists(), f"{file.name} cites {name}"


# FINDINGS

NUMBERS = [int(number) for number in re.findall(r"^### (\d+)\. ", FINDINGS, flags=re.M)]
WITH_REFERENCES = [
    *ROOT.glob("*.md"),
    *(file for folder in ("docs", "xlabatch", "tests", "spike") for file in (ROOT / folder).rglob("*")),
]


def test_the_findings_are_numbered_from_one_on() -> None:
    assert list(range(1, len(NUMBERS) + 1)) == NUMBERS


def test_every_reference_to_a_finding_names_one_that_exists() -> None:
    for file in WITH_REFERENCES:
        if file.suffix in (".md", ".py", ".h", ".cc", ".js"):
            for number in re.findall(r"\b(?:FINDINGS|[Ff]inding),? (\d+)", file.read_text()):
                assert int(number) in NUMBERS, f"{file} refers to finding {number}"


def test_the_topics_of_the_findings_have_the_numbers_that_their_table_gives() -> None:
    for title, first, last in re.findall(r"^\| \[(.*)\]\(.*\) \| (\d+) to (\d+) \|$", FINDINGS, flags=re.M):
        topic = FINDINGS.split(f"\n## {title}\n")[1].split("\n## ")[0]
        found = [int(number) for number in re.findall(r"^### (\d+)\. ", topic, flags=re.M)]
        assert found == list(range(int(first), int(last) + 1)), title


def test_the_findings_have_fewer_than_900_lines() -> None:
    assert len(FINDINGS.splitlines()) < 900


def test_every_spike_is_cited_in_the_findings_or_in_a_document() -> None:
    text = "".join(file.read_text() for file in DOCUMENTS)
    for file in (ROOT / "spike").glob("[0-9]*.py"):
        assert file.name in text, file.name


def test_what_to_read_first_has_about_the_lines_that_it_claims() -> None:
    section = (ROOT / "docs" / "architecture.md").read_text().split("## Read this first")[1].split("\n## ")[0]
    [claimed] = re.findall(r"in about (\d+) lines", section)
    table = "\n".join(line for line in section.splitlines() if line.startswith("|"))
    lines = sum(len((ROOT / path).read_text().splitlines()) for path in set(PATH.findall(table)))
    assert lines == pytest.approx(int(claimed), rel=0.05)
