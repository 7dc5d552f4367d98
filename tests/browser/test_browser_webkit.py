"""Raj in WebKit, the engine of iPhones; `make looks` opens all four games in it."""

import os

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from webkit import available, webkit

HAND = ".hand button[aria-disabled=false]"


def test_a_game_is_played_in_webkit(house):
    if not available():
        missing = "WebKit is missing and could not be installed: apt-get install webkit2gtk-driver xvfb"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    with webkit() as browser:
        wait = WebDriverWait(browser, 30)

        def click(selector: str) -> None:
            wait.until(lambda _: browser.find_elements(By.CSS_SELECTOR, selector))[0].click()

        browser.set_window_size(390, 844)
        browser.get(house.url)
        click(".place:has(a[href='/?game=raj']) button")
        click(HAND)
        click(".actions .main[aria-disabled=false]")
        wait.until(lambda _: len(browser.find_elements(By.CSS_SELECTOR, HAND)) == 14)
        high, whole, wide, inner = browser.execute_script(
            "const { scrollHeight, scrollWidth } = document.documentElement\n"
            "return [scrollHeight, innerHeight, scrollWidth, innerWidth]"
        )
        assert high <= whole
        assert wide <= inner
