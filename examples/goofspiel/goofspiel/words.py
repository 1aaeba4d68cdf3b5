"""The table in words."""

from games.core.info import Info, Start, option
from games.core.text import Card, Text, Who, listed, text
from games.core.view import Headline
from goofspiel import setup
from goofspiel.cards import Cards
from goofspiel.view import GoofspielView


def headline(view: GoofspielView) -> Headline:
    """Return the caption of the board."""
    scores = (
        text("goofspiel-score", who=Who(number), points=seat.points)
        for number, seat in enumerate(view.table)
    )
    ahead = () if view.over else (text("goofspiel-ahead", left=len(view.left)),)
    return Headline(stage(view), tuple(scores), ahead=ahead)


def stage(view: GoofspielView) -> Text:
    """Say how far the match has come."""
    if view.over:
        return text("goofspiel-stage-over")
    return text("goofspiel-stage", left=len(view.left))


def describe(view: GoofspielView) -> list[Text]:
    """Say all that the picture shows, most important first."""
    said = [stage(view)]
    if view.row:
        said.append(text("goofspiel-say-row", cards=listed(view.row)))
    if view.bid:
        said.append(text("goofspiel-say-bid", card=Card(view.bid)))
    if view.bids:
        said += _last(view)
    own = view.reader or 0
    for step in range(view.seats):
        said += _seat(view, (own + step) % view.seats)
    if view.left:
        said.append(text("goofspiel-say-left", cards=listed(view.left)))
    if view.lost:
        said.append(text("goofspiel-event-lost", cards=listed(view.lost)))
    return said


def _last(view: GoofspielView) -> list[Text]:
    said = [
        text("goofspiel-event-bid", who=Who(seat), card=Card(bid))
        for seat, bid in enumerate(view.bids)
    ]
    if view.winner >= 0:
        said.append(text("goofspiel-say-higher", who=Who(view.winner)))
    return said


def _seat(view: GoofspielView, number: int) -> list[Text]:
    seat, who = view.table[number], Who(number)
    if seat.conceded:
        return [text("goofspiel-event-conceded", who=who)]
    said = [text("goofspiel-say-seat", who=who, points=seat.points, prizes=len(seat.won))]
    if seat.hand:
        said.append(text("goofspiel-say-hand", who=who, cards=listed(seat.hand)))
    return said


def aim(cards: Cards, info: Info, start: Start) -> tuple[Text, ...]:
    """Return the aim in three lines, by the number of prizes."""
    prizes = setup.prizes(cards, option(start, info, "length"))
    return tuple(text(f"goofspiel-aim-{line}", prizes=prizes) for line in (1, 2, 3))
