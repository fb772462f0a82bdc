"""What happens where the kernels were not compiled: a warning, or a refusal if they are required."""

import os
import shutil
from collections.abc import Iterator

import pytest

from xlabatch.cli import main
from xlabatch.cli.options import prepare_engine
from xlabatch.errors import Refused
from xlabatch.kernels import library


@pytest.fixture
def _not_compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An installation without the library."""
    monkeypatch.setattr(library, "library_file", lambda: None)
    monkeypatch.delenv(library.SETTING, raising=False)
    monkeypatch.delenv(library.REQUIRED, raising=False)
    library.load_library.cache_clear()
    yield
    library.load_library.cache_clear()


@pytest.mark.usefixtures("_not_compiled")
def test_a_command_warns_without_kernels_and_says_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_engine()
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("xlabatch: no kernels were compiled when xlabatch was installed, so XLA's own")
    assert "install a C++ compiler (apt install g++)" in line
    monkeypatch.setenv(library.SETTING, "xla")  # it is wanted
    prepare_engine()
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("_not_compiled")
def test_an_engine_that_requires_kernels_does_not_start_without(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(library.REQUIRED, "1")
    with pytest.raises(Refused, match="XLABATCH_REQUIRE_KERNELS is set, but no kernels were compiled"):
        library.library()
    assert main(["sched", "--model", "random:tiny"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    monkeypatch.setenv(library.REQUIRED, "0")
    assert library.library() is None


def test_the_kernels_are_here_where_there_is_a_compiler() -> None:
    """Otherwise the tests that need them would be skipped, and all looks well."""
    if library.reason_for_none() == library.NOT_COMPILED:
        assert shutil.which(os.environ.get("CXX", "c++")) is None, f"{library.MISSING}; install it again"


def test_with_kernels_nothing_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    if library.reason_for_none() == library.NOT_COMPILED:
        pytest.skip("no kernels here")
    prepare_engine()
    assert capsys.readouterr().err == ""
