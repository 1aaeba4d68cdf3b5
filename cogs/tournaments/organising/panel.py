"""The panel of an organiser, and the form that opens a tournament again."""

from collections.abc import Collection, Sequence

from discord import ButtonStyle, ui

from cogs.tournaments.organising.decisions import EACH, selects
from cogs.tournaments.page import left_lines, running_lines, when_line
from cogs.tournaments.words import Screen
from cogs.ui.names import bare
from cogs.ui.page import (
    Button,
    Item,
    Page,
    button,
    channel_select,
    choice,
    clip,
    rows,
    select,
    words,
)
from play.tournaments.organising.acts import EARLY, KINDS, LATE
from tournaments import entries
from tournaments.formats.registry import format_of


def manage_page(
    screen: Screen,
    note: str = "",
    appeals: int = 0,
    *,
    helpers: Sequence[tuple[int, str]] = (),
    gone: Collection[int] = (),
    creates: bool = True,
) -> Page:
    """Return the panel of an organiser; so many `appeals` wait for them.

    `creates` says that they may do what only its creator may do; `helpers` are those whom the
    creator has added, of whom these are `gone` from the server.
    """
    view, which = screen.view, screen.id
    lines = [note, f"### 🏆 {screen.name}"]
    found: list[Button] = []
    items: list[Item] = []
    if view.facts.status == "open":
        lines += _before(screen)
        items += _deciding(screen, EARLY)
        found += _beginning(screen, creates=creates)
    if view.facts.status == "running":
        lines += [*running_lines(screen), screen.ui("act-hint")]
        found += _ruling(screen)
        items += _running(screen)
    if view.facts.status == "over":
        lines.append(screen.ui("act-late-hint"))
        items += _deciding(screen, LATE)
    if appeals:
        label = screen.ui("appeals-waiting", count=appeals)
        found.append(button(f"t-appeals:{which}", label, ButtonStyle.primary))
    if view.facts.status in {"running", "over"}:
        found.append(button(f"t-csv:{which}", screen.ui("csv")))
        found.append(button(f"t-again:{which}", screen.ui("again")))
    if view.facts.status in {"open", "running"}:
        items += _places(screen)
        found += _looking(screen)
    found.append(button(f"t-here-now:{which}", screen.ui("bring-here")))
    found.append(button(f"t-mine:{which}", screen.texts.get("ui-back", screen.locale)))
    if creates:
        items += _changing(screen, helpers, gone)
    said = words("\n".join(filter(None, lines)))
    return Page([said, *items, *rows(found)])


def _ruling(screen: Screen) -> list[Button]:
    """Return what can be done with a ruling after which the next round is not drawn yet."""
    if screen.view.facts.dates.drawn_at is None:
        return []
    back = button(f"t-take-back:{screen.id}", screen.ui("take-back"), ButtonStyle.primary)
    return [back, button(f"t-draw-now:{screen.id}", screen.ui("draw-now"))]


def _looking(screen: Screen) -> list[Button]:
    """Return the buttons that show whom the matches wait for, and where news are told."""
    voice = [
        button(f"t-voice:{screen.id}", screen.ui("voice")),
        button(f"t-edit:{screen.id}", screen.ui("edit")),
    ]
    if not screen.view.facts.preparing:
        voice.append(button(f"t-write:{screen.id}", screen.ui("write")))
    if screen.view.facts.status == "open":
        return voice
    return [button(f"t-board:{screen.id}", screen.ui("waits"), ButtonStyle.primary), *voice]


def _places(screen: Screen) -> list[Item]:
    """Return where the channel of the matches is chosen."""
    place, label = screen.ui("matches-channel"), screen.ui("matches-channel-now")
    return channel_select(f"t-matches:{screen.id}", place, label, screen.view.facts.matches_channel)


def _before(screen: Screen) -> list[str]:
    """Return the lines that hold before a tournament begins."""
    view = screen.view
    if view.facts.preparing:
        return [screen.ui("preparing")]
    entered = screen.ui("entered", count=len(view.entered), places=view.facts.places)
    checks = "no" if view.facts.dates.starts_at is None else "yes"
    lines = [entered, *left_lines(screen), when_line(screen)]
    return [*lines, screen.ui("begin-hint", checks=checks)]


