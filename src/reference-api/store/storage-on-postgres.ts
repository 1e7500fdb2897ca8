import type { Pool, PoolClient } from 'pg';
import * as v from 'valibot';
import {
  keyOf,
  validEntries,
  type ChangeStorage,
  type Entry,
  type SharedWrites,
} from '#src/reference-api/store/change-storage.ts';
import { CHANNEL, listenForSaves, LOCKS, openDatabase } from '#src/reference-api/store/postgres.ts';
import { PostgresRateCounter } from '#src/reference-api/store/rates-on-postgres.ts';

/** Interval for reading saves without a notification, in ms, in case one was lost. */
const ASK_MS = 5_000;

const row = v.object({
  resource: v.string(),
  id: v.pipe(v.string(), v.transform(Number)),
  fields: v.nullable(v.record(v.string(), v.unknown())),
  is_undone: v.boolean(),
  save: v.pipe(v.string(), v.transform(Number)),
});

export interface PostgresStorage extends ChangeStorage {
  shared: SharedWrites;
  counter: PostgresRateCounter;
  /** Whether the database responds. */
  isReady(): Promise<boolean>;
  /** Imports the changes of a data folder, once per folder, into a database without changes. Resolves to their number. */
  importOnce(source: string, entries: readonly Entry[]): Promise<number>;
  /** For the server's metrics. */
  facts(): { turns: number; waitMs: number; save: number };
  release(): Promise<void>;
}

/**
 * Keeps changes in a PostgreSQL database that several processes share. Each has all of them in memory; a writer holds a lock
 * until it has saved, and first reads what others saved. Throws a sentence if the database cannot be used.
 */
export async function openPostgresStorage(
  url: string,
  log: (message: string) => void,
): Promise<PostgresStorage> {
  const pool = await openDatabase(url, log);
  let take: (entries: readonly Entry[]) => void = () => {};
  /** The last save that this process has read. */
  let known = 0;
  /** Failed writes: memory may differ from the database until everything is read again. */
  const doubts = { raised: 0, settled: 0 };
  const facts = { turns: 0, waitMs: 0 };
  let turn: PoolClient | null = null;

  const read = async (on: Pool | PoolClient, give: (entries: readonly Entry[]) => void): Promise<void> => {
    const { raised } = doubts;
    const { rows } = await on.query<Record<string, unknown>>(
      'SELECT resource, id, fields, is_undone, save FROM reference_api.changes WHERE save > $1 ORDER BY save, resource, id',
      [raised > doubts.settled ? 0 : known],
    );
    // Another read may have finished in the meantime, and own writes may depend on it.
    const since = raised > doubts.settled ? 0 : known;
    const fresh = v.parse(v.array(row), rows).filter(({ save }) => save > since);
    known = Math.max(known, fresh.at(-1)?.save ?? 0);
    doubts.settled = Math.max(doubts.settled, raised);
    give(
      validEntries(
        fresh.map(({ resource, id, fields, is_undone: isUndone }) => ({
          resource,
          id,
          ...(isUndone ? {} : { fields }),
        })),
      ),
    );
  };

  let reading: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** A read in progress may miss newer saves, so callers that arrive during it wait for the next one. */
  const catchUp = async (): Promise<void> => {
    // While this process writes, no other does.
    if (turn) return;
    next ??= reading.then(() => {
      next = null;
      const asked = read(pool, (entries) => take(entries));
      reading = asked.catch(() => undefined);
      return asked;
    });
    await next;
  };

  const begin = async (): Promise<void> => {
    const start = performance.now();
    const client = await pool.connect();
    try {
      await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCKS.write})`);
      await read(client, (entries) => take(entries));
      turn = client;
      facts.turns += 1;
      facts.waitMs += performance.now() - start;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const end = async (entries: readonly Entry[]): Promise<void> => {
    const client = turn;
    turn = null;
    if (!client) throw new Error('There is no turn.');
    try {
      const save = entries.length > 0 ? await write(client, entries) : known;
      await client.query('COMMIT');
      client.release();
      known = Math.max(known, save);
    } catch (error) {
      // Also ends the transaction. If the connection broke during COMMIT, a save that did succeed is read like another
      // process's.
      doubts.raised += 1;
      client.release(true);
      throw error;
    }
  };

  let listener: ReturnType<typeof listenForSaves> | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    async load() {
      let all: readonly Entry[] = [];
      known = 0;
      await read(pool, (entries) => {
        all = entries;
      });
      return all;
    },
    save: () => Promise.reject(new Error('Several processes share this storage: it saves in turns.')),
    watch(callback) {
      take = callback;
      const look = () => void catchUp().catch(() => undefined);
      listener = listenForSaves(url, look);
      timer = setInterval(look, ASK_MS).unref();
    },
    shared: { begin, end, catchUp },
    counter: new PostgresRateCounter(pool),
    isReady: () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    async importOnce(source, entries) {
      await begin();
      const { rowCount } = await pool.query('SELECT 1 FROM reference_api.imports LIMIT 1');
      const isNew = (rowCount ?? 0) === 0 && known === 0;
      await turn?.query(
        'INSERT INTO reference_api.imports (source, entries) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        [source, isNew ? entries.length : 0],
      );
      await end(isNew ? entries : []);
      return isNew ? entries.length : 0;
    },
    facts: () => ({ ...facts, save: known }),
    async release() {
      clearInterval(timer);
      await listener?.stop();
      await pool.end();
    },
  };
}

/** Writes the entries as one save, and tells other processes once it is committed. Resolves to its number. */
async function write(client: PoolClient, entries: readonly Entry[]): Promise<number> {
  // The last change of a record wins.
  const last = [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
  const { rows } = await client.query<{ save: string }>(
    `WITH this AS (SELECT nextval('reference_api.saves') AS save),
      written AS (
        INSERT INTO reference_api.changes (resource, id, fields, is_undone, save)
        SELECT one.resource, one.id, one.fields::json, one.is_undone, this.save
          FROM unnest($1::text[], $2::bigint[], $3::text[], $4::boolean[]) AS one (resource, id, fields, is_undone), this
        ON CONFLICT (resource, id) DO UPDATE
          SET fields = excluded.fields, is_undone = excluded.is_undone, save = excluded.save, saved_at = now()
      )
    SELECT save, pg_notify('${CHANNEL}', save::text) FROM this`,
    [
      last.map(({ resource }) => resource),
      last.map(({ id }) => id),
      last.map(({ fields }) => (fields === undefined || fields === null ? null : JSON.stringify(fields))),
      last.map(({ fields }) => fields === undefined),
    ],
  );
  return Number(rows[0]?.save);
}
