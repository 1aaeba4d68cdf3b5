"""What is told of a match: one function for each thing that happens (group ASD-9)."""

from collections.abc import Iterable, Sequence

from games.allstar.printed import Criterion, Player
from games.allstar.reasons import brief_text, person, reason_text, row_text, showing_text, stands
from games.allstar.state import State, Swap
from games.allstar.view import RowView, TeamView
from games.core.event import Chapter, Credit, Event, Mark, Part, told, whispered
from games.core.text import Card, Text, Who, text


def _cards(ids: Iterable[str]) -> tuple[Card, ...]:
    return tuple([Card(card) for card in ids])


def _open(ids: Iterable[str]) -> tuple[Mark, ...]:
    return tuple([Mark(f"card:{card}") for card in ids])


# The draft


def round_begins(state: State) -> Event:
    arenas = state.arenas
    said = text("allstar-round", round=state.round, arenas=_cards(arenas), count=len(arenas))
    marks = tuple(Mark(f"arena:{arena}") for arena in arenas)
    chapter = Chapter(
        text("allstar-chapter-round", round=state.round),
        text("allstar-chapter-round-name", round=state.round),
    )
    return told(said, marks=marks, heading=True, chapter=chapter)


def picks(seat: int, neighbour: int, cards: Sequence[str], rest: int) -> Event:
    """Tell that cards of a hand went to the bench and `rest` others on; to the seat, which."""
    public = Part(
        text("allstar-picked", who=Who(seat), next=Who(neighbour), count=len(cards), rest=rest),
        (Mark(f"bench:{seat}", gain=len(cards)), Mark(f"queue:{neighbour}", f"queue:{seat}")),
    )
    own = text("allstar-picked-own", cards=_cards(cards), next=Who(neighbour), rest=rest)
    return Event(public, ((seat, Part(own, _open(cards))),), aside=True)


def takes_rest(seat: int, cards: Sequence[str]) -> Event:
    """Tell that a hand was taken whole; to the seat, what it held."""
    public = Part(
        text("allstar-rest", who=Who(seat), count=len(cards)),
        (Mark(f"bench:{seat}", gain=len(cards)),),
    )
    own = text("allstar-rest-own", cards=_cards(cards), count=len(cards))
    return Event(public, ((seat, Part(own, _open(cards))),), aside=True)


def duel() -> Event:
    return told(text("allstar-duel"), aside=True)


def keeps(seat: int, other: int, keep: Sequence[str], gift: str) -> Event:
    said = text("allstar-duel-own", cards=_cards(keep), gift=Card(gift), next=Who(other))
    return whispered(seat, said, marks=_open(keep))


def gives(seat: int, other: int, gift: str) -> Event:
    said = text("allstar-duel-gift", who=Who(seat), card=Card(gift))
    return whispered(other, said, marks=_open((gift,)))


def starts(seat: int) -> Event:
    return told(text("allstar-starts", who=Who(seat)))


def offers(cards: Sequence[str]) -> Event:
    return told(text("allstar-offer", cards=_cards(cards)), marks=_open(cards), aside=True)


def chooses(seat: int, card: str) -> Event:
    marks = (Mark(f"bench:{seat}", gain=1), Mark(f"card:{card}"))
    return told(text("allstar-took", who=Who(seat), card=Card(card)), marks=marks)


def leaves_market(card: str) -> Event:
    return told(text("allstar-market-leaves", card=Card(card)), aside=True)


# The matches of a round


def tosses(seat: int, card: str) -> Event:
    """Tell a manager alone, who did it: no news, but kept."""
    return Event(None, ((seat, Part(text("allstar-tossed", card=Card(card)))),), aside=True)


def swaps(swap: Swap) -> Event:
    """Tell a swap beside the news: the picture shows it."""
    said = text(
        "allstar-swapped",
        who=Who(swap.seat),
        team=swap.team,
        out=Card(swap.out),
        into=Card(swap.into),
    )
    return told(said, marks=_open((swap.into,)), aside=True)


def resolved(name: str, place: int, rows: Sequence[RowView], totals: Sequence[int]) -> list[Event]:
    """Tell a resolved arena, the round's number `place`: ranks, to each the own, then why.

    All arenas of a round are booked at once, so they are `together` one point of the course.

    `totals` are the supporters by seat, this arena's included.
    """
    arena = Card(name)
    ranks = tuple(
        text(
            "allstar-place",
            rank=row.rank,
            who=Who(row.seat),
            points=row.points,
            shows=brief_text(row.showing),
        )
        for row in rows
    )
    mark = (Mark(f"arena:{name}"),)
    public = Part(text("allstar-arena", number=place, arena=arena, ranks=ranks), mark)
    own = tuple(
        (row.seat, Part(_own(rows, at, arena, place, totals[row.seat]), mark))
        for at, row in enumerate(rows)
    )
    about = tuple(row.seat for row in rows)
    one = Event(public, own, about=about, heading=True, decides=True, together=place > 1)
    events = [one]
    for number, row in enumerate(rows):
        marks = (
            Mark(f"row:{name}:{row.seat}", gain=row.points),
            Mark(f"supporters:{row.seat}", gain=row.points),
        )
        by = _behind(row.seat, bearing(row), row.points)
        events.append(told(row_text(rows, number), marks=marks, aside=True, credited=by))
    return events


def bearing(row: RowView) -> tuple[str, ...]:
    """Return the cards of a team that made its rank: its group, or the combination."""
    showing = row.showing
    if showing.three and showing.pair:
        return (*showing.three.cards, *showing.pair.cards)
    return row.cards if showing.combo else showing.best.cards


def _behind(seat: int, cards: Sequence[str], points: int) -> tuple[Credit, ...]:
    return tuple(Credit(seat, card, 1, points) for card in cards)


