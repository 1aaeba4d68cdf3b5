# The rules of NBA Deck-Building by topic. `.numbers`: the rules that a topic explains.
nba-rules-turn =
    The coaches take turns, 12 each (9 or 6 in shorter matches). A turn has four phases:
    1. Scoring: your current attack scores its dice minus the defence dice laid against it, never less than 0. The totals count, not each colour by itself. Then these dice are put away.
    2. Adjustment: the player track moves on, and you may replace tactics in the market.
    3. Actions: substitutions, preparation, signing a player, buying a tactic, in any order, once each. Then one attack and one defence tactic.
    4. End of the turn: hold, discard or remove cards, draw up to six.
    .title = A turn
    .numbers = NBA-2.1, NBA-2.2, NBA-2.3, NBA-2.4
nba-rules-setup =
    Who plays first is drawn by lot. Everybody begins with five starters on court; the other 12 introductory cards are the deck, from which six are drawn.
    Six of the 70 tactics are turned face up. 20 of the 100 NBA players form the market (14 or 8 in shorter matches), at least 4 of them (3 or 2) costing 3 to 5; they are sorted by cost, the cheapest on top, and the first one is turned face up. Nine Fatigue cards are ready.
    Shuffles, dice and the first coach: all chance comes from the seed of the match.
    .title = Setting up
    .numbers = NBA-1.1, NBA-1.2, NBA-1.3, NBA-1.4, NBA-1.5, NBA-1.6, NBA-1.7
nba-rules-markets =
    At the start of a turn a new player enters the track at slot 1 and pushes the others on, up to the first hole; a player pushed out of slot 6 is discarded. When the pile is empty, the first card of the track moves on by itself. A hole stays until the track fills it.
    As the first thing of your turn you may replace any of the six tactics, once. When the tactic pile is empty, its discard pile is shuffled.
    .title = The markets
    .numbers = NBA-3.1, NBA-3.2, NBA-3.3, NBA-3.4, NBA-3.5
nba-rules-replacements =
    Players from your hand come in for players on court, one after the other. The five on court must always fit the five places, one each; they change places by themselves where that helps. Players who came in this turn cannot go out again.
    With each substitution one Fatigue card from your hand returns to its pile. Players who go out go to your discard pile. When you stop, you draw as many cards as players came in.
    .title = Substitutions
    .numbers = NBA-4.1, NBA-4.2, NBA-4.3, NBA-4.4, NBA-4.5, NBA-4.6
nba-rules-preparation =
    You lay tactics from your hand on your board, at most three for attack and three for defence at a time, and may discard others from it to make room. A tactic may be laid and played in the same turn.
    .title = Preparing tactics
    .numbers = NBA-4.7, NBA-4.8
nba-rules-buying =
    Once a turn you may sign a player from the track and buy a tactic of the six. You pay with cards from your hand: players for players, tactics for tactics; their values must reach the cost, and no change is given. Cards on court, tactics on your board and Fatigue do not pay.
    What you buy goes on top of your deck, the latest purchase on top. A substitution afterwards draws it in the same turn.
    .title = Buying
    .numbers = NBA-4.9, NBA-4.10, NBA-4.11, NBA-4.12, NBA-4.13
nba-rules-attack =
    After your actions you may play one attack and one defence tactic of those on your board, in either order; then no other action is possible. Your team IQ, the sum of the IQ on your court, must reach what the card needs.
    For each kind on the card you roll as many dice as the sum of that skill on your court, 10 at most. If your rebounds exceed your opponent’s, you may reroll some dice, once: a third of the difference, rounded up.
    You keep the highest dice of each kind, as many as the card says; they wait for your next turn.
    Faces: 3 Points (blue circle) 0 0 0 2 6 9; Inside (yellow square) 0 0 2 4 6 7; Drive (red triangle) 0 2 3 4 6 6.
    .title = Attack and dice
    .numbers = NBA-5.1, NBA-5.2, NBA-5.3, NBA-5.4, NBA-5.5
nba-rules-defence =
    A defence is rolled only when there is an attack of your opponent to stop. You may reroll any of your dice, once; each costs a Fatigue card, which goes on top of your deck.
    Only faces count whose colour is among the dice of the attack (a 0 shows its colour too). Of each kind you keep the highest, as many as the card says.
    A tactic that has been played goes to your discard pile. If the match is set up that way, you choose yourself which dice to keep.
    Faces: Interception (I) blank, red 1, blue 2, yellow 1, red 2, blue 4; Block (B) blank, red 2, yellow 2, blue 1, yellow 2, yellow 3; Stop (S) blank, red 2, blue 3, red 3, yellow 1, yellow 1.
    .title = Defence
    .numbers = NBA-5.6, NBA-5.7, NBA-5.8, NBA-5.9, NBA-5.10
