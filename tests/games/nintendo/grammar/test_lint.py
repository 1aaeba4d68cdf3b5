"""What can never do anything is found, and a set of one's own is proofed."""

from pathlib import Path

import pytest

from games.cards import LINE, main
from games.core.contract import optional
from games.nintendo.grammar.forms import CardType
from games.nintendo.grammar.lint import idle
from games.nintendo.grammar.reading import ability
from games.registry import card_file
from tests.games.nintendo.table import RULES

KINDS = frozenset({"koopa", "boo", "hero"})
BOX = card_file("games.nintendo").decode()


def changed(text: str, old: str, new: str) -> bytes:
    """A file in which something else stands, once."""
    assert old in text
    return text.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    "source",
    [
        "DO: give(it,fly,eot)",
        "DO: draw(me,1); pf(it,+1); hit(1 opp.char,2)",
        "ON enter: hit(vs,2)",
        "ACT C1: hit(vs,2)",
        "ACT SACTHIS: heal(this,2)",
        "ACT C1: gain(me,cost(sac))",
        "DO: hit(1 my.opp,2)",
        "DO: hit(1 char.event,2)",
        "DO: search({G}.{R})",
        "DO: hit(1 koopa.!koopa,2)",
        "ACT SAC(opp.char): draw(me,1)",
        "S my.opp: pf+1",
        "ON ko my.opp: draw(me,1)",
        "ON ko: heal(this,3)",
        "S this: pf+0",
        "DO: give(1 my.char,max+0,eot)",
        "DO: hit(1 opp.terrain,2)",
        "DO: destroy(1 opp.char.pc<=0)",
        "DO: pf(this,+1)",
        "DO: recall(this)",
        "DO: destroy(1 opp.action)",
        "S this if #my.action>=1: pf+1",
        "S this if #my.{G}.{R}>=1: pf+1",
        "ACT SAC(my.action): draw(me,1)",
        "ACT SACTHIS SACTHIS: draw(me,1)",
        "ACT SACTHIS MAX1: draw(me,1)",
        "ON ko my.event: draw(me,1)",
        "ON attack opp.powerup: draw(me,1)",
    ],
)
def test_what_can_never_do_anything_is_found(source: str) -> None:
    assert idle(ability(source, KINDS), on(source))


@pytest.mark.parametrize(
    ("of", "source"),
    [
        ("event", "ON start: heal(this,2)"),
        ("powerup", "ON start: pf(this,+2)"),
        ("terrain", "ON attack: draw(me,1)"),
        ("event", "ON through: draw(me,1)"),
        ("powerup", "ON ko: draw(me,1)"),
        ("event", "S me if hurt: income+1"),
        ("terrain", "S me if attacking: income+1"),
    ],
)
def test_what_only_characters_do_is_found_on_others(of: CardType, source: str) -> None:
    assert idle(ability(source, KINDS), of)
    assert idle(ability(source, KINDS), "char") == ()


def on(source: str) -> CardType:
    """A type of card on which an ability may stand."""
    return "action" if source.startswith("DO") else "char"


@pytest.mark.parametrize(
    "source",
    ["DO: hit(1 opp.char,2); give(it,fly,eot)", "DO: drop(char); give(it,noblock,perm)",
     "ON ko: hit(vs,3)", "ON ko: recall(this)", "ON ko my.char: heal(this,2)", "S me: cost-1 koopa",
     "DO: destroy(1 opp.terrain)", "DO: destroy(1 opp.char.pc<=1)",
     "ACT SAC(my.other.koopa): gain(me,cost(sac))", "S any.!{W}.!{B}: pf-1",
     "ACT MAX1 SACTHIS: draw(me,1)", "ON enter my.event: draw(me,1)", "ACT C1: destroy(this)",
     "S this if #grave.action>=1: pf+1", "ON ko opp.koopa: bounce(this)"],
)  # fmt: skip
def test_what_can_do_something_is_not(source: str) -> None:
    assert idle(ability(source, KINDS), on(source)) == ()


def test_what_power_ups_do_with_their_hosts_is_not() -> None:
    for source in ("ON attack: draw(me,1)", "S host if hurt: pf+1", "ON start: destroy(this)"):
        assert idle(ability(source, KINDS), "powerup") == ()


def test_the_set_has_none() -> None:
    assert optional.doubts(RULES) == ()


def test_a_whole_file_is_proofed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(BOX)
    assert main([str(file)]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "nintendo: the file holds"
    assert len(said) == 1 + 126 + 8
    assert any(line.startswith("G01  Rex / Rex  type=char colour=G") for line in said)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ("ACT MAX2: base(this,+1)", "ACT MAX2: base(that,+1)", "G01, abilities"),
        ("ACT MAX2: base(this,+1)", "ACT MAX2: base(it,+1)", "`it` is nobody"),
        ('id = "G01", colour = "G"', 'id = "G01", colour = "R"', "17 cards instead of 18"),
    ],
)
def test_what_is_wrong_is_said_on_one_screen(
    old: str, new: str, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(BOX.replace(old, new))
    main([str(file)])
    assert word in capsys.readouterr().out


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "cards.toml: has the tables of no game; name the one meant after --game: "),
        (b"title='x'\n", "cards.toml: has the tables of no game"),
        (b"4 G01\n", "cards.toml: Expected '=' after a key"),
        (b"\xff\xfe\x00", "cards.toml: 'utf-8' codec can't decode"),
        (b"a=" + b"[" * 900 + b"]" * 900, "cards.toml: nested more than"),
        (b"x=1\n" * 200_000, "cards.toml: more than"),
        (b"cards=1\nkinds=[]\ndecks=[]\n", "nintendo: cards: "),
        (changed(BOX, "cost = 5, pf = 4, pc = 8", "cost = -5, pf = 4, pc = 8"), "G01, cost: "),
        (changed(BOX, 'colour = "G"', 'colour = "Z"'), "S28, colour: "),
        (changed(BOX, 'fr = "Rex"', r'fr = "R\u001b[2Jex"'), "G01, fr: holds a character"),
        (changed(BOX, 'fr = "Rex"', r'fr = "xe\u202eR"'), "G01, fr: holds a character"),
        (changed(BOX, "ACT MAX2: base(this,+1)", r"\u001b[31mDO: x"), "G01, abilities: holds a"),
        (changed(BOX, 'id = "G01"', r'id = "G\u001b01"'), "nintendo: id: holds a character"),
        (changed(BOX, "ACT MAX2: base(this,+1)", "ACT MAX2: " + "bar(1);" * 5000), "G01, abil"),
    ],
)  # fmt: skip
def test_files_of_strangers_are_refused_in_one_line_of_plain_words(
    data: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(data)
    assert main([str(file)]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert said in line
    assert line.isprintable()
    assert len(line) <= LINE


def test_a_file_of_a_game_that_is_named_is_spoken_of_by_that_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.toml"
    file.write_bytes(b"")
    assert main([str(file), "--game", "nintendo"]) == 1
    assert capsys.readouterr().out == "nintendo: cards: missing\n"


def test_a_file_that_is_not_there_and_a_game_that_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "none.toml")]) == 2
    assert main([str(tmp_path / "none.toml"), "--game", "none"]) == 2
    assert "no game 'none'" in capsys.readouterr().out
