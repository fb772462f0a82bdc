"""The page in a real browser, if one is installed: prompts stream side by side, slots fill, Stop stops."""

import importlib.util
import json
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.serving import RunningServer, running, until

from xlabatch import LLM
from xlabatch.request import Event

BROWSER, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(
    not (BROWSER and DRIVER and importlib.util.find_spec("selenium")), reason="no chromium with its driver"
)


@pytest.fixture(scope="module")
def llm() -> LLM:
    return LLM(slots=4, context=512)


@pytest.fixture(scope="module")
def served(llm: LLM) -> Iterator[RunningServer]:
    with running(llm) as served:
        yield served


@pytest.fixture
def browser() -> Iterator[Any]:
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = str(BROWSER)
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = webdriver.Chrome(options, webdriver.ChromeService(str(DRIVER)))
    browser.set_window_size(1200, 900)
    yield browser
    browser.quit()


def phases(browser: Any) -> list[str]:
    phases: list[str] = browser.execute_script(
        "return [...document.querySelectorAll('#slots li')].map((li) => li.dataset.phase)"
    )
    return phases


def texts(browser: Any) -> list[str]:
    texts: list[str] = browser.execute_script(
        "return [...document.querySelectorAll('.answer span')].map((span) => span.textContent)"
    )
    return texts


def fill(browser: Any, **values: str) -> None:
    for name, value in values.items():
        browser.execute_script(f"document.getElementById('{name}').value = {json.dumps(value)}")


def screenshot(browser: Any, name: str) -> None:
    """Save a screenshot in the folder XLABATCH_PICTURES, if that is set."""
    if folder := os.environ.get("XLABATCH_PICTURES"):
        browser.save_screenshot(str(Path(folder) / f"{name}.png"))


def test_prompts_stream_side_by_side_and_slots_fill_and_empty(served: RunningServer, browser: Any) -> None:
    from selenium.webdriver.common.by import By

    browser.get(served.url)
    until(lambda: len(phases(browser)) == 4)
    assert browser.find_element(By.ID, "model").text == "stories"
    fill(browser, prompts="Once upon a time\nOne day, Mia", max_tokens="400", temperature="0.9")
    browser.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    until(lambda: sum(phase != "idle" for phase in phases(browser)) == 2)  # both at once
    until(lambda: len(texts(browser)) == 2 and all(texts(browser)))
    until(lambda: served.idle)
    screenshot(browser, "two")
    assert all(len(text) > 40 for text in texts(browser))
    until(lambda: set(phases(browser)) == {"idle"})
    assert [line for line in browser.get_log("browser") if line["level"] == "SEVERE"] == []


def test_stop_stops_and_frees_the_slots(
    served: RunningServer, browser: Any, llm: LLM, monkeypatch: pytest.MonkeyPatch
) -> None:
    from selenium.webdriver.common.by import By

    step = llm.engine.step

    def delayed_step() -> list[Event]:
        time.sleep(0.05)  # otherwise every answer would end before the click
        return step()

    monkeypatch.setattr(llm.engine, "step", delayed_step)
    browser.get(served.url)
    until(lambda: len(phases(browser)) == 4)
    fill(browser, prompts="\n".join(["Once upon a time"] * 12), max_tokens="450", temperature="1")
    browser.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    until(lambda: any(texts(browser)))
    screenshot(browser, "many")
    browser.find_element(By.ID, "stop").click()
    until(lambda: served.idle)
    until(lambda: not browser.find_element(By.ID, "stop").is_enabled())
    notes = browser.execute_script(
        "return [...document.querySelectorAll('.answer small')].map((note) => note.textContent)"
    )
    assert "stopped" in notes


def test_the_page_fits_the_width_of_a_phone(served: RunningServer, browser: Any) -> None:
    browser.set_window_size(380, 800)
    browser.get(served.url)
    until(lambda: len(phases(browser)) == 4)
    screenshot(browser, "phone")
    overflow = browser.execute_script("return document.documentElement.scrollWidth - window.innerWidth")
    assert overflow <= 0
