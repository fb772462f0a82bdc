"""The second implementation of the profile, which is a file of the documents and no part of a package."""

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

FILE = Path(__file__).parents[2] / "docs" / "profile_in_numpy.py"


@cache
def numpy_profile() -> ModuleType:
    spec = importlib.util.spec_from_file_location("profile_in_numpy", FILE)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
