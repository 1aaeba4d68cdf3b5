-- Where several processes share a database, an outage may be that of a part of the servers alone.

ALTER TABLE gap ADD COLUMN part INTEGER;
ALTER TABLE gap ADD COLUMN of_all INTEGER;
