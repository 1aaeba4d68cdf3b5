"""The public message of a tournament."""

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle

from cogs.app.render_client import accent
from cogs.tournaments.words import ROWS, Screen, row_line
from cogs.ui.page import Button, Item, Page, Picture, button, gallery, rows, small, words
from cogs.ui.words import names_in_words, stamp
from db.records.tournaments import StoredAct
from play.time.pace import pace_of
from play.tournaments import beginnings
from play.tournaments.beginnings import CHECK_OUT
from play.tournaments.view import TournamentView

NAMED = 24  # people who are named before it begins
ACTS = 5  # decisions that are told
STEPS = 3  # places that are told at the end
MINUS = "\u2212"


def public_page(screen: Screen, now: datetime, pictures: Sequence[Picture] = ()) -> Page:
    """Return what everybody sees of a tournament; the standings in words where none are drawn."""
    shown = screen.shown
    lines = [f"### 🏆 {screen.name}", _what(screen), *_status(screen, now)]
    items: list[Item] = [words("\n".join(lines))]
    items += [gallery(one) for one in pictures]
    if shown.rows and not pictures:
        items.append(words("\n".join(standing_lines(screen))))
    if found := _buttons(screen):
        items += rows(found)
    items.append(small(screen.ui("foot", id=shown.facts.id[:4].upper())))
    return Page(items, tuple(pictures), accent(shown.facts.game))


def _what(screen: Screen) -> str:
    facts = screen.shown.facts
    pace = screen.texts.get(f"play-pace-{pace_of(facts.terms).key}", screen.locale)
    return " · ".join([f"**{screen.game}**", screen.format(), pace.partition(" (")[0]])


def _status(screen: Screen, now: datetime) -> list[str]:
    shown = screen.shown
    match shown.facts.status:
        case "open":
            return _open(screen, now)
        case "running":
            return _running(screen)
        case "over":
            return ["", f"**{screen.ui('over')}**", *podium_lines(screen)]
        case "off":
            return [screen.ui("called-off")]


def _open(screen: Screen, now: datetime) -> list[str]:
    shown, facts = screen.shown, screen.shown.facts
    here, waits = len(shown.entered), len(shown.waiting)
    lines = [screen.ui("entered", count=here, places=facts.places)]
    if here:
        lines.append(_names(screen, shown))
    if waits:
        lines.append(screen.ui("waiting", count=waits))
    lines += [when_line(screen), *needs_lines(screen)]
    if beginnings.checks(facts, now) and facts.starts_at is not None:
        until = stamp(facts.starts_at - CHECK_OUT)
        lines.append(screen.ui("check-in-runs", until=until))
    return lines


def needs_lines(screen: Screen) -> list[str]:
    """Return what is needed to enter, a line; nothing where anybody may (EVT-1.4)."""
    needs, found = screen.shown.needs, list[str]()
    if needs.role:
        found.append(screen.ui("needs-role", role=f"<@&{needs.role}>"))
    if needs.least or needs.most:
        bounds = "between" if needs.least and needs.most else "least" if needs.least else "most"
        told = {"least": needs.least, "most": needs.most}
        found.append(screen.ui(f"needs-rating-{bounds}", **told))
    if needs.brings:
        found.append(screen.ui("needs-brings"))
    return [screen.ui("needs", what=" · ".join(found))] if found else []


def _names(screen: Screen, shown: TournamentView) -> str:
    names = [screen.person(one.number) for one in shown.entered]
    rest = len(names) - NAMED
    if rest > 0:
        names = [*names[:NAMED], screen.ui("and-more", count=rest)]
    return names_in_words(names, screen.texts, screen.locale)


def when_line(screen: Screen) -> str:
    """Return when a tournament begins."""
    begins = screen.shown.facts.starts_at
    if begins is None:
        return screen.ui("begins-by-hand")
    return screen.ui("begins-at", when=stamp(begins, "F"), left=stamp(begins))


def _running(screen: Screen) -> list[str]:
    shown = screen.shown
    parts = [f"**{round_line(screen)}**", screen.ui("played", over=shown.over, left=shown.to_play)]
    if shown.facts.until_at is not None:
        parts.append(screen.texts.get("ui-until", screen.locale, when=stamp(shown.facts.until_at)))
    lines = [" · ".join(parts)]
    if shown.facts.paused:
        lines.append(screen.ui("paused"))
    return lines


def round_line(screen: Screen) -> str:
    """Return which round or stage it is."""
    shown = screen.shown
    rounds = [one.round for one in shown.pairings if one.status != "planned"]
    latest = max([*rounds, *(one.round for one in shown.tournament.byes)], default=0)
    return (screen.round(latest) if latest else "") or screen.ui("runs")


def podium_lines(screen: Screen) -> list[str]:
    """Return the first places at the end."""
    found = [row for row in screen.shown.rows if row.place <= STEPS]
    return [f"{row.place}. **{screen.person(row.entrant)}**" for row in found]


def standing_lines(screen: Screen) -> list[str]:
    """Return the first rows of the standings."""
    found = [row_line(screen, row) for row in screen.shown.rows[:ROWS]]
    rest = len(screen.shown.rows) - ROWS
    return [*found, screen.ui("and-more", count=rest)] if rest > 0 else found


