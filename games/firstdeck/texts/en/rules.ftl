# The rules of My First Deck Building by topic. `.numbers`: the rules that a topic explains.
firstdeck-rules-round =
    While the draw pile holds cards, a round is played:
    1. A row of cards is turned up from the pile: as many as there are players, or 3 when there are two of you.
    2. Everybody plays the first 3 cards of their deck, or what is left of it.
    3. Values are compared; a tie goes to battle; stars are gained.
    4. Losers may throw a card out.
    5. Everybody takes a card from the row and puts their cards back under their deck.
    Then the player to the left of the winner goes first.
    .title = A round
    .numbers = FDB-2.1, FDB-2.2, FDB-2.3, FDB-2.4, FDB-2.5, FDB-2.6, FDB-2.7
firstdeck-rules-setup =
    Everybody gets a deck of 7 cards, marked with a symbol: triangle, circle, square, moon or snowflake. All have the same shape, only the families differ. Everybody names their favourites; where two players want the same one, it is drawn by lot (or decks are dealt at random, if the match is set up that way). Decks that nobody has stay in the box.
    With two, one of you always plays with the Triangle.
    The draw pile has 40 cards; with 2 or 3 players the 10 marked cards are left out, even if somebody gives up later. Everything is shuffled, the first player is drawn by lot, and everybody starts with 0 stars.
    .title = Setting up
    .numbers = FDB-1.1, FDB-1.2, FDB-1.3, FDB-1.4, FDB-1.5, FDB-1.6, FDB-1.7, FDB-1.8
firstdeck-rules-value =
    Your value is the number of characters of your largest family, plus your Chameleon Men, minus your Goblins; never less than 0.
    Chameleon Men always join the largest family, the one on the Chameleon Crier too. Goblins are taken from it, and a smaller family does not take its place because of them.
    All cards in play are counted again each time: your best family may change during a battle. Between families of the same size it makes no difference.
    Example: 4 Dwarfs, 2 Dwarfs and 2 Goblins are worth 6 − 2 = 4.
    Whoever has the highest value gains 2 stars. There are always enough star tokens.
    .title = The value
    .numbers = FDB-4.1, FDB-4.2, FDB-4.3, FDB-4.4, FDB-4.5, FDB-4.6, FDB-4.7, FDB-4.8
firstdeck-rules-effects =
    Special cards act each time they are revealed: at the start of a round, in a battle, as an extra card, in the final series. Never when they are taken or put under a deck. Their effects are compulsory.
    • Shooting Star: gain 1 star.
    • Star Shower: gain 3 stars, then the card leaves the game.
    • Star Snatcher: steal 1 star from a player of your choice, then the card leaves the game, even if there was nothing to steal.
    • Chameleon Crier: counts as 1 Chameleon Man and makes you play 2 more cards at once; a second one gives another 2. Cards that the deck no longer has are lost.
    First all cards are revealed; then come the Shooting Stars, the Star Showers, and last the thefts, clockwise from the first player. Nobody steals from themselves, from a player without stars, or from one who gave up. A card in the box no longer counts and never comes back.
    .title = Special cards
    .numbers = FDB-3.1, FDB-3.2, FDB-3.3, FDB-3.4, FDB-3.5, FDB-3.6, FDB-3.7
firstdeck-rules-battle =
    Whoever has revealed at least one card takes part in the round. If you alone have the highest value, you win.
    In a tie only those in the lead fight on; the others have lost, even if the leaders’ values drop later. Each of them reveals 1 card, with its effects, and values are counted again. Still tied: only the best go on.
    An empty deck gives no more cards, but you keep your value and may still win.
    Total tie: when all who are still tied have emptied their decks, each gains 1 star instead of 2.
    In a battle there is nothing to choose but whom to steal from.
    .title = Winner and battle
    .numbers = FDB-5.1, FDB-5.2, FDB-5.3, FDB-5.4, FDB-5.5, FDB-5.6, FDB-5.7
