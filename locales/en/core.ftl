# What the machine says in every game.
core-list = { $first } and { $last }
core-stale = The match has moved on; here is where it stands.
core-over = This match is over.
core-cannot-concede = There is nothing left to concede here.
core-nothing-to-take-back = There is no answer to take back.
core-nothing-to-undo = There is nothing to undo: something was drawn, shown or asked since.
core-undo-too-late = Too late to undo: somebody has answered in the meantime.
core-undone = { $who ->
    [me] You undid your last move.
   *[other] { $who_name } undid a move.
}
core-dropped = Things have changed, so please answer again from here.
core-pick-unknown = That is not one of the options.
core-pick-twice = Each option can be picked only once.
core-pick-exact = { $most ->
    [one] Pick one.
   *[other] Pick { $most } (so far { $count }).
}
core-pick-few = { $least ->
    [one] Pick at least one.
   *[other] Pick at least { $least } (so far { $count }).
}
core-pick-many = { $most ->
    [one] Pick only one.
   *[other] Pick { $most } at most (so far { $count }).
}
core-pick-sum = That adds up to { $sum }; you need { $need }.
core-why-one = { $what }: { $why }
core-why-then = { $before } · { $then }
core-why-picks = { $picks }
core-seats = This game is for { $least ->
    [2] { $most ->
        [2] 2 players
       *[other] 2 to { $most } players
    }
   *[other] { $least } to { $most } players
}; { $seats ->
    [0] nobody is here yet
    [one] only one person is at the table so far
   *[other] there are { $seats } of you
}.
core-seats-some = This game is for { $numbers } or { $last } players; { $seats ->
    [0] nobody is here yet
    [one] only one person is at the table so far
   *[other] there are { $seats } of you
}.
core-sides = This game takes { $most } sides; { $seats ->
    [0] nobody is here yet
    [one] only one has a player so far
   *[other] there are { $seats }
}.
core-option-unknown = There is no option “{ $name }”.
core-option-seats = The option “{ $name }” does not exist { $seats ->
    [one] with one player
   *[other] with { $seats } players
}.
core-option-value = “{ $value }” does not fit the option “{ $name }”. Possible: { $values }.
core-option-number = “{ $value }” does not fit the option “{ $name }”: a number from { $least } to { $most }.
core-faulty = { $faults }
core-brought-large = That is more than a seat may bring.
core-brought-illegal = That is not what has to be brought.
core-line-count = Line { $line } does not begin with a number.
core-line-unknown = Line { $line } names a card that is not known here: “{ $id }”. { $named ->
    [0] Write its code, not its name.
   *[other] Write its code, or its name in French or English.
}
core-line-several = Line { $line } may mean several cards called “{ $id }”: write the code, too, one of { $ids }.
core-id = “{ $id }”
core-ids-more = { $count } more
core-verify-holds =
    The shuffles were fixed before you sat down, and nothing was changed since.
    { $moves } moves lead from the seed sealed as `{ $commitment }` to this result; the last head is `{ $head }`.
core-verify-large = This does not hold: the file is larger than that of any match.
core-verify-file = This does not hold: the file was changed, or is not that of a match.
core-verify-game = This does not hold: the game was changed, or is not known here.
core-verify-version = This does not hold: the version of the rules was changed.
core-verify-cards = This does not hold: the cards are not those of their fingerprint.
core-verify-unknown = This cannot be checked here: nobody has ever played with these cards on this bot. On a machine of your own, `python -m games.verify` checks the file.
core-verify-unreadable = This does not hold: the cards in the file cannot be read.
core-verify-seed = This does not hold: the seed is not the one that was promised.
core-verify-words = This does not hold: the players’ words are not those that were mixed in.
core-verify-deals = This does not hold: the key of the deals is not the one that seed and words give.
core-verify-own = This does not hold: the match’s own key does not give its salts.
core-verify-options = This does not hold: players, options or what they brought were changed.
core-verify-salt = This does not hold: the salt of move { $step } was changed.
core-verify-order = This does not hold: the order of the moves was changed at move { $step }.
core-verify-move = This does not hold: move { $step } was changed.
core-verify-head = This does not hold: the head after move { $step } was changed, or moves are missing.
core-verify-rule = This does not hold: move { $step } does not fit the rules.
core-verify-result = This does not hold: the moves lead to another result.
