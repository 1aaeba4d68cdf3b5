# My First Deck Building: questions, events, the table in words.
firstdeck-name = My First Deck Building
firstdeck-short-name = First Deck
firstdeck-summary =
    Once in a hundred years the Fantastic Kingdom holds a great tournament. Everybody leads a team of dwarfs, fairies, barbarians, elves and dragons: their deck, 7 cards to begin with. Whoever has the most stars at the end wins.

    {"**"}A round**
    1. Everybody turns up the first 3 cards of their deck. Whoever shows the most characters of one family gains 2 stars; a tie is a battle: one more card each.
    2. Losers may throw one card out for good.
    3. Everybody takes a card from the row, starting to the left of the winner, who gets the last one.
    4. Everybody puts their cards back under their deck in an order of their choice: that is where the next round is prepared.

    Chameleon Men join your best family, Goblins are taken from it.
    When the draw pile is empty all decks are shuffled and played to the end, with nothing left to choose. Whoever is the only one left with cards gains 5 stars.

    A match has 8 or 10 rounds, about twenty choices for each player.

# The aim, in three lines
firstdeck-aim-1 = Win the most stars: each round, the most characters of one family win 2.
firstdeck-aim-2 = Each round you take a card, then put yours back: the order decides which ones will play together.
firstdeck-aim-3 = After the last round all decks are shuffled and play by themselves; the last one with cards left wins 5 stars.

# Options of a match
firstdeck-option-decks = Starting decks
firstdeck-option-decks-value-choose = Everybody names favourites
firstdeck-option-decks-value-deal = Dealt at random
firstdeck-option-tiebreak = Ties at the end
firstdeck-option-tiebreak-value-shared = Shared place
firstdeck-option-tiebreak-value-rounds = By rounds won
firstdeck-preset-standard = Rules as printed
firstdeck-preset-quick = Quick start: decks dealt at random
firstdeck-preset-tournament = Tournament: ties are broken

# The kinds of questions
firstdeck-kind-deck = Starting deck
firstdeck-kind-victim = Stealing a star
firstdeck-kind-discard = Card to throw out
firstdeck-kind-take = Card to take
firstdeck-kind-take_box = One to take, one to throw out
firstdeck-kind-order = Order under the deck

# The first time that such a question is met
firstdeck-first-deck = all decks are equally strong; each has one family of its own to build on.
firstdeck-first-victim = the star you steal is also one less for somebody ahead of you.
firstdeck-first-discard = your Goblins count against you; but a very thin deck runs out first in the final series.
firstdeck-first-take = only your largest family counts, so more of what you have is worth most.
firstdeck-first-take_box = only your largest family counts; what you throw out, the other does not get.
firstdeck-first-order = three cards are turned up a round: put the same family side by side.

# What an answer leads to
firstdeck-leads-deck = strong in { $first } and { $second }
firstdeck-leads-victim = you go to { $mine } ★, they keep { $left } ★
firstdeck-leads-discard = { $left ->
    [0] the last of its family; leaves you { $cards } cards
   *[other] leaves you { $family } in { $cards } cards
}
firstdeck-leads-discard-goblin = { $left ->
    [0] leaves you no Goblin in { $cards } cards
    [one] leaves you 1 Goblin in { $cards } cards
   *[other] leaves you { $left } Goblins in { $cards } cards
}
firstdeck-leads-discard-special = gives up a card that { $lost }
firstdeck-leads-take = { $family } in your whole deck
firstdeck-leads-wild = adds { $count } to your largest family
firstdeck-leads-gob = takes { $count } off your value whenever it is turned up
firstdeck-leads-star = gives 1 star whenever it is turned up
firstdeck-leads-more = adds 1 to your largest family and turns up 2 more cards
firstdeck-leads-steal = steals 1 star once, then leaves the game
firstdeck-leads-gain3 = gives 3 stars once, then leaves the game

