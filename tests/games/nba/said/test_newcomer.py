"""What a coach reads who plays for the first time: what the next part takes, dice as they lie."""

import pytest
from msgspec.structs import replace

from cogs.question.controls import controls
from cogs.ui.page import LONG
from games.core.text import Card, Text
from games.nba.view import NbaView
from locales.texts import Locale
from tests.games.every import TEXTS
from tests.games.nba.table import RULES, Table

from .test_words import name, reader, sheet_of


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Next: Lay 3 Pts and Switch"), ("fr", "Suite\u00a0: Poser 3 Pts et Switch")],
)
def test_the_next_part_names_the_tactics_that_it_lays(locale: Locale, said: str) -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B01 B06 S12")
    question = table.match.explained(me)
    assert question is not None
    shown = replace(sheet_of(question, me, locale), step=("prep",))
    assert controls(shown)[0].to_component_dict()["components"][0]["label"] == said


def test_the_next_part_names_who_comes_in_and_how_many_more_lie() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="P036 S12 S16 B01 B02 B03 B06", court="S06 S02 S03 S04 S05")
    question = table.match.explained(me)
    assert question is not None
    shown = sheet_of(question, me, "en")
    said = [
        controls(replace(shown, step=(verb,)))[0].to_component_dict()["components"][0]["label"]
        for verb in ("sub", "prep")
    ]
    assert said == [f"Next: Send in {name('P036', 'en')}", "Next: Lay 3 Pts and 3 more"]


@pytest.mark.rule("NBA-9.7")
def test_dice_are_told_in_the_order_in_which_pictures_show_them() -> None:
    table = Table()
    me, foe = table.first, 1 - table.first
    table.put(me, hand="", lying="B07")
    table.attack(foe, "ins 6, ins 0")
    table.roll(6, 4, 1, 5)  # blue 4 and yellow 1 (Interception), blank and yellow 2 (Block)
    table.act(me, f"play:B07@{me}")
    told = next(one.public for one in table.told if one.public.text.id == "nba-event-rolled")
    who = reader("en", me)
    assert TEXTS.say(told.text, who) == (
        "Your dice: blank (Block), blue 4 (Interception), yellow 1 (Interception) "
        "and yellow 2 (Block)."
    )
    view = table.match.view(me)
    assert isinstance(view, NbaView)
    order = [die.name for die in view.coaches[me].dice]
    assert order == [option.id for option in table.question(me).options]


def test_a_tactic_that_stands_twice_in_the_market_says_so_once() -> None:
    table = Table()
    me = table.first
    table.put(me, hand="B01 B02 B03 S12")
    table.lay(slots="T01-1 T03-1 T01-2")
    question = table.match.explained(me)
    assert question is not None
    said = {
        option.id: (number, TEXTS.say(option.leads, reader("en", me)))
        for number, option in enumerate(question.options, 1)
        if option.leads
    }
    other, brings = said["buy:T01-2"]
    assert "on average" in brings
    assert said["buy:T01-1"][1] == f"the same card as {other}"
    assert "on average" in said["buy:T03-1"][1]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_the_next_part_has_room_for_any_tactic_and_those_beside_it(locale: Locale) -> None:
    who = replace(reader(locale, 0), narrow=True)
    for card in (one for one in RULES.faces() if one[0] in "BT"):
        given = {"card": Card(card, card), "more": 5}
        what = TEXTS.say(Text("nba-leads-preps.step-brief", given), who)
        assert len(TEXTS.get("ui-step", locale, what=what)) <= LONG
