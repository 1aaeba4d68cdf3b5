"""What the lesson of a game lacks: texts, ideas, questions, marks that nobody should follow."""

from collections import Counter
from collections.abc import Iterator

from games.ai.lessons import LessonMoment, SceneUnplayable, kind_of
from games.ai.mind import Knows, ranking
from games.core.data.lesson import (
    ASKS,
    BEGIN,
    END,
    FILE,
    MOST_ANSWERS,
    MOST_IDEAS,
    NOT,
    Lesson,
    LessonScene,
)
from games.core.decision import is_legal
from games.core.match.match import Match
from games.core.streams import Keys, Streams, derived
from games.core.text import Text
from games.driver.supply import start_of
from games.registry import Game
from games.testing.lessons.walking import along, course, presses, question
from locales import Reader, Texts
from locales.texts import LOCALES

SIGNS, SENTENCES = 200, 2  # of a line, at most
PRESSES = 30  # along the marks of a scene, at most
SHARE = 90  # of a hundred questions of a usual match: their kinds are met
USUAL = 3  # matches that are played to know what is usual
RECORD = "python -m games.testing.lessons.rehearse"


def lacks(game: Game) -> Iterator[tuple[str, str]]:
    """Yield what a lesson lacks, each with the file or command that mends it."""
    lesson = game.lesson
    if lesson is None:
        yield "no lesson", f"{game.folder / FILE} (docs/adding-a-game.md, Step by step, 8)"
        return
    yield from _texts(game, lesson)
    yield from _facts(game, lesson)
    file, ideas, kinds = str(game.folder / FILE), list[int](), set[str]()
    for scene in lesson.scenes:
        try:
            steps = [*along(course(game, scene))]
        except SceneUnplayable as wrong:
            said = f"scene {scene.name} does not go as it is recorded: {wrong}"
            yield said, f"{RECORD} {game.info.key} {scene.name} --record"
            continue
        kinds |= {one for step in steps for one in step.asked}
        taught = [one.idea for step in steps for one in step.lines if one.idea]
        ideas += taught
        if len(set(taught)) > MOST_IDEAS:
            yield f"scene {scene.name} teaches {len(set(taught))} ideas, at most {MOST_IDEAS}", file
        for said in _walked(game, scene, steps):
            yield said, file
    if ideas != sorted(ideas) or {*ideas} != {*range(1, lesson.ideas + 1)}:
        yield f"its ideas are taught in the order {ideas}, not 1 to {lesson.ideas}", file
    if lacking := unmet(game, kinds):
        yield f"its scenes do not ask {', '.join(lacking)}, which usual matches do", file


def _texts(game: Game, lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Titles and lines stand in both languages, and lines are short."""
    texts, key = Texts(game.texts), game.info.key
    names = [f"{key}-lesson-{one.name}-title" for one in lesson.scenes]
    lines = [f"{key}-lesson-{one.say}" for scene in lesson.scenes for one in scene.lines]
    for locale in LOCALES:
        file, who = str(game.texts / locale / "lesson.ftl"), Reader(locale)
        for message in (*names, *lines):
            if not texts.has(message, locale):
                yield f"no text {message}", file
                continue
            said = texts.say(Text(message), who)
            sentences = sum(said.count(mark) for mark in (". ", "? ")) + 1
            if message in lines and (len(said) > SIGNS or sentences > SENTENCES):
                yield f"{message} is longer than {SENTENCES} sentences of {SIGNS} signs", file


def _facts(game: Game, lesson: Lesson) -> Iterator[tuple[str, str]]:
    """Facts are those that the player names, kinds those of the game."""
    file, player = str(game.folder / FILE), game.sensible(game.rules())
    kinds = {one.rpartition(".")[2] for one in game.info.kinds}
    known = {f"{ASKS}{one}" for one in kinds}
    known |= player.names if isinstance(player, Knows) else set()
    for scene in lesson.scenes:
        named = [*scene.begins, *scene.ends]
        for line in scene.lines:
            named += line.facts
            if line.kind not in {*kinds, BEGIN, END}:
                yield f"line {line.say}: there is no kind of question {line.kind}", file
        for fact in named:
            if fact.removeprefix(NOT) not in known:
                yield f"scene {scene.name}: nobody names the fact {fact}", file


def _walked(game: Game, scene: LessonScene, steps: list[LessonMoment]) -> Iterator[str]:
    """Yield what is wrong with a scene along its marks."""
    played, player = course(game, scene), game.sensible(game.rules())
    said = {one.say for step in steps for one in step.lines}
    for line in scene.lines:
        if line.say not in said:
            yield f"scene {scene.name}: {line.say} is not said along the marks"
    if not steps[-1].followed:
        yield f"scene {scene.name}: what is recorded does not reach its end; record it"
    asked = [(step, question(played, step)) for step in steps if not step.over]
    pressed = sum(presses(decision, step.marked) for step, decision in asked)
    if pressed > PRESSES or len(asked) >= MOST_ANSWERS:
        yield f"scene {scene.name} takes {pressed} presses, at most {PRESSES}"
    for step, decision in asked:
        view = step.match.view(played.learner)
        rng = Streams(derived(b"lesson", decision.id))
        foolish = {one.picks for one in ranking(player, view, decision, rng) if one.foolish}
        if not is_legal(decision, step.marked) or step.marked in foolish:
            yield f"scene {scene.name}: {kind_of(decision)} marks {' '.join(step.marked)}"


def unmet(game: Game, kinds: set[str]) -> list[str]:
    """Return the kinds that would have to be met to make up the share of a usual match."""
    counts = usual_kinds(game)
    met = sum(count for kind, count in counts.items() if kind in kinds)
    missing = list[str]()
    for kind, count in counts.most_common():
        if met * 100 >= SHARE * counts.total():
            break
        if kind not in kinds:
            missing.append(kind)
            met += count
    return missing


def usual_kinds(game: Game) -> Counter[str]:
    """Return how often sensible players are asked what, at the table of a first match."""
    rules, first = game.rules(), game.info.first_start()
    player, counts = game.sensible(rules), Counter[str]()
    for number in range(USUAL):
        key = derived(b"usual", f"{game.info.key}|{number}")
        start = start_of(rules, first.seats, first.options, key)
        match, rng = Match.begin(rules, start, Keys.of(key))[0], Streams(derived(key, "players"))
        while match.result is None:
            seat = match.asked[0]
            asked = match.questions[seat]
            assert asked is not None
            counts[kind_of(asked)] += 1
            match.answer(seat, player.answer(match.view(seat), asked, rng))
    return counts
