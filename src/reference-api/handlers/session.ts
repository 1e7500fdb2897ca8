import { signedInBy, type Account } from '#src/reference-api/account/account.ts';
import { requireUnguessable } from '#src/reference-api/account/new-password.ts';
import { userOf } from '#src/reference-api/account/people.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

type Calls =
  | 'auth.login'
  | 'users.me'
  | 'session.create'
  | 'session.get'
  | 'session.delete'
  | 'auth.signout'
  | 'auth.forgot'
  | 'auth.resetCheck'
  | 'auth.reset';

const done = { ok: true } as const;
const noLink = 'This link is no longer valid.';

export function sessionCalls({ account, sendReset }: Context): Implementations<Calls> {
  const { attempts, passwords, sessions, resets, sample, people, personByEmail } = account;
  const isSample = (token: string): boolean => token === sample?.resetToken;
  /** The owner of a reset token, or 404. Guesses are counted like wrong passwords. */
  const whoseReset = async (token: string, { address, headers }: Caller) => {
    headers.set('cache-control', 'no-store');
    const keys = [`reset ${token.slice(0, 64)}`, `resets from ${address}`] as const;
    attempts.begin(...keys);
    const user = isSample(token) ? sample?.resetOf : await resets.ofToken(token);
    const one = people.find(user ?? 0) ?? refuse(404, noLink);
    attempts.succeeded(...keys);
    return one;
  };
  return {
    'auth.login': async ({ body, caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const keys = [`account ${body.email.trim().toLowerCase()}`, `address ${caller.address}`] as const;
      attempts.begin(...keys);
      const one = personByEmail(body.email);
      const isRight = await passwords.isRight(one?.id ?? null, body.password);
      if (!one || !isRight) refuse(401, 'The email address or password is incorrect.');
      attempts.succeeded(...keys);
      return { token: await sessions.open(one.id, body.rememberMe) };
    },
    'users.me': async ({ caller }) => userOf((await signedInBy(account, caller)).one),
    'session.create': async ({ body, caller }) => {
      const { one, signIn } = await signedInBy(account, { ...caller, bearer: body.token });
      if (one.id !== body.user.id) refuse(401, 'This token belongs to another user.');
      caller.keepSession(await sessions.cookieFor(signIn, body.token), signIn.isRemembered);
      return done;
    },
    'session.get': async ({ caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const found = caller.session === null ? null : await sessions.ofCookie(caller.session);
      const one = found && people.find(found.signIn.user);
      return one ? { user: userOf(one), token: found.token } : { user: null, token: null };
    },
    'session.delete': async ({ caller }) => {
      await signOut(account, caller);
      caller.forgetSession();
      return done;
    },
    'auth.signout': async ({ caller }) => {
      await signOut(account, { ...caller, session: null });
      return done;
    },
    'auth.forgot': async ({ body }) => {
      const email = body.email.trim().toLowerCase();
      attempts.begin(`reset of ${email}`);
      const one = personByEmail(email);
      const token = await resets.give(one?.id ?? null);
      if (one) sendReset?.(one.email, token);
      return done;
    },
    'auth.resetCheck': async ({ params, caller }) => {
      await whoseReset(params.token, caller);
      return { ...done, isSample: isSample(params.token) };
    },
    'auth.reset': async ({ params: { token }, body: { password }, caller }) => {
      const one = await whoseReset(token, caller);
      await requireUnguessable('password', password, one);
      if (!isSample(token) && (await resets.take(token)) === null) refuse(404, noLink);
      await account.changePassword(one.id, password, null);
      return done;
    },
  };
}

/** Ends the sign-in of the token and the cookie, if it has not ended yet. */
async function signOut({ sessions }: Account, { bearer, session, headers }: Caller): Promise<void> {
  headers.set('cache-control', 'no-store');
  const byToken = bearer === null ? null : await sessions.ofToken(bearer);
  const byCookie = session === null ? null : await sessions.ofCookie(session);
  if (byToken) sessions.end(byToken.id);
  if (byCookie) sessions.end(byCookie.signIn.id);
}
