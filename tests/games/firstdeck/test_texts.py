"""Every sentence of the game, for every reader, in both languages."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from games.core.decision import Decision, random_picks
from games.core.event import Event
from games.core.info import Start
from games.core.match.match import Match
from games.core.match.moves import Conceded
from games.core.streams import Keys, Streams
from games.core.text import Text
from games.firstdeck.heuristic import SensiblePlayer
from games.firstdeck.words import close_up
from locales.texts import LOCALES, Locale, Reader
from tests.engine.strategies import every_text

from .table import RULES, Table, laid_out

TEXTS = every_text()
NAMES = ("Ana", "Bao", "Chloé", "Dov", "Eve")
HERE = Path(__file__).parents[3] / "games" / "firstdeck"
NUMBERS = {
    f"FDB-{group}.{number}"
    for group, last in enumerate((8, 7, 7, 8, 7, 11, 7, 3, 4, 7), 1)
    for number in range(1, last + 1)
}


def reader(locale: Locale, seat: int | None) -> Reader:
    return Reader(locale, seat, NAMES, RULES.names())


def played(
    seats: int, seed: bytes, options: dict[str, str]
) -> Iterator[tuple[Match, Sequence[Event]]]:
    """A random match with now and then a concession: after each move, what was told."""
    rng = Streams(seed)
    match, outcome = Match.begin(RULES, Start(seats, options), Keys.of(seed))
    yield match, outcome.events
    while match.result is None:
        seat = rng.choice("who", match.asked)
        if rng.below("concede", 40) == 0:
            yield match, match.play(Conceded(seat)).events
        else:
            picks = random_picks(match.questions[seat], rng, "picks")
            yield match, match.answer(seat, picks).events


def asked(question: Decision) -> list[Text]:
    texts = [question.prompt, *(option.label for option in question.options)]
    texts += [text for closed in question.closed for text in (closed.label, closed.why)]
    return texts + ([question.none] if question.none else [])


SEATS = [2, *(pytest.param(seats, marks=pytest.mark.slow) for seats in (3, 4)), 5]


@pytest.mark.parametrize("seats", SEATS)
def test_everything_told_asked_and_described_can_be_said(seats: int) -> None:
    said: set[str] = set()
    for match, events in played(seats, b"say", {}):
        for seat in (None, *range(seats)):
            view = match.view(seat)
            head = RULES.headline(view)
            texts = [*RULES.describe(view), head.stage, *head.scores]
            texts += [part.text for event in events if (part := event.seen_by(seat))]
            question = None if seat is None else match.questions[seat]
            texts += asked(question) if question else []
            texts += [fact for row in match.result or () for fact in row.facts]
            for locale in LOCALES:
                said |= {TEXTS.say(text, reader(locale, seat)) for text in texts}
    assert all(sentence.strip() for sentence in said)
    assert not any("!" in sentence or "{" in sentence for sentence in said)


@pytest.mark.rule("FDB-10.1")
def test_the_facts_of_the_end_account_for_every_star() -> None:
    besides = set[int]()
    for seed in range(12):
        *_, (match, _) = played(3, bytes([seed]), {})
        for row in match.result or ():
            facts = {fact.id.removeprefix("firstdeck-fact-"): fact.args for fact in row.facts}
            stars = [int(facts["won"]["won"]) * 2]  # type: ignore[call-overload, arg-type]
            if last := facts.get("last"):
                stars.append(int(last["stars"]))  # type: ignore[call-overload, arg-type]
            if more := facts.get("besides"):
                stars.append(int(more["stars"]) * (-1 if more["lost"] else 1))  # type: ignore[call-overload, arg-type]
                besides.add(stars[-1])
            assert sum(stars) == row.score
    assert min(besides) < 0 < max(besides)


def test_no_french_sign_stands_without_its_space() -> None:
    for path in (HERE / "texts/fr").glob("*.ftl"):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith("#"):
                assert not re.search(
                    r"(?<=[^\s\u00a0\d\[*])[;?!»](?=\s|$)|[ ][:;?!»](?=\s|$)", line
                ), line


@pytest.mark.parametrize("locale", LOCALES)
def test_every_numbered_rule_is_explained_once(locale: Locale) -> None:
    topics = TEXTS.topics("firstdeck", locale)
    numbers = [number for topic in topics for number in topic.rules]
    assert sorted(numbers) == sorted(NUMBERS)
    assert all(topic.title and len(topic.text) > 40 for topic in topics)


def test_both_languages_have_the_same_topics() -> None:
    pages = [
        [(topic.id, topic.rules) for topic in TEXTS.topics("firstdeck", each)] for each in LOCALES
    ]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lobby_finds_its_words(locale: Locale) -> None:
    info = RULES.info
    wanted = ["name", "summary", *(f"kind-{kind.partition('.')[2]}" for kind in info.kinds)]
    wanted += [f"preset-{preset.name}" for preset in info.presets]
    for choice in info.choices:
        wanted.append(f"option-{choice.name}")
        wanted += [f"option-{choice.name}-value-{value}" for value in choice.values]
    assert [name for name in wanted if not TEXTS.has(f"firstdeck-{name}", locale)] == []


def test_every_message_of_the_game_is_used() -> None:
    page = (HERE / "texts/en/game.ftl").read_text("utf-8")
    ids = set(re.findall(r"^(firstdeck-[\w-]+) =", page, re.MULTILINE))
    code = "".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    lobby = ("option", "preset", "kind", "name", "short", "summary", "event", "first", "aim")
    made = ("count", "card", "shown", "doing", "given", "stage", "pick", "leads")
    unused = [
        one
        for one in sorted(ids)
        if one.split("-")[1] not in {*lobby, *made} and f'"{one}"' not in code
    ]
    events = {
        one.removeprefix("firstdeck-event-") for one in ids if one.startswith("firstdeck-event-")
    }
    assert unused == []
    assert [one for one in events if f'"{one}"' not in code] == []


def test_a_person_is_called_you_where_it_is_oneself() -> None:
    table = Table(laid_out("P38 T1 T2 T3", "P05 S4 C1 C2", pile="P02 P03 P04 P07", stars=(0, 2)))
    theft = next(e for e in table.told if e.public and e.public.text.id == "firstdeck-event-steals")
    assert theft.public
    for seat, sentence in (
        (0, "Tu voles 1 étoile à Bao (Chipeur d’étoile)."),
        (1, "Ana te vole 1 étoile (Chipeur d’étoile)."),
        (None, "Ana vole 1 étoile à Bao (Chipeur d’étoile)."),
    ):
        assert TEXTS.say(theft.public.text, reader("fr", seat)) == sentence


def test_what_is_taken_and_thrown_out_is_said_while_it_is_picked() -> None:
    table = Table(laid_out("T1 T2 T3 T7", "P05 C1 C2 C3", pile="P30 P20 P40 P02 P03 P04"))
    table.keep_all()
    said = [
        TEXTS.say(found, reader("fr", 0))
        for picks in (("P40",), ("P40", "P20"))
        if (found := why(table, *picks))
    ]
    assert said == [
        "Tu prends une Pluie d’étoiles.",
        (
            "Tu prends une Pluie d’étoiles (rapporte 3 étoiles une seule fois, puis quitte le jeu)"
            " et tu écartes 4 Elfes\u00a0; Bao reçoit 2 Gobelins."
        ),
    ]
    assert why(table) is None


def why(table: Table, *picks: str) -> Text | None:
    """What the player of the game says of picks of the first seat."""
    match = table.match
    return SensiblePlayer(RULES).why(match.view(0), match.questions[0], picks)


def test_the_first_round_says_what_a_value_is() -> None:
    table = Table(laid_out("T1 T2 T3 T7", "P05 C1 C2 C3", pile="P30 P20 P40 P02 P03 P04"))
    prompt = TEXTS.say(table.match.questions[0].prompt, reader("en", 0))
    assert prompt.endswith("(Your value: your largest family, plus Chameleon Men, minus Goblins.)")
    table.state.round = 2
    table.match.refresh()
    prompt = TEXTS.say(table.match.questions[0].prompt, reader("en", 0))
    assert prompt == "Which card do you throw out for good?"


def test_a_value_is_told_as_a_formula() -> None:
    table = Table(laid_out("P05 P28 T7 T3", "C1 C2 C3 C4", pile="P02 P03 P04 P07"))
    won = table.told[-1].public
    assert won
    assert TEXTS.say(won.text, reader("fr", 1)) == (
        "Ana gagne le tour avec 4 Nains + 2 Hommes-Caméléons − 1 Gobelin = 5\u00a0: +2 étoiles."
    )
    beaten = table.told[-1].seen_by(1)
    assert beaten
    assert TEXTS.say(beaten.text, reader("en", 1)).startswith(
        "Ana wins the round with 4 Dwarfs + 2"
    )
    assert "(you: 3)" in TEXTS.say(beaten.text, reader("en", 1))


def test_the_table_in_words_holds_what_one_plays_with() -> None:
    table = Table(laid_out("T1 T2 T3 P27 T5", "P05 S4 C1 C2 P30", pile="P40 P36 P20 P02 P03 P04"))
    table.keep_all()
    words = [TEXTS.say(text, reader("en", 0)) for text in RULES.describe(table.view(0))]
    page = "\n".join(words)
    assert words[0] == "Round 1 of 2 · everybody takes a card"
    assert (
        "To take: Star Shower (+3 stars, then leaves the game), Shooting Star (+1 star each" in page
    )
    assert "Your deck, in order: Chameleon Man ×1 and Barbarian ×1." in page
    assert "Bao, deck in no order: 2 Fairies and 2 Goblins." in page
    assert "Order of choosing: you and Bao." in page
    assert len("\n".join(words[:8])) < 700


@pytest.mark.rule("FDB-7.1")
@pytest.mark.parametrize(
    ("rounds", "english", "french"),
    [
        (3, "final series after round 3: ", "dernière série après le tour 3\u00a0: "),
        (2, "final series after the next round: ", "dernière série après le tour suivant\u00a0: "),
        (1, "final series after this round: ", "dernière série après ce tour\u00a0: "),
    ],
)
def test_the_final_series_is_announced_from_the_first_round_on(
    rounds: int, english: str, french: str
) -> None:
    pile = " ".join(f"P{number:02}" for number in (40, 36, 20, 2, 3, 4, 7, 8, 9)[: 3 * rounds])
    table = Table(laid_out("T1 T2 T3 P27 T5", "P05 S4 C1 C2 P30", pile=pile))
    (said,) = RULES.headline(table.view()).ahead
    assert TEXTS.say(said, reader("en", 0)).startswith(english)
    assert TEXTS.say(said, reader("fr", 0)).startswith(french)


def test_what_a_close_up_shows_is_said() -> None:
    table = Table(laid_out("T1 T2 T3 P27 T5", "P05 S4 C1 C2 P30", pile="P40 P36 P20 P02 P03 P04"))
    table.keep_all()
    view = table.view(0)

    def shown(which: str) -> str:
        return " ".join(
            TEXTS.say(line, reader("en", 0)) for line in close_up(RULES.faces(), view, which)
        )

    assert "Your deck, in order: " in shown("seat:0")
    assert shown("seat:1").startswith("Bao: ")
    assert "Bao, deck in no order: 2 Fairies and 2 Goblins." in shown("seat:1")
    assert "To take: Star Shower" in shown("middle")
    assert str(len(view.pile)) in shown("pile")
    assert shown("box").startswith("Out of the game, ")
    with pytest.raises(KeyError):
        shown("market")
