# What is written on the pictures of all games.
picture-waiting = Waiting for { $names }
picture-waits = waiting for
picture-version = revision { $revision } · chain { $chain }
picture-table = { $name }’s table
picture-zoom = zoom: { $what }
picture-end = End of the match
picture-ahead = { $count ->
    [0] on the tie-break
   *[other] { $count } ahead
}
picture-course-lead = ahead
picture-course-tie = Nothing between them
picture-course-ahead = { $name }: ahead from start to finish
picture-course-last = { $name }: ahead at the very last{ $behind ->
    [0] { "" }
   *[other] , after being { $behind } behind
}
picture-course-turn = { $name }: ahead for good{ $behind ->
    [0] { "" }
   *[other] , after being { $behind } behind
}
picture-seed = seed { $seed }
picture-conceded = conceded
