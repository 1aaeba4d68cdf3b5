# The lesson, played scene by scene: what is said, at most two short sentences each.
jam-lesson-first-title = the first turn
jam-lesson-lap = Your jammer goes through the pack and round the track. Her initial pass scores nothing; each later one scores 4 points.
jam-lesson-points = To move she has as many points as her Movement plus the bonus of the card. Here that is enough for her initial pass.
jam-lesson-top = One card on each skater at most, and in the pack only on whoever is on top of her stack. Cards stay secret until both sides are done, and then only their Times are seen.
jam-lesson-first-end = That was a turn: lay cards, play Times 1 to 5, draw. The first jammer to make her initial pass earns her side LEAD.
jam-lesson-pin-title = pinning their jammer
jam-lesson-free = Your jammer is through, and theirs stands free near the front of the pack. Hold her there: nobody else scores for the other side.
jam-lesson-pin = Their jammer is within reach: end on top of her, and she is pinned. If her own card comes later, it is lost.
jam-lesson-hit = If the power of a block beats the target’s Resistance, the target loses her card. In the pack she is thrown off her space too, often to the rear.
jam-lesson-times = Times go from 1 to 5, and cards of the same Time by rising number. Early cards are weak; late ones are strong, if their skater still has them by then.
jam-lesson-pin-end = A pinned jammer stays pinned for one whole turn at most, then wriggles free to the top. It still costs her a turn.
jam-lesson-lead-title = LEAD in hand
jam-lesson-clock = A side that lays no card at all takes five off the pile, and when the pile runs short the jam ends. Here, lay some: your jammer has a pass within reach, worth 4 points.
jam-lesson-call = You have LEAD: only your side may call the jam off, at the end of any Time. Do it once you are ahead, before the other side scores.
jam-lesson-tired = Whoever skated is tired, and whoever skates tired sits the next jam out. Two blockers rest and are fresh again; at least one of your three has to be fresh.
jam-lesson-lead-end = Points add up from jam to jam: whoever has more after the last one wins. A small lead, secured in time, is worth more than a long jam.
