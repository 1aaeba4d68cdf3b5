"""Every text of every game is there in both languages, and reads well for everybody."""

import re

import pytest

from games.ai.mind import Explains
from games.core.decision import check
from games.core.refused import Refused
from games.core.streams import Streams
from games.driver.checks import outside
from games.outside import LANGUAGES
from games.registry import Game
from games.testing.every import readers, reasons_seen, texts_seen, whole_match
from games.testing.lacking.written import faults
from locales import Texts
from locales.texts import Locale


def test_every_text_can_be_said_to_everybody_in_both_languages(
    game: Game, seats: int, texts: Texts
) -> None:
    rules = game.rules()
    said: set[tuple[str, str, str, int | None]] = set()
    for index in (1, 2):
        for match, events in whole_match(game, seats, index):
            for reader in readers(rules, seats):
                for one in texts_seen(match, events, reader.seat):
                    once = (one.id, repr(one.args), reader.locale, reader.seat)
                    if once not in said:
                        said.add(once)
                        _reads_well(texts.say(one, reader), one.id, reader.locale)


def test_why_an_answer_is_given_can_be_said_of_any_legal_picks(
    game: Game, seats: int, texts: Texts
) -> None:
    """Where the player of the game says so (MND-1.1)."""
    rules = game.rules()
    house = game.sensible(rules)
    if not isinstance(house, Explains):
        return
    for match, _ in whole_match(game, seats, 1):
        for seat, said in reasons_seen(match, house, Streams(b"why|%d" % match.step)):
            assert said is not None, match.questions[seat]
            for reader in readers(rules, seats):
                if reader.seat == seat:
                    _reads_well(texts.say(said, reader), said.id, reader.locale)


def _reads_well(sentence: str, message: str, locale: str) -> None:
    assert sentence, message
    assert not re.search(r"[{}$]|\bNone\b", sentence), (message, sentence)
    assert not re.search(r"(?<!\n)  +", sentence), (message, sentence)
    if locale == "fr":
        assert not re.search(r"[^\u00a0\u202f] ?[;?!](\s|$)|\w :(\s|$)", sentence), (
            message,
            sentence,
        )


@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_game_has_its_names(game: Game, locale: Locale, texts: Texts) -> None:
    key, info = game.info.key, game.info
    wanted = [f"{key}-name", f"{key}-summary"]
    wanted += [f"{key}-kind-{kind.rpartition('.')[2]}" for kind in info.kinds]
    wanted += [f"{key}-preset-{preset.name}" for preset in info.presets]
    for choice in info.choices:
        wanted.append(f"{key}-option-{choice.name}")
        wanted += [
            f"{key}-option-{choice.name}-value-{value}"
            for value in choice.values
            if not choice.free and not value.isdigit()
        ]
    assert [message for message in wanted if not texts.has(message, locale)] == []


def test_every_card_has_a_name_in_both_languages(game: Game) -> None:
    for card, name in game.rules().names().items():
        assert name.en, card
        assert name.fr, card
        assert name.gender in {"m", "f"}, card


def test_every_question_has_its_help(game: Game, seats: int, texts: Texts) -> None:
    """The rule of a question, and of what is closed, stands in a topic in both languages."""
    rules: set[str] = set()
    for match, _ in whole_match(game, seats, 0):
        for question in match.questions:
            if question:
                rules |= {question.rule, *(closed.rule for closed in question.closed)}
    for locale in LANGUAGES:
        assert [rule for rule in rules if texts.topic_of(game.info.key, rule, locale) is None] == []


def test_both_languages_explain_the_same_rules_in_the_same_order(game: Game, texts: Texts) -> None:
    english, french = (texts.topics(game.info.key, locale) for locale in LANGUAGES)
    assert english
    assert [(t.id, t.rules) for t in english] == [(t.id, t.rules) for t in french]
    numbers = [number for topic in english for number in topic.rules]
    assert len(numbers) == len(set(numbers)), "a rule stands in two topics"


def test_every_refusal_has_its_sentence(game: Game, texts: Texts) -> None:
    seats = game.info.seats[0]
    people = readers(game.rules(), seats)
    rng = Streams(b"refused")
    for match, _ in whole_match(game, seats, 0):
        for question in filter(None, match.questions):
            for picks in outside(question, rng):
                with pytest.raises(Refused) as refused:
                    check(question, picks)
                assert all(texts.say(refused.value.why, reader) for reader in people)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_texts_are_written_as_ours_are(game: Game, language: str) -> None:
    files = sorted((game.texts / language).glob("*.ftl"))
    assert [fault for file in files for fault in faults(file, language)] == []