nba-rules-end-of-turn =
    Hold the cards in your hand that you like, remove others for good if you wish (never Fatigue), and discard the rest. Then you draw up to six. When your deck is empty and a card is needed, your discard pile is shuffled. Players on court and tactics on your board stay. Empty tactic slots of the market are filled.
    .title = End of the turn
    .numbers = NBA-6.1, NBA-6.2, NBA-6.3, NBA-6.4, NBA-6.5, NBA-6.6
nba-rules-end =
    The match ends after turn 24 (18 or 12 in shorter matches), or earlier if both the player pile and the track are empty after an even turn.
    Then whoever began plays a special last turn: their attack scores, defence tactics may be laid and one played, nothing else. Then the other side’s last attack scores. Whoever has more points wins.
    .title = End of the match
    .numbers = NBA-7.1, NBA-7.2, NBA-7.3, NBA-7.4, NBA-7.5
nba-rules-overtime =
    In a tie everybody says whether to play on (unless that was settled beforehand). An overtime lasts 6 turns and a special last turn; this time the other side begins. Nothing in the market can be bought, signed or replaced. After three overtimes a tie is a draw.
    .title = Overtime
    .numbers = NBA-7.6, NBA-7.7, NBA-7.8, NBA-7.9
nba-rules-secrets =
    Hands and the order of decks and piles are secret. Everything else is open: courts, tactics, dice, discard piles, and which cards a coach’s deck and hand hold between them. Cards bought and Fatigue lie on top of the deck for all to see, until they are drawn.
    You can undo your steps back to the last card drawn or die rolled.
    .title = What is open, what is secret
    .numbers = NBA-8.1, NBA-8.2, NBA-8.3, NBA-8.4, NBA-8.5, NBA-8.6
nba-rules-questions =
    Your turn shows what is possible, and why the rest is not. Each action can be chosen once.
    When your time runs out, the most promising attack is played, then a defence if there is an attack to stop; zeros are rerolled as far as rebounds allow, no Fatigue is taken, all cards are held. Nothing is bought or replaced. Payments are made as cheaply as possible.
    .title = What is asked, and what happens without an answer
    .numbers = NBA-9.1, NBA-9.2, NBA-9.3, NBA-9.4, NBA-9.5, NBA-9.6, NBA-9.7
nba-rules-conceding =
    With two coaches, whoever concedes loses at once; the scores stay. With four, their turns are then played automatically, and the match ends when both partners have conceded. Alone against the Automaton, conceding is a loss.
    .title = Conceding
    .numbers = NBA-10.1, NBA-10.2, NBA-10.3
nba-rules-expert =
    Draft: everybody gets a pack of four NBA players costing 3 to 5, takes one, and the packs are exchanged, until everybody has three. They join the starting deck in place of three reserves, and are not in the market.
    Selection: everybody chooses the starting team in secret: starters I or II, 7 of 10 reserves (4 after a draft), 3 of 5 attack tactics and 2 of 5 defence tactics. The teams are shown when all are ready.
    .title = Expert: draft and selection
    .numbers = NBA-11.1, NBA-11.2, NBA-11.3, NBA-11.4, NBA-11.5, NBA-11.6, NBA-11.7, NBA-11.8
nba-rules-four =
    Partners sit at two tables, each with markets of its own and one direct opponent. Both partners play their turns at the same time; the points of both count together.
    A defence may help against either attack of the other team; you say against which. All defence dice against an attack are subtracted from it. Rebounds are compared with the direct opponent. An overtime is played if anybody wants it.
    .title = Four: two against two
    .numbers = NBA-12.1, NBA-12.2, NBA-12.3, NBA-12.4, NBA-12.5, NBA-12.6, NBA-12.7, NBA-12.8, NBA-12.9, NBA-12.10
nba-rules-solo =
    You always begin. The Automaton has a court, a score and dice, no hand and no deck. In each of its turns it signs the most expensive player within its budget who improves its team. Its budget: rookie 2 in its first turn, 3 from the second on, then 1 more every 3 turns; pro 3, then 1 more in the third turn and every 3 turns; star 3, then 1 more in the second turn and every 2 turns.
    It attacks and defends with the most promising of its base tactics and, as pro and star, of the market tactics in slots 1 and 2: buy or replace them to keep them from it. It rerolls attack dice of 0 to 2 as far as rebounds allow.
    .title = Alone against the Automaton
    .numbers = NBA-13.1, NBA-13.2, NBA-13.3, NBA-13.4, NBA-13.5, NBA-13.6, NBA-13.7, NBA-13.8, NBA-13.9
