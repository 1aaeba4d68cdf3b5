# The lesson, played scene by scene: what is said, at most two short sentences each.
goofspiel-lesson-suit-title = seven prizes
goofspiel-lesson-bid = Both of you bid a card in secret, and the higher one wins the prize. Both cards are gone, also the one that won nothing.
goofspiel-lesson-keep = Pay low for a low prize: the high cards you keep will win the high ones.
goofspiel-lesson-several = Equal bids left a prize there, so now you bid for several at once. Count what they are worth together.
goofspiel-lesson-over = You both had the same cards: what counted was when you spent the high ones.
