"""What is told of a match: one function for each thing that happens (rule FDB-8.1)."""

from collections.abc import Sequence
from functools import cache

from games.core.event import Chapter, Credit, Event, Mark, Part, told
from games.core.text import Card, Text, Who, text
from games.firstdeck.printed import CardFace
from games.firstdeck.state import State, rounds_in_all
from games.firstdeck.view import Worth

_PREFIX = "firstdeck-event-"


@cache
def card(card_id: str) -> Card:
    """Return a card as an argument of a text."""
    return Card(card_id)


@cache
def on(card_id: str) -> str:
    """Return the place of a card on the picture."""
    return f"card:{card_id}"


def cards(ids: Sequence[str]) -> tuple[Card, ...]:
    return tuple([card(card_id) for card_id in ids])


@cache
def label(card_id: str, printed: CardFace) -> Text:
    """Return a card as controls name it, beside their own number: "Barbarian ×1".

    The table in words names cards so, too: whoever reads it finds them again on the controls.
    """
    if printed.effect:
        return text("firstdeck-pick-card", card=card(card_id))
    kind = printed.family or ("wild" if printed.wild else "gob")
    return text(f"firstdeck-pick-{kind}", n=printed.n or printed.wild or printed.gob)


@cache
def person(seat: int) -> Text:
    """Return a seat as an item of a list: "you" to itself."""
    return text("firstdeck-who", who=Who(seat))


def people(seats: Sequence[int]) -> tuple[Text, ...]:
    return tuple([person(seat) for seat in seats])


@cache
def formula(worth: Worth) -> Text:
    """Return a value with its parts in words: "6 Barbarians + 1 Chameleon Man = 7"."""
    kind = worth.family or "none"
    family = text(f"firstdeck-count-{kind}", n=worth.n)
    if not (worth.wild or worth.gob):
        return family
    return text("firstdeck-sum", family=family, wild=worth.wild, gob=worth.gob, value=worth.value)


def _marked(ids: Sequence[str]) -> tuple[Mark, ...]:
    return tuple([_new(card_id) for card_id in ids])


@cache
def _new(card_id: str) -> Mark:
    return Mark(on(card_id))


def plays_with(seat: int, deck: str) -> Event:
    marks = (Mark(f"stack:{seat}"),)
    return told(text(_PREFIX + "deck", who=Who(seat), card=card(deck)), marks=marks, about=(seat,))


def first_seat(seat: int) -> Event:
    return told(text(_PREFIX + "first", who=Who(seat)), aside=True)


def round_begins(state: State) -> Event:
    said = text(
        _PREFIX + "round",
        round=state.round,
        rounds=rounds_in_all(state),
        cards=cards(state.row),
    )
    chapter = Chapter(
        text("firstdeck-chapter-round", round=state.round),
        text("firstdeck-chapter-round-name", round=state.round),
    )
    return told(said, marks=_marked(state.row), heading=True, chapter=chapter)


def reveals(
    seat: int,
    base: Sequence[str],
    extra: Sequence[str],
    missing: int,
    *,
    battle: bool,
    series: bool,
) -> list[Event]:
    """Tell what a seat reveals in one step, and the extra cards that `more` brings.

    What is drawn in a battle decides the round; of the final series each line has the values.
    """
    kind = "draws" if battle else "plays"
    events = [_opened(kind, seat, base, decides=battle and not series)]
    if extra:
        events.append(_opened("extra", seat, extra))
    if missing:
        events.append(told(text(_PREFIX + "missing", who=Who(seat), count=missing), aside=True))
    return events


def _opened(kind: str, seat: int, ids: Sequence[str], *, decides: bool = False) -> Event:
    said = Text(_PREFIX + kind, {"who": Who(seat), "cards": cards(ids), "count": len(ids)})
    return Event(Part(said, _marked(ids)), aside=not decides, decides=decides)


def gains(seat: int, card_id: str, stars: int) -> Event:
    said = text(_PREFIX + "gains", who=Who(seat), card=card(card_id), stars=stars)
    marks = (_new(card_id), Mark(f"stars:{seat}", gain=stars))
    return told(said, marks=marks, about=(seat,), credited=(Credit(seat, card_id, 0, stars),))


def steals(thief: int, victim: int, card_id: str) -> Event:
    said = Text(_PREFIX + "steals", {"who": Who(thief), "from": Who(victim), "card": card(card_id)})
    marks = (
        _new(card_id),
        Mark(f"stars:{victim}", gain=-1),
        Mark(f"stars:{thief}", f"stars:{victim}", 1),
    )
    credited = (Credit(thief, card_id, 0, 1),)
    return told(said, marks=marks, about=(victim, thief), credited=credited)


def steals_nothing(thief: int, card_id: str) -> Event:
    said = text(_PREFIX + "steals-nothing", who=Who(thief), card=card(card_id))
    return told(said, marks=(_new(card_id),), about=(thief,))


def values(state: State, seats: Sequence[int]) -> Event:
    """Tell the values that are compared."""
    said = [
        text("firstdeck-worth", who=Who(seat), worth=formula(worth))
        for seat in seats
        if (worth := state.seats[seat].worth)
    ]
    return told(text(_PREFIX + "values", values=tuple(said)), aside=True)


