import { signedInBy, type Account } from '#src/reference-api/account/account.ts';
import { userOf } from '#src/reference-api/account/people.ts';
import type { Context, Implementations } from '#src/reference-api/context.ts';
import { refuse } from '#src/reference-api/refusal.ts';
import { sampleEmail } from '#src/reference-api/seed/account/people.ts';
import type { Caller } from '#src/reference-api/caller.ts';

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

/** Sample users get no mail, so the token is fixed and stays valid. */
const sampleResetToken = 'demo-reset-token';

const done = { ok: true } as const;

export function sessionCalls({ account }: Context): Implementations<Calls> {
  const { attempts, passwords, sessions, people, personByEmail } = account;
  const whoseReset = (token: string) =>
    (token === sampleResetToken ? personByEmail(sampleEmail) : null) ??
    refuse(404, 'This link is no longer valid.');
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
    'auth.forgot': () => done,
    'auth.resetCheck': ({ params, caller }) => {
      caller.headers.set('cache-control', 'no-store');
      whoseReset(params.token);
      return done;
    },
    'auth.reset': async ({ params, body, caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const { id } = whoseReset(params.token);
      await passwords.set(id, body.password);
      sessions.endAllOf(id, null);
      return done;
    },
  };
}

/** Ends what token and cookie opened; what is over already stays so. */
async function signOut({ sessions }: Account, { bearer, session, headers }: Caller): Promise<void> {
  headers.set('cache-control', 'no-store');
  const byToken = bearer === null ? null : await sessions.ofToken(bearer);
  const byCookie = session === null ? null : await sessions.ofCookie(session);
  if (byToken) sessions.end(byToken.id);
  if (byCookie) sessions.end(byCookie.signIn.id);
}
