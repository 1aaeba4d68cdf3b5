-- Who owns which servers where several processes share a database (docs/architecture.md).

CREATE SCHEMA IF NOT EXISTS shards;

-- Moments are by the clock of the database. `heir` connects and then takes over.
CREATE TABLE IF NOT EXISTS shards.lease (
    number bigint PRIMARY KEY,
    of_all bigint NOT NULL,
    holder text COLLATE "C",
    epoch bigint NOT NULL DEFAULT 0,
    until_at bigint NOT NULL,
    alive_at bigint,
    heir text COLLATE "C",
    heir_at bigint,
    heir_until bigint
);

-- When the last shard of a bucket identified itself to Discord.
CREATE TABLE IF NOT EXISTS shards.identified (bucket bigint PRIMARY KEY, at bigint NOT NULL);

CREATE OR REPLACE FUNCTION shards.moment() RETURNS bigint LANGUAGE sql VOLATILE AS
'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint';

-- Whether the process that asks owns a server; without one, whether it leads. A lone one owns all.
CREATE OR REPLACE FUNCTION shards.owned(server bigint) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT coalesce(current_setting('shards.process', true), '') = '' OR EXISTS (
        SELECT 1 FROM shards.lease l WHERE l.number = (coalesce(server, 0) >> 22) % l.of_all
        AND l.holder = current_setting('shards.process', true)
    )
$$;
CREATE OR REPLACE FUNCTION shards.owned_match(which text) RETURNS boolean LANGUAGE sql STABLE AS
'SELECT EXISTS (SELECT 1 FROM main.match m WHERE m.id = which AND shards.owned(m.server))';
CREATE OR REPLACE FUNCTION shards.owned_lobby(which text) RETURNS boolean LANGUAGE sql STABLE AS
'SELECT EXISTS (SELECT 1 FROM main.lobby l WHERE l.id = which AND shards.owned(l.server))';
CREATE OR REPLACE FUNCTION shards.owned_tournament(which text) RETURNS boolean
LANGUAGE sql STABLE AS
'SELECT EXISTS (SELECT 1 FROM main.tournament t WHERE t.id = which AND shards.owned(t.server))';
