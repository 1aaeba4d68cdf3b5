-- How many people may share a place at a table, where the game allows several.

ALTER TABLE lobby ADD COLUMN together INTEGER NOT NULL DEFAULT 1 CHECK (together >= 1);
