"""The public board of a match as a page."""

import math
from collections.abc import Sequence
from datetime import timedelta

from discord import ButtonStyle
from msgspec.structs import replace

from cogs.app.render_client import accent
from cogs.board.result import (
    finished_lines,
    result_lines,
    scores_line,
    thanks_lines,
    won_words,
)
from cogs.ui.names import safe
from cogs.ui.page import Button, Item, Page, PictureFile, button, gallery, rows, small, words
from cogs.ui.rounds import round_of
from cogs.ui.rulings import ruling_line
from cogs.ui.words import (
    DECIDED,
    ahead_line,
    below_stage,
    decks_line,
    entry_line,
    levels_line,
    reader,
    seat_names,
    stamp,
    unnamed,
    waits,
)
from db.records.channels import Away
from locales import Reader, Texts
from locales.texts import Locale
from play.records import Board, Entry, Public, Table

FIRST = 1  # the revision of a board up to which it shows the seal of the shuffles
LAST = 3  # latest events told under the picture


def board_page(
    board: Board,
    texts: Texts,
    locale: Locale,
    picture: PictureFile | None,
    before: PictureFile | None = None,
) -> Page:
    """Return the public message of a match; `before` is the last board before the ranking."""
    public = board.public
    who = reader(public, texts, locale, None)
    items: list[Item] = [] if before is None else [gallery(before)]
    if board.decided:
        items.append(words("\n".join(_told(board.decided[-DECIDED:], texts, who))))
    if picture is not None:
        items.append(gallery(picture))
    lines = part_lines(public, texts, locale)
    lines += (
        _over(public, texts, who) if public.status != "running" else _running(public, texts, who)
    )
    if public.status == "running":
        lines += _last(board, texts, who)
    lines += ending_lines(board, texts, who)
    lines += [decks_line(public, texts, locale), levels_line(public, texts, locale)]
    if picture is None:
        said = board.described if public.status != "running" else below_stage(board)
        lines += [texts.say(one, who) for one in said]
    items.append(words("\n".join(line for line in lines if line)))
    items += rows(_buttons(board, texts, locale))
    items.append(small("\n".join(_foot(public, texts, locale))))
    pictures = tuple(one for one in (before, picture) if one is not None)
    return Page(items, pictures, accent(public.game))


def without_names(board: Board, texts: Texts, locale: Locale) -> Board:
    """Return a board that names nobody and shows nothing that people have written."""
    seats = unnamed(board.public.seats, texts, locale)
    public = replace(board.public, seats=seats, words=())
    last = tuple(one for one in board.last if not one.people)
    return replace(board, public=public, last=last)


def moved_page(board: Board, texts: Texts, locale: Locale, link: str) -> Page:
    """Return what stays where a board was before it moved to the end of its thread."""
    game = texts.get(f"{board.public.game}-name", locale)
    return Page([words(texts.get("ui-board-moved", locale, game=game, link=link))])


def away_page(public: Public, texts: Texts, locale: Locale) -> Page:
    """Return what stays in a channel that is closed while the board is elsewhere."""
    game = texts.get(f"{public.game}-name", locale)
    said = texts.get("ui-board-away", locale, game=game, channel=f"<#{public.channel}>")
    return Page([words(said)])


def waiting_page(match: Away, texts: Texts, locale: Locale) -> Page:
    """Return the public message of a match whose game, with all its texts, is not installed."""
    said = texts.get("play-game-away", locale, game=safe(match.game))
    play = [
        button(f"{verb}:{match.id}", texts.get(f"ui-{label}", locale), style)
        for verb, label, style in (
            ("play", "play", ButtonStyle.primary),
            ("more", "more", ButtonStyle.secondary),
        )
    ]
    return Page([words(said), *rows(play)], (), accent(match.game))


def part_lines(public: Public, texts: Texts, locale: Locale) -> list[str]:
    """Return the tournament and the round of which a match is part, if it is."""
    part = public.part_of
    if part is None:
        return []
    return [f"🏆 {' · '.join(filter(None, (safe(part.name), round_of(part, texts, locale))))}"]


def _running(public: Public, texts: Texts, who: Reader) -> list[str]:
    locale = who.locale
    parts = [f"**{texts.say(public.headline.stage, who)}**"]
    if public.paused_at is not None:
        parts.append(texts.get("ui-board-paused", locale))
    elif public.awaited:
        parts.append(waits("ui-board-waits", public, texts, who))
        if public.deadline_at is not None:
            parts.append(texts.get("ui-until", locale, when=stamp(public.deadline_at)))
    lines = [" · ".join(parts), scores_line(public, texts, who), ahead_line(public, texts, who)]
    lines += [
        *_away(public, texts, who),
        *_banks(public, texts, who),
        *_proposals(public, texts, who),
    ]
    if public.extended:
        lines.append(_extended(public.extended, texts, locale))
    return lines


