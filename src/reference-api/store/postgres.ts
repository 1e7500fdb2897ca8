import { Client, Pool, type ClientConfig } from 'pg';
import { migrations } from '#src/reference-api/store/postgres-schema.ts';

/** Arbitrary lock ids, the same for all processes. */
export const LOCKS = { migrate: 7_402_001, write: 7_402_002 } as const;
/** Tells other processes that something was saved. */
export const CHANNEL = 'reference_api';

/** Connections per process: one writes, one reads other processes' saves, and the rest count rates. */
const MOST_CONNECTIONS = 8;

/** Maximum time that a process waits for its turn, and that its turn takes, in milliseconds. */
const LONGEST_WAIT_MS = 10_000;
const LONGEST_TURN_MS = 15_000;

const connectionOf = (url: string): ClientConfig => ({
  connectionString: url,
  application_name: 'reference-api',
  connectionTimeoutMillis: LONGEST_WAIT_MS,
  keepAlive: true,
  lock_timeout: LONGEST_WAIT_MS,
  idle_in_transaction_session_timeout: LONGEST_TURN_MS,
});

/** Connects to the database and runs missing migrations. Throws a sentence if it cannot be used. */
export async function openDatabase(url: string, log: (message: string) => void): Promise<Pool> {
  const pool = new Pool({ ...connectionOf(url), max: MOST_CONNECTIONS });
  // An idle connection broke; the next query opens another.
  pool.on('error', (error) => log(`The database: ${error.message}`));
  // A connection broke during a query, which reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrate(pool);
    return pool;
  } catch (error) {
    await pool.end();
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`The database cannot be used: ${why}`, { cause: error });
  }
}

async function migrate(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${LOCKS.migrate})`);
    await client.query('CREATE SCHEMA IF NOT EXISTS reference_api');
    await client.query(
      'CREATE TABLE IF NOT EXISTS reference_api.migrations (version integer PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM reference_api.migrations',
    );
    const done = rows[0]?.version ?? 0;
    if (done > migrations.length)
      throw new Error(`it is of a newer version (${done}; this one knows ${migrations.length})`);
    for (const [at, sql] of migrations.entries()) {
      if (at < done) continue;
      await client.query(sql);
      await client.query('INSERT INTO reference_api.migrations (version) VALUES ($1)', [at + 1]);
    }
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Calls back when another process has saved, and after each reconnect, because one may have. Ends with `stop`. */
export function listenForSaves(url: string, saved: () => void): { stop: () => Promise<void> } {
  const RETRY_MS = 1_000;
  let client: Client | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const retry = () => {
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RETRY_MS);
  };
  const connect = async () => {
    const next = new Client(connectionOf(url));
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', saved);
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      saved();
    } catch {
      retry();
    }
  };
  void connect();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
