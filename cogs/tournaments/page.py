"""The public message of a tournament."""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle

from cogs.app.render_client import accent
from cogs.tournaments.log import act_line, act_lines, log_buttons, mark_lines
from cogs.tournaments.words import ROWS, TOLD, Screen, row_line
from cogs.ui.page import Button, Item, Page, PictureFile, button, gallery, rows, small, words
from cogs.ui.words import names_in_words, stamp
from db.records.tournaments import StoredEntrant
from play.time.pace import pace_of
from play.tournaments import beginnings
from play.tournaments.beginnings import CHECK_OUT
from play.tournaments.organising.pauses import passed
from tournaments.formats.registry import format_of

NAMED = 24  # people who are named before it begins
LARGE = 2  # pictures that have the whole width
STEPS = 3  # places that are told at the end
RULED = 3  # results that were decided in a round


def public_page(screen: Screen, now: datetime, pictures: Sequence[PictureFile] = ()) -> Page:
    """Return the public message of a tournament; standings are in words if not drawn."""
    view = screen.view
    lines = [f"### 🏆 {screen.name}", _what(screen), *described_lines(screen)]
    lines += _status(screen, now)
    items: list[Item] = [words("\n".join(lines))]
    items += [gallery(one) for one in pictures[:LARGE]]
    if pictures[LARGE:]:  # further pages, side by side: each is opened by a press on it
        items.append(gallery(*pictures[LARGE:]))
    if view.rows and not pictures:
        items.append(words("\n".join(standing_lines(screen))))
    if found := _buttons(screen, now):
        items += rows(found)
    items.append(small(screen.ui("foot", id=view.facts.id[:4].upper())))
    return Page(items, tuple(pictures), accent(view.facts.game))


def described_lines(screen: Screen) -> list[str]:
    """Return how its organisers describe it, if they do."""
    said = screen.view.facts.description
    return [screen.write(said)] if said else []


def _what(screen: Screen) -> str:
    facts = screen.view.facts
    pace = screen.texts.get(f"play-pace-{pace_of(facts.terms).key}", screen.locale)
    return " · ".join([f"**{screen.game}**", screen.format(), pace.partition(" (")[0]])


def _status(screen: Screen, now: datetime) -> list[str]:
    view = screen.view
    match view.facts.status:
        case "open":
            return _open(screen, now)
        case "running":
            return running_lines(screen)
        case "over":
            return [
                "",
                f"**{screen.ui('over')}**",
                *untitled_lines(screen),
                *why_lines(screen, "end"),
                *podium_lines(screen),
            ]
        case "off":
            return off_lines(screen)


def off_lines(screen: Screen) -> list[str]:
    """Return the line that says that a tournament was called off, and why."""
    return [screen.ui("called-off"), *why_lines(screen, "off")]


def untitled_lines(screen: Screen) -> list[str]:
    """Return the line that says that nobody has won the final (EVT-5.1a), where that is so."""
    view = screen.view
    nobody = format_of(view.shape).untitled(view.tournament)
    return [screen.ui("untitled")] if nobody else []


def why_lines(screen: Screen, kind: str) -> list[str]:
    """Return the reason of the last ruling of a kind, a small line; nothing where there is none."""
    found = [one for one in screen.view.acts if one.kind == kind]
    return [f"-# {screen.write(one.reason)}" for one in found[-1:]]


def _open(screen: Screen, now: datetime) -> list[str]:
    view, facts = screen.view, screen.view.facts
    here, waits = len(view.entered), len(view.waiting)
    lines = [screen.ui("entered", count=here, places=facts.places)]
    runs = beginnings.checks(facts, now)
    if here:
        lines += _checked(screen) if runs else [_names(screen, view.entered)]
    if waits:
        lines.append(screen.ui("waiting", count=waits))
    lines += left_lines(screen)
    lines += [when_line(screen), *needs_lines(screen)]
    if runs and facts.dates.starts_at is not None:
        until = stamp(facts.dates.starts_at - CHECK_OUT, "f")
        lines.append(screen.ui("check-in-runs", until=until))
    return [*lines, *_away(screen)]


def _checked(screen: Screen) -> list[str]:
    """Return who has confirmed that they will be there, and who has not yet."""
    groups = {True: "confirmed-by", False: "unconfirmed"}
    found: list[str] = []
    for checked, message in groups.items():
        people = [one for one in screen.view.entered if one.checked is checked]
        if people:
            names = _names(screen, people)
            found.append(screen.ui(message, count=len(people), people=names))
    return found


def needs_lines(screen: Screen) -> list[str]:
    """Return what is needed to enter, a line; nothing where anybody may (EVT-1.4)."""
    needs, found = screen.view.needs, list[str]()
    if needs.role:
        found.append(screen.ui("needs-role", role=f"<@&{needs.role}>"))
    if needs.least or needs.most:
        bounds = "between" if needs.least and needs.most else "least" if needs.least else "most"
        told = {"least": needs.least, "most": needs.most}
        found.append(screen.ui(f"needs-rating-{bounds}", **told))
    if needs.brings:
        found.append(screen.ui("needs-brings"))
    return [screen.ui("needs", what=" · ".join(found))] if found else []


