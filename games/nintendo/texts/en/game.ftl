# Cartes Nintendo: questions, events, the table in words, the texts of cards.
nintendo-name = Nintendo Cards
nintendo-short-name = Nintendo
nintendo-summary =
    You want to become SuperStar of the Mushroom Kingdom: { $goal ->
        [one] buy a Super Star at 20 coins before your opponent does.
       *[other] buy { $goal } Super Stars at 20 coins each.
    } There are no life points; your characters earn your coins. Everybody plays with a deck of 40 cards of their own, ready-made or built.

    {"**"}Your turn**
    1. From the third turn on you gain 6 coins; you draw a card.
    2. You play cards and use abilities as long as you can pay, but one character a turn. You may buy one Super Star.
    3. You attack if you like. Your opponent may answer with Actions and abilities, then chooses who blocks. Whoever is not blocked brings you as many coins as its strength, and your opponent loses 1. Whoever fights loses as many hearts as its opponent has strength; at 0 it is KO.
    4. After an attack you may play on, then your turn ends.

    Lost hearts do not come back by themselves. A card’s text beats the rules.

    A match takes about { $goal ->
        [1] 10
        [2] 16
       *[other] 22
    } turns; each of you sits down about once a turn.

# The aim, in three lines
nintendo-aim-1 = { $goal ->
    [one] Buy one Super Star at 20 coins before your opponent does, on your turn and before you attack.
   *[other] Buy { $goal } Super Stars at 20 coins before your opponent does; one a turn at most, and before you attack.
}
nintendo-aim-2 = From turn 3 on every turn brings 6 coins; a character that attacks unblocked brings as many as its strength.
nintendo-aim-3 = One character a turn, and lost hearts do not come back: spend your coins, or save them for a star?

# Options of a match
nintendo-option-goal = Super Stars to win
nintendo-option-goal-value-3 = 3 (standard)
nintendo-option-goal-value-2 = 2 (short)
nintendo-option-goal-value-1 = 1 (blitz)
nintendo-option-decks = Decks
nintendo-option-decks-value-choose = Ready-made or your own
nintendo-option-decks-value-ready = Ready-made only
nintendo-option-decks-value-deal = Ready-made, by chance
nintendo-option-colours = Colours of a deck
nintendo-option-colours-value-any = Any number
nintendo-option-colours-value-2 = Two at most
nintendo-option-lists = Lists of decks people built
nintendo-option-lists-value-closed = Secret until the end
nintendo-option-lists-value-open = Open
nintendo-option-mulligan = A new opening hand
nintendo-option-mulligan-value-on = Once, if you like
nintendo-option-mulligan-value-off = No
nintendo-option-turns = Turns at most
nintendo-option-turns-value-60 = 60
nintendo-option-turns-value-40 = 40
nintendo-option-turns-value-30 = 30
nintendo-preset-standard = Standard: 3 Super Stars
nintendo-preset-short = Short: 2 Super Stars
nintendo-preset-blitz = Blitz: 1 Super Star

# Decks that are brought
nintendo-bring = Bring up to { $most } decks of your own, or none. The match begins by asking which deck you play with; the ready-made ones are there for everybody. { $lists ->
    [open] The list of the deck you play with is shown to everybody.
   *[other] Your opponent does not see the list of the deck you play with until the match has ended.
} Afterwards the whole match is public, decks and all (in a tournament, once that is over). Written, a deck is lines like “3 G01”, with a line of dashes between two decks.
nintendo-deck-form = This is no list of decks; up to { $most } can be brought.
nintendo-deck-of = Deck { $deck }: { $what }
nintendo-deck-unknown = { $count ->
    [one] 1 card is not in this set: { $ids }.
   *[other] { $count } cards are not in this set: { $ids }.
}
nintendo-deck-size = { $have } { $have ->
    [one] card
   *[other] cards
} instead of { $want }.
nintendo-deck-copies = { $have } cards named { $card }, at most 4.
nintendo-deck-colours = { $have } colours, at most { $most }.
nintendo-deck-many = { $have } colours: some tables take { $most } at most.
nintendo-deck-few = { $have } { $have ->
    [one] character
   *[other] characters
} only, fewer than 12.
nintendo-deck-dear = Characters: none costs { $cost } or less.

# The kinds of questions
nintendo-kind-deck = Deck
nintendo-kind-mulligan = Opening hand
nintendo-kind-main = Preparation
nintendo-kind-main2 = Second preparation
nintendo-kind-attackers = Attackers
nintendo-kind-defend = Defence
nintendo-kind-block = Blocks
nintendo-kind-host = Who carries a Power-Up
nintendo-kind-target = Target of an ability
nintendo-kind-sac = Sacrifice
nintendo-kind-search = Card from the deck
nintendo-kind-dig = Card from the top
nintendo-kind-recall = Card from the graveyard
nintendo-kind-raise = Character from the graveyard
nintendo-kind-drop = Character from the hand

