"""Accounts, other devices, my tables, being called when it is one's turn, and one's data, in browsers."""

import json
import re

import pytest
from browsing import PHONE, expect

PASSWORD = "cinco gatos azuis"
SHORT = {"bids": 3, "prizes": [3, 3, 3]}


def dialog(person):
    return person.page.get_by_role("dialog")


def signs_up(person, name):
    """An account by the forms; returns the recovery code."""
    person.page.goto("/?me")
    person.page.get_by_role("button", name="Create an account").click()
    dialog(person).get_by_label("Name of the account").fill(name)
    dialog(person).get_by_label("Password").fill(PASSWORD)
    dialog(person).get_by_role("button", name="Create an account").click()
    code = dialog(person).locator(".code").inner_text()
    person.page.get_by_role("button", name="I have written it down").click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(name)
    return code


def refuses_well(person):
    """A refusal that was to be is no fault of the page."""
    person.faults = [fault for fault in person.faults if "401" not in fault and "409" not in fault]


def test_a_guest_s_games_go_with_the_account(sit):
    ana, phone = sit(), sit()
    code = ana.make_table("raj", name="Ana", seats=3)
    recovery = signs_up(ana, "Ana the First")
    assert re.fullmatch("[A-Z]{5}(-[A-Z]{5}){3}", recovery)
    expect(ana.page.locator(f'a[href="/t/{code}"]')).to_contain_text("not started")

    phone.page.goto("/?me")
    phone.page.get_by_role("button", name="Log in").click()
    dialog(phone).get_by_label("Name of the account").fill("ana the first")
    dialog(phone).get_by_label("Password").fill("something else")
    dialog(phone).get_by_role("button", name="Log in").click()
    expect(dialog(phone).get_by_role("alert")).to_have_text("Name and password do not match.")
    dialog(phone).get_by_role("button", name="Lost the password?").click()
    dialog(phone).get_by_label("Recovery code").fill(recovery.lower())
    dialog(phone).get_by_label("New password").fill("seis gatos verdes")
    dialog(phone).locator("button.main").click()
    phone.page.get_by_role("button", name="I have written it down").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ana the First")
    phone.page.locator(f'a[href="/t/{code}"]').click()
    expect(phone.page.get_by_role("button", name="Start")).to_be_visible()
    refuses_well(phone)

    ana.page.reload()
    expect(ana.page.get_by_role("button", name="Log in")).to_be_visible()
    expect(ana.page.get_by_text("You are not at any table yet.")).to_be_visible()


def test_another_device_by_the_link_of_the_qr_code(sit):
    ana, phone = sit(), sit()
    code = ana.make_table("raj", name="Ana", seats=3)
    ana.page.goto("/?me")
    ana.page.get_by_role("button", name="Show a code for another device").click()
    image = dialog(ana).locator("img")
    assert image.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
    typed = dialog(ana).locator(".code").inner_text()
    phone.page.goto(f"/?me#{typed.replace(' ', '')}")
    phone.page.get_by_role("button", name="Use this code").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Ana")
    assert "#" not in phone.page.url
    phone.page.locator(f'a[href="/t/{code}"]').click()
    expect(phone.page.get_by_role("button", name="Start")).to_be_visible()

    late = sit()
    late.page.goto("/?me")
    late.page.get_by_role("button", name="Enter a code from another device").click()
    dialog(late).get_by_label("Code").fill(typed)
    late.page.get_by_role("button", name="Use this code").click()
    expect(dialog(late).get_by_role("alert")).to_contain_text("This code is wrong or has expired")
    refuses_well(late)


CALLS = """
    window.notes = []
    window.Notification = class {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      constructor(title, options) { notes.push([title, options.body]) }
      close() {}
    }
    Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""


def test_whoever_is_waited_for_is_called(sit):
    ana, rui = sit(), sit()
    rui.context.add_init_script(CALLS)
    code = ana.make_table("raj", name="Ana", seats=2, options=SHORT)
    rui.page.goto("/")
    rui.page.get_by_role("button", name="Settings").click()
    rui.page.get_by_role("group", name="Notify me when it is my turn").get_by_label("On").check(force=True)
    rui.page.keyboard.press("Escape")
    rui.table(code)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people ol")).to_contain_text("Rui")
    ana.page.get_by_role("button", name="Start").click()
    expect(rui.page).to_have_title(re.compile("^● Your turn"))
    rui.bid(1)
    expect(rui.page).not_to_have_title(re.compile("Your turn"))
    rui.page.evaluate("window.away = true")
    ana.bid(2)
    expect(rui.page).to_have_title(re.compile("^● Your turn"))
    assert rui.page.evaluate("notes") == [["Raj", "Choose a card: the highest single one takes +3."]]

    rui.page.goto("/")
    tables = rui.page.get_by_role("navigation", name="Continue playing").get_by_role("link")
    expect(tables.first).to_contain_text("Your turn")
    expect(rui.page).to_have_title("(1) sobremesa")


def test_my_data_comes_along_and_goes(sit):
    ana, rui = sit(), sit()
    code = ana.make_table("raj", name="Ana", seats=2, options=SHORT)
    rui.table(code)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator(".people ol")).to_contain_text("Rui")
    rui.page.goto("/?me")
    with rui.page.expect_download() as download:
        rui.page.get_by_role("link", name="Download my data").click()
    data = json.loads(download.value.path().read_text())
    assert [table["code"] for table in data["tables"]] == [code]
    rui.page.get_by_role("button", name="Delete my data").click()
    rui.page.get_by_role("button", name="Delete for good").click()
    expect(rui.page.get_by_text("You are not at any table yet.")).to_be_visible()
    expect(ana.page.locator(".people ol")).not_to_contain_text("Rui")


PRIVACY = {"en-GB": "Addresses", "pt-PT": "Endereços", "pt-BR": "Endereços", "es-MX": "Direcciones"}


@pytest.mark.parametrize("locale", PRIVACY)
def test_the_privacy_page_speaks_the_browser_s_language(sit, locale):
    ana = sit(locale=locale, size=PHONE)
    ana.page.goto("/?me")
    ana.page.locator('a[href="/?privacy"]').click()
    expect(ana.page.get_by_role("heading", name=PRIVACY[locale])).to_be_visible()
    root = "document.documentElement"
    assert ana.page.evaluate(f"{root}.scrollWidth <= innerWidth")