def _beginning(screen: Screen, *, creates: bool) -> list[Button]:
    """Return the buttons that begin a tournament or, for those who `creates`, call it off."""
    which = screen.id
    count = len(screen.view.entered)
    enough = count >= format_of(screen.view.shape).people(screen.view.shape)[0]
    begin = button(
        f"t-begin:{which}", screen.ui("begin", count=count if enough else 0), ButtonStyle.success
    )
    announce = button(f"t-announce:{which}", screen.ui("announce"), ButtonStyle.primary)
    found = [
        announce if screen.view.facts.preparing else begin,
        button(f"t-needs:{which}", screen.ui("needs-button")),
    ]
    if screen.view.facts.preparing:
        found.append(button(f"m-options:{which}", screen.texts.get("ui-options", screen.locale)))
    if creates:
        found.append(button(f"t-off:{which}", screen.ui("call-off"), ButtonStyle.danger))
    return found


def _running(screen: Screen) -> list[Item]:
    """Return what can be decided while a tournament runs."""
    view = screen.view
    without = {"go-on" if view.facts.dates.paused_at is None else "pause"}
    if format_of(view.shape).flows:  # it has no rounds
        without |= {"pair", "extend"}
    if not entries.open_to_late(view.tournament):
        without.add("add")
    return _deciding(screen, {*KINDS} - without)


def _deciding(screen: Screen, kinds: Collection[str]) -> list[Item]:
    """Return what decides something of these kinds; in a knockout nobody has points."""
    without = set[str]() if format_of(screen.view.shape).has_points else {"points"}
    found = [one for one in KINDS if one in kinds and one not in without]
    lines = [choice(one, screen.ui("act", kind=one)) for one in found]
    label = "act-players" if screen.view.facts.status == "open" else "act-choose"
    return [select(f"t-act:{screen.id}", screen.ui(label), lines)]


def _changing(
    screen: Screen, helpers: Sequence[tuple[int, str]], gone: Collection[int]
) -> list[Item]:
    """Return the selects by which organisers are added and taken away."""
    more: ui.UserSelect[ui.LayoutView] = ui.UserSelect(
        custom_id=f"t-helper:{screen.id}", placeholder=clip(screen.ui("helper"), 150)
    )
    found = _named(screen, helpers, gone)
    title = screen.ui("no-helper")
    if len(found) > EACH:  # on a page of their own
        return [ui.ActionRow(more), *rows([button(f"t-helpers:{screen.id}", title)])]
    return [
        ui.ActionRow(more),
        *(selects(f"t-no-helper:{screen.id}", title, found) if found else []),
    ]


def _named(
    screen: Screen, helpers: Sequence[tuple[int, str]], gone: Collection[int]
) -> list[tuple[int, str]]:
    """Return organisers under their names; of those who have left the server it is said."""
    left = screen.ui("is-left")
    return [
        (person, f"{bare(name)} · {left}" if person in gone else bare(name))
        for person, name in helpers
    ]


def helpers_page(
    screen: Screen, helpers: Sequence[tuple[int, str]], gone: Collection[int] = ()
) -> Page:
    """Return the page on which any of many organisers can be taken away."""
    found = _named(screen, helpers, gone)
    title = screen.ui("no-helper")
    items = selects(f"t-no-helper:{screen.id}", title, found) if found else []
    back = button(f"t-manage:{screen.id}", screen.texts.get("ui-back", screen.locale))
    return Page([words(f"### {title}"), *items, *rows([back])])


def again_form(screen: Screen) -> ui.Modal:
    """Return the form for the name of a tournament that is opened once more."""
    title = clip(screen.ui("again"), 45)
    form = ui.Modal(title=title, custom_id=f"t-agained:{screen.id}", timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id="name", required=True, max_length=40, default=screen.view.facts.name[:40]
    )
    form.add_item(ui.Label(text=clip(screen.ui("name"), 45), component=line))
    return form
