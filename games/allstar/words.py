"""The caption of the board, and all that the picture shows in words."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from games.allstar import reasons
from games.allstar.printed import Arena, Player
from games.allstar.view import AllStarView, ConfrontationView, Group, Mine, SeatView, TeamView
from games.core.face import Faces, face
from games.core.info import Info, Start, option
from games.core.text import Card, Item, Text, Who, text
from games.core.view import Headline


def headline(view: AllStarView) -> Headline:
    """Return stage and scores, and in the Open Market the order of choosing.

    Elsewhere all play at once: there is no order.
    """
    scores = tuple(
        text("allstar-score", who=Who(seat), count=panel.total)
        for seat, panel in enumerate(view.panels)
    )
    order: tuple[int, ...] = ()
    if view.market is not None and view.stage == "draft":
        order = (view.market.starter, 1 - view.market.starter)
    return Headline(_stage(view), scores, order, ahead=_ahead(view))


def _ahead(view: AllStarView) -> tuple[Text, ...]:
    """Return what comes and decides: the arenas of round 3, then the play-offs (group ASD-7)."""
    if view.stage == "over":
        return ()
    if view.stage not in {"draft", "lineup"}:
        return (
            text("allstar-ahead-ladder", first=view.ladder[0], last=view.ladder[view.seats - 1]),
        )
    playoffs = "yes" if view.playoffs else "no"
    return (
        text("allstar-ahead-season", round=view.round, playoffs=playoffs, first=view.ladder[0]),
    )


def _stage(view: AllStarView) -> Text:
    match view.stage:
        case "draft" | "lineup":
            return text(f"allstar-stage-{view.stage}", round=view.round)
        case "shootout":
            return text("allstar-stage-shootout", number=len(view.confrontations))
        case stage:
            return text(f"allstar-stage-{stage}")


def describe(faces: Faces, view: AllStarView) -> list[Text]:
    """Say in words all that the picture shows: what is mine first, then what is everybody's."""
    said = [_stage(view)]
    if view.mine is not None:
        said += _mine(faces, view, view.mine)
        said += _open_teams(faces, view, view.panels[view.reader or 0])
    if view.stage == "shootout":
        said += confrontation(view.confrontations[-1])
    if view.just:
        said += result(view, view.last[-1].arena)
    said += _arenas(faces, view)
    said += [manager(view, panel) for panel in view.panels]
    if view.just:
        said += [line for one in view.last[:-1] for line in result(view, one.arena)]
    if view.confrontations and view.stage != "shootout":
        said += confrontation(view.confrontations[-1])
    others = (panel for panel in view.panels if panel.seat != view.reader)
    said += [line for panel in others for line in _open_teams(faces, view, panel)]
    return said + _rest(faces, view)


def picked_best(
    faces: Faces, view: AllStarView, kind: str, there: Sequence[str], picks: Sequence[str]
) -> Group:
    """Return the best group of the team `there` as the picks of a question leave it."""
    if kind == "sub_out":
        assert view.mine is not None
        stay = [card for card in there if card not in picks]
        return _best_of(faces, view, [*stay, *view.mine.coming])
    keep = len(there) - len(picks) if there else 0
    teams = combinations(there, max(0, keep))
    found = [_best_of(faces, view, [*stay, *picks]) for stay in teams]
    return max(found, key=lambda group: reasons.rung(group, view.criteria, view.species))


def _best_of(faces: Faces, view: AllStarView, cards: Sequence[str]) -> Group:
    return reasons.best_of(faces, view.criteria, view.species, cards)


def summary(faces: Faces, view: AllStarView) -> list[Text]:
    """Say what the reader's sealed answers of this phase come to: a sentence for each thing."""
    mine = view.mine
    if mine is None or view.reader is None:
        return []
    who = Who(view.reader)
    said = [text("allstar-plan-toss", card=Card(mine.toss))] if mine.toss else []
    said += [
        text("allstar-plan-swap", team=swap.team, out=Card(swap.out), into=Card(swap.into))
        for swap in mine.swaps
    ]
    if mine.line is not None:
        label = text("allstar-says-team", who=who, team=len(mine.teams) + 1)
        said.append(open_team(faces, label, mine.line))
    if mine.buses and view.round > 1:
        said += [
            text("allstar-plan-bus", team=team, arena=Card(arena))
            for team, arena in zip(mine.buses, view.arenas, strict=False)
        ]
    for message, cards in (
        ("allstar-says-coming", mine.coming),
        ("allstar-says-going", mine.going),
    ):
        if cards:
            said.append(text(message, cards=players(faces, cards)))
    return said