def _names(screen: Screen, people: Sequence[StoredEntrant]) -> str:
    names = [screen.person(one.number) for one in people]
    rest = len(names) - NAMED
    if rest > 0:
        names = [*names[:NAMED], screen.ui("and-more", count=rest)]
    return names_in_words(names, screen.texts, screen.locale)


def when_line(screen: Screen) -> str:
    """Return when a tournament begins."""
    begins = screen.view.facts.dates.starts_at
    if begins is None:
        few = len(screen.view.entered) < format_of(screen.view.shape).people(screen.view.shape)[0]
        lacks = few and screen.view.facts.dates.checked_at is not None
        return screen.ui("begins-lacking" if lacks else "begins-by-hand")
    return screen.ui("begins-at", when=stamp(begins, "F"), left=stamp(begins))


def running_lines(screen: Screen) -> list[str]:
    """Return how far it is, until when, and what makes it stand still."""
    view = screen.view
    parts = [f"**{round_line(screen)}**", screen.ui("played", over=view.over, left=view.to_play)]
    dates = view.facts.dates
    if dates.until_at is not None and not dates.standing_still:
        parts.append(screen.texts.get("ui-until", screen.locale, when=stamp(dates.until_at)))
    held = held_lines(screen)
    return [" · ".join(parts), *held, *left_lines(screen), *still_lines(screen), *_rulings(screen)]


def held_lines(screen: Screen) -> list[str]:
    """Return the line that says that a ruling can still be taken back (EVT-1.15)."""
    at = screen.view.facts.dates.drawn_at
    return [] if at is None else [screen.ui("drawn-soon", when=stamp(at, "R"))]


def _rulings(screen: Screen) -> list[str]:
    """Return the results of the current round that were decided, the last of them."""
    latest = max((one.round for one in screen.view.pairings if one.status != "off"), default=0)
    here = {one.number for one in screen.view.pairings if one.round == latest and one.decided}
    found = {act.pairing: act for act in screen.view.acts if act.kind == "result"}
    said = [act_line(screen, act) for about, act in found.items() if about in here]
    return [f"-# {one}" for one in said[-RULED:]]


def left_lines(screen: Screen) -> list[str]:
    """Return the line that says who has left the server, whom nobody waits for (EVT-1.14)."""
    found = screen.view.departed
    if not found:
        return []
    return [f"-# {screen.ui('left-server', count=len(found), people=_names(screen, found))}"]


def still_lines(screen: Screen) -> list[str]:
    """Return why nothing new begins, in a pause with its reason; nothing where all goes on."""
    dates = screen.view.facts.dates
    if dates.paused_at is None:
        return _away(screen)
    late = passed(screen.view.facts)
    deadline = "no" if dates.until_at is None else "passed" if late else "yes"
    return [screen.ui("paused", deadline=deadline), *why_lines(screen, "pause"), *_away(screen)]


def _away(screen: Screen) -> list[str]:
    """Return the line that says that a tournament waits for its game (EVT-1.5)."""
    return [screen.ui("away")] if screen.view.facts.dates.absent_at is not None else []


def round_line(screen: Screen) -> str:
    """Return the name of the current round or stage."""
    view = screen.view
    rounds = [one.round for one in view.pairings if one.status != "planned"]
    latest = max([*rounds, *(one.round for one in view.tournament.byes)], default=0)
    return round_of(screen, latest) if latest else screen.ui("runs")


def round_of(screen: Screen, number: int) -> str:
    """Return the name of a round or stage; where matches flow, without any, that it runs."""
    return screen.round(number) or screen.ui("runs")


def podium_lines(screen: Screen) -> list[str]:
    """Return the first places at the end."""
    found = [row for row in screen.view.rows if row.placed and row.place <= STEPS]
    return [f"**{row.place}. {screen.person(row.entrant)}**" for row in found]


def standing_lines(screen: Screen) -> list[str]:
    """Return the first rows of the standings."""
    found = [row_line(screen, row) for row in screen.view.rows[:TOLD]]
    rest = len(screen.view.rows) - TOLD
    return [*found, screen.ui("and-more", count=rest)] if rest > 0 else found


