"""Times of All-Star Draft: the default of `po_team`, a sensible answer, a whole match.

Run as `python -m bench.allstar`.
"""

from time import perf_counter

from games.allstar.heuristic import SensiblePlayer
from games.allstar.rules import make
from games.core.match import Match
from games.core.rules import Start
from games.core.streams import Streams
from games.registry import card_file

RULES = make(card_file("games.allstar"), 1)


def main() -> None:
    sensible, rng = SensiblePlayer(RULES), Streams(b"bench")
    spent: dict[str, list[float]] = {}
    begun = perf_counter()
    for number in range(5):
        match, _ = Match.begin(RULES, Start(4), f"bench {number}".encode())
        while match.result is None:
            seat = match.asked[0]
            question = match.questions[seat]
            assert question is not None
            view = match.view(seat)
            start = perf_counter()
            RULES.default(view, question)
            half = perf_counter()
            picks = sensible.answer(view, question, rng)
            end = perf_counter()
            match.answer(seat, picks)
            kind = question.kind.removeprefix("allstar.")
            spent.setdefault(f"default  {kind}", []).append(half - start)
            spent.setdefault(f"sensible {kind}", []).append(end - half)
            spent.setdefault("answer and settle", []).append(perf_counter() - end)
    for what, times in sorted(spent.items()):
        mean, worst = sum(times) / len(times), max(times)
        print(f"{what:22} {mean * 1000:7.2f} ms, worst {worst * 1000:7.2f} ms")
    print(f"a match of four        {(perf_counter() - begun) * 200:7.0f} ms")


if __name__ == "__main__":
    main()
