-- What the decks are called that a seat has brought to its match: a list of words of people.

ALTER TABLE holder ADD COLUMN titles TEXT NOT NULL DEFAULT '[]';
