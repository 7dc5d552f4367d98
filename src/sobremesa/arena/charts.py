"""The report for designers as one page: Altair's plots drawn into it as SVG, so that it needs no network and no script.

(Altair with vl-convert was taken because people who study games know it; a plot here is a few lines of data.)
"""

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Any

from sobremesa import words
from sobremesa.engine.errors import BadOption
from sobremesa.engine.options import shown
from sobremesa.games import game as find

from .designs import rule_name, sentences

COLOURS = ["#2f6f73", "#c8553d"]  # of the first and the second variant
STYLE = """
:root { color-scheme: light }
body { font: 17px/1.55 Literata, Georgia, serif; color: #29231f; background: #faf6ee; max-width: 60rem;
  margin: 0 auto; padding: 2rem 1.2rem 4rem }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .3rem } h2 { font-size: 1.25rem; margin: 2.6rem 0 .4rem }
.lead { font-size: 1.1rem; color: #5b5048; margin-top: 0 }
figure { margin: .6rem 0; overflow-x: auto } figure svg { max-width: 100%; height: auto }
ul { padding-left: 1.2rem } .variants { display: grid; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr));
  gap: 0 2.5rem } h3 { margin: .6rem 0 .2rem; font-size: 1rem }
.note { color: #6d6157; font-size: .92rem } svg text { font-family: Literata, Georgia, serif }
"""


def write_page(told: Mapping[str, Any], path: Path, language: str) -> None:
    """Writes the page."""
    text = page(told, language)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise BadOption("file-unwritable", file=str(path), why=shown(fault.strerror or fault)) from None


def page(told: Mapping[str, Any], language: str) -> str:
    """The whole of it as HTML."""
    folder = find(told["game"]).folder
    catalogue = words.catalogue(language, folder)
    say = catalogue.say
    name = words.title(language, folder)
    heading = say("arena-report-heading", game=name)
    about = {"seats": told["seats"], "games": told["games"], "bots": ", ".join(told["bots"])}
    several = len(told["variants"]) > 1
    findings = "".join(
        f"<div>{f'<h3>{escape(label(variant, say))}</h3>' if several else ''}<ul>"
        + "".join(f"<li>{escape(line)}</li>" for line in sentences(variant, catalogue))
        + "</ul></div>"
        for variant in told["variants"]
    )
    plots = "".join(
        f'<h2>{escape(say(title))}</h2><p class="note">{escape(say(note))}</p><figure>{drawn(chart)}</figure>'
        for title, note, chart in charts(told, catalogue)
    )
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head>\n<body><h1>{escape(heading)}</h1>"
        f'<p class="lead">{escape(say("arena-report-title", game=folder, **about))}</p>'
        f'<div class="variants">{findings}</div>\n{plots}'
        f'<p class="note">{escape(say("arena-report-intervals"))}</p></body></html>\n'
    )


def label(variant: Mapping[str, Any], say: Any) -> str:
    return variant["label"] or say("arena-report-usual")


