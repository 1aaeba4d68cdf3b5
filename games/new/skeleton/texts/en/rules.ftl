# The rules of Skeleton by topic. `.numbers`: the rules that a topic explains.
skeleton-rules-setup =
    The twenty cards, ace (1) to twenty, are shuffled into a deck.
    .title = Setting up
    .numbers = SKE-1.1
skeleton-rules-turn =
    Whoever’s turn it is takes one of the open cards. Then the next card of the deck is laid open, so that there are three as long as the deck lasts.
    .title = A turn
    .numbers = SKE-2.1, SKE-2.2
skeleton-rules-end =
    When all cards are taken, each card counts its number. The most points win, and equal points share the place. Whoever gives up has lost.
    .title = The end
    .numbers = SKE-3.1, SKE-3.2
skeleton-rules-known =
    All open and taken cards are known to everybody; the order of the deck is known to nobody.
    .title = What is known
    .numbers = SKE-4.1
