"""Raj in WebKit, the engine of iPhones; `make looks` plays all four games in it."""

import os

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import WebDriverWait
from tapping import ASKED, MAKE, TAP
from webkit import available, webkit

HAND = ".hand button[aria-disabled=false]"
SIZES = """const { scrollHeight, scrollWidth } = document.documentElement
return [scrollHeight - innerHeight, scrollWidth - innerWidth]"""


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
        assert max(browser.execute_script(SIZES)) <= 0, "all of it is in the window"

        short = {"bids": 3, "prizes": [3, -1, 2]}
        wish = {"game": "raj", "seats": 3, "start": True, "pace": "instant", "options": short}
        browser.get(f"{house.url}/t/{browser.execute_async_script(MAKE, wish)}")
        for number in range(20):
            wait.until(lambda _: browser.execute_script(f"return ({ASKED})()"))
            if browser.execute_script(f"return ({TAP})(arguments[0])", number) == "over":
                break
        assert len(browser.find_elements(By.CSS_SELECTOR, ".end li")) == 3
        assert browser.find_elements(By.CSS_SELECTOR, ".spoils")
        assert max(browser.execute_script(SIZES)) <= 0
