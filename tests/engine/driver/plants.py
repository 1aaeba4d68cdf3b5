"""The made-up game with one fault each: the driver must find every one of them."""

import itertools

import msgspec

from games.core.bringing.brought import Checked
from games.core.decision import Option, StandingOrder
from games.core.event import Event, Mark, Part, told, whispered
from games.core.rules import Rules
from games.core.text import Who, text
from tests.engine.sampler import questions
from tests.engine.sampler.cards import number
from tests.engine.sampler.rules import INFO, SamplerRules
from tests.engine.sampler.state import State


class ShowsTheDeck(SamplerRules):
    """A view holds the top of the deck."""

    def view(self, state, reader, given=()):
        found = super().view(state, reader, given)
        return msgspec.structs.replace(found, named=len(state.deck[-1]) if state.deck else 0)


class ShowsAHand(SamplerRules):
    """A view holds another's hand."""

    def view(self, state, reader, given=()):
        found = super().view(state, reader, given)
        return msgspec.structs.replace(found, stacked=tuple(state.seats[0].hand))


class ShowsCharms(SamplerRules):
    """A view holds what another brought."""

    def view(self, state, reader, given=()):
        found = super().view(state, reader, given)
        return msgspec.structs.replace(found, stacked=tuple(state.seats[0].charms))


class CountsTooMuch(SamplerRules):
    """A count of face-down cards tells how many of a suit they are."""

    def view(self, state, reader, given=()):
        found = super().view(state, reader, given)
        suns = sum(card.startswith("sun") for card in state.deck)
        return msgspec.structs.replace(found, deck=suns)


class TellsWhoHasDrafted(SamplerRules):
    """A view tells who has made a private step of an open question."""

    def view(self, state, reader, given=()):
        found = super().view(state, reader, given)
        return msgspec.structs.replace(found, turn=tuple(state.waiting))


class SortsByTheUnseen(SamplerRules):
    """The order of a question's options depends on the deck."""

    def _turn(self, state, seat):
        asked = super()._turn(state, seat)
        if asked is None or asked.ordered or not state.deck or number_of(state) % 2:
            return asked
        return msgspec.structs.replace(asked, options=asked.options[::-1])


def number_of(state: State) -> int:
    return int(state.deck[-1][-2:])


class OffersTheUnseen(SamplerRules):
    """An option's id holds the top of the deck."""

    def _turn(self, state, seat):
        asked = super()._turn(state, seat)
        if state.phase != "name" or not asked or not state.deck:
            return asked
        hint = Option(f"n{number_of(state)}", text("sampler-number", number=1))
        rest = [option for option in asked.options if option.id != hint.id]
        return msgspec.structs.replace(asked, options=(hint, *rest))


class HintsAtTheUnseen(SamplerRules):
    """A reason why something is closed depends on the deck."""

    def _turn(self, state, seat):
        asked = super()._turn(state, seat)
        if state.phase != "buy" or not asked or not state.deck:
            return asked
        closed = asked.closed if number_of(state) % 2 else ()
        return msgspec.structs.replace(asked, closed=closed)


class WritesWhileItShows(SamplerRules):
    """To look at the table turns the open cards round."""

    def view(self, state, reader, given=()):
        found = super().view(state, reader, given)
        state.market.reverse()
        return found


class ExplainsByLeavingOut(SamplerRules):
    """A question lacks an option where its seat reads it."""

    def explained(self, view, decision):
        return msgspec.structs.replace(decision, options=decision.options[1:])


