import pytest

from sobremesa.server import names
from sobremesa.server.refusals import Refused


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n", "Ana"),
        ("Ana  Luísa", "Ana Luísa"),
        ("é", "é"),
        ("x" * 20, "x" * 20),
        ("李雷", "李雷"),
    ],
)
def test_a_name_is_trimmed_and_composed(typed: str, shown: str) -> None:
    assert names.clean_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    ["", "   ", "x" * 21, "a\u202eb", "a\u200bb", "a\x00b", "a\nb", "\u2066Ana", "\u3164", "\u2800\u2800", "\u0301",
     "a" + "\u0301" * 9, "\ud800", "\ufeff", "\U000e0041"],
)  # fmt: skip
def test_what_cannot_be_seen_is_no_name(typed: str) -> None:
    with pytest.raises(Refused) as refused:
        names.clean_name(typed)
    assert refused.value.code == "bad-name"


def test_equal_names_are_distinct_name() -> None:
    assert names.distinct_name("Ana", ["Rui"]) == "Ana"
    assert names.distinct_name("ANA", ["Ana"]) == "ANA 2"
    assert names.distinct_name("Ana", ["Ana", "ana 2"]) == "Ana 3"
    assert names.distinct_name("x" * 20, ["X" * 20]) == "x" * 18 + " 2"


def test_bots_have_names_of_their_own() -> None:
    taken: list[str] = ["pimenta"]
    for _ in range(12):
        taken.append(names.bot_name(taken))
    assert len({name.casefold() for name in taken}) == 13


def test_codes_are_six_plain_letters_and_forgiving_to_type() -> None:
    codes = {names.new_code() for _ in range(200)}
    assert len(codes) == 200
    assert not set("".join(codes)) & set("AEIOULQY01 ")
    for code in codes:
        assert names.read_code(f" {code[:3].lower()}-{code[3:]} ") == code
    assert names.read_code("ABCDEF") is None
    assert names.read_code("BCDFG") is None
    assert names.read_code("B" * 4000) is None
