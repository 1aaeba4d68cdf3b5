"""What each close-up shows, in words."""

from games.allstar import describe, tell
from games.allstar.printed import SYMBOLS, Criterion
from games.allstar.view import AllStarView
from games.core.face import Faces
from games.core.text import Card, Item, Text, Who, text


def close_up(faces: Faces, view: AllStarView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("arena:frost", "meeting:1", "seat:0", …).

    Raises KeyError when there is none of that kind.
    """
    kind, _, of = which.partition(":")
    match kind:
        case "arena":
            return describe.result(view, of)
        case "meeting":
            return _meeting(faces, view, int(of))
        case "seat":
            return _manager(faces, view, int(of))
        case "market" if view.market is not None:
            return [text("allstar-offer", cards=describe.players(faces, view.market.cards))]
        case "order":
            return [_order(view, medal) for medal in range(len(view.criteria))]
        case "spent":
            return [text("allstar-says-spent", cards=describe.players(faces, view.spent))]
        case _:
            raise KeyError(which)


def values(view: AllStarView, criterion: Criterion) -> tuple[str, ...]:
    """Return what beats what within a criterion, strongest first, rule 2.3."""
    match criterion:
        case "symbol":
            return SYMBOLS
        case "number":
            return tuple("987654321")
        case "species":
            return view.species


def _meeting(faces: Faces, view: AllStarView, number: int) -> list[Text]:
    one = view.confrontations[number - 1]
    there = [(seat, team) for seat, team in enumerate(one.teams) if team is not None]
    labels = [text("allstar-says-squad", who=Who(seat)) for seat, _ in there]
    teams = [
        describe.open_team(faces, label, team)
        for label, (_, team) in zip(labels, there, strict=True)
    ]
    return [*describe.confrontation(one), *teams]


def _manager(faces: Faces, view: AllStarView, seat: int) -> list[Text]:
    panel = view.panels[seat]
    said = [
        describe.open_team(faces, text("allstar-says-team", who=Who(seat), team=number), team)
        for number, team in enumerate(view.last_teams(seat), 1)
    ]
    if panel.team is not None:
        said.append(
            describe.open_team(faces, text("allstar-says-squad", who=Who(seat)), panel.team)
        )
    if panel.known:
        said.append(
            text("allstar-says-known", who=Who(seat), cards=describe.players(faces, panel.known))
        )
    return [describe.manager(view, panel), *said]


def _order(view: AllStarView, medal: int) -> Text:
    criterion = view.criteria[medal]
    named: tuple[Item, ...] = tuple(
        text("allstar-number", number=int(one)) if criterion == "number" else Card(one)
        for one in values(view, criterion)
    )
    return text("allstar-says-order", medal=tell.MEDALS[medal], criterion=criterion, values=named)
