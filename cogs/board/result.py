"""How a match ended, in words: who won by how much, and the ranking."""

from cogs.ui.names import safe
from cogs.ui.words import names_in_words, seat_names
from games.core.view import Standing
from locales import Reader, Texts
from locales.texts import Locale
from play.records import Public


def won_words(public: Public, texts: Texts, who: Reader) -> str:
    """Return who won, and with what score; "" where nobody has.

    A side that several share, or several sides in first place, win in the plural; where all are
    first nobody wins. Against one other side its score is said too, or that it gave up.
    """
    rows = public.standings or ()
    first = [row for row in rows if row.place == 1 and not row.conceded]
    if not first:
        return ""
    names = [_names(public, row, texts, who) for row in first]
    score = score_words(public.game, first[0].score, texts, who.locale)
    said = names_in_words([one for some in names for one in some], texts, who.locale)
    if len(rows) == 1:
        return texts.get("ui-won-solo", who.locale, names=said, score=score)
    if len(first) > 1:
        how = "draw" if len(first) == len(rows) else "together"
        return texts.get(f"ui-won-{how}", who.locale, names=said, score=score)
    other = rows[1] if len(rows) == 2 else None
    args: dict[str, int | str] = {"how": "alone", "other": ""}
    if other is not None and other.conceded:
        theirs = names_in_words(_names(public, other, texts, who), texts, who.locale)
        args = {"how": "gave-up", "other": theirs}
    elif other is not None:
        args = {"how": "against", "other": other.score}
    role = "me" if who.seat in first[0].seats else "other"
    count = len(names[0])
    return texts.get("ui-won", who.locale, who=role, names=said, count=count, score=score, **args)


def _names(public: Public, row: Standing, texts: Texts, who: Reader) -> list[str]:
    """Return the safe names of all who play on one side, or that of the game's own player."""
    former = texts.get("play-former-player", who.locale)
    found = [
        safe(holder.name or former) for seat in row.seats for holder in public.seats[seat].holders
    ]
    return found or [texts.get(f"{public.game}-automaton", who.locale)]


def score_words(game: str, score: int, texts: Texts, locale: Locale) -> str:
    """Return a score as its game calls it ("24 stars"), its number where it has no name for it."""
    message = f"{game}-picture-amount"
    return texts.get(message, locale, count=score) if texts.has(message, locale) else str(score)


def scores_line(public: Public, texts: Texts, who: Reader) -> str:
    """Return the scores as they stand, with the order of play where there is one."""
    scores = " · ".join(texts.say(score, who) for score in public.headline.scores)
    names = seat_names(public, texts, who.locale, safe)
    order = " → ".join(names[seat] for seat in public.headline.order)
    if len(public.headline.order) < 2:
        return scores
    return texts.get("ui-board-order", who.locale, scores=scores, order=order)


def result_lines(public: Public, texts: Texts, who: Reader, *, facts: bool = False) -> list[str]:
    """Return the ranking of a match that is over, a line a side, with decisive `facts` or without.

    One that was ended by agreement has its scores as they stood.
    """
    names = seat_names(public, texts, who.locale, safe)
    if not public.standings:
        return [scores_line(public, texts, who)]
    lines: list[str] = []
    for standing in public.standings:
        shown = place_lines(public.game, standing, names, texts, who)
        lines += shown if facts else shown[:1]
    return lines


def finished_lines(public: Public, texts: Texts, who: Reader) -> list[str]:
    """Return for whom an AI has finished a match of a tournament, where that counts (EVT-5.1a)."""
    part = public.part_of
    if part is None or part.decided or public.status == "running":
        return []
    gave_up = {seat for row in public.standings or () if row.conceded for seat in row.seats}
    names = [
        name
        for seat, name in zip(
            public.seats, seat_names(public, texts, who.locale, safe), strict=True
        )
        if (seat.standin is not None or seat.left) and seat.seat not in gave_up
    ]
    if not names:
        return []
    said = names_in_words(names, texts, who.locale)
    return [f"-# {texts.get('ui-tournament-finished', who.locale, who=said)}"]


def thanks_lines(public: Public, texts: Texts, who: Reader) -> list[str]:
    """Thank those who have played on for others in a match that is over (CLB-2.1)."""
    if public.status == "running":
        return []
    seats = zip(public.seats, seat_names(public, texts, who.locale, safe), strict=True)
    names = [name for seat, name in seats if seat.substituted and not seat.left]
    if not names:
        return []
    said = names_in_words(names, texts, who.locale)
    return [f"-# {texts.get('ui-board-thanks', who.locale, names=said)}"]


def place_lines(
    game: str, standing: Standing, names: tuple[str, ...], texts: Texts, who: Reader
) -> list[str]:
    """Return one side's place, score and decisive figures; names are safe.

    A side without a seat is played by the game itself, which has a name for it.
    """
    people = " & ".join(names[seat] for seat in standing.seats)
    people = people or texts.get(f"{game}-automaton", who.locale)
    score = score_words(game, standing.score, texts, who.locale)
    line = texts.get("ui-place", who.locale, place=standing.place, people=people, score=score)
    if standing.conceded:
        line = f"{line} · {texts.get('ui-gave-up', who.locale)}"
    facts = " · ".join(texts.say(fact, who) for fact in standing.facts)
    return [line, f"-# {facts}"] if facts else [line]
