"""Every text of every game is there in both languages, and reads well for everybody."""

import re

import pytest

from games.core.decision import check
from games.core.refused import Refused
from games.core.streams import Streams
from games.driver.checks import outside
from tests.games.every import EACH_TABLE, GAMES, TEXTS, readers, texts_seen, whole_match

LANGUAGES = ("en", "fr")


@pytest.mark.parametrize(("key", "seats"), EACH_TABLE)
def test_every_text_can_be_said_to_everybody_in_both_languages(key: str, seats: int) -> None:
    rules = GAMES[key].rules()
    said: set[tuple] = set()
    for index in (1, 2):
        for match, events in whole_match(GAMES[key], seats, index):
            for reader in readers(rules, seats):
                for text in texts_seen(match, events, reader.seat):
                    once = (text.id, repr(text.args), reader.locale, reader.seat)
                    if once not in said:
                        said.add(once)
                        _reads_well(TEXTS.say(text, reader), text.id, reader.locale)


def _reads_well(sentence: str, message: str, locale: str) -> None:
    assert sentence, message
    assert not re.search(r"[{}$]|\bNone\b", sentence), (message, sentence)
    assert not re.search(r"(?<!\n)  +", sentence), (message, sentence)
    if locale == "fr":
        assert not re.search(r"[^\u00a0\u202f] ?[;?!](\s|$)|\w :(\s|$)", sentence), (
            message,
            sentence,
        )


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_game_has_its_names(key: str, locale: str) -> None:
    info = GAMES[key].info
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
    assert [message for message in wanted if not TEXTS.has(message, locale)] == []


@pytest.mark.parametrize("key", GAMES)
def test_every_card_has_a_name_in_both_languages(key: str) -> None:
    for card, name in GAMES[key].rules().names().items():
        assert name.en, card
        assert name.fr, card
        assert name.gender in {"m", "f"}, card


@pytest.mark.parametrize(("key", "seats"), EACH_TABLE)
def test_every_question_has_its_help(key: str, seats: int) -> None:
    """The rule of a question, and of what is closed, stands in a topic in both languages."""
    rules: set[str] = set()
    for match, _ in whole_match(GAMES[key], seats, 0):
        for question in match.questions:
            if question:
                rules |= {question.rule, *(closed.rule for closed in question.closed)}
    for locale in LANGUAGES:
        assert [rule for rule in rules if TEXTS.topic_of(key, rule, locale) is None] == []


@pytest.mark.parametrize("key", GAMES)
def test_both_languages_explain_the_same_rules_in_the_same_order(key: str) -> None:
    english, french = (TEXTS.topics(key, locale) for locale in LANGUAGES)
    assert english
    assert [(t.id, t.rules) for t in english] == [(t.id, t.rules) for t in french]
    numbers = [number for topic in english for number in topic.rules]
    assert len(numbers) == len(set(numbers)), "a rule stands in two topics"


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_has_its_sentence(key: str) -> None:
    game = GAMES[key]
    seats = game.info.seats[0]
    people = readers(game.rules(), seats)
    rng = Streams(b"refused")
    for match, _ in whole_match(game, seats, 0):
        for question in filter(None, match.questions):
            for picks in outside(question, rng):
                with pytest.raises(Refused) as refused:
                    check(question, picks)
                assert all(TEXTS.say(refused.value.why, reader) for reader in people)
