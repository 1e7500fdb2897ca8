import type { Pool } from 'pg';
import * as v from 'valibot';
import { boundedKey, type Limit, type RateCounter } from '#src/reference-api/http/rate-counter.ts';

/** Longer than any limit's period. */
const FORGET_AFTER = '2 days';
/** Every nth count also removes old rows. */
const TIDY_EVERY = 500;

const waiting = v.tuple([v.object({ wait: v.pipe(v.string(), v.transform(Number)) })]);

/** Shared counts in the database, by its clock. */
export class PostgresRateCounter implements RateCounter {
  readonly #pool: Pool;
  #counts = 0;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async take(keys: readonly string[], { most, minutes }: Limit): Promise<number> {
    this.#counts += 1;
    if (this.#counts % TIDY_EVERY === 1)
      await this.#pool.query(
        `DELETE FROM reference_api.tries WHERE latest < now() - interval '${FORGET_AFTER}'`,
      );
    const { rows } = await this.#pool.query('SELECT reference_api.take_try($1, $2, $3) AS wait', [
      keys.map(storedKey),
      most,
      minutes * 60_000,
    ]);
    return v.parse(waiting, rows)[0].wait;
  }

  async undoLast(key: string): Promise<void> {
    await this.#pool.query(
      'UPDATE reference_api.tries SET times = times[:cardinality(times) - 1] WHERE key = $1 AND cardinality(times) > 0',
      [storedKey(key)],
    );
  }

  async forget(key: string): Promise<void> {
    await this.#pool.query('DELETE FROM reference_api.tries WHERE key = $1', [storedKey(key)]);
  }

  /** Does nothing, because other processes share the counts. */
  reset(): void {}
}

/** PostgreSQL's `text` refuses the null character. */
const storedKey = (key: string): string => boundedKey(key).replaceAll('\0', '\u{FFFD}');
