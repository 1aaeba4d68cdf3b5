# The lesson, played scene by scene: what is said, at most two short sentences each.
skeleton-lesson-whole-title = a whole match
skeleton-lesson-points = Each card counts as many points as its number. The most points win.
skeleton-lesson-take = Take the card with the most points: the other side may take what you leave.
skeleton-lesson-last = The deck is empty. Nothing takes the place of the card you take now.
skeleton-lesson-over = That is the whole game: take, and leave the other side little.
