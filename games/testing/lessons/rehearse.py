"""Record the scenes of a game's lesson: `python -m games.testing.lessons.rehearse KEY [SCENE]`.

Without more it prints how each scene goes along its marks: questions, what is marked, what is said,
the facts that hold. `--record` plays each scene anew with sensible players and writes what they
answered into `lesson.toml`; `--seeds 500` tries so many seeds for one scene, and shows those in
which every line is said, with the fewest presses first. `--seed N` takes another seed for it.
"""

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from games.ai.lessons import SceneUnplayable, kind_of
from games.core.data.lesson import FILE, Lesson, LessonLine, LessonScene
from games.core.decision import Decision, Picks
from games.core.refused import Refused
from games.registry import Game
from games.simulate import find
from games.testing.lessons.walking import along, course, presses, question, rehearsed
from locales import Reader, Texts

SHOWN = 12  # seeds


def main(argv: Sequence[str] | None = None) -> int:
    """Show, look for or record scenes; return 0, or 2 when the command line makes no sense."""
    line = argparse.ArgumentParser(prog="python -m games.testing.lessons.rehearse")
    line.add_argument("key", help="a game, or package.module:NAME of one")
    line.add_argument("scene", nargs="?", help="the name of a scene; all, unless told")
    line.add_argument("--record", action="store_true", help="write what sensible players answer")
    line.add_argument("--seed", type=int, help="take this seed for the scene")
    line.add_argument("--seeds", type=int, default=0, help="try so many seeds for the scene")
    args = line.parse_args(argv)
    try:
        game = find(args.key)
    except (LookupError, ImportError, ValueError) as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    scenes = [one for one in _scenes(game.lesson) if args.scene in {None, one.name}]
    alone = args.seeds or args.seed is not None
    if not scenes or (alone and args.scene is None):
        named = ", ".join(one.name for one in _scenes(game.lesson))
        sys.stderr.write(f"name a scene of {game.folder / FILE}: {named or 'there is none'}\n")
        return 2
    for scene in scenes:
        if args.seeds:
            _search(game, scene, args.seeds)
            continue
        if args.seed is not None:
            scene = replace(scene, seed=args.seed)  # noqa: PLW2901 - of the command line
        if args.record:
            _record(game, scene)
        else:
            made = scene if args.seed is None else rehearsed(game, scene)
            _show(game, made or scene)
    return 0


def _scenes(lesson: Lesson | None) -> tuple[LessonScene, ...]:
    return () if lesson is None else lesson.scenes


def _record(game: Game, scene: LessonScene) -> None:
    made = record(game, scene)
    if made is None:
        sys.stderr.write(f"{scene.name}: the match is over before {' '.join(scene.begins)}\n")
        return
    sys.stdout.write(f"{game.folder / FILE}: {scene.name} recorded\n")
    _show(game, made)


def record(game: Game, scene: LessonScene) -> LessonScene | None:
    """Write what sensible players answer in a scene into the lesson; return the scene with it.

    Nothing where the match is over before the scene begins.
    """
    made = rehearsed(game, scene)
    if made is not None:
        write(game.folder / FILE, made)
    return made


def write(file: Path, scene: LessonScene) -> None:
    """Write seed and answers of a scene into its file; all else stays as it is."""
    said = file.read_text("utf-8")
    blocks = re.split(r"(?m)^(?=\[\[scenes\]\]$)", said)
    mine = re.compile(rf'(?m)^name = "{scene.name}"$')
    at = next(number for number, one in enumerate(blocks) if mine.search(one))
    block = re.sub(r"(?m)^seed = \d+$", f"seed = {scene.seed}", blocks[at])
    for field, answers in (("before", scene.before), ("along", scene.along)):
        new = f'{field} = """\n{answers}"""\n'
        block, count = re.subn(rf'(?ms)^{field} = """.*?"""\n', lambda _, new=new: new, block)
        if not count:  # before the lines, which are tables of their own
            head, lines, rest = block.partition("[[scenes.lines]]")
            block = f"{head.rstrip()}\n{new}\n{lines}{rest}"
    blocks[at] = block
    file.write_text("".join(blocks), "utf-8")


def _search(game: Game, scene: LessonScene, seeds: int) -> None:
    """Show the seeds in which all lines are said."""
    found: list[tuple[int, int, int]] = []
    for seed in range(seeds):
        made = rehearsed(game, replace(scene, seed=seed))
        if made is None:
            continue
        steps = [*along(course(game, made))]
        said = {one.say for step in steps for one in step.lines}
        lacking = sum(one.say not in said for one in scene.lines)
        pressed = sum(_pressed(game, made))
        found.append((lacking, pressed, seed))
    for lacking, pressed, seed in sorted(found)[:SHOWN]:
        sys.stdout.write(f"seed {seed}: {lacking} lines not said, {pressed} presses\n")


def _pressed(game: Game, scene: LessonScene) -> Iterator[int]:
    played = course(game, scene)
    for at in along(played):
        if not at.over:
            yield presses(question(played, at), at.marked)


def _show(game: Game, scene: LessonScene) -> None:
    """Print how a scene goes along its marks."""
    played, texts, rules = course(game, scene), Texts(game.texts), game.rules()
    names = ("you", "Castor", "Pollux", "Vega", "Rigel", "Deneb")
    who = Reader("en", scene.learner, names[: scene.seats], rules.names())
    sys.stdout.write(f"\n## {scene.name}, seed {scene.seed}\n")
    pressed = 0
    try:
        for at in along(played):
            for event in at.events:
                part = event.seen_by(scene.learner)
                if part is not None:
                    sys.stdout.write(f"      {texts.say(part.text, who)}\n")
            if at.over:
                sys.stdout.write(f"END {_said(at.lines)} (follows the marks: {at.followed})\n")
                break
            asked = question(played, at)
            pressed += presses(asked, at.marked)
            sys.stdout.write(f"{kind_of(asked)}: {_labels(asked, at.marked, texts, who)}\n")
            sys.stdout.write(f"    facts: {' '.join(sorted(played.facts(at.match)))}\n")
            if said := _said(at.lines):
                sys.stdout.write(f"    lines: {said}\n")
            if why := played.why(at, at.marked):
                sys.stdout.write(f"    why: {texts.say(why, who)}\n")
    except (SceneUnplayable, Refused) as wrong:
        sys.stdout.write(f"what is recorded does not fit: {wrong}\n")
    sys.stdout.write(f"{pressed} presses\n")


def _said(lines: Sequence[LessonLine]) -> str:
    return ", ".join(f"{one.say} (idea {one.idea})" for one in lines)


def _labels(asked: Decision, picks: Picks, texts: Texts, who: Reader) -> str:
    named = {one.id: texts.say(one.label, who) for one in asked.options}
    return " > ".join(named[pick] for pick in picks) or "none"


if __name__ == "__main__":
    sys.exit(main())
