"""Opening a tournament: three panels, and a forecast before anybody is told (EVT-1.1).

What was chosen so far travels in the custom_ids, so that panels outlive a restart.
"""

from collections.abc import Callable, Sequence
from datetime import timedelta

import msgspec
from discord import ButtonStyle, ui
from msgspec.structs import replace

from cogs.app.context import Context, Parts, known_id
from cogs.app.render_client import accent
from cogs.tournaments.words import format_name
from cogs.ui.page import (
    Item,
    Page,
    button,
    channel_select,
    choice,
    clip,
    rows,
    setting,
    small,
    words,
)
from cogs.ui.words import game_name, zone_name
from db.records.time import TimeTerms
from games.core.info import Info
from games.core.refused import Refused
from games.core.text import text
from locales import Texts
from locales.texts import Locale
from play.time.pace import OFFERED
from tournaments import forecast
from tournaments.forecast import Forecast, Lengths
from tournaments.formats import swiss
from tournaments.pairing import pods
from tournaments.records import DUEL, Format, Terms

PREPARING = "planned"  # as custom_ids of all releases say that it is prepared first
SEASON = 91  # days within which a tournament is to end
FORMATS: tuple[Format, ...] = ("robin", "swiss", "knockout", "swiss+cut")
PACES = tuple(one for one in OFFERED if one not in {"none", "live-3", "live-10", "hour"})
ROUND_DAYS = (7, 10, 14)
FLOW_DAYS = (3, 7, 10, 14, 21, 30, 45, 60, 90)  # of a match that flows
USUAL_DAYS = 10  # of a round
STARTS = (0, 3, 5, 7, 14, 21)  # days until it begins; 0: an organiser begins it
SIZES = (3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 256)
PODS = (3, 4, 5, 6)
IN_PODS = ("robin", "swiss")
KNOCKOUTS = ("knockout", "swiss+cut")
LONGEST = 24  # characters of what is chosen
CROWDED = 8  # matches at a time from which on a channel of their own is proposed, rule EVT-1.1
_DEFAULT = "-"  # no preset
_COUNTS = ("form", "pod", "places", "starts", "days", "best", "cut")  # fields of a draft: numbers


class Draft(msgspec.Struct, frozen=True):
    """What an organiser has chosen so far; `form` is a format by its place in FORMATS."""

    game: str
    preset: str = _DEFAULT
    form: int = 0
    pod: int = DUEL
    pace: str = "quick"
    places: int = 8
    starts: int = 0
    days: int = 0  # that a round takes at most, or a match that flows; 0: the usual ones
    twice: bool = False
    best: int = 1
    third: bool = False
    cut: int = 4
    free: bool = True  # whether days off stop clocks
    channel: int = 0  # where matches are played; 0: where its message stands
    full: bool = False  # whether pods keep their size though some meet again from round 2 on

    def packed(self) -> str:
        """Return it for a custom_id, in which ":" stands between parts."""
        values = (getattr(self, name) for name in Draft.__struct_fields__)
        return ".".join(str(int(one)) if isinstance(one, bool) else str(one) for one in values)

    def options(self, info: Info) -> dict[str, str]:
        """Return the options of its matches: those of the preset, of the first where none is it."""
        chosen = [one.values for one in info.presets if one.name == self.preset]
        return (chosen or [one.values for one in info.presets[:1]] or [dict[str, str]()])[0]

    def shape(self, info: Info) -> Terms:
        """Return the terms of the tournament: its pods may have any size that the game allows.

        What was chosen for another format, and is no longer shown, falls away. Raises Refused where
        the game has no pods of that size.
        """
        pods = pods_of(info)
        if self.pod not in {DUEL, *pods}:
            raise Refused(text("ui-old-component"))
        form, duels = FORMATS[self.form], self.pod == DUEL
        ends_in_bracket = form in KNOCKOUTS
        return Terms(
            format=form,
            seats=(DUEL,) if duels else pods,
            pod=self.pod,
            rounds=5 if not duels and form == "robin" else 0,
            twice=self.twice and duels and form == "robin",
            full=self.full and not duels and form == "swiss",
            best_of=3 if self.best == 3 and ends_in_bracket else 1,
            third_place=self.third and ends_in_bracket,
            cut=8 if self.cut == 8 else 4,
        )