def players(faces: Faces, ids: Iterable[str]) -> tuple[Text, ...]:
    """Return players as an argument that becomes a list, each with its symbol."""
    return tuple(reasons.named(card, face(faces, card, Player).symbol) for card in ids)


def _arenas(faces: Faces, view: AllStarView) -> list[Text]:
    said: list[Text] = []
    for number, arena in enumerate(view.arenas, 1):
        printed = face(faces, arena, Arena)
        pay = ", ".join(str(points) for points in printed.points[: view.seats])
        combo = text(f"allstar-seeks-{printed.combo}" if printed.combo else "allstar-seeks-none")
        said.append(
            text("allstar-says-arena", number=number, arena=Card(arena), pay=pay, combo=combo)
        )
    if view.market is not None and view.market.cards:
        said.append(text("allstar-offer", cards=players(faces, view.market.cards)))
    return said


def result(view: AllStarView, arena: str) -> list[Text]:
    """Say an arena of the last round: who stands where, and why."""
    found = next(one for one in view.results if one.arena == arena)
    place = [one.arena for one in view.last].index(arena) + 1
    said = [text("allstar-arena-of", round=found.round, number=place, arena=Card(arena))]
    return said + [reasons.row_text(found.rows, row) for row in range(len(found.rows))]


def manager(view: AllStarView, panel: SeatView) -> Text:
    """Say what a manager has won, and what is hidden as a count."""
    parts = [text("allstar-part-supporters", count=panel.total)]
    if panel.conceded:
        parts.append(text("allstar-part-conceded"))
    if panel.tickets:
        parts.append(text("allstar-part-tickets", count=panel.tickets))
    if view.stage in {"draft", "lineup"}:
        parts.append(text("allstar-part-bench", count=panel.bench))
        if panel.queue:
            sizes = ", ".join(str(size) for size in panel.queue)
            parts.append(text("allstar-part-queue", count=len(panel.queue), sizes=sizes))
    elif panel.rank:
        parts.append(text("allstar-part-rank", rank=panel.rank, points=panel.playoff))
    elif view.playoffs and view.stage != "over":
        parts.append(text("allstar-part-hand", count=panel.hand))
    return text("allstar-says-seat", who=Who(panel.seat), parts=tuple(parts))


def _open_teams(faces: Faces, view: AllStarView, panel: SeatView) -> list[Text]:
    """Say the teams of a manager; the reader's own as the swaps in hand leave them."""
    who, teams = Who(panel.seat), panel.teams
    if view.mine is not None and view.reader == panel.seat and view.mine.teams:
        teams = view.mine.teams
    said = [
        open_team(faces, text("allstar-says-team", who=who, team=number), team)
        for number, team in enumerate(teams, 1)
    ]
    if panel.team is not None and not panel.rank:
        said.append(open_team(faces, text("allstar-says-squad", who=who), panel.team))
    return said


def open_team(faces: Faces, label: Text, team: TeamView) -> Text:
    """Say an open team: its cards, Power and best group."""
    cards = players(faces, team.cards)
    group = reasons.group_text(team.best)
    return text("allstar-says-cards", label=label, cards=cards, power=team.best.size, group=group)


def confrontation(one: ConfrontationView) -> list[Text]:
    """Say how teams met: what they show, the shootout, who lost and why."""
    said = [text("allstar-confrontation", number=one.number)]
    exact = any(one.reasons)
    teams = ((seat, one.teams[seat]) for seat in sorted(one.order))
    said += [reasons.stands(seat, team, exact=exact) for seat, team in teams if team is not None]
    decides = reasons.weakest_text(one)
    if decides is not None:
        said.append(text("allstar-says-decides", why=decides))
    if len(one.low) > 1:
        said.append(text("allstar-tied", seats=tuple(reasons.person(seat) for seat in one.low)))
    said += [
        text("allstar-says-shot", who=Who(seat), card=Card(card))
        for seat, card in enumerate(one.shots)
        if card
    ]
    return said + [text("allstar-says-lost", who=Who(seat)) for seat in one.losers]


def _mine(faces: Faces, view: AllStarView, mine: Mine) -> list[Text]:
    """Say what the reader alone knows."""
    if view.stage in {"draft", "lineup"}:
        said = _mine_in_season(faces, view, mine)
    else:
        said = _mine_in_playoffs(faces, mine) if view.stage != "over" else []
    if mine.tossed:
        said.append(text("allstar-says-tossed", cards=players(faces, mine.tossed)))
    return said


