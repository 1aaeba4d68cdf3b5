"""What readers see of a loaded match: tables, boards, logs (pure)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime, timedelta

from db.columns import shared
from db.records.holders import Holder, StoredHolder
from db.records.lists import Entrance
from db.records.matches import (
    BoardFacts,
    MatchFacts,
    Remark,
    StoredMove,
    StoredProposal,
    StoredSeat,
)
from db.records.people import Acquaintance
from games.core.contract import asked, optional
from games.core.decision import Decision, Picks, is_legal, several
from games.core.event import Event
from games.core.match.best import Best, best, served
from games.core.match.course import Course, course
from games.core.match.match import Match
from games.core.streams import commitment
from games.core.view import Shot, Standing
from play.match.acts import hints, joining, ordering, partners
from play.match.acts.house import reason, suggested
from play.match.log_entries import RAN_OUT, chronicle, decoded, entries, log_pages
from play.match.work import holders
from play.match.work.loaded import Loaded, time_of
from play.match.work.timing import in_hand, may_be_given
from play.records import (
    Advice,
    Board,
    Describe,
    Ending,
    Entry,
    LogPage,
    News,
    OwnAnswers,
    OwnTime,
    Proposal,
    Public,
    Seat,
    Selection,
    Sharing,
    Table,
)

STRANGER = Acquaintance()
_LAST = 6  # entries that a board may show


def public(loaded: Loaded) -> Public:
    """Return what everybody may know of a match beside its view."""
    stored, match = loaded.stored, loaded.match
    view, workshop = match.view(None), asked.workshop(loaded.ruled.rules)
    plays: Mapping[int, int | str] = {} if workshop is None else workshop.played(view)
    seats = tuple(
        holders.public(loaded.whole, seat, loaded.now, plays.get(seat.seat))
        for seat in loaded.seats
    )
    running = stored.running
    return Public(
        **shared(MatchFacts, stored),
        seats=seats,
        head=match.public_head if running else match.head,
        commitment=commitment(stored.seed),
        seed=None if running else stored.seed.hex(),
        words=() if running else stored.words,
        headline=loaded.ruled.rules.headline(view),
        awaited=match.asked if running else (),
        ready=match.ready if running else (),
        deadline_at=_latest(seats),
        standings=match.result,
        proposals=_proposals(loaded),
        names=loaded.ruled.rules.names(),
        voices=voters(loaded) if running else (),
        part_of=loaded.whole.part_of,
        forgotten=any(one.person is None and one.ai is None for one in loaded.whole.holders),
    )


def _latest(seats: Iterable[Seat]) -> datetime | None:
    return max((seat.deadline_at for seat in seats if seat.deadline_at), default=None)


def voters(loaded: Loaded) -> tuple[int, ...]:
    """Return the seats whose people must agree to a proposal."""
    return tuple(
        seat.seat
        for seat in loaded.seats
        if seat.seat not in loaded.match.conceded and not holders.is_machine(loaded.whole, seat)
    )


def _proposals(loaded: Loaded) -> tuple[Proposal, ...]:
    needed = voters(loaded) if loaded.whole.proposals else ()
    return tuple(
        Proposal(
            **shared(StoredProposal, one),
            missing=tuple(seat for seat in needed if seat not in one.agreed),
        )
        for one in loaded.whole.proposals
    )


def _gifts(loaded: Loaded, giver: int) -> tuple[int, ...]:
    """Return the seats to whose banks the people of another may add time now (TIM-1.7)."""
    if loaded.whole.part_of is not None or not loaded.stored.running:
        return ()
    whole, stored = loaded.whole, loaded.stored
    others = (seat for seat in loaded.seats if seat.seat != giver and seat.question is not None)
    return tuple(
        seat.seat for seat in others if may_be_given(seat, time_of(whole, stored, seat, loaded.now))
    )


def film(loaded: Loaded) -> tuple[Shot, ...]:
    """Return the film of the last turn, which is the same for everybody."""
    return optional.film(loaded.ruled.rules, loaded.match.view(None))


def table(
    loaded: Loaded,
    person: int,
    moves: Sequence[StoredMove] = (),
    waiting: Entrance | None = None,
    spent: int = 0,
    *,
    known: Acquaintance = STRANGER,
) -> Table:
    """Return the table of a person; `moves` are its news, so many half days off were `spent`.

    `known` is how well the person knows the game.
    """
    holder = holders.holder_of(loaded.whole, person)
    if holder is None:
        return _spectators_table(loaded, person)
    seat = loaded.seats[holder.seat]
    number = seat.seat
    view = loaded.match.view(number)
    asked = None if seat.machine else loaded.question(number)
    question = asked and loaded.ruled.rules.explained(view, asked)
    may = person in loaded.answering(number)
    draft = (question.ticked or None) if question else None
    if question and seat.selected_for == question.id:
        draft = seat.selection
    news = entries(moves, number)
    return Table(
        public=public(loaded),
        seat=number,
        view=view,
        faces=loaded.ruled.rules.faces(view),
        describe=Describe(loaded.ruled.rules.describe),
        question=question,
        selection=_selection(loaded, holder, question, draft, may=may),
        answers=_answers(loaded, number, may=may, asked=question is not None),
        news=News(
            entries=tuple(
                sorted(news, key=lambda entry: (not entry.own, not entry.ordered, not entry.mine))
            ),
            played_for_me=_played_for(moves, number),
            spent=spent,
        ),
        time=OwnTime(
            deadline_at=seat.deadline_at,
            bank=_bank(loaded, seat),
            gifts=_gifts(loaded, number),
            away_until=holders.may_return_until(loaded.whole, person, loaded.now) if may else None,
        ),
        sharing=_sharing(loaded, moves, holder, draft, may=may, asked=question is not None),
        standing_orders=ordering.of_person(loaded, person),
        known=known,
        may_hint=question is not None and hints.allowed(loaded.whole),
        hint=hints.shown(loaded, holder, asked),
        aim=loaded.ruled.rules.aim(loaded.match.start),
        follows=person in loaded.whole.followers,
        waiting=waiting,
        film=film(loaded),
    )


def _spectators_table(loaded: Loaded, person: int) -> Table:
    """Return the table of somebody who holds no seat."""
    view = loaded.match.view(None)
    return Table(
        public=public(loaded),
        seat=None,
        view=view,
        faces=loaded.ruled.rules.faces(view),
        describe=Describe(loaded.ruled.rules.describe),
        aim=loaded.ruled.rules.aim(loaded.match.start),
        follows=person in loaded.whole.followers,
        film=film(loaded),
        sharing=Sharing(
            joinable=joining.joinable(loaded, person),
            asks_for=joining.asked(loaded.whole, person),
        ),
    )


def _selection(
    loaded: Loaded,
    holder: StoredHolder,
    question: Decision | None,
    draft: Picks | None,
    *,
    may: bool,
) -> Selection:
    """Return what is picked at an open question: the seat's `draft`, or the reader's advice.

    `may` says that the reader may answer.
    """
    match, seat = loaded.match, holder.seat
    picks = draft
    if question is not None and not may:
        picks = partners.own_advice(loaded, holder, question)
    step = suggested(loaded, seat, question) if may and question and question.steps else None
    return Selection(
        step=step,
        step_final=step is not None and match.is_final(seat, step),
        step_why=reason(loaded, seat, question, step) if question and step is not None else None,
        picks=picks,
        finals=finals(match, seat, picks) if question and may else frozenset(),
        closes=may and closes(match, seat, picks),
        summary=tuple(match.summary(seat, draft)),
        why=reason(loaded, seat, question, picks) if question and picks is not None else None,
        ends=ends_chain(match, seat, draft),
    )


def _answers(loaded: Loaded, seat: int, *, may: bool, asked: bool) -> OwnAnswers:
    """Return the answers of a seat; a reader who `may` answer for it may take them back."""
    match, running = loaded.match, loaded.stored.running
    return OwnAnswers(
        given=match.lists[seat] if running else (),
        about=match.about(seat) if running else (),
        passed=match.passed(seat) if asked and may else None,
        can_take_back=running and may and match.can_take_back(seat),
        undoes=match.undoes(seat) if running and may else None,
    )


def ends_chain(match: Match, seat: int, picks: Picks | None) -> bool:
    """Whether what is picked ends a chain of questions; None is nothing picked yet."""
    asked = match.questions[seat]
    legal = asked is not None and picks is not None and is_legal(asked, picks)
    return legal and match.ends_chain(seat, picks or ())


def _bank(loaded: Loaded, seat: StoredSeat) -> timedelta | None:
    """Return the time that the people of a seat have in hand, if they play for it themselves."""
    if seat.machine or seat.conceded or loaded.stored.status != "running":
        return None
    return in_hand(seat, time_of(loaded.whole, loaded.stored, seat, loaded.now))


def _answering(loaded: Loaded, seat: int) -> tuple[Holder, ...]:
    """Return those of a seat who may answer for it now."""
    may = loaded.answering(seat)
    here = holders.active(loaded.whole, seat)
    return tuple(one.plain for one in here if one.person in may)


def finals(match: Match, seat: int, selection: Picks | None) -> frozenset[Picks]:
    """Return the answers that an asked seat cannot take back or undo, of those one press gives.

    What ends a chain of questions is given by a press only once it is picked.
    """
    question = match.questions[seat]
    assert question is not None
    near = [selection or (), ()]
    if question.chain and not several(question):
        near = near[:1] if ends_chain(match, seat, selection) else []  # it is confirmed first
    elif not several(question):
        near += [(option.id,) for option in question.options]
    legal = (picks for picks in near if is_legal(question, picks))
    return frozenset(picks for picks in legal if match.is_final(seat, picks))


def closes(match: Match, seat: int, selection: Picks | None) -> bool:
    """Whether picks of a seat that are not yet complete will count at once though they are sealed.

    They will if it is the last seat asked; which picks they will be is not known yet, so the
    default stands for them.
    """
    question, picks = match.questions[seat], selection or ()
    if question is None or not (question.sealed and several(question)):
        return False
    if is_legal(question, picks):
        return False
    return match.is_final(seat, match.rules.default(match.view(seat), question))


def _played_for(moves: Iterable[StoredMove], seat: int) -> int:
    """Return how many answers the clock or a stand-in gave for a seat."""
    return sum(move.seat == seat and move.by in {"clock", "standin"} for move in moves)


def _sharing(
    loaded: Loaded,
    moves: Sequence[StoredMove],
    reader: StoredHolder,
    draft: Picks | None,
    *,
    may: bool,
    asked: bool,
) -> Sharing:
    """Return what a reader is told of those who share their seat.

    `draft` is what is picked, `may` whether the reader may answer, `asked` whether anything is open
    to the seat.
    """
    seat, running = reader.seat, loaded.stored.running
    return Sharing(
        partners=_partners(loaded, moves, reader),
        answering=() if may or not running else _answering(loaded, seat),
        draft=() if may else draft or (),
        advice=tuple(
            Advice(one.plain, picks)
            for one, picks in (partners.advice(loaded, seat) if asked and may else ())
        ),
        giving_up=tuple(one.plain for one in (partners.giving_up(loaded, seat) if running else ())),
        needed=partners.needed(loaded, seat),
        applicants=tuple(
            (
                Holder(one.person, one.name),
                reader.person in one.agreed and not joining.enough(loaded, one),
            )
            for one in (holders.applicants(loaded.whole, seat) if running else ())
        ),
        leads=holders.people(loaded.whole, seat)[:1] == (reader.person,),
    )


def _partners(
    loaded: Loaded, moves: Iterable[StoredMove], reader: StoredHolder
) -> tuple[Holder, ...]:
    """Return who else answered for a reader's seat after the reader's own last answer."""
    answered: dict[int, None] = {}
    for move in moves:
        if move.seat == reader.seat and move.question and move.by == "person":
            answered = {} if move.person == reader.person else {**answered, move.person or 0: None}
    here = loaded.whole.holders
    return tuple(one.plain for one in here if one.person and one.person in answered)


def board(loaded: Loaded, moves: Sequence[StoredMove], remarks: Sequence[Remark]) -> Board:
    """Return the board of a match; `moves` are those since the change shown, and some before."""
    facts = loaded.stored.board
    view = loaded.match.view(None)
    unseen = [move for move in moves if move.change > facts.shown] if facts.shown else []
    told = [entry for entry in chronicle(loaded, moves, remarks, None) if not entry.aside]
    late = [one for one in told if one.part.text.id == RAN_OUT and one.at == told[-1].at]
    told = [*(one for one in told if one not in late), *late]  # not above a long reveal
    return Board(
        **shared(BoardFacts, facts),
        public=public(loaded),
        view=view,
        faces=loaded.ruled.rules.faces(view),
        describe=Describe(loaded.ruled.rules.describe),
        events=tuple(entries(unseen, None)),
        last=tuple(told[-_LAST:]),
        film=film(loaded),
        decided=_decided(moves) if loaded.match.result else (),
    )


def course_of(loaded: Loaded, moves: Sequence[StoredMove]) -> Course:
    """Return the course of a match that has a ranking; `moves` are all of it."""
    return course(_events(moves), *_ranked(loaded))


def _best_of(loaded: Loaded, moves: Sequence[StoredMove]) -> Best | None:
    """Return the card of a match that has a ranking; `moves` are all of it."""
    return best(_events(moves), *_ranked(loaded))


def cards_of(loaded: Loaded, moves: Sequence[StoredMove]) -> tuple[tuple[str, ...], ...]:
    """Return the ids of the cards that did something for each seat; `moves` are all of a match."""
    return served(_events(moves), loaded.match.start.seats)


def _ranked(loaded: Loaded) -> tuple[str, tuple[Standing, ...], int]:
    match = loaded.match
    return match.rules.info.scores, match.result or (), match.start.seats


def _events(moves: Sequence[StoredMove]) -> Iterator[Event]:
    for move in moves:
        yield from decoded(move.events)


def ending(loaded: Loaded, moves: Sequence[StoredMove]) -> Ending:
    """Return what is told of a match that is over; `moves` are all of it."""
    stood_in, asked = _stood_in(loaded, moves), tuple(seat.hints for seat in loaded.seats)
    if not loaded.match.result:
        return Ending(stood_in=stood_in, hints=asked)
    return Ending(course_of(loaded, moves), _best_of(loaded, moves), stood_in, asked)


def _stood_in(loaded: Loaded, moves: Sequence[StoredMove]) -> tuple[int, ...]:
    """Return how many moves of each seat an AI has made for its people; `moves` are all."""
    seats = range(loaded.match.start.seats)
    return tuple(sum(one.seat == seat and one.by == "standin" for one in moves) for seat in seats)


def _decided(moves: Sequence[StoredMove]) -> tuple[Entry, ...]:
    """Return what decided in the last move, and before it in the same section of the log."""
    last = entries(moves[-1:], None)
    if not any(one.decides for one in last):
        return ()
    earlier: list[Entry] = []
    for entry in entries(moves[:-1], None):
        earlier = [] if entry.heading else earlier
        earlier += [entry] if entry.decides else []
    return (*earlier, *(one for one in last if one.decides))


def log(
    loaded: Loaded,
    person: int,
    moves: Sequence[StoredMove],
    remarks: Sequence[Remark],
    page: int | None,
) -> LogPage:
    """Return a page of the log as a person may read it."""
    holder = holders.holder_of(loaded.whole, person)
    known = chronicle(loaded, moves, remarks, holder.seat if holder else None)
    pages = log_pages(known)
    number = len(pages) if page is None else min(max(page, 1), len(pages))
    return LogPage(public(loaded), pages[number - 1], number, len(pages))