class LeavesOutABuild(SamplerRules):
    """Whether a seat has a sealed list at all depends on what it brought."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        low = state.seats[seat].charms[0] < "charm-15"
        return None if asked and asked.sealed and seat and low else asked


class AsksByTheUnseen(SamplerRules):
    """Who is asked depends on what a seat brought."""

    def _turn(self, state, seat):
        low = state.seats[seat].charms[:1] < ["charm-15"]
        return None if state.phase == "name" and low else super()._turn(state, seat)


class TellsTheDraft(SamplerRules):
    """A public event names a card that was drafted in private."""

    def _draft(self, state, seat, picked):
        super()._draft(state, seat, picked)
        return [told(text("sampler-bought", who=Who(seat), card=questions.card(picked)))]


class WhispersToAnother(SamplerRules):
    """A private event goes to the wrong seat."""

    def _draft(self, state, seat, picked):
        super()._draft(state, seat, picked)
        other = (seat + 1) % len(state.seats)
        return [whispered(other, text("sampler-drafted", card=questions.card(picked)))]


class OpensWithASecret(SamplerRules):
    """What is told before any question names the top of the deck."""

    def opening(self, state, rng):
        return [told(text("sampler-drafted", card=questions.card(state.deck[-1])))]


class TellsWhatIsLeft(SamplerRules):
    """The event of a reveal names a card that stays face down."""

    def _show(self, state, seat, made):
        found = super()._show(state, seat, made)
        if not made.hand:
            return found
        said = text("sampler-bought", who=Who(seat), card=questions.card(made.hand[0]))
        return msgspec.structs.replace(found, public=Part(said))


class MarksTheUnseen(SamplerRules):
    """The mark of a public event names a hidden card."""

    def _stack(self, state, seat, cards, rng):
        told_ = super()._stack(state, seat, cards, rng)[0]
        mark = questions.Option(cards[0], text("sampler-card"))
        public = Part(text("sampler-stacked", who=Who(seat), count=len(mark.id)))
        return [msgspec.structs.replace(told_, public=public), _counted(state)]


def _counted(state: State) -> Event:
    suns = sum(card.startswith("sun") for card in state.seats[-1].hand)
    return told(text("sampler-stacked", who=Who(0), count=suns))


class KeepsUndoOpen(SamplerRules):
    """An answer that shows new cards is not final."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if not asked:
            return asked
        open_ = tuple(msgspec.structs.replace(o, final=False) for o in asked.options)
        return msgspec.structs.replace(asked, options=open_)


class SaysNotThatItIsFinal(SamplerRules):
    """A die is rolled without a word that this cannot be undone."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if not asked or asked.kind != "sampler.roll":
            return asked
        open_ = tuple(msgspec.structs.replace(o, final=False) for o in asked.options)
        return msgspec.structs.replace(asked, options=open_)


class SaysNotWhatConfirmingMeans(SamplerRules):
    """Several are picked, and the button says nothing."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        return msgspec.structs.replace(asked, confirm=()) if asked else None


class DrawsByTheUnseen(SamplerRules):
    """Whether an answer can be undone depends on the deck."""

    def apply(self, state, seat, answer, rng):
        if answer.kind == "sampler.draft" and state.deck and number_of(state) % 2:
            rng.below("noise", 2)
        return super().apply(state, seat, answer, rng)


class RedealForgetsHands(SamplerRules):
    """Hands stay as they are in the second world: the leak check would be blind."""

    def redeal(self, state, reader, rng):
        hands = [list(seat.hand) for seat in state.seats]
        found = super().redeal(state, reader, rng)
        for seat, hand in zip(found.seats, hands, strict=True):
            seat.hand[: len(hand)] = hand
        return found


class RedealForgetsTheDeck(SamplerRules):
    """The deck stays as it is in the second world."""

    def redeal(self, state, reader, rng):
        return state


class LosesACard(SamplerRules):
    def _clear(self, state, seat, cards):
        found = super()._clear(state, seat, cards)
        del state.box[-1:]
        return found


class DoublesACard(SamplerRules):
    def _buy(self, state, seat, card):
        state.box.append(card)
        return super()._buy(state, seat, card)


class ChangesInSilence(SamplerRules):
    """The public table changes, and nobody is told."""

    def _draft(self, state, seat, picked):
        state.named += 1
        return super()._draft(state, seat, picked)


class DefaultsWrongly(SamplerRules):
    def default(self, view, decision):
        return () if decision.kind == "sampler.move" else super().default(view, decision)


class DefaultsFromElsewhere(SamplerRules):
    """A default that is not the same for the same view."""

    _calls = 0

    def default(self, view, decision):
        SamplerRules._calls = getattr(SamplerRules, "_calls", 0) + 1
        ids = [option.id for option in decision.options]
        if decision.kind != "sampler.name":
            return super().default(view, decision)
        return (ids[SamplerRules._calls % 30],)


class ListsNoKind(SamplerRules):
    info = msgspec.structs.replace(INFO, kinds=INFO.kinds[1:])


class AsksTwiceTheSame(SamplerRules):
    def _turn(self, state, seat):
        asked = super()._turn(state, seat)
        if asked and asked.kind == "sampler.name":
            return msgspec.structs.replace(asked, options=asked.options + asked.options[:1])
        return asked


class AsksTheImpossible(SamplerRules):
    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked and asked.kind == "sampler.pay":
            return msgspec.structs.replace(asked, least_total=100)
        return asked


class HasNoNone(SamplerRules):
    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        return msgspec.structs.replace(asked, none=None) if asked else None


class GoesRound(SamplerRules):
    """The end never comes."""

    def _next_round(self, state, rng):
        state.round = 1
        return super()._next_round(state, rng) if state.deck else self._stop(state)

    def _stop(self, state):
        state.phase, state.waiting = "name", [state.first]
        return []


class AsksNobody(SamplerRules):
    def ask(self, state, seat, given):
        return None if state.phase == "name" else super().ask(state, seat, given)


