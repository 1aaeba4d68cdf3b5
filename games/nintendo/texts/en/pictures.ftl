# What is written on the pictures of Cartes Nintendo.
nintendo-picture-you = you
nintendo-picture-turn = Turn { $turn }
nintendo-picture-remark = { $name }’s turn
nintendo-picture-choosing = choosing a deck
nintendo-picture-chosen = deck chosen
nintendo-picture-no-cards = no card
nintendo-picture-lacks = { $coins } short
nintendo-picture-zoom-hand = My hand
nintendo-picture-zoom-spied = Hand I looked at: { $name }
nintendo-picture-zoom-play = In play: { $name }
nintendo-picture-zoom-grave = Graveyard: { $name }
nintendo-picture-zoom-list = Deck list: { $name }
nintendo-picture-zoom-texts = Deck texts: { $name }
nintendo-picture-zoom-page = { $title } ({ $page })
nintendo-picture-question-deck = Which deck?
nintendo-picture-question-mulligan = Keep this hand?
nintendo-picture-question-main = Play, attack or end
nintendo-picture-question-peace = Play, or end
nintendo-picture-question-main2 = Play on, or end
nintendo-picture-question-attackers = Who attacks?
nintendo-picture-question-defend = Play a card before you block?
nintendo-picture-question-block = Who blocks this attacker?
nintendo-picture-question-host = Who carries it?
nintendo-picture-question-target = Who is the target?
nintendo-picture-question-sac = What do you sacrifice?
nintendo-picture-question-search = Which card from the deck?
nintendo-picture-question-dig = Which of these cards?
nintendo-picture-question-recall = Which card back?
nintendo-picture-question-raise = Who comes back?
nintendo-picture-question-drop = Who comes into play?
nintendo-picture-best = Card of the match
nintendo-picture-best-did = { $points ->
    [one] coin
   *[other] coins
} in { $times ->
    [one] one attack
   *[other] { $times } attacks
}
nintendo-picture-amount = { $count } { $count ->
    [one] Super Star
   *[other] Super Stars
}
nintendo-picture-legend-cost = cost in coins
nintendo-picture-legend-force = strength
nintendo-picture-legend-hearts = hearts
nintendo-picture-legend-action = Action: once
nintendo-picture-legend-event = Event: some turns
nintendo-picture-legend-terrain = Terrain: for both
nintendo-picture-legend-powerup = Power-Up: on a character
nintendo-picture-legend-fly = flies
nintendo-picture-legend-stealth = cannot be blocked
nintendo-picture-legend-noblock = cannot block
nintendo-picture-legend-attacking = attacks
nintendo-picture-legend-noattack = cannot attack

# The texts of cards in few words, for hands of many cards; a close-up has them whole.
nintendo-brief-opened = { $opening }, { $sentence }
nintendo-brief-then = { $first }; { $then }
nintendo-brief-both = { $first } and { $then }
nintendo-brief-lent = { $sentence } { $lasts }
nintendo-brief-lasts-eot = this turn
nintendo-brief-lasts-eont = until its next turn ends
nintendo-brief-lasts-next = on its next turn

# Whom it is about
nintendo-brief-this = it
nintendo-brief-bearer = the bearer
nintendo-brief-host = the bearer
nintendo-brief-it = the same
nintendo-brief-vs = its foe
nintendo-brief-vs-fought = its foe
nintendo-brief-all = { $noun }
nintendo-brief-chosen = 1 { $noun }
nintendo-brief-perhaps = up to 1 { $noun }
nintendo-brief-with-my = { $base } of yours
nintendo-brief-with-choice = { $base }

# Openings
nintendo-brief-costs-window = { $costs } when attacked
nintendo-brief-cost-max = −{ $n } max { $n ->
    [one] heart
   *[other] hearts
}
nintendo-brief-cost-sac = sacrifice 1 { $noun }
nintendo-brief-cost-sacthis = sacrifice it
nintendo-brief-on-start = every turn
nintendo-brief-on-enter = on arrival
nintendo-brief-on-ko = on KO
nintendo-brief-on-attack = on attack
nintendo-brief-on-clash = before fight damage
nintendo-brief-on-block = on block
nintendo-brief-on-fought = surviving a fight
nintendo-brief-on-through = unblocked
nintendo-brief-on-star = on buying a star
nintendo-brief-if-hurt = if damaged
nintendo-brief-if-attacking = if attacking
nintendo-brief-if-count = with at least { $n } { $noun } in play
nintendo-brief-if-grave = with at least { $n } { $noun } in your graveyard

