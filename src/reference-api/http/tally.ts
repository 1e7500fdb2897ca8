/** How often something may be done, and in how many minutes. */
export interface Limit {
  most: number;
  minutes: number;
}

/** Beyond this many keys, the one not seen for the longest time is dropped, so that memory stays bounded. */
const MOST_KEYS = 10_000;
const LONGEST_KEY = 400;
const MINUTE_MS = 60_000;

/** When each of many keys, such as network addresses, last did something. */
export class Tally {
  readonly #times = new Map<string, number[]>();

  /** Milliseconds until the key is below the limit; 0 if it is. */
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

  /** Takes one count back. */
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

/** Keys longer than any honest one share a single count. */
function named(key: string): string {
  return key.length > LONGEST_KEY ? '' : key;
}
