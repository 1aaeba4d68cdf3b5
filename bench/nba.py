"""Times of NBA Deck-Building: a default, a sensible answer, a view, a whole match.

Run as `python -m bench.nba`.
"""

from time import perf_counter

from games.core.match import Match
from games.core.rules import Start
from games.core.streams import Streams
from games.nba.heuristic import SensiblePlayer
from games.nba.rules import make
from games.registry import card_file

RULES = make(card_file("games.nba"), 1)
MATCHES = 5


def main() -> None:
    sensible, rng = SensiblePlayer(RULES), Streams(b"bench")
    spent: dict[str, list[float]] = {}
    begun = perf_counter()
    for number in range(MATCHES):
        match, _ = Match.begin(RULES, Start(2), f"bench {number}".encode())
        while match.result is None:
            seat = match.asked[0]
            question = match.questions[seat]
            assert question is not None
            moments = [perf_counter()]
            view = match.view(seat)
            moments.append(perf_counter())
            RULES.default(view, question)
            moments.append(perf_counter())
            picks = sensible.answer(view, question, rng)
            moments.append(perf_counter())
            match.answer(seat, picks)
            moments.append(perf_counter())
            for what, start, end in zip(
                ("view", "default", "sensible answer", "answer and settle"),
                moments,
                moments[1:],
                strict=False,
            ):
                spent.setdefault(what, []).append(end - start)
    for what, times in spent.items():
        mean, worst = sum(times) / len(times), max(times)
        print(f"{what:18} {mean * 1000:7.3f} ms, worst {worst * 1000:7.2f} ms")
    print(f"a match            {(perf_counter() - begun) * 1000 / MATCHES:7.0f} ms")


if __name__ == "__main__":
    main()