firstdeck-rules-discard =
    Every loser may put one of their cards in play into the box for good, or keep all. Everybody chooses at the same time, in secret; the choices are revealed together.
    Neither a winner nor those who share a win throw a card out. The card then taken from the row cannot be thrown out in the same round.
    .title = Throwing a card out
    .numbers = FDB-6.1
firstdeck-rules-take =
    One after the other, clockwise, everybody takes a card from the row. The player to the left of the winner goes first, the winner last. If several players won, the one with the most stars goes last; with equal stars, the last in the order of the round.
    The card taken joins your cards, without effect. When only one card is left, it goes to the next player by itself.
    When no card is left, the remaining players get none; cards left over at the end leave the game.
    After a full row everybody always has at least one card to play in the next round.
    .title = Taking a card
    .numbers = FDB-6.2, FDB-6.3, FDB-6.4, FDB-6.5, FDB-6.10
firstdeck-rules-two =
    With two players the row has 3 cards. The first to choose, normally the loser, takes one and puts another out of the game; the second must take the last one.
    With two cards in the row the first takes one, the second the other; a single card goes to the first.
    .title = Two players: take and throw out
    .numbers = FDB-6.6
firstdeck-rules-order =
    You put all your cards in play, the one you took among them, under your deck in an order of your choice: the first one picked will be drawn first. You can choose as soon as you have your card, while others are still taking theirs, and change your mind until the last answer is in.
    If your deck ran empty during the round, your cards are shuffled and there is nothing to choose. Nor is there in the round that empties the pile, because all decks are shuffled right after it.
    .title = Putting cards back under the deck
    .numbers = FDB-6.7, FDB-6.8, FDB-6.9, FDB-6.11
firstdeck-rules-final =
    When the draw pile is empty, everybody shuffles their whole deck. Then rounds are played without a row, and nothing is thrown out or taken back: 3 cards each, or what is left; effects, battles and stars as usual. Cards played do not come back; a player without cards takes no part.
    When fewer than two players have cards, it is over. If exactly one player still has cards, that player gains 5 stars.
    This series plays itself; the only possible question is whom to steal from.
    .title = The final series
    .numbers = FDB-7.1, FDB-7.2, FDB-7.3, FDB-7.4, FDB-7.5, FDB-7.6, FDB-7.7
firstdeck-rules-secrets =
    Nearly everything is open. Only the order of the decks and of the draw pile is secret, and so are hidden answers until everybody has answered.
    You see your deck in order at any time, but may not change it; after a shuffle you see the new order. Of the other decks everybody sees the cards, not their order. The box, the rows and the cards played are open to all, and everything that happens is told.
    .title = What is secret
    .numbers = FDB-8.1, FDB-8.2, FDB-8.3
firstdeck-rules-answers =
    A question has 5 choices at most, a few more when you throw a card out or order your own. Two cards of the same name are still two different cards.
    While somebody chooses whom to steal from, everything else waits.
    When time runs out, an answer is given for you: keep all, take the card that ranks first by default, put cards back in their present order, steal from whoever has the most stars.
    .title = Questions, and time running out
    .numbers = FDB-9.1, FDB-9.2, FDB-9.3, FDB-9.4
firstdeck-rules-end =
    After the final series whoever has the most stars wins. Tied players share their place; if the match is set up that way, the number of rounds won outright decides, then the number of those won in the final series.
    .title = The end
    .numbers = FDB-10.1, FDB-10.2
firstdeck-rules-concession =
    You can give up at any time. With two players the other one wins at once. With more, your cards leave the game, you keep your stars, which can no longer be stolen, and the others play on: a round under way is decided among those who remain, the order of choosing stays the same, and a surplus card leaves the game. When two players remain, the row has 3 cards from the next round on, or at once if three cards are still there and none has been taken.
    When only one remains, that player wins, whatever the stars. Whoever gives up ranks behind all others, the last to leave before the first.
    .title = Giving up
    .numbers = FDB-10.3, FDB-10.4, FDB-10.5, FDB-10.6, FDB-10.7
