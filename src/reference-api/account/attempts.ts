import { largest } from '#src/lib/long-lists.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import { RateCounter } from '#src/reference-api/http/rate-counter.ts';

const LIMIT = { most: 10, minutes: 15 };

/** Counts wrong passwords and tokens of the last 15 minutes, by account and by network address. */
export class Attempts {
  readonly #wrong = new RateCounter();

  /**
   * Counts the try as wrong before it is checked, so that sending many at once gains nothing. Refuses with 429 after
   * ten, by either key.
   */
  begin(...keys: readonly string[]): void {
    const seconds = Math.ceil(largest(keys.map((key) => this.#wrong.waitMs(key, LIMIT))) / 1000);
    if (seconds > 0) {
      const message = `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`;
      refuse(429, message, { 'retry-after': String(seconds) });
    }
    for (const key of keys) this.#wrong.add(key, LIMIT);
  }

  /** The password was right: clears the account's count and takes one off the address's. */
  succeeded(account: string, address: string): void {
    this.#wrong.forget(account);
    this.#wrong.undoLast(address);
  }

  reset(): void {
    this.#wrong.reset();
  }
}
