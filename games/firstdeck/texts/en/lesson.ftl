# The lesson, played scene by scene: what is said, at most two short sentences each.
firstdeck-lesson-first-title = the first round
firstdeck-lesson-value = What counts is your largest family among the cards turned up. Chameleon Men add to it, Goblins take away.
firstdeck-lesson-winner = The winner gets 2 stars, but takes the last card of the row: the one nobody wanted, often a Goblin. You lost, so you choose before them.
firstdeck-lesson-take = Take what makes your largest family larger: no other family counts.
firstdeck-lesson-first-end = That was a whole round: turn up, take, put back under. All rounds go this way.
firstdeck-lesson-tie-title = order, and a battle
firstdeck-lesson-order = Your cards are drawn in the order you choose here, and the next three come up together. Keep a family side by side.
firstdeck-lesson-discard = A loser may throw out one card for good. In a thinner deck the good cards come up more often.
firstdeck-lesson-tie = A tie is a battle: each turns up one more card, and everything is counted again. It goes on until somebody is ahead.
firstdeck-lesson-tie-end = So the cards behind your next three matter, too: they decide a battle.
firstdeck-lesson-end-title = the last two rounds
firstdeck-lesson-power = A special card acts whenever it is turned up, even in a round you lose: it brings or steals stars, or turns up more cards.
firstdeck-lesson-series = After this round all decks are shuffled and every card is played once more. Whoever is the last with cards gets 5 stars: thin decks run out first.
firstdeck-lesson-end-end = The final series played itself: what you had put into your deck decided it.