def charts(told: Mapping[str, Any], catalogue: words.Catalogue) -> list[tuple[str, str, Any]]:
    """Each with the names of its title and its note in the texts."""
    altair = library()
    say, variants = catalogue.say, told["variants"]
    colour = altair.Color(
        "variant:N", scale=altair.Scale(range=COLOURS), legend=None if len(variants) == 1 else altair.Legend(title=None)
    )
    games, seat_word = say("arena-report-games"), say("arena-report-seat-word")

    def data(rows: list[dict[str, Any]]) -> Any:
        return altair.Data(values=rows)

    def bars(part: str, title: str) -> Any:
        rows = [
            {"variant": label(each, say), "value": value, "share": count / each["played"]}
            for each in variants
            for value, count in each[part]["counts"]
        ]
        binned = len({row["value"] for row in rows}) > 40
        return (
            altair.Chart(data(rows))
            .mark_bar(opacity=0.75)
            .encode(
                altair.X("value:Q", bin=altair.Bin(maxbins=40) if binned else altair.Bin(step=1), title=title),
                altair.Y("sum(share):Q", stack=None, title=games, axis=altair.Axis(format="%")),
                colour,
            )
            .properties(width=640, height=220)
        )

    def ranges(rows: list[dict[str, Any]], title: str, even: float | None = None, percent: bool = True) -> Any:
        axis = altair.Axis(format="%") if percent else altair.Axis()
        offset = altair.YOffset("variant:N") if len(variants) > 1 else altair.Undefined
        base = altair.Chart(data(rows)).encode(altair.Y("name:N", title=None, sort=None), colour, yOffset=offset)
        low_high = base.mark_rule(strokeWidth=3, opacity=0.45).encode(
            altair.X("low:Q", title=title, axis=axis, scale=altair.Scale(zero=False)), altair.X2("high:Q")
        )
        points = base.mark_point(filled=True, size=90).encode(altair.X("value:Q", title=title, axis=axis))
        layers = [low_high, points]
        if even is not None:
            line = altair.Chart(data([{"even": even}])).mark_rule(strokeDash=[4, 4], color="#8a7d72")
            layers.insert(0, line.encode(altair.X("even:Q")))
        return altair.layer(*layers).properties(width=560, height=max(90, 30 * len({row["name"] for row in rows})))

    seats = [
        {"variant": label(each, say), "name": f"{seat_word} {seat + 1}", **share}
        for each in variants
        for seat, share in enumerate(each["seat_share"])
    ]
    scores = [
        {"variant": label(each, say), "name": f"{seat_word} {seat + 1}", "low": found["quartiles"][0],
         "high": found["quartiles"][2], "value": found["quartiles"][1]}
        for each in variants
        for seat, found in enumerate(each["scores"])
    ]  # fmt: skip
    rules = [
        {"variant": label(each, say), "name": rule_name(rule, catalogue), **found["a_game"]}
        for each in variants
        for rule, found in each["rules"].items()
    ]
    skill = [
        {"variant": label(each, say), "name": f"{step['bot']} : {step['against']}", **step["adjusted"]}
        for each in variants
        for step in each["skill"]
    ]
    points, wins, times = say("arena-report-points"), say("arena-report-wins"), say("arena-report-times")
    lengths, changes = bars("length", say("arena-report-decisions")), bars("lead_changes", say("arena-report-changes"))
    found = [
        ("arena-report-length-title", "arena-report-length-note", lengths),
        ("arena-report-scores-title", "arena-report-scores-note", ranges(scores, points, percent=False)),
        ("arena-report-seats-title", "arena-report-seats-note", ranges(seats, wins, 1 / told["seats"])),
        ("arena-report-leads-title", "arena-report-leads-note", changes),
    ]
    if rules:
        about_rules = ranges(rules, times, percent=False)
        found.insert(3, ("arena-report-rules-title", "arena-report-rules-note", about_rules))
    if skill:
        about_skill = ranges(skill, wins, 1 / told["seats"])
        found.append(("arena-report-skill-title", "arena-report-skill-note", about_skill))
    return found


def library() -> Any:
    try:
        import altair
    except ModuleNotFoundError:
        raise BadOption("study-missing") from None
    return altair


def drawn(chart: Any) -> str:
    """A chart as SVG."""
    try:
        import vl_convert
    except ModuleNotFoundError:
        raise BadOption("study-missing") from None
    look = {
        "background": None,
        "font": "Georgia",
        "view": {"stroke": None},
        "axis": {"labelFontSize": 13, "titleFontSize": 13, "titleFontWeight": "normal", "gridColor": "#e4dccf",
                 "domainColor": "#b8ab9b", "tickColor": "#b8ab9b", "labelColor": "#4c433c", "titleColor": "#6d6157",
                 "labelLimit": 260},
        "legend": {"labelFontSize": 13, "orient": "top"},
    }  # fmt: skip
    return vl_convert.vegalite_to_svg({**chart.to_dict(), "config": look})
