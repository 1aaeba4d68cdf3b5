# The rules of All-Star Draft by topic.
allstar-rules-setup =
    Two species for each manager are drawn (with two managers five, or six in the Open Market); each has nine players, numbers 1 to 9, five of them with a symbol. All of them form one pile. Fifteen arenas are shuffled too; with two managers the four marked ×2 are left out. With two managers each has two play-off tickets, with three one, with more none. The number of managers at the start settles all this for good. Chance plays no part after the start.
    .title = Before the first round
    .numbers = ASD-1.1 ASD-1.2 ASD-1.3 ASD-1.4 ASD-1.5 ASD-1.6 ASD-1.7
allstar-rules-draft =
    Each round opens with its arenas: one, then two, then three. Everybody gets six cards, keeps one face down on the bench and passes the rest on: to the left in rounds 1 and 3, to the right in round 2. Hands wait in a queue, and you see the first one only. A pick is final, since the hand has moved on. The last card of a hand goes to its holder without a question. With six new cards your draft is over; after round 3 the pile is empty.
    .title = The draft
    .numbers = ASD-2.1 ASD-2.2 ASD-2.3 ASD-2.4 ASD-2.5 ASD-2.6 ASD-2.7 ASD-2.8
allstar-rules-two =
    Heritage: hands of seven go to and fro; then each discards one of the seven new cards face down. Duel: from a hand of seven, then four, you name three cards: two for your bench, one for the other’s; the last one is yours; then you discard one of the seven. Open Market: six times three cards lie open; one takes a card, then the other, the third leaves the game. You take turns at choosing first; the first chooser of round 1 is drawn by lot, later it is whoever has fewer supporters, and at equal supporters the one who did not begin the round before.
    .title = The draft with two
    .numbers = ASD-3.1 ASD-3.2 ASD-3.3 ASD-3.4 ASD-3.5 ASD-3.6 ASD-3.7
allstar-rules-lineup =
    As soon as your draft is over you go on in secret, without waiting for the others. In rounds 2 and 3 you may exchange one card of each earlier team for one from your bench; the card that came out may be used again right away. Then five cards from the bench form the new team, strong or weak as you like. Finally each of your teams gets a bus to a different arena; no team rests, no arena is left out. Until the last manager has finished you may take your steps back.
    .title = Swaps, team, buses
    .numbers = ASD-4.1 ASD-4.2 ASD-4.3 ASD-4.4 ASD-4.5 ASD-4.6
allstar-rules-strength =
    The Power of a team is its largest group of cards with the same symbol, number or species, 1 to 5. At equal Power the criteria decide: gold beats silver, silver beats bronze. Gold is the symbol; with two to four managers silver is the number and bronze the species, with five or six it is the other way round. Within a criterion: Puck, Stick, Helmet, Skates, Goal; 9 down to 1; Bear, Tiger, Shark, Eagle, Caribou, Wolf, Horse, Panda, Walrus, Penguin, Rabbit, Duck. If all that is equal the teams are tied; other cards never count. At Power 1 the best single card counts.
    .title = How strong a team is
    .numbers = ASD-5.1 ASD-5.2 ASD-5.3 ASD-5.4 ASD-5.5
allstar-rules-combos =
    In a combo arena a team with the combination beats every other, five of a kind included. Straight: five numbers in a row; the higher top wins. Three and a pair: three cards share a value and the other two share another; the threes are compared first, then the pairs. One of each symbol: all such teams are tied. Elsewhere the combination counts for nothing.
    .title = Combinations
    .numbers = ASD-5.6
allstar-rules-arenas =
    When everybody has finished, swaps are shown and the arenas resolved one after the other. Your rank is one more than the number of stronger teams; tied teams share a rank, are paid in full, and the next ranks are skipped. Some arenas pay low ranks better than high ones. Then the arenas leave the game, teams stay face up. After round 3 everybody takes all cards in hand.
    .title = Matches in the arenas
    .numbers = ASD-6.1 ASD-6.2 ASD-6.3 ASD-6.4 ASD-6.5
allstar-rules-playoffs =
    Everybody forms a team of five of the 18 cards. All teams are turned up: whoever alone has the lowest Power loses the confrontation. Several with the lowest Power take a shootout: one card each from the hand, compared by gold, silver and bronze; a card without symbol is below every symbol. The weakest card loses; all shootout cards leave the game. Whoever has no card left loses the shootout without playing. The loser pays a ticket and stays, or is out.
    .title = Confrontations and shootouts
    .numbers = ASD-7.1 ASD-7.2 ASD-7.3 ASD-7.4 ASD-7.5 ASD-7.6 ASD-7.7
allstar-rules-change =
    After a confrontation everybody still in replaces 2, 3 or 4 cards: first you choose who comes in from your hand, then as many of the old team to discard. Whoever has fewer than two cards in hand is out, tickets or not. Then teams are compared again. The play-offs end when one manager or none is left.
    .title = Substitutions
    .numbers = ASD-7.8 ASD-7.9 ASD-7.10
allstar-rules-places =
    Places of the play-offs pay 26, 20, 15, 11, 8 and 6 supporters. Whoever goes out takes the lowest place still open; those who go out together share it. The last one left is champion; if all go out together there is none. Each ticket left pays 2 supporters with two managers, 3 with three. Cards of an eliminated manager stay hidden.
    .title = Places and tickets
    .numbers = ASD-7.11 ASD-7.12 ASD-7.13 ASD-7.14
allstar-rules-end =
    Supporters of the arenas, points of the play-offs and tickets add up; the most wins. At a tie the one with more supporters from the play-offs is ahead; if that is equal too, the place is shared.
    .title = The end
    .numbers = ASD-8.1 ASD-8.2
allstar-rules-concede =
    With two, giving up ends the match and the other wins. With more, the teams of whoever gives up in the season play on by themselves, so that hands keep moving; at the play-offs they are out, without points. Giving up in the play-offs takes the lowest open place without points, and during a shootout loses the confrontation. Whoever gives up ranks behind all others, later ahead of earlier. When one is left, that one is first. Whoever is out already has nothing to give up.
    .title = Giving up
    .numbers = ASD-8.3 ASD-8.4 ASD-8.5 ASD-8.6 ASD-8.7 ASD-8.8 ASD-8.9
allstar-rules-secret =
    Hands, benches, discarded cards and everything in the secret phase are seen by their owner alone; others see how many there are, and who is ready. A waiting hand is hidden from you too until it is first. A gift in the Duel is seen when both have chosen. Teams, swaps and buses are shown when the arenas are resolved, with the reason for every rank.
    .title = Who sees what
    .numbers = ASD-9.1 ASD-9.2 ASD-9.3 ASD-9.4 ASD-9.5 ASD-9.6
allstar-rules-time =
    When your time runs out the simplest sensible answer is played for you alone: the card that goes best with your bench, no swap, the strongest team, buses in order, the strongest shootout card, two changes. Questions with one possible answer are not asked. Sealed answers can be taken back until the last one is in; picks of the draft cannot.
    .title = When time runs out
    .numbers = ASD-10.1 ASD-10.2 ASD-10.3 ASD-10.4 ASD-10.5 ASD-10.6
