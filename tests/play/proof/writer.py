"""A process to be killed: plays several matches at once and says what was acknowledged.

`python -m tests.play.proof.writer FILE SEED` goes on until nothing is left to play. A line
`MATCH QUESTION` on its output is an answer that was confirmed.
"""

import asyncio
import sys
from pathlib import Path

from games.core.refused import Refused
from play.records import Person
from tests.play.house import ANA, BAO, House, anything, house

MATCHES = 4


async def main(path: Path, seed: int) -> None:
    home = await house(path, seed=str(seed))
    await home.play.start()
    running = [row.id for row in await home.play.matches.of_person(ANA.id)]
    for _ in range(MATCHES - len(running)):
        running.append(await home.match(ANA, BAO, ais=1, options={"rounds": "3"}))
    await asyncio.gather(
        *(play(home, match, person, seed) for match in running for person in (ANA, BAO))
    )
    await home.play.close()


async def play(home: House, match: str, person: Person, seed: int) -> None:
    for turn in range(2000):
        table = await home.play.matches.table(match, person.id)
        if table.public.status != "running":
            return
        if table.question is None:
            await asyncio.sleep(0)
            continue
        question = table.question
        try:
            picks = anything(question, seed * 10_000 + turn)
            await home.play.matches.answer(match, person.id, question.id, picks)
        except Refused:
            continue
        sys.stdout.write(f"{match} {question.id}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
