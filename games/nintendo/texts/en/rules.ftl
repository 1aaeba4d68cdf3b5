# The rules of Cartes Nintendo by topic. `.numbers`: the rules that a topic explains.
nintendo-rules-turn =
    The player whose turn it is goes through these steps:
    1. Start: effects “at the start of your turn”; what waited for you comes first.
    2. Refill: 6 coins, from the third turn on.
    3. Draw: one card, from the second turn on.
    4. Preparation: play cards, use abilities, buy one Super Star (20 coins, at least 12 with reductions), as often and in which order you like. Attacking ends it.
    5. Combat, from the third turn on, at most once a turn.
    6. Second preparation, only after an attack: as the first, but without a star. Whoever attacks may waive it beforehand.
    7. End: your Events lose a turn, changes “until the end of the turn” vanish and strength returns to its base.
    Turns are limited; see “The end”.
    .title = Your turn
    .numbers = NIN-2.1, NIN-2.2, NIN-2.3, NIN-2.4, NIN-2.5, NIN-2.6, NIN-2.7, NIN-2.8, NIN-2.9
nintendo-rules-setup =
    Both choose a deck at the same time, in secret (or ready-made decks are dealt). Who begins is drawn by lot. The first has 6 coins, the other 12. Decks are shuffled and everybody draws 6 cards; once you may put all 6 back and draw others, if the match says so. That you did is told when both have answered.
    .title = Setting up
    .numbers = NIN-1.1, NIN-1.2, NIN-1.3, NIN-1.4, NIN-1.5, NIN-1.6
nintendo-rules-cards =
    To play a card is to pay its cost and put it into play; to put it into play is free.
    • Characters: one played a turn, 12 in play at most. They may attack, block and use abilities at once.
    • Power-Ups go on a character of yours (a few on one of the other side), one each; a new one replaces the old.
    • Terrains: one for both players; a new one replaces it.
    • Events stay for their number of your turns, this one included.
    • Actions do something once, then go to the graveyard. They can also be played when you are attacked.
    An ability of a card can be used once a turn, also in the other’s turn when you are attacked. A card or ability is offered only if its whole cost can be paid and it has something to do. A sacrifice sends one of your own cards in play to your graveyard; nothing prevents it. Nobody can respond: everything is carried out in full.
    .title = Playing cards and using abilities
    .numbers = NIN-3.1, NIN-3.2, NIN-3.3, NIN-3.4, NIN-3.5, NIN-3.6, NIN-3.7, NIN-3.8, NIN-3.9, NIN-3.10, NIN-3.11
nintendo-rules-combat =
    You choose who attacks; tolls are paid in the order of picking, and who cannot pay stays at home. Then the other may play Actions and use abilities, again and again, and closes this window by going on to the blocks. For each attacker any number of its characters block, each only one (a few can block more). Flyers are blocked by flyers alone, and those that cannot be blocked by nobody at all. All blocks are shown together.
    In a fight each loses as many hearts as the other has strength, at the same time; an attacker with two blockers hits both with all its strength.
    Whoever was not blocked gets through: you gain one sum, the strength of all who are through (with bonuses, if the sum is above 0), and the other loses 1 coin for each. Whoever was blocked brings nothing, even if its blockers are gone. If no attacker is left, the combat is over.
    .title = Combat
    .numbers = NIN-4.1, NIN-4.2, NIN-4.3, NIN-4.4, NIN-4.5, NIN-4.6, NIN-4.7, NIN-4.8, NIN-4.9, NIN-4.10, NIN-4.11, NIN-4.12
nintendo-rules-words =
    • Loses or gains hearts; never below 0, never above the maximum.
    • Gains or loses strength: until the end of this turn. Base strength and maximum hearts change for good.
    • Destroyed: to the graveyard, KO. Back to the hand, or removed from the game: not KO.
    • Stops attacking: neither blocked nor through.
    • Steals coins: all, if there are fewer. Loses cards from the hand: at random, face up.
    • Search: you may take a fitting card, which is shown; then the deck is shuffled. Looking at the top cards is no draw.
    • From the graveyard to the hand or into play; from the hand into play, free.
    • Looking at a hand: what you saw is yours alone.
    Sentences are carried out in their order. “That character” is the one that the sentence before was about.
    .title = What abilities do
    .numbers = NIN-5.1, NIN-5.2, NIN-5.3, NIN-5.4, NIN-5.5, NIN-5.6, NIN-5.7, NIN-5.8, NIN-5.9, NIN-5.10, NIN-5.11, NIN-5.12, NIN-5.13, NIN-5.14, NIN-5.15, NIN-5.16, NIN-5.17, NIN-5.18, NIN-5.19, NIN-5.23
