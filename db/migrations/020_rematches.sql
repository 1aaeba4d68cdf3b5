-- A rematch invites its people: their turn is where they come in its order, partners have the same.

ALTER TABLE lobby_holder ADD COLUMN turn INTEGER;
ALTER TABLE invitation ADD COLUMN turn INTEGER;
ALTER TABLE lobby DROP COLUMN invited;
