"""The rules of the made-up game (SAM-1 to SAM-7), which has a bit of everything."""

from collections.abc import Mapping, Sequence

from games.core.bringing.brought import Brought, Build, Checked, read_counts, write_counts
from games.core.contract.optional import Concession
from games.core.data.schema import Rung
from games.core.decision import Answer, Decision, Picks, legal_answers, pays, reaching
from games.core.event import Event, Mark, Part, told, whispered
from games.core.face import Faces
from games.core.hidden import deal_anew
from games.core.info import Choice, Info, Preset, Start, option, standard_check
from games.core.rules import Rules, refuse_concession
from games.core.streams import Streams
from games.core.text import Name, Text, Who, text
from games.core.view import Headline, Standing
from tests.engine.sampler import bag, questions
from tests.engine.sampler.cards import Cards, number, worth
from tests.engine.sampler.describe import describe, headline
from tests.engine.sampler.state import Phase, Seat, State
from tests.engine.sampler.view import Own, SamplerView, SeatView

MARKET = 40
PEEKED = 2  # cards on top of the deck that are looked at
LONG = 30  # places of a track of which the lobby warns
PHASES: tuple[Phase, ...] = ("draft", "upkeep", "buy", "name", "track", "clear", "stack")
KINDS = (
    *("draft", "swap", "swap_in", "team", "pair", "pay", "buy", "name"),
    *("move", "roll", "clear", "stack"),
)
INFO = Info(
    key="sampler",
    seats=(1, 2, 3, 4),
    kinds=tuple(f"sampler.{kind}" for kind in KINDS),
    choices=(
        Choice("rounds", ("2", "1", "3")),
        Choice("partners", ("no", "yes"), seats=(4,)),
        Choice.of_numbers("track", 20, 5, 40),
        Choice("strong", ("no", "yes"), seats=(1, 2)),
        Choice("bag", ("no", "yes"), seats=(1, 2)),
        Choice("peek", ("no", "yes"), seats=(1, 2)),
        Choice("staff", ("any", "head", "rotate"), seats=(1, 2)),
    ),
    presets=(Preset("short", {"rounds": "1"}),),
    holders=2,
)