def _mine_in_season(faces: Faces, view: AllStarView, mine: Mine) -> list[Text]:
    said = [
        text(message, cards=players(faces, cards))
        for message, cards in (
            ("allstar-says-my-hand", mine.hand),
            ("allstar-says-given", mine.given),
            ("allstar-says-my-bench", mine.bench),
        )
        if cards
    ]
    if mine.pending:
        said.append(text("allstar-says-pending", team=mine.pending[0], card=Card(mine.pending[1])))
    if mine.line is not None and view.reader is not None:
        label = text("allstar-says-team", who=Who(view.reader), team=len(mine.teams) + 1)
        said.append(open_team(faces, label, mine.line))
    if mine.buses and view.round > 1:
        buses = ", ".join(str(team) for team in mine.buses)
        said.append(text("allstar-says-buses", teams=buses))
    return said


def _mine_in_playoffs(faces: Faces, mine: Mine) -> list[Text]:
    said: list[Text] = []
    for message, cards in (
        ("allstar-says-coming", mine.coming),
        ("allstar-says-going", mine.going),
        ("allstar-says-my-shot", (mine.shot,) if mine.shot else ()),
        ("allstar-says-my-hand", mine.squad),
    ):
        if cards:
            said.append(text(message, cards=players(faces, cards)))
    return said


def _rest(faces: Faces, view: AllStarView) -> list[Text]:
    """Say what lies further off: the matches before, arenas face down, cards out of the game."""
    said: list[Text] = []
    if view.results and not view.just and view.stage in {"draft", "lineup"}:
        said += [line for one in view.last for line in result(view, one.arena)]
    if view.unseen and view.stage in {"draft", "lineup"}:
        said.append(text("allstar-says-unseen", arenas=tuple(Card(arena) for arena in view.unseen)))
    if view.spent:
        said.append(text("allstar-says-spent", cards=players(faces, view.spent)))
    return said


# Close-ups


def close_up(faces: Faces, view: AllStarView, which: str) -> list[Text]:
    """Say what the close-up of that id shows ("arena:frost", "meeting:1", "seat:0", …).

    Raises KeyError when there is none of that kind.
    """
    kind, _, of = which.partition(":")
    match kind:
        case "arena":
            return result(view, of)
        case "meeting":
            return _meeting(faces, view, int(of))
        case "seat":
            return _manager(faces, view, int(of))
        case "market" if view.market is not None:
            return [text("allstar-offer", cards=players(faces, view.market.cards))]
        case "order":
            return [_order(view, medal) for medal in range(len(view.criteria))]
        case "spent":
            return [text("allstar-says-spent", cards=players(faces, view.spent))]
        case _:
            raise KeyError(which)


def _meeting(faces: Faces, view: AllStarView, number: int) -> list[Text]:
    one = view.confrontations[number - 1]
    there = [(seat, team) for seat, team in enumerate(one.teams) if team is not None]
    labels = [text("allstar-says-squad", who=Who(seat)) for seat, _ in there]
    teams = [open_team(faces, label, team) for label, (_, team) in zip(labels, there, strict=True)]
    return [*confrontation(one), *teams]


def _manager(faces: Faces, view: AllStarView, seat: int) -> list[Text]:
    panel = view.panels[seat]
    said = [
        open_team(faces, text("allstar-says-team", who=Who(seat), team=number), team)
        for number, team in enumerate(view.last_teams(seat), 1)
    ]
    if panel.team is not None:
        said.append(open_team(faces, text("allstar-says-squad", who=Who(seat)), panel.team))
    if panel.known:
        said.append(text("allstar-says-known", who=Who(seat), cards=players(faces, panel.known)))
    return [manager(view, panel), *said]


def _order(view: AllStarView, medal: int) -> Text:
    criterion = view.criteria[medal]
    named: tuple[Item, ...] = tuple(
        text("allstar-number", number=int(one)) if criterion == "number" else Card(one)
        for one in reasons.values(view.species, criterion)
    )
    return text(
        "allstar-says-order", medal=reasons.MEDALS[medal], criterion=criterion, values=named
    )


def aim(info: Info, start: Start) -> tuple[Text, ...]:
    """Return the aim in three lines, by whether there are play-offs."""
    playoffs = option(start, info, "playoffs")
    return tuple(text(f"allstar-aim-{line}", playoffs=playoffs) for line in (1, 2, 3))


def how_to(info: Info, start: Start) -> Text:
    """Return the game in a few lines, as it is played with these options."""
    playoffs, draft = option(start, info, "playoffs"), option(start, info, "draft")
    return text("allstar-summary", playoffs=playoffs, draft=draft)
