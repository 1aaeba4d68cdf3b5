"""The table in words (JAM-8): the caption of the board, and all that the picture shows."""

from collections.abc import Collection, Iterator
from functools import reduce

from games.core.event import Chapter
from games.core.face import Faces, face
from games.core.info import Info, Start, option
from games.core.text import Card, Text, Who, text
from games.core.view import Headline
from games.jam import events
from games.jam.phases.lead import CONDITIONS
from games.jam.printed import TIMES, Action, Skater, Space
from games.jam.state import HAND, OVERTIMES
from games.jam.track import Positions, positions
from games.jam.view import JamView, Mine, Placed, Prisoner

_NOTHING = text("jam-nothing")


def headline(view: JamView) -> Headline:
    """Return stage and scores; both sides play at once, so there is no order."""
    scores = tuple(
        text("jam-score", who=Who(seat), count=side.points) for seat, side in enumerate(view.sides)
    )
    return Headline(_stage(view), scores, ahead=_ahead(view))


def _ahead(view: JamView) -> tuple[Text, ...]:
    """Return what comes and decides: who may end the jam or how it ends, and the jams left."""
    match view.stage:
        case "over":
            return ()
        case "team" | "lineup":
            return (_last(view),)
        case _:
            return (_ending(view), _last(view))


def _ending(view: JamView) -> Text:
    """Say what ends this jam: LEAD, or a pile that runs short (JAM-3.10, 7.1)."""
    if view.last_turn:
        return text("jam-ahead-turn")
    if view.lead is not None:
        return text("jam-ahead-lead", who=Who(view.lead), pile=view.pile)
    return text("jam-ahead-open" if view.lead_open else "jam-ahead-pile", pile=view.pile)


def _last(view: JamView) -> Text:
    """Say how many jams are left, and what a tie after the last one leads to (JAM-10.2)."""
    left = max(0, view.jams - view.jam)
    tie = "draw" if view.overtime == OVERTIMES else view.tie
    if view.overtime and tie == "overtime":
        tie = "again"
    return text("jam-ahead-last", left=left, overtime=view.overtime, tie=tie)


def _stage(view: JamView) -> Text:
    if view.stage in {"team", "over"}:
        return text(f"jam-stage-{view.stage}")
    jam = jam_text(view)
    if view.stage == "lineup":
        return text("jam-stage-lineup", jam=jam)
    if view.time:
        return text("jam-stage-time", jam=jam, turn=view.turn, time=view.time)
    return text("jam-stage-turn", jam=jam, turn=view.turn)


def jam_text(view: JamView) -> Text:
    """Say which jam this is: "jam 2 of 5", or which one of overtime."""
    if view.overtime:
        return text("jam-which-overtime", number=view.overtime)
    return text("jam-which", jam=view.jam, jams=view.jams)


def describe(faces: Faces, view: JamView) -> list[Text]:
    """Say in words all that the picture shows: what is mine first, then the track."""
    said = [_stage(view)]
    if view.mine is not None:
        said += _mine(faces, view, view.mine)
    said += story(faces, view)
    said += _sides(view)
    if view.stage == "over" and view.course:
        said.append(course(view))
    if any(side.lineup for side in view.sides):
        said += _track(faces, view)
    return [*said, *_skaters(faces, view), *_piles(faces, view)]


def story(faces: Faces, view: JamView) -> list[Text]:
    """Say what happened since the last reveal, Time by Time."""
    where = positions(view)
    return [events.of_deed(faces, where, deed) for deed in view.story]


def course(view: JamView) -> Text:
    """Say the points of both sides after each jam."""
    after = tuple(
        text("jam-course-jam", jam=jam.name, home=home, away=away)
        for jam, (home, away) in zip(chapters(view), view.course, strict=True)
    )
    return text("jam-course", first=Who(0), second=Who(1), jams=after)


def chapters(view: JamView) -> list[Chapter]:
    """Name the jams whose points are known, and those of overtime by numbers of their own."""
    found: list[Chapter] = []
    for number in range(1, len(view.course) + 1):
        late = max(0, number - view.jams)
        said = "jam-chapter-overtime" if late else "jam-chapter-jam"
        found.append(Chapter(*(text(one, number=late or number) for one in (said, f"{said}-name"))))
    return found


