# What is written on the pictures of all games.
picture-waiting = Waiting for { $names }
picture-waits = waiting for
picture-version = version { $revision }
picture-table = { $name }’s table
picture-zoom = zoom: { $what }
picture-end = End of the match
picture-ahead = { $count ->
    [0] on the tie-break
   *[other] { $count } ahead
}
picture-course-lead = ahead
picture-course-tie = Nothing between them
picture-course-at = { $chapter }: { $said }
picture-course-ahead = { $name } led from start to finish
picture-course-once = { $name } { $count ->
    [one] settles
   *[other] settle
} it in one go
picture-course-level = Level at the end: { $name } { $count ->
    [one] wins
   *[other] win
} on the tie-break
picture-course-behind = { $name } { $count ->
    [one] wins
   *[other] win
} although { $amount } behind
picture-course-last = { $name } { $count ->
    [one] takes
   *[other] take
} the lead at the very end{ $behind ->
    [0] { "" }
   *[other] , after trailing by { $amount }
}
picture-course-turn = { $name } { $count ->
    [one] takes
   *[other] take
} the lead for good{ $behind ->
    [0] { "" }
   *[other] , after trailing by { $amount }
}
picture-lasted-minutes = { $minutes } min
picture-lasted-hours = { $hours } h { $minutes } min
picture-lasted-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
picture-conceded = conceded
# The workshop
picture-workshop = Workshop
picture-workshop-place = deck { $place } of { $most }
picture-workshop-of = by { $name }
picture-workshop-good = ready to play
picture-workshop-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
}
picture-workshop-mean = Mean cost
picture-workshop-tenths = { $whole }.{ $tenth }
picture-workshop-shares = Colours
picture-workshop-kinds = Kinds
picture-workshop-found = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
picture-workshop-page = Page { $page } of { $pages }
picture-workshop-nothing = No card matches these filters
picture-workshop-empty = This deck is still empty
