# All-Star Draft: questions, events, the table in words.
allstar-name = All-Star Draft
allstar-short-name = All-Star
allstar-summary =
    You manage an ice-hockey club of animals. Over three rounds you draft players, send teams into arenas and win supporters there{ $playoffs ->
        [no] { "" }
       *[other] ; then come knock-out play-offs
    }. Whoever has won the most supporters is the best manager.

    {"**"}A round**
    1. Draft: take { $draft ->
        [two] two cards
       *[other] a card
    } from your hand, pass the rest to your neighbour, until you have six new cards.
    2. In secret: swap a card of each earlier team if you like, make a new team of five, and send each team by bus to one arena: one arena in round 1, two in round 2, three in round 3.
    3. Matches: a team is as strong as its largest group of equal symbols, numbers or species. Each arena pays its ranks in its own way, so look where you send whom.

    {"**"}Play-offs**
    { $playoffs ->
        [no] None in this match: the supporters are counted after round 3.
       *[other] All 18 cards come back to your hand. Form a team; the lowest Power loses the confrontation, ties are settled by a shootout. Then everybody left replaces 2 to 4 cards.
    }

    With two there are three ways to draft: Heritage, Duel and Open Market. A match asks about { $playoffs ->
        [no] twenty
       *[other] thirty
    } things of each player.

# The aim, in three lines
allstar-aim-1 = { $playoffs ->
    [yes] Win the most supporters: three rounds in the arenas, then the play-offs, where your 18 cards play again.
   *[no] Win the most supporters: three rounds in the arenas.
}
allstar-aim-2 = A team is as strong as its largest group: same symbol (the best at equal size), same number or same species.
allstar-aim-3 = Every arena pays the ranks its own way, some pay the last one best: choose where each team goes.

# Options of a match
allstar-option-mode = Draft with two
allstar-option-mode-value-heritage = Heritage: hands of seven, discard one
allstar-option-mode-value-duel = Duel: keep two, give one
allstar-option-mode-value-market = Open Market: choose in turn
allstar-option-draft = Cards taken from each hand
allstar-option-draft-value-one = One, as printed
allstar-option-draft-value-two = Two, a shorter draft
allstar-option-playoffs = Play-offs
allstar-option-playoffs-value-yes = Yes
allstar-option-playoffs-value-no = No, the season alone
allstar-option-playoff_ties = Shootout in the play-offs
allstar-option-playoff_ties-value-power = At equal Power
allstar-option-playoff_ties-value-exact = Only where all is equal
allstar-option-species = Species
allstar-option-species-value-random = Drawn by lot
allstar-preset-classic = As printed
allstar-preset-brisk = Brisk: two cards a hand, few shootouts
allstar-preset-sprint = Sprint: two cards a hand, no play-offs
allstar-species-unknown = There is no species “{ $name }”.
allstar-species-twice = Each species can be named once only.
allstar-species-count = { $need } species are needed; you named { $count }.

# The kinds of questions
allstar-kind-pick = Draft
allstar-kind-duel_pick = Two to keep, one to give
allstar-kind-market = Open Market
allstar-kind-toss = Card to discard
allstar-kind-swap = Player to swap out
allstar-kind-swap_in = Player to swap in
allstar-kind-team = New team
allstar-kind-bus = Buses
allstar-kind-po_team = Play-off team
allstar-kind-shootout = Shootout
allstar-kind-sub_in = Players coming in
allstar-kind-sub_out = Players going out

# The first time that such a question is met
allstar-first-pick = take what has the same symbol, number or species as your other cards; your neighbour gets the rest.
allstar-first-duel_pick = keep two that go together, and give away the one that helps least.
allstar-first-market = what you leave lying, the other can take next.
allstar-first-toss = discard the card that goes with none of your others.
allstar-first-swap = one card of each earlier team may be swapped each round; most teams can stay as they are.
allstar-first-swap_in = the card taken out goes to your bench and can play in the new team.
allstar-first-team = a team is worth its largest group (at equal size gold beats silver, silver bronze); the bench stays yours.
allstar-first-bus = each bus takes a team to an arena. Look where the first rank pays most and where the last does: a weak team can earn there.
allstar-first-po_team = only Power counts now. The weakest leaves, or pays a ticket and stays once more. Keep good cards for later.
allstar-first-shootout = symbol decides first, then number, then species, as on the tie-breaker card; the card is used up.
allstar-first-sub_in = each change uses cards up: change as few as you need.
allstar-first-sub_out = they leave the game, so let those go that belong to no group.

