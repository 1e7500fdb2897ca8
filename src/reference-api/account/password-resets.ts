import * as v from 'valibot';
import { hashOf, newSecret } from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';

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
