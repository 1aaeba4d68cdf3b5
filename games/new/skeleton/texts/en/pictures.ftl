# What is written on the pictures of Skeleton.
skeleton-picture-open = Open cards
skeleton-picture-question = Your turn
skeleton-picture-taken = Taken
skeleton-picture-nothing = nothing yet