# Words of the game
nintendo-card = { $card }
nintendo-times = { $count } × { $card }
nintendo-own-deck = { $who ->
    [me] one of your own
   *[other] one of their own
}
nintendo-piece = { $card } { $pf }/{ $pc }{ $hurt ->
    [0] { "" }
   *[other] { " " }(of { $max })
}
nintendo-theirs = { $who ->
    [me] { $card } (yours)
   *[other] { $card } ({ $who_name }’s)
}
nintendo-colour-G = green
nintendo-colour-R = red
nintendo-colour-M = brown
nintendo-colour-W = white
nintendo-colour-U = blue
nintendo-colour-B = black
nintendo-colour-Y = yellow
nintendo-type-char = Character
nintendo-type-action = Action
nintendo-type-event = Event
nintendo-type-terrain = Terrain
nintendo-type-powerup = Power-Up
nintendo-type-card = Card
nintendo-lent-fly = flies
nintendo-lent-stealth = cannot be blocked
nintendo-lent-noattack = cannot attack
nintendo-lent-noblock = cannot block
nintendo-lent-armor = loses { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} fewer each time
nintendo-lent-toll = must pay { $n } coins to attack
nintendo-lent-cap = can block { $n } more
nintendo-lent-pf = has { $sign ->
    [less] −
   *[more] +
}{ $n } strength
nintendo-lent-max = has { $sign ->
    [less] −
   *[more] +
}{ $n } maximum { $n ->
    [one] heart
   *[other] hearts
}
nintendo-lent-type = is { $kind }
nintendo-lasts-eot = until the end of the turn
nintendo-lasts-eont = until the end of { $who ->
    [me] your
   *[other] { $who_name }’s
} next turn
nintendo-lasts-perm = for good
nintendo-cost-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
nintendo-cost-max = −{ $n } maximum { $n ->
    [one] heart
   *[other] hearts
}
nintendo-cost-sac = a sacrifice
nintendo-cost-sacthis = sacrifices itself
nintendo-group-whose = { $who ->
    [me] Yours
   *[other] { $who_name }
}

# Kinds of questions, met for the first time
nintendo-first-deck = every deck has two colours and one plan of its own; none needs to be known by heart.
nintendo-first-mulligan = a good hand has two or three cheap characters to begin with.
nintendo-first-main = one character a turn; a star is bought before you attack, so count before you spend.
nintendo-first-main2 = the coins of your attack can still buy cards, but no star in this turn.
nintendo-first-attackers = whoever attacks can still block on your opponent’s turn; only lost hearts stay lost.
nintendo-first-defend = actions and abilities first, then the blocks; what you do not stop brings your opponent coins.
nintendo-first-block = both are hit by the other’s strength; blocking saves coins and costs hearts.
nintendo-first-host = a Power-Up goes with its bearer when that is KO: choose one that lasts.
nintendo-first-target = weigh what each has left: one that is KO neither attacks nor blocks any more.
nintendo-first-sac = what you sacrifice goes to the graveyard for good: take what is hurt or cheap.
nintendo-first-search = take what you can pay for soonest.
nintendo-first-dig = the others go under your deck: take the one that you need next.
nintendo-first-recall = it comes back into your hand, and has to be paid for again.
nintendo-first-raise = it comes into play without being paid for: the dearest is often the best.
nintendo-first-drop = it comes into play without being paid for, besides the one of this turn.