# Questions
firstdeck-ask-deck = Which decks would you like to play with? Favourite first; where two want the same, lots are drawn.
firstdeck-ask-deck-two = Which decks would you like to play with? Favourite first. One of you two plays with the { $card } deck.
firstdeck-ask-victim = Whom do you steal a star from ({ $card })?
firstdeck-ask-discard = Which card do you throw out for good?{ $round ->
    [1] { " " }(Your value: your largest family, plus Chameleon Men, minus Goblins.)
   *[other] { "" }
}
firstdeck-ask-take = Which card do you take?{ $round ->
    [1] { " " }(Your value: your largest family, plus Chameleon Men, minus Goblins.)
   *[other] { "" }
}
firstdeck-ask-take-box = Pick two cards: first the one you take, then the one you throw out of the game.
firstdeck-ask-order = In which order do you put your cards back under your deck? The first one picked will be drawn first.
firstdeck-confirm-deck = Confirm my favourites
firstdeck-confirm-take-box = Take and throw out
firstdeck-confirm-order = Put them under
firstdeck-pick-card = { $card }
firstdeck-pick-dwarf = Dwarf ×{ $n }
firstdeck-pick-fairy = Fairy ×{ $n }
firstdeck-pick-barb = Barbarian ×{ $n }
firstdeck-pick-elf = Elf ×{ $n }
firstdeck-pick-dragon = Dragon ×{ $n }
firstdeck-pick-wild = Chameleon Man ×{ $n }
firstdeck-pick-wild-brief = Chameleon ×{ $n }
firstdeck-pick-gob = Goblin ×{ $n }
firstdeck-pick-deck = { $card }
firstdeck-pick-seat = { $who ->
    [me] you ({ $stars } ★)
   *[other] { $who_name } ({ $stars } ★)
}
firstdeck-picked-take = You take { $card_a }.
firstdeck-picked-take-box = You take { $card_a } ({ $why }) and throw { $other_a } out; { $who_name } gets { $left_a }.
firstdeck-picked-order = Coming up: { $hands }.
firstdeck-hand = { $full ->
    [yes] round { $round } with { $worth }
   *[other] round { $round }, so far { $worth }
}
firstdeck-why-deck = First the { $card } deck: { $why }
firstdeck-why-victim = you go to { $mine } ★, they keep { $left } ★; { $stands ->
    [ahead] you lead by { $gap } ★
    [level] level with the leader
   *[behind] { $gap } ★ behind the leader
}
firstdeck-why-keep = you keep all your { $cards } cards for the final series
firstdeck-why-largest = { $why }, your largest family
firstdeck-why-late = These cards come up in the final series at the earliest, when your deck is shuffled.
firstdeck-keep-all = Keep all
firstdeck-closed-no-star = no star to steal
firstdeck-closed-conceded = has conceded

# Parts of sentences
firstdeck-who = { $who ->
    [me] you
   *[other] { $who_name }
}
firstdeck-count-none = 0
firstdeck-count-dwarf = { $n } { $n ->
    [one] Dwarf
   *[other] Dwarfs
}
firstdeck-count-fairy = { $n } { $n ->
    [one] Fairy
   *[other] Fairies
}
firstdeck-count-barb = { $n } { $n ->
    [one] Barbarian
   *[other] Barbarians
}
firstdeck-count-elf = { $n } { $n ->
    [one] Elf
   *[other] Elves
}
firstdeck-count-dragon = { $n } { $n ->
    [one] Dragon
   *[other] Dragons
}
firstdeck-sum = { $family }{ $wild ->
    [0] { "" }
    [one] { " " }+ { $wild } Chameleon Man
   *[other] { " " }+ { $wild } Chameleon Men
}{ $gob ->
    [0] { "" }
    [one] { " " }− { $gob } Goblin
   *[other] { " " }− { $gob } Goblins
} = { $value }
firstdeck-worth = { $who ->
    [me] you { $worth }
   *[other] { $who_name } { $worth }
}
firstdeck-with-value = { $who ->
    [me] you ({ $value })
   *[other] { $who_name } ({ $value })
}
firstdeck-times = { $count } × { $card }
firstdeck-card-plain = { $card }
firstdeck-card-star = { $card } (+1 star each time)
firstdeck-card-more = { $card } (counts 1 and turns up 2 more cards)
firstdeck-card-steal = { $card } (steals 1 star, then leaves the game)
firstdeck-card-gain3 = { $card } (+3 stars, then leaves the game)
firstdeck-shown-boxed = { $card } (out of the game)
firstdeck-shown-thrown = { $card } (thrown out)
firstdeck-shown-taken = { $card } (from the row)

