"""Names of people and bots, and the codes of tables."""

import re
import secrets
import unicodedata
from collections.abc import Collection

from sobremesa.words import BOT_NAMES as BOTS

from .refusals import Refused

LONGEST = 20  # visible characters
LONGEST_TYPED = 4 * LONGEST  # with marks, and blanks around them
PEOPLE = (
    *("Alma", "Bento", "Clara", "Dario", "Elisa", "Flora", "Gil", "Hugo", "Iris", "Joana", "Laura", "Lino"),
    *("Mara", "Nico", "Olga", "Pilar", "Rosa", "Simão", "Tito", "Vera"),
)  # for guests who have not said what they are called
CODE_LETTERS = "BCDFGHJKMNPRSTVWXZ"  # no vowels, so no words; nothing that looks like another letter or a digit
CODE_LENGTH = 6
PUBLIC_CODE_LENGTH = 8  # where strangers may try

CODE = re.compile(f"([{CODE_LETTERS}]{{{CODE_LENGTH}}}|[{CODE_LETTERS}]{{{PUBLIC_CODE_LENGTH}}})")

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # control, format (direction marks too), no characters at all
MARKS = {"Mn", "Me", "Mc"}  # they sit on the letter before them
BLANKS = set("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters by their category, but nothing is seen


def clean_name(typed: str) -> str:
    """The name as it is shown, or a refusal. Its length comes first: what marks do to a long text takes long."""
    if len(typed) > LONGEST_TYPED:
        raise Refused("bad-name", longest=LONGEST)
    name = unicodedata.normalize("NFC", typed).strip()
    kinds = [unicodedata.category(character) for character in name]
    visible = sum(kind not in MARKS for kind in kinds)
    unfit = UNSEEN.intersection(kinds) or BLANKS.intersection(name) or not 1 <= visible <= LONGEST
    if unfit or kinds[0] in MARKS or len(kinds) > 3 * visible:
        raise Refused("bad-name", longest=LONGEST)
    return re.sub(r"\s+", " ", name)


def distinct_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number where somebody at the table already has it."""
    others = {other.casefold() for other in taken}
    number, shown = 2, name
    while shown.casefold() in others:
        ending = f" {number}"
        shown = name[: LONGEST - len(ending)].rstrip() + ending
        number += 1
    return shown


def friendly_name() -> str:
    """What a guest is called until they say."""
    return secrets.choice(PEOPLE)


def bot_name(taken: Collection[str]) -> str:
    """The first of the bots' names that nobody at the table has."""
    others = {other.casefold() for other in taken}
    return next((name for name in BOTS if name.casefold() not in others), distinct_name(BOTS[0], taken))


def new_code(length: int = CODE_LENGTH) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_code(typed: str) -> str | None:
    """A code as people type it; None if it cannot be one."""
    code = re.sub(r"[\s-]", "", typed[:40]).upper()
    return code if CODE.fullmatch(code) else None
