-- Tournaments that are still being prepared; where the messages of tournaments stand that they leave
-- behind in a channel: organisers may move them, and let matches be played elsewhere.

-- 1: known to its organisers alone, nobody can enter yet.
ALTER TABLE tournament ADD COLUMN planned INTEGER NOT NULL DEFAULT 0;

ALTER TABLE tournament_match ADD COLUMN line_in INTEGER;  -- the channel of its line
UPDATE tournament_match SET line_in =
    (SELECT coalesce(t.matches_channel, t.channel) FROM tournament t WHERE t.id = tournament)
    WHERE line IS NOT NULL;

ALTER TABLE entrant ADD COLUMN called_in INTEGER;  -- the channel of the message that calls them
UPDATE entrant SET called_in = (SELECT t.channel FROM tournament t WHERE t.id = tournament)
    WHERE called IS NOT NULL;
