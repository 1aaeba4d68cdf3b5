"""A tournament for one person: what is next for them in one line, and their own row."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from discord import ButtonStyle

from cogs.app.render_client import accent
from cogs.tournaments.log import act_lines, message_lines
from cogs.tournaments.page import (
    enter_button,
    off_lines,
    round_line,
    still_lines,
    untitled_lines,
    when_line,
    why_lines,
)
from cogs.tournaments.team import Team, team_items, team_lines
from cogs.tournaments.words import Screen, plain, points, possible, reason
from cogs.ui.page import Button, Item, Page, button, choice, rows, select, words
from cogs.ui.words import names_in_words, stamp
from db.records.lists import Entrance
from db.records.tournaments import StoredCoach, StoredEntrant, StoredPairing
from play.lobby.records import Bring
from play.time.moving import CHECK_IN
from play.tournaments import beginnings
from play.tournaments.beginnings import CHECK_OUT
from tournaments import entries
from tournaments.formats import knockout
from tournaments.formats.registry import format_of
from tournaments.records import Chooser, Pairing

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
    view = screen.view
    entry = view.of(person)
    lines = [note, f"### 🏆 {screen.name}", *next_lines(screen, entry, now, entrances)]
    if entry is not None:
        lines += [*_skipped(screen, entry.number), *row_lines(screen, entry.number)]
        lines += [*act_lines(screen, entry.number), *message_lines(screen)]
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
    if runs_it and view.facts.status != "off":
        found.append(button(f"t-manage:{screen.id}", screen.ui("manage")))
    if found:
        items += rows(found)
    return Page(items, accent=accent(view.facts.game))


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
        items += _matches(screen, screen.view.by_number[mine.number])
    items += rows(_agreeing(screen, mine))
    return Page(items, accent=accent(screen.view.facts.game))


def _coaching(
    screen: Screen, mine: StoredCoach, now: datetime, entrances: Mapping[str, Entrance]
) -> list[str]:
    """Return what is next for a coach: their answer, then what is next for their entrant."""
    head = screen.person(mine.number)
    if not mine.agreed:
        return [screen.ui("coach-asked", head=head)]
    entry = screen.view.by_number[mine.number]
    next_up = next_lines(screen, entry, now, entrances)
    return [screen.ui("coach-agreed", head=head), *next_up, *row_lines(screen, mine.number)]


def _agreeing(screen: Screen, mine: StoredCoach) -> list[Button]:
    if screen.view.facts.status != "open":
        return [button(f"t-table:{screen.id}", screen.ui("standings"))]
    found = []
    if not mine.agreed:
        label = screen.ui("coach-yes")
        found.append(button(f"t-coach-yes:{screen.id}", label, ButtonStyle.primary))
    return [*found, button(f"t-coach-no:{screen.id}", screen.ui("coach-no"))]


def next_lines(
    screen: Screen,
    entry: StoredEntrant | None,
    now: datetime,
    entrances: Mapping[str, Entrance],
) -> list[str]:
    """Return what is next for somebody: one line, or one for each match that is open."""
    facts = screen.view.facts
    if facts.preparing:
        return [screen.ui("preparing")]
    if entry is None:
        return [screen.ui("not-in" if screen.view.open_to_entry else "not-in-closed")]
    match facts.status:
        case "open":
            return _before(screen, entry, now)
        case "off" | "over":
            ended = [screen.ui("over"), *untitled_lines(screen), *why_lines(screen, "end")]
            return off_lines(screen) if facts.status == "off" else ended
        case "running" if entry.status == "entered":
            return [*still_lines(screen), *_during(screen, entry.number, entrances)]
        case "running":
            left = entry.status == "dropped" and bool(screen.view.open_of(entry.number))
            said = (_not_in_it(screen, entry), "dropped-open" if left else "")
            return [" ".join(screen.ui(one) for one in said if one)]


def _skipped(screen: Screen, number: int) -> list[str]:
    """Return the rounds to come that somebody skips (EVT-1.9)."""
    read = screen.view.tournament
    found = entries.skipped(read, number)
    if not found:
        return []
    told = names_in_words([str(one) for one in found], screen.texts, screen.locale)
    return [screen.ui("skips", count=len(found), rounds=told)]


def _not_in_it(screen: Screen, entry: StoredEntrant) -> str:
    """Return the key of the text that tells somebody that they do not play, or no longer."""
    read = screen.view.tournament
    if entry.status == "waiting":
        return "you-are-waiting" if entries.open_to_late(read) else "you-waited"
    if entry.number in read.sent_away:
        return "you-are-away"
    return f"you-are-{entry.status}" if entry.number in read.ranked else "you-are-removed"


def _before(screen: Screen, entry: StoredEntrant, now: datetime) -> list[str]:
    facts = screen.view.facts
    if entry.status in {"dropped", "disqualified"}:
        return [screen.ui("you-are-removed")]
    if beginnings.checks(facts, now) and not entry.checked and facts.dates.starts_at is not None:
        key = "confirm-until" if entry.status == "entered" else "confirm-waiting"
        return [screen.ui(key, until=stamp(facts.dates.starts_at - CHECK_OUT, "f"))]
    if _late(screen, entry):
        return [screen.ui("confirm-late")]
    if entry.status == "waiting":
        place = 1 + [one.number for one in screen.view.waiting].index(entry.number)
        missed = facts.dates.checked_at is not None and not entry.checked
        said = (screen.ui("confirm-missed") if missed else "", screen.ui("you-wait", place=place))
        return [" ".join(filter(None, said))]
    begins = facts.dates.starts_at
    if begins is not None and facts.dates.checked_at is None and not entry.checked:
        asked = screen.ui("you-are-asked", since=stamp(begins - CHECK_IN, "f"))
        return [f"{asked} {when_line(screen)}"]
    return [f"{screen.ui('you-are-in')} {when_line(screen)}"]


def _late(screen: Screen, entry: StoredEntrant) -> bool:
    """Whether somebody did not answer the check-in, and can still get a place."""
    waits = entry.status == "waiting" and not entry.checked
    return waits and screen.view.facts.dates.checked_at is not None and not screen.view.full


def _during(screen: Screen, number: int, entrances: Mapping[str, Entrance]) -> list[str]:
    view = screen.view
    choosing = [one for one in view.choosers if one.entrant == number]
    if choosing:
        asked = [
            screen.ui("you-choose", game=one.game, name=screen.person(other))
            for one in choosing
            for other in _people_of(screen, one)
            if other != number
        ]
        return [*asked, *_choice_until(screen)]
    found = [
        _match_line(screen, number, one, entrances.get(one.match or ""))
        for one in view.open_of(number)
    ]
    found += [_soon_line(screen, number, one) for one in view.next_games if number in one.people]
    if found:
        return found[:LINES]
    awaited = [one for one in view.choosers if number in _people_of(screen, one)]
    if awaited:
        return [
            screen.ui("they-choose", game=one.game, name=screen.person(one.entrant))
            for one in awaited
        ]
    planned = sum(one.status == "planned" and number in one.people for one in view.pairings)
    if planned:
        return [screen.ui("more-planned", count=planned)]
    if not format_of(view.shape).flows and _plays_on(screen, number):
        rests = any(
            one.entrant == number and one.round == _latest(screen) for one in view.tournament.byes
        )
        key = "rests" if rests else "awaits-round"
        left = view.to_play or len(view.choosers)  # a meeting waits for somebody's choice
        return [screen.ui(key, round=round_line(screen), left=left)]
    return [screen.ui("awaits-match" if _may_follow(screen, number) else "you-are-done")]


def _soon_line(screen: Screen, number: int, game: Pairing) -> str:
    """Return a game of somebody's that opens in a moment: it was said who begins."""
    (other,) = (one for one in game.people if one != number)
    against = screen.ui("play-against", people=f"**{screen.person(other)}**")
    return f"{against} · {screen.ui('opens-soon')}"


