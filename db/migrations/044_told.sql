-- Where the last result of a round is a ruling: when what follows from it is drawn.
ALTER TABLE tournament ADD COLUMN drawn_at INTEGER;
-- The hour at which rounds end, minutes after midnight, and its weekday (0: Monday; NULL: any day).
ALTER TABLE tournament ADD COLUMN ends_minute INTEGER;
ALTER TABLE tournament ADD COLUMN ends_day INTEGER;
ALTER TABLE tournament ADD COLUMN description TEXT NOT NULL DEFAULT '';
-- When news are looked for again, even if nothing has changed by then.
ALTER TABLE tournament ADD COLUMN news_at INTEGER;
CREATE INDEX tournament_news_due ON tournament (news_at) WHERE news_at IS NOT NULL;
-- Who may open tournaments, roles in JSON; none: whoever may open tables.
ALTER TABLE server ADD COLUMN tournament_roles TEXT NOT NULL DEFAULT '[]';
-- What was decided before is no news.
INSERT INTO tournament_news (tournament, kind, round, at)
    SELECT tournament, 'acts', max(number), max(at) FROM tournament_act GROUP BY tournament;