def pods_of(info: Info) -> tuple[int, ...]:
    """Return the sizes of pods that a game allows, which differ by one (EVT-3.3).

    None if it lacks a size from three on: where four play in two teams, there are two sides
    (EVT-1.7).
    """
    most = max(info.seats)
    every = all(size in info.seats for size in range(PODS[0], most + 1))
    return tuple(size for size in PODS if size <= most) if every else ()


def unpacked(packed: str) -> Draft:
    """Return the draft in a custom_id. Raises Refused when it is no draft of ours."""
    names, parts = Draft.__struct_fields__, packed.split(".")
    if len(parts) == len(names) - 1:  # of a release that did not ask about full pods
        parts.append("0")
    if len(parts) != len(names):
        raise Refused(text("ui-old-component"))
    said = dict(zip(names, parts, strict=True))
    yes = {name: bool(Parts([said[name]]).number(0)) for name in ("twice", "third", "free", "full")}
    counts = {name: Parts([said[name]]).number(0) for name in _COUNTS}
    draft = Draft(
        game=said["game"],
        preset=said["preset"],
        pace=said["pace"],
        twice=yes["twice"],
        third=yes["third"],
        free=yes["free"],
        full=yes["full"],
        channel=known_id(said["channel"]),
        **counts,
    )
    pods = draft.pod != DUEL and draft.form < len(FORMATS) and FORMATS[draft.form] not in IN_PODS
    unknown = draft.form >= len(FORMATS) or draft.pace not in PACES
    if unknown or pods or draft.days not in {0, *ROUND_DAYS, *FLOW_DAYS}:
        raise Refused(text("ui-old-component"))
    return draft


def with_field(draft: Draft, field: str, value: str) -> Draft:
    """Return a draft with one more thing chosen. Raises Refused when that is not on offer."""
    if len(value) > LONGEST:
        raise Refused(text("ui-old-component"))
    return unpacked(_changed(draft, field, value).packed())


def _changed(draft: Draft, field: str, value: str) -> Draft:
    match field:
        case "game":
            return Draft(value, pace=draft.pace, starts=draft.starts)
        case "preset" | "pace":
            return replace(draft, **{field: value})
        case "twice" | "third" | "free" | "full":
            return replace(draft, **{field: value == "1"})
        case "channel":
            return replace(draft, channel=known_id(value))
        case "form":
            return replace(draft, form=Parts([value]).number(0), days=0)
        case _ if field in _COUNTS:
            return replace(draft, **{field: Parts([value]).number(0)})
        case _:
            raise Refused(text("ui-old-component"))