# What an answer leads to
allstar-leads-offer = makes { $group } with the others here
allstar-leads-offer-alone = goes with none of the others here
allstar-leads-draft = makes { $group } with yours
allstar-leads-draft-alone = goes with none of yours yet
allstar-leads-raise = would make { $group } in your team { $team }
allstar-leads-both = { $why }; { $more }
allstar-leads-among = part of your { $group }
allstar-leads-among-alone = goes with none of yours
allstar-leads-without = without it Power { $power }, { $group }
allstar-leads-in = makes { $group } in your team
allstar-leads-in-alone = goes with none of your team
allstar-leads-shot = { $place ->
    [1] your strongest of { $count } for a shootout
   *[other] number { $place } of your { $count } for a shootout
}
allstar-arena-pays = { $arena } ({ $pay }{ $pays ->
    [last] : the last rank gets most
    [middle] : rank { $best } gets most
    [run] ; five numbers in a row beat everything
    [full] ; three and a pair beat everything
    [kit] ; one of each symbol beats everything
   *[first] { "" }
})
allstar-end-lineup = Send the buses
allstar-end-change = Change players
allstar-plan-toss = Discarded: { $card }.
allstar-plan-swap = Team { $team }: { $into } for { $out }.
allstar-plan-bus = Team { $team } goes to { $arena }.
allstar-ahead-season = { $playoffs ->
    [yes] after round 3 the play-offs: your 18 cards play again, up to { $first } supporters for the winner
   *[no] { $round ->
        [3] this round decides: three arenas pay
       *[other] round 3 decides: three arenas pay
    }
}
allstar-ahead-ladder = the weakest team pays a ticket or leaves: { $first } supporters for the last one in, { $last } for the first one out

# Questions
allstar-order-wishes = Draft from a wish list
allstar-ask-pick = { $count ->
    [one] Which card do you take? The rest goes to { $next_name }.
   *[other] Which { $count } cards do you take? The rest goes to { $next_name }.
}
allstar-ask-duel = Pick three cards in order: two you keep, then one you give to { $next_name }.
allstar-ask-market = Which card do you take? (row { $row } of 6)
allstar-ask-toss = Which of your seven new cards do you discard?
allstar-ask-swap = { $count ->
    [one] Do you want to swap a card of { $team ->
        [0] your earlier team
       *[other] team { $team }
    }? Pick the one that goes out.
   *[other] Do you want to swap a card of one of your earlier teams? Pick the one that goes out.
}
allstar-ask-swap-in = Which card from your bench replaces { $card } in team { $team }?
allstar-ask-team = { $count ->
    [one] Who stays on the bench? The other five are the new team.
   *[other] Which { $count } stay on the bench? The other five are the new team.
}
allstar-ask-bus = Which team goes where? Pick the teams in the order of the arenas: { $arenas }.
allstar-ask-squad = Which 5 of your { $count } cards begin the play-offs?
allstar-ask-shootout = Which card do you play in the shootout against { $others }?
allstar-ask-sub-in = Which { $least }{ $most ->
    [2] { "" }
   *[other] { " " }to { $most }
} cards come in? As many go out.
allstar-ask-sub-out = Which { $count } cards of your team do you discard?
allstar-no-swap = No swap
allstar-no-more-swap = No more swaps
allstar-confirm-take = Take these { $count }
allstar-confirm-duel = Keep 2, give 1
allstar-confirm-team = Form this team
allstar-confirm-bus = Send the buses
allstar-confirm-po-team = Form this team
allstar-confirm-sub-in = Bring { $count } in
allstar-confirm-sub-out = Discard these { $count }
allstar-card = { $card }
allstar-card-symbol = { $card } · { $symbol }
allstar-team = Team { $team }

