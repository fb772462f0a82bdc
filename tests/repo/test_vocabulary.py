"""Names are the field's words: what was once called otherwise does not come back."""

import ast
import re
from pathlib import Path

from support.parsing import parsed

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


def test_no_replaced_name_is_defined() -> None:
    files = {file: parsed(file.read_text()) for file in FILES if not is_story(file)}
    found = {str(file.relative_to(ROOT)): names(tree) & REPLACED_NAMES for file, tree in files.items()}
    assert {file: replaced for file, replaced in found.items() if replaced} == {}


def test_no_replaced_word_is_in_a_text() -> None:
    files = [
        file
        for file in (*FILES, *TEXTS)
        if file.name not in ("test_vocabulary.py", "CHANGELOG.md") and not is_story(file)
    ]
    found = {str(file.relative_to(ROOT)): REPLACED_WORDS.findall(file.read_text()) for file in files}
    assert {file: words for file, words in found.items() if words} == {}
