"""Recomputes a whole match from its record, and says in plain words what was checked (docs/promises.md)."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sobremesa import games, words
from sobremesa.engine.dealers import Fair, Seeded, commitment
from sobremesa.engine.errors import BadRecord
from sobremesa.engine.match import Match

Finding = tuple[str, dict[str, Any]]


def verified(
    record: Mapping[str, Any],
    noted: str | None = None,
    contribution: str | None = None,
    pledges: Sequence[str] | None = None,
) -> list[Finding]:
    """What holds, each finding as a text's name with its particulars; the first thing that does not is a BadRecord.

    `noted` is the hash that somebody saw at the start, `contribution` what they sent, `pledges` those they saw before
    they opened it: they must be the record's.
    """
    match = games.replay(record)
    return [*of_the_match(match), *of_the_deals(match), *of_mine(match, noted, contribution, pledges)]


def of_the_match(match: Match) -> Iterator[Finding]:
    moves = sum(actor is not None for actor, _ in match.log)
    yield "verify-whole", {}
    yield "verify-rules", {"moves": moves, "game": match.game.name, "version": match.version}
    if match.over:
        yield "verify-result", {"scores": match.scores}
    else:
        yield "verify-unfinished", {}


def of_the_deals(match: Match) -> Iterator[Finding]:
    dealer, deals = match.dealer, sum(actor is None for actor, _ in match.log[match.given :])
    if match.given:
        yield "verify-elsewhere", {"entries": match.given}
    if isinstance(dealer, Seeded):
        yield "verify-seeded", {"deals": deals, "seed": str(dealer.seed)}
    elif isinstance(dealer, Fair):
        yield from of_the_luck(dealer)
        if deals:
            yield deals_finding(dealer), {"deals": deals}
    elif deals:
        yield "verify-manual", {"deals": deals}


def of_the_luck(dealer: Fair) -> Iterator[Finding]:
    given = [seat for seat, each in enumerate(dealer.contributions) if each]
    missing = [seat for seat, each in enumerate(dealer.contributions) if not each]
    for each in dealer.voided:
        yield "verify-voided", {"seats": each.unopened}
    yield "verify-secret", {"commitment": commitment(dealer.secret)}
    yield ("verify-given", {"seats": given}) if given else ("verify-none-given", {})
    if given and missing:
        yield "verify-not-given", {"seats": missing}
    if given and dealer.pledged:
        yield "verify-pledges", {}


def deals_finding(dealer: Fair) -> str:
    """That the deals are right, and who could have chosen them for all that the record shows."""
    if not any(dealer.contributions):
        return "verify-deals-server"
    return "verify-deals" if dealer.pledged else "verify-deals-together"


def of_mine(
    match: Match, noted: str | None, contribution: str | None, pledges: Sequence[str] | None
) -> Iterator[Finding]:
    if noted is None and contribution is None and pledges is None:
        return
    if not isinstance(match.dealer, Fair):
        raise BadRecord("verify-not-fair")
    if noted is not None:
        if noted.strip().lower() != commitment(match.dealer.secret):
            raise BadRecord("verify-commitment")
        yield "verify-your-commitment", {}
    if contribution is not None:
        if contribution not in match.dealer.contributions:
            raise BadRecord("verify-contribution")
        yield "verify-your-contribution", {"seat": match.dealer.contributions.index(contribution)}
    if pledges is not None:
        if {pledge.strip().lower() for pledge in pledges} != {each for each in match.dealer.pledges if each}:
            raise BadRecord("verify-pledges")
        yield "verify-your-pledges", {}


def sentences(findings: list[Finding], language: str, people: Sequence[str] | None = None) -> list[str]:
    """The findings in a language; where it is known who sat where, by their names."""
    say = words.catalogue(language).say
    return [say(name, **named(about, people)) for name, about in findings]


def named(about: dict[str, Any], people: Sequence[str] | None) -> dict[str, Any]:
    """The particulars as people call them: games by their titles, seats by who sat there."""
    if "game" in about:
        about = about | {"game": games.game(about["game"]).folder}
    if "seats" in about and people is not None:
        about = about | {"seats": [people[seat] for seat in about["seats"]]}
    return about
