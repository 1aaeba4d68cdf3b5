"""Real positions of every game as the records that pages are made from, with names at their worst.

No store and no network: what `play/` would hand out is put together from a match.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from msgspec.structs import replace

from cogs.app.render_client import accent
from cogs.match.page import TableScreen, table_page
from cogs.ui.page import Page, PictureFile
from db.records.holders import Holder
from db.records.lists import Entrance
from db.records.people import Acquaintance
from db.records.time import TimeTerms
from games.ai.mind import reason
from games.core.decision import Decision, Picks, random_picks
from games.core.event import Event
from games.core.match.match import Match
from games.core.match.moves import Answered
from games.core.streams import Keys, Streams, derived
from games.core.text import Text, Who, text
from games.driver.supply import start_of
from games.registry import Game
from locales.texts import Locale
from play.match.tables import closes, ends_chain, finals
from play.records import (
    Board,
    Describe,
    Entry,
    News,
    OwnAnswers,
    OwnTime,
    Proposal,
    Public,
    Seat,
    Selection,
    Table,
)
from tests.engine.strategies import every_game, every_text

GAMES = every_game()
TEXTS = every_text()
BOTH: tuple[Locale, ...] = ("en", "fr")
NOW = datetime(2026, 3, 2, 9, 0, tzinfo=UTC)
LONG_AGO = "9" * 19  # as long as an id of Discord's gets
MATCH = "m" * 22  # longer than any id of a match
PLAIN = ("Ana", "Bao", "Chloé", "Dov", "Éva", "Farid")
WIDE = tuple(mark + "宽" * 31 for mark in "ABCDEF")
MARKED = tuple(mark + "*_" * 15 + "~" for mark in "ABCDEF")  # each sign is escaped: twice as long
NAMES = {"plain": PLAIN, "wide": WIDE, "marked": MARKED}
EXPERT = Acquaintance(finished=9, sittings=99)
PICTURE = PictureFile("table-0123456789.png", b"\x89PNG", "w" * 2000)


def positions(game: Game, seats: int, index: int, every: int = 1) -> Iterator[tuple[Match, list]]:
    """Yield a random match after each `every`-th move, with all that has happened so far."""
    rules, key = game.rules(), derived(bytes([seats, index]), game.info.key)
    rng = Streams(derived(key, "pages"))
    match, outcome = Match.begin(rules, start_of(rules, seats, None, key), Keys.of(key))
    happened: list[tuple[int | None, Event]] = [(None, one) for one in outcome.events]
    yield match, happened
    while match.result is None:
        seat = rng.choice("seat", match.asked)
        question = match.questions[seat]
        assert question is not None
        picks = random_picks(question, rng, "picks")
        outcome = match.play(Answered(seat, question.id, picks))
        happened += [(seat, one) for one in outcome.events]
        if match.step % every == 0 or match.result is not None:
            yield match, happened


def public(match: Match, names: tuple[str, ...], **changes: object) -> Public:
    """What everybody knows of the match, with as much as can be under way beside it."""
    rules, seats = match.rules, match.start.seats
    over = match.result is not None
    shown = tuple(
        Seat(
            seat=seat,
            holders=(Holder(int(LONG_AGO) - seat, names[seat]),),
            asked=seat in match.asked,
            ready=seat in match.ready,
            conceded=False,
            titles=(names[seat],),
            standin=None,
            left=False,
            free=False,
            deadline_at=NOW,
        )
        for seat in range(seats)
    )
    everybody = tuple(range(seats))
    found = Public(
        id=MATCH,
        game=rules.info.key,
        server=int(LONG_AGO),
        channel=int(LONG_AGO),
        locale="fr",
        status="over" if over else "running",
        terms=TimeTerms(),
        seats=shown,
        options={},
        revision=match.revision,
        head=match.public_head,
        commitment="c" * 64,
        seed="5" * 64 if over else None,
        headline=rules.headline(match.view(None)),
        awaited=() if over else match.asked,
        ready=match.ready,
        deadline_at=NOW,
        paused_at=None,
        extended=timedelta(hours=1000, minutes=7),
        places=(),
        standings=match.result,
        proposals=(Proposal("pause", 0, (0,), everybody), Proposal("end", 0, (0,), everybody)),
        names=rules.names(),
        started_at=NOW,
        ended_at=NOW if over else None,
        words=("宽_*" * 33,) * seats if over else (),
    )
    return replace(found, **changes)


def entries(happened: list[tuple[int | None, Event]], reader: int | None) -> tuple[Entry, ...]:
    """What a reader may know of what happened, oldest first."""
    found: list[Entry] = []
    for seat, event in happened:
        part = event.seen_by(reader)
        if part is not None:
            mine = reader is not None and reader in event.about
            did = reader is not None and part.text.args.get("who") == Who(reader)
            found.append(
                Entry(
                    len(found),
                    NOW,
                    seat,
                    "person",
                    part,
                    mine=mine,
                    ordered=did and event.ordered,
                    heading=event.heading,
                    aside=event.aside,
                    decides=event.decides,
                )
            )
    return tuple(found)


def table(
    match: Match,
    happened: list[tuple[int | None, Event]],
    seat: int | None,
    names: tuple[str, ...],
    picked: Picks | None = None,
    known: Acquaintance = EXPERT,
) -> Table:
    """The table of a seat with every button that it can have, or a spectator's."""
    view = match.view(seat)
    question = None if seat is None else match.explained(seat)
    mine = seat is not None
    step = _step(match, seat)
    return Table(
        public=public(match, names),
        seat=seat,
        view=view,
        faces=match.rules.faces(view),
        describe=Describe(match.rules.describe),
        question=question,
        selection=Selection(
            picks=picked,
            finals=frozenset() if question is None else finals(match, seat, picked),
            closes=seat is not None and closes(match, seat, picked),
            summary=tuple(match.summary(seat, picked)) if mine else (),
            why=_why(match, seat, picked),
            step=step,
            step_why=_why(match, seat, step),
            ends=question is not None and ends_chain(match, seat, picked),
        ),
        answers=OwnAnswers(
            given=match.lists[seat] if mine else (),
            can_take_back=mine and match.can_take_back(seat),
            undoes="0" * 18 if mine else None,
        ),
        known=known,
        aim=match.rules.aim(match.start),
        news=News(entries(happened, seat)[-12:], 12 if mine else 0, 5 if mine else 0),
        time=OwnTime(NOW),
        note=text("play-already"),
        waiting=entrance(match.rules.info.key, names, id="n" * 22) if mine else None,
    )


