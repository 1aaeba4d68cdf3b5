"""The table in words."""

from games.core.text import Text, Who, listed, text
from games.core.view import Headline
from games.new.skeleton.view import SkeletonView


def headline(view: SkeletonView) -> Headline:
    """Return the caption of the board."""
    scores = (
        text("skeleton-score", who=Who(number), points=seat.points)
        for number, seat in enumerate(view.table)
    )
    ahead = () if view.over else (text("skeleton-ahead", left=len(view.row) + view.deck),)
    return Headline(stage(view), tuple(scores), ahead=ahead)


def stage(view: SkeletonView) -> Text:
    """Say how far the match has come."""
    if view.over:
        return text("skeleton-stage-over")
    return text("skeleton-stage", left=len(view.row) + view.deck)


def describe(view: SkeletonView) -> list[Text]:
    """Say all that the picture shows, most important first."""
    said = [stage(view)]
    if view.row:
        said.append(text("skeleton-say-row", cards=listed(view.row), deck=view.deck))
    own = view.reader or 0
    for step in range(view.seats):
        said.append(_seat(view, (own + step) % view.seats))
    return said


def _seat(view: SkeletonView, number: int) -> Text:
    seat, who = view.table[number], Who(number)
    if seat.conceded:
        return text("skeleton-event-conceded", who=who)
    if not seat.taken:
        return text("skeleton-say-nothing", who=who)
    return text("skeleton-say-seat", who=who, points=seat.points, cards=listed(seat.taken))


def aim() -> tuple[Text, ...]:
    """Return the aim in three lines, alike at every table."""
    return tuple(text(f"skeleton-aim-{line}") for line in (1, 2, 3))
