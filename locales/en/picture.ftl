# What is written on the pictures of all games.
picture-waiting = Waiting for { $names }
picture-waits = waiting for
picture-version = revision { $revision } · chain { $chain }
picture-table = { $name }’s table
picture-zoom = zoom: { $what }
picture-end = End of the match
picture-seed = seed { $seed }
picture-conceded = conceded