def battle(value: int, seats: Sequence[int]) -> Event:
    said = text(_PREFIX + "battle", value=value, people=people(seats))
    return told(said, marks=tuple([Mark(f"value:{seat}") for seat in seats]), about=tuple(seats))


def keeps(seat: int, value: int) -> Event:
    return told(text(_PREFIX + "keeps", who=Who(seat), value=value), aside=True)


def outcome(state: State, winners: Sequence[int], stars: int, by: tuple[Credit, ...]) -> Event:
    """Tell who gains the stars of the round `by` which cards.

    All who took part hear what it was won against.
    In the final series a line says which round it is and what everybody had, rule FDB-7.7.
    """
    marks = tuple([Mark(f"stars:{seat}", gain=stars) for seat in winners])
    about = tuple(winners)
    if not winners:
        return told(text(_PREFIX + "nobody"), decides=True)
    if len(winners) > 1:
        said = _shared(state, winners)
        return told(said, marks=marks, about=about, decides=True, credited=by)
    winner = Who(winners[0])
    worth = state.seats[winners[0]].worth
    assert worth is not None
    won = formula(worth)
    others = [
        (seat, own.worth.value)
        for seat, own in enumerate(state.seats)
        if own.worth and seat != winner.seat
    ]
    against = tuple([_beside(seat, value) for seat, value in others])
    if state.final_round and others:
        said = text(
            _PREFIX + "final-wins",
            round=state.final_round,
            who=winner,
            worth=won,
            others=against,
            stars=stars,
        )
        return told(said, marks=marks, about=about, decides=True, credited=by)
    heard = [(seat, Part(_beaten(winner, won, stars, mine), marks)) for seat, mine in others]
    if others:
        over = text(_PREFIX + "wins-against", worth=won, others=against, stars=stars)
        heard.append((winner.seat, Part(over, marks)))
    said = text(_PREFIX + "wins", who=winner, worth=won, stars=stars)
    return Event(Part(said, marks), tuple(heard), about, decides=True, credited=by)


def _shared(state: State, winners: Sequence[int]) -> Text:
    shared = people(winners)
    if state.final_round:
        return text(_PREFIX + "final-share", round=state.final_round, people=shared)
    return text(_PREFIX + "share", people=shared)


@cache
def _beside(seat: int, value: int) -> Text:
    """Return who was beaten with what: "you (5)"."""
    return text("firstdeck-with-value", who=Who(seat), value=value)


def _beaten(winner: Who, won: Text, stars: int, mine: int) -> Text:
    return text(_PREFIX + "wins-over", who=winner, worth=won, stars=stars, mine=mine)


def throws(seat: int, card_id: str | None) -> Event:
    if card_id is None:
        return told(text(_PREFIX + "throws-none", who=Who(seat)), aside=True)
    said = text(_PREFIX + "throws", who=Who(seat), card=card(card_id))
    return told(said, marks=(_new(card_id),))


def takes(seat: int, card_id: str, place: int, *, alone: bool, won: bool) -> Event:
    """A card of the row: the last one falls to whoever is last to choose, usually the winner."""
    kind = "takes-won" if won else "takes-last" if alone else "takes"
    mark = Mark(on(card_id), f"row:{place}")
    return told(text(_PREFIX + kind, who=Who(seat), card=card(card_id)), marks=(mark,))


def boxes(by: int | None, card_id: str, place: int) -> Event:
    marks = (Mark(f"row:{place}"),)
    if by is None:
        return told(text(_PREFIX + "left-over", card=card(card_id)), marks=marks)
    return told(text(_PREFIX + "boxes", who=Who(by), card=card(card_id)), marks=marks)


def puts_under(seat: int, count: int) -> Event:
    return told(text(_PREFIX + "under", who=Who(seat), count=count), aside=True)


def shuffles(seat: int, count: int) -> Event:
    return told(text(_PREFIX + "shuffles", who=Who(seat), count=count), aside=True)


_SERIES = Chapter(text("firstdeck-chapter-series"), text("firstdeck-chapter-series-name"))


def series_begins() -> Event:
    return told(text(_PREFIX + "series"), heading=True, chapter=_SERIES)


def final_round_begins(state: State, playing: Sequence[int]) -> Event:
    said = text(_PREFIX + "final-round", round=state.final_round, people=people(playing))
    # what decided it says which round it was; what its cards bring belongs to it
    return told(said, aside=True, chapter=_SERIES)


def last_cards(seat: int, stars: int) -> Event:
    said = text(_PREFIX + "last-cards", who=Who(seat), stars=stars)
    marks = (Mark(f"stars:{seat}", gain=stars),)
    return told(said, marks=marks, about=(seat,), decides=True)


def no_last_cards(stars: int) -> Event:
    """Nobody is left alone with cards: the stars that were promised go to nobody."""
    return told(text(_PREFIX + "no-last-cards", stars=stars))


def match_ends() -> Event:
    return told(text(_PREFIX + "end"), heading=True)


def concedes(seat: int) -> Event:
    return told(text(_PREFIX + "concedes", who=Who(seat)), marks=(Mark(f"seat:{seat}"),))
