# The lesson, played scene by scene: what is said, at most two short sentences each.
allstar-lesson-first-title = the first round
allstar-lesson-power = The Power of a team is its largest group: cards of the same symbol, the same number or the same species. Everything else in it counts for nothing.
allstar-lesson-draft = Take what makes a group with the cards on your bench. The rest of the hand goes to your neighbour, so look at what you pass on, too.
allstar-lesson-ranks = Each arena pays its ranks in its own way, so look before you form a team. Here the first rank gets the most: make the largest group you can.
allstar-lesson-first-end = That was a round: draft, team, match. The team stays together and plays again; round 2 has two arenas, round 3 has three.
allstar-lesson-lineup-title = the third round
allstar-lesson-equal = At equal Power the symbol (gold) beats the number (silver), which beats the species (bronze). Within each, the tie-breaker card says which value is stronger.
allstar-lesson-buses = Think of the buses first: the strong team goes where the first rank is paid best. The weak one earns where the last rank is paid more than a better rank.
allstar-lesson-swap = One swap a round for each earlier team, no more. The card that comes out goes to your bench and can still play in the new team.
allstar-lesson-who-where = Every team plays, and no arena is left out. Where the last rank pays well, a weak team does no harm.
allstar-lesson-lineup-end = Look at what decided each rank: Power first, at equal Power the criterion, then the value.
allstar-lesson-playoffs-title = combinations and play-offs
allstar-lesson-combination = Some arenas ask for a combination: a straight, three and a pair, or one of each symbol. There it beats all else, even five of a kind; elsewhere it counts for nothing.
allstar-lesson-lowest = Your 18 cards play again: no arenas now, Power alone counts. The lowest loses, and must pay a ticket or, without one, leave the play-offs.
allstar-lesson-shootout = The lowest Power is tied: each plays a card, which leaves the game, and the weakest loses. Symbols decide first; a card without one ranks below all the others.
allstar-lesson-save = Each time 2 to 4 cards come in and as many go out for good. Change as few as you can: you will need cards later, and for shootouts.
allstar-lesson-playoffs-end = It goes on until one is left: the longer you stay, the more supporters you get. A ticket you still have at the end pays, too.
