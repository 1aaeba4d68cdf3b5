"""Ratings and statistics for pictures: somebody who gets better, a game that many play."""

import random
from datetime import UTC, datetime, timedelta

from cogs.tournaments.ratings.sheets import RatingSheets
from games import registry
from locales.texts import Locale
from play.ratings.profiles import Profile, RatingPoint
from render.tournaments.sheets import Cards, RatingSheet, StatisticsSheet
from tests.cogs import made
from tournaments.ratings import Key, RatedResult, Rating, Side, changes, fresh
from tournaments.statistics import CardShare, MatchFact, Statistics
from tournaments.statistics import card_shares as computed_cards
from tournaments.statistics import statistics as computed

BEGAN = datetime(2026, 3, 3, 20, tzinfo=UTC)
WIDE = "W" * 32


def profile(matches: int, seats: int = 4, game: str = "allstar", rank: int | None = 3) -> Profile:
    """Return the profile of somebody who wins ever more."""
    rng = random.Random(3)
    table: dict[int, Rating] = {}
    points: list[RatingPoint] = []
    for number in range(matches):
        skill = [number / 30 + rng.gauss(0, 1), *(rng.gauss(0, 1) for _ in range(seats - 1))]
        order = sorted(range(seats), key=lambda one: -skill[one])
        sides = tuple(Side((one,), 1 + order.index(one)) for one in range(seats))
        table.update(changes(RatedResult(match=str(number), game=game, sides=sides), table))
        now = table.get(0, fresh())
        at = BEGAN + timedelta(days=8 * number)
        points.append(RatingPoint(at, now.value, now.uncertainty, sides[0].place, seats))
    met = (("Maximilien de Latour", 14), ("Bao", 9), ("Chloé", 8))
    return Profile(Key(game, seats > 2), table[0], tuple(points), met, rank)


def rating(
    matches: int,
    locale: Locale = "fr",
    *,
    game: str = "allstar",
    seats: int = 4,
    wide: bool = False,
) -> RatingSheet:
    rank = 3 if matches > 12 else None
    found = profile(matches, seats, game, rank)
    return sheets(game, locale).rating(found, WIDE if wide else "Anne-Charlotte", "")


def found(matches: int, seats: tuple[int, ...] = (2, 3, 4)) -> tuple[Statistics, ...]:
    """Return what so many matches tell, in which the last seat wins a little more often."""
    rng = random.Random(5)
    facts: list[MatchFact] = []
    for _ in range(matches):
        count = rng.choice((*seats, seats[-1], seats[-1]))
        order = sorted(range(count), key=lambda seat: rng.gauss(0, 1) - seat / 8)
        places = tuple(1 + order.index(seat) for seat in range(count))
        facts.append(MatchFact(places, rng.lognormvariate(5.2, 0.5), rng.randrange(40, 160)))
    return computed(facts)


def statistics(
    matches: int,
    locale: Locale = "fr",
    *,
    game: str = "firstdeck",
    seats: tuple[int, ...] = (2, 3, 4),
) -> StatisticsSheet:
    return sheets(game, locale).statistics(found(matches, seats))


def sheets(game: str, locale: Locale) -> RatingSheets:
    return RatingSheets(game, registry.load()[game].theme, made.TEXTS, locale)


def card_shares(
    matches: int, locale: Locale = "fr", game: str = "firstdeck"
) -> tuple[CardShare, ...]:
    """Return what so many matches of four tell of a game's cards, of which some are better."""
    rng = random.Random(7)
    rules = registry.load()[game].rules()
    names = [rules.names()[one].printed(locale)[0] for one in rules.faces() if one in rules.names()]
    some = list(dict.fromkeys(names))[:12]
    facts: list[MatchFact] = []
    for _ in range(matches):
        held = [tuple(rng.sample(some, 5)) for _ in range(4)]
        skill = [rng.gauss(0, 1) - sum(some.index(one) for one in cards) / 12 for cards in held]
        places = tuple(1 + sum(other > mine for other in skill) for mine in skill)
        facts.append(MatchFact(places, 40, 80, tuple(held)))
    return computed_cards(facts)


def cards(game: str, locale: Locale = "fr", found: tuple[CardShare, ...] = ()) -> Cards:
    """Return the sheet of a game's cards."""
    shares = found or card_shares(400, locale, game)
    return sheets(game, locale).cards(shares, registry.load()[game])
