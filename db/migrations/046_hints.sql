-- Whether a table may ask what the house would do ('': where all others are AIs); never where it is rated.
ALTER TABLE match ADD COLUMN hints TEXT NOT NULL DEFAULT '';
ALTER TABLE lobby ADD COLUMN hints TEXT NOT NULL DEFAULT '';
ALTER TABLE tournament ADD COLUMN hints TEXT NOT NULL DEFAULT '';
-- How often the people of a seat have asked so, about which question last, and who of them (its place).
ALTER TABLE seat ADD COLUMN hints INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seat ADD COLUMN hinted TEXT;
ALTER TABLE seat ADD COLUMN hinted_place INTEGER;
