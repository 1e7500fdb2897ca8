import type { CallId } from '#src/contracts/calls.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { Limit, RateCounter } from '#src/reference-api/http/rate-counter.ts';

/**
 * The calls that write or send something without a sign-in, and how often one network address may make them: enough for an
 * office or a classroom behind one address, too few to fill a disk. All other calls need a sign-in or only read, which a test
 * checks.
 * @internal
 */
export const anonymousLimits: Readonly<Partial<Record<CallId, Limit>>> = {
  'auth.login': { most: 300, minutes: 15 },
  'auth.signout': { most: 300, minutes: 15 },
  'session.delete': { most: 300, minutes: 15 },
  'auth.forgot': { most: 30, minutes: 60 },
  'auth.reset': { most: 60, minutes: 60 },
  'circulation.create': { most: 60, minutes: 60 },
  'email.send': { most: 60, minutes: 60 },
  'feedback.nonClient': { most: 60, minutes: 60 },
  'podcastGuestRequests.create': { most: 30, minutes: 60 },
  'blogPostGuestRequests.create': { most: 30, minutes: 60 },
  // One question goes to up to twenty manufacturers.
  'manufacturers.emailRequest': { most: 300, minutes: 60 },
};

const limits: ReadonlyMap<string, Limit> = new Map(Object.entries(anonymousLimits));

/** Limits how often a network address makes such calls. */
export class AnonymousLimiter {
  readonly #counter: RateCounter;

  constructor(counter: RateCounter) {
    this.#counter = counter;
  }

  /** Refuses with 429 a call that the address has made too often. */
  async count(call: string, address: string): Promise<void> {
    const limit = limits.get(call);
    if (!limit) return;
    const seconds = Math.ceil((await this.#counter.take([`${call} ${address}`], limit)) / 1000);
    if (seconds > 0) {
      const message = `Too many requests from your network. Try again in ${Math.ceil(seconds / 60)} minutes.`;
      refuse(429, message, { 'retry-after': String(seconds) });
    }
  }

  reset(): void {
    this.#counter.reset();
  }
}
