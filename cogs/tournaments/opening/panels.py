"""The three panels of a new tournament, with a forecast before anybody is told (EVT-1.1)."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from fractions import Fraction

import msgspec
from discord import ButtonStyle, ui
from msgspec.structs import replace

from cogs.app.context import Context
from cogs.app.render_client import accent
from cogs.tournaments.opening.draft import (
    CROWDED,
    DEFAULT,
    ENDS,
    FLOW_DAYS,
    FORMATS,
    FROM_HERE,
    PACES,
    PREPARING,
    ROUND_DAYS,
    ROUND_MINUTES,
    ROUNDS,
    SEASON,
    SIZES,
    STARTS,
    USUAL_DAYS,
    USUAL_MINUTES,
    Draft,
    ending,
    fits,
    pods_of,
)
from cogs.tournaments.opening.terms import ending_words, in_days, kind_of, terms_lines, told
from cogs.tournaments.words import format_name, length_words, wall_words
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
from cogs.ui.words import game_name
from db.records.time import TimeTerms
from games.core.info import Info
from locales import Texts
from locales.texts import Locale
from play.time.pace import LIVE
from play.time.walls import zone_of
from tournaments.forecast import Forecast, Lengths
from tournaments.formats import swiss
from tournaments.formats.registry import format_of
from tournaments.pairing import pods
from tournaments.records import DUEL, Terms


class Panels(msgspec.Struct, frozen=True):
    """The panels of a draft for one reader."""

    draft: Draft
    info: Info
    lengths: Lengths
    texts: Texts
    locale: Locale
    weekends: str = ""  # the zone of those that do not count; empty where they do
    zone: str = "UTC"  # of the server

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
        known, shape = format_of(self.shape), self.shape
        allowed = known.people(shape)
        wanted = sorted({one for one in SIZES if one in allowed} | {allowed[0]})
        return known.sizes_within(shape, self.lengths, self._deadline, SEASON, wanted)

    @property
    def all_days(self) -> tuple[int, ...]:
        """Return the days offered for a round, or for a match that flows; at live paces minutes."""
        if self.draft.live:
            return ROUND_MINUTES
        return FLOW_DAYS if format_of(self.shape).flows else ROUND_DAYS

    @property
    def days(self) -> int:
        """Return which was chosen; of a match that flows usually twice what slow ones take."""
        if self.draft.days in self.all_days:
            return self.draft.days
        if self.draft.live:
            return USUAL_MINUTES
        if not format_of(self.shape).flows:
            return USUAL_DAYS
        twice = 2 * self.lengths.slow
        return next((one for one in FLOW_DAYS if one >= twice), FLOW_DAYS[-1])

    @property
    def length(self) -> timedelta:
        """How long a round takes at most, or a match that flows."""
        return self._long(self.days)

    def _long(self, chosen: int) -> timedelta:
        return timedelta(minutes=chosen) if self.draft.live else timedelta(days=chosen)

    def long_words(self, chosen: int) -> str:
        """Return a length that is offered, in words."""
        return length_words(self.texts, self.locale, self._long(chosen))

    @property
    def _deadline(self) -> Fraction:
        """The same in days."""
        return in_days(self.length)

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
        each = format_of(self.shape).at_once(self.shape)
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
        return format_of(self.shape).forecast(self.shape, people, self.lengths, self._deadline)


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
    if number == 2:
        found.append(button(f"t-starts-at:{draft}", panels.ui("starts-at")))
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
    title = panels.ui(f"choose-{field}", format=kind_of(panels.shape))
    return setting(custom_id, title, options[:25])


def _about(panels: Panels, form: int) -> str:
    """Return what a format is, and how many people it takes."""
    people = FORMATS[form].people(replace(panels.draft, form=form).shape(panels.info))
    return panels.ui("about", format=FORMATS[form].named, least=people[0], most=people[-1])


def _what(panels: Panels) -> list[Item]:
    draft, info = panels.draft, panels.info
    forms = [
        (at, format_name(Terms(format=one.key), panels.texts, panels.locale))
        for at, one in enumerate(FORMATS)
        if fits(one, draft.pod)
    ]
    about = [_about(panels, at) for at, _ in forms]
    items = [_select(panels, 1, "form", draft.form, forms, about)]
    pods = (DUEL, *pods_of(info))
    if len(pods) > 1 and FORMATS[draft.form].in_pods:
        named = [(one, panels.ui("people-a-match", count=one)) for one in pods]
        items.append(_select(panels, 1, "pod", draft.pod, named))
    seats = {*panels.shape.seats}
    presets = [one for one in info.presets if not one.seats or seats <= {*one.seats}]
    if len(presets) > 1:
        usual = presets[0].name if draft.preset == DEFAULT else draft.preset
        named = [
            (one.name, panels.texts.get(f"{info.key}-preset-{one.name}", panels.locale))
            for one in presets
        ]
        items.append(_select(panels, 1, "preset", usual, named))
    offered = [one for one in PACES if FORMATS[draft.form].live or one not in LIVE]
    paces = [(one, panels.texts.get(f"play-pace-{one}", panels.locale)) for one in offered]
    items.append(_select(panels, 1, "pace", draft.pace, paces))
    said = game_name(draft.game, panels.texts, panels.locale)
    return [words(f"**{said}**"), *items]


def _when(panels: Panels) -> list[Item]:
    draft, form = panels.draft, FORMATS[panels.draft.form]
    asks = form.asks(panels.shape)
    sizes = panels.sizes
    weeks = SEASON // 7
    items: list[Item] = [words(panels.ui("season" if sizes else "too-long", weeks=weeks))]
    if sizes:
        named = [(one, panels.told(one, brief=True)) for one in sizes]
        again = [panels.repeats(one) for one in sizes]
        items.append(_select(panels, 2, "places", draft.places, named, again))
    items += _pods(panels)
    starts = [(one, panels.ui("starts-in", days=one)) for one in STARTS]
    if draft.starts >= FROM_HERE:
        starts.append((draft.starts, moment_words(panels, draft.starts)))
    items.append(_select(panels, 2, "starts", draft.starts, starts))
    if "twice" in asks:
        twice = [(int(one), panels.ui("twice" if one else "once")) for one in (False, True)]
        items.append(_select(panels, 2, "twice", int(draft.twice), twice))
    items += _rounds(panels, asks)
    days = [
        (one, panels.ui("round-days", length=panels.long_words(one))) for one in panels.all_days
    ]
    items.append(_select(panels, 2, "days", panels.days, days))
    if "ends" in asks and not draft.live:
        ends = [(0, panels.ui("no-end"))]
        said = panels.texts, panels.locale
        ends += [(one, ending_words(*at, *said)) for one in ENDS if (at := ending(one))]
        items.append(_select(panels, 2, "ends", draft.ends, ends))
    if "best" in asks:
        best = [(one, panels.ui("best-of", games=one)) for one in (1, 3)]
        items.append(_select(panels, 2, "best", draft.best, best))
        no = "no-third-cut" if form.has_rounds else "no-third"
        third = [(int(one), panels.ui("third" if one else no)) for one in (False, True)]
        items.append(_select(panels, 2, "third", int(draft.third), third))
    if "cut" in asks:
        cut = [(one, panels.ui("cut-to", count=one)) for one in (4, 8)]
        items.append(_select(panels, 2, "cut", draft.cut, cut))
    free = [(int(one), panels.ui("free" if one else "no-free")) for one in (True, False)]
    items.append(_select(panels, 2, "free", int(draft.free), free))
    return items


def _rounds(panels: Panels, asks: Collection[str]) -> list[Item]:
    """Return how many rounds there are, or for how many weeks matches are paired."""
    if "weeks" in asks:
        lasting = [(one, panels.ui("weeks-count", count=one)) for one in ROUNDS]
        return [_select(panels, 2, "rounds", panels.shape.season // 7, lasting)]
    if "rounds" not in asks:
        return []
    rounds = [(0, panels.ui("rounds-suit"))]
    rounds += [(one, panels.ui("rounds-count", count=one)) for one in ROUNDS]
    return [_select(panels, 2, "rounds", panels.draft.rounds, rounds)]


def _pods(panels: Panels) -> list[Item]:
    """Return the question of EVT-3.3, where the wanted size and strangers exclude each other."""
    shape = panels.shape
    if "full" not in format_of(shape).asks(shape):
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
    said = panels.texts, panels.locale
    lines += terms_lines(panels.shape, panels.length, panels.time, *said, ending(draft.ends))
    if panels.draft.starts and not draft.live:
        lines.append(panels.ui("check-in-told"))
    if panels.crowded:
        lines.append(panels.ui("crowded"))
    items: list[Item] = [
        words("\n".join(f"• {one}" if at else one for at, one in enumerate(lines)))
    ]
    items.append(small(panels.ui("plan-hint")))
    if panels.crowded or draft.channel:
        custom_id = f"t-set:3:channel:{draft.packed()}"
        place, label = panels.ui("matches-channel"), panels.ui("matches-channel-now")
        items += channel_select(custom_id, place, label, draft.channel)
    return items


def name_form(context: Context, draft: Draft, *, preparing: bool = False) -> ui.Modal:
    """Return the form for the name of a tournament, which is open at once, or `preparing` first."""
    title, custom_id = context.ui("tournament-name"), f"t-open:{draft.packed()}"
    custom_id += f":{PREPARING}" if preparing else ""
    form = ui.Modal(title=clip(title, 45), custom_id=custom_id, timeout=None)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="name", required=True, max_length=40)
    form.add_item(ui.Label(text=clip(title, 45), component=line))
    return form


def moment_words(panels: Panels, starts: int) -> str:
    """Return the moment at which a tournament begins, by the wall clock of the server."""
    at = datetime.fromtimestamp(starts, zone_of(panels.zone))
    return wall_words(panels.texts, panels.locale, at)
