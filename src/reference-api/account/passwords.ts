import * as v from 'valibot';
import type { SampleAccess } from '#src/reference-api/account/sample-access.ts';
import {
  equalInConstantTime,
  newSecret,
  stretchPassword,
  hashOf,
} from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { World } from '#src/reference-api/world/world.ts';
import { normalizedPassword } from '#src/lib/checks/password.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { RateCounter } from '#src/reference-api/http/rate-counter.ts';

/** What OWASP recommends for PBKDF2 with SHA-256. */
const ROUNDS = 600_000;
/** In UTF-16 units. No one's password is longer, and normalizing and stretching a long text is expensive. */
const LONGEST = 400;

const storedPassword = v.object({ salt: v.string(), hash: v.string(), rounds: v.number() });

type StretchedPassword = v.InferOutput<typeof storedPassword>;

export interface Passwords {
  /** Takes the same time for an unknown user (null), so that timing doesn't reveal which accounts exist. */
  isCorrect: (user: number | null, password: string) => Promise<boolean>;
  /** Stretches a new password for storage. Slow, so call it before any write. */
  stretch: (password: string) => Promise<StretchedPassword>;
  write: (user: number, stretched: StretchedPassword) => void;
}

/** Passwords are salted and stretched. The sample people's password is public and part of the code. */
export function createPasswords(
  world: World,
  changes: Changes,
  sample: SampleAccess | null,
  rounds = ROUNDS,
): Passwords {
  const writtenOf = (user: number) => {
    const read = v.safeParse(storedPassword, changes.written('passwords', user));
    return read.success ? read.output : null;
  };
  return {
    async isCorrect(user, password) {
      const written = user === null ? null : writtenOf(user);
      const given = password.length > LONGEST ? '' : normalizedPassword(password);
      const hash = await changes.outsideTurn(() =>
        stretchPassword(given, written?.salt ?? 'nobody', written?.rounds ?? rounds),
      );
      if (written !== null) return equalInConstantTime(hash, written.hash);
      return user !== null && world.people.has(user) && given === sample?.password;
    },
    async stretch(password) {
      const salt = newSecret();
      const hash = await changes.outsideTurn(() =>
        stretchPassword(normalizedPassword(password), salt, rounds),
      );
      return { salt, hash, rounds };
    },
    write: (user, stretched) => changes.write('passwords', user, stretched),
  };
}

const VALID_MS = 30 * 60_000;
/** Stands for an unknown email address: a number that no account has. */
const NOBODY = 2_147_483_647;

const storedReset = v.object({ hash: v.string(), askedAt: v.number() });

/** Tokens for a new password: one per person, valid for thirty minutes, usable once, kept as hashes. */
export class PasswordResets {
  readonly #changes: Changes;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Issues a token and voids an earlier one; as much work for nobody (null), so timing reveals nothing. */
  async issue(user: number | null): Promise<string> {
    const token = newSecret();
    this.#changes.write('resets', user ?? NOBODY, { hash: await hashOf(token), askedAt: Date.now() });
    return token;
  }

  /** The user a token belongs to; null if it is unknown, used, or expired. */
  async userOfToken(token: string): Promise<number | null> {
    return this.#find(await hashOf(token));
  }

  /** The same, and uses the token up; if two requests come at once, only one gets it. */
  async redeem(token: string): Promise<number | null> {
    const user = this.#find(await hashOf(token));
    if (user !== null) this.end(user);
    return user;
  }

  end(user: number): void {
    if (this.#changes.written('resets', user)) this.#changes.write('resets', user, undefined);
  }

  #find(hash: string): number | null {
    const isValid = (user: number): boolean => {
      const read = v.safeParse(storedReset, this.#changes.written('resets', user));
      return read.success && read.output.hash === hash && Date.now() - read.output.askedAt < VALID_MS;
    };
    return this.#changes.writtenIds('resets').find((user) => user !== NOBODY && isValid(user)) ?? null;
  }
}

const LIMIT = { most: 10, minutes: 15 };

/** Counts wrong passwords and tokens of the last 15 minutes, by account and by network address. */
export class Attempts {
  readonly #wrong: RateCounter;

  constructor(counter: RateCounter) {
    this.#wrong = counter;
  }

  /** Counts a try as wrong before checking it, so sending many at once gains nothing. 429 after ten. */
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
