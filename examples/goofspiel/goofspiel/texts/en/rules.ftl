# The rules of Goofspiel by topic. `.numbers`: the rules that a topic explains.
goofspiel-rules-setup =
    Each of you has a suit in hand, ace (1) to king (13); the third suit is shuffled face down: these are the prizes. In a short match only the ace to the seven of each suit are there.
    .title = Setting up
    .numbers = GOO-1.1, GOO-1.2, GOO-1.3
goofspiel-rules-round =
    A prize is turned up. Both bid a card of their hand in secret, then both are shown. The higher card wins all prizes that lie there. When the two are equal the prizes stay, and the next one is added to them.
    Whoever runs out of time bids their lowest card.
    .title = A round
    .numbers = GOO-2.1, GOO-2.2, GOO-2.3, GOO-2.4, GOO-2.5
goofspiel-rules-end =
    After the last bids the prizes are added up; the most points win, equal points share the place. Prizes that lie there after equal last bids belong to nobody. Whoever gives up has lost.
    .title = The end
    .numbers = GOO-3.1, GOO-3.2
goofspiel-rules-known =
    Hands, played cards and prizes won are known to all; the order of the prizes to come is known to nobody.
    .title = What is known
    .numbers = GOO-4.1
