"""How moments of a match are put into words for a reader."""

from collections.abc import Callable, Sequence, Set
from datetime import datetime, timedelta
from itertools import accumulate, count, groupby
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from cogs.ui.names import bare, safe
from cogs.ui.page import clip
from db.records.holders import Holder
from games.core.text import Text
from locales import Reader, Texts
from locales.texts import Locale
from play.lobby.records import LobbySeat
from play.records import Board, Entry, Public, Seat, Table
from play.time import zones

NEWS, OWN, NEWS_LINE = 6, 2, 220  # lines on a table, of each kind at least, characters a line
ORDERS = 8  # lines of what came of orders that were laid before
DECIDED = 2200  # characters of what decided: more than a whole final series
ALT = 1000
S = TypeVar("S", Seat, LobbySeat)
Write: TypeAlias = Callable[[str], str]  # how words of a person are written: `cogs.ui.names`


def bank_left(bank: timedelta, texts: Texts, locale: Locale) -> str:
    """Say how much time somebody has in hand: days and hours, below a day to the minute."""
    hours, minutes = divmod(bank // timedelta(minutes=1), 60)
    if hours < 24:
        return texts.get("ui-bank-hours", locale, hours=hours, minutes=minutes)
    return texts.get("ui-bank-days", locale, days=hours // 24, hours=hours % 24)


def stamp(moment: datetime, style: str = "R") -> str:
    """Return a moment as each reader's client writes it."""
    return f"<t:{int(moment.timestamp())}:{style}>"


def game_name(game: str, texts: Texts, locale: Locale) -> str:
    """Return the name of a game, its key where the game is not there."""
    name = f"{game}-name"
    return texts.get(name, locale) if texts.has(name, locale) else game


def holder_name(holder: Holder, texts: Texts, locale: Locale, write: Write = bare) -> str:
    """Return how a holder is shown: by name, an AI with a robot before it and its level."""
    name = write(holder.name or texts.get("play-former-player", locale))
    if not holder.ai or holder.person is not None:
        return name
    level = level_name(holder.ai, texts, locale)
    return f"🤖 {name} ({level})" if level else f"🤖 {name}"


def level_name(ai: str, texts: Texts, locale: Locale) -> str:
    """Return how strong an AI is, in a word (MND-1.2); "" for one that has no level."""
    message = f"ui-level-{ai}"
    return texts.get(message, locale) if texts.has(message, locale) else ""


def levels_line(public: Public, texts: Texts, locale: Locale) -> str:
    """Return how strong the AIs of a match are; "" without any."""
    found = [
        holder_name(holder, texts, locale, safe)
        for seat in public.seats
        for holder in seat.holders
        if holder.ai and holder.person is None
    ]
    return " · ".join(found)


def unnamed(seats: Sequence[S], texts: Texts, locale: Locale) -> tuple[S, ...]:
    """Return seats whose people are numbered, for a server that blocks the name of one."""
    numbers = count(1)

    def named(holder: Holder) -> Holder:
        if holder.person is None:
            return holder
        return replace(holder, name=texts.get("ui-player", locale, number=next(numbers)))

    return tuple(
        replace(seat, holders=tuple(named(one) for one in seat.holders), titles=())
        for seat in seats
    )


def seat_names(
    public: Public, texts: Texts, locale: Locale, write: Write = bare
) -> tuple[str, ...]:
    """Return the name of each seat, each holder's written by `write`."""
    former = texts.get("play-former-player", locale)
    return tuple(
        " & ".join(write(holder.name or former) for holder in seat.holders) for seat in public.seats
    )


def decks_line(public: Public, texts: Texts, locale: Locale) -> str:
    """Return which decks are played, as far as everybody knows them by name; "" for none."""
    found: list[str] = []
    for seat, name in zip(public.seats, seat_names(public, texts, locale, safe), strict=True):
        if deck := deck_name(public, seat, texts, locale, safe):
            found.append(texts.get("ui-plays", locale, name=name, deck=deck))
    return " · ".join(found)


def deck_name(public: Public, seat: Seat, texts: Texts, locale: Locale, write: Write = bare) -> str:
    """Return what the deck of a seat is called, its people's words by `write`; "" for none."""
    if printed := public.names.get(seat.ready_made):
        return printed.printed(locale)[0]
    return titles_in_words(seat.titles, texts, locale, write)


def titles_in_words(
    titles: Sequence[str], texts: Texts, locale: Locale, write: Write = safe
) -> str:
    """Return what people call their decks, in quotation marks; "" for none."""
    said = [texts.get("ui-title", locale, title=write(one)) for one in titles]
    return names_in_words(said, texts, locale) if said else ""


def aim_lines(aim: Sequence[Text], texts: Texts, who: Reader) -> list[str]:
    """Return the lines of an aim, set apart from what is said beside it."""
    return [f"> {texts.say(one, who)}" for one in aim]


def ahead_line(public: Public, texts: Texts, who: Reader) -> str:
    """Return what comes and decides, and when; "" where nothing does any more."""
    if public.status != "running" or not public.headline.ahead:
        return ""
    what = " · ".join(texts.say(one, who) for one in public.headline.ahead)
    return texts.get("ui-ahead", who.locale, what=what)


def reader(
    public: Public, texts: Texts, locale: Locale, seat: int | None, *, plain: bool = False
) -> Reader:
    """Return who reads: names escaped for messages, not so where `plain` (for labels)."""
    people = seat_names(public, texts, locale, bare if plain else safe)
    shared = frozenset(one.seat for one in public.seats if len(one.holders) > 1)
    return Reader(locale, seat, people, public.names, shared=shared)


def below_stage(shown: Board | Table) -> tuple[Text, ...]:
    """Return a position in words, for a place below a heading that already names its stage."""
    described = shown.described
    return described[1:] if described[:1] == (shown.public.headline.stage,) else described


def alt_text(shown: Board | Table, texts: Texts, who: Reader) -> str:
    """Return the words that say what a picture shows, at most 1000 characters.

    Game, stage and who is awaited come first. What finds no room is left out by whole sentences.
    """
    public = shown.public
    begin = [texts.get(f"{public.game}-name", who.locale), texts.say(public.headline.stage, who)]
    if public.awaited and public.status == "running":
        begin.append(waits("ui-board-waits", public, texts, who, plain=True))
    alt = clip(f"{' · '.join(begin)}.", ALT)
    for said in filter(None, (texts.say(one, who) for one in below_stage(shown))):
        longer = f"{alt} {said}" if said.endswith((".", ":", "?", "…")) else f"{alt} {said}."
        if len(longer) > ALT:
            return f"{alt} …" if len(alt) < ALT - 1 else alt
        alt = longer
    return alt


def told_lines(
    entries: Sequence[Entry],
    texts: Texts,
    who: Reader,
    most: int = NEWS,
    *,
    ended: bool = False,
) -> list[str]:
    """Return what happened as short lines in their order, a share for each kind.

    The kinds are what the reader's own answers did, what was done to them, what decided, and what
    others did. What decided is never left out: where there is much of it, there are more lines.
    What came of orders that the reader laid comes first, all of it; no heading parts that from what
    follows, which may have come before it.
    Anything else that is left out can be read in the log; a last line says how much it is, headings
    and asides apart. Where a match has `ended`, who has won stands above: this is how it came, in
    the order of time and without asides.
    """
    if ended:
        entries = [entry for entry in entries if not entry.aside]
    orders = [entry for entry in entries if entry.ordered][-ORDERS:]
    results = _once(sorted(orders, key=lambda entry: entry.number), texts, who)
    entries = [entry for entry in entries if entry not in orders]
    deciding = sorted((one for one in entries if one.decides), key=lambda entry: entry.number)
    decided, earlier = _with_room(_once(deciding, texts, who))
    rest = [entry for entry in entries if not entry.decides]
    own = [entry for entry in rest if entry.own]
    mine = _once([entry for entry in rest if entry.mine], texts, who)
    others = [one for one in rest if not (one.own or one.mine or one.aside)]
    most = max(most, len(results) + len(decided) + OWN) - len(results) - len(decided)
    if results or len(others) > most - len(own) - len(mine):
        others = [one for one in others if not one.heading]  # the table says what stage it is
    said = _once(others, texts, who)
    first, to_me, left = _shares(most, len(own), len(mine), len(said))
    weighty = _weightiest(own, first)
    kept = _once(weighty, texts, who)
    light = {entry.number for entry in rest if entry.aside or entry.heading}
    done = _latest(mine, light, to_me)
    lines = [*kept, *done, *decided, *said[len(said) - left :]]
    if not (lines or results):
        lines = _once(entries[-OWN:], texts, who)  # of headings and asides alone
    unsaid = _once([one for one in own if one not in weighty], texts, who)
    unsaid += [one for one in mine if one not in done]
    more = earlier + len(said) - left + sum(number not in light for number, _ in unsaid)
    last = [f"-# {texts.get('ui-news-more', who.locale, count=more)}"] if more else []
    shown = sorted([*results, *lines]) if ended else [*results, *sorted(lines)]
    return [*(f"• {line}" for _, line in shown), *last]


def _with_room(lines: Sequence[tuple[int, str]]) -> tuple[list[tuple[int, str]], int]:
    """Return the latest of the lines that a message has room for, and how many it has not."""
    lengths = accumulate(len(line) for _, line in reversed(lines))
    kept = sum(length <= DECIDED for length in lengths)
    return list(lines[len(lines) - kept :]), len(lines) - kept


def _shares(most: int, own: int, mine: int, others: int) -> tuple[int, int, int]:
    """Divide so many lines: some for each kind, and the rest for what was done to the reader."""
    first = min(own, OWN, most)
    to_me = min(mine, OWN, most - first)
    left = min(others, OWN, most - first - to_me)
    to_me = min(mine, most - first - left)
    left = min(others, most - first - to_me)
    return min(own, most - to_me - left), to_me, left


def _weightiest(own: Sequence[Entry], most: int) -> list[Entry]:
    """Return so many entries in their order; asides fill what room is left, the latest first."""
    aside = [entry for entry in own if entry.aside]
    kept = [entry for entry in own if not entry.aside][:most]
    left = most - len(kept)
    return [one for one in own if one in kept or one in aside[len(aside) - left :]]


def _latest(lines: Sequence[tuple[int, str]], light: Set[int], most: int) -> list[tuple[int, str]]:
    """Return so many lines, the latest: those whose numbers are light only where there is room."""
    ranked = sorted(lines, key=lambda line: (line[0] not in light, line[0]))
    return sorted(ranked[len(ranked) - most :])


def _once(entries: Sequence[Entry], texts: Texts, who: Reader) -> list[tuple[int, str]]:
    """Return the number and the line of events; of equal ones in a row one line says how often."""
    said = [(entry.number, entry_line(entry, texts, who)) for entry in entries]
    found = list[tuple[int, str]]()
    for line, same in groupby(said, key=lambda one: one[1]):
        (number, _), *more = same
        bare_line = line.removesuffix(".")  # how often stands within the sentence
        often = texts.get("ui-news-times", who.locale, line=bare_line, times=len(more) + 1)
        found.append((number, often + line[len(bare_line) :] if more else line))
    return found


def entry_line(entry: Entry, texts: Texts, who: Reader, person: int | None = None) -> str:
    """Return what happened in one line; the people it is about have their names of today.

    `person` reads it: it speaks to whoever held the seat then, not to who holds it now.
    """
    said = entry.part.text
    former = texts.get("play-former-player", who.locale)
    for arg, holder in zip(("who", "other"), entry.people, strict=False):
        role = "me" if person is not None and holder.person == person else "other"
        named = {arg: role, f"{arg}_name": safe(holder.name or former)}
        said = Text(said.id, {**said.args, **named})
    return clip(texts.say(said, who), NEWS_LINE)


def unbroken(rule: str) -> str:
    """Return the number of a rule as a message says it: no line ends within it."""
    return rule.replace("-", "\u2011")


def names_in_words(names: Sequence[str], texts: Texts, locale: Locale) -> str:
    """Return a list of names as a sentence writes it."""
    if len(names) < 2:
        return "".join(names)
    return texts.get("core-list", locale, first=", ".join(names[:-1]), last=names[-1])


def players_in_words(seats: Sequence[int], each: int, texts: Texts, locale: Locale) -> str:
    """Return for how many players it is, `each` at most a seat; all numbers if there are gaps."""
    *some, last = sorted(seats)
    if some and last - some[0] > len(some) and each == 1:
        return texts.get("ui-players-some", locale, numbers=", ".join(map(str, some)), last=last)
    return texts.get("ui-players", locale, least=min(seats), most=last * each)


def waits(message: str, public: Public, texts: Texts, who: Reader, *, plain: bool = False) -> str:
    """Return a sentence about who is waited for, names in bold; the reader comes last, as "you"."""
    names = seat_names(public, texts, who.locale, bare if plain else safe)
    others = [names[seat] for seat in public.awaited if seat != who.seat]
    said = [name if plain else f"**{name}**" for name in others]
    if len(others) < len(public.awaited):
        said.append(texts.get("ui-you", who.locale))
    role = "other" if others else "me"
    return texts.get(message, who.locale, who=role, names=names_in_words(said, texts, who.locale))


def zone_name(zone: str, texts: Texts, locale: Locale) -> str:
    """Return what a time zone is called: by its cities where it is a usual one."""
    if zone not in zones.USUAL:
        return zone
    return texts.get(f"ui-zone-{zone.lower().replace('/', '-').replace('_', '-')}", locale)


def spent_line(half_days: int, texts: Texts, locale: Locale) -> str:
    """Say that so many half days off were spent automatically (TIM-2.2)."""
    return texts.get("ui-spent-for-you", locale, days=half_days / 2)