# What an answer leads to
nintendo-leads-deck = { $plan } · { $skill ->
    [easy] easy to play
    [hard] for those who know the game
   *[fair] takes a little practice
}
nintendo-leads-own = { $count } characters among 40 cards
nintendo-leads-card = { $kind }: { $does }
nintendo-leads-more = { $does }; and { $count ->
    [one] more
   *[other] { $count } more things
}
nintendo-reason-char = brings you strength { $pf } and { $pc } hearts
nintendo-reason-char-does = strength { $pf } and { $pc } hearts; { $does }
nintendo-reason-save = you keep { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $next } next turn, enough for a star
nintendo-reason-hand = { $kept ->
    [kept] { $chars ->
        [0] no character
        [one] one character, for { $cost } coins
       *[other] { $chars } characters, the cheapest for { $cost } coins
    }
    [dear] no character for 4 coins or less
   *[few] { $chars ->
        [0] no character to begin with
       *[one] only one character to begin with
    }
}
nintendo-leads-plain = no text
nintendo-leads-star = { $last ->
    [1] the last one: you win
   *[0] then { $stars } of { $goal } stars and { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
}
nintendo-leads-attack = up to { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, if nobody blocks
nintendo-leads-attacker = { $coins ->
    [one] 1 coin if not blocked
   *[other] { $coins } coins if not blocked
}
nintendo-leads-blocks = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for your opponent, if nobody blocks
nintendo-leads-end = you keep { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
nintendo-leads-block = { $mine ->
    [0] it is KO
    [one] it keeps 1 heart
   *[other] it keeps { $mine } hearts
}, the attacker { $theirs ->
    [0] is KO
    [one] keeps 1 heart
   *[other] keeps { $theirs } hearts
}
nintendo-leads-hit = { $left ->
    [0] then KO
   *[other] then { $left } of { $max } hearts
}
nintendo-leads-pf = then strength { $pf }

# Questions
nintendo-ask-deck = Which deck do you play with? Your opponent is asked at the same time.
nintendo-ask-mulligan = Your opening hand: { $cards }. Keep it?
nintendo-ask-main = What do you do? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $other_name } has { $theirs }.
nintendo-ask-main2 = After the combat: what do you do? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $other_name } has { $theirs }.
nintendo-ask-attackers = Who attacks?{ $toll ->
    [0] { "" }
   *[other] { " " }Tolls are paid in the order in which you pick; you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
nintendo-ask-defend = { $pieces } { $count ->
    [one] attacks
   *[other] attack
} you. An Action or an ability before you block? You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $other_name } has { $theirs }.
nintendo-ask-block = Who blocks { $piece }?
nintendo-ask-host = Who carries { $card }?
nintendo-ask-target-hit = { $card }: who loses { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}?
nintendo-ask-target-heal = { $card }: who gains { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}?
nintendo-ask-target-pf = { $card }: who { $sign ->
    [less] loses
   *[more] gains
} { $n } strength this turn?
nintendo-ask-target-base = { $card }: whose base strength { $sign ->
    [less] falls
   *[more] rises
} by { $n }?
nintendo-ask-target-max = { $card }: whose maximum hearts { $sign ->
    [less] fall
   *[more] rise
} by { $n }?
nintendo-ask-target-destroy = { $card }: who is destroyed?
nintendo-ask-target-bounce = { $card }: who goes back to the hand?
nintendo-ask-target-exile = { $card }: who is removed from the game?
nintendo-ask-target-calm = { $card }: who stops attacking?
nintendo-ask-target-give = { $card }: who { $what }?
nintendo-ask-sac = { $card }: which card do you sacrifice?
nintendo-ask-search = { $card }: which card do you take from your deck? It is shown, then the deck is shuffled.
nintendo-ask-dig = { $card }: which of these cards do you take?
nintendo-ask-recall = { $card }: which card do you take from your graveyard?
nintendo-ask-raise = { $card }: which character of your graveyard comes into play?
nintendo-ask-drop = { $card }: which character from your hand comes into play?
nintendo-pick-deck = { $card }
nintendo-pick-own-deck = My deck { $place } ({ $colours })
nintendo-pick-keep = Keep my hand
nintendo-pick-redraw = Draw 6 new cards
nintendo-pick-play = { $card } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
    .step = Play { $card } ({ $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    })
nintendo-char-group = { $kind } { $pf }/{ $pc }
nintendo-ousts = { $kind } · removes { $cards } from the game
nintendo-ousted = { $kind } · leaves the game at once: { $cards } is in play
nintendo-goes-on = { $does } · does not stop an attack under way
nintendo-pick-use = { $card }: { $cost }
nintendo-pick-star = Buy a Super Star ({ $coins } coins)
nintendo-pick-attack = Attack, then go on with my turn
    .step-brief = Attack, then go on
nintendo-pick-attack_end = Attack and end my turn
nintendo-pick-end = End my turn
nintendo-pick-blocks = On to the blocks
nintendo-pick-through = No character of mine can block: let them through
nintendo-let-through = Let them through
nintendo-order-blocks = Straight to the blocks when none of mine can block
nintendo-pick-attacker-toll = { $piece }, toll { $coins }
nintendo-no-block = Nobody: let it through
nintendo-none-target = Nobody
nintendo-none-search = Nothing
nintendo-none-drop = Nothing
nintendo-confirm-attack = Attack
nintendo-confirm-block = Block
nintendo-closed-dear = too expensive for now
nintendo-closed-one = one character a turn
nintendo-closed-full = 12 characters in play already
nintendo-closed-host = nobody there to carry it
nintendo-closed-sacrifice = nothing of yours to sacrifice for it
nintendo-closed-nothing = nothing for it to do now

# Events
nintendo-event-deck = { $who ->
    [me] You play with { $card }.
   *[other] { $who_name } plays with { $card }.
}
nintendo-event-own-deck = { $who ->
    [me] You play with a deck of your own.
   *[other] { $who_name } plays with a deck of their own.
}
nintendo-event-first = { $who ->
    [me] You begin, with { $coins } coins; your opponent has { $others }.
   *[other] { $who_name } begins, with { $coins } coins; the opponent has { $others }.
}
nintendo-event-first-you = { $who_name } begins, with { $coins } coins; you have { $others }.
nintendo-event-keeps = { $who ->
    [me] You keep your opening hand.
   *[other] { $who_name } keeps the opening hand.
}
nintendo-event-redraws = { $who ->
    [me] You draw a new opening hand.
   *[other] { $who_name } draws a new opening hand.
}
nintendo-event-draws = { $who ->
    [me] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $who_name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
nintendo-event-draws-own = { $who ->
    [me] You draw { $cards }.
   *[other] { $who_name } draws { $cards }.
}
nintendo-event-exhausted = { $who ->
    [me] You must draw from an empty deck.
   *[other] { $who_name } must draw from an empty deck.
}
nintendo-event-overflow = { $who ->
    [me] Your hand is full: { $card } goes to your graveyard.
   *[other] { $who_name } has a full hand: { $card } goes to the graveyard.
}
nintendo-event-discards = { $who ->
    [me] You lose { $card } from your hand.
   *[other] { $who_name } loses { $card } from the hand.
}
nintendo-event-finds = { $who ->
    [me] You take { $card } from your deck and shuffle it.
   *[other] { $who_name } takes { $card } from the deck and shuffles it.
}
nintendo-event-finds-none = { $who ->
    [me] You find nothing in your deck and shuffle it.
   *[other] { $who_name } finds nothing in the deck and shuffles it.
}
nintendo-event-digs = { $who ->
    [me] You look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of your deck and take one.
   *[other] { $who_name } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the deck and takes one.
}
nintendo-event-digs-own = { $who ->
    [me] { $count ->
        [one] You take the top card of your deck: { $card }.
       *[other] From the top { $count } cards of your deck you take { $card }.
    }
   *[other] { $who_name } takes { $card }.
}
nintendo-event-recalls = { $who ->
    [me] You take { $card } back from your graveyard.
   *[other] { $who_name } takes { $card } back from the graveyard.
}
nintendo-event-spies = { $who ->
    [me] You look at your opponent’s hand.
   *[other] { $who_name } looks at the opponent’s hand.
}
nintendo-event-spies-own = { $count ->
    [0] Your opponent’s hand is empty.
   *[other] Your opponent’s hand: { $cards }.
}
nintendo-event-puts = { $who ->
    [me] You put { $card } into play.
   *[other] { $who_name } puts { $card } into play.
}
nintendo-event-puts-none = { $who ->
    [me] You put nothing into play.
   *[other] { $who_name } puts nothing into play.
}
nintendo-chapter-turn = T{ $turn }
nintendo-chapter-turn-name = Turn { $turn }
nintendo-event-turn = { $who ->
    [me] Turn { $turn }: yours.
   *[other] Turn { $turn }: { $who_name }.
}
nintendo-event-refill = { $who ->
    [me] You gain { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } (refill).
   *[other] { $who_name } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } (refill).
}
nintendo-event-plays = { $who ->
    [me] You play { $card } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $who_name } plays { $card } for { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
nintendo-event-bears = { $who ->
    [me] Your { $card } carries { $worn }.
   *[other] { $who_name }’s { $card } carries { $worn }.
}
nintendo-event-leaves = { $who ->
    [me] Your { $card } goes to the graveyard.
   *[other] { $who_name }’s { $card } goes to the graveyard.
}
nintendo-event-uses = { $who ->
    [me] You use an ability of { $card }.
   *[other] { $who_name } uses an ability of { $card }.
}
nintendo-event-pays = { $who ->
    [me] You pay { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[other] { $who_name } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
}
nintendo-event-sacrifices = { $who ->
    [me] You sacrifice { $card }.
   *[other] { $who_name } sacrifices { $card }.
}
nintendo-event-star = { $who ->
    [me] You buy a Super Star for { $coins } coins: { $stars } ★.
   *[other] { $who_name } buys a Super Star for { $coins } coins: { $stars } ★.
}
nintendo-event-waits = { $who ->
    [me] { $card } waits until you act.
   *[other] { $card } waits until { $who_name } acts.
}
nintendo-event-targets = { $who ->
    [me] { $card }: you choose { $cards }.
   *[other] { $card }: { $who_name } chooses { $cards }.
}
nintendo-event-targets-none = { $who ->
    [me] { $card }: you choose nobody.
   *[other] { $card }: { $who_name } chooses nobody.
}
nintendo-event-loses-pc = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} { $lost ->
    [0] loses no hearts ({ $by })
    [one] loses 1 heart ({ $by })
   *[other] loses { $lost } hearts ({ $by })
}: { $left } left.
nintendo-event-gains-pc = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} { $gained ->
    [0] gains no hearts ({ $by }): it has { $now }
    [one] gains 1 heart ({ $by }): { $now } now
   *[other] gains { $gained } hearts ({ $by }): { $now } now
}.
nintendo-event-changes-pf = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} { $sign ->
    [less] loses { $n } strength
    [none] keeps its strength
   *[more] gains { $n } strength
} this turn ({ $by }).
nintendo-event-changes-base = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} { $sign ->
    [less] loses { $n } base strength
    [none] keeps its base strength
   *[more] gains { $n } base strength
} for good ({ $by }).
nintendo-event-changes-max = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} { $sign ->
    [less] loses { $n } maximum { $n ->
        [one] heart
       *[other] hearts
    }
    [none] keeps its maximum hearts
   *[more] gains { $n } maximum { $n ->
        [one] heart
       *[other] hearts
    }
} for good ({ $by }).
nintendo-event-gives = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} { $what } { $lasts } ({ $by }).
nintendo-event-gains = { $who ->
    [me] You gain
   *[other] { $who_name } gains
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $by }).
nintendo-event-steals = { $who ->
    [me] { $coins ->
        [0] You find nothing to steal
        [one] You steal 1 coin
       *[other] You steal { $coins } coins
    }
   *[other] { $coins ->
        [0] { $who_name } finds nothing to steal
        [one] { $who_name } steals 1 coin
       *[other] { $who_name } steals { $coins } coins
    }
} ({ $by }).
nintendo-event-ko = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} is KO.
nintendo-event-removed = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} is removed from the game.
nintendo-event-gives-way = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} leaves the game: of all cards with that name, only the hero that came last stays.
nintendo-event-bounced = { $who ->
    [me] Your { $card } goes back to your hand.
   *[other] { $card } goes back to { $who_name }’s hand.
}
nintendo-event-saved = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} is saved by { $worn }: { $pc ->
    [one] 1 heart
   *[other] { $pc } hearts
}.
nintendo-event-declares = { $who ->
    [me] You call: I ATTACK YOU
   *[other] { $who_name }: I ATTACK YOU
}
nintendo-event-to-blocks = { $who ->
    [me] You go on to the blocks: you say who of yours blocks which attacker.
   *[other] { $who_name } goes on to the blocks, and says who blocks which attacker.
}
nintendo-event-stays = { $card } stays at home: the toll of { $coins } cannot be paid.
nintendo-event-toll = { $who ->
    [me] You pay
   *[other] { $who_name } pays
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} so that { $card } may attack.
nintendo-event-attacks = { $who ->
    [me] You attack with { $cards }.
   *[other] { $who_name } attacks with { $cards }.
}
nintendo-event-calmed = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} stops attacking ({ $by }).
nintendo-event-blocks = { $who ->
    [me] You block { $card } with { $cards }.
   *[other] { $who_name } blocks { $card } with { $cards }.
}
nintendo-event-no-blocks = { $who ->
    [me] You block nobody.
   *[other] { $who_name } blocks nobody.
}
nintendo-event-cannot-block = { $who ->
    [me] You have no character that can block.
   *[other] { $who_name } has no character that can block.
}
nintendo-event-fights = { $who ->
    [me] Your { $card }
   *[other] { $who_name }’s { $card }
} fights { $cards } and { $lost ->
    [0] loses no hearts
    [one] loses 1 heart: { $left } left
   *[other] loses { $lost } hearts: { $left } left
}.
nintendo-event-loots = { $cards } { $count ->
    [one] brings
   *[other] bring
} { $who ->
    [me] you
   *[other] { $who_name }
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $lost ->
    [0] { "" }
   *[other] ; { $who ->
        [me] your opponent
       *[other] the opponent
    } loses { $lost } (1 for each attacker not blocked, while there are any)
}.
nintendo-event-loots-you = { $cards } { $count ->
    [one] brings
   *[other] bring
} { $who_name } { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $lost ->
    [0] { "" }
   *[other] ; you lose { $lost } (1 for each attacker not blocked, while there are any)
}.
nintendo-event-combat-ends = The combat is over.
nintendo-event-concedes = { $who ->
    [me] You give up.
   *[other] { $who_name } gives up.
}
nintendo-event-shared = As many stars and coins on both sides: you share the first place.
nintendo-event-wins-stars = { $who ->
    [me] You are the SuperStar of the Mushroom Kingdom.
   *[other] { $who_name } is the SuperStar of the Mushroom Kingdom.
}
nintendo-event-wins-deck = { $who ->
    [me] You win: the other deck is empty.
   *[other] { $who_name } wins: the other deck is empty.
}
nintendo-event-wins-turns = { $who ->
    [me] The turns are over: you win.
   *[other] The turns are over: { $who_name } wins.
}
nintendo-event-wins-conceded = { $who ->
    [me] You win.
   *[other] { $who_name } wins.
}

