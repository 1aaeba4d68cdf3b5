-- What SQLite has as functions, for the statements that both engines run. JSON is text.

CREATE FUNCTION main.iif(boolean, anycompatible, anycompatible) RETURNS anycompatible
LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 THEN $2 ELSE $3 END';

CREATE FUNCTION main.max(bigint, bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 >= $2 THEN $1 WHEN $1 < $2 THEN $2 END';

CREATE FUNCTION main.min(bigint, bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS 'SELECT CASE WHEN $1 <= $2 THEN $1 WHEN $1 > $2 THEN $2 END';

CREATE FUNCTION main.json_valid(text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
    PERFORM $1::json;
    RETURN $1 IS NOT NULL;
EXCEPTION WHEN OTHERS THEN
    RETURN FALSE;
END $$;

CREATE FUNCTION main.json_array_length(text) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT AS 'SELECT json_array_length($1::json)::bigint';

-- Keys and values are text; whoever wants a number writes CAST(value AS bigint).
CREATE FUNCTION main.json_each(text) RETURNS TABLE (key text, value text)
LANGUAGE sql IMMUTABLE AS $$
    SELECT (place - 1)::text COLLATE "C", one #>> '{}' COLLATE "C"
    FROM json_array_elements(CASE WHEN json_typeof($1::json) = 'array' THEN $1::json END)
    WITH ORDINALITY AS listed (one, place)
    UNION ALL
    SELECT k COLLATE "C", v #>> '{}' COLLATE "C"
    FROM json_each(CASE WHEN json_typeof($1::json) = 'object' THEN $1::json END) AS mapped (k, v)
$$;

CREATE FUNCTION main.json_at(text, bigint) RETURNS text
LANGUAGE sql IMMUTABLE AS 'SELECT $1::json ->> $2::integer';

CREATE FUNCTION main.json_of(text, text) RETURNS text
LANGUAGE sql IMMUTABLE AS 'SELECT $1::json ->> $2';

CREATE OPERATOR main.->> (LEFTARG = text, RIGHTARG = bigint, FUNCTION = main.json_at);
CREATE OPERATOR main.->> (LEFTARG = text, RIGHTARG = text, FUNCTION = main.json_of);

-- With the path $."name", or $[#] behind the last of a list: no other path is used.
CREATE FUNCTION main.json_set(text, text, bigint) RETURNS text LANGUAGE sql IMMUTABLE AS
'SELECT jsonb_set($1::jsonb, ARRAY[trim(both ''"'' from substr($2, 3))], to_jsonb($3))::text';

CREATE FUNCTION main.json_insert(text, text, text) RETURNS text LANGUAGE sql IMMUTABLE AS
'SELECT ($1::jsonb || jsonb_build_array($3))::text';

CREATE FUNCTION main.listed(bigint[]) RETURNS text
LANGUAGE sql IMMUTABLE AS 'SELECT array_to_json($1)::text';

CREATE FUNCTION main.listed(text[]) RETURNS text
LANGUAGE sql IMMUTABLE AS 'SELECT array_to_json($1)::text';

CREATE AGGREGATE main.json_group_array(bigint) (
    SFUNC = array_append, STYPE = bigint[], INITCOND = '{}', FINALFUNC = main.listed
);
CREATE AGGREGATE main.json_group_array(text) (
    SFUNC = array_append, STYPE = text[], INITCOND = '{}', FINALFUNC = main.listed
);
