"""The syntax trees of Python files."""

import ast
import gc


def parsed(text: str) -> ast.Module:
    """The tree of a module. In Python 3.11 a collection of garbage meanwhile can fail it (cpython#106905)."""
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        gc.enable()
