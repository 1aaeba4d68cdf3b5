sample-deck = Rank the decks you like
sample-victim = Whom do you steal a star from?
sample-discard = Throw a card out, or keep all
sample-take = Take a card
sample-take_box = Take one, throw another out
sample-order = In which order under your deck?
sample-fact-rounds = won 5 of 10 rounds
sample-fact-last = +5 stars for the last cards