# Events
firstdeck-event-deck = { $who ->
    [me] You play with the { $card } deck.
   *[other] { $who_name } plays with the { $card } deck.
}
firstdeck-event-first = { $who ->
    [me] You begin.
   *[other] { $who_name } begins.
}
firstdeck-event-round = Round { $round } of { $rounds }: { $cards_a } in the row.
firstdeck-event-plays = { $who ->
    [me] You play { $cards_a }.
   *[other] { $who_name } plays { $cards_a }.
}
firstdeck-event-draws = { $who ->
    [me] Battle: you draw { $cards_a }.
   *[other] Battle: { $who_name } draws { $cards_a }.
}
firstdeck-event-extra = { $who ->
    [me] The Chameleon Crier lets you play { $cards_a } as well.
   *[other] The Chameleon Crier lets { $who_name } play { $cards_a } as well.
}
firstdeck-event-missing = { $who ->
    [me] Your deck is empty: { $count ->
        [one] one extra card is lost.
       *[other] { $count } extra cards are lost.
    }
   *[other] { $who_name } has an empty deck: { $count ->
        [one] one extra card is lost.
       *[other] { $count } extra cards are lost.
    }
}
firstdeck-event-gains = { $who ->
    [me] You gain { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } ({ $card }).
   *[other] { $who_name } gains { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } ({ $card }).
}
firstdeck-event-steals = { $from ->
    [me] { $who_name } steals 1 star from you ({ $card }).
   *[other] { $who ->
        [me] You steal 1 star from { $from_name } ({ $card }).
       *[other] { $who_name } steals 1 star from { $from_name } ({ $card }).
    }
}
firstdeck-event-steals-nothing = { $who ->
    [me] You find no star to steal ({ $card }).
   *[other] { $who_name } finds no star to steal ({ $card }).
}
firstdeck-event-values = Values: { $values }.
firstdeck-event-battle = Tie at { $value } between { $people }: a battle, one more card each.
firstdeck-event-keeps = { $who ->
    [me] Your deck is empty: you stay at { $value }.
   *[other] { $who_name } has an empty deck and stays at { $value }.
}
firstdeck-event-wins = { $who ->
    [me] You win the round with { $worth }: +{ $stars } stars.
   *[other] { $who_name } wins the round with { $worth }: +{ $stars } stars.
}
firstdeck-event-wins-against = You win the round with { $worth } against { $others }: +{ $stars } stars.
firstdeck-event-wins-over = { $who ->
    [me] You win the round with { $worth }: +{ $stars } stars.
   *[other] { $who_name } wins the round with { $worth } (you: { $mine }): +{ $stars } stars.
}
firstdeck-event-final-wins = Final series, round { $round }: { $who ->
    [me] you win with { $worth } against { $others }, +{ $stars } stars.
   *[other] { $who_name } wins with { $worth } against { $others }, +{ $stars } stars.
}
firstdeck-event-final-share = Final series, round { $round }: total tie with empty decks, 1 star each for { $people }.
firstdeck-event-share = Total tie, empty decks: 1 star each for { $people }.
firstdeck-event-nobody = Nobody is left in this round: it earns nothing.
firstdeck-event-throws = { $who ->
    [me] You throw { $card_a } out for good.
   *[other] { $who_name } throws { $card_a } out for good.
}
firstdeck-event-throws-none = { $who ->
    [me] You throw out no card.
   *[other] { $who_name } throws no card out.
}
firstdeck-event-takes = { $who ->
    [me] You take { $card_a }.
   *[other] { $who_name } takes { $card_a }.
}
firstdeck-event-takes-last = { $who ->
    [me] You take the last card: { $card_a }.
   *[other] { $who_name } takes the last card: { $card_a }.
}
firstdeck-event-takes-won = { $who ->
    [me] The winner takes the last card: { $card_a } for you.
   *[other] The winner takes the last card: { $card_a } for { $who_name }.
}
firstdeck-event-boxes = { $who ->
    [me] You throw { $card_a } out of the game.
   *[other] { $who_name } throws { $card_a } out of the game.
}
firstdeck-event-left-over = The card left in the row leaves the game: { $card_a }.
firstdeck-event-under = { $who ->
    [me] You put { $count ->
        [one] 1 card
       *[other] { $count } cards
    } under your deck.
   *[other] { $who_name } puts { $count ->
        [one] 1 card
       *[other] { $count } cards
    } under the deck.
}
firstdeck-event-shuffles = { $who ->
    [me] You shuffle { $count ->
        [one] your only card
       *[other] your { $count } cards
    }.
   *[other] { $who_name } shuffles { $count ->
        [one] a single card
       *[other] { $count } cards
    }.
}
firstdeck-chapter-round = R{ $round }
firstdeck-chapter-round-name = Round { $round }
firstdeck-chapter-series = Final
firstdeck-chapter-series-name = Final series
firstdeck-event-series = The draw pile is empty: the final series. Decks are shuffled, and nothing is taken back from now on.
firstdeck-event-final-round = Final series, round { $round }: { $people }.
firstdeck-event-last-cards = { $who ->
    [me] You alone still have cards: +{ $stars } stars.
   *[other] { $who_name } alone still has cards: +{ $stars } stars.
}
firstdeck-event-no-last-cards = Nobody has cards left: the { $stars } stars go to nobody.
firstdeck-event-end = The match is over.
firstdeck-event-concedes = { $who ->
    [me] You give up; your cards leave the game.
   *[other] { $who_name } gives up; their cards leave the game.
}