def _latest(screen: Screen) -> int:
    view = screen.view
    rounds = [one.round for one in view.pairings if one.status != "planned"]
    return max([*rounds, *(one.round for one in view.tournament.byes)], default=0)


def _has_more(screen: Screen, number: int) -> bool:
    """Whether anything is left to play for somebody: who is done has nothing to leave."""
    view = screen.view
    here = {"open", "planned"}
    if any(one.status in here and number in one.people for one in view.pairings):
        return True
    if any(number in _people_of(screen, one) for one in view.choosers):
        return True
    if format_of(view.shape).flows:
        return _may_follow(screen, number)
    return _plays_on(screen, number)


def _may_follow(screen: Screen, number: int) -> bool:
    """Whether somebody may have another match that nobody knows yet, without rounds."""
    read = screen.view.tournament
    return number in read.present and format_of(read.terms).goes_on(read)


def _plays_on(screen: Screen, number: int) -> bool:
    """Whether somebody may have another match: rounds are left, or they are in the knockout."""
    read, known = screen.view.tournament, format_of(screen.view.shape)
    if known.still_in is not None:
        return number in known.still_in(read)
    if read.paired < read.rounds:
        return True
    if not read.bracket:
        return known.bracket
    row = screen.view.row(number)
    if number not in read.bracket or row is None:
        return False
    past = [one for one in screen.view.pairings if number in one.people]
    lost = [one for one in past if one.round > read.rounds and one.round < _latest(screen)]
    here = any(one.round == _latest(screen) for one in past)
    return here or not lost or any(bye.entrant == number for bye in read.byes)


