# What is written on the pictures of all games.
picture-title-firstdeck = My First Deck Building
picture-title-allstar = All-Star Draft
picture-title-nba = NBA Deck-Building
picture-title-jam = JAM
picture-title-nintendo = Nintendo Cards
picture-waits = waiting for
picture-version = revision { $revision } · chain { $chain }
picture-table = { $name }’s table
picture-zoom = zoom: { $what }
picture-clockwise = clockwise
picture-end = End of the match
picture-seed = seed { $seed }
picture-conceded = conceded
picture-more = and { $count } more
