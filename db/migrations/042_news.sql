-- What tournaments have told in messages of their own: where, and which of them name somebody who
-- was forgotten. One without a message is being posted; one without a channel was let pass.
CREATE TABLE tournament_news (
    tournament TEXT NOT NULL REFERENCES tournament (id),
    kind TEXT NOT NULL,  -- open, round, final, over
    round INTEGER NOT NULL,
    at INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER,
    late INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament, kind, round)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_news_posting ON tournament_news (at)
    WHERE message IS NULL AND channel IS NOT NULL;
CREATE INDEX tournament_news_late ON tournament_news (late) WHERE late = 1;

ALTER TABLE tournament ADD COLUMN news_in INTEGER;  -- NULL: where its message stands
ALTER TABLE tournament ADD COLUMN news_role INTEGER;  -- whom they call
ALTER TABLE tournament ADD COLUMN heard INTEGER NOT NULL DEFAULT 0;  -- the change looked at for news
CREATE INDEX tournament_unheard ON tournament (id) WHERE heard < change;

-- What has happened before is no news.
UPDATE tournament SET heard = change;
INSERT INTO tournament_news (tournament, kind, round, at)
    SELECT id, 'open', 0, opened_at FROM tournament WHERE preparing = 0
    UNION SELECT id, 'over', 0, ended_at FROM tournament WHERE status = 'over' AND ended_at IS NOT NULL
    UNION SELECT m.tournament, k.kind, m.round, t.opened_at
        FROM tournament_match m JOIN tournament t ON t.id = m.tournament,
        (SELECT 'round' AS kind UNION SELECT 'final') k;
