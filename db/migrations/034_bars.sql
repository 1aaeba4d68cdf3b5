-- Who is kept out of a match, a table or a tournament stays out when they were forgotten: a hash of
-- theirs, with the seed as its key, maps to their seat or number there (JSON).

ALTER TABLE match ADD COLUMN barred TEXT NOT NULL DEFAULT '{}';
ALTER TABLE lobby ADD COLUMN barred TEXT NOT NULL DEFAULT '{}';
ALTER TABLE tournament ADD COLUMN barred TEXT NOT NULL DEFAULT '{}';

-- Of whom an older release forgot no hash is kept: they may be anybody.
UPDATE match SET barred = (SELECT json_group_object(h.seat || ' ' || h.place, h.seat)
    FROM holder h WHERE h.match = match.id AND h.person IS NULL AND h.ai IS NULL)
    WHERE status = 'running';
UPDATE lobby SET sent_away = '[]' WHERE status <> 'open';
