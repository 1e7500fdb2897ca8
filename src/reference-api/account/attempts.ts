import { refuse } from '#src/reference-api/http/refusal.ts';
import type { RateCounter } from '#src/reference-api/http/rate-counter.ts';

const LIMIT = { most: 10, minutes: 15 };

/** Counts wrong passwords and tokens of the last 15 minutes, by account and by network address. */
export class Attempts {
  readonly #wrong: RateCounter;

  constructor(counter: RateCounter) {
    this.#wrong = counter;
  }

  /**
   * Counts the try as wrong before it is checked, so that sending many at once gains nothing. Refuses with 429 after
   * ten, by either key.
   */
  async begin(...keys: readonly string[]): Promise<void> {
    const seconds = Math.ceil((await this.#wrong.take(keys, LIMIT)) / 1000);
    if (seconds > 0) {
      const message = `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`;
      refuse(429, message, { 'retry-after': String(seconds) });
    }
  }

  /** The password was right: clears the account's count and takes one off the address's. */
  async succeeded(account: string, address: string): Promise<void> {
    await this.#wrong.forget(account);
    await this.#wrong.undoLast(address);
  }

  reset(): void {
    this.#wrong.reset();
  }
}