# Heading and end
firstdeck-score = { $who ->
    [me] you { $stars } ★
   *[other] { $who_name } { $stars } ★
}
firstdeck-stage-decks = Choosing the starting decks
firstdeck-stage-main = Round { $round } of { $rounds } · { $doing }
firstdeck-stage-final = Final series, round { $round }
firstdeck-stage-over = The match is over
firstdeck-ahead-series = after the last round a final series: all decks are shuffled and played out, 5 ★ for the last one with cards
firstdeck-ahead-rounds = final series { $left ->
    [0] after this round
    [1] after the next round
   *[other] after round { $rounds }
}: all decks are shuffled and played out, 5 ★ for the last one with cards
firstdeck-ahead-last = 5 ★ for the only one with cards left
firstdeck-doing-contest = battle
firstdeck-doing-victim = a theft to be decided
firstdeck-doing-discard = losers may throw a card out
firstdeck-doing-take = everybody takes a card
firstdeck-doing-order = cards go back under the decks
firstdeck-fact-won = { $won ->
    [0] no round won
    [one] 1 round won
   *[other] { $won } rounds won
}{ $final ->
    [0] { "" }
   *[other] { ", " }{ $final } of them in the final series
}
firstdeck-fact-last = +{ $stars } stars for the last cards
firstdeck-fact-besides = { $lost ->
    [0] { $stars ->
        [one] +1 star
       *[other] +{ $stars } stars
    } from special cards or tied rounds
   *[other] { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } stolen by others
}

# The table in words
firstdeck-given-deck = Your favourites, still secret: { $cards }.
firstdeck-given-discard = { $cards_count ->
    [0] Your answer, still secret: keep all.
   *[other] Your answer, still secret: throw { $cards_a } out.
}
firstdeck-given-order = Your order, still secret, first to be drawn first: { $cards }.
firstdeck-say-decks = The decks: Triangle (dwarfs, fairies), Circle (fairies, barbarians), Square (barbarians, elves), Moon (elves, dragons), Snowflake (dragons, dwarfs). Each has 1 and 2 of these two families, 1 of each of the next two, and 1 Goblin.
firstdeck-say-theft = { $who ->
    [me] You choose whom to steal a star from ({ $card }).
   *[other] { $who_name } chooses whom to steal a star from ({ $card }).
}
firstdeck-say-won = { $people_count ->
    [0] { $final ->
        [yes] Final series, round { $round }: no winner.
       *[no] Round { $round }: no winner.
    }
   *[other] { $final ->
        [yes] Final series, round { $round }: +{ $stars } ★ for { $people }.
       *[no] Round { $round }: +{ $stars } ★ for { $people }.
    }
}
firstdeck-say-open = { $draws ->
    [0] Still in the contest: { $people }.
   *[other] Battle between { $people }.
}
firstdeck-say-values = Values: { $values }.
firstdeck-say-row = To take: { $cards }.
firstdeck-say-queue = Order of choosing: { $people }.
firstdeck-say-row-gone = Gone from the row: { $cards }.
firstdeck-say-taken = { $who ->
    [me] { $card } (to you)
   *[other] { $card } (to { $who_name })
}
firstdeck-say-boxed = { $card } (out of the game)
firstdeck-say-seat = { $who ->
    [me] You
   *[other] { $who_name }
}: { $stars } ★; { $cards_count ->
    [0] nothing in play
   *[other] in play { $cards }
}; { $deck ->
    [0] no cards in the deck
    [one] 1 card in the deck
   *[other] { $deck } cards in the deck
}.
firstdeck-say-own-deck = Your deck, in order: { $cards }.
firstdeck-say-conceded = { $who ->
    [me] You: { $stars } ★, gave up.
   *[other] { $who_name }: { $stars } ★, gave up.
}
firstdeck-say-last-alone = { $who ->
    [me] You alone had cards left: +5 ★.
   *[other] { $who_name } alone had cards left: +5 ★.
}
firstdeck-say-first = { $who ->
    [me] You are first this round.
   *[other] { $who_name } is first this round.
}
firstdeck-say-deck = { $who ->
    [me] Your deck, in no order: { $cards }.
   *[other] { $who_name }, deck in no order: { $cards }.
}
firstdeck-say-spent = { $who ->
    [me] You, cards already played: { $cards }.
   *[other] { $who_name }, cards already played: { $cards }.
}
firstdeck-say-pile = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards, in no order
}: { $cards }.
firstdeck-say-box = Out of the game, { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }.