# Mods
nintendo-brief-mod-pf = { $sign ->
    [less] −
   *[more] +
}{ $n } strength{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-mod-max = { $sign ->
    [less] −
   *[more] +
}{ $n } max { $n ->
    [one] heart
   *[other] hearts
}{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-mod-armor = each loss { $n ->
    [one] 1 heart
   *[other] { $n } hearts
} less{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-mod-toll = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] pay
   *[one] pays
} { $n ->
    [one] 1 coin
   *[other] { $n } coins
} to attack
nintendo-brief-mod-cap = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
    [many] block
   *[one] blocks
} { $n } more
nintendo-brief-mod-fly = only flyers can block { $which ->
    [this] it
   *[other] { $who }
}
nintendo-brief-mod-stealth = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
   *[other] cannot be blocked
}
nintendo-brief-mod-noattack = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
   *[other] cannot attack
}
nintendo-brief-mod-noblock = { $which ->
    [this] { "" }
   *[other] { $who }{ " " }
}{ $number ->
   *[other] cannot block
}
nintendo-brief-mod-save = { $who } at 0 hearts: back to { $n }, this card goes instead
nintendo-brief-mod-type = also { $kind }{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-purse-income = { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] coin
   *[other] coins
} at { $whose ->
    [me] your refill
    [opp] the opponent’s refill
   *[both] every refill
}
nintendo-brief-purse-loot = { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] coin
   *[other] coins
} if { $whose ->
    [me] your attack
    [opp] the opponent’s attack
   *[both] an attack
} gets through
nintendo-brief-purse-star = { $whose ->
    [me] your stars
    [opp] the opponent’s stars
   *[both] stars
}: { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] coin
   *[other] coins
} (at least 12)
nintendo-brief-purse-chars = { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] character
   *[other] characters
} each turn{ $whose ->
    [me] { "" }
    [opp] : the opponent
   *[both] : both players
}
nintendo-brief-purse-cost = { $kind } cards: { $sign ->
    [less] −
   *[more] +
}{ $n } { $n ->
    [one] coin
   *[other] coins
}{ $whose ->
    [me] { "" }
    [opp] { " " }for the opponent
   *[both] { " " }for both
}

# Effect words
nintendo-brief-word-hit = −{ $n ->
    [one] 1 heart
   *[other] { $n } hearts
}{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-word-heal = +{ $n ->
    [one] 1 heart
   *[other] { $n } hearts
}{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-word-pf = { $sign ->
    [less] −
   *[more] +
}{ $n } strength{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-word-base = { $sign ->
    [less] −
   *[more] +
}{ $n } base strength{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-word-max = { $sign ->
    [less] −
   *[more] +
}{ $n } max { $n ->
    [one] heart
   *[other] hearts
}{ $which ->
    [this] { "" }
   *[other] : { $who }
}
nintendo-brief-word-destroy = destroyed: { $who }
nintendo-brief-word-bounce = back to hand: { $who }
nintendo-brief-word-exile = out of the game: { $who }
nintendo-brief-word-calm = stops attacking: { $who }
nintendo-brief-word-gain = +{ $n } { $n ->
    [one] coin
   *[other] coins
}
nintendo-brief-word-gain-sac = gain its cost
nintendo-brief-word-steal = steal { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
nintendo-brief-word-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
nintendo-brief-word-discard = −{ $n } random { $n ->
    [one] card
   *[other] cards
}: the opponent
nintendo-brief-word-dig = take { $n ->
    [one] the top card
   *[other] 1 of the top { $n } cards
}
nintendo-brief-word-spy = look at the opponent’s hand
nintendo-brief-word-search = { $head ->
   *[other] search your deck for 1 { $noun }
}
nintendo-brief-word-recall = { $head ->
   *[other] 1 { $noun } back from your graveyard
}
nintendo-brief-word-recall-this = back to your hand
nintendo-brief-word-raise = 1 { $noun } from graveyard into play
nintendo-brief-word-drop = { $optional ->
    [yes] up to 1
   *[no] 1
} { $noun } from hand into play