# Parts of sentences
allstar-group = { $count ->
    [1] one { $card }
    [2] two { $card }
    [3] three { $card }
    [4] four { $card }
   *[5] five { $card }
}
allstar-group-number = { $count ->
    [1] the number { $number }
    [2] two { $number }s
    [3] three { $number }s
    [4] four { $number }s
   *[5] five { $number }s
}
allstar-worth = Power { $power }: { $group }
allstar-worth-beats = Power { $power }: { $group }; beats { $less } and everything below
allstar-worth-combo = { $worth }; in { $arena }: { $shows }
allstar-swap-line = Team { $team }: Power { $power } ({ $group }); without it { $best } at best
allstar-so-far = So far: { $group }
allstar-why-no-swap = your teams stay as they are
allstar-why-draft = { $bench ->
    [0] together
   *[other] with your bench
}: { $group }
allstar-why-raise = { $why }; { $card } { $more }
allstar-why-out = { $why }; it makes { $group } with your bench
allstar-why-duel = { $why }; you give { $card } away
allstar-why-in = { $worth }; meant for { $arena }
allstar-why-bus-one = { $arena }: team { $team }{ $combo ->
    [0] { "" }
   *[other] { " " }({ $shows })
}
allstar-why-bus = { $teams }
allstar-at-best = If the right ones go out, { $worth }
allstar-medal = { $medal ->
    [gold] gold
    [silver] silver
   *[bronze] bronze
}
allstar-shows = Power { $power }, { $group } ({ $criterion ->
    [symbol] symbol
    [number] number
   *[species] species
}, { $medal })
allstar-shows-run = straight { $least } to { $top }
allstar-shows-full = { $three } and { $pair }
allstar-shows-kit = one of each symbol
allstar-why-power = Power { $more } beats Power { $less }
allstar-why-criterion = { $more }, { $better }, { $count ->
    [1] beats
   *[other] beat
} { $less }, { $worse }
allstar-why-value = { $more } { $count ->
    [1] ranks above
   *[other] rank above
} { $less } on the tie-breaker card
allstar-why-combo = the combination beats every team without it
allstar-why-top = a straight up to { $more } beats one up to { $less }
allstar-why-pair = the threes are equal, the pair decides: { $why }
allstar-why-tie = exactly as strong as the team above, same rank
allstar-row = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}: { $who ->
    [me] you
   *[other] { $who_name }
}, team { $team } – { $shows }: +{ $points }
allstar-row-why = { $line } ({ $why })
allstar-bears = { $card }
allstar-bears-none = no symbol

# Events of the season
allstar-round = Round { $round }: { $count ->
    [one] the arena is { $arenas }.
   *[other] the arenas are { $arenas }.
}
allstar-starts = { $who ->
    [me] You choose first in the Open Market.
   *[other] { $who_name } chooses first in the Open Market.
}
allstar-offer = On offer: { $cards }.
allstar-picked = { $count ->
    [one] { $who_name } took a card
   *[other] { $who_name } took { $count } cards
} and passed { $rest } to { $next ->
    [me] you
   *[other] { $next_name }
}.
allstar-picked-own = You took { $cards } and passed { $rest ->
    [one] one card
   *[other] { $rest } cards
} on to { $next_name }.
allstar-rest = { $count ->
    [one] The last card of a hand went to { $who_name }.
   *[other] The last { $count } cards of a hand went to { $who_name }.
}
allstar-rest-own = { $count ->
    [one] You got the last card of a hand: { $cards }.
   *[other] You got the last cards of a hand: { $cards }.
}
allstar-duel = Both have chosen; the hands are exchanged.
allstar-duel-own = You keep { $cards } and give { $gift } to { $next_name }.
allstar-duel-gift = { $who_name } gives you { $card }.
allstar-took = { $who ->
    [me] You take { $card }.
   *[other] { $who_name } takes { $card }.
}
allstar-market-leaves = { $card } leaves the game.
allstar-tossed = You discarded { $card }.
allstar-swapped = { $who ->
    [me] In your team { $team } you swapped { $out } for { $into }.
   *[other] { $who_name } swapped { $out } for { $into } in team { $team }.
}
allstar-arena = Arena { $number }, { $arena }: { $ranks }.
allstar-arena-own = Arena { $number }, { $arena }: { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} with { $shows }, +{ $points } ({ $total ->
    [one] one supporter
   *[other] { $total } supporters
} in all)
allstar-arena-why = { $line } – { $why }
allstar-arena-won = { $line }.
allstar-arena-first = { $line }. First place for { $first }.
allstar-brief = { $group }, { $medal }
allstar-brief-group = { $count } { $card }
allstar-brief-number = { $count } × { $number }
allstar-brief-full = { $three } + { $pair }
allstar-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} { $who ->
    [me] you
   *[other] { $who_name }
} (+{ $points }, { $shows })

