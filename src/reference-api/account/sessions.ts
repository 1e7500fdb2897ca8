import * as v from 'valibot';

import { hashOf, newSecret, sealed, unsealed } from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/changes.ts';

const MAX_MS = 30 * 86_400_000;

const storedSession = v.object({
  id: v.number(),
  user: v.number(),
  isRemembered: v.boolean(),
  openedAt: v.number(),
  tokenHash: v.string(),
  /** Null until the browser has its cookie. */
  cookieHash: v.nullable(v.string()),
  /** The token, to be read with the cookie alone. */
  sealedToken: v.nullable(v.string()),
});
/** One sign-in. */
export type SignIn = v.InferOutput<typeof storedSession>;

/**
 * Stores only hashes of tokens and cookies, so the file of changes opens no account. A sign-in ends on sign-out, on a
 * password change, or after thirty days.
 */
export class Sessions {
  readonly #changes: Changes;
  /** The last number given: a number of a sign-in that ended is not given again, since a late sign-out still names it. */
  #last = 0;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** A new sign-in; its token is given once. */
  async open(user: number, isRemembered: boolean): Promise<string> {
    for (const { id, openedAt } of this.#all()) if (isOver(openedAt)) this.end(id);
    const token = newSecret();
    const tokenHash = await hashOf(token);
    const id = Math.max(this.#last, ...this.#all().map((one) => one.id)) + 1;
    this.#last = id;
    this.#write({
      id,
      user,
      isRemembered,
      openedAt: Date.now(),
      tokenHash,
      cookieHash: null,
      sealedToken: null,
    });
    return token;
  }

  async ofToken(token: string): Promise<SignIn | null> {
    const hash = await hashOf(token);
    return this.#all().find(({ tokenHash, openedAt }) => tokenHash === hash && !isOver(openedAt)) ?? null;
  }

  /** The secret of a new cookie; one given earlier is worth nothing from now on. */
  async cookieFor(signIn: SignIn, token: string): Promise<string> {
    const secret = newSecret();
    const kept = { cookieHash: await hashOf(secret), sealedToken: await sealed(token, secret) };
    // Signed out in the meantime: that stands.
    if (this.#all().some(({ id }) => id === signIn.id)) this.#write({ ...signIn, ...kept });
    return secret;
  }

  async ofCookie(secret: string): Promise<{ signIn: SignIn; token: string } | null> {
    const hash = await hashOf(secret);
    const signIn = this.#all().find(({ cookieHash, openedAt }) => cookieHash === hash && !isOver(openedAt));
    return signIn?.sealedToken ? { signIn, token: await unsealed(signIn.sealedToken, secret) } : null;
  }

  end(id: number): void {
    this.#changes.write('sessions', id, undefined);
  }

  /** Ends a person's sign-ins, all but the one given. */
  endAllOf(user: number, except: SignIn | null): void {
    for (const signIn of this.#all())
      if (signIn.user === user && signIn.id !== except?.id) this.end(signIn.id);
  }

  #all(): SignIn[] {
    return this.#changes.writtenIds('sessions').flatMap((id) => {
      const read = v.safeParse(storedSession, this.#changes.written('sessions', id));
      return read.success ? [read.output] : [];
    });
  }

  #write(signIn: SignIn): void {
    this.#changes.write('sessions', signIn.id, signIn);
  }
}

function isOver(openedAt: number): boolean {
  return Date.now() - openedAt > MAX_MS;
}
