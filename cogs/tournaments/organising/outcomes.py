"""The result of a match as organisers choose it: who won, a draw, or the order (EVT-1.15)."""

from collections.abc import Sequence

from cogs.tournaments.words import Screen, outcome, plain
from cogs.ui.page import Page, button, choice, rows, select, words
from db.records.tournaments import StoredPairing
from games.core.refused import Refused
from games.core.text import text

SHARED = "="  # all who have no place yet share the next one
_BETWEEN = "."  # places in a custom_id


def outcome_page(screen: Screen, pairing: StoredPairing, order: Sequence[int] = ()) -> Page:
    """Return the page on which it is chosen who comes next, after those in `order`."""
    left = [one for one in pairing.people if one not in order]
    duel, bare = len(pairing.people) == 2, plain(screen)
    said = "outcome-wins" if duel else "outcome-next"
    lines = [
        choice(str(one), screen.ui(said, name=bare.person(one), place=len(order) + 1))
        for one in left
    ]
    shared = screen.ui("outcome-draw" if duel else "outcome-shared", place=len(order) + 1)
    lines.append(choice(SHARED, shared))
    chosen = "-".join(map(str, order))
    title = screen.ui("act", kind="result")
    so_far = [f"{at}. {screen.person(one)}" for at, one in enumerate(order, 1)]
    people = " – ".join(screen.person(one) for one in pairing.people)
    back = button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))
    asked = screen.ui("outcome-ask", place=len(order) + 1) if not duel else screen.ui("outcome-who")
    return Page(
        [
            words("\n".join((f"### {title}", people, *so_far))),
            select(f"t-order:{screen.id}:{pairing.number}:{chosen}", asked, lines),
            *rows([back]),
        ]
    )


def chosen_order(pairing: StoredPairing, said: str, picked: str) -> tuple[list[int], bool]:
    """Return who comes in which order by a press, and whether all others share the next place.

    Raises Refused for what no page offers.
    """
    known = [int(one) for one in said.split("-") if one.isdecimal()]
    shared = picked == SHARED
    order = known if shared or not picked.isdecimal() else [*known, int(picked)]
    offered = {*order} <= {*pairing.people} and len({*order}) == len(order)
    if not offered or (not shared and not picked.isdecimal()):
        raise Refused(text("ui-old-component"))
    return order, shared or len(order) == len(pairing.people) - 1


def places(pairing: StoredPairing, order: Sequence[int]) -> str:
    """Return the places that an order gives, by seats, as a custom_id holds them."""
    last = len(order) + 1
    found = [order.index(one) + 1 if one in order else last for one in pairing.people]
    return _BETWEEN.join(map(str, found))


def written(chosen: str) -> str:
    """Return places of a custom_id as a decision has them."""
    return chosen.replace(_BETWEEN, " ")


def outcome_line(screen: Screen, pairing: StoredPairing, chosen: str) -> str:
    """Return the result that was chosen, in words."""
    found = [int(one) for one in chosen.split(_BETWEEN) if one.isdecimal()]
    return outcome(screen, pairing.people, found) if len(found) == len(pairing.people) else ""