def table_page(screen: Screen, at: int, picture: PictureFile | None = None) -> Page:
    """Return a page of the standings for one reader, in words where there is no picture."""
    people = len(screen.view.rows)
    at = min(at, max(0, people - 1) // ROWS)
    lines = [f"### 🏆 {screen.name}"]
    if screen.view.facts.dates.started_at is None:
        lines.append(screen.ui("not-begun"))
    if picture is None:
        lines += [row_line(screen, row) for row in screen.view.rows[at * ROWS : (at + 1) * ROWS]]
    found = [button(f"t-mine:{screen.id}", screen.ui("mine"))]
    if screen.view.in_stages:
        found.append(button(f"t-bracket:{screen.id}", screen.ui("bracket")))
    for other in (at - 1, at + 1):
        if 0 <= other * ROWS < people:
            first, last = other * ROWS + 1, min(people, (other + 1) * ROWS)
            label = screen.ui("places", first=first, last=last)
            found.append(button(f"t-table:{screen.id}:{other}", label))
    return _pictured(screen, lines, picture, found)


def bracket_page(
    screen: Screen, at: int, parts: int, told: Sequence[str], picture: PictureFile | None = None
) -> Page:
    """Return a page of the bracket, of so many; what it shows is `told` where there is no picture.

    The last page is the end of the bracket.
    """
    lines = [f"### 🏆 {screen.name}"]
    if picture is None:
        lines += told
    found = [
        button(f"t-mine:{screen.id}", screen.ui("mine")),
        button(f"t-table:{screen.id}", screen.ui("standings")),
    ]
    for other in range(parts):
        if other != at:
            end = other == parts - 1
            label = screen.ui("bracket-end") if end else screen.ui("bracket-part", part=other + 1)
            found.append(button(f"t-bracket:{screen.id}:{other}", label))
    return _pictured(screen, lines, picture, found)


def _pictured(
    screen: Screen, lines: Sequence[str], picture: PictureFile | None, found: Sequence[Button]
) -> Page:
    """Return a page: words, what organisers decided, a picture below them, and buttons."""
    said = [*lines, *mark_lines(screen), *act_lines(screen)]
    items: list[Item] = [words("\n".join(said))]
    pictures = () if picture is None else (picture,)
    items += [gallery(one) for one in pictures]
    found = [*found, *log_buttons(screen)]
    return Page([*items, *rows(found)], pictures, accent(screen.view.facts.game))


def _buttons(screen: Screen, now: datetime) -> list[Button]:
    view, which = screen.view, screen.id
    found: list[Button] = []
    if beginnings.checks(view.facts, now):
        found.append(button(f"t-here:{which}", screen.ui("i-am-there"), ButtonStyle.primary))
    if view.open_to_entry:
        found.append(enter_button(screen))
    if view.facts.status == "open":
        found.append(button(f"t-terms:{which}", screen.ui("terms")))
    elif view.facts.status in {"running", "over"}:
        style = ButtonStyle.secondary if found else ButtonStyle.primary
        found.append(button(f"t-mine:{which}", screen.ui("mine"), style))
        if view.in_stages:
            found.append(button(f"t-bracket:{which}", screen.ui("bracket")))
        found.append(button(f"t-table:{which}", screen.ui("standings")))
    return found


def enter_button(screen: Screen) -> Button:
    """Return the button that enters a tournament, or its waiting list if it is full."""
    label, style = screen.ui("enter"), ButtonStyle.primary
    if screen.view.full:
        label, style = screen.ui("wait"), ButtonStyle.secondary
    return button(f"t-enter:{screen.id}", label, style)


def call_page(screen: Screen, people: Sequence[int], until: datetime) -> Page:
    """Return the message that calls people to the check-in (EVT-1.4)."""
    who = " ".join(f"<@{one}>" for one in people)
    said = screen.ui("check-in-call", who=who, name=screen.name, until=stamp(until, "f"))
    here = button(f"t-here:{screen.id}", screen.ui("i-am-there"), ButtonStyle.primary)
    leave = button(f"t-leave:{screen.id}", screen.ui("leave"))
    return Page([words(said), *rows([here, leave])])


def off_call_page(screen: Screen, people: Sequence[int]) -> Page:
    """Return the message that tells entrants that it was called off, and why (EVT-1.4)."""
    who = " ".join(f"<@{one}>" for one in people)
    said = [screen.ui("off-call", who=who, name=screen.name), *why_lines(screen, "off")]
    look = button(f"t-mine:{screen.id}", screen.ui("mine"))
    return Page([words("\n".join(said)), *rows([look])])


def line_page(screen: Screen, number: int, *, off: bool = False) -> Page:
    """Return the line above the thread of a match: "Round 3 · Ana - Bao" (EVT-1.6).

    One in whose place others were paired is `off`, and says so.
    """
    (pairing,) = (one for one in screen.view.pairings if one.number == number)
    people = " – ".join(f"**{screen.person(one)}**" for one in pairing.people)
    state = screen.ui("cell", status="off") if off else ""
    said = " · ".join(filter(None, (screen.name, screen.stage(pairing), people, state)))
    rulings = [one for one in screen.view.acts if one.pairing == number and one.kind == "result"]
    told = [f"-# {act_line(screen, one)}" for one in rulings[-1:] if pairing.decided and not off]
    look = button(f"play:{pairing.match}", screen.texts.get("ui-look", screen.locale))
    return Page([words("\n".join([said, *told])), *rows([look])])
