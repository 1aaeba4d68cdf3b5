-- How much counted time was waited for the people of each seat since its match began, in milliseconds.
-- Of matches that run, what their banks know of their last sittings is taken over.

ALTER TABLE seat ADD COLUMN waited INTEGER NOT NULL DEFAULT 0;
UPDATE seat SET waited = (SELECT 1000 * coalesce(sum(s.value ->> 'spent'), 0)
    FROM json_each(seat.bank, '$.sat') s) WHERE bank IS NOT NULL;
