"""What a tournament is to one person: one line that says what is next, and their own row."""

from collections.abc import Mapping
from datetime import datetime

from discord import ButtonStyle

from cogs.app.render_client import accent
from cogs.tournaments.page import enter_button, round_line, when_line
from cogs.tournaments.team import Team, team_items, team_lines
from cogs.tournaments.words import Screen, plain, points, possible, reason
from cogs.ui.page import Button, Item, Page, button, choice, rows, select, words
from cogs.ui.words import stamp
from db.records.lists import Entrance
from db.records.tournaments import StoredCoach, StoredEntrant, StoredPairing
from play.records import Bring
from play.tournaments import beginnings
from play.tournaments.beginnings import CHECK_OUT
from tournaments import entries
from tournaments.formats import knockout
from tournaments.records import Chooser

LINES = 4  # open matches that are told


def own_page(
    screen: Screen,
    person: int,
    now: datetime,
    entrances: Mapping[str, Entrance],
    *,
    runs_it: bool = False,
    note: str = "",
    bring: Bring | None = None,
    team: Team | None = None,
) -> Page:
    """Return a person's own page; `entrances` are their running matches, by id.

    `runs_it` says that they may manage it; `note` is said first. They may `bring` something, and
    still change it. Their `team` are coaches, where the game has some.
    """
    shown = screen.shown
    entry = shown.of(person)
    lines = [note, f"### 🏆 {screen.name}", *next_lines(screen, entry, now, entrances)]
    if entry is not None:
        lines += row_lines(screen, entry.number)
    if team is not None and entry is not None:
        lines += team_lines(screen, team, entry.number)
    if bring is not None and entry is not None:
        lines.append(screen.ui("bring-none" if bring.given is None else "bring-kept"))
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    items += _matches(screen, entry)
    if team is not None and entry is not None:
        items += team_items(screen, team, entry.number)
    found = _buttons(screen, entry, now)
    if bring is not None and entry is not None:
        label = screen.texts.get("ui-bring", screen.locale)
        style = ButtonStyle.primary if bring.given is None else ButtonStyle.secondary
        found.append(button(f"e-bring:{screen.id}", label, style))
    if runs_it and shown.facts.status != "off":
        found.append(button(f"t-manage:{screen.id}", screen.ui("manage")))
    if found:
        items += rows(found)
    return Page(items, accent=accent(shown.facts.game))


def coached_page(
    screen: Screen,
    mine: StoredCoach,
    now: datetime,
    entrances: Mapping[str, Entrance],
    *,
    note: str = "",
) -> Page:
    """Return the own page of somebody who coaches, or was asked to (EVT-1.7)."""
    lines = [note, f"### 🏆 {screen.name}", *_coaching(screen, mine, now, entrances)]
    items: list[Item] = [words("\n".join(filter(None, lines)))]
    if mine.agreed:
        items += _matches(screen, screen.shown.by_number[mine.number])
    items += rows(_agreeing(screen, mine))
    return Page(items, accent=accent(screen.shown.facts.game))


def _coaching(
    screen: Screen, mine: StoredCoach, now: datetime, entrances: Mapping[str, Entrance]
) -> list[str]:
    """Return what is next for a coach: their answer, then what is next for their entrant."""
    head = screen.person(mine.number)
    if not mine.agreed:
        return [screen.ui("coach-asked", head=head)]
    entry = screen.shown.by_number[mine.number]
    next_up = next_lines(screen, entry, now, entrances)
    return [screen.ui("coach-agreed", head=head), *next_up, *row_lines(screen, mine.number)]


def _agreeing(screen: Screen, mine: StoredCoach) -> list[Button]:
    if screen.shown.facts.status != "open":
        return [button(f"t-table:{screen.id}:0", screen.ui("standings"))]
    found = []
    if not mine.agreed:
        label = screen.ui("coach-yes")
        found.append(button(f"t-coach-yes:{screen.id}", label, ButtonStyle.success))
    return [*found, button(f"t-coach-no:{screen.id}", screen.ui("coach-no"))]