# Events of the play-offs
allstar-chapter-round = R{ $round }
allstar-chapter-round-name = Round { $round }
allstar-chapter-playoffs = Play-offs
allstar-chapter-playoffs-name = Play-offs
allstar-playoffs = The season is over. Play-offs: everybody takes all 18 cards in hand.
allstar-confrontation = Confrontation { $number }
allstar-stands = { $who ->
    [me] You
   *[other] { $who_name }
}: Power { $power }, { $group }.
allstar-stands-exact = { $who ->
    [me] You
   *[other] { $who_name }
}: { $shows }.
allstar-lowest = { $who ->
    [me] { $count ->
        [1] You have the lower Power
       *[other] You alone have the lowest Power
    }
   *[other] { $count ->
        [1] { $who_name } has the lower Power
       *[other] { $who_name } alone has the lowest Power
    }
}, { $power } against { $count ->
    [1] { "" }
   *[other] { "at least " }
}{ $more }, and { $who ->
    [me] lose
   *[other] loses
} the confrontation.
allstar-weakest = { $who ->
    [me] Your team is the { $count ->
        [2] weaker of the two
       *[other] weakest
    }: you lose the confrontation
   *[other] { $who_name } has the { $count ->
        [2] weaker team of the two
       *[other] weakest team
    } and loses the confrontation
} ({ $why }).
allstar-who = { $who ->
    [me] you
   *[other] { $who_name }
}
allstar-tied = Tied for last place: { $seats }. A shootout decides.
allstar-only-shot = You shoot with your last card: { $cards }.
allstar-only-change = Your last two cards join your team: { $cards }.
allstar-no-shot = { $who ->
    [me] You have no card for the shootout and lose it.
   *[other] { $who_name } has no card for the shootout and loses it.
}
allstar-shot = { $who ->
    [me] You shoot with { $card } ({ $symbol }).
   *[other] { $who_name } shoots with { $card } ({ $symbol }).
}
allstar-shot-lost = { $who ->
    [me] You lose the shootout: { $why }
   *[other] { $who_name } loses the shootout: { $why }
}
allstar-shot-blank = a card with a symbol ({ $card }) beats one without.
allstar-shot-number = by number, { $more } beats { $less }.
allstar-shot-value = by { $criterion ->
    [symbol] symbol
   *[species] species
}, { $more } beats { $less }.
allstar-paid = { $who ->
    [me] You pay a ticket and stay in
   *[other] { $who_name } pays a ticket and stays in
}, with { $count ->
    [0] none left.
    [one] one left.
   *[other] { $count } left.
}
allstar-out = { $who ->
    [me] You are out of the play-offs, in
   *[other] { $who_name } is out of the play-offs, in
} { $rank ->
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place: +{ $points } supporters.
allstar-short = { $who ->
    [me] You cannot replace two cards.
   *[other] { $who_name } cannot replace two cards.
}
allstar-changed = { $who ->
    [me] You bring in { $coming } for { $going }.
   *[other] { $who_name } brings in { $coming } for { $going }.
}
allstar-champion = { $who ->
    [me] You are the champion
   *[other] { $who_name } is the champion
}: +{ $points } supporters.
allstar-no-champion = Nobody is left: there is no champion.
allstar-bonus = { $count ->
    [one] One ticket
   *[other] { $count } tickets
} left: +{ $points } supporters for { $who ->
    [me] you
   *[other] { $who_name }
}.
allstar-conceded = { $who ->
    [me] You give up.
   *[other] { $who_name } gives up.
}
allstar-conceded-season = { $who ->
    [me] You give up; your teams play on by themselves until the end of the season.
   *[other] { $who_name } gives up; the teams play on by themselves until the end of the season.
}
allstar-called-off = The shootout is called off: by giving up, { $who ->
    [me] you lose
   *[other] { $who_name } loses
} the confrontation. Cards laid down go back to the hands.

# Caption and result
allstar-score = { $who ->
    [me] you
   *[other] { $who_name }
} { $count }
allstar-stage-draft = Round { $round } of 3 · picking cards
allstar-stage-lineup = Round { $round } of 3 · teams and buses
allstar-stage-team = Play-offs · first teams
allstar-stage-shootout = Play-offs · confrontation { $number }, shootout
allstar-stage-change = Play-offs · substitutions
allstar-stage-over = The end
allstar-cause = { $count ->
    [one] { $count } supporter
   *[other] { $count } supporters
} ahead of { $who ->
    [me] you
   *[other] { $who_name }
}: { $parts }
allstar-cause-better = +{ $points } in { $arenas ->
    [one] one arena
   *[other] { $arenas } arenas
} ({ $arenas ->
    [one] { "" }
   *[other] { "above all " }
}{ $arena }, { $more } to { $less })
allstar-cause-worse = −{ $points } in { $arenas ->
    [one] one arena
   *[other] { $arenas } arenas
}
allstar-cause-playoffs = { $lost ->
    [0] +
   *[other] −
}{ $points } in the play-offs
allstar-cause-tied = level with { $who ->
    [me] you
   *[other] { $who_name }
}, and more supporters in the play-offs ({ $more } to { $less })
allstar-fact-season = { $count } in the arenas
allstar-fact-playoffs = { $count } in the play-offs ({ $rank ->
    [1] champion
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
})
allstar-fact-wins = { $count ->
    [0] none
   *[other] { $count }
} of { $arenas } arenas won

# The table in words
allstar-says-arena = Arena { $number }, { $arena }: ranks pay { $pay }{ $combo }.
allstar-seeks-none = { "" }
allstar-seeks-run = ; five numbers in a row beat everything
allstar-seeks-full = ; a three and a pair beat everything
allstar-seeks-kit = ; one of each symbol beats everything
allstar-arena-of = Round { $round }, arena { $number }: { $arena }
allstar-says-seat = { $who ->
    [me] You
   *[other] { $who_name }
}: { $parts }.
allstar-part-supporters = { $count } { $count ->
    [one] supporter
   *[other] supporters
}
allstar-part-conceded = gave up
allstar-part-tickets = { $count } { $count ->
    [one] ticket
   *[other] tickets
}
allstar-part-bench = { $count ->
    [0] empty bench
    [one] one card on the bench
   *[other] { $count } cards on the bench
}
allstar-part-queue = { $count ->
    [one] one hand waiting (cards: { $sizes })
   *[other] { $count } hands waiting (cards: { $sizes })
}
allstar-part-hand = { $count ->
    [0] empty hand
    [one] one card in hand
   *[other] { $count } cards in hand
}
allstar-part-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} in the play-offs (+{ $points })
allstar-says-squad = { $who ->
    [me] Your play-off team
   *[other] { $who_name }’s play-off team
}
allstar-says-team = { $who ->
    [me] Your team { $team }
   *[other] { $who_name }’s team { $team }
}
allstar-says-cards = { $label }: { $cards } (Power { $power }, { $group }).
allstar-says-known = { $who ->
    [me] Your other cards, which everybody saw
   *[other] { $who_name }’s other cards, which everybody saw
}: { $cards }.
allstar-says-shot = { $who ->
    [me] You shot with { $card }.
   *[other] { $who_name } shot with { $card }.
}
allstar-says-decides = What decides: { $why }.
allstar-says-lost = { $who ->
    [me] You lost the shootout.
   *[other] { $who_name } lost the shootout.
}
allstar-says-my-hand = Your hand: { $cards }.
allstar-says-my-bench = Your bench: { $cards }.
allstar-says-pending = Taken out of your team { $team }: { $card }.
allstar-says-given = Your choice, still secret (two kept, one given): { $cards }.
allstar-says-buses = Your teams in the order of the arenas: { $teams }.
allstar-says-tossed = You discarded: { $cards }.
allstar-says-coming = Coming in: { $cards }.
allstar-says-going = Going out: { $cards }.
allstar-says-my-shot = Your card for the shootout: { $cards }.
allstar-says-unseen = Arenas still face down: { $arenas }.
allstar-says-spent = Out of the game, face up: { $cards }.
allstar-number = { $number }
allstar-says-order = { $medal ->
    [gold] Gold
    [silver] Silver
   *[bronze] Bronze
}, { $criterion ->
    [symbol] symbols
    [number] numbers
   *[species] species
}, strongest first: { $values }.
