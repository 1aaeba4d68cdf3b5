-- A step that is shown may be wanted no more while it is being sent: it is looked for, then deleted.

ALTER TABLE shown_step ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
