"""Pages and forms by which organisers decide something (EVT-1.8)."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from cogs.app.context import known_id
from cogs.tournaments.organising.outcomes import outcome_line
from cogs.tournaments.words import Screen, plain
from cogs.ui.page import MARK, Item, Page, button, choice, clip, rows, select, words
from db.records.tournaments import StoredPairing
from play.tournaments.organising.acts import OF_MATCHES, REASON, WITH_PERSON
from tournaments.formats.registry import format_of

EACH = 25  # options of a select
_SELECTS = 12  # of a page: room for everybody in the largest tournament, and for 300 matches


def about_page(screen: Screen, kind: str, first: int = 0) -> Page:
    """Return what a decision can be about: all its entrants or matches, the latest first.

    If there are too many for a page, the organiser first chooses whose match it is. For a decision
    about two people, the `first` was chosen before; for one about a match, the entrant whose match
    it is.
    """
    bare = plain(screen)
    verb = f"t-with:{screen.id}:{kind}:{first}" if first else f"t-about:{screen.id}:{kind}"
    asked = "other" if first else "whom"
    if kind in OF_MATCHES:
        matches = _matches(screen, kind, first)
        found = [(one.number, _marked(bare, one)) for one in matches]
        verb, asked = f"t-about:{screen.id}:{kind}", "which"
        if len(found) > EACH * _SELECTS:
            people = {number for one in matches for number in one.people}
            found = [(number, bare.person(number)) for number in sorted(people)]
            verb, asked = f"t-of:{screen.id}:{kind}", "whom"
    else:
        found = [(number, bare.person(number)) for number in _about(screen, kind, first)]
    back = rows([button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))])
    title = screen.ui("act", kind=kind)
    said = words("\n".join((f"### {title}", *_told(screen, kind, first))))
    if not found:
        return Page([said, words(screen.ui("act-nothing")), *back])
    return Page([said, *selects(verb, screen.ui(f"act-{asked}"), found), *back])


def _told(screen: Screen, kind: str, first: int) -> Sequence[str]:
    """Return what an organiser should know before choosing what a decision is about."""
    if first:
        return (f"{screen.person(first)} ↔ …" if kind == "pair" else screen.person(first),)
    known = format_of(screen.view.shape)
    bracket = known.bracket or known.heats
    return (screen.ui("act-readmit-hint"),) if kind == "readmit" and bracket else ()


def selects(verb: str, title: str, found: Sequence[tuple[int, str]]) -> list[Item]:
    """Return as many selects as these options need, each named by its first and last one."""
    parts = [found[at : at + EACH] for at in range(0, len(found), EACH)][:_SELECTS]
    items: list[Item] = []
    for at, part in enumerate(parts):
        named = f"{title} · {clip(part[0][1], 40)} … {clip(part[-1][1], 40)}"
        lines = [choice(str(number), name) for number, name in part]
        items.append(select(f"{verb}:{at}" if at else verb, named if parts[1:] else title, lines))
    return items


def _matches(screen: Screen, kind: str, of: int) -> list[StoredPairing]:
    """Return the matches about which this can be decided, of somebody or (0) all, latest first."""
    open_to = {"over"} if kind == "strike" else {"open", "over"}
    return [
        one
        for one in reversed(screen.view.pairings)
        if one.status in open_to and (not of or of in one.people)
    ]


def _about(screen: Screen, kind: str, first: int) -> list[int]:
    """Return the entrants whom a decision of this kind can be about."""
    view = screen.view
    if kind == "pair":
        latest = max((one.round for one in view.pairings), default=0)
        here = [one for one in view.pairings if one.round == latest and one.status == "open"]
        with_first = next((one.people for one in here if first in one.people), (first,))
        found = {number for one in here for number in one.people}
        found |= {one.entrant for one in view.tournament.byes if one.round == latest}
        return sorted(found - {*with_first})
    wanted = {"dropped", "disqualified"} if kind == "readmit" else {"entered"}
    early = view.facts.status == "open"
    if kind == "replace":
        wanted |= {"waiting"} if early else {"waiting", "dropped"}
    if kind == "drop":
        wanted |= {"waiting"}
    return [
        one.number
        for one in view.entrants
        if one.status in wanted and (one.person is not None or kind == "replace")
    ]


def person_page(screen: Screen, kind: str, about: int) -> Page:
    """Return the page on which somebody of the server is chosen who comes in."""
    back = rows([button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))])
    title = screen.ui("act", kind=kind)
    said = words(f"### {title}" + (f"\n{screen.person(about)} → …" if about else ""))
    people: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"t-with:{screen.id}:{kind}:{about}", placeholder=clip(screen.ui("act-who"), 150)
    )
    return Page([said, ui.ActionRow(people), *back])


def reason_page(screen: Screen, kind: str, about: int = 0, other: str = "") -> Page:
    """Return the page whose button opens the form of a decision, as often as it is pressed.

    A select that opened it would do so once: choosing the same again sends nothing.
    """
    title = screen.ui("act", kind=kind)
    written = f"t-why:{screen.id}:{kind}:{about}:{other}"
    found = [
        button(written, screen.ui("act-write"), ButtonStyle.primary),
        button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale)),
    ]
    said = "\n".join(filter(None, (f"### {title}", _about_whom(screen, kind, about, other))))
    return Page([words(said), *rows(found)])


def _about_whom(screen: Screen, kind: str, about: int, other: str) -> str:
    """Return the match or the people whom a decision is about."""
    if kind in OF_MATCHES:
        found = (one for one in screen.view.pairings if one.number == about)
        said = ((match_name(screen, one), outcome_line(screen, one, other)) for one in found)
        return "\n".join(filter(None, next(said, ())))
    first = screen.person(about) if about in screen.view.by_number else ""
    if kind in WITH_PERSON:
        return " → ".join(filter(None, (first, f"<@{known_id(other)}>")))
    second = screen.person(int(other)) if kind == "pair" and other.isdecimal() else ""
    return " ↔ ".join(filter(None, (first, second)))


def match_name(screen: Screen, one: StoredPairing) -> str:
    """Return a match by its round and people."""
    people = " – ".join(screen.person(number) for number in one.people)
    return " · ".join(filter(None, (screen.stage(one), people)))


def _marked(screen: Screen, one: StoredPairing) -> str:
    """Return a match by its round and people, with its mark before: names may fill the line."""
    mark = screen.ui("cell", status="struck") if one.struck else ""
    return " · ".join(filter(None, (mark, match_name(screen, one))))


def act_form(screen: Screen, kind: str, about: int, other: str = "") -> ui.Modal:
    """Return the form for a decision: its reason, and what else it needs.

    `other` is the second person whom it is about, who comes in, or the places that were chosen. The
    form knows how many
    decisions there are by now.
    """
    title = clip(screen.ui("act", kind=kind), 45)
    custom_id = f"t-acted:{screen.id}:{kind}:{about}:{other}:{MARK}{len(screen.view.acts)}"
    form = ui.Modal(title=title, custom_id=custom_id, timeout=None)
    fields = ["value", "reason"] if kind in {"points", "extend"} else ["reason"]
    for name in fields:
        label = screen.ui(f"act-{kind}-value" if name == "value" else "act-reason")
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=name, required=True, max_length=20 if name == "value" else REASON
        )
        form.add_item(ui.Label(text=clip(label, 45), component=line))
    return form


def off_form(screen: Screen) -> ui.Modal:
    """Return the form for the reason for which a tournament is called off."""
    title = clip(screen.ui("call-off"), 45)
    form = ui.Modal(title=title, custom_id=f"t-offed:{screen.id}", timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="reason", required=True, max_length=REASON
    )
    form.add_item(ui.Label(text=clip(screen.ui("act-reason"), 45), component=line))
    return form
