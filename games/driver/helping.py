"""All that help tells of a question: what the house would answer, lay as a plan, play next."""

from games.ai.mind import holding, ranking, reason, worth
from games.ai.player import Player
from games.core.data.codec import encode
from games.core.decision import Decision, Picks, is_legal
from games.core.match.match import Match
from games.core.streams import Streams, derived
from games.core.text import Text
from games.driver.reading import Reading

_LONGEST = 100  # answers of a plan, or of the next part of a turn


def helped(match: Match, seat: int, house: Player) -> Reading:
    """Return what the reader of a seat is helped with, a part at a time; nothing where none is."""
    question = match.questions[seat]
    if question is None:
        return {}
    picks, view = _suggested(match, seat, question, house), match.view(seat)
    got = {
        "suggestion": encode(picks),
        "summary": encode(match.summary(seat, picks)),
        "ranking": encode(ranking(house, view, question, _stream(question))),
        "why": encode([reason(house, view, question, one) for one in (picks, *_ones(question))]),
        "facts": encode(sorted(holding(house, view, question))),
        "value": encode([worth(house, view, one) for one in range(match.start.seats)]),
        "what is final": encode(_finals(match, seat, question)),
    }
    if question.chain:
        got["plan"] = encode(_plan(_copied(match), seat, house))
    if question.steps:
        got["next step"] = encode(_step(_copied(match), seat, house))
    return got


def _suggested(match: Match, seat: int, asked: Decision, house: Player) -> Picks:
    view = match.view(seat)
    picks = house.answer(view, asked, _stream(asked))
    return picks if is_legal(asked, picks) else match.rules.default(view, asked)


def _stream(asked: Decision) -> Streams:
    return Streams(derived(b"house", asked.id))


def _ones(question: Decision) -> list[Picks]:
    """Return the answers of one option that are legal."""
    ones = ((option.id,) for option in question.options)
    return [one for one in ones if is_legal(question, one)]


def _finals(match: Match, seat: int, question: Decision) -> list[str]:
    """Return which options end what can be taken back; as one answer each."""
    return [one[0] for one in _ones(question) if match.is_final(seat, one)]


def _copied(match: Match) -> Match:
    return Match.load(match.rules, match.snapshot(), match.keys)


def _plan(match: Match, seat: int, house: Player) -> object:
    """Return the rest of a chain as the house would answer it, and what it comes to."""
    answers, none = list[tuple[str, Picks]](), list[Text]()
    asked = match.questions[seat]
    while asked is not None and asked.chain and len(answers) < _LONGEST:
        picks = _suggested(match, seat, asked, house)
        answers.append((asked.kind, picks))
        if match.ends_chain(seat, picks):
            return answers, match.summary(seat, picks)
        match.answer(seat, picks)
        asked = match.questions[seat]
    return answers, none


def _step(match: Match, seat: int, house: Player) -> object:
    """Return how the house would go on with a turn, up to the first answer that is final."""
    answers = list[tuple[str, Picks, bool]]()
    asked = match.questions[seat]
    while asked is not None and len(answers) < _LONGEST:
        picks = _suggested(match, seat, asked, house)
        final = match.is_final(seat, picks)
        answers.append((asked.kind, picks, final))
        if final:
            break
        match.answer(seat, picks)
        more = match.questions[seat]
        if more is None or more.steps or more.sealed or more.sitting != asked.sitting:
            break
        asked = more
    return answers
