"""The page in a real browser, where there is one: prompts stream side by side, slots fill, stop stops."""

import importlib.util
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.serving import Running, running, until

from xlabatch import LLM

BROWSER, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = pytest.mark.skipif(
    not (BROWSER and DRIVER and importlib.util.find_spec("selenium")), reason="no chromium with its driver"
)


@pytest.fixture(scope="module")
def served() -> Iterator[Running]:
    with running(LLM(slots=4, context=512)) as served:
        yield served


@pytest.fixture
def browser() -> Iterator[Any]:
    from selenium import webdriver

    options = webdriver.ChromeOptions()
    options.binary_location = str(BROWSER)
    for word in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(word)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    made = webdriver.Chrome(options, webdriver.ChromeService(str(DRIVER)))
    made.set_window_size(1200, 900)
    yield made
    made.quit()


def phases(browser: Any) -> list[str]:
    told: list[str] = browser.execute_script(
        "return [...document.querySelectorAll('#slots li')].map((li) => li.dataset.phase)"
    )
    return told


def texts(browser: Any) -> list[str]:
    told: list[str] = browser.execute_script(
        "return [...document.querySelectorAll('.answer span')].map((span) => span.textContent)"
    )
    return told


def fill(browser: Any, **values: str) -> None:
    for name, value in values.items():
        browser.execute_script(f"document.getElementById('{name}').value = {json.dumps(value)}")


def picture(browser: Any, name: str) -> None:
    """Kept where somebody wants to look."""
    if folder := os.environ.get("XLABATCH_PICTURES"):
        browser.save_screenshot(str(Path(folder) / f"{name}.png"))


def test_prompts_stream_side_by_side_and_slots_fill_and_empty(served: Running, browser: Any) -> None:
    from selenium.webdriver.common.by import By

    browser.get(served.url)
    until(lambda: len(phases(browser)) == 4)
    assert browser.find_element(By.ID, "model").text == "stories"
    fill(browser, prompts="Once upon a time\nOne day, Mia", max_tokens="400", temperature="0.9")
    browser.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    until(lambda: sum(phase != "idle" for phase in phases(browser)) == 2)  # both sit at once
    until(lambda: len(texts(browser)) == 2 and all(texts(browser)))
    until(lambda: served.idle)
    picture(browser, "two")
    assert all(len(text) > 40 for text in texts(browser))
    until(lambda: set(phases(browser)) == {"idle"})
    wrong = [line for line in browser.get_log("browser") if line["level"] == "SEVERE"]
    assert wrong == []


def test_stop_stops_and_frees_the_slots(served: Running, browser: Any) -> None:
    from selenium.webdriver.common.by import By

    browser.get(served.url)
    until(lambda: len(phases(browser)) == 4)
    fill(browser, prompts="\n".join(["Once upon a time"] * 12), max_tokens="450", temperature="1")
    browser.find_element(By.CSS_SELECTOR, "button[type=submit]").click()
    until(lambda: any(texts(browser)))
    picture(browser, "many")
    browser.find_element(By.ID, "stop").click()
    until(lambda: served.idle)
    until(lambda: not browser.find_element(By.ID, "stop").is_enabled())
    notes = browser.execute_script(
        "return [...document.querySelectorAll('.answer small')].map((note) => note.textContent)"
    )
    assert "stopped" in notes


def test_the_page_fits_a_phone(served: Running, browser: Any) -> None:
    browser.set_window_size(380, 800)
    browser.get(served.url)
    until(lambda: len(phases(browser)) == 4)
    picture(browser, "phone")
    wide = browser.execute_script("return document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0
