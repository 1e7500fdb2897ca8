import { largest } from '#src/lib/long-lists.ts';

/** A rate limit: at most `most` times in `minutes`. */
export interface Limit {
  most: number;
  minutes: number;
}

/** Remembers when each key, such as a network address, last did something. Several processes may share one. */
export interface RateCounter {
  /**
   * Counts all of the keys, unless one of them is at its limit; then it counts none. Resolves to the milliseconds to wait: 0 if
   * they were counted.
   */
  take(keys: readonly string[], limit: Limit): Promise<number>;
  /** Removes the last count of a key. */
  undoLast(key: string): Promise<void>;
  forget(key: string): Promise<void>;
  reset(): void;
}

/** Beyond this many keys, the one not seen for the longest time is dropped, so that memory stays bounded. */
const MOST_KEYS = 10_000;
const LONGEST_KEY = 400;
const MINUTE_MS = 60_000;

/** The counts of one process. */
export class OwnRateCounter implements RateCounter {
  readonly #times = new Map<string, number[]>();

  async take(keys: readonly string[], limit: Limit): Promise<number> {
    const wait = largest(keys.map((key) => this.#waitMs(key, limit)));
    if (wait === 0) for (const key of keys) this.#add(key, limit);
    return wait;
  }

  async undoLast(key: string): Promise<void> {
    this.#times.get(boundedKey(key))?.pop();
  }

  async forget(key: string): Promise<void> {
    this.#times.delete(boundedKey(key));
  }

  reset(): void {
    this.#times.clear();
  }

  /** Milliseconds until the key is below the limit; 0 if it is. */
  #waitMs(key: string, { most, minutes }: Limit): number {
    const oldest = this.#times.get(boundedKey(key))?.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest + minutes * MINUTE_MS - Date.now());
  }

  #add(key: string, { most }: Limit): void {
    const times = this.#times.get(boundedKey(key)) ?? [];
    this.#times.delete(boundedKey(key));
    this.#times.set(boundedKey(key), [...times, Date.now()].slice(-most));
    const [first] = this.#times.keys();
    if (this.#times.size > MOST_KEYS && first !== undefined) this.#times.delete(first);
  }
}

/** Excessively long keys share a single count, so that memory stays bounded. */
export const boundedKey = (key: string): string => (key.length > LONGEST_KEY ? '' : key);