nintendo-rules-mods =
    What a card says of itself or of others holds as long as it is in play and its condition is true; several add up where there is a number. Kinds are settled first, then flying, then maxima, then all others.
    “Characters you control”, “opposing”, “other” are seen from the owner of the ability. In play only characters fit where no other type is named; in deck, hand and graveyard any card fits, and only what is printed counts. Cost is the printed cost.
    .title = Lasting effects and who fits
    .numbers = NIN-5.20, NIN-5.21, NIN-5.22, NIN-5.30
nintendo-rules-triggers =
    Triggered abilities are compulsory. Checks follow every effect, cost and card: hearts fall to the maximum, characters with 0 hearts are KO all at the same time (unless a Power-Up saves them), heroes are unique.
    Triggers wait in line: of one moment first those of whose turn it is, by the order in which the cards came into play. Cards that leave together still see each other.
    Nobody is woken for a trigger: one that needs an answer of somebody who does not act now waits until they do, at the latest until their turn begins.
    .title = Triggers, KO, and their order
    .numbers = NIN-6.1, NIN-6.2, NIN-6.3, NIN-6.4, NIN-6.5, NIN-6.6, NIN-6.7
nintendo-rules-numbers =
    A character has strength (beside the sword) and hearts (on the heart). Hearts never exceed the maximum; a higher maximum brings no hearts by itself, and lost hearts come back by abilities only. Strength is the base plus what changes it this turn; it returns to the base at the end of every turn. A card that leaves play forgets everything.
    “Until the end of its owner’s next turn” covers that owner’s whole next turn; given in that owner’s own turn, the rest of this one too. A character that attacks already goes on, even if it can no longer attack.
    .title = Strength and hearts
    .numbers = NIN-7.1, NIN-7.2, NIN-7.3, NIN-7.4, NIN-7.5, NIN-7.6, NIN-7.7
nintendo-rules-zones =
    Five zones: deck, hand, play, graveyard, removed from the game. A card always goes to its owner’s zones. The 13th card of a hand goes to the graveyard. Who must draw from an empty deck loses; an empty deck alone does no harm.
    Heroes are unique: of cards of the same name, on both sides, only the hero that came last stays; all others are removed from the game. When a character leaves, its Power-Up goes to its owner’s graveyard. Texts of cards beat the rules.
    .title = Zones, heroes, limits
    .numbers = NIN-8.1, NIN-8.2, NIN-8.3, NIN-8.4, NIN-8.5, NIN-8.6
nintendo-rules-decks =
    A deck has exactly 40 cards of the set, at most 4 of one name (the two Goombas count together, so do the two Luigis), of any colours or of two at most, as the match says. A deck is checked when it is brought, and every fault is named. Fewer than 12 characters, or none of cost 3 or less, is a warning. Written it is lines like “3 G01”. A match keeps the deck it began with; you can bring 9.
    .title = Decks
    .numbers = NIN-9.1, NIN-9.2, NIN-9.3, NIN-9.4, NIN-9.5
nintendo-rules-secrets =
    Open to all: cards in play, graveyards, coins, stars, prices, how many cards a hand and a deck hold, the lists of ready-made decks. Yours alone: your hand, what your deck holds (not its order), the list of a deck of your own unless the match says otherwise. Everything that happens is told, but not which card was drawn or taken of the top cards. A search or a choice from the hand is asked even where nothing fits, so that being asked tells nothing.
    .title = What is secret
    .numbers = NIN-10.1, NIN-10.2, NIN-10.3, NIN-10.4, NIN-10.5
nintendo-rules-answers =
    Every choice that is offered is legal. Only one of you is asked at a time, but for decks and opening hands. Steps can be undone back to the last draw, shuffle or look at hidden cards, or until the other is asked. When time runs out, a harmless answer is played for you.
    .title = Questions and undo
    .numbers = NIN-11.1, NIN-11.2, NIN-11.3, NIN-11.4
nintendo-rules-end =
    Whoever buys the third Super Star wins at once (or the second or first, as the match says). Who must draw from an empty deck loses at once. After the last turn more Super Stars win, then more coins; else both share the first place. If you give up, the other wins.
    .title = The end
    .numbers = NIN-12.1, NIN-12.2, NIN-12.3, NIN-12.4, NIN-12.5
