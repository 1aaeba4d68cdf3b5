"""What organisers decided, and which results are marked: the latest on a panel, all by pages."""

from collections.abc import Sequence

from cogs.tournaments.words import Screen, outcome
from cogs.ui.page import Button, Page, button, rows, words
from cogs.ui.rulings import placed, ruling_words
from cogs.ui.words import names_in_words, stamp
from db.records.tournaments import StoredAct
from play.tournaments.organising.acts import parties
from tournaments.records import Match

ACTS = 5  # decisions that are told beside the standings
PART = 2500  # characters of a page
MINUS = "\u2212"


def log_page(screen: Screen, at: int = 0) -> Page:
    """Return a page of all that was decided, and of all marked results; the latest comes first."""
    parts = _parts(screen)
    at = min(at, len(parts) - 1)
    found = [button(f"t-table:{screen.id}", screen.ui("standings"))]
    for other in (at - 1, at + 1):
        if 0 <= other < len(parts):
            label = screen.ui("log-page", page=other + 1)
            found.append(button(f"t-log:{screen.id}:{other}", label))
    lines = [f"### {screen.ui('log')} · {screen.name}", *parts[at]]
    return Page([words("\n".join(lines)), *rows(found)])


def log_buttons(screen: Screen) -> list[Button]:
    """Return the button that leads to all decisions, if there are more than are shown."""
    acts = screen.view.acts
    if max(len(acts), len(_marks(screen, acts))) <= ACTS:
        return []
    return [button(f"t-log:{screen.id}", screen.ui("log"))]


def _parts(screen: Screen) -> list[list[str]]:
    """Return the lines of each page; there is always one."""
    acts = [f"{stamp(one.at, 'd')} {act_line(screen, one)}" for one in screen.view.acts[::-1]]
    parts, room = [list[str]()], PART
    for line in [*acts, *_marks(screen, screen.view.acts)[::-1]]:
        if parts[-1] and len(line) > room:
            parts.append([])
            room = PART
        parts[-1].append(f"• {line}")
        room -= len(line)
    return parts


def mark_lines(screen: Screen) -> list[str]:
    """Return the results that are marked: struck, or finished by an AI at a deadline (EVT-5.1)."""
    return [f"-# {one}" for one in _marks(screen, screen.view.acts[-ACTS:])[-ACTS:]]


def _marks(screen: Screen, told: Sequence[StoredAct]) -> list[str]:
    """Return a line for each marked result, except struck ones that a ruling mentions already."""
    known = {one.pairing for one in told if one.kind == "strike"}
    found: list[str] = []
    for one, match in zip(screen.view.pairings, screen.view.tournament.matches, strict=True):
        if one.struck and one.number in known:
            continue
        said = [screen.ui("is-struck")] if one.struck else _finished(screen, match)
        if said:
            people = " – ".join(screen.person(number) for number in one.people)
            found.append(" · ".join(filter(None, (screen.stage(one), people, *said))))
    return found


def _finished(screen: Screen, match: Match) -> list[str]:
    """Return for whom an AI has finished a match, and what they have of it (EVT-5.1a)."""
    found: list[str] = []
    marks = (
        ("is-failed", match.failed),
        ("is-spared", match.spared),
        ("is-substituted", frozenset(match.substituted)),
    )
    for key, people in marks:
        names = [screen.person(number) for number in match.people if number in people]
        if names and match.status == "over":
            who = names_in_words(names, screen.texts, screen.locale)
            found.append(screen.ui(key, who=who))
    return found


def act_lines(screen: Screen, number: int | None = None) -> list[str]:
    """Return what organisers decided last, each with its reason (EVT-1.8).

    With the `number` of an entrant, what is about them or a match of theirs.
    """
    matches = {one.number for one in screen.view.pairings if number in one.people}
    found = [
        one
        for one in screen.view.acts
        if one.kind not in {"message", "changed"}
        if number is None or one.entrant == number or one.pairing in matches
    ]
    return [f"-# {act_line(screen, one)}" for one in found[-ACTS:]]


def message_lines(screen: Screen) -> list[str]:
    """Return the last message of the organisers to everybody, while it has not ended."""
    if screen.view.facts.status not in {"open", "running"}:
        return []
    found = [one for one in screen.view.acts if one.kind == "message"]
    return [f"> {_message(screen, one)}" for one in found[-1:]]


