"""The made-up game's table in words."""

from games.core.text import Card, Text, Who, text
from games.core.view import Headline
from tests.engine.sampler.cards import face
from tests.engine.sampler.view import SamplerView


def headline(view: SamplerView) -> Headline:
    stage = text("sampler-stage", round=view.round, rounds=view.rounds)
    scores = tuple(text("sampler-points", points=seat.score) for seat in view.table)
    order = tuple((view.first + step) % view.seats for step in range(view.seats))
    return Headline(stage, scores, order)


def describe(view: SamplerView) -> list[Text]:
    """Own cards first, then each seat, then what lies on the table."""
    said: list[Text] = []
    if view.own:
        said.append(text("sampler-hand", cards=_cards(view.own.hand)))
        said.append(text("sampler-own-charms", cards=_cards(view.own.charms)))
        if view.own.seen:
            said.append(text("sampler-own-seen", cards=_cards(view.own.seen)))
    for seat, shown in enumerate(view.table):
        said.append(
            text(
                "sampler-seat",
                who=Who(seat),
                points=shown.score,
                place=shown.place,
                hidden=shown.hidden,
                coins=_cards(shown.coins),
            )
        )
        if shown.team:
            said.append(text("sampler-team", who=Who(seat), cards=_cards(shown.team)))
    said.append(text("sampler-piles", deck=view.deck, under=view.under, box=len(view.box)))
    if view.market:
        said.append(text("sampler-market", cards=_cards(view.market)))
    if view.stacked:
        said.append(text("sampler-stacked-so", cards=_cards(view.stacked)))
    return said


def _cards(keys: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(Card(key, face(key)) for key in keys)