def _step(match: Match, seat: int | None) -> Picks | None:
    """How the house would go on with a turn that comes back to its question."""
    question = None if seat is None else match.questions[seat]
    if question is None or seat is None or not question.steps:
        return None
    house = GAMES[match.rules.info.key].sensible(match.rules)
    return house.answer(match.view(seat), question, Streams(b"step"))


def _why(match: Match, seat: int | None, picked: Picks | None) -> Text | None:
    """What the player of the game says of picks."""
    question = None if seat is None else match.questions[seat]
    if question is None or picked is None:
        return None
    house = GAMES[match.rules.info.key].sensible(match.rules)
    return reason(house, match.view(seat), question, picked)


def facts(key: str, **changes: Any) -> dict[str, Any]:
    """What everybody may know of a running match."""
    found = {
        "id": MATCH,
        "game": key,
        "server": int(LONG_AGO),
        "channel": int(LONG_AGO),
        "locale": "fr",
        "options": {},
        "terms": TimeTerms(),
        "revision": 1,
        "status": "running",
        "started_at": NOW,
        "ended_at": None,
        "paused_at": None,
        "extended": timedelta(0),
        "places": (),
    }
    return {**found, **changes}


def entrance(key: str, names: Sequence[Any], **changes: Any) -> Entrance:
    """A line of a list: a match that waits for its reader."""
    more = {"people": tuple((one,) if isinstance(one, str) else one for one in names)}
    more |= {"seat": 0, "asked": True, "deadline_at": NOW}
    return Entrance(**{**facts(key), **more, **changes})


def board(match: Match, happened: list, names: tuple[str, ...], **changes: object) -> Board:
    """The public message of a match."""
    view = match.view(None)
    told = entries(happened, None)
    return Board(
        public=public(match, names, **changes),
        view=view,
        faces=match.rules.faces(view),
        describe=Describe(match.rules.describe),
        change=99_999,
        shown=0,
        channel=None,
        message=None,
        events=told[-12:],
        last=told[-6:],
        decided=tuple(one for one in told if one.decides)[-12:] if match.result else (),
    )


def screen(shown: Table, locale: Locale, page: int | None = None, **changes: object) -> TableScreen:
    """A table as somebody looks at it, with a line more above it."""
    note = TEXTS.get("ui-only-players", locale)
    found = TableScreen(shown, TEXTS, locale, accent(shown.public.game), page, note)
    return replace(found, **changes)


def both_tables(shown: Table, locale: Locale, page: int | None = None) -> tuple[Page, Page]:
    """The table with a picture, and in words."""
    drawn = table_page(screen(shown, locale, page), PICTURE)
    return drawn, table_page(screen(shown, locale, page, in_words=True), None)


def selections(question: Decision, rng: Streams) -> list[Picks]:
    """What may be picked so far: nothing, a random answer, as much as the controls allow, all."""
    ids = tuple(option.id for option in question.options)
    answer = random_picks(question, rng, "selection")
    return list(dict.fromkeys(((), answer, ids[: question.most], ids)))
