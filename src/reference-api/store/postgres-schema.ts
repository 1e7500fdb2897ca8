/** Migrations in order; each runs once per database. Never change a released one: add another. */
export const migrations: readonly string[] = [
  `
  CREATE SEQUENCE reference_api.saves;
  CREATE TABLE reference_api.changes (
    resource text NOT NULL,
    id bigint NOT NULL,
    -- Not jsonb, which refuses a zero character and does not keep the order of fields. NULL: see is_undone.
    fields json,
    -- What was written is undone: the record is as in the sample world, or there is none. Else, without fields, it is deleted.
    is_undone boolean NOT NULL,
    -- The save that wrote it last. Saves follow one another, so whoever knows one knows all before it.
    save bigint NOT NULL,
    saved_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (resource, id)
  );
  CREATE INDEX changes_by_save ON reference_api.changes (save);
  CREATE TABLE reference_api.imports (source text PRIMARY KEY, entries integer NOT NULL, at timestamptz NOT NULL DEFAULT now());
  `,
  `
  CREATE TABLE reference_api.tries (
    key text PRIMARY KEY,
    -- Milliseconds since 1970, the latest last.
    times bigint[] NOT NULL,
    latest timestamptz NOT NULL DEFAULT clock_timestamp()
  );
  CREATE INDEX tries_by_age ON reference_api.tries (latest);
  CREATE FUNCTION reference_api.take_try(keys text[], most integer, period bigint) RETURNS bigint LANGUAGE plpgsql AS $$
  DECLARE
    now_ms bigint;
    wait bigint;
  BEGIN
    INSERT INTO reference_api.tries (key, times) SELECT DISTINCT one, '{}'::bigint[] FROM unnest(keys) AS one ORDER BY one
      ON CONFLICT DO NOTHING;
    -- Always in the same order, so that no two wait for one another.
    PERFORM 1 FROM reference_api.tries WHERE key = ANY (keys) ORDER BY key FOR UPDATE;
    now_ms := floor(extract(epoch FROM clock_timestamp()) * 1000);
    SELECT greatest(0, max(times[cardinality(times) - most + 1] + period - now_ms)) INTO wait
      FROM reference_api.tries WHERE key = ANY (keys) AND cardinality(times) >= most;
    IF coalesce(wait, 0) > 0 THEN RETURN wait; END IF;
    UPDATE reference_api.tries
      SET times = (times || now_ms)[greatest(1, cardinality(times) + 2 - most):], latest = clock_timestamp()
      WHERE key = ANY (keys);
    RETURN 0;
  END $$;
  `,
];
