"""On the home screen: it can be installed, opens without a network, and never changes under anybody's hands."""

import json

from browsing import PHONE, axe, expect
from pushing import Service

READY = """() => navigator.serviceWorker.register('/sw.js')
  .then(() => navigator.serviceWorker.ready).then(() => true)"""
KEPT = """() => caches.open('texts').then((texts) => texts.keys())
  .then((all) => ['charidice', 'linko', 'raj', 'ratzzia'].every((game) =>
    all.some((one) => one.url.includes(`/${game}/rules`))))"""
NEWER = "() => navigator.serviceWorker.register('/sw.js?newer').then(() => true)"  # another script is a new version
WAITS = "() => navigator.serviceWorker.ready.then((one) => one.waiting?.state === 'installed')"
SHOWN = """navigator.serviceWorker.ready.then((one) => one.getNotifications())
  .then((all) => all.map((one) => [one.title, one.body, one.data.url]))"""

SIGNED_UP = """(subscription) => {
  PushManager.prototype.getSubscription = async () => null
  PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription })
}"""


def installed(sit, **about):
    ana = sit(service_workers="allow", **about)
    ana.page.goto("/")
    ana.page.evaluate(READY)  # at once: the page itself leaves it for later
    ana.page.reload()  # from now on the service worker answers
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return ana


def test_it_can_be_put_on_the_home_screen(sit):
    ana = sit(service_workers="allow")
    ana.page.goto("/")
    address = ana.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = ana.page.request.get(address).json()
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("sobremesa", "standalone", "/")
    for icon in manifest["icons"]:
        answer = ana.page.request.get(icon["src"])
        assert answer.headers["content-type"].split(";")[0] == icon["type"]
    assert ana.page.evaluate(READY)
    found = ana.context.new_cdp_session(ana.page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one for one in found if one["errorId"] != "in-incognito"] == []


def test_without_a_network_the_rules_are_there(sit):
    ana = installed(sit)
    ana.until(lambda: ana.page.evaluate(KEPT))
    ana.house_was_down = True
    ana.context.set_offline(True)
    ana.page.goto("/")
    expect(ana.page.get_by_role("heading", name="What shall we play?")).to_be_visible()
    ana.page.goto("/?rules=raj")
    expect(ana.page.get_by_role("heading", name="Raj").first).to_be_visible()
    ana.page.goto("/?game=linko")
    ana.page.get_by_role("button", name="Play against bots").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("cannot be reached")
    ana.page.goto("/t/ABCDEF")
    expect(ana.page.get_by_role("heading", name="No connection")).to_be_visible()
    assert axe(ana.page) == []
    ana.context.set_offline(False)


def test_a_new_version_is_offered_and_not_forced_in_mid_game(sit):
    ana = installed(sit)
    ana.make_table("raj", seats=2, start=True)
    ana.hand.first.wait_for()
    ana.page.evaluate(NEWER)
    ana.until(lambda: ana.page.evaluate(WAITS))
    ana.bid(5)
    expect(ana.page.locator(".turn")).to_have_text("Turn 2 of 15")
    assert ana.page.get_by_text("A newer version").count() == 0
    ana.page.goto("/")
    take = ana.page.get_by_role("button", name="Load it now")
    take.wait_for()
    ana.page.evaluate("() => { window.older = true }")
    take.click()
    ana.page.wait_for_function("() => !window.older")  # it loads anew once the newer one is at work
    expect(ana.page.get_by_role("heading", name="What shall we play?")).to_be_visible()


def test_a_push_goes_by_the_push_service_to_the_closed_page_and_back_to_the_table(sit, whole_browser):
    """The browser's own push service is elsewhere: ours stands in for it, at both ends."""
    service = Service()
    ana, rui = installed(sit, browser=whole_browser), sit()
    ana.context.grant_permissions(["notifications"])
    code = ana.make_table("charidice", seats=2, options={"greatest_gift": False})
    rui.table(code)
    rui.page.get_by_label("Your name").fill("Rui")
    rui.page.get_by_role("button", name="Sit down").click()
    ana.page.get_by_role("button", name="Start").click()
    ana.page.locator(".mine .now").wait_for()
    ana.page.evaluate(SIGNED_UP, {"endpoint": service.url, "keys": service.keys})
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.get_by_role("button", name="Tell me when it is my turn").click()
    ana.page.get_by_role("checkbox", name="Quiet hours").uncheck()
    ana.page.get_by_role("button", name="Tell me on this device").click()
    expect(ana.page.get_by_role("button", name="Stop telling me")).to_be_visible()
    assert axe(ana.page) == []
    session = ana.context.new_cdp_session(ana.page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    ana.until(lambda: found)
    ana.page.keyboard.press("Escape")
    ana.page.locator(".scroll ul button").first.click()
    ana.page.locator(".actions .main").click()
    ana.page.goto("/?privacy")  # away from the table
    rui.page.locator(".scroll ul button").first.click()
    rui.page.locator(".actions .main").click()
    told = service.message()
    assert told == {"title": "Charidice", "body": "It is your turn.", "url": f"/t/{code}"}
    registration = found[0]["registrationId"]
    about = {"origin": ana.house.url, "registrationId": registration, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", about)
    assert ana.until(lambda: ana.page.evaluate(SHOWN)) == [[told["title"], told["body"], told["url"]]]
    service.close()


def test_the_choice_to_be_told_says_what_this_browser_can_do(sit):
    ana = sit()
    code = ana.make_table("raj", seats=4, start=True)
    ana.page.get_by_role("button", name="Menu").click()
    assert ana.page.get_by_role("dialog").bounding_box()["width"] == PHONE["width"]
    ana.page.get_by_role("button", name="Tell me when it is my turn").click()
    ana.page.get_by_text("An address of your own").click()
    ana.page.get_by_label("Address").fill(f"{ana.house.url}/healthz")
    ana.page.get_by_role("button", name="Confirm").click()
    expect(ana.page.get_by_text("/healthz")).to_be_visible()
    hours = lambda: [  # noqa: E731
        (one["quiet_from"], one["quiet_to"])
        for one in ana.page.request.get(f"/api/tables/{code}/reminders").json()["reminders"]
    ]
    assert hours() == [(22, 8)]
    ana.page.get_by_label("from").select_option("21:00")
    ana.until(lambda: hours() == [(21, 8)])
    ana.page.get_by_role("button", name="Stop telling me").click()
    expect(ana.page.get_by_text("/healthz")).to_have_count(0)
