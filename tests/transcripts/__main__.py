"""Record a new match: `python -m tests.transcripts KEY NAME --seats 3 --seed x --options a=b`.

Played by the driver's steered player, with a take-back, an undo and, if asked for, a concession
here and there. A transcript that is released is never written again: rules that change get a new
version, and a transcript of their own.
"""

import argparse
import hashlib
import sys

from games.core.match.match import Match
from games.core.match.moves import Answered, Conceded, Move
from games.core.streams import Keys, Streams, derived, match_key
from games.driver.coverage import Coverage, SteeredPlayer
from games.driver.supply import start_of
from tests.strategies import back, every_game
from tests.transcripts import HERE, Transcript, write


def main() -> int:
    line = argparse.ArgumentParser(prog="python -m tests.transcripts", description=__doc__)
    line.add_argument("key")
    line.add_argument("name")
    line.add_argument("--seats", type=int, required=True)
    line.add_argument("--seed", default="0")
    line.add_argument("--words", default="Ana Bao")
    line.add_argument("--options", default="")
    line.add_argument(
        "--concede-at", type=int, default=-1, help="the move before which one gives up"
    )
    line.add_argument("--again", action="store_true", help="write one that is there already anew")
    args = line.parse_args()
    game = every_game()[args.key]
    stem = HERE / args.key / f"{game.info.version}-{args.name}.txt"
    if stem.exists() and not args.again:
        sys.stderr.write(f"{stem} is there already\n")
        return 2
    seed = hashlib.sha256(f"{args.key} {args.name} {args.seed}".encode()).digest()
    key = match_key(seed, args.words.split())
    options = dict(pair.split("=", 1) for pair in args.options.split(",") if pair)
    start = start_of(game.rules(), args.seats, options, key)
    facts = (game.rules().schema, game.cards_hash, seed, tuple(args.words.split()), start, ())
    transcript = Transcript(args.key, game.info.version, *facts)
    match = Match.begin(game.rules(), start, Keys.of(key))[0]
    moves = played(match, Coverage(game.info), Streams(derived(key, "transcript")), args.concede_at)
    sys.stdout.write(f"{write(game, transcript, moves, args.name)}: {len(moves)} moves\n")
    return 0


def played(match: Match, coverage: Coverage, rng: Streams, concede_at: int) -> list[Move]:
    """Play to the end, and return the moves."""
    player, moves = SteeredPlayer(coverage), []
    while match.result is None:
        move = back(match, rng)
        if match.step == concede_at:
            move = Conceded(rng.choice("concede", match.asked))
        if move is None:
            seat = rng.choice("seat", match.asked)
            question = match.questions[seat]
            assert question is not None
            picks = player.answer(match.view(seat), question, rng)
            coverage.answered(question, picks)
            move = Answered(seat, question.id, picks)
        match.play(move)
        moves.append(move)
    return moves


if __name__ == "__main__":
    sys.exit(main())
