"""Card files of strangers are refused before their parser meets what it takes too long for."""

import contextlib
import tomllib
from tomllib import _parser
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import registry
from games.core.data import cards
from games.core.data.bounds import NESTING, PARTS, SIZE, excess, intricacy
from games.core.data.cards import BrokenCards


def dotted(size: int) -> str:
    """A key of one letter after the other, as long as that."""
    return ".".join("a" * (size // 2)) + " = 1\n"


HOSTILE = {
    "16 KB of dots": dotted(16 * 1024),
    "400 KB of dots": dotted(400 * 1024),
    "dots in a header": "[" + ".".join("a" * 9000) + "]\n",
    "dots between strings": " . ".join(['"a"'] * 9000) + " = 1\n",
    "dots in a table in a row": "x = {" + ".".join("a" * 9000) + " = 1}\n",
    "arrays": "x = " + "[" * 9000 + "]" * 9000,
    "arrays line by line": "x = " + "[\n" * 9000 + "]\n" * 9000,
    "tables": "x = " + "{a = " * 9000 + "1" + "}" * 9000,
    "brackets behind strings": "x = [" + '"]", [' * 9000 + "]" * 9001,
    "brackets behind five quotes": 'x = ["""a"""", ' + '[" ", ' * 9000 + "]" * 9001,
    "brackets behind five apostrophes": "x = ['''a''''', " + "[' ', " * 9000 + "]" * 9001,
    "brackets behind comments": "x = [\n" + "#]\n[" * 9000 + "]" * 9001,
    "too long": "#" * (SIZE + 1),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_card_file_never_reaches_the_parser(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("it was parsed"))
    with pytest.raises(BrokenCards):
        cards.tables("cards.toml", HOSTILE[name].encode(), ["card"])


def test_bounds_are_the_last_that_is_taken() -> None:
    deep = "x = " + "[" * NESTING + "]" * NESTING
    long = ".".join("a" * PARTS) + " = 1"
    assert excess(deep) is excess(long) is excess("#" * SIZE) is None
    assert tomllib.loads(deep)
    assert tomllib.loads(long)
    assert excess(f"y = [{deep.removeprefix('x = ')}]") == f"nested more than {NESTING} deep"
    assert excess(f"a.{long}") == f"a key of more than {PARTS} parts"


@pytest.mark.parametrize("game", registry.load())
def test_our_own_card_files_are_far_from_the_bounds(game: str) -> None:
    toml = registry.load()[game].cards.decode()
    assert len(toml) < SIZE / 8
    assert max(intricacy(toml)) < NESTING / 2


PARTICLES = (
    *("[", "]", "[[", "]]", "{", "}", ",", "=", ".", "\n", " ", "#"),
    *('"', '""', '"""', '""""', "'", "''", "'''", "''''", "\\", '\\"', "\\\n"),
    *("a", "b", "1", "1.5", "a.b", "x = ", "x = [", 'a"b'),
)
TOML = st.lists(st.sampled_from(PARTICLES), max_size=40).map("".join)
VALUES = st.recursive(
    st.sampled_from(["1", '""', '"]"', "'['", '"""a""""', "'''a'''''", "1.5"]),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda these: f"[{', '.join(these)}]"),
        st.lists(inner, max_size=3).map(
            lambda these: "[#]\n" + "".join(f"{v},\n" for v in these) + "]"
        ),
        inner.map(lambda value: f"{{ a.'b' = {value} }}"),
    ),
    max_leaves=12,
)
KEYED = st.lists(VALUES, min_size=1, max_size=4).map(
    lambda values: "".join(f"k{at} = {value}\n" for at, value in enumerate(values))
)


class Watched:
    """How deep the parser goes, and how many parts the keys have that it reads."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.values = self.deepest = self.parts = 0
        self._value, self._key = _parser.parse_value, _parser.parse_key
        patch.setattr(_parser, "parse_value", self.parse_value)
        patch.setattr(_parser, "parse_key", self.parse_key)

    def parse_value(self, *args: Any) -> Any:
        self.values += 1
        self.deepest = max(self.deepest, self.values)
        try:
            return self._value(*args)
        finally:
            self.values -= 1

    def parse_key(self, *args: Any) -> Any:
        found = self._key(*args)
        self.parts = max(self.parts, len(found[1]))
        return found


@pytest.mark.slow
@settings(max_examples=1000)
@given(st.one_of(TOML, KEYED))
def test_the_parser_goes_no_further_than_was_said(toml: str) -> None:
    found = intricacy(toml)
    with pytest.MonkeyPatch.context() as patch:
        watched = Watched(patch)
        with contextlib.suppress(tomllib.TOMLDecodeError):
            tomllib.loads(toml)
    assert watched.deepest <= found.nesting + 1  # the innermost is no array and no table
    assert watched.parts <= found.parts


@given(KEYED)
def test_what_holds_is_not_taken_for_more_than_it_is(toml: str) -> None:
    deepest = max(map(nesting, tomllib.loads(toml).values()))
    assert intricacy(toml).nesting <= deepest


def nesting(value: Any) -> int:
    """How deep values are nested in what was parsed."""
    match value:
        case dict():
            return 1 + max(map(nesting, value.values()), default=0)
        case list():
            return 1 + max(map(nesting, value), default=0)
        case _:
            return 0
