"""The end of a match names who won, and by how much, in the words of its game."""

import pytest
from msgspec.structs import replace

from cogs.board.page import board_page
from cogs.board.result import won_words
from cogs.match.films.decided import line
from cogs.match.page import table_page
from cogs.ui.words import reader
from db.records.holders import Holder
from games.core.text import text
from games.core.view import Standing
from locales import Reader
from locales.texts import Locale
from play.proof.looking.review import DecidedPoint
from play.records import Public
from tests.cogs import made
from tests.cogs.said.test_words import said


def ended(game: str, *standings: Standing) -> Public:
    seats = max(made.GAMES[game].info.seats)
    match, _ = next(iter(made.positions(made.GAMES[game], seats, 1)))
    public = made.board(match, [], made.NAMES["plain"]).public
    holders = [(Holder(1, "Ana"),), (Holder(2, "Bao"),), (Holder(3, "Chloé"),), (Holder(4, "Dov"),)]
    people = zip(public.seats, holders[:seats], strict=False)
    named = [replace(seat, holders=held) for seat, held in people]
    several = tuple(named) + public.seats[len(named) :]
    return replace(public, seats=several, status="over", standings=standings)


def row(place: int, score: int, *seats: int, conceded: bool = False) -> Standing:
    return Standing(place, seats, score, conceded=conceded)


SAID = [
    (
        ended("jam", row(1, 60, 0), row(2, 46, 1)),
        "Ana gagne, 60 points à 46",
        "Ana wins, 60 points to 46",
    ),
    (
        ended("jam", row(1, 10, 1), row(2, 46, 0, conceded=True)),
        "Bao gagne, car Ana a abandonné",
        "Bao wins, as Ana gave up",
    ),
    (
        ended("firstdeck", row(1, 24, 1), row(2, 17, 0), row(3, 2, 2)),
        "Bao gagne avec 24 étoiles",
        "Bao wins with 24 stars",
    ),
    (
        ended("firstdeck", row(1, 24, 1), row(1, 24, 0), row(3, 2, 2)),
        "Bao et Ana gagnent ensemble avec 24 étoiles",
        "Bao and Ana win together with 24 stars",
    ),
    (
        ended("nintendo", row(1, 1, 1), row(1, 1, 0)),
        "match nul, 1 Super Étoile de part et d’autre",
        "a draw, 1 Super Star each",
    ),
    (
        ended("nba", row(1, 59, 0, 2), row(2, 40, 1, 3)),
        "Ana et Chloé gagnent, 59 points à 40",
        "Ana and Chloé win, 59 points to 40",
    ),
    (
        ended("nba", row(1, 59), row(2, 40, 0)),
        "Automate gagne, 59 points à 40",
        "Automaton wins, 59 points to 40",
    ),
    (ended("firstdeck", row(1, 24, 0)), "Ana finit avec 24 étoiles", "Ana ends with 24 stars"),
    (ended("firstdeck", row(1, 24, 0, conceded=True)), "", ""),
]


@pytest.mark.parametrize(("public", "french", "english"), SAID)
def test_who_won_is_said_with_the_score_and_its_unit(
    public: Public, french: str, english: str
) -> None:
    for locale, wanted in (("fr", french), ("en", english)):
        who = reader(public, made.TEXTS, locale, None)
        assert won_words(public, made.TEXTS, who) == wanted


@pytest.mark.parametrize(
    ("locale", "won", "mine"),
    [
        ("fr", "La partie est finie\u00a0: Ana gagne, 60 points à 46", "tu gagnes, 60 points à 46"),
        ("en", "The match is over: Ana wins, 60 points to 46", "you win, 60 points to 46"),
    ],
)
def test_board_and_table_name_the_winner_at_the_end(locale: Locale, won: str, mine: str) -> None:
    match, _ = next(iter(made.positions(made.GAMES["jam"], 2, 1)))
    names = made.NAMES["plain"]
    public = ended("jam", row(1, 60, 0), row(2, 46, 1))
    board = replace(made.board(match, [], names), public=public)
    words = said(board_page(board, made.TEXTS, locale, None))
    assert won in words
    assert "**1. Ana** · 60 points" in words
    table = replace(made.table(match, [], 0, names), public=public, question=None)
    assert mine in said(table_page(made.screen(table, locale), None))


@pytest.mark.parametrize(
    ("locale", "foot"), [("fr", "Plateau, version 88"), ("en", "Board, version 88")]
)
def test_the_version_of_a_board_is_said_in_words(locale: Locale, foot: str) -> None:
    match, _ = next(iter(made.positions(made.GAMES["jam"], 2, 1)))
    board = made.board(match, [], made.NAMES["plain"])
    board = replace(board, public=replace(board.public, revision=88))
    assert foot in said(board_page(board, made.TEXTS, locale, None))


@pytest.mark.parametrize(("locale", "named"), [("fr", "/parties"), ("en", "/matches")])
def test_where_no_match_runs_the_finished_ones_are_pointed_to(locale: Locale, named: str) -> None:
    assert named in made.TEXTS.get("play-no-match", locale)


@pytest.mark.parametrize("status", ["agreed"])
def test_a_match_that_was_not_played_out_has_no_winner(status: str) -> None:
    match, _ = next(iter(made.positions(made.GAMES["jam"], 2, 1)))
    public = replace(ended("jam"), status=status, standings=None)
    board = replace(made.board(match, [], made.NAMES["plain"]), public=public)
    for word in ("wins", "win ", "draw"):
        assert word not in said(board_page(board, made.TEXTS, "en", None))


@pytest.mark.rule("MND-5.1")
@pytest.mark.parametrize(
    ("locale", "told"),
    [
        (
            "fr",
            (
                "> À Bao, j’aurais dit\u00a0: «\u00a0tu gardes tes 5 cartes pour la dernière"
                " série.\u00a0»"
            ),
        ),
        (
            "en",
            "> To Bao I would have said: “you keep all your 5 cards for the final series.”",
        ),
    ],
)
def test_why_an_answer_was_better_is_said_to_whom_it_was_asked(locale: Locale, told: str) -> None:
    why = text("firstdeck-why-keep", cards=5)
    point = DecidedPoint(1, 2, 3, None, text("firstdeck-keep-all"), (), (), why)
    assert line(made.TEXTS, point, 1, Reader(locale, None, ("Ana", "Bao"))).splitlines()[1] == told