def _own(rows: Sequence[RowView], at: int, arena: Card, number: int, total: int) -> Text:
    """Say to a manager how an arena ended for the own team, why, and who came first there."""
    row = rows[at]
    line = text(
        "allstar-arena-own",
        number=number,
        arena=arena,
        rank=row.rank,
        points=row.points,
        total=total,
        shows=showing_text(row.showing),
    )
    if row.reason:
        line = text("allstar-arena-why", line=line, why=reason_text(rows[at - 1], row))
    if row.rank == 1:
        return text("allstar-arena-won", line=line)
    first = tuple(Who(other.seat) for other in rows if other.rank == 1)
    return text("allstar-arena-first", line=line, first=first)


# The play-offs


def playoffs_begin() -> Event:
    said = text("allstar-playoffs")  # an aside, for the caption says it
    chapter = Chapter(text("allstar-chapter-playoffs"), text("allstar-chapter-playoffs-name"))
    return told(said, heading=True, aside=True, chapter=chapter)


def confronts(number: int) -> Event:
    return told(text("allstar-confrontation", number=number), heading=True, aside=True)


def shows_team(seat: int, there: TeamView, *, exact: bool) -> Event:
    return told(stands(seat, there, exact=exact), marks=(Mark(f"team:{seat}"),), aside=True)


def lowest(seat: int, power: int, next_power: int, others: int) -> Event:
    """Tell who is alone at the lowest Power, rule ASD-7.2."""
    said = text("allstar-lowest", who=Who(seat), power=power, more=next_power, count=others)
    return told(said, about=(seat,))


def weakest(seat: int, why: Text, compared: int) -> Event:
    said = text("allstar-weakest", who=Who(seat), why=why, count=compared)
    return told(said, about=(seat,))


def ties(seats: Sequence[int]) -> Event:
    said = text("allstar-tied", seats=tuple(person(seat) for seat in seats))
    return told(said, about=tuple(seats))


def no_shot(seat: int) -> Event:
    return told(text("allstar-no-shot", who=Who(seat)), about=(seat,))


def only_shot(seat: int, hand: Sequence[str]) -> Event:
    return whispered(seat, text("allstar-only-shot", cards=_cards(hand)))


def only_change(seat: int, hand: Sequence[str]) -> Event:
    return whispered(seat, text("allstar-only-change", cards=_cards(hand)))


def shoots(seat: int, card: str, player: Player) -> Event:
    symbol = text("allstar-bears-none")
    if player.symbol:
        symbol = text("allstar-bears", card=Card(player.symbol))
    said = text("allstar-shot", who=Who(seat), card=Card(card), symbol=symbol)
    return told(said, marks=(Mark(f"shot:{seat}"),), about=(seat,))


def loses_shootout(seat: int, criterion: Criterion, better: Player, worse: Player) -> Event:
    """Tell who lost, and by which criterion the next card was better, rule ASD-7.4."""
    why = _decides(criterion, better, worse)
    return told(text("allstar-shot-lost", who=Who(seat), why=why), about=(seat,))


def _decides(criterion: Criterion, better: Player, worse: Player) -> Text:
    match criterion:
        case "symbol" if not worse.symbol:
            return text("allstar-shot-blank", card=Card(better.symbol))
        case "number":
            return text("allstar-shot-number", more=better.number, less=worse.number)
        case _:
            more, less = Card(better.value(criterion)), Card(worse.value(criterion))
            return text("allstar-shot-value", criterion=criterion, more=more, less=less)


def pays(seat: int, left: int) -> Event:
    said = text("allstar-paid", who=Who(seat), count=left)
    return told(said, marks=(Mark(f"tickets:{seat}", gain=-1),), about=(seat,))


def out(seat: int, rank: int, points: int, by: Sequence[str], *, together: bool) -> Event:
    """Tell who is out and what that pays, `together` with places of the same confrontation."""
    return _placed("allstar-out", seat, rank, points, by, together=together)


def champion(seat: int, points: int, by: Sequence[str], *, together: bool) -> Event:
    return _placed("allstar-champion", seat, 1, points, by, together=together)


def _placed(
    message: str, seat: int, rank: int, points: int, by: Sequence[str], *, together: bool
) -> Event:
    said = text(message, who=Who(seat), rank=rank, points=points)
    marks = (Mark(f"step:{rank}", gain=points), Mark(f"supporters:{seat}", gain=points))
    credited = _behind(seat, by, points)
    return told(
        said, marks=marks, about=(seat,), decides=True, credited=credited, together=together
    )


def no_champion() -> Event:
    return told(text("allstar-no-champion"), decides=True, together=True)


def cannot_change(seat: int) -> Event:
    return told(text("allstar-short", who=Who(seat)), about=(seat,))


def changes(seat: int, coming: Sequence[str], going: Sequence[str]) -> Event:
    """Tell a substitution beside the news: the picture shows them all."""
    said = text(
        "allstar-changed",
        who=Who(seat),
        coming=_cards(sorted(coming)),
        going=_cards(sorted(going)),
    )
    return told(said, marks=_open(coming), aside=True)


def bonus(seat: int, tickets: int, gain: int) -> Event:
    said = text("allstar-bonus", who=Who(seat), count=tickets, points=gain)
    return told(said, marks=(Mark(f"supporters:{seat}", gain=gain),), about=(seat,))


# Giving up


def concedes(seat: int) -> Event:
    return told(text("allstar-conceded", who=Who(seat)))


def concedes_season(seat: int) -> Event:
    return told(text("allstar-conceded-season", who=Who(seat)))


def calls_off(seat: int) -> Event:
    return told(text("allstar-called-off", who=Who(seat)))