class Forgets(SamplerRules):
    """Something is remembered outside of the state."""

    def __init__(self, cards) -> None:
        super().__init__(cards)
        self._count = itertools.count()

    def _roll(self, state, seat, pick, rng):
        state.named = next(self._count)
        return super()._roll(state, seat, pick, rng)


class ChangesWhileAsking(SamplerRules):
    """A question changes the state."""

    def _turn(self, state, seat):
        if state.phase == "name":
            state.seats[seat].score += 1
        return super()._turn(state, seat)


class NeverReveals(SamplerRules):
    reveal = Rules.reveal


class LetsNobodyAnswer(SamplerRules):
    def answering(self, state, seat, holders):
        return () if state.phase == "buy" else super().answering(state, seat, holders)


class LetsAStrangerAnswer(SamplerRules):
    def answering(self, state, seat, holders):
        return (1,)


class PlacesTooFew(SamplerRules):
    def standings(self, state):
        found = super().standings(state)
        return found[:-1] if found else found


class Stumbles(SamplerRules):
    def _clear(self, state, seat, cards):
        return [told(text("sampler-cleared"), marks=cards["none"])]


class FindsEachCardOnce(SamplerRules):
    """No fault: a view that stumbles over a card that lies in two places, which none can."""

    def view(self, state, reader, given=()):
        for card in state.market:
            next(row for row in [state.market] if row.count(card) == 1)
        return super().view(state, reader, given)


class SuggestsTooFew(SamplerRules):
    def bring(self, start, seat):
        asked = super().bring(start, seat)
        return msgspec.structs.replace(asked, suggested={"charms": {"charm-01": 1}})


class ReadsOtherwise(SamplerRules):
    def write_brought(self, brought):
        return super().write_brought(brought).replace("charm-0", "charm-1")


class TakesAnything(SamplerRules):
    def check_brought(self, start, seat, brought):
        return Checked()


def _ordered(asked, *orders):
    return msgspec.structs.replace(asked, standing=orders)


class OrdersByTheUnseen(SamplerRules):
    """What may be ordered in the market tells which cards its seat has in hand."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked is None or asked.kind != "sampler.buy" or len(state.seats[seat].hand) < 1:
            return asked
        odd = number(state.seats[seat].hand[0]) % 2
        return _ordered(
            asked,
            StandingOrder("odd" if odd else "even", text("sampler-wishes"), among=asked.options),
        )


class OrdersTheIllegal(SamplerRules):
    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked is None or asked.kind != "sampler.roll":
            return asked
        return _ordered(asked, StandingOrder("sleep", text("sampler-roll-rest"), ("sleep",)))


class OrdersTheSameTwice(SamplerRules):
    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked is None or asked.kind != "sampler.roll":
            return asked
        rest = StandingOrder("rest", text("sampler-roll-rest"), ("rest",))
        return _ordered(asked, rest, rest)


class MisspellsAPlace(SamplerRules):
    """A question is about a place that no picture has."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked is None or asked.kind != "sampler.buy":
            return asked
        first = msgspec.structs.replace(asked.options[0], on="crad:sun-01")
        return msgspec.structs.replace(asked, options=(first, *asked.options[1:]))


class BearsOneNumberTwice(SamplerRules):
    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked is None or asked.kind != "sampler.buy":
            return asked
        same = tuple(msgspec.structs.replace(one, number=4) for one in asked.options)
        return msgspec.structs.replace(asked, options=same)


class NamesNoCard(MisspellsAPlace):
    """A question is about a card that there is not."""

    def ask(self, state, seat, given):
        asked = SamplerRules.ask(self, state, seat, given)
        if asked is None or asked.kind != "sampler.buy":
            return asked
        first = msgspec.structs.replace(asked.options[0], on="card:sunn-01")
        return msgspec.structs.replace(asked, options=(first, *asked.options[1:]))


class PutsTwoInOnePlace(SamplerRules):
    """Two options bear their numbers at one place."""

    def ask(self, state, seat, given):
        asked = super().ask(state, seat, given)
        if asked is None or asked.kind != "sampler.buy" or len(asked.options) < 2:
            return asked
        second = msgspec.structs.replace(asked.options[1], on=asked.options[0].on)
        options = (asked.options[0], second, *asked.options[2:])
        return msgspec.structs.replace(asked, options=options)


class MarksNoPlace(SamplerRules):
    """An event marks a place that no picture has."""

    def _name(self, state, seat, named):
        (event,) = super()._name(state, seat, named)
        part = msgspec.structs.replace(event.public, marks=(Mark(f"scor:{seat}"),))
        return [msgspec.structs.replace(event, public=part)]