class SamplerRules(Rules[State, SamplerView]):
    """The made-up game."""

    info = INFO
    state_type = State
    ladder = (
        Rung(added=("State.track", "State.strong", "State.staff")),
        Rung(added=("State.bag", "State.peek", "State.seen", "Seen.cards")),
    )

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self._faces = cards.faces()
        self._names = cards.names()

    def check(self, start: Start) -> tuple[Text, ...]:
        wrong = standard_check(self.info, start)
        faces = set(self.cards.charm_faces())
        for seat, brought in enumerate(start.brought):
            if isinstance(brought, tuple) and (len(set(brought) & faces) != 3 or len(brought) != 3):
                wrong = (*wrong, text("sampler-bad-charms", who=Who(seat)))
        return wrong

    def warnings(self, start: Start) -> tuple[Text, ...]:
        """SAM-1.4: nobody comes to the end of a long track."""
        reach = int(option(start, self.info, "rounds")) * questions.STEPS
        track = int(option(start, self.info, "track"))
        return (text("sampler-long-track", reach=reach, track=track),) if track > LONG else ()

    def bring(self, start: Start, seat: int) -> Decision | Build | None:
        faces = self.cards.charm_faces()
        if option(start, self.info, "bag") == "yes":
            return Build(text("sampler-bag-prompt", size=bag.SIZE), bag.suggested(faces))
        return questions.bring(faces)

    def check_brought(self, start: Start, seat: int, brought: Brought) -> Checked:
        """SAM-1.5: a bag holds so many charms, and so many alike."""
        return bag.check(brought, self.cards.charm_faces())

    def read_brought(self, start: Start, seat: int, written: str) -> Brought:
        return {"charms": read_counts(written, self.cards.charm_faces())}

    def write_brought(self, brought: Brought) -> str:
        return write_counts(bag.charms(brought), self.cards.charm_faces())

    def random_brought(self, start: Start, seat: int, rng: Streams) -> Brought | None:
        if isinstance(self.bring(start, seat), Build):
            return bag.drawn(self.cards.charm_faces(), rng)
        return None

    def setup(self, start: Start, rng: Streams) -> State:
        """SAM-1: coins, charms, market."""
        seats = [
            Seat(self.cards.purse(seat), self._charms(start, seat)) for seat in range(start.seats)
        ]
        state = State(
            seats,
            rng.shuffled("deck", self.cards.deck()),
            first=rng.below("first", start.seats),
            rounds=int(option(start, self.info, "rounds")),
            partners=option(start, self.info, "partners") == "yes",
            track=int(option(start, self.info, "track")),
            strong=option(start, self.info, "strong") == "yes",
            peek=option(start, self.info, "peek") == "yes",
            bag=option(start, self.info, "bag") == "yes",
            staff=option(start, self.info, "staff"),
        )
        self._deal(state)
        return state

    def _charms(self, start: Start, seat: int) -> list[str]:
        """SAM-1.2, 1.5: the charms that a seat has brought, or those suggested."""
        faces = self.cards.charm_faces()
        if option(start, self.info, "bag") == "yes":
            brought = start.brought[seat] if start.brought else bag.suggested(faces)
            return bag.copies(bag.charms(brought), seat)
        brought = start.brought[seat] if start.brought else faces[:3]
        return [f"{charm}@{seat}" for charm in brought]

    def _deal(self, state: State) -> None:
        """SAM-2.1 and 4.1: two cards and an offer of three a seat, then the market."""
        for seat in state.seats:
            state.box += [*seat.team]
            seat.team, seat.pair = [], ""
            seat.hand += [state.deck.pop() for _ in range(2)]
            seat.offer = [state.deck.pop() for _ in range(3)]
        while state.deck and len(state.market) < MARKET:
            state.market.append(state.deck.pop())
        state.phase, state.waiting = "draft", list(range(len(state.seats)))

    def ask(self, state: State, seat: int, given: tuple[Answer, ...]) -> Decision | None:
        if state.phase == "draft":
            if seat in state.waiting:
                return questions.draft(state, seat)
            return questions.build(state, seat, given)
        if state.phase == "upkeep":
            return questions.pay(state, seat) if seat in state.waiting else None
        if not state.waiting or seat != state.waiting[0]:
            return None
        return self._turn(state, seat)

    def _turn(self, state: State, seat: int) -> Decision | None:
        match state.phase:
            case "buy":
                return questions.buy(state, seat)
            case "name":
                return questions.name(state)
            case "track":
                return questions.roll(state, seat) if state.rolling else questions.move(state, seat)
            case "clear":
                return questions.clear(state)
            case _:
                return questions.stack(state)

    def apply(self, state: State, seat: int, answer: Answer, rng: Streams) -> list[Event]:
        match answer.kind:
            case "sampler.draft":
                return self._draft(state, seat, answer.picks[0])
            case "sampler.pay":
                events = self._pay(state, seat, answer.picks)
            case "sampler.buy":
                events = self._buy(state, seat, answer.picks[0])
            case "sampler.name":
                events = self._name(state, seat, int(answer.picks[0][1:]))
            case "sampler.move":
                return self._move(state, seat, int(answer.picks[0][1:]))
            case "sampler.roll":
                events = self._roll(state, seat, answer.picks[0], rng)
            case "sampler.clear":
                events = self._clear(state, seat, answer.picks)
            case _:
                events = self._stack(state, seat, answer.picks, rng)
        state.waiting.remove(seat)
        return [*events, *self._go_on(state, rng)]

    def _draft(self, state: State, seat: int, picked: str) -> list[Event]:
        """SAM-2.1: one card to the hand, the others aside; nobody else notices."""
        mine = state.seats[seat]
        mine.offer.remove(picked)
        mine.hand.append(picked)
        mine.spare += mine.offer
        mine.offer = []
        state.waiting.remove(seat)
        said = text("sampler-drafted", card=questions.card(picked))
        return [whispered(seat, said, marks=(Mark(f"card:{picked}"),))]

    def reveal(
        self, state: State, lists: Sequence[tuple[Answer, ...]], rng: Streams
    ) -> list[Event]:
        """SAM-2.5: all teams are shown together; the strongest gain 3, a pair 2."""
        events = [told(text("sampler-shown", round=state.round), heading=True)]
        for seat, given in enumerate(lists):
            events.append(self._show(state, seat, questions.plan(state.seats[seat], given)))
        totals = [sum(map(number, seat.team)) for seat in state.seats]
        for seat, mine in enumerate(state.seats):
            gain = 3 * (totals[seat] == max(totals)) + 2 * bool(mine.pair)
            mine.score += gain
            if gain:
                said = text("sampler-gain", who=Who(seat), points=gain)
                events.append(told(said, marks=(Mark(f"score:{seat}", gain=gain),)))
        return [*events, *self._next(state, rng)]

    def _show(self, state: State, seat: int, made: questions.Plan) -> Event:
        mine = state.seats[seat]
        mine.hand = [key for key in made.hand if key not in made.team]
        mine.spare += [made.swapped] if made.swapped else []
        mine.team, mine.pair = list(made.team), made.pair
        if made.charm:
            mine.charms.remove(made.charm)
            mine.team.append(made.charm)
        team = tuple(questions.card(key) for key in mine.team)
        marks = tuple(Mark(f"card:{key}", f"seat:{seat}") for key in mine.team)
        return told(text("sampler-team", who=Who(seat), cards=team), marks=marks)

    def _pay(self, state: State, seat: int, coins: Picks) -> list[Event]:
        """SAM-3.1."""
        for coin in coins:
            state.seats[seat].coins.remove(coin)
        state.bank += coins
        paid = tuple(questions.card(coin) for coin in coins)
        return [told(text("sampler-paid", who=Who(seat), cards=paid), aside=True)]

    def _buy(self, state: State, seat: int, card: str) -> list[Event]:
        """SAM-4.1: the card and a point."""
        state.market.remove(card)
        state.seats[seat].bought.append(card)
        state.seats[seat].score += 1
        marks = (Mark(f"card:{card}", "market"), Mark(f"score:{seat}", gain=1))
        said = text("sampler-bought", who=Who(seat), card=questions.card(card))
        return [told(said, marks=marks)]

    def _name(self, state: State, seat: int, named: int) -> list[Event]:
        """SAM-4.3: a point for each card of that number in the market."""
        found = sum(number(card) == named for card in state.market)
        state.named = named
        state.seats[seat].score += found
        return [told(text("sampler-named", who=Who(seat), number=named, points=found))]

    def _move(self, state: State, seat: int, place: int) -> list[Event]:
        """SAM-5.1."""
        before, state.seats[seat].place = state.seats[seat].place, place
        state.rolling = True
        mark = Mark(f"track:{place}", f"track:{before}")
        return [told(text("sampler-moved", who=Who(seat), place=place), marks=(mark,))]

    def _roll(self, state: State, seat: int, pick: str, rng: Streams) -> list[Event]:
        """SAM-5.3: 4 or more wins a point, less loses one."""
        state.rolling = False
        if pick == "rest":
            return [told(text("sampler-rested", who=Who(seat)), aside=True)]
        if pick in {"dig", "spy"}:
            return [self._peek(state, seat, pick, rng)]
        state.die = 1 + rng.below("dice", 6)
        mine = state.seats[seat]
        before, mine.score = mine.score, max(0, mine.score + (1 if state.die >= 4 else -1))
        marks = (Mark(f"score:{seat}", gain=mine.score - before),)
        said = text("sampler-rolled", who=Who(seat), number=state.die)
        return [told(said, marks=marks, about=(seat,))]

    def _peek(self, state: State, seat: int, pick: str, rng: Streams) -> Event:
        """SAM-5.4: the two cards on top of the deck, or the next seat's hand; nothing is drawn."""
        other = (seat + 1) % len(state.seats)
        cards = state.deck[-PEEKED:] if pick == "dig" else state.seats[other].hand
        state.seen.look(seat, cards)
        rng.bar_undo()
        seen = tuple(questions.card(card) for card in cards)
        public = Part(text(f"sampler-{pick}", who=Who(seat), other=Who(other), count=len(cards)))
        about = (other,) if pick == "spy" else ()
        private = ((seat, Part(text(f"sampler-{pick}-seen", cards=seen))),)
        return Event(public, private, about)

    def _clear(self, state: State, seat: int, cards: Picks) -> list[Event]:
        """SAM-6.1."""
        state.market = [card for card in state.market if card not in cards]
        state.box += cards
        thrown = tuple(questions.card(card) for card in cards)
        return [told(text("sampler-cleared", who=Who(seat), cards=thrown))]

    def _stack(self, state: State, seat: int, cards: Picks, rng: Streams) -> list[Event]:
        """SAM-6.2: the order is known to the one who made it."""
        self._shuffle_in(state, rng)
        state.under, state.under_by, state.market = [*cards], seat, []
        public = Part(text("sampler-stacked", who=Who(seat), count=len(cards)))
        order = tuple(questions.card(card) for card in cards)
        return [Event(public, ((seat, Part(text("sampler-stacked-so", cards=order))),))]

    def _go_on(self, state: State, rng: Streams) -> list[Event]:
        """Drop who has nothing to do; start the next phase when nobody has."""
        if state.phase == "upkeep":
            state.waiting = [s for s in state.waiting if questions.pay(state, s)]
        elif not state.rolling:
            while state.waiting and self._turn(state, state.waiting[0]) is None:
                del state.waiting[0]
        return [] if state.waiting else self._next(state, rng)

    def _next(self, state: State, rng: Streams) -> list[Event]:
        """Start the next phase (SAM-1.3), or the next round, or end."""
        place = PHASES.index(state.phase) + 1
        if place == len(PHASES):
            return self._next_round(state, rng)
        state.phase = PHASES[place]
        order = [(state.first + step) % len(state.seats) for step in range(len(state.seats))]
        state.waiting = order if state.phase in {"upkeep", "buy", "track"} else [state.first]
        return self._go_on(state, rng)

    def _next_round(self, state: State, rng: Streams) -> list[Event]:
        """SAM-6.3: what lies under the deck is shuffled in, the next seat begins."""
        if state.round == state.rounds:
            state.phase = "over"
            return [told(text("sampler-ended"), heading=True)]
        state.round += 1
        state.first = (state.first + 1) % len(state.seats)
        if len(state.deck) < 5 * len(state.seats) + MARKET:
            self._shuffle_in(state, rng)
        self._deal(state)
        return [told(text("sampler-round", round=state.round), heading=True)]

    def _shuffle_in(self, state: State, rng: Streams) -> None:
        if state.under:
            state.deck = rng.shuffled("deck", [*state.deck, *state.under])
            state.seen.lose(state.deck)
            state.under = []

    def concede(self, state: State, seat: int, rng: Streams) -> list[Event]:
        """SAM-7.2: the seat goes on by defaults; with one side left the match ends."""
        if state.seats[seat].conceded:
            raise refuse_concession()
        state.seats[seat].conceded = True
        if len([side for side in self._sides(state) if not self._gone(state, side)]) < 2:
            state.phase, state.waiting = "over", []
        return [told(text("sampler-conceded", who=Who(seat)))]

    def answering(self, state: State, seat: int, holders: int) -> tuple[int, ...]:
        """SAM-7.4: all of a seat, its first, or one after the other by rounds."""
        if state.staff == "head":
            return (0,)
        if state.staff == "rotate":
            return ((state.round - 1) % holders,)
        return tuple(range(holders))

    def concession(self, state: State, seat: int) -> Concession:
        """SAM-7.4: the first alone where only the first answers, else most of them."""
        return "majority" if state.staff == "rotate" else "first"

    def view(self, state: State, reader: int | None, given: tuple[Answer, ...] = ()) -> SamplerView:
        own = None
        if reader is not None:
            mine = state.seats[reader]
            team = questions.plan(mine, given).team if state.phase == "draft" else ()
            zones = (mine.hand, mine.offer, mine.spare, mine.charms, team)
            own = Own(*(tuple(zone) for zone in zones), seen=_seen(state, reader))
        public = state.phase not in {"draft", "over"}
        return SamplerView(
            reader,
            len(state.seats),
            round=state.round,
            rounds=state.rounds,
            phase=state.phase,
            first=state.first,
            partners=state.partners,
            turn=tuple(state.waiting) if public else (),
            table=tuple(_seat_view(seat) for seat in state.seats),
            market=tuple(state.market),
            deck=len(state.deck),
            under=len(state.under),
            under_by=state.under_by,
            box=tuple(state.box),
            bank=tuple(state.bank),
            named=state.named,
            die=state.die,
            rolling=state.rolling,
            track=state.track,
            strong=state.strong,
            staff=state.staff,
            bag=state.bag,
            peek=state.peek,
            stacked=tuple(state.under) if reader == state.under_by else (),
            own=own,
        )

    def default(self, view: SamplerView, decision: Decision) -> Picks:
        """SAM-7.3: nothing where that is allowed, else the cheapest or the first."""
        if pays(decision):
            weights = {entry.id: entry.weight for entry in decision.options}
            return min(
                legal_answers(decision),
                key=lambda picks: (sum(weights[pick] for pick in picks), picks),
            )
        ids = [entry.id for entry in decision.options]
        if decision.least_total:
            return reaching(decision, ids, decision.least)
        return ("rest",) if "rest" in ids else tuple(ids[: decision.least])

    def explained(self, view: SamplerView, decision: Decision) -> Decision:
        return questions.explained(decision)

    def headline(self, view: SamplerView) -> Headline:
        return headline(view)

    def describe(self, view: SamplerView) -> list[Text]:
        return describe(view)

    def standings(self, state: State) -> tuple[Standing, ...] | None:
        """SAM-7.1: points, places and coins left; partners share; ties share a place."""
        if state.phase != "over":
            return None
        sides = [
            (self._gone(state, side), -sum(_total(state.seats[seat]) for seat in side), side)
            for side in self._sides(state)
        ]
        return tuple(
            Standing(
                place=1 + sum(other[:2] < (gone, points) for other in sides),
                seats=side,
                score=-points,
                facts=(text("sampler-fact", points=-points),),
                conceded=gone,
            )
            for gone, points, side in sorted(sides)
        )

    def _sides(self, state: State) -> list[tuple[int, ...]]:
        if state.partners:
            return [(0, 2), (1, 3)]
        return [(seat,) for seat in range(len(state.seats))]

    def _gone(self, state: State, side: tuple[int, ...]) -> bool:
        return all(state.seats[seat].conceded for seat in side)

    def redeal(self, state: State, reader: int | None, rng: Streams) -> State:
        """SAM-8: deck, hands, offers, cards aside, charms, the order below, who has drafted."""
        others = [seat for seat in range(len(state.seats)) if seat != reader]
        hidden = [state.deck]
        for seat in others:
            mine = state.seats[seat]
            hidden += [mine.hand, mine.offer, mine.spare]
            self._other_charms(state, seat, rng)
        deal_anew(hidden, rng, known=lambda card: state.seen.knows(reader, card))
        if reader != state.under_by:
            state.under = rng.shuffled("redeal", state.under)
        for seat in others if state.phase == "draft" else ():
            if seat in state.waiting and rng.below("redeal", 2):
                self._draft(state, seat, rng.choice("redeal", state.seats[seat].offer))
        return state

    def _other_charms(self, state: State, seat: int, rng: Streams) -> None:
        mine = state.seats[seat]
        shown = {*state.box, *mine.team}
        each = bag.ALIKE if state.bag else 1
        every = bag.copies(dict.fromkeys(self.cards.charm_faces(), each), seat)
        free = [charm for charm in every if charm not in shown]
        mine.charms = rng.sample("redeal", free, len(mine.charms))

    def inventory(self, state: State) -> list[str]:
        found = [*state.deck, *state.market, *state.under, *state.box, *state.bank]
        for seat in state.seats:
            for zone in (seat.coins, seat.charms, seat.hand, seat.offer, seat.spare):
                found += zone
            found += [*seat.team, *seat.bought]
        return sorted(found)

    def names(self) -> Mapping[str, Name]:
        return self._names

    def faces(self, view: SamplerView | None = None) -> Faces:
        return self._faces


def _seen(state: State, reader: int) -> tuple[str, ...]:
    """Return the hidden cards that a seat has peeked at and that are still where it knows."""
    others = [one for seat, one in enumerate(state.seats) if seat != reader]
    zones = [state.deck, *(zone for one in others for zone in (one.hand, one.offer, one.spare))]
    return state.seen.of(reader, (card for zone in zones for card in zone))


def _total(seat: Seat) -> int:
    return seat.score + seat.place + sum(map(worth, seat.coins))


def _seat_view(seat: Seat) -> SeatView:
    return SeatView(
        tuple(seat.coins),
        tuple(seat.team),
        tuple(seat.bought),
        seat.pair,
        seat.place,
        seat.score,
        len(seat.hand) + len(seat.offer) + len(seat.spare),
        len(seat.charms),
        seat.conceded,
    )