# The caption and the result
nintendo-stage-decks = Choosing decks
nintendo-stage-mulligan = Opening hands
nintendo-stage-over = End of the match
nintendo-stage-turn = Turn { $turn }: { $doing }
nintendo-doing-main = preparation
nintendo-doing-main2 = second preparation
nintendo-doing-attackers = attack
nintendo-doing-defend = defence
nintendo-doing-block = blocks
nintendo-doing-effect = a choice
nintendo-ahead-goal = { $goal ->
    [one] the first Super Star wins, at 20 coins
   *[other] the first with { $goal } Super Stars wins, at 20 coins each
}
nintendo-ahead-star = { $who ->
    [me] you
   *[other] { $who_name }
}: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}{ $when ->
    [now] { "" }
   *[then] , { $later } next turn
}; { $last ->
    [only] the star
    [last] the last star
   *[more] a star
} costs { $price }{ $pays ->
    [1] { "" }: enough
   *[0] { "" }
}
nintendo-score = { $who ->
    [me] you
   *[other] { $who_name }
} { $stars } ★, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
nintendo-score-decks = { $who ->
    [me] you
   *[other] { $who_name }
} 0 ★
nintendo-fact-coins = { $coins ->
    [one] 1 coin left
   *[other] { $coins } coins left
}
nintendo-fact-turns = { $turns ->
    [one] 1 turn in all
   *[other] { $turns } turns in all
}

