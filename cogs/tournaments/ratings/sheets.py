"""Ratings and statistics as their pictures show them."""

from collections.abc import Sequence
from fractions import Fraction

from cogs.ui.names import bare
from cogs.ui.words import game_name
from games.core.data.theme import Theme
from games.core.face import Face
from games.registry import Game
from locales import Texts
from locales.texts import Locale
from play.ratings.profiles import Profile, RatingPoint
from render.kit.scene import SeatHolder
from render.tournaments.sheets import (
    CardLine,
    Cards,
    CardsLook,
    Chart,
    Head,
    Odds,
    PlottedRating,
    RangeBar,
    RatingSheet,
    StatisticsSheet,
)
from tournaments.ratings import PROVISIONAL, Rating, fresh
from tournaments.statistics import CardShare, Spread, Statistics, likely

MATCHES = 200  # of a history that are drawn
TICKS = 5  # words below a history
CARDS = 7  # on a picture
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # of a scale


class RatingSheets:
    """Makes the sheets of a game in a language, in its colours."""

    def __init__(self, game: str, theme: Theme, texts: Texts, locale: Locale) -> None:
        self._theme = theme
        self._texts = texts
        self._locale: Locale = locale
        self._name = theme.title(bare(game_name(game, texts, locale)))

    def ui(self, message: str, /, **args: int | str) -> str:
        return self._texts.get(f"ui-rating-{message}", self._locale, **args)

    def rating(self, profile: Profile, name: str, handle: str) -> RatingSheet:
        """Return somebody's rating."""
        points = profile.points[-MATCHES:]
        left = len(profile.points) - len(points)
        won = profile.places[0]
        run = profile.run if profile.run > 1 else won
        words = "run" if profile.run > 1 else "won"
        shown = [one.value for one in profile.points]
        best = self.ui("best") if len(shown) > 1 and shown[-1] == max(shown) else ""
        return RatingSheet(
            theme=self._theme,
            head=Head(
                title=self._name,
                stage=SeatHolder(bare(name), handle).shown,
                aside=self.ui("matches", count=profile.rating.matches),
                left=self.ui("foot", more=int(profile.key.more)),
                right=self.ui("start", start=str(fresh().value)),
            ),
            now=str(profile.rating.value),
            gained=_gained(shown),
            rank=self._rank(profile),
            ranked=profile.rank is not None,
            run=str(run),
            run_words=self.ui(words, count=run),
            last=tuple(one.place for one in points),
            places=profile.places,
            places_title=self.ui("places"),
            history=tuple(
                PlottedRating(one.value, one.place == 1, one.uncertainty) for one in points
            ),
            ticks=self._ticks(points),
            settled=PROVISIONAL - left if len(profile.points) > PROVISIONAL else 0,
            provisional=self.ui("provisional"),
            best=best,
            start=_start(profile.points[left - 1] if left else fresh()),
            uncertainty=self.ui("uncertainty", points=str(profile.rating.uncertainty)),
        )

    def _rank(self, profile: Profile) -> str:
        if profile.rating.provisional:
            return self.ui("missing", count=PROVISIONAL - profile.rating.matches)
        if profile.rank is None:
            return self.ui("unlisted")
        return self.ui("rank", place=profile.rank)

    def _ticks(self, points: Sequence[RatingPoint]) -> tuple[tuple[int, str], ...]:
        """Return the months of a history, below their first match."""
        firsts = [
            (at, one.at.month)
            for at, one in enumerate(points, 1)
            if at == 1 or one.at.month != points[at - 2].at.month
        ]
        apart = max(1, -(-len(firsts) // TICKS))
        found: list[tuple[int, str]] = []
        for at, month in firsts[::apart]:
            if not found or at - found[-1][0] >= len(points) / (2 * TICKS):
                found.append((at, self.ui("month", month=month)))
        return tuple(found)

    def statistics(self, found: Sequence[Statistics]) -> StatisticsSheet:
        """Return what finished matches of a game tell; `found` has at least a row."""
        most = max(found, key=lambda one: one.matches)
        return StatisticsSheet(
            theme=self._theme,
            head=Head(
                title=self._name,
                stage=self.ui("statistics"),
                aside=self.ui("matches", count=sum(one.matches for one in found)),
                left=self.ui("stat-foot"),
                right=self.ui("stat-how"),
            ),
            title=self.ui("by-seat"),
            subtitle=self.ui("of-seats", seats=most.seats, count=most.matches),
            fair=1 / most.seats,
            odds=tuple(self._odds(share, most) for share in most.wins),
            charts=(
                self._chart("days", found, [one.days for one in found]),
                self._chart("answers", found, [one.answers_a_day for one in found]),
            ),
        )

    def cards(self, found: Sequence[CardShare], game: Game) -> Cards:
        """Return the best and the worst cards of a game by name.

        Names and faces are those of this release's cards; a name that none of them has stands
        alone.
        """
        rules = game.rules()
        names, faces = rules.names(), rules.faces()
        by_name = dict[str, dict[str, Face]]()
        for card, face in faces.items():
            if card in names:
                by_name.setdefault(names[card].printed(self._locale)[0], {})[card] = face
        lines = tuple(
            CardLine(
                one.card,
                Odds(one.apart, one.low, one.high, _signed(one.apart), one.sure),
                by_name.get(one.card, {}),
            )
            for one in _ends(found)
        )
        return Cards(
            theme=self._theme,
            head=Head(
                title=self._name,
                stage=self.ui("statistics"),
                aside=self.ui("cards-counted", count=len(found)),
                left=self.ui("stat-foot"),
                right=self.ui("cards-how"),
            ),
            title=self.ui("by-card"),
            subtitle=self.ui("cards-what"),
            mean=self.ui("cards-mean"),
            printed=CardsLook(game.pictures, names, self._texts, self._locale),
            lines=lines,
        )

    def _odds(self, share: Fraction, found: Statistics) -> Odds:
        low, high = likely(share, found.matches)
        words = self.ui("percent", share=round(float(share) * 100))
        fair = 1 / found.seats
        return Odds(float(share), low, high, words, not low <= fair <= high)

    def _chart(self, what: str, found: Sequence[Statistics], spreads: Sequence[Spread]) -> Chart:
        top = max(1.0, *(one.high for one in spreads))
        every = next((one for one in STEPS if top / one <= 4), STEPS[-1])
        ticks = range(0, int(top) + 1, every)
        bars = tuple(
            RangeBar(
                self.ui("seats", seats=one.seats),
                spread.low,
                spread.middle,
                spread.high,
                self.ui(what, middle=self.number(spread.middle)),
            )
            for one, spread in zip(found, spreads, strict=True)
        )
        shown = tuple((float(one), str(one)) for one in ticks)
        return Chart(self.ui(f"{what}-title"), bars, top * 1.05, shown)

    def number(self, value: float) -> str:
        """Return a figure as the language writes it, below 10 with a decimal."""
        rounded = round(value, 1) if value < 10 else round(value)
        plain = int(rounded) if rounded == int(rounded) else rounded
        return self._texts.get("ui-tournament-number", self._locale, number=plain)

    # In words

    def rating_lines(self, profile: Profile) -> list[str]:
        """Return a rating in words, as alt text and for those who chose words."""
        shown = [one.value for one in profile.points]
        return [
            f"{self._name} · {self.ui('foot', more=int(profile.key.more))}",
            self.ui("now", rating=str(profile.rating.value), count=profile.rating.matches),
            self.ui("within", points=str(profile.rating.uncertainty)),
            self._rank(profile),
            self.ui("span", least=str(min(shown)), most=str(max(shown))),
            self.ui("taken", places=", ".join(self._taken(profile.places))),
        ]

    def _taken(self, places: Sequence[int]) -> list[str]:
        found = enumerate(places, 1)
        return [self.ui("taken-one", place=at, count=times) for at, times in found if times]

    def statistics_lines(self, found: Sequence[Statistics]) -> list[str]:
        """Return statistics in words."""
        lines: list[str] = []
        for one in found:
            shares = (self.ui("percent", share=round(float(won) * 100)) for won in one.wins)
            lines.append(
                self.ui(
                    "stat-line",
                    seats=one.seats,
                    count=one.matches,
                    shares=" · ".join(shares),
                    days=self.number(one.days.middle),
                    answers=self.number(one.answers_a_day.middle),
                )
            )
        return lines

    def card_lines(self, found: Sequence[CardShare]) -> list[str]:
        """Return the same cards in words as the picture shows."""
        if not found:
            return []
        said = (f"{one.card} {_signed(one.apart)}" for one in _ends(found))
        return [self.ui("card-line", cards=" · ".join(said))]


def _ends(found: Sequence[CardShare]) -> list[CardShare]:
    """Return so many cards as a picture can show; of more, those furthest above and below 0."""
    if len(found) <= CARDS:
        return [*found]
    worst = CARDS // 2
    return [*found[: CARDS - worst], *found[-worst:]]


def _signed(apart: float) -> str:
    """Return by how many points of 100 something lies above or below."""
    points = round(apart * 100)
    return f"+{points}" if points > 0 else f"\u2212{-points}" if points else "0"


def _start(one: RatingPoint | Rating) -> PlottedRating:
    return PlottedRating(one.value, won=False, uncertainty=one.uncertainty)


def _gained(shown: Sequence[int]) -> str:
    """Return what the last match brought to a rating, with its sign."""
    before = shown[-2] if len(shown) > 1 else fresh().value
    gained = shown[-1] - before
    return f"+{gained}" if gained > 0 else f"\u2212{-gained}" if gained else ""