def _away(public: Public, texts: Texts, who: Reader) -> list[str]:
    """Say who is away while something is asked of them, and when they are back."""
    names = seat_names(public, texts, who.locale, safe)
    return [
        texts.get("ui-board-back", who.locale, name=names[seat.seat], when=stamp(until, "D"))
        for seat in public.seats
        if (until := seat.away_until) is not None
    ]


def _banks(public: Public, texts: Texts, who: Reader) -> list[str]:
    """Return the time that everybody has in hand, in half days, where the pace has banks."""
    names = seat_names(public, texts, who.locale, safe)
    found = [
        texts.get("ui-board-bank", who.locale, name=names[seat.seat], days=_days(seat.bank))
        for seat in public.seats
        if seat.bank is not None
    ]
    return [texts.get("ui-board-banks", who.locale, banks=" · ".join(found))] if found else []


def _days(bank: timedelta) -> float:
    return bank / timedelta(days=1)


def _extended(by: timedelta, texts: Texts, locale: Locale) -> str:
    """Say by how much deadlines were put off; nobody is away for a hundred days."""
    if by >= timedelta(days=100):
        return texts.get("ui-board-extended-ages", locale)
    if by >= timedelta(days=2):
        unit, many = "days", round(by / timedelta(days=1))
    elif by >= timedelta(hours=2):
        unit, many = "hours", round(by / timedelta(hours=1), 1)
    else:
        unit, many = "minutes", math.ceil(by / timedelta(minutes=1))
    return texts.get("ui-board-extended", locale, unit=unit, many=many)


def _proposals(public: Public, texts: Texts, who: Reader) -> list[str]:
    names = seat_names(public, texts, who.locale, safe)
    return [
        texts.get(f"ui-board-proposed-{one.kind}", who.locale, name=names[one.seat])
        for one in public.proposals
    ]


def _last(board: Board, texts: Texts, who: Reader) -> list[str]:
    told = [entry for entry in board.last if not entry.aside][-LAST:]
    return _told(told, texts, who)


def _told(entries: Sequence[Entry], texts: Texts, who: Reader) -> list[str]:
    return [f"-# {entry_line(entry, texts, who)}" for entry in entries]


def _over(public: Public, texts: Texts, who: Reader) -> list[str]:
    how, won = _ended(public), won_words(public, texts, who)
    title = texts.get(f"ui-board-{how}", who.locale)
    if how == "over" and won:
        title = texts.get("ui-board-over-won", who.locale, won=won)
    ruling = [line] if (line := ruling_line(public, texts, who.locale)) else []
    return [f"### {title}", *ruling, *result_lines(public, texts, who, facts=True)]


def _ended(public: Public) -> str:
    """Return how a match has come to its end: by its rules, by its tournament, or agreed upon."""
    if public.status == "over" or public.part_of is None:
        return public.status
    if public.part_of.status == "off":
        return "off"
    return "decided" if public.part_of.decided else "agreed"


def ending_lines(shown: Board | Table, texts: Texts, who: Reader) -> list[str]:
    """Return what was counted of a match that is over.

    For whom an AI has played and how often, who has asked for hints (MND-2.2), for whom an AI
    had to finish it, and who came in for whom.
    """
    names = seat_names(shown.public, texts, who.locale, safe)
    counted = (("stood-in", shown.ending.stood_in), ("hints", shown.ending.hints))
    said = [
        f"-# {texts.get(f'ui-board-{what}', who.locale, name=name, count=count)}"
        for what, counts in counted
        for name, count in zip(names, counts, strict=False)
        if count
    ]
    thanks = thanks_lines(shown.public, texts, who)
    return [*said, *finished_lines(shown.public, texts, who), *thanks]


def _buttons(board: Board, texts: Texts, locale: Locale) -> list[Button]:
    public, match = board.public, board.public.id

    def one(verb: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        return button(f"{verb}:{match}", texts.get(f"ui-{label}", locale), style)

    film = [one("film", "film")] if board.film else []
    if public.status == "running":
        play = one("play", "play", ButtonStyle.primary)
        return [play, *film, one("log", "log"), one("zoom", "zoom"), one("more", "more")]
    again = one("rematch", "rematch", ButtonStyle.primary)
    if public.part_of is not None:
        label = texts.get("ui-tournament-mine", locale)
        again = button(f"t-next:{public.part_of.tournament}", label, ButtonStyle.primary)
    other = button("another", texts.get("ui-another", locale))
    return [
        again,
        other,
        one("verify", "verify"),
        one("replay", "replay"),
        one("look-back", "look-back"),
        *film,
        one("log", "log"),
    ]


def _foot(public: Public, texts: Texts, locale: Locale) -> list[str]:
    """Return which version of the board this is; below the first one the seal of the shuffles."""
    found = [texts.get("ui-board-footer", locale, revision=str(public.revision))]
    if public.status == "running" and public.revision <= FIRST:
        found.append(texts.get("ui-sealed-as", locale, seal=public.commitment))
    return found
