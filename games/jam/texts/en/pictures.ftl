# What is written on the pictures of JAM.
jam-picture-stage-team = Choosing teams
jam-picture-stage-over = Match over
jam-picture-you = you
jam-picture-jam = Jam { $jam } / { $jams }
jam-picture-overtime = Overtime { $number }
jam-picture-lineup = line-ups
jam-picture-turn = turn { $turn }
jam-picture-rear = rear
jam-picture-front = front
jam-picture-other = other side
jam-picture-times = Times
jam-picture-time-short = T{ $time }
jam-picture-prison = Prison: { $skaters }
jam-picture-remark = running from left to right through the pack
jam-picture-orders = My orders
jam-picture-orders-all = All my orders
jam-picture-lineup-mine = My line-up
jam-picture-placed = { $skater }: No. { $number } { $card }
jam-picture-no-orders = No card laid
jam-picture-story = The last turn
jam-picture-discard = Discard pile
jam-picture-question-team = Rank your favourite teams
jam-picture-question-discard = What do you discard?
jam-picture-question-jammer = Who is your jammer?
jam-picture-question-pivot = Who is your pivot?
jam-picture-question-blockers = Who are your three blockers?
jam-picture-question-place = { $who }: which card?
jam-picture-question-plan_move = { $who }: where to?
jam-picture-question-plan_block = { $who }: whom to block first?
jam-picture-question-plan_call = When to call the jam off?
jam-picture-question-act = Time { $time }: who acts?
jam-picture-question-move = { $who }: where to?
jam-picture-question-block = { $who }: whom to block?
jam-picture-question-call = Time { $time } is over: call the jam off?
jam-picture-ways = Where everybody went during this turn.
jam-picture-reach = What cards reach
jam-picture-final-passes = scoring passes
jam-picture-final-initial = initial passes
jam-picture-final-leads = LEAD
jam-picture-final-calls = jams called off
jam-picture-final-hits = thrown out
jam-picture-final-fouls = fouls
jam-picture-final-ahead = { $count } ahead
jam-picture-final-tie = tied
jam-picture-final-score = Points, jam by jam
jam-picture-amount = { $count } { $count ->
    [one] point
   *[other] points
}
jam-picture-best = Skater of the match
jam-picture-best-did = { $points ->
    [0] { $times ->
        [one] threw one opponent out of the pack
       *[other] threw { $times } opponents out of the pack
    }
   *[other] { $points ->
        [one] point
       *[other] points
    } in { $times ->
        [one] one pass
       *[other] { $times } passes
    }
}
jam-picture-legend-movement = Movement, to get through
jam-picture-legend-block = Block, to hit
jam-picture-legend-resistance = Resistance, to hold
jam-picture-legend-pinned = pinned: no card
jam-picture-legend-lead = LEAD
jam-picture-legend-jammer = jammer, scores
jam-picture-legend-pivot = pivot
jam-picture-legend-tired = tired
jam-picture-plan-when = Who plays when
jam-picture-plan-power = 5 > 2: power beats resistance
jam-picture-plan-hit = hit earlier: card lost
jam-picture-plan-none = no card
jam-picture-plan-stays = stays: { $space }
jam-picture-plan-nobody = nobody in reach
jam-picture-plan-clock = No card at all: pile −{ $count }
