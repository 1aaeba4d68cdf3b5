"""Standing orders on tables, and the list of wishes, with the longest names in both languages."""

import msgspec
import pytest
from msgspec.structs import replace

from cogs.match.ahead.standing_orders import wishes_page, wishing
from cogs.question.asked import Asked
from cogs.ui.page import Page
from cogs.ui.words import reader
from games.core.decision import Decision
from games.core.text import text
from locales.texts import Locale
from play.match.acts.ordering import MOST
from play.records import GivenOrder, Table
from tests.cogs import made
from tests.cogs.fit.test_tables_fit import is_readable

GAMES = ("allstar", "sampler")  # that let people wish


def asked_to_wish(game: str) -> Table:
    """A table at which a list of wishes may be ordered."""
    for match, happened in made.positions(made.GAMES[game], 3, 0):
        for seat, asked in enumerate(match.questions):
            if asked is not None and any(one.ranks for one in asked.standing):
                return made.table(match, happened, seat, made.WIDE)
    raise AssertionError("nobody may wish")


def fits(page: Page) -> None:
    page.view()  # raises where a limit of Discord's is broken
    is_readable(page)


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("picked", [0, 1, MOST])
@pytest.mark.parametrize("page", [None, 0, 1])
def test_a_list_of_wishes_fits(game: str, locale: Locale, picked: int, page: int | None) -> None:
    table = asked_to_wish(game)
    assert table.question is not None
    (order,) = [one for one in table.question.standing if one.ranks]
    decision = wishing(table.question, order)
    wishes = tuple(one.id for one in order.among[-picked:]) if picked else ()
    who = reader(table.public, made.TEXTS, locale, table.seat, plain=True)
    asked = Asked(made.MATCH, decision, wishes, page, made.TEXTS, who, prefix="w-", suggests=False)
    fits(wishes_page(asked, 0))


@pytest.mark.parametrize("locale", made.BOTH)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stands", [0, 1, 5])
def test_a_table_with_orders_fits(game: str, locale: Locale, stands: int) -> None:
    table = asked_to_wish(game)
    assert table.question is not None
    (order,) = [one for one in table.question.standing if one.ranks]
    orders = tuple(
        GivenOrder(f"{game}.kind-{number}", "it", order.label, ("x",))
        for number in range(1, stands)
    )
    if stands:
        mine = GivenOrder(
            table.question.kind, order.id, order.label, ("x",), asked=True, rests=True
        )
        orders = (mine, *orders)
    for page in made.both_tables(replace(table, standing_orders=orders), locale):
        fits(page)


@pytest.mark.parametrize("locale", made.BOTH)
def test_a_table_that_offers_several_orders_fits(locale: Locale) -> None:
    table = asked_to_wish("sampler")
    asked = table.question
    assert isinstance(asked, Decision)
    (order,) = asked.standing
    said = text("sampler-roll-rest")
    more = [msgspec.structs.replace(order, id=f"o{at}", label=said, among=()) for at in range(9)]
    several = msgspec.structs.replace(asked, standing=(order, *more))
    for page in made.both_tables(replace(table, question=several), locale):
        fits(page)