def turning(view: JamView) -> Text:
    """Say since which jam who won was ahead for good, that it ends level, or that one conceded."""
    for seat, side in enumerate(view.sides):
        if side.conceded:
            return text("jam-turning-conceded", who=Who(seat))
    signs = [(home > away) - (home < away) for home, away in view.course]
    if not signs or not signs[-1]:
        return text("jam-turning-level", points=view.sides[0].points)
    since = next((at for at in range(len(signs), 0, -1) if signs[at - 1] != signs[-1]), 0) + 1
    ahead = Who(0 if signs[-1] > 0 else 1)
    jam = chapters(view)[since - 1].name
    return text("jam-turning", jam=jam, who=ahead, all=int(since == 1))


def _sides(view: JamView) -> Iterator[Text]:
    for seat, side in enumerate(view.sides):
        parts = [text("jam-part-points", count=side.points)]
        if side.lineup:
            parts.append(text("jam-part-jam", points=side.jam_points, passes=side.passes))
        if view.lead == seat:
            parts.append(text("jam-part-lead"))
        parts.append(text("jam-part-hand", count=side.hand))
        if side.conceded:
            parts.append(text("jam-part-conceded"))
        team = Card(side.team) if side.team else text("jam-part-no-team")
        yield text("jam-says-side", who=Who(seat), team=team, parts=tuple(parts))


# The track


def _track(faces: Faces, view: JamView) -> Iterator[Text]:
    where = positions(view)
    for space in spaces(faces, view):
        stack, zone = view.stacks[space], face(faces, space, Space).zone
        if stack:
            lying = tuple(_standing(view, where, skater) for skater in stack)
            pack = "stack" if zone == "pack" and len(stack) > 1 else "one"
            yield text("jam-says-space", space=Card(space), skaters=lying, kind=pack)
    if view.prison:
        yield text("jam-says-prison", skaters=tuple(map(_prisoner, view.prison)))
    if (
        not (view.lead_open or view.overtime or view.stage in {"lineup", "over"})
        and view.lead is None
    ):
        yield text("jam-says-no-lead")


def spaces(faces: Faces, view: JamView) -> list[str]:
    """Return the spaces of the track in running order: rear, pack, front, other side."""

    def order(space: str) -> tuple[int, int, str]:
        printed = face(faces, space, Space)
        return ("rear", "pack", "front", "other").index(printed.zone), -printed.row, space

    return sorted(view.stacks, key=order)


def _prisoner(one: Prisoner) -> Text:
    return text("jam-says-prisoner", skater=Card(one.skater), turns=one.turns)


def _standing(view: JamView, where: Positions, skater: str) -> Text:
    """Say who stands there: whose she is, pinned or not, and the card on her."""
    laid = next((one for one in view.laid if one.skater == skater), None)
    bears = text("jam-says-bears", times=events.times(laid.times)) if laid else _NOTHING
    pinned = text("jam-says-pinned") if where.is_pinned(skater) else _NOTHING
    stuck = text("jam-says-stuck") if skater in view.stuck else _NOTHING
    return text(
        "jam-says-skater",
        who=Who(where.side(skater)),
        skater=Card(skater),
        post=where.post(skater),
        pinned=pinned,
        stuck=stuck,
        bears=bears,
    )


def _skaters(faces: Faces, view: JamView) -> Iterator[Text]:
    """Say the states of all skaters, side by side: who plays, and the bench."""
    for seat, side in enumerate(view.sides):
        for message, ids in (("jam-says-lineup", side.lineup), ("jam-says-bench", side.bench)):
            if ids:
                listed = tuple(skater_text(faces, view, seat, one) for one in ids)
                yield text(message, who=Who(seat), skaters=listed)


def skater_text(faces: Faces, view: JamView, seat: int, skater: str) -> Text:
    """Say a skater with her state and her skills in it."""
    side = view.sides[seat]
    energy = (
        "exhausted" if skater in side.exhausted else "tired" if skater in side.tired else "fresh"
    )
    printed = face(faces, skater, Skater)
    movement, block, resistance = printed.fresh if energy == "fresh" else printed.tired
    return text(
        "jam-says-skills",
        skater=Card(skater),
        helmet=printed.helmet,
        energy=energy,
        movement=movement,
        block=block,
        resistance=resistance,
    )


def _piles(faces: Faces, view: JamView) -> Iterator[Text]:
    """Say the piles, and the cards that lie turned up or are being carried out."""
    if view.acting is not None:
        acting = events.card(faces, view.acting.card)
        yield text("jam-says-acting", skater=Card(view.acting.skater), card=acting)
    up = [one for one in view.laid if one.card]
    if up:
        waiting = tuple(
            text("jam-says-card-of", skater=Card(one.skater), card=events.card(faces, one.card))
            for one in up
        )
        yield text("jam-says-up", cards=waiting)
    if view.last_turn:
        yield text("jam-says-last-turn")
    if view.busy and view.live:
        yield text("jam-says-busy")
    yield text("jam-says-pile", count=view.pile)
    if view.discard:
        yield text("jam-says-discard", cards=events.card_list(faces, view.discard))


