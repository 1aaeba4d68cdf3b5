"""What each close-up shows, in words."""

from collections.abc import Iterable

from games.allstar import describe, tell
from games.allstar.view import AllStarView, Criterion, TeamView, faces
from games.core.text import Card, Item, Text, Who, text

SYMBOLS = ("puck", "stick", "helmet", "skates", "goal")


def close_up(view: AllStarView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("arena:frost", "meeting:1", "seat:0", …).

    Raises KeyError when there is none of that kind.
    """
    kind, _, of = which.partition(":")
    match kind:
        case "arena":
            return describe.result(view, of)
        case "meeting":
            return _meeting(view, int(of))
        case "seat":
            return _manager(view, int(of))
        case "market" if view.market is not None:
            return [text("allstar-offer", cards=_cards(view.market.cards))]
        case "order":
            return [_order(view, medal) for medal in range(len(view.criteria))]
        case "spent":
            return [text("allstar-says-spent", cards=_cards(view.spent))]
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


def _meeting(view: AllStarView, number: int) -> list[Text]:
    one = view.confrontations[number - 1]
    there = [(seat, team) for seat, team in enumerate(one.teams) if team is not None]
    labels = [text("allstar-says-squad", who=Who(seat)) for seat, _ in there]
    teams = [_team(label, team) for label, (_, team) in zip(labels, there, strict=True)]
    return [*describe.confrontation(one), *teams]


def _manager(view: AllStarView, seat: int) -> list[Text]:
    panel = view.panels[seat]
    said = [
        _team(text("allstar-says-team", who=Who(seat), team=number), team)
        for number, team in enumerate(view.last_teams(seat), 1)
    ]
    if panel.team is not None:
        said.append(_team(text("allstar-says-squad", who=Who(seat)), panel.team))
    if panel.known:
        said.append(text("allstar-says-known", who=Who(seat), cards=_cards(panel.known)))
    return [describe.manager(view, panel), *said]


def _order(view: AllStarView, medal: int) -> Text:
    criterion = view.criteria[medal]
    named: tuple[Item, ...] = tuple(
        text("allstar-number", number=int(one)) if criterion == "number" else Card(one)
        for one in values(view, criterion)
    )
    return text("allstar-says-order", medal=tell.MEDALS[medal], criterion=criterion, values=named)


def _team(label: Text, team: TeamView) -> Text:
    return describe.team_text(label, _cards(team.cards), team)


def _cards(ids: Iterable[str]) -> tuple[Text, ...]:
    return tuple(tell.named(card, faces()[card].symbol) for card in ids)