# The table in words
nintendo-given-deck = Your answer, still secret: { $deck }.
nintendo-given-keep = Your answer, still secret: keep the hand.
nintendo-given-redraw = Your answer, still secret: a new hand.
nintendo-given-block = { $pieces_count ->
    [0] Your block, still secret: nobody.
   *[other] Your block, still secret: { $pieces }.
}
nintendo-say-resolving = { $who ->
    [me] You carry out: { $card }.
   *[other] { $who_name } carries out: { $card }.
}
nintendo-say-found = { $who ->
    [me] You have just taken { $card } from your deck.
   *[other] { $who_name } has just taken { $card } from the deck.
}
nintendo-say-spied = You have just seen your opponent’s hand: { $cards }.
nintendo-say-placing = { $card } waits for whoever will carry it.
nintendo-say-attack = { $who ->
    [me] You attack with { $pieces }.
   *[other] { $who_name } attacks with { $pieces }.
}
nintendo-say-block = { $piece } is blocked by { $pieces }.
nintendo-say-waits = { $who ->
    [me] { $card } waits until you act.
   *[other] { $card } waits until { $who_name } acts.
}
nintendo-say-seat = { $who ->
    [me] You
   *[other] { $who_name }
}: { $stars } ★, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} (the next star costs { $price }); hand { $hand }, deck { $deck }.
nintendo-say-seat-decks = { $who ->
    [me] You
   *[other] { $who_name }
}: 0 ★ (the next star costs { $price }); coins and cards are dealt when both decks are chosen.
nintendo-say-chosen = { $who ->
    [me] Your deck: { $deck }.
   *[other] { $who_name }’s deck: { $deck }.
}
nintendo-say-hand = Your hand: { $cards }.
nintendo-say-seen = You see: { $cards }.
nintendo-say-characters = { $who ->
    [me] Your characters: { $pieces }.
   *[other] { $who_name }’s characters: { $pieces }.
}
nintendo-say-event = { $who ->
    [me] Your event { $card }
   *[other] { $who_name }’s event { $card }
}: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} left.
nintendo-say-terrain = Terrain: { $card }.
nintendo-say-grave = { $who ->
    [me] Your graveyard: { $cards }.
   *[other] { $who_name }’s graveyard: { $cards }.
}
nintendo-say-removed = { $who ->
    [me] Yours, removed from the game: { $cards }.
   *[other] Of { $who_name }, removed from the game: { $cards }.
}
nintendo-say-deck = In your deck, in no order: { $cards }.
nintendo-say-list = At the beginning it held { $cards }.
nintendo-noted = { $piece } [{ $notes }]
nintendo-note-fly = flies
nintendo-note-stealth = cannot be blocked
nintendo-note-noattack = cannot attack
nintendo-note-noblock = cannot block
nintendo-note-armor = armour { $n }
nintendo-note-toll = toll { $n }
nintendo-note-cap = blocks { $n } more
nintendo-note-worn = carries { $card }