# The reader's own


def _mine(faces: Faces, view: JamView, mine: Mine) -> Iterator[Text]:
    """Say what the reader alone knows: answers so far, cards on skaters, hand."""
    yield from _answers(faces, view, mine)
    for skater, card in mine.cards:
        yield text("jam-says-my-card", skater=Card(skater), card=events.card(faces, card))
    if mine.hand:
        yield text("jam-says-hand", cards=tuple(_in_hand(faces, card) for card in mine.hand))


def _in_hand(faces: Faces, card: str) -> Text:
    times = events.times(face(faces, card, Action).times)
    return text("jam-pick-card", card=events.card(faces, card), times=times)


def _answers(faces: Faces, view: JamView, mine: Mine) -> Iterator[Text]:
    """Say the own sealed answers of this phase."""
    if mine.teams:
        yield text("jam-says-teams", teams=tuple(Card(team) for team in mine.teams))
    if mine.thrown:
        yield text("jam-says-thrown", cards=events.card_list(faces, mine.thrown))
    if view.stage == "lineup" and mine.lineup:
        yield text("jam-says-my-lineup", skaters=events.skaters(mine.lineup))
    for placed in mine.placed:
        yield order_text(faces, view, placed)
    if mine.calls is not None:
        yield calls_text(mine.calls)
    if mine.acts is not None:
        acts = events.skaters(mine.acts) if mine.acts else (text("jam-says-none"),)
        yield text("jam-says-acts", skaters=acts)


def summary(faces: Faces, view: JamView) -> list[Text]:
    """Say what the reader's sealed answers come to: a sentence a card, then who has none."""
    mine = view.mine
    if mine is None:
        return []
    said = list(_answers(faces, view, mine))
    if mine.step == "plan_call" and mine.calls is not None:
        said.remove(calls_text(mine.calls))  # the picks are said under the question
    if view.stage == "program" and mine.step in {"", "plan_call"}:
        laid = [placed.skater for placed in mine.placed]
        bare = [one for one in positions(view).visible(view.reader or 0) if one not in laid]
        if bare:
            said.insert(len(laid), text("jam-order-none", skaters=events.skaters(bare)))
        if not laid:
            said.insert(int(bool(bare)), _clock(view))
    return said


def _clock(view: JamView) -> Text:
    """Say what a turn without a card costs, rule JAM-2.7."""
    return text("jam-order-clock", count=min(HAND, view.pile), last=int(view.pile < HAND))


def order_text(faces: Faces, view: JamView, placed: Placed) -> Text:
    """Say one order in a sentence: skater, Time, card, and where to or whom."""
    card = events.card(faces, placed.card)
    said = {
        "skater": Card(placed.skater),
        "post": positions(view).post(placed.skater),
        "card": card,
    }
    if not placed.time:
        return text("jam-order", **said)
    if placed.end:
        there, space = face(faces, placed.end, Space), Card(placed.end)
        number = 2 * there.row - int(there.lane == "int")  # as on the track (JAMR-1)
        where = {"space": space, "zone": there.zone, "number": number}
        return text("jam-order-move", **said, **where, time=placed.time)
    if placed.wishes:
        wishes = events.skaters(placed.wishes)
        return text("jam-order-block", **said, time=placed.time, skaters=wishes)
    return text("jam-order-time", **said, time=placed.time)


def calls_at_once(calls: Collection[str]) -> bool:
    """Whether the jam is called off at the end of any Time, whatever else is planned."""
    return all(f"t{time}" in calls for time in range(1, TIMES + 1))


def calls_text(calls: Collection[str]) -> Text:
    """Say when the jam is to be called off: one of several conditions is enough."""
    if not calls:
        return text("jam-order-no-call")
    if calls_at_once(calls):
        return text("jam-order-call-at-once")
    chosen = [text(f"jam-condition-{one}") for one in CONDITIONS if one in calls]
    any_ = reduce(lambda before, one: text("jam-condition-or", before=before, then=one), chosen)
    return text("jam-order-call", conditions=any_)


def aim(info: Info, start: Start) -> tuple[Text, ...]:
    """Return the aim in three lines, by the number of jams."""
    jams = int(option(start, info, "jams"))
    return tuple(text(f"jam-aim-{line}", jams=jams) for line in (1, 2, 3))