def next_lines(
    screen: Screen,
    entry: StoredEntrant | None,
    now: datetime,
    entrances: Mapping[str, Entrance],
) -> list[str]:
    """Return what is next for somebody: one line, or one for each match that is open."""
    facts = screen.shown.facts
    if facts.planned:
        return [screen.ui("planned")]
    if entry is None:
        return [screen.ui("not-in" if screen.shown.open_to_entry else "not-in-closed")]
    match facts.status:
        case "open":
            return _before(screen, entry, now)
        case "off" | "over":
            return [screen.ui("called-off" if facts.status == "off" else "over")]
        case "running" if entry.status == "entered":
            return _during(screen, entry.number, entrances)
        case "running":
            return [screen.ui(f"you-are-{entry.status}")]


def _before(screen: Screen, entry: StoredEntrant, now: datetime) -> list[str]:
    facts = screen.shown.facts
    if beginnings.checks(facts, now) and not entry.checked and facts.starts_at is not None:
        return [screen.ui("confirm-until", until=stamp(facts.starts_at - CHECK_OUT))]
    if entry.status == "waiting":
        place = 1 + [one.number for one in screen.shown.waiting].index(entry.number)
        return [screen.ui("you-wait", place=place)]
    return [f"{screen.ui('you-are-in')} {when_line(screen)}"]


def _during(screen: Screen, number: int, entrances: Mapping[str, Entrance]) -> list[str]:
    shown = screen.shown
    choosing = [one for one in shown.choosers if one.entrant == number]
    if choosing:
        return [screen.ui("you-choose", game=one.game) for one in choosing]
    found = [
        _match_line(screen, number, one, entrances.get(one.match or ""))
        for one in shown.open_of(number)
    ]
    if found:
        return found[:LINES]
    awaited = [one for one in shown.choosers if number in _people_of(screen, one)]
    if awaited:
        return [
            screen.ui("they-choose", game=one.game, name=screen.person(one.entrant))
            for one in awaited
        ]
    planned = sum(one.status == "planned" and number in one.people for one in shown.pairings)
    if planned:
        return [screen.ui("more-planned", count=planned)]
    if shown.shape.format != "robin" and _plays_on(screen, number):
        rests = any(
            one.entrant == number and one.round == _latest(screen) for one in shown.tournament.byes
        )
        key = "rests" if rests else "awaits-round"
        left = shown.to_play or len(shown.choosers)  # a meeting waits for somebody's choice
        return [screen.ui(key, round=round_line(screen), left=left)]
    return [screen.ui("you-are-done")]


def _latest(screen: Screen) -> int:
    shown = screen.shown
    rounds = [one.round for one in shown.pairings if one.status != "planned"]
    return max([*rounds, *(one.round for one in shown.tournament.byes)], default=0)


def _plays_on(screen: Screen, number: int) -> bool:
    """Whether somebody may have another match: rounds are left, or they are in the knockout."""
    read = screen.shown.tournament
    if read.paired < read.rounds:
        return True
    if not read.bracket:
        return screen.shown.shape.format in {"knockout", "swiss+cut"}
    row = screen.shown.row(number)
    if number not in read.bracket or row is None:
        return False
    past = [one for one in screen.shown.pairings if number in one.people]
    lost = [one for one in past if one.round > read.rounds and one.round < _latest(screen)]
    here = any(one.round == _latest(screen) for one in past)
    return here or not lost or any(bye.entrant == number for bye in read.byes)


def _match_line(
    screen: Screen, number: int, pairing: StoredPairing, entrance: Entrance | None
) -> str:
    """Return a match of somebody's that is open: against whom, where, whose turn."""
    others = " · ".join(f"**{screen.person(one)}**" for one in pairing.people if one != number)
    parts = [screen.stage(pairing), screen.ui("against", people=others)]
    if entrance is None:
        parts.append(screen.ui("opens-soon"))
    else:
        parts.append(screen.ui("your-turn" if entrance.asked else "their-turn"))
        if entrance.asked and entrance.deadline_at is not None:
            until = stamp(entrance.deadline_at)
            parts.append(screen.texts.get("ui-until", screen.locale, when=until))
        if entrance.channel is not None:
            parts.append(f"<#{entrance.channel}>")
    return " · ".join(filter(None, parts))


def row_lines(screen: Screen, number: int) -> list[str]:
    """Return somebody's own row, with the reason of its place."""
    row = screen.shown.row(number)
    if row is None or not screen.shown.over:  # nobody is anywhere yet
        return []
    parts = (screen.ui("your-place", place=row.place), points(screen, row))
    lines = ["", " · ".join(filter(None, (*parts, possible(screen, number, mine=True))))]
    if row.why is not None:
        lines.append(f"-# ↑ {reason(screen, row.why)}")
    shared = sum(one.place == row.place for one in screen.shown.rows) - 1
    if row.why is None and shared:
        lines.append(f"-# {screen.ui('shared', count=shared)}")
    return lines


