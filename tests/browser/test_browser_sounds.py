"""Sounds are off until somebody wants them; then what happens is heard."""

from browsing import expect

# Counts the sources of sound that the page makes
LISTEN = """
  window.tones = 0
  for (const make of ['createOscillator', 'createBufferSource']) {
    const real = BaseAudioContext.prototype[make]
    BaseAudioContext.prototype[make] = function () {
      window.tones++
      return real.call(this)
    }
  }
"""


def test_moves_are_heard_once_sound_is_switched_on(sit):
    ana = sit()
    page = ana.page
    page.add_init_script(LISTEN)
    code = ana.make_table("raj", seats=2, start=True)
    ana.bid(9)
    expect(page.locator(".turn")).to_have_text("Turn 2 of 15")
    assert page.evaluate("tones") == 0
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound").get_by_label("On", exact=True).check(force=True)
    ana.table(code)
    ana.bid(8)
    page.wait_for_function("() => tones > 0")
