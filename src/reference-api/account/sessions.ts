import * as v from 'valibot';
import { hashOf, newSecret, encrypt, decrypt } from '#src/reference-api/account/secrets.ts';
import type { Changes } from '#src/reference-api/store/changes.ts';
import type { Fields } from '#src/reference-api/store/change-storage.ts';
import { RecordIndex } from '#src/reference-api/store/record-index.ts';

const SESSIONS = 'sessions';
const MAX_MS = 30 * 86_400_000;

/** The most sign-ins that one person has at a time; another one ends the oldest. */
const MOST_OF_ONE = 20;

const storedSession = v.object({
  id: v.number(),
  user: v.number(),
  isRemembered: v.boolean(),
  openedAt: v.number(),
  tokenHash: v.string(),
  /** Null until the browser has its cookie. */
  cookieHash: v.nullable(v.string()),
  /** The token, encrypted with the cookie's secret. */
  sealedToken: v.nullable(v.string()),
});
export type SignIn = v.InferOutput<typeof storedSession>;

/**
 * Sign-ins. Only hashes of tokens and cookies are stored, so the data file opens no account. A sign-in ends on
 * sign-out, on a password change, when its owner has too many, or after thirty days.
 */
export class Sessions {
  readonly #changes: Changes;
  readonly #signIns = new Map<number, SignIn>();
  readonly #byToken = new RecordIndex<string>();
  readonly #byCookie = new RecordIndex<string>();
  readonly #byUser = new RecordIndex<number>();

  constructor(changes: Changes) {
    this.#changes = changes;
    changes.follow(SESSIONS, (id, fields) => this.#note(id, fields));
  }

  /** Starts a sign-in and returns its token, which cannot be read again. */
  async open(user: number, isRemembered: boolean): Promise<string> {
    const token = newSecret();
    const tokenHash = await hashOf(token);
    this.#makeRoom(user);
    const id = newNumber();
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

  async findByToken(token: string): Promise<SignIn | null> {
    const hash = await hashOf(token);
    return this.#open(this.#byToken.of(hash)) ?? null;
  }

  /** Issues a cookie secret; an earlier one stops working. */
  async cookieFor(signIn: SignIn, token: string): Promise<string> {
    const secret = newSecret();
    const kept = { cookieHash: await hashOf(secret), sealedToken: await encrypt(token, secret) };
    // If the person signed out in the meantime, that stands.
    if (this.#signIns.has(signIn.id)) this.#write({ ...signIn, ...kept });
    return secret;
  }

  async findByCookie(secret: string): Promise<{ signIn: SignIn; token: string } | null> {
    const hash = await hashOf(secret);
    const signIn = this.#open(this.#byCookie.of(hash));
    return signIn?.sealedToken ? { signIn, token: await decrypt(signIn.sealedToken, secret) } : null;
  }

  end(id: number): void {
    this.#changes.write(SESSIONS, id, undefined);
  }

  endAllOf(user: number, except: SignIn | null): void {
    for (const id of this.#byUser.of(user)) if (id !== except?.id) this.end(id);
  }

  /** Removes expired sign-ins, and the oldest one of a person who has too many. */
  #makeRoom(user: number): void {
    for (const { id, openedAt } of this.#signIns.values()) if (isOver(openedAt)) this.end(id);
    const own = this.#byUser.of(user).flatMap((id) => this.#signIns.get(id) ?? []);
    const oldest = own.toSorted((one, other) => one.openedAt - other.openedAt);
    for (const { id } of oldest.slice(0, Math.max(0, own.length - MOST_OF_ONE + 1))) this.end(id);
  }

  #open(ids: readonly number[]): SignIn | undefined {
    return ids
      .map((id) => this.#signIns.get(id))
      .find((signIn) => signIn !== undefined && !isOver(signIn.openedAt));
  }

  #note(id: number, fields: Fields | null | undefined): void {
    const read = v.safeParse(storedSession, fields);
    const signIn = read.success ? read.output : null;
    if (signIn) this.#signIns.set(id, signIn);
    else this.#signIns.delete(id);
    this.#byToken.put(id, signIn && signIn.tokenHash);
    this.#byCookie.put(id, signIn && signIn.cookieHash);
    this.#byUser.put(id, signIn && signIn.user);
  }

  #write(signIn: SignIn): void {
    this.#changes.write(SESSIONS, signIn.id, signIn);
  }
}

/** Random, not counted up: a late sign-out may still name an ended sign-in, so no number is reused. */
function newNumber(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 20) * 2 ** 32 + low + 1;
}

const isOver = (openedAt: number): boolean => Date.now() - openedAt > MAX_MS;