def _matches(screen: Screen, entry: StoredEntrant | None) -> list[Item]:
    """Return what opens the matches of an entrant that are open."""
    if entry is None:
        return []
    found = [one for one in screen.shown.open_of(entry.number) if one.match is not None]
    if len(found) == 1:
        label = screen.texts.get("ui-play", screen.locale)
        return rows([button(f"play:{found[0].match}", label, ButtonStyle.primary)])
    bare = plain(screen)
    lines = [
        choice(str(one.match), bare.ui("play-against", people=_others(bare, one, entry)))
        for one in found[:25]
    ]
    return (
        [select("play", screen.texts.get("ui-open-match", screen.locale), lines)] if lines else []
    )


def _others(screen: Screen, pairing: StoredPairing, entry: StoredEntrant) -> str:
    return ", ".join(screen.person(one) for one in pairing.people if one != entry.number)


def _buttons(screen: Screen, entry: StoredEntrant | None, now: datetime) -> list[Button]:
    shown, which = screen.shown, screen.id
    found = [] if entry is None else _asked(screen, entry, now)
    if entry is None and shown.open_to_entry:
        found.append(enter_button(screen))
    if shown.facts.status in {"running", "over"}:
        found.append(button(f"t-table:{which}:0", screen.ui("standings")))
    found.append(button(f"t-terms:{which}", screen.ui("terms")))
    if entry is not None and entry.status == "entered" and shown.facts.status == "running":
        if any(entries.may_ask(shown.tournament, entry.number, one) for one in _rounds(screen)):
            found.append(button(f"t-rest:{which}", screen.ui("rest")))
        found.append(button(f"t-drop:{which}", screen.ui("drop")))
    if entry is not None and any(entry.number in one.people for one in shown.pairings):
        found.append(button(f"t-appeal:{which}", screen.ui("appeal")))
    return found


def _asked(screen: Screen, entry: StoredEntrant, now: datetime) -> list[Button]:
    """Return what an entrant has to say: who begins, whether they will be there."""
    shown, which = screen.shown, screen.id
    found: list[Button] = []
    for one in shown.choosers:
        if one.entrant == entry.number:
            found += _choices(screen, one)
    if shown.facts.status == "open" and entry.status in {"entered", "waiting"}:
        if beginnings.checks(shown.facts, now) and not entry.checked:
            label = screen.ui("i-am-there")
            found.append(button(f"t-here:{which}", label, ButtonStyle.success))
        found.append(button(f"t-leave:{which}", screen.ui("leave")))
    return found


def _rounds(screen: Screen) -> range:
    read = screen.shown.tournament
    return range(read.paired + 1, read.rounds + 1)


def _choices(screen: Screen, one: Chooser) -> list[Button]:
    """Return the buttons by which the one whose choice it is says who sits first (EVT-2.5)."""
    return [
        button(
            f"t-first:{screen.id}:{one.stage}:{one.slot}:{one.game}:{first}",
            screen.ui("i-begin" if first == one.entrant else "they-begin"),
            ButtonStyle.primary,
        )
        for first in sorted(_people_of(screen, one), key=lambda number: number != one.entrant)
    ]


def _people_of(screen: Screen, one: Chooser) -> list[int]:
    """Return the two of the meeting in which somebody is to choose."""
    meeting = knockout.stages(screen.shown.tournament)[one.stage - 1].meetings[one.slot]
    return [number for number in meeting.people if number is not None]


def rest_page(screen: Screen, number: int) -> Page:
    """Return the rounds of which somebody can say that they cannot play (EVT-1.9)."""
    lines = [
        choice(str(one), screen.round(one))
        for one in _rounds(screen)
        if entries.may_ask(screen.shown.tournament, number, one)
    ][:25]
    back = button(f"t-mine:{screen.id}", screen.texts.get("ui-back", screen.locale))
    said = words(screen.ui("rest-hint"))
    if not lines:
        return Page([said, *rows([back])])
    chosen = select(f"t-rested:{screen.id}", screen.ui("which-round"), lines)
    return Page([said, chosen, *rows([back])])
