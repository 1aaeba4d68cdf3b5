-- What absence brings nobody: for whom the house AI finished a match late or excused, when absences
-- were found (seconds), whose result organisers decided, when a match ends that flows; when
-- somebody chose days off, and since when a seat has been in its sitting.

ALTER TABLE tournament_match ADD COLUMN found TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tournament_match ADD COLUMN late TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tournament_match ADD COLUMN excused TEXT NOT NULL DEFAULT '[]';
ALTER TABLE tournament_match ADD COLUMN decided INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tournament_match ADD COLUMN until_at INTEGER;
UPDATE tournament_match SET decided = 1 WHERE EXISTS (SELECT 1 FROM tournament_act a
    WHERE a.kind = 'result' AND a.tournament = tournament_match.tournament
    AND a.pairing = tournament_match.number);
-- Matches of a robin had no end: those that run have two months from now on.
UPDATE tournament SET round_days = 60
    WHERE status IN ('open', 'running') AND json_extract(shape, '$.format') = 'robin';
UPDATE tournament_match SET until_at = (SELECT h.at FROM heartbeat h) + (SELECT t.round_days
    FROM tournament t WHERE t.id = tournament_match.tournament) * 24 * 3600 * 1000
    WHERE status = 'open' AND match IS NOT NULL AND tournament IN (SELECT id FROM tournament
    WHERE json_extract(shape, '$.format') = 'robin');
CREATE INDEX tournament_match_until ON tournament_match (until_at) WHERE until_at IS NOT NULL;

ALTER TABLE half_day ADD COLUMN chosen_at INTEGER;
ALTER TABLE seat ADD COLUMN opened_at INTEGER;
UPDATE seat SET opened_at = asked_at WHERE question IS NOT NULL;
