"""The line above a table says what goes on at each question: "choosing teams", not "draft"."""

from collections.abc import Mapping

import pytest

from cogs.ui.words import reader
from locales.texts import Locale
from tests.cogs import made

Line = tuple[str, ...]  # one of these is in it

CARDS: Line = ("choix des cartes", "picking cards")
TEAMS: Line = ("équipes et bus", "teams and buses", *CARDS)  # others may pick cards meanwhile
CHANGE: Line = ("changement d’équipiers", "substitutions")
CHOICE: Line = ("Choix des équipes", "Choosing the teams", "Choosing teams")
QUARTER: Line = ("Quart-temps", "Prolongation", "Ultime tour", "Quarter", "Overtime", "last turn")
LINEUP: Line = ("composition", "line-ups")
LAYING: Line = ("pose des cartes", "laying cards")
TIME: Line = ("Temps", "Time")

LINES: Mapping[Line, str] = {
    CARDS: "allstar.pick allstar.market allstar.duel_pick",
    TEAMS: "allstar.toss allstar.team allstar.swap allstar.swap_in allstar.bus",
    ("premières équipes", "first teams"): "allstar.po_team",
    ("tir de pénalité", "shootout"): "allstar.shootout",
    CHANGE: "allstar.sub_in allstar.sub_out",
    ("Choix des decks de départ", "Choosing the starting decks"): "firstdeck.deck",
    ("vol à décider", "theft"): "firstdeck.victim",
    ("peuvent écarter", "may throw"): "firstdeck.discard",
    ("prend une carte", "takes a card"): "firstdeck.take_box",
    ("retournent sous les decks", "go back under the decks"): "firstdeck.order",
    (*CHOICE,): "nba.base_def nba.base_off nba.bench nba.cut nba.lineup jam.team",
    ("Draft, choix", "Draft, pick"): "nba.draft",
    ("prolonger", "play on"): "nba.overtime",
    QUARTER: "nba.act nba.hold nba.keep_dice nba.pay_player nba.pay_tactic nba.prep_def"
    " nba.prep_off nba.refresh nba.remove nba.reroll nba.reroll_def nba.sub_in nba.sub_out",
    LINEUP: "jam.jammer jam.pivot jam.blockers jam.discard",
    LAYING: "jam.place jam.plan_block jam.plan_call jam.plan_move",
    TIME: "jam.act jam.block jam.call jam.move",
    ("Choix des decks", "Choosing decks"): "nintendo.deck",
    ("Mains de départ", "Opening hands"): "nintendo.mulligan",
    ("préparation", "preparation"): "nintendo.main nintendo.main2",
    ("attaque", "attack"): "nintendo.attackers",
    ("défense", "defence"): "nintendo.defend",
    ("blocages", "blocks"): "nintendo.block",
    ("un choix", "a choice"): "nintendo.drop nintendo.host nintendo.sac"
    " nintendo.search nintendo.target nintendo.dig nintendo.recall nintendo.raise",
}
OF_KIND = {kind: line for line, kinds in LINES.items() for kind in kinds.split()}
RELEASED = sorted({kind.partition(".")[0] for kind in OF_KIND})


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("key", RELEASED)
def test_the_stage_says_what_goes_on_at_each_question(key: str, locale: Locale) -> None:
    met: set[str] = set()
    for index in range(4):
        for match, happened in made.positions(made.GAMES[key], 2, index):
            for kind in {one.kind for one in match.questions if one is not None}:
                board = made.board(match, happened, made.NAMES["plain"])
                who = reader(board.public, made.TEXTS, locale, None, plain=True)
                said = made.TEXTS.say(board.public.headline.stage, who)
                assert any(one in said for one in OF_KIND[kind]), (kind, said)
                met.add(kind)
    assert len(met) > 3
