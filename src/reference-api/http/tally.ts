/** How often something may be done, and in how many minutes. */
export interface Limit {
  most: number;
  minutes: number;
}

/** Of more keys the one that was not heard of for the longest is forgotten, so that no crowd fills the memory. */
const MOST_KEYS = 10_000;
const LONGEST_KEY = 400;
const MINUTE_MS = 60_000;

/** When each of many keys, such as network addresses, last did something. */
export class Tally {
  readonly #times = new Map<string, number[]>();

  /** Milliseconds until a key has done it less often than the limit; 0 where it has. */
  wait(key: string, { most, minutes }: Limit): number {
    const oldest = this.#times.get(named(key))?.at(-most);
    return oldest === undefined ? 0 : Math.max(0, oldest + minutes * MINUTE_MS - Date.now());
  }

  add(key: string, { most }: Limit): void {
    const times = this.#times.get(named(key)) ?? [];
    this.forget(key);
    this.#times.set(named(key), [...times, Date.now()].slice(-most));
    const [first] = this.#times.keys();
    if (this.#times.size > MOST_KEYS && first !== undefined) this.#times.delete(first);
  }

  /** Counts one time less. */
  takeBack(key: string): void {
    this.#times.get(named(key))?.pop();
  }

  forget(key: string): void {
    this.#times.delete(named(key));
  }

  reset(): void {
    this.#times.clear();
  }
}

/** All keys that are too long for an honest one count as one. */
function named(key: string): string {
  return key.length > LONGEST_KEY ? '' : key;
}