def _match_line(
    screen: Screen, number: int, pairing: StoredPairing, entrance: Entrance | None
) -> str:
    """Return a match of somebody's that is open: against whom, where, whose turn."""
    named = [f"**{screen.person(one)}**" for one in pairing.people if one != number]
    others = names_in_words(named, screen.texts, screen.locale)
    stage = screen.stage(pairing)  # nothing where matches flow: the opponents begin the line
    against = screen.ui("against" if stage else "play-against", people=others)
    parts = [stage, against]
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
    row = screen.view.row(number)
    if row is None or not screen.view.over:  # nobody is anywhere yet
        return []
    key = "your-end" if screen.view.facts.status == "over" else "your-place"
    said = screen.ui(key, place=row.place)
    if not row.placed:
        said = screen.ui("unplaced-end" if key == "your-end" else "unplaced")
    parts = (said, points(screen, row))
    lines = ["", " · ".join(filter(None, (*parts, possible(screen, number, mine=True))))]
    if row.why is not None:
        lines.append(f"-# ↑ {reason(screen, row.why)}")
    shared = sum(one.place == row.place for one in screen.view.rows) - 1
    if row.why is None and shared:
        lines.append(f"-# {screen.ui('shared', count=shared)}")
    return lines


def _matches(screen: Screen, entry: StoredEntrant | None) -> list[Item]:
    """Return the buttons that open the unfinished matches of an entrant."""
    if entry is None:
        return []
    found = [one for one in screen.view.open_of(entry.number) if one.match is not None]
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
    view, which = screen.view, screen.id
    found = [] if entry is None else _asked(screen, entry, now)
    if entry is None and view.open_to_entry:
        found.append(enter_button(screen))
    if view.facts.status in {"running", "over"}:
        if view.in_stages:
            found.append(button(f"t-bracket:{which}", screen.ui("bracket")))
        found.append(button(f"t-table:{which}", screen.ui("standings")))
    found.append(button(f"t-terms:{which}", screen.ui("terms")))
    here = entry is not None and entry.status in {"entered", "waiting"}
    if entry is not None and here and view.facts.status == "running":
        skipped = entries.skipped(view.tournament, entry.number)
        may = (entries.may_ask(view.tournament, entry.number, one) for one in _rounds(screen))
        if skipped or any(may):
            found.append(button(f"t-rest:{which}", screen.ui("rest")))
        if entry.status == "waiting" or _has_more(screen, entry.number):
            found.append(button(f"t-drop:{which}", screen.ui("drop")))
    if entry is not None and appealable(screen, entry.number):
        found.append(button(f"t-appeal:{which}", screen.ui("appeal")))
    return found


