# The rules of JAM by topic.
jam-rules-setup =
    Two sides meet, each led by one to five coaches. Their teams are drawn at random, or chosen: each side ranks the teams it likes, lots decide which side gets its first choice, and the other gets the best-ranked of those left. All skaters are fresh, the score is 0–0, and the 40 action cards form the pile.
    .title = Setup
    .numbers = JAM-1.1 JAM-1.2 JAM-1.3 JAM-1.4
jam-rules-start =
    When a jam begins, the two pivots are put at random on spaces 1 and 2, the six blockers on spaces 3 to 8, the jammers at the rear of the pack. Then both sides draw up to five cards. Nobody has LEAD, no pass has been made, the prison is empty.
    .title = Beginning of a jam
    .numbers = JAM-1.5 JAM-1.6 JAM-1.7
jam-rules-staff =
    All coaches of a side see what their side sees. Depending on the option, any of them may answer, or only the head coach, or each in turn, jam by jam. Answers under way belong to the side: another coach may go on where the last one stopped. Nobody coaches both sides.
    .title = Several coaches
    .numbers = JAM-1.8
jam-rules-place =
    A turn is programming, five Times, then drawing. Both sides lay cards in secret, at most one on each visible skater: those in the open zones, and in the pack the top one of each stack. A skater with an opponent above her is pinned. Until both sides are done you may take everything back. Then everybody sees who bears a card and the Times on its back, nothing more.
    .title = Programming
    .numbers = JAM-2.1 JAM-2.2 JAM-2.3 JAM-2.4 JAM-2.5 JAM-2.6
jam-rules-clock =
    Laying no card at all is playing for time: five cards of the pile are discarded at once. If there are fewer, the jam ends with this turn.
    .title = Playing for time
    .numbers = JAM-2.7
jam-rules-orders =
    Planned orders: with each card you choose its Time, then the destination of a movement or the preferred targets of a block, and finally when to call the jam off; the turn then runs without a question. Live orders: nothing is fixed beforehand, you answer when the question comes up.
    .title = Planned and live orders
    .numbers = JAM-2.8 JAM-2.9
jam-rules-times =
    Times follow each other from 1 to 5. A card with several Times may be activated at one of them or held back; at its last Time it must act. All activated cards are turned up together, then carried out in ascending order of their numbers. A skater who is pinned when her number comes loses her card, even if it bears a later Time. Only a successful block can take it from her before.
    .title = Times
    .numbers = JAM-3.1 JAM-3.2 JAM-3.3 JAM-3.4 JAM-3.5 JAM-3.6 JAM-3.7
jam-rules-turn-end =
    At the end of each Time, LEAD is given, then the side that has it may call the jam off. After Time 5: skaters whose prison time is over come back to the rear; a jammer who has been pinned since the cards were laid wriggles free to the top; if the pile cannot refill both hands to five cards, the jam ends; otherwise both sides draw.
    .title = End of a Time, end of a turn
    .numbers = JAM-3.8 JAM-3.9 JAM-3.10
jam-rules-movement =
    Movement points: the skater’s Movement and the bonus of the card. FAST, SLOW, INT and EXT cost 1, SLIDE 2, a track card what it says: 1 to enter the pack, 3 to leave it at the front, then 1 and 1. The front and the other side are for jammers only. Other skaters are never in the way. She must end on another space if any is within reach; a movement that reaches the rear ends there. She arrives on top of the stack.
    .title = Movement
    .numbers = JAM-4.1 JAM-4.2 JAM-4.3 JAM-4.4 JAM-4.5 JAM-4.6
jam-rules-targets =
    In the pack, a target is the opposing top skater of an adjacent space in a direction of the card: BLOCK to the other lane, PUSH forward, STOP back. In an open zone, jammer against jammer; at the rear, any opponent. Without a target the block is cancelled; with one it must be made.
    .title = Targets of a block
    .numbers = JAM-5.1 JAM-5.2 JAM-5.3
jam-rules-power =
    Power is Block plus bonus, minus 1 for PUSH and STOP. It must be greater than Resistance. Then the target loses her card; in the pack she goes one space on in the direction of the block and the blocker takes her place. Beyond the pack, or with a margin of 3 or more, she ends up at the rear. In an open zone nobody is moved.
    .title = Power, and what a block does
    .numbers = JAM-5.4 JAM-5.5 JAM-5.6 JAM-5.7 JAM-5.8
jam-rules-foul =
    Blocking at the rear, except jammer against jammer, risks a foul: the top card of the pile is turned up. If it is a block card, or the pile is empty, the skater who blocked goes to prison for this turn and the next. A jammer who goes to prison loses LEAD. In prison a skater is neither visible, nor pinned, nor a target.
    .title = Fouls and prison
    .numbers = JAM-5.9 JAM-5.10 JAM-5.11
jam-rules-passes =
    A jammer makes a pass when her own movement begins at the rear or in the pack and ends on the front or the other side, or begins in the pack and ends at the rear. The first one of a jam is the initial pass and scores nothing; each later one scores four points.
    .title = Passes and points
    .numbers = JAM-6.1 JAM-6.2
jam-rules-lead =
    LEAD is given at the end of the first Time in which an initial pass was made. If both jammers made it, the one who went farther gets it; if they got to the same place, there is no LEAD in this jam. It never changes sides.
    .title = LEAD
    .numbers = JAM-6.3 JAM-6.4
jam-rules-jam-end =
    The side with LEAD may call the jam off at the end of any Time; the rest of the turn is not played. Otherwise the jam ends with the pile. Cards still lying on skaters are discarded.
    .title = End of a jam
    .numbers = JAM-7.1 JAM-7.2 JAM-7.3
jam-rules-fatigue =
    Skaters who played go from fresh to tired, or from tired to exhausted; those on the bench become fresh. An exhausted skater sits out the next jam. Each side discards what it likes from its hand, then chooses a jammer, a pivot and three blockers, at least one of them fresh. Discard pile and pile are shuffled together.
    .title = Fatigue and line-ups
    .numbers = JAM-7.4 JAM-7.5 JAM-7.6 JAM-7.7 JAM-7.8
jam-rules-secret =
    You see your hand and what you laid; the other side sees only how many cards, and the Times on the backs of those laid. Chosen Times, destinations, wishes and conditions are never shown. The pile is unknown to everybody; the discard pile, the stacks of skaters, how tired they are and the points are public. A lost card is shown.
    .title = Who sees what
    .numbers = JAM-8.1 JAM-8.2 JAM-8.3 JAM-8.4 JAM-8.5
jam-rules-time =
    A question with only one possible answer is not asked. When your time is up, your answers stand and the rest is decided for you: the best skaters, the movement card with the greatest bonus on your jammer, who goes as far as she can, nothing on the others, and the jam is called off as soon as you lead in it.
    .title = When time is up
    .numbers = JAM-9.1 JAM-9.2 JAM-9.3 JAM-9.5 JAM-9.6 JAM-9.7
jam-rules-conditions =
    Any one condition calls the jam off: the end of a given Time; you lead in this jam; your jammer has scored this turn; the other jammer is free in row 1 or 2. They count only while you have LEAD.
    .title = Conditions for calling off
    .numbers = JAM-9.4
jam-rules-end =
    After the last jam the side with more points wins. A tie is followed by up to three overtime jams, without LEAD and with points for the first pass as well; or, with that option, it stays a draw. Fatigue, discards and line-ups carry on as usual. Conceding gives the match to the other side; points stay as they are.
    .title = End of the match
    .numbers = JAM-10.1 JAM-10.2 JAM-10.3 JAM-10.4 JAM-10.5 JAM-10.6