def table_page(screen: Screen, at: int, picture: Picture | None = None) -> Page:
    """Return a page of the standings for one reader, in words where there is no picture."""
    pages = max(1, -(-len(screen.shown.rows) // ROWS))
    at = min(at, pages - 1)
    lines = [f"### 🏆 {screen.name}"]
    if screen.shown.facts.started_at is None:
        lines.append(screen.ui("not-begun"))
    if picture is None:
        lines += [row_line(screen, row) for row in screen.shown.rows[at * ROWS : (at + 1) * ROWS]]
    found = [button(f"t-mine:{screen.id}", screen.ui("mine"))]
    if at > 0:
        label = screen.texts.get("ui-earlier", screen.locale)
        found.append(button(f"t-table:{screen.id}:{at - 1}", label))
    if at + 1 < pages:
        label = screen.texts.get("ui-later", screen.locale)
        found.append(button(f"t-table:{screen.id}:{at + 1}", label))
    lines += [*mark_lines(screen), *act_lines(screen)]
    items: list[Item] = [words("\n".join(lines))]
    pictures = () if picture is None else (picture,)
    items += [gallery(one) for one in pictures]
    return Page([*items, *rows(found)], pictures, accent(screen.shown.facts.game))


def mark_lines(screen: Screen) -> list[str]:
    """Return the results that are marked: struck, or finished by an AI at a deadline (EVT-5.1)."""
    found: list[str] = []
    for one in screen.shown.pairings:
        if one.struck or (one.passed and one.status == "over"):
            people = " – ".join(screen.person(number) for number in one.people)
            said = screen.ui("is-struck" if one.struck else "is-passed")
            found.append(" · ".join(filter(None, (screen.stage(one), people, said))))
    return [f"-# {one}" for one in found[-ACTS:]]


def act_lines(screen: Screen) -> list[str]:
    """Return what organisers decided last, each with its reason (EVT-1.8)."""
    return [f"-# {_act_line(screen, one)}" for one in screen.shown.acts[-ACTS:]]


def _act_line(screen: Screen, act: StoredAct) -> str:
    about = "" if act.entrant is None else screen.person(act.entrant)
    value = _value(screen, act)
    for one in screen.shown.pairings:
        if one.number == act.pairing:
            about = " – ".join(screen.person(number) for number in one.people)
            placed = act.value.replace(",", " ").split()
            if act.kind == "result" and len(placed) == len(one.people):
                people = zip(one.people, placed, strict=True)
                about = " – ".join(f"{screen.person(who)} ({place})" for who, place in people)
                value = ""
    said = screen.ui("acted", kind=act.kind)
    return " · ".join(filter(None, (said, about, value, screen.write(act.reason))))


def _value(screen: Screen, act: StoredAct) -> str:
    """Return what was written with a decision, in words."""
    said = act.value.strip().replace(MINUS, "-").removeprefix("+")
    if not said.removeprefix("-").isdecimal() or act.kind not in {"points", "extend"}:
        return screen.write(act.value)
    number = int(said)
    if act.kind == "extend":
        return screen.ui("acted-hours", hours=number)
    points = f"{MINUS if number < 0 else '+'}{abs(number)}"
    return screen.ui("acted-points", points=points, count=abs(number))


def alt_lines(screen: Screen, at: int = 0) -> str:
    """Return the standings as the words of a picture, rows in their order."""
    shown = [row_line(screen, row) for row in screen.shown.rows[at * ROWS : (at + 1) * ROWS]]
    over = screen.shown.facts.status == "over"
    said = " · ".join(filter(None, (screen.name, "" if over else round_line(screen))))
    return ". ".join([said, *shown]).replace("**", "")


def _buttons(screen: Screen) -> list[Button]:
    shown, which = screen.shown, screen.id
    found: list[Button] = []
    if shown.open_to_entry:
        found.append(enter_button(screen))
    if shown.facts.status == "open":
        found.append(button(f"t-terms:{which}", screen.ui("terms")))
    elif shown.facts.status in {"running", "over"}:
        style = ButtonStyle.secondary if found else ButtonStyle.primary
        found.append(button(f"t-mine:{which}", screen.ui("mine"), style))
        found.append(button(f"t-table:{which}:0", screen.ui("standings")))
    return found


def enter_button(screen: Screen) -> Button:
    """Return what one enters by: a place, or the waiting list where all places are taken."""
    label, style = screen.ui("enter"), ButtonStyle.success
    if screen.shown.full:
        label, style = screen.ui("wait"), ButtonStyle.secondary
    return button(f"t-enter:{screen.id}", label, style)


def call_page(screen: Screen, people: Sequence[int], until: datetime) -> Page:
    """Return the message that calls people to the check-in (EVT-1.4)."""
    who = " ".join(f"<@{one}>" for one in people)
    said = screen.ui("check-in-call", who=who, name=screen.name, until=stamp(until))
    here = button(f"t-here:{screen.id}", screen.ui("i-am-there"), ButtonStyle.success)
    leave = button(f"t-leave:{screen.id}", screen.ui("leave"))
    return Page([words(said), *rows([here, leave])])


def line_page(screen: Screen, number: int) -> Page:
    """Return the line above the thread of a match: "Round 3 · Ana - Bao" (EVT-1.6)."""
    (pairing,) = (one for one in screen.shown.pairings if one.number == number)
    people = " – ".join(f"**{screen.person(one)}**" for one in pairing.people)
    said = " · ".join(filter(None, (screen.name, screen.stage(pairing), people)))
    look = button(f"play:{pairing.match}", screen.texts.get("ui-look", screen.locale))
    return Page([words(said), *rows([look])])