# The texts of cards: nouns
nintendo-print-noun-char = { $number ->
    [many] characters
   *[one] character
}
nintendo-print-noun-action = { $number ->
    [many] Actions
   *[one] Action
}
nintendo-print-noun-event = { $number ->
    [many] Events
   *[one] Event
}
nintendo-print-noun-terrain = { $number ->
    [many] Terrains
   *[one] Terrain
}
nintendo-print-noun-powerup = { $number ->
    [many] Power-Ups
   *[one] Power-Up
}
nintendo-print-noun-card = { $number ->
    [many] cards
   *[one] card
}
nintendo-print-colour-G = { $number ->
   *[other] green
}
nintendo-print-colour-R = { $number ->
   *[other] red
}
nintendo-print-colour-M = { $number ->
   *[other] brown
}
nintendo-print-colour-W = { $number ->
   *[other] white
}
nintendo-print-colour-U = { $number ->
   *[other] blue
}
nintendo-print-colour-B = { $number ->
   *[other] black
}
nintendo-print-colour-Y = { $number ->
   *[other] yellow
}
nintendo-print-kind = { $kind }
nintendo-print-not = non-{ $trait }
nintendo-print-with-trait = { $trait } { $base }
nintendo-print-with-further-trait = { $trait }, { $base }
nintendo-print-with-either = { $first } or { $second } { $base }
nintendo-print-with-my = { $base } that you control
nintendo-print-with-not-my = { $base } that you do not control
nintendo-print-with-opp = { $number ->
   *[other] opposing { $base }
}
nintendo-print-with-not-opp = { $number ->
   *[other] { $base } not of the opponent
}
nintendo-print-with-attacking = { $number ->
   *[other] attacking { $base }
}
nintendo-print-with-not-attacking = { $base } that { $number ->
    [many] do
   *[one] does
} not attack
nintendo-print-with-hurt = { $number ->
   *[other] damaged { $base }
}
nintendo-print-with-not-hurt = { $number ->
   *[other] undamaged { $base }
}
nintendo-print-with-fly = { $number ->
   *[other] flying { $base }
}
nintendo-print-with-not-fly = { $number ->
   *[other] non-flying { $base }
}
nintendo-print-with-other = { $number ->
   *[other] other { $base }
}
nintendo-print-with-not-other = { $base } itself
nintendo-print-with-choice = { $base } of your choice
nintendo-print-with-cost = { $base } that { $number ->
    [many] cost
   *[one] costs
} { $n } or less
nintendo-print-with-not-cost = { $base } that { $number ->
    [many] cost
   *[one] costs
} more than { $n }
nintendo-print-with-pc = { $base } with { $number ->
   *[other] { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    } or less
}
nintendo-print-with-not-pc = { $base } with { $number ->
   *[other] more than { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
}
nintendo-print-this = { $card }
nintendo-print-host = The bearer
nintendo-print-bearer = its bearer
nintendo-print-it = That character
nintendo-print-vs = The opposing character
nintendo-print-vs-fought = The character it fought
nintendo-print-all = All { $noun }
nintendo-print-chosen = { $head ->
   *[other] One { $noun }
}
nintendo-print-perhaps = { $head ->
   *[other] One { $noun }, or none,
}

# Openings of abilities
nintendo-print-opened = { $opening }: { $sentence }
nintendo-print-then = { $first } { $then }
nintendo-print-costs = { $costs }
nintendo-print-costs-window = { $costs }, when you are attacked
nintendo-print-cost-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
nintendo-print-cost-max = Lower its maximum hearts by { $n }
nintendo-print-cost-sac = { $head ->
   *[other] Sacrifice one { $noun }
}
nintendo-print-cost-sacthis = Sacrifice this card
nintendo-print-on-start = At the start of your turn
nintendo-print-on-enter = When { $card } comes into play
nintendo-print-on-ko = When { $card } is sent to the graveyard from play
nintendo-print-on-attack = { $hosted ->
    [yes] When its bearer attacks
   *[no] When { $card } attacks
}
nintendo-print-on-clash = { $hosted ->
    [yes] When its bearer fights, before the damage
   *[no] When { $card } fights, before the damage
}
nintendo-print-on-block = { $hosted ->
    [yes] When its bearer blocks
   *[no] When { $card } blocks
}
nintendo-print-on-fought = Each time { $hosted ->
    [yes] its bearer
   *[no] { $card }
} fights and is not sent to the graveyard, at the end of the combat
nintendo-print-on-through = { $hosted ->
    [yes] When its bearer attacks and is not blocked
   *[no] When { $card } attacks and is not blocked
}
nintendo-print-on-star = When you buy a Super Star
nintendo-print-on-any-start = At the start of the turn, for each { $noun }
nintendo-print-on-any-enter = { $head ->
   *[other] When any { $noun } comes into play
}
nintendo-print-on-any-ko = { $head ->
   *[other] When any { $noun } is KO
}
nintendo-print-on-any-attack = When any { $noun } attacks
nintendo-print-on-any-clash = When any { $noun } fights, before the damage
nintendo-print-on-any-block = When any { $noun } blocks
nintendo-print-on-any-fought = When any { $noun } has fought
nintendo-print-on-any-through = When any { $noun } attacks and is not blocked
nintendo-print-on-any-star = When a Super Star is bought, for each { $noun }
nintendo-print-if-hurt = As long as { $who } is damaged
nintendo-print-if-attacking = As long as { $who } is attacking
nintendo-print-if-count = As long as at least { $n } { $noun } { $n ->
    [one] is
   *[other] are
} in play
nintendo-print-if-grave = As long as at least { $n } { $noun } { $n ->
    [one] lies
   *[other] lie
} in your graveyard

# Sentences of abilities
nintendo-print-lasts-eot = until the end of the turn
nintendo-print-lasts-eont = until the end of its owner’s next turn
nintendo-print-lasts-perm = as long as it is in play
nintendo-print-mod-pf = { $who } { $number ->
    [many] have
   *[one] has
} { $sign ->
    [less] −
   *[more] +
}{ $n } strength.
nintendo-print-mod-max = { $who } { $number ->
    [many] have
   *[one] has
} { $sign ->
    [less] −
   *[more] +
}{ $n } maximum { $n ->
    [one] heart
   *[other] hearts
}.
nintendo-print-mod-armor = { $which ->
    [this] Each time { $who } would lose hearts, it loses { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    } less.
   *[other] { $who } { $number ->
        [many] lose
       *[one] loses
    } { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    } less each time.
}
nintendo-print-mod-toll = { $who } { $number ->
    [many] can attack only if their
   *[one] cannot attack unless its
} controller pays { $n ->
    [one] 1 coin
   *[other] { $n } coins
}{ $number ->
    [many] { " " }for each
   *[one] { "" }
}.
nintendo-print-mod-cap = { $number ->
   *[other] { $who } can block { $n ->
        [one] 1 more character
       *[other] { $n } more characters
    }.
}
nintendo-print-mod-fly = { $who } { $number ->
    [many] fly
   *[one] flies
}: only flying characters can block { $number ->
    [many] them
   *[one] it
}.
nintendo-print-mod-stealth = { $number ->
   *[other] { $who } cannot be blocked.
}
nintendo-print-mod-noattack = { $number ->
   *[other] { $who } cannot attack.
}
nintendo-print-mod-noblock = { $number ->
   *[other] { $who } cannot block.
}
nintendo-print-mod-save = { $who } does not go KO at 0 hearts: this card goes to the graveyard instead and { $n ->
    [one] 1 heart is
   *[other] { $n } hearts are
} left.
nintendo-print-mod-type = { $who } { $number ->
    [many] also count
   *[one] also counts
} as { $kind }.
nintendo-print-lent = { $sentence } This lasts { $lasts }.
nintendo-print-purse-income = { $whose ->
    [me] You gain
    [opp] Your opponent gains
   *[both] Both players gain
} { $n } { $sign ->
    [less] fewer
   *[more] more
} { $n ->
    [one] coin
   *[other] coins
} at the refill.
nintendo-print-purse-loot = { $whose ->
    [me] You gain
    [opp] Your opponent gains
   *[both] Both players gain
} { $n } { $sign ->
    [less] fewer
   *[more] more
} { $n ->
    [one] coin
   *[other] coins
} from an attack that is let through.
nintendo-print-purse-star = { $whose ->
    [me] Your Super Stars cost
    [opp] Your opponent’s Super Stars cost
   *[both] Super Stars cost
} { $n ->
    [one] 1 coin
   *[other] { $n } coins
} { $sign ->
    [less] less
   *[more] more
} (at least 12).
nintendo-print-purse-chars = { $whose ->
    [me] You may play
    [opp] Your opponent may play
   *[both] Both players may play
} { $n } { $sign ->
    [less] fewer
   *[more] more
} { $n ->
    [one] character
   *[other] characters
} each turn.
nintendo-print-purse-cost = { $kind } cards cost { $whose ->
    [me] you
    [opp] your opponent
   *[both] both players
} { $n ->
    [one] 1 coin
   *[other] { $n } coins
} { $sign ->
    [less] less
   *[more] more
}.
nintendo-print-word-hit = { $who } { $number ->
    [many] lose
   *[one] loses
} { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}.
nintendo-print-word-heal = { $who } { $number ->
    [many] gain
   *[one] gains
} { $n ->
    [one] 1 heart
   *[other] { $n } hearts
}.
nintendo-print-word-pf = { $who } { $sign ->
    [less] { $number ->
        [many] lose
       *[one] loses
    }
   *[more] { $number ->
        [many] gain
       *[one] gains
    }
} { $n } strength.
nintendo-print-word-base = { $which ->
   *[other] { $who } { $sign ->
        [less] { $number ->
            [many] lose
           *[one] loses
        }
       *[more] { $number ->
            [many] gain
           *[one] gains
        }
    } { $n } base strength for good.
}
nintendo-print-word-max = { $which ->
   *[other] { $who } { $sign ->
        [less] { $number ->
            [many] lose
           *[one] loses
        }
       *[more] { $number ->
            [many] gain
           *[one] gains
        }
    } { $n } maximum { $n ->
        [one] heart
       *[other] hearts
    } for good.
}
nintendo-print-word-destroy = { $who } { $number ->
    [many] are
   *[one] is
} destroyed.
nintendo-print-word-bounce = { $who } { $number ->
    [many] go back to their owners’ hands
   *[one] goes back to its owner’s hand
}.
nintendo-print-word-exile = { $who } { $number ->
    [many] are
   *[one] is
} removed from the game.
nintendo-print-word-calm = { $who } { $number ->
    [many] stop
   *[one] stops
} attacking.
nintendo-print-word-gain = You gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
nintendo-print-word-gain-sac = You gain as many coins as the sacrificed card costs.
nintendo-print-word-steal = You steal { $n ->
    [one] 1 coin
   *[other] { $n } coins
} from your opponent.
nintendo-print-word-draw = You draw { $n ->
    [one] a card
   *[other] { $n } cards
}.
nintendo-print-word-discard = Your opponent loses { $n ->
    [one] a random card
   *[other] { $n } random cards
} from their hand.
nintendo-print-word-dig = Look at { $n ->
    [one] the top card
   *[other] the top { $n } cards
} of your deck, take one into your hand and put the rest under the deck.
nintendo-print-word-spy = Look at your opponent’s hand.
nintendo-print-word-search = { $head ->
   *[other] You may search your deck for one { $noun } and take it into your hand.
}
nintendo-print-word-recall = { $head ->
   *[other] Take one { $noun } from your graveyard into your hand.
}
nintendo-print-word-recall-this = { $card } goes back to your hand.
nintendo-print-word-raise = Put one { $noun } from your graveyard into play.
nintendo-print-word-drop = { $optional ->
    [yes] You may put
   *[no] Put
} one { $noun } from your hand into play.

# A card, read out
nintendo-print-plain = No ability
nintendo-print-plain-said = No ability.
nintendo-print-read = { $card } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $kinds }{ $numbered ->
    [yes] , strength { $pf }, { $pc ->
        [one] 1 heart
       *[other] { $pc } hearts
    }
   *[no] { "" }
}): { $what }

