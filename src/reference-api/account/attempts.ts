import { refuse } from '#src/reference-api/refusal.ts';

const MOST = 10;
const WINDOW_MS = 15 * 60_000;

/** Wrong passwords and tokens of the last quarter of an hour, by account and by network address. */
export class Attempts {
  readonly #times = new Map<string, number[]>();

  /** Counts a try as wrong before it is judged, so that many at once gain nothing; 429 after ten, by either key. */
  begin(...keys: readonly string[]): void {
    const now = Date.now();
    for (const [key, times] of this.#times) {
      const recent = times.filter((time) => now - time < WINDOW_MS);
      if (recent.length > 0) this.#times.set(key, recent);
      else this.#times.delete(key);
    }
    const tries = keys.map((key) => this.#times.get(key) ?? []);
    const oldest = Math.max(...tries.map((times) => times.at(-MOST) ?? 0));
    if (oldest > 0) {
      const seconds = Math.ceil((oldest + WINDOW_MS - now) / 1000);
      const message = `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`;
      refuse(429, message, { 'retry-after': String(seconds) });
    }
    keys.forEach((key, index) => this.#times.set(key, [...(tries[index] ?? []), now]));
  }

  /** The password was right: the account starts over, and the address has one wrong try fewer. */
  succeeded(account: string, address: string): void {
    this.#times.delete(account);
    this.#times.get(address)?.pop();
  }

  reset(): void {
    this.#times.clear();
  }
}
