import { requireSignIn, type Account } from '#src/reference-api/account/account.ts';
import { requireStrongPassword } from '#src/reference-api/account/strong-password.ts';
import { userOf } from '#src/reference-api/account/people.ts';
import type { Context, Implementations } from '#src/reference-api/http/context.ts';
import { refuse } from '#src/reference-api/http/refusal.ts';
import type { Caller } from '#src/reference-api/http/caller.ts';

const okResponse = { ok: true } as const;
const invalidLinkMessage = 'This link is no longer valid.';

export function sessionCalls({ account, sendReset }: Context) {
  const { attempts, passwords, sessions, resets, sample, people, personByEmail } = account;
  const isSample = (token: string): boolean => token === sample?.resetToken;
  /** The owner of a reset token; 404 if it is not valid. Guesses are limited like wrong passwords. */
  const requireResetOwner = async (token: string, { address, headers }: Caller) => {
    headers.set('cache-control', 'no-store');
    const keys = [`reset ${token.slice(0, 64)}`, `resets from ${address}`] as const;
    await attempts.begin(...keys);
    const user = isSample(token) ? sample?.resetOf : await resets.userOfToken(token);
    const one = people.find(user ?? 0) ?? refuse(404, invalidLinkMessage);
    await attempts.succeeded(...keys);
    return one;
  };
  return {
    'auth.login': async ({ body, caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const keys = [`account ${body.email.trim().toLowerCase()}`, `address ${caller.address}`] as const;
      await attempts.begin(...keys);
      const one = personByEmail(body.email);
      const isRight = await passwords.isCorrect(one?.id ?? null, body.password);
      if (!one || !isRight) refuse(401, 'The email address or password is incorrect.');
      await attempts.succeeded(...keys);
      return { token: await sessions.open(one.id, body.rememberMe) };
    },
    'users.me': async ({ caller }) => userOf((await requireSignIn(account, caller)).person),
    'session.create': async ({ body, caller }) => {
      const { person, signIn } = await requireSignIn(account, { ...caller, bearer: body.token });
      if (person.id !== body.user.id) refuse(401, 'This token belongs to another user.');
      caller.keepSession(await sessions.cookieFor(signIn, body.token), signIn.isRemembered);
      return okResponse;
    },
    'session.get': async ({ caller }) => {
      caller.headers.set('cache-control', 'no-store');
      const found = caller.session === null ? null : await sessions.findByCookie(caller.session);
      const one = found && people.find(found.signIn.user);
      return one ? { user: userOf(one), token: found.token } : { user: null, token: null };
    },
    'session.delete': async ({ caller }) => {
      await signOut(account, caller);
      caller.forgetSession();
      return okResponse;
    },
    'auth.signout': async ({ caller }) => {
      await signOut(account, { ...caller, session: null });
      return okResponse;
    },
    'auth.forgot': async ({ body }) => {
      const email = body.email.trim().toLowerCase();
      await attempts.begin(`reset of ${email}`);
      const one = personByEmail(email);
      const token = await resets.issue(one?.id ?? null);
      if (one) sendReset?.(one.email, token);
      return okResponse;
    },
    'auth.resetCheck': async ({ params, caller }) => {
      await requireResetOwner(params.token, caller);
      return { ...okResponse, isSample: isSample(params.token) };
    },
    'auth.reset': async ({ params: { token }, body: { password }, caller }) => {
      const one = await requireResetOwner(token, caller);
      await requireStrongPassword('password', password, one);
      if (!isSample(token) && (await resets.redeem(token)) === null) refuse(404, invalidLinkMessage);
      await account.changePassword(one.id, password, null);
      return okResponse;
    },
  } satisfies Partial<Implementations>;
}

/** Ends the sign-ins that belong to the token and to the cookie. */
async function signOut({ sessions }: Account, { bearer, session, headers }: Caller): Promise<void> {
  headers.set('cache-control', 'no-store');
  const byToken = bearer === null ? null : await sessions.findByToken(bearer);
  const byCookie = session === null ? null : await sessions.findByCookie(session);
  if (byToken) sessions.end(byToken.id);
  if (byCookie) sessions.end(byCookie.signIn.id);
}