class Panels(msgspec.Struct, frozen=True):
    """The panels of a draft for one reader."""

    draft: Draft
    info: Info
    lengths: Lengths
    texts: Texts
    locale: Locale
    weekends: str = ""  # the zone of those that do not count; empty where they do

    @property
    def time(self) -> TimeTerms:
        """The terms of time of the matches."""
        draft = self.draft
        return TimeTerms(draft.pace, weekends=self.weekends, days_off=draft.free)

    @property
    def shape(self) -> Terms:
        return self.draft.shape(self.info)

    def ui(self, message: str, /, **args: int | str) -> str:
        return self.texts.get(f"ui-tournament-{message}", self.locale, **args)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Return the numbers of people that are offered: with these it ends within the season."""
        allowed = forecast.people(self.shape)
        wanted = sorted({one for one in SIZES if one in allowed} | {allowed[0]})
        return forecast.sizes_within(self.shape, self.lengths, self.days, SEASON, wanted)

    @property
    def all_days(self) -> tuple[int, ...]:
        """Return how many days are offered for a round, or for a match that flows."""
        return FLOW_DAYS if self.shape.format == "robin" else ROUND_DAYS

    @property
    def days(self) -> int:
        """Return the days chosen; of a match that flows usually twice what slow ones take."""
        if self.draft.days in self.all_days:
            return self.draft.days
        if self.shape.format != "robin":
            return USUAL_DAYS
        twice = 2 * self.lengths.slow
        return next((one for one in FLOW_DAYS if one >= twice), FLOW_DAYS[-1])

    def fitting(self) -> "Panels":
        """Return the panels with days, and a number of people that is offered, near the chosen."""
        sizes, draft = self.sizes, replace(self.draft, days=self.days)
        if sizes and draft.places not in sizes:
            nearest = min(sizes, key=lambda one: (abs(one - draft.places), one))
            draft = replace(draft, places=nearest)
        return replace(self, draft=draft)

    @property
    def crowded(self) -> bool:
        """Whether so many matches may run at a time that they need a channel of their own."""
        each = self.shape.at_once if self.shape.format == "robin" else 1
        return self.draft.places * each // self.draft.pod >= CROWDED

    def told(self, people: int, *, brief: bool = False) -> str:
        """Return what awaits so many people, in a sentence; `brief` leaves out who meets again."""
        found = self._forecast(people)
        shown = replace(found, repeats_from=0) if brief else found
        return told(shown, self.shape, self.texts, self.locale)

    def repeats(self, people: int) -> str:
        """Return from which round on some of so many people meet again; nothing where none do."""
        found = self._forecast(people).repeats_from
        return self.ui("forecast-again", round=found) if found else ""

    def _forecast(self, people: int) -> Forecast:
        return forecast.forecast(self.shape, people, self.lengths, self.days)


def told(found: Forecast, shape: Terms, texts: Texts, locale: Locale) -> str:
    """Return a forecast in a sentence: "12 players: 5 rounds, about 6 weeks"."""
    said = texts.get(
        "ui-tournament-forecast",
        locale,
        people=found.people,
        rounds=found.rounds - found.stages,
        cut=found.cut,
        each=found.each,
        weeks=found.weeks,
        format=_kind(shape),
    )
    if not found.repeats_from:
        return said
    few = "repeats" if found.crowded else "again"
    repeats = texts.get(f"ui-tournament-forecast-{few}", locale, round=found.repeats_from)
    return f"{said} {repeats}"


def page(panels: Panels, number: int) -> Page:
    """Return panel 1 (what), 2 (how many, when) or 3 (what this means)."""
    panels, number = panels.fitting(), max(1, min(number, 3))
    made = {1: _what, 2: _when}.get(number, _means)
    title = panels.ui("new", step=number)
    items = made(panels)
    draft, back = panels.draft.packed(), panels.texts.get("ui-back", panels.locale)
    found = [button(f"t-new:{number - 1}:{draft}", back)] if number > 1 else []
    if number == 1 or (number == 2 and panels.sizes):
        label = panels.ui("next")
        found.append(button(f"t-new:{number + 1}:{draft}", label, ButtonStyle.primary))
    elif number > 2 and panels.sizes:
        label = panels.ui("open-it")
        found.append(button(f"t-name:{draft}", label, ButtonStyle.primary))
        found.append(button(f"t-name:{draft}:{PREPARING}", panels.ui("plan-it")))
    head = [words(f"### 🏆 {title}")]
    return Page([*head, *items, *rows(found)], accent=accent(panels.draft.game))


def _select(
    panels: Panels,
    number: int,
    field: str,
    now: object,
    lines: Sequence[tuple[object, str]],
    about: Sequence[str] = (),
) -> Item:
    """Return a select with the current choice; `about` explains lines, where it has something."""
    custom_id = f"t-set:{number}:{field}:{panels.draft.packed()}"
    options = [
        choice(str(value), said, more, default=str(value) == str(now))
        for (value, said), more in zip(lines, about or ("",) * len(lines), strict=True)
    ]
    title = panels.ui(f"choose-{field}", format=_kind(panels.shape))
    return setting(custom_id, title, options[:25])


def _kind(shape: Terms) -> str:
    """Return the format as texts know it: the rounds of a knockout have a name of their own."""
    return shape.format.replace("+", "-")


def _about(panels: Panels, form: int) -> str:
    """Return what a format is, and how many people it takes."""
    people = forecast.people(replace(panels.draft, form=form).shape(panels.info))
    named = FORMATS[form].replace("+", "-")
    return panels.ui("about", format=named, least=people[0], most=people[-1])


def _what(panels: Panels) -> list[Item]:
    draft, info = panels.draft, panels.info
    forms = [
        (at, format_name(Terms(format=one), panels.texts, panels.locale))
        for at, one in enumerate(FORMATS)
        if draft.pod == DUEL or one in {"robin", "swiss"}
    ]
    about = [_about(panels, at) for at, _ in forms]
    items = [_select(panels, 1, "form", draft.form, forms, about)]
    pods = (DUEL, *pods_of(info))
    if len(pods) > 1 and FORMATS[draft.form] in {"robin", "swiss"}:
        named = [(one, panels.ui("people-a-match", count=one)) for one in pods]
        items.append(_select(panels, 1, "pod", draft.pod, named))
    seats = {*panels.shape.seats}
    presets = [one for one in info.presets if not one.seats or seats <= {*one.seats}]
    if len(presets) > 1:
        usual = presets[0].name if draft.preset == _DEFAULT else draft.preset
        named = [
            (one.name, panels.texts.get(f"{info.key}-preset-{one.name}", panels.locale))
            for one in presets
        ]
        items.append(_select(panels, 1, "preset", usual, named))
    paces = [(one, panels.texts.get(f"play-pace-{one}", panels.locale)) for one in PACES]
    items.append(_select(panels, 1, "pace", draft.pace, paces))
    said = game_name(draft.game, panels.texts, panels.locale)
    return [words(f"**{said}**"), *items]


def _when(panels: Panels) -> list[Item]:
    draft, form = panels.draft, FORMATS[panels.draft.form]
    sizes = panels.sizes
    weeks = SEASON // 7
    items: list[Item] = [words(panels.ui("season" if sizes else "too-long", weeks=weeks))]
    if sizes:
        named = [(one, panels.told(one, brief=True)) for one in sizes]
        again = [panels.repeats(one) for one in sizes]
        items.append(_select(panels, 2, "places", draft.places, named, again))
    items += _pods(panels)
    starts = [(one, panels.ui("starts-in", days=one)) for one in STARTS]
    items.append(_select(panels, 2, "starts", draft.starts, starts))
    if form == "robin" and draft.pod == DUEL:
        twice = [(int(one), panels.ui("twice" if one else "once")) for one in (False, True)]
        items.append(_select(panels, 2, "twice", int(draft.twice), twice))
    days = [(one, panels.ui("round-days", days=one)) for one in panels.all_days]
    items.append(_select(panels, 2, "days", panels.days, days))
    if form in KNOCKOUTS:
        best = [(one, panels.ui("best-of", games=one)) for one in (1, 3)]
        items.append(_select(panels, 2, "best", draft.best, best))
        no = "no-third" if form == "knockout" else "no-third-cut"
        third = [(int(one), panels.ui("third" if one else no)) for one in (False, True)]
        items.append(_select(panels, 2, "third", int(draft.third), third))
    if form == "swiss+cut":
        cut = [(one, panels.ui("cut-to", count=one)) for one in (4, 8)]
        items.append(_select(panels, 2, "cut", draft.cut, cut))
    free = [(int(one), panels.ui("free" if one else "no-free")) for one in (True, False)]
    items.append(_select(panels, 2, "free", int(draft.free), free))
    return items


def _pods(panels: Panels) -> list[Item]:
    """Return the question of EVT-3.3, where the wanted size and strangers exclude each other."""
    shape = panels.shape
    if shape.duels or shape.format != "swiss":
        return []
    cuts = pods.question(panels.draft.places, shape.pod, shape.seats)
    if cuts is None:
        return []
    sizes = (", ".join(map(str, some)) for some in cuts)
    named = [(int(full), some) for full, some in zip((False, True), sizes, strict=True)]
    rounds = min(pods.SPARED, swiss.rounds(shape, panels.draft.places))
    about = [panels.ui("pods-strangers", rounds=rounds), panels.ui("pods-full")]
    return [_select(panels, 2, "full", int(panels.draft.full), named, about)]


def _means(panels: Panels) -> list[Item]:
    if not panels.sizes:
        return [words(panels.ui("too-long", weeks=SEASON // 7))]
    lines = [f"**{panels.ui('terms')}**", panels.told(panels.draft.places)]
    draft = panels.draft
    lines += terms_lines(panels.shape, panels.days, panels.time, panels.texts, panels.locale)
    if panels.draft.starts:
        lines.append(panels.ui("check-in-told"))
    if panels.crowded:
        lines.append(panels.ui("crowded"))
    said: list[Item] = [words("\n".join(f"• {one}" if at else one for at, one in enumerate(lines)))]
    said.append(small(panels.ui("plan-hint")))
    if panels.crowded or draft.channel:
        custom_id = f"t-set:3:channel:{draft.packed()}"
        place, label = panels.ui("matches-channel"), panels.ui("matches-channel-now")
        said += channel_select(custom_id, place, label, draft.channel)
    return said


def terms_lines(
    shape: Terms, round_days: int, time: TimeTerms, texts: Texts, locale: Locale
) -> list[str]:
    """Return what people should know before they enter: points, ties, absence, drops.

    And what stops clocks (`time`; EVT-5.2), beside which the end of a round stays where it is.
    """

    def ui(message: str, **args: int | str) -> str:
        return texts.get(f"ui-tournament-{message}", locale, **args)

    lines: list[str] = []
    if shape.format == "robin":
        lines.append(ui("terms-flow", count=shape.at_once))
        lines.append(ui("terms-match-days", days=round_days))
        if shape.twice:
            lines.append(ui("terms-twice"))
    else:
        lines.append(ui("terms-rounds", days=round_days, format=_kind(shape)))
    if shape.format != "knockout":
        lines.append(ui("terms-points" if shape.duels else "terms-pod-points"))
        lines.append(ui("terms-ties" if shape.duels else "terms-pod-ties"))
    if shape.format in KNOCKOUTS:
        lines += _knockout_lines(shape, ui)
    late = (
        "no"
        if shape.format == "knockout" or (shape.format == "robin" and not shape.duels)
        else "yes"
    )
    lines += [ui("terms-late", late=late), ui("terms-absent")]
    return [*lines, *_still_lines(shape, time, ui, texts, locale)]


def _still_lines(
    shape: Terms, time: TimeTerms, ui: Callable[..., str], texts: Texts, locale: Locale
) -> list[str]:
    """Return what stops clocks, and that this puts no end of a round off."""
    lines = [ui("terms-days-off" if time.days_off else "terms-no-days-off")]
    if time.weekends:
        lines.append(ui("terms-weekends", zone=zone_name(time.weekends, texts, locale)))
    if time.days_off or time.weekends:
        lines.append(ui("terms-end-stays", format=_kind(shape)))
    return lines


def _knockout_lines(shape: Terms, ui: Callable[..., str]) -> list[str]:
    """Return how a knockout goes: who is in it, how many games a pairing has, who goes on."""
    lines = [ui("terms-cut", count=shape.cut)] if shape.format == "swiss+cut" else []
    if shape.best_of > 1:
        lines.append(ui("terms-best", games=shape.best_of))
    lines.append(ui("terms-level"))
    return [*lines, ui("terms-third")] if shape.third_place else lines


def name_form(context: Context, draft: Draft, *, preparing: bool = False) -> ui.Modal:
    """Return the form for the name of a tournament, which is open at once, or `preparing` first."""
    title, custom_id = context.ui("tournament-name"), f"t-open:{draft.packed()}"
    custom_id += f":{PREPARING}" if preparing else ""
    form = ui.Modal(title=clip(title, 45), custom_id=custom_id, timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="name", required=True, max_length=40)
    form.add_item(ui.Label(text=clip(title, 45), component=line))
    return form


def starts_after(draft: Draft) -> timedelta | None:
    """Return in how long a tournament begins; None when an organiser begins it."""
    return timedelta(days=draft.starts) if draft.starts else None
