"""What an organiser has chosen so far for a new tournament (EVT-1.1).

It travels in the custom_ids, so that panels outlive a restart.
"""

from datetime import UTC, datetime, timedelta

import msgspec
from msgspec.structs import replace

from cogs.app.context import Parts, known_id
from games.core.info import Info
from games.core.refused import Refused
from games.core.text import text
from play.time.pace import LIVE, OFFERED
from tournaments.formats.contract import Format
from tournaments.formats.registry import formats
from tournaments.records import DUEL, Terms

PREPARING = "planned"  # as custom_ids of all releases say that it is prepared first
SEASON = 91  # days within which a tournament is to end
FARTHEST = timedelta(days=180)  # until it begins
FORMATS: tuple[Format, ...] = tuple(formats().values())
PACES = tuple(one for one in OFFERED if one not in {"none", "hour"})
ROUND_DAYS = (7, 10, 14)
FLOW_DAYS = (3, 7, 10, 14, 21, 30, 45, 60, 90)  # of a match that flows
ROUND_MINUTES = (30, 45, 60, 90, 120, 180, 1440)  # of a round or match of an evening
USUAL_DAYS, USUAL_MINUTES = 10, 60  # of a round
USUAL_PACE = "quick"
_PLAIN = 1  # the format that is chosen where another does not go with so many at a time
STARTS = (0, 3, 5, 7, 14, 21)  # days until it begins; 0: an organiser begins it
SIZES = (3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 32, 40, 48, 64, 96, 128, 192, 256)
PODS = (3, 4, 5, 6)
ROUNDS = tuple(range(2, 13))  # of a Swiss that are offered, and weeks of a rolling one
LONGEST = 24  # characters of what is chosen
CROWDED = 8  # matches at a time from which on a channel of their own is proposed, rule EVT-1.1
FROM_HERE, UP_TO = (
    1_000_000_000,
    4_000_000_000,
)  # what `starts` is from then on is a moment, in seconds
DEFAULT = "-"  # no preset
_HOURS = 24
ANY_DAY = 7  # beside the days of the week, from Monday
ENDS = tuple(
    1 + day * _HOURS + hour for day in (ANY_DAY, *range(ANY_DAY)) for hour in (18, 20, 22)
)  # hours at which rounds may end (EVT-1.11)
_COUNTS = (
    "form",
    "pod",
    "places",
    "days",
    "best",
    "cut",
    "ends",
    "rounds",
)  # fields of a draft: numbers


class Draft(msgspec.Struct, frozen=True):
    """What an organiser has chosen so far; `form` is a format by its place in FORMATS."""

    game: str
    preset: str = DEFAULT
    form: int = 0
    pod: int = DUEL
    pace: str = USUAL_PACE
    places: int = 8
    starts: int = 0  # days until it begins (0: an organiser begins it), or the moment
    days: int = 0  # of a round or a match that flows, at live paces minutes; 0: the usual ones
    twice: bool = False
    best: int = 1
    third: bool = False
    cut: int = 4
    free: bool = True  # whether days off stop clocks
    channel: int = 0  # where matches are played; 0: where its message stands
    full: bool = False  # whether pods keep their size though some meet again from round 2 on
    ends: int = 0  # the hour at which rounds end, one of ENDS; 0: none
    rounds: int = 0  # of a Swiss, or weeks of a rolling one; 0: as many as suit it

    @property
    def live(self) -> bool:
        """Whether it is played in an evening: its rounds are counted in minutes (EVT-1.11)."""
        return self.pace in LIVE

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
        plain = Terms(
            format=form.key,
            seats=(DUEL,) if duels else pods,
            pod=self.pod,
            cut=8 if self.cut == 8 else 4,
            lowest_wins=info.lowest_wins,
        )
        asks = form.asks(plain)
        chosen = replace(
            plain,
            rounds=self.rounds if asks & {"rounds", "weeks"} else 0,
            twice=self.twice and "twice" in asks,
            full=self.full and "full" in asks,
            best_of=3 if self.best == 3 and "best" in asks else 1,
            third_place=self.third and "third" in asks,
        )
        return form.shaped(chosen)


def pods_of(info: Info) -> tuple[int, ...]:
    """Return the sizes of pods that a game allows, which differ by one (EVT-3.3).

    None if it lacks a size from three on: where four play in two teams, there are two sides
    (EVT-1.7).
    """
    most = max(info.seats)
    every = all(size in info.seats for size in range(PODS[0], most + 1))
    return tuple(size for size in PODS if size <= most) if every else ()


def fits(form: Format, pod: int) -> bool:
    """Return whether a format can be played by so many at a time."""
    return form.in_duels if pod == DUEL else form.in_pods


def unpacked(packed: str) -> Draft:
    """Return the draft in a custom_id. Raises Refused when it is no draft of ours."""
    names, parts = Draft.__struct_fields__, packed.split(".")
    if len(names) - 3 <= len(parts) < len(names):  # of a release that did not ask for all
        parts += ["0"] * (len(names) - len(parts))
    if len(parts) != len(names):
        raise Refused(text("ui-old-component"))
    said = dict(zip(names, parts, strict=True))
    yes = {name: bool(Parts([said[name]]).number(0)) for name in ("twice", "third", "free", "full")}
    counts = {name: Parts([said[name]]).number(0) for name in _COUNTS}
    counts["starts"] = known_id(said["starts"])  # it may be a moment
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
    pods = draft.form < len(FORMATS) and not fits(FORMATS[draft.form], draft.pod)
    unknown = draft.form >= len(FORMATS) or draft.pace not in PACES
    lengths = ROUND_MINUTES if draft.live else (*ROUND_DAYS, *FLOW_DAYS)
    unknown |= draft.starts not in STARTS and not FROM_HERE <= draft.starts < UP_TO
    unknown |= draft.rounds not in {0, *ROUNDS}
    unknown |= draft.live and not FORMATS[draft.form % len(FORMATS)].live
    unknown |= draft.ends not in {0, *ENDS} or (draft.ends and draft.live)
    if unknown or pods or draft.days not in {0, *lengths}:
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
            alike = field == "preset" or draft.live == (value in LIVE)
            kept = {"days": draft.days * alike, "ends": draft.ends * alike}
            return replace(draft, **kept, **{field: value})
        case "twice" | "third" | "free" | "full":
            return replace(draft, **{field: value == "1"})
        case "channel" | "starts":
            return replace(draft, **{field: known_id(value)})
        case "form":
            form = Parts([value]).number(0)
            across = draft.live and form < len(FORMATS) and not FORMATS[form].live
            pace = USUAL_PACE if across else draft.pace
            return replace(draft, form=form, days=0, ends=0, rounds=0, pace=pace)
        case _ if field in _COUNTS:
            changed = replace(draft, **{field: Parts([value]).number(0)})
            known = fits(FORMATS[draft.form], changed.pod)
            return changed if known else replace(changed, form=_PLAIN)
        case _:
            raise Refused(text("ui-old-component"))


def ending(ends: int) -> tuple[int, int] | None:
    """Return the day of the week, or ANY_DAY, and the minute of the day of one of ENDS."""
    day, hour = divmod(ends - 1, _HOURS)
    return (day, hour * 60) if ends else None


def starts_at(draft: Draft, now: datetime) -> datetime | None:
    """Return when a tournament begins; None when an organiser begins it."""
    if draft.starts >= FROM_HERE:
        return datetime.fromtimestamp(draft.starts, UTC)
    return now + timedelta(days=draft.starts) if draft.starts else None
