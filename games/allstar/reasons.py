"""What a team shows and why it stands where it does, in words (rule ASD-9.5)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

from games.allstar.printed import MANY, SYMBOLS, Combo, Criterion, Player
from games.allstar.view import ConfrontationView, Group, Reason, RowView, Showing, TeamView
from games.core.face import Faces, face
from games.core.text import Card, Text, Who, text


class Pays(Protocol):
    """What an arena pays, by rank, and the combination that it seeks."""

    @property
    def points(self) -> Sequence[int]:
        """The supporters for each rank, first to last."""
        ...

    @property
    def combo(self) -> Combo:
        """The combination that beats everything there, if any."""
        ...


FIVE = 5  # cards of a team
MEDALS = ("gold", "silver", "bronze")


def person(seat: int) -> Text:
    """Return a seat as an item of a list: "you" to itself."""
    return text("allstar-who", who=Who(seat))


def why(above: Showing, below: Showing) -> Reason:
    """Return what decides between two neighbours of a ranking, rules ASD-5.4 and 5.6."""
    if above.combo:
        return _combined(above, below)
    if above.power != below.power:
        return "power"
    return _grouped(above.best, below.best, "value") or "tie"


def _combined(above: Showing, below: Showing) -> Reason:
    if not below.combo:
        return "combo"
    if above.top != below.top:
        return "top"
    if above.three and below.three and above.pair and below.pair:
        three = _grouped(above.three, below.three, "three")
        return three or _grouped(above.pair, below.pair, "pair") or "tie"
    return "tie"


def _grouped(above: Group, below: Group, otherwise: Reason) -> Reason:
    if above.medal != below.medal and otherwise == "value":
        return "criterion"
    same = (above.medal, above.value) == (below.medal, below.value)
    return "" if same else otherwise


@lru_cache(maxsize=1024)
def named(player: str, symbol: str) -> Text:
    """Say a player with this symbol, "" for none."""
    if not symbol:
        return text("allstar-card", card=Card(player))
    return text("allstar-card-symbol", card=Card(player), symbol=Card(symbol))


def group_text(group: Group) -> Text:
    """Say a group: "three pucks", "four 9s"."""
    if group.criterion == "number":
        return text("allstar-group-number", count=group.size, number=int(group.value))
    name = Card(group.value + (MANY if group.size > 1 else ""))
    return text("allstar-group", count=group.size, card=name)


def values(species: Sequence[str], criterion: Criterion) -> tuple[str, ...]:
    """Return what beats what within a criterion, strongest first, of the species in play."""
    match criterion:
        case "symbol":
            return SYMBOLS
        case "number":
            return tuple("987654321")
        case "species":
            return tuple(species)


def best_of(
    faces: Faces, criteria: Sequence[Criterion], species: Sequence[str], cards: Sequence[str]
) -> Group:
    """Return the best group of any cards as a reader sees them, rules ASD-5.2 to 5.4."""
    found = [
        Group(len(bearers), criterion, medal, value, bearers)
        for medal, criterion in enumerate(criteria)
        for value in values(species, criterion)
        if (bearers := tuple(one for one in cards if _bears(faces, one, criterion, value)))
    ]
    return max(found, key=lambda group: group.size)  # of equal ones the first: the best criterion


def _bears(faces: Faces, card: str, criterion: Criterion, value: str) -> bool:
    return face(faces, card, Player).value(criterion) == value


def arena_text(arena: str, printed: Pays, seats: int) -> Text:
    """Say an arena with what its ranks pay, and what is unusual there (rules ASD-6.2, 5.6)."""
    pays, best = paying(printed, seats)
    pay = " · ".join(str(one) for one in printed.points[:seats])
    return text("allstar-arena-pays", arena=Card(arena), pay=pay, pays=pays, best=best)


def paying(printed: Pays, seats: int) -> tuple[str, int]:
    """Return what is unusual about an arena, "first" for nothing, and the rank that gets most."""
    points = printed.points[:seats]
    best = points.index(max(points)) + 1
    return ("last" if best == seats else "middle" if best > 1 else printed.combo or "first"), best


def rung(group: Group, criteria: Sequence[Criterion], species: Sequence[str]) -> tuple[int, int]:
    """Return how strong a group is, the larger the stronger, rule ASD-5.4."""
    return group.size, -_ladder(criteria, species).index((group.criterion, group.value))


def _ladder(criteria: Sequence[Criterion], species: Sequence[str]) -> list[tuple[Criterion, str]]:
    """Return all values of all criteria, strongest first."""
    return [(one, value) for one in criteria for value in values(species, one)]


def lesser(group: Group, criteria: Sequence[Criterion], species: Sequence[str]) -> Group | None:
    """Return the strongest group that is weaker than `group`, rule ASD-5.4; None below the last.

    So a team with `group` beats it and everything below.
    """
    ladder = _ladder(criteria, species)
    after = ladder.index((group.criterion, group.value)) + 1
    size = group.size if after < len(ladder) else group.size - 1
    if not size:
        return None
    criterion, value = ladder[after % len(ladder)]
    return Group(size, criterion, tuple(criteria).index(criterion), value, ())


def greater(group: Group, criteria: Sequence[Criterion], species: Sequence[str]) -> Group | None:
    """Return the weakest group stronger than `group`, rule ASD-5.4; None above the first."""
    ladder = _ladder(criteria, species)
    before = ladder.index((group.criterion, group.value)) - 1
    size = group.size if before >= 0 else group.size + 1
    if size > FIVE:
        return None
    criterion, value = ladder[before]
    return Group(size, criterion, tuple(criteria).index(criterion), value, ())


def worth_text(group: Group, criteria: Sequence[Criterion], species: Sequence[str]) -> Text:
    """Say the Power of a team by its best group, and what it beats."""
    less = lesser(group, criteria, species)
    power, best = group.size, group_text(group)
    if less is None:
        return text("allstar-worth", power=power, group=best)
    return text("allstar-worth-beats", power=power, group=best, less=group_text(less))


def stands(seat: int, there: TeamView, *, exact: bool) -> Text:
    """Say what a play-off team shows: its Power, its criterion too where that is compared."""
    if exact:
        shows = showing_text(Showing(there.best))
        return text("allstar-stands-exact", who=Who(seat), shows=shows)
    best = there.best
    return text("allstar-stands", who=Who(seat), power=best.size, group=group_text(best))


def medal_text(medal: int) -> Text:
    """Say gold, silver or bronze."""
    return text("allstar-medal", medal=MEDALS[medal])


def showing_text(showing: Showing) -> Text:
    """Say what a team shows: its combination, or its best group with Power and criterion."""
    said = _combination(showing, group_text, "allstar-shows-full")
    if said is not None:
        return said
    best, medal = group_text(showing.best), medal_text(showing.best.medal)
    criterion = showing.best.criterion
    return text("allstar-shows", power=showing.power, group=best, criterion=criterion, medal=medal)


def brief_text(showing: Showing) -> Text:
    """Say in a few words what a team shows: enough to follow why each ranks where it does."""
    said = _combination(showing, _brief, "allstar-brief-full")
    if said is not None:
        return said
    return text("allstar-brief", group=_brief(showing.best), medal=medal_text(showing.best.medal))


def _combination(showing: Showing, said: Callable[[Group], Text], full: str) -> Text | None:
    """Return what is said of a combination, `full` of a full house; None where there is none."""
    if showing.combo == "run":
        return text("allstar-shows-run", top=showing.top, least=showing.top - 4)
    if showing.three and showing.pair:
        return text(full, three=said(showing.three), pair=said(showing.pair))
    if showing.combo == "kit":
        return text("allstar-shows-kit")
    return None


def _brief(group: Group) -> Text:
    if group.criterion == "number":
        return text("allstar-brief-number", count=group.size, number=int(group.value))
    name = Card(group.value + (MANY if group.size > 1 else ""))
    return text("allstar-brief-group", count=group.size, card=name)


def reason_text(above: RowView, row: RowView) -> Text:
    """Say why `row` stands below, or level with, the row above it, rule ASD-9.5."""
    return _why_text(row.reason, above.showing, row.showing)


def _why_text(reason: Reason, upper: Showing, lower: Showing) -> Text:
    match reason:
        case "power":
            return text("allstar-why-power", more=upper.power, less=lower.power)
        case "top":
            return text("allstar-why-top", more=upper.top, less=lower.top)
        case "combo":
            return text("allstar-why-combo")
        case "three" | "pair":
            return _split_text(reason, upper, lower)
        case "criterion" | "value":
            return _above(upper.best, lower.best)
        case _:
            return text("allstar-why-tie")


def _split_text(reason: Reason, upper: Showing, lower: Showing) -> Text:
    """Say which part of a three and a pair decides."""
    assert upper.three
    assert upper.pair
    assert lower.three
    assert lower.pair
    if reason == "three":
        return _above(upper.three, lower.three)
    return text("allstar-why-pair", why=_above(upper.pair, lower.pair))


def _above(more: Group, less: Group) -> Text:
    """Say that one group is better by its criterion or its value."""
    upper, lower = group_text(more), group_text(less)
    if more.medal != less.medal:
        better, worse = medal_text(more.medal), medal_text(less.medal)
        return text(
            "allstar-why-criterion",
            more=upper,
            better=better,
            less=lower,
            worse=worse,
            count=more.size,
        )
    return text("allstar-why-value", more=upper, less=lower, count=more.size)


def row_text(rows: Sequence[RowView], place: int) -> Text:
    """Say one line of a ranking: rank, who, team, what it shows, pay, and why."""
    row = rows[place]
    line = text(
        "allstar-row",
        rank=row.rank,
        who=Who(row.seat),
        team=row.team,
        shows=showing_text(row.showing),
        points=row.points,
    )
    if not row.reason:
        return line
    return text("allstar-row-why", line=line, why=reason_text(rows[place - 1], row))


def between(above: TeamView, below: TeamView) -> Text:
    """Say why one play-off team is weaker than another, whole strengths compared (ASD-5.4)."""
    upper, lower = Showing(above.best), Showing(below.best)
    return _why_text(why(upper, lower), upper, lower)


def weakest_text(one: ConfrontationView) -> Text | None:
    """Say why whoever lost alone did so, where whole strengths are compared (rule ASD-7.3)."""
    if not any(one.reasons) or len(one.low) > 1:
        return None
    above, below = (one.teams[seat] for seat in one.order[-2:])
    assert above is not None
    assert below is not None
    return between(above, below)
