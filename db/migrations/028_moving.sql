-- What moves by a pause of a tournament: since when it pauses, and when whoever waits for a first
-- match in a robin is to have one.

ALTER TABLE tournament ADD COLUMN paused_at INTEGER;  -- NULL: nothing is paused
UPDATE tournament SET paused_at = coalesce(
    (SELECT max(a.at) FROM tournament_act a WHERE a.tournament = tournament.id AND a.kind = 'pause'),
    opened_at) WHERE paused = 1;
ALTER TABLE tournament DROP COLUMN paused;

ALTER TABLE entrant ADD COLUMN first_match_at INTEGER;  -- NULL: they wait for none
CREATE INDEX entrant_first_match ON entrant (first_match_at) WHERE first_match_at IS NOT NULL;
UPDATE entrant SET first_match_at = 604800000 + max(entered_at, (SELECT coalesce(t.started_at, 0)
    FROM tournament t WHERE t.id = entrant.tournament))
    WHERE status = 'entered' AND EXISTS (SELECT 1 FROM tournament t WHERE t.id = entrant.tournament
        AND t.status = 'running' AND t.shape ->> 'format' = 'robin')
    AND NOT EXISTS (SELECT 1 FROM tournament_match m, json_each(m.people) p
        WHERE m.tournament = entrant.tournament AND p.value = entrant.number
        AND m.status IN ('open', 'over'));
