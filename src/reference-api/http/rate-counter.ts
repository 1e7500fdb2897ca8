/** A rate limit: at most `most` times in `minutes`. */
export interface Limit {
  most: number;
  minutes: number;
}

/** Beyond this many keys, the one not seen for the longest time is dropped, so that memory stays bounded. */
const MOST_KEYS = 10_000;
const LONGEST_KEY = 400;
const MINUTE_MS = 60_000;

/** Remembers when each key, such as a network address, last did something. */
export class RateCounter {
  readonly #times = new Map<string, number[]>();

  /** Milliseconds until the key is below the limit; 0 if it is. */
  waitMs(key: string, { most, minutes }: Limit): number {
    const oldest = this.#times.get(boundedKey(key))?.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest + minutes * MINUTE_MS - Date.now());
  }

  add(key: string, { most }: Limit): void {
    const times = this.#times.get(boundedKey(key)) ?? [];
    this.forget(key);
    this.#times.set(boundedKey(key), [...times, Date.now()].slice(-most));
    const [first] = this.#times.keys();
    if (this.#times.size > MOST_KEYS && first !== undefined) this.#times.delete(first);
  }

  /** Removes the last count. */
  undoLast(key: string): void {
    this.#times.get(boundedKey(key))?.pop();
  }

  forget(key: string): void {
    this.#times.delete(boundedKey(key));
  }

  reset(): void {
    this.#times.clear();
  }
}

/** Excessively long keys share a single count, so that memory stays bounded. */
function boundedKey(key: string): string {
  return key.length > LONGEST_KEY ? '' : key;
}
