# The made-up game of the tests.
sampler-name = Sampler
sampler-short-name = Sampler
sampler-summary = A bit of everything.
sampler-option-rounds = Rounds
sampler-option-partners = Partners
sampler-option-partners-value-no = Each for themselves
sampler-option-partners-value-yes = Two and two
sampler-option-track = Track
sampler-option-strong = Strong teams
sampler-option-strong-value-no = Any two cards
sampler-option-strong-value-yes = One strong card at least
sampler-option-staff = Who answers
sampler-option-staff-value-any = Everybody of a side
sampler-option-staff-value-head = The first of a side
sampler-option-staff-value-rotate = In turn, by rounds
sampler-option-bag = Charms
sampler-option-bag-value-no = Three different ones
sampler-option-bag-value-yes = A bag of your own
sampler-option-peek = Peeking
sampler-option-peek-value-no = No
sampler-option-peek-value-yes = Deck and hands
sampler-preset-short = One round
sampler-kind-draft = Taking a card
sampler-first-draft = what you leave goes to the next one.
sampler-kind-swap = Swapping
sampler-kind-swap_in = A charm
sampler-kind-team = Team
sampler-kind-pair = Pair
sampler-kind-pay = Paying
sampler-kind-buy = Market
sampler-kind-name = A number
sampler-kind-move = Moving
sampler-kind-roll = Luck
sampler-kind-clear = Throwing out
sampler-kind-stack = Under the deck
sampler-card = { $card }
sampler-number = number { $number }
sampler-place = { $number } on the track
sampler-suit = { $card }
sampler-why-high = numbers of { $sum } in all
sampler-draft-prompt = Take a card into your hand
sampler-swap-prompt = Swap a card for a charm?
sampler-swap-none = Keep all
sampler-swap-in-prompt = Which charm joins your team?
sampler-team-prompt = Choose two cards for your team
sampler-pair-prompt = Announce a pair?
sampler-pair-none = No pair
sampler-pair-nothing = Nothing fits
sampler-pay-prompt = Pay { $price }
sampler-pay-tally = { $sum } of { $need } paid, { $rest } left
sampler-buy-prompt = Take a card from the market
sampler-too-dear = needs { $need } points
sampler-wishes = Take the first of my wishes
sampler-name-prompt = Name a number
sampler-move-prompt = Where to?
sampler-occupied = somebody stands there
sampler-roll-prompt = Try your luck?
sampler-roll-do = Roll a die
sampler-roll-rest = Rest
sampler-roll-dig = Look at the deck
sampler-roll-spy = Look at a hand
sampler-own-seen = You have seen { $cards }.
sampler-dig = { $who ->
    [me] You looked at { $count } cards of the deck.
   *[other] { $who_name } looked at { $count } cards of the deck.
}
sampler-dig-seen = On top of the deck: { $cards }.
sampler-spy = { $who ->
    [me] You looked at { $count } cards of { $other_name }.
   *[other] { $other ->
        [me] { $who_name } looked at { $count } of your cards.
       *[other] { $who_name } looked at { $count } cards of { $other_name }.
    }
}
sampler-spy-seen = { $cards_count ->
    [0] You looked into an empty hand.
   *[other] You saw in a hand: { $cards }.
}
sampler-clear-prompt = Throw out up to three cards?
sampler-clear-none = Keep all
sampler-stack-prompt = In which order do the cards go under the deck?
sampler-confirm = Pick these { $count }
sampler-confirm-pay = Pay { $sum }
sampler-team-short = One of the two must be a { $least } or more.
sampler-long-track = Nobody gets beyond place { $reach } on a track of { $track }.
sampler-bring-prompt = Choose three charms to bring
sampler-bag-prompt = A bag of { $size } charms
sampler-bag-size = There are { $have } charms; { $want } are needed.
sampler-bag-alike = { $charm } is in it { $have } times; { $most } is the most.
sampler-bag-unknown = There is a charm in it that does not exist.
sampler-bag-weak = No charm in it is above { $number }.
sampler-bad-charms = { $who ->
    [me] Bring three different charms.
   *[other] { $who_name } must bring three different charms.
}
sampler-drafted = You took { $card }.
sampler-shown = Round { $round }: the teams
sampler-team = { $who ->
    [me] Your team: { $cards }.
   *[other] { $who_name }’s team: { $cards }.
}
sampler-gain = { $who ->
    [me] You gain { $points } points.
   *[other] { $who_name } gains { $points } points.
}
sampler-paid = { $who ->
    [me] You paid { $cards }.
   *[other] { $who_name } paid { $cards }.
}
sampler-bought = { $who ->
    [me] You took { $card }.
   *[other] { $who_name } took { $card }.
}
sampler-named = { $who ->
    [me] You named { $number }: { $points } in the market.
   *[other] { $who_name } named { $number }: { $points } in the market.
}
sampler-moved = { $who ->
    [me] You moved to place { $place }.
   *[other] { $who_name } moved to place { $place }.
}
sampler-rested = { $who ->
    [me] You rested.
   *[other] { $who_name } rested.
}
sampler-rolled = { $who ->
    [me] You rolled { $number }.
   *[other] { $who_name } rolled { $number }.
}
sampler-cleared = { $cards_count ->
    [0] { $who ->
        [me] You kept the whole market.
       *[other] { $who_name } kept the whole market.
    }
   *[other] { $who ->
        [me] You threw out { $cards }.
       *[other] { $who_name } threw out { $cards }.
    }
}
sampler-stacked = { $who ->
    [me] You put { $count } cards under the deck.
   *[other] { $who_name } put { $count } cards under the deck.
}
sampler-stacked-so = Under the deck, in this order: { $cards }.
sampler-round = Round { $round }
sampler-ended = The end
sampler-conceded = { $who ->
    [me] You gave up.
   *[other] { $who_name } gave up.
}
sampler-fact = { $points } points in all
sampler-stage = Round { $round } of { $rounds }
sampler-points = { $points }
sampler-hand = { $cards_count ->
    [0] Your hand is empty.
   *[other] Your hand: { $cards }.
}
sampler-own-charms = { $cards_count ->
    [0] You have no charm left.
   *[other] Your charms: { $cards }.
}
sampler-seat = { $who ->
    [me] You: { $points } points, place { $place }, { $hidden } hidden cards; coins: { $coins }.
   *[other] { $who_name }: { $points } points, place { $place }, { $hidden } hidden cards; coins: { $coins }.
}
sampler-piles = Deck { $deck }, under it { $under }, box { $box }.
sampler-market = On the market: { $cards }.
