"""A real browser for tests of the page: Chromium, driven by selenium. Knows nothing of the page."""

import importlib.util
import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

BROWSER, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
WITH_BROWSER = pytest.mark.skipif(
    not (BROWSER and DRIVER and importlib.util.find_spec("selenium")), reason="no chromium with its driver"
)
ARGUMENTS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


@contextmanager
def browsing() -> Iterator[Any]:
    """A browser with a page of 1280 pixels."""
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = str(BROWSER)
    for argument in ARGUMENTS:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options, webdriver.ChromeService(str(DRIVER)))
    try:
        set_width(browser, 1280)
        yield browser
    finally:
        browser.quit()


def set_width(browser: Any, width: int) -> None:
    """The width of the page itself: a window is not narrower than 500 pixels."""
    metrics = {"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def texts(browser: Any, selector: str) -> list[str]:
    """The texts of all elements that a selector finds and that are shown."""
    shown = "[...document.querySelectorAll(arguments[0])].filter((each) => each.offsetParent)"
    found: list[str] = browser.execute_script(f"return {shown}.map((each) => each.textContent)", selector)
    return found


def text(browser: Any, selector: str) -> str:
    """The text of the first one; empty if there is none."""
    return next(iter(texts(browser, selector)), "")


def click(browser: Any, selector: str) -> None:
    browser.execute_script("document.querySelector(arguments[0]).click()", selector)


def is_enabled(browser: Any, selector: str) -> bool:
    return not browser.execute_script("return document.querySelector(arguments[0]).disabled", selector)


def fill(browser: Any, **values: str) -> None:
    for name, value in values.items():
        browser.execute_script(f"document.getElementById('{name}').value = {json.dumps(value)}")


def is_open(browser: Any, selector: str) -> bool:
    """Whether details are shown."""
    return bool(browser.execute_script("return document.querySelector(arguments[0]).open", selector))


def invalid(browser: Any) -> str:
    """The id of the field that is marked as wrong; empty if there is none."""
    found: str = browser.execute_script("return document.querySelector('[aria-invalid=true]')?.id ?? ''")
    return found


def position(browser: Any, selector: str) -> dict[str, float]:
    """Where an element is in the window, in pixels."""
    script = "return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()"
    found: dict[str, float] = browser.execute_script(script, selector)
    return found


def heights(browser: Any, selector: str) -> list[float]:
    script = "return [...document.querySelectorAll(arguments[0])].map((each) => each.offsetHeight)"
    found: list[float] = browser.execute_script(script, selector)
    return found


def copied(browser: Any, selector: str) -> str:
    """What a button copies."""
    script = """const button = document.querySelector(arguments[0]), clipboard = {};
        clipboard.writeText = async (text) => { window.copied = text; };
        Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
        button.click();
        return window.copied;"""
    found: str = browser.execute_script(script, selector)
    return found


def run_script(browser: Any, script: str, *arguments: Any) -> Any:
    """What an asynchronous script in the page returns; it may import the page's modules."""
    wrapped = """const done = arguments[arguments.length - 1];
        const run = async (...given) => { SCRIPT };
        run(...arguments).then(done, (error) => done(`failed: ${error.stack}`));"""
    found = browser.execute_async_script(wrapped.replace("SCRIPT", script), *arguments)
    assert not str(found).startswith("failed: "), found
    return found


def overflow(browser: Any) -> int:
    """Pixels by which the page is wider than the window."""
    pixels: int = browser.execute_script("return document.documentElement.scrollWidth - innerWidth")
    return pixels


def problems(browser: Any) -> list[str]:
    """What the browser's console has of errors."""
    return [line["message"] for line in browser.get_log("browser") if line["level"] == "SEVERE"]


def screenshot(browser: Any, name: str) -> None:
    """Save a screenshot in the folder XLABATCH_PICTURES, if that is set."""
    if folder := os.environ.get("XLABATCH_PICTURES"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        browser.save_screenshot(str(Path(folder) / f"{name}.png"))