def appealable(screen: Screen, number: int) -> list[StoredPairing]:
    """Return the matches of somebody about which they can appeal: those that have begun."""
    return [
        one
        for one in screen.view.pairings
        if number in one.people and one.status in {"open", "over"}
    ]


def _asked(screen: Screen, entry: StoredEntrant, now: datetime) -> list[Button]:
    """Return the controls for what an entrant may say: who begins, whether they will be there."""
    view, which = screen.view, screen.id
    found: list[Button] = []
    for one in view.choosers:
        if one.entrant == entry.number:
            found += _choices(screen, one)
    if view.facts.status == "open" and entry.status in {"entered", "waiting"}:
        if (beginnings.checks(view.facts, now) and not entry.checked) or _late(screen, entry):
            label = screen.ui("i-am-there")
            found.append(button(f"t-here:{which}", label, ButtonStyle.primary))
        found.append(button(f"t-leave:{which}", screen.ui("leave")))
    return found


def _rounds(screen: Screen) -> range:
    read = screen.view.tournament
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


def choice_call_page(screen: Screen, people: Sequence[int]) -> Page | None:
    """Return the message that calls those whose choice it is who begins; None where none waits."""
    lines = list[str]()
    for one in screen.view.choosers:
        person = screen.view.by_number[one.entrant].person
        others = [screen.person(who) for who in _people_of(screen, one) if who != one.entrant]
        if person is not None and person in people:
            who, other = f"<@{person}>", others[0]
            lines.append(screen.ui("choice-call", who=who, game=one.game, name=other))
    if not lines:
        return None
    lines += _choice_until(screen)
    said = words("\n".join([screen.ui("choice-head", name=screen.name), *lines]))
    return Page([said, *rows([button(f"t-next:{screen.id}", screen.ui("mine"))])])


def _choice_until(screen: Screen) -> list[str]:
    """Return until when somebody may say who begins, and who begins if they do not."""
    dates = screen.view.facts.dates
    if dates.until_at is None or dates.standing_still:
        return []
    return [screen.ui("choice-until", until=stamp(dates.until_at, "f"))]


def _people_of(screen: Screen, one: Chooser) -> list[int]:
    """Return the two of the meeting in which somebody is to choose."""
    meeting = knockout.stages(screen.view.tournament)[one.stage - 1].meetings[one.slot]
    return [number for number in meeting.people if number is not None]


def rest_page(screen: Screen, number: int) -> Page:
    """Return the rounds of which somebody can say that they cannot play (EVT-1.9)."""
    lines = [
        choice(str(one), screen.round(one))
        for one in _rounds(screen)
        if entries.may_ask(screen.view.tournament, number, one)
    ][:25]
    back = button(f"t-mine:{screen.id}", screen.texts.get("ui-back", screen.locale))
    said = words("\n".join([screen.ui("rest-hint"), *_skipped(screen, number)]))
    plays = [
        button(f"t-unrest:{screen.id}:{one}", screen.ui("rest-play", round=one))
        for one in entries.skipped(screen.view.tournament, number)
    ]
    if not lines:
        return Page([said, *rows([*plays, back])])
    chosen = select(f"t-rested:{screen.id}", screen.ui("which-round"), lines)
    return Page([said, chosen, *rows([*plays, back])])
