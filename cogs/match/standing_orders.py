"""The lines and controls of a table that are about standing orders."""

from cogs.ui.page import Button, Item, button, choice, rows, select, small
from cogs.ui.words import reader
from games.core.decision import Decision
from locales import Texts
from locales.texts import Locale
from play.records import GivenOrder, Table


def standing_order_items(table: Table, texts: Texts, locale: Locale, *, offers: bool) -> list[Item]:
    """Return the select of what may be ordered, where it `offers` that, and the orders that stand.

    Each that stands can be stopped.
    """
    found: list[Item] = []
    if offers and table.question is not None:
        found += _offers(table, table.question, texts, locale)
    return [*found, *_standing(table, texts, locale)]


def _offers(table: Table, asked: Decision, texts: Texts, locale: Locale) -> list[Item]:
    """Return a select of what may be ordered and is not."""
    given = {one.answer for one in table.standing_orders if one.kind == asked.kind}
    who = reader(table.public, texts, locale, table.seat, plain=True)
    lines = [
        choice(
            one.id,
            texts.say(one.label, who),
            texts.get(f"ui-order-{'ranks' if one.ranks else 'plain'}", locale),
        )
        for one in asked.standing
        if one.id not in given
    ]
    if not lines:
        return []
    verb = f"w-always:{table.public.id}:{asked.id}"
    return [select(verb, texts.get("ui-order-always", locale), lines)]


def _standing(table: Table, texts: Texts, locale: Locale) -> list[Item]:
    """Return the orders that stand, in one line, with what stops them."""
    orders, match = table.standing_orders, table.public.id
    if not orders or table.public.status != "running":
        return []
    who = reader(table.public, texts, locale, table.seat)
    said = " · ".join(texts.say(one.label, who) for one in orders)
    line = texts.get("ui-order-stands", locale, what=said)
    state = next((_state(one) for one in orders if one.asked), None)
    if state:
        line = f"{line} {texts.get(f'ui-order-{state}', locale)}"
    found: list[Item] = [small(line)]
    asked = table.question
    ways: list[Button] = []
    if len(orders) == 1:
        ways.append(button(f"w-stop:{match}:{orders[0].kind}", texts.get("ui-order-stop", locale)))
    if asked is not None and any(one.wishes and one.asked for one in orders):
        label = texts.get("ui-wishes-change", locale)
        ways.append(button(f"w-open:{match}:{asked.id}", label))
    found += rows(ways)
    if len(orders) > 1:
        plain = reader(table.public, texts, locale, table.seat, plain=True)
        lines = [choice(one.kind, texts.say(one.label, plain)) for one in orders]
        found.append(select(f"w-stop:{match}", texts.get("ui-order-stop-one", locale), lines[:25]))
    return found


def _state(order: GivenOrder) -> str:
    """Return what an order does with the open question, in a word."""
    return "rests" if order.rests else "answers"