# The workshop
nintendo-facet-colour = Colour
nintendo-facet-type = Type
nintendo-facet-cost = Cost
nintendo-facet-kind = Kind
nintendo-family = { $kind }
nintendo-group-char = Characters
nintendo-group-action = Actions
nintendo-group-event = Events
nintendo-group-terrain = Terrains
nintendo-group-powerup = Power-Ups
nintendo-question-style = How do you like to play?
nintendo-question-colour = Which colour do you like?
nintendo-question-family = Which family do you want with you?
nintendo-style-swift = Swift: many small characters
nintendo-style-heavy = Strong: big characters
nintendo-style-tricky = Sly: many Actions
nintendo-tenths = { $whole }.{ $tenth }
nintendo-why-whole = This deck is complete: I leave it as it is.
nintendo-why-unknown = { $count ->
    [one] 1 card is no longer in this set: I take it out.
   *[other] { $count } cards are no longer in this set: I take them out.
}
nintendo-why-less = { $n ->
    [one] I take out 1 card too many: { $cards }.
   *[other] I take out { $n } cards too many: { $cards }.
}
nintendo-why-added = { $count ->
    [0] There is nothing to add.
    [one] I add 1 card.
   *[other] I add { $count } cards.
}
nintendo-why-colours-begun = Colours: { $colours }, after the cards you began with.
nintendo-why-colours-pair = Colours: { $colours }, which go well together.
nintendo-why-chars = { $chars } characters, { $cheap } of them for { $cost } coins or less: you play from the first turn on, and have strong ones later.
nintendo-why-chars-few = { $chars ->
    [0] No characters.
    [one] 1 character.
   *[other] { $chars } characters, { $cheap } of them for { $cost } coins or less.
}
nintendo-why-others = { $count ->
    [0] No other cards.
    [one] 1 other card, to answer attacks and to make your characters stronger.
   *[other] { $count } other cards, to answer attacks and to make your characters stronger.
}
nintendo-why-kind = { $card } is worth more with { $count } cards of the kind { $kind }.
nintendo-tried = { $hands } opening hands, played without an opponent:
nintendo-tried-first = A character in play on your first turn: { $share }%.
nintendo-tried-turn = At the end of your turn { $turn }: { $chars } characters and { $coins } coins spent on average.