def act_line(screen: Screen, act: StoredAct) -> str:
    """Return what an organiser decided, in words, with its reason."""
    if act.kind == "message":
        return _message(screen, act)
    return _changed(screen, act) if act.kind == "changed" else _decided(screen, act)


def _decided(screen: Screen, act: StoredAct) -> str:
    """Return a ruling in words."""
    if taken := _taken(screen, act):
        return " · ".join(filter(None, (taken, _own(screen, act), screen.write(act.reason))))
    about = "" if act.entrant is None else screen.person(act.entrant)
    value, kind = _value(screen, act), act.kind
    if kind == "strike" and act.value in {"struck", "again"}:
        kind, value = act.value, ""
    if kind == "pair" and act.value.isdecimal():
        about, value = f"{about} ↔ {screen.person(int(act.value))}", ""
    for one in screen.view.pairings:
        if one.number == act.pairing:
            about = " – ".join(screen.person(number) for number in one.people)
            places = placed(act.value, len(one.people)) if act.kind == "result" else []
            if places:
                return _ruled(screen, act, outcome(screen, one.people, places))
    if kind == "extend" and _number(act) == 0:
        kind, value = "unextend", ""
    said, own = screen.ui("acted", kind=kind), _own(screen, act)
    return " · ".join(filter(None, (said, about, value, own, screen.write(act.reason))))


def _message(screen: Screen, act: StoredAct) -> str:
    """Return what an organiser wrote to everybody."""
    name, said = screen.view.names.get(act.person or 0), screen.write(act.reason)
    if not name:
        return screen.ui("message-nobody", words=said)
    return screen.ui("message", who=screen.write(name), words=said)


def _changed(screen: Screen, act: StoredAct) -> str:
    """Return what an organiser chose anew (EVT-1.12)."""
    field, value = act.value, screen.write(act.reason)
    if field == "pace":
        value = screen.texts.get(f"play-pace-{act.reason}", screen.locale).partition(" (")[0]
    elif field == "locale":
        value = screen.texts.get(f"ui-language-{act.reason}", screen.locale)
    elif field == "starts":
        field = "starts" if act.reason else "by-hand"
        value = f"<t:{act.reason}:F>" if act.reason else ""
    return screen.ui("changed", field=field, value=value)


def _ruled(screen: Screen, act: StoredAct, said: str) -> str:
    """Return a result that was decided, who did, and why, as a sentence (EVT-1.15)."""
    entered = {one.person: one.name for one in screen.view.entrants if one.person is not None}
    name = {**entered, **screen.view.names}.get(act.person or 0) or ""
    own, reason = bool(_own(screen, act)), screen.write(act.reason)
    return ruling_words(said, screen.write(name), reason, screen.texts, screen.locale, own=own)


def _taken(screen: Screen, act: StoredAct) -> str:
    """Return who took whose place; nothing for other decisions, and where neither is known."""
    people = parties(act) or (0, 0)
    if not any(people) or act.entrant is None:
        return ""
    former = screen.texts.get("ui-tournament-former", screen.locale, number=act.entrant)
    other, name = (screen.write(screen.view.names.get(one, former)) for one in people)
    return screen.ui("acted-replaced", name=name, other=other)


def _own(screen: Screen, act: StoredAct) -> str:
    """Return who decided, if that is somebody whom the decision concerns."""
    name = screen.view.names.get(act.person or 0)
    if name is not None and act.person in (parties(act) or ()):
        return screen.ui("acted-own", who=screen.write(name))
    concerned = {act.entrant, *([_number(act)] if act.kind == "pair" else [])}
    for one in screen.view.pairings:
        if one.number == act.pairing:
            concerned |= {*one.people}
    for one in screen.view.entrants:
        if one.number in concerned and one.person is not None and one.person == act.person:
            return screen.ui("acted-own", who=screen.person(one.number))
    return ""


def _number(act: StoredAct) -> int | None:
    """Return the number that was written with a decision, if it was one."""
    said = act.value.strip().replace(MINUS, "-").removeprefix("+")
    return int(said) if said.removeprefix("-").isdecimal() else None


def _value(screen: Screen, act: StoredAct) -> str:
    """Return what was written with a decision, in words."""
    if act.kind == "replace":
        return ""
    number = _number(act)
    if number is None or act.kind not in {"points", "extend"}:
        return screen.write(act.value)
    if act.kind == "extend":
        return screen.ui("acted-hours", hours=number)
    points = f"{MINUS if number < 0 else '+'}{abs(number)}"
    return screen.ui("acted-points", points=points, count=abs(number))
