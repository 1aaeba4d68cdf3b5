-- Matches that are shown elsewhere while their own place is closed; how far up in its thread a board is.

ALTER TABLE match ADD COLUMN own_channel INTEGER;  -- where it goes back to
ALTER TABLE match ADD COLUMN own_message INTEGER;  -- its board there
ALTER TABLE match ADD COLUMN board_count INTEGER;  -- messages in its thread when the board was posted
CREATE INDEX match_away ON match (own_channel) WHERE own_channel IS NOT NULL;
