"""Names are the field's words: what was once called otherwise does not come back."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(file for folder in ("xlabatch", "tests", "spike") for file in (ROOT / folder).rglob("*.py"))
TEXTS = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
REPLACED_NAMES = frozenset(
    """
    said told asked whole made hear heard hears retell untold fare fares
    seat seats seated sitting sittings sits flight flights
    odds likely chances log_chances recall incline inclined
    formed formless follower trouble troubles unmasked
    max_new min_new allowed_ids bad_ids stop_text
    desk motor ticket tickets talks voice scribe hand_in
    judge ears teller parted spoil stranger drive patient
    laid placed outlined walked eighths invent invented invention described evenly
    bent widened mixture raised tenant tenants
    """.split()  # noqa: SIM905
)
REPLACED_WORDS = re.compile(
    r"\b(whoever|nobody|somebody|max_new|min_new|allowed_ids|bad_ids|stop_text|retell|sittings)\b"
)


def is_story(file: Path) -> bool:
    """Whether a file generates stories, whose words are not the field's."""
    return file.name.startswith("stories")


def names(tree: ast.AST) -> set[str]:
    """Every name that a module defines: variables, attributes, parameters, functions and classes."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Store):
            found.add(node.id if isinstance(node, ast.Name) else node.attr)
    return {name.strip("_").lower() for name in found}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_replaced_name_is_defined(file: Path) -> None:
    if not is_story(file):
        assert names(ast.parse(file.read_text())) & REPLACED_NAMES == set()


@pytest.mark.parametrize("file", [*FILES, *TEXTS], ids=lambda file: str(file.relative_to(ROOT)))
def test_no_replaced_word_is_in_a_text(file: Path) -> None:
    if file.name not in ("test_vocabulary.py", "CHANGELOG.md") and not is_story(file):
        assert REPLACED_WORDS.findall(file.read_text()) == []
