"""What options lead to, what comes and decides, and the one name of a skater."""

from collections.abc import Mapping

import pytest

from games.core.match.match import Match
from games.core.text import Card, Text, text
from games.jam.events import card
from games.jam.heuristic import SensiblePlayer
from games.jam.state import OVERTIMES
from games.jam.view import JamView
from locales.texts import Locale, Reader
from tests.engine.strategies import every_text

from .table import RULES, answer, begun, lay, on, table


def leads(match: Match) -> Mapping[str, str]:
    asked = match.explained(0)
    assert asked is not None
    return {one.id: one.leads.id for one in asked.options if one.leads is not None}


def ahead(match: Match) -> list[str]:
    view = match.view(None)
    assert isinstance(view, JamView)
    return [one.id for one in RULES.headline(view).ahead]


@pytest.mark.rule("JAM-7.4")
def test_a_skater_of_a_line_up_says_what_playing_costs_her() -> None:
    match = begun()
    assert set(leads(match).values()) == {"jam-leads-tired"}
    match.state.sides[0].tired = list(leads(match))[:1]
    match.refresh()
    assert list(leads(match).values()) == ["jam-leads-exhausted", "jam-leads-tired"]


@pytest.mark.rule("JAM-7.4", "JAM-10.2")
@pytest.mark.parametrize(
    ("tie", "jam", "after"),
    [
        ("overtime", 1, "next"),
        ("overtime", 2, "overtime"),
        ("draw", 2, "nothing"),
        ("overtime", 3, "overtime"),
        ("overtime", 2 + OVERTIMES, "nothing"),
    ],
)
def test_in_the_last_jam_no_next_one_is_spoken_of(tie: str, jam: int, after: str) -> None:
    match = begun({"jams": "2", "tie": tie})
    match.state.jam = jam
    match.refresh()
    asked = match.explained(0)
    assert asked is not None
    assert {one.leads.args["after"] for one in asked.options if one.leads} == {after}
    if after != "next":
        said = [spoken(one.leads, "en") for one in asked.options if one.leads]
        assert not [one for one in said if "next jam" in one]


@pytest.mark.rule("MND-1.1")
def test_a_block_that_fails_as_all_stand_is_not_called_a_reason() -> None:
    hands = "c02 c04 c06 c08 c12", ""
    match = on(table(hands=hands, p3="F1", p4="V3"))
    question, view = match.questions[0], match.view(0)
    assert question is not None
    player = SensiblePlayer(RULES)
    said = {one.id: player.why(view, question, (one.id,)) for one in question.options}
    blocks = {
        key: why
        for key, why in said.items()
        if why and (why.id.startswith("jam-reach-") or why.id == "jam-why-comes")
    }
    assert blocks
    for why in blocks.values():
        told = why.args["said"] if why.id == "jam-why-comes" else why
        assert isinstance(told, Text)
        hopeless = told.id == "jam-reach-nobody"
        if told.id == "jam-reach-block":
            struck = told.args["targets"]
            assert isinstance(struck, tuple)
            hopeless = not any(isinstance(one, Text) and one.args["wins"] for one in struck)
        assert (why.id == "jam-why-comes") == hopeless
    assert "jam-why-comes" in {why.id for why in blocks.values()}


@pytest.mark.rule("JAM-2.3")
def test_a_space_says_who_stands_there_now() -> None:
    hands = "c32 c02 c04 c06 c08", ""
    match = on(table(hands=hands, p3="F1", p1="V1", p4="F3", p2=""))
    answer(match, 0, "c32t4")
    said = leads(match)
    assert said["p1"] == "jam-leads-pins"
    assert said["p4"] == "jam-leads-partner"
    assert said["p2"] == "jam-leads-empty"
    assert said["front"] == "jam-leads-first"
    match.state.sides[0].passes = 1
    match.refresh()
    assert leads(match)["front"] == "jam-leads-scores"


@pytest.mark.rule("JAM-5.7")
def test_a_target_says_what_the_block_does_to_her_now() -> None:
    hands = "c31 c01 c03 c05 c07", ""
    match = on(table(hands=hands, p3="F3", p4="V1", p7="V3"))
    answer(match, 0, "c31t4")
    said = leads(match)
    assert said["V1"] == "jam-leads-fell"
    assert said["V3"] == "jam-leads-away"


@pytest.mark.rule("JAM-3.2")
def test_a_card_that_may_be_held_back_says_what_it_reaches() -> None:
    state = table(live=True, p3="F3", p4="V1")
    lay(state, "c18 F3")
    state.stage, state.time = "act", 2
    assert leads(on(state)) == {"F3": "jam-reach-block"}


@pytest.mark.rule("JAM-6.3")
def test_ahead_says_who_may_end_the_jam_and_how_many_are_left() -> None:
    match = begun()
    assert ahead(match) == ["jam-ahead-last"]
    match = on(table(p1="F3"))
    assert ahead(match) == ["jam-ahead-open", "jam-ahead-last"]
    match.state.lead, match.state.lead_open = 1, False
    match.refresh()
    assert ahead(match)[0] == "jam-ahead-lead"
    match.state.lead = None
    match.refresh()
    assert ahead(match)[0] == "jam-ahead-pile"


def test_a_line_up_is_laid_as_a_whole_and_read_before() -> None:
    match = begun()
    for _ in range(3):
        asked = match.questions[0]
        assert asked is not None
        assert asked.chain is not None
        answer(match, 0, " ".join(one.id for one in asked.options[: asked.least]))
    view = match.view(0)
    assert isinstance(view, JamView)
    assert [one.id for one in RULES.summary(view)] == ["jam-says-my-lineup"]


@pytest.mark.rule("JAM-5.4")
def test_a_card_says_whether_its_blocks_succeed_and_why_nobody_moves() -> None:
    hands = "c31 c01 c03 c05 c07", ""
    match = on(table(hands=hands, p3="F3", p4="V1"))
    asked = match.explained(0)
    assert asked is not None
    said = {one.id: one.group for one in asked.options}["c31t4"]
    assert said is not None
    assert spoken(said, "en").endswith(": succeeds)")
    assert spoken(said, "fr").endswith("\N{NO-BREAK SPACE}: réussit)")
    assert "outside the pack nobody moves" in spoken(text("jam-leads-stripped"), "en")


@pytest.mark.rule("JAM-8.1")
def test_numbers_say_what_they_number() -> None:
    drawn = text("jam-drew-own", cards=(card(RULES.faces(), "c02"), card(RULES.faces(), "c05")))
    assert spoken(drawn, "fr").startswith("Tu pioches\N{NO-BREAK SPACE}: n°\N{NO-BREAK SPACE}2 ")
    lost = text("jam-and-loses", card=card(RULES.faces(), "c16"))
    assert "elle perd la carte n°\N{NO-BREAK SPACE}16 " in spoken(lost, "fr")
    assert spoken(text("jam-pick", card=Card("F1")), "fr") == "#1 Super Snot"


def spoken(said: Text, locale: Locale) -> str:
    return every_text().say(said, Reader(locale, 0, ("Ana", "Bao"), RULES.names()))
