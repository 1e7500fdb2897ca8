import { calls } from '../../src/contracts/calls.ts';
import type { Call } from '../../src/contracts/define-call.ts';
import { operations } from '../contract/operations.ts';
import type { Run } from './run.ts';

export interface TestAccount {
  email: string;
  password: string;
}

/** Signs in; null where that fails, which is noted. */
export async function tokenOf(run: Run, { email, password }: TestAccount): Promise<string | null> {
  return (await run.read(calls['auth.login'], { body: { email, password } }))?.token ?? null;
}

/** The steps of a sign-in, from the password to its end. */
export async function checkSession(run: Run, account: TestAccount | undefined): Promise<void> {
  const { 'auth.login': login, 'users.me': me, 'session.get': session } = calls;
  const nobody = await run.read(session);
  if (nobody)
    run.check(
      session,
      'without a cookie, no one is signed in',
      nobody.user === null && nobody.token === null,
      'user',
      JSON.stringify(nobody),
    );
  await run.refused(
    calls['auth.resetCheck'],
    'an unknown reset token is not found',
    { params: { token: 'f'.repeat(64) } },
    [404],
  );
  await checkBodies(run);
  if (!account) {
    for (const call of [login, me, session]) run.skip(call, 'needs an account: --account email:password');
    return;
  }
  await run.refused(
    login,
    'refuses a wrong password',
    { body: { email: account.email, password: `${account.password}?` } },
    [401],
  );
  const token = await tokenOf(run, account);
  if (token === null) return;
  const user = await run.read(me, { token });
  if (!user) return;
  const isSame = user.email.toLowerCase() === account.email.toLowerCase();
  run.check(me, 'answers who signed in', isSame, 'email', 'another address');

  const opened = await run.ask(calls['session.create'], {
    body: { user, token, loggedInAt: new Date().toISOString() },
  });
  const [line = ''] = opened.headers.getSetCookie();
  const opens = run.check(
    calls['session.create'],
    'opens a session',
    opened.status === 200,
    '',
    `${opened.status}: ${opened.text}`,
  );
  if (opens) {
    run.check(
      calls['session.create'],
      'scripts can’t read the cookie',
      /;\s*HttpOnly/i.test(line),
      'set-cookie',
      withoutValue(line),
    );
    run.check(
      calls['session.create'],
      'other sites don’t send the cookie',
      /;\s*SameSite=(?:Lax|Strict)/i.test(line),
      'set-cookie',
      withoutValue(line),
    );
    const found = await run.read(session, { cookie: line.split(';')[0] ?? '' });
    if (found) {
      run.check(
        session,
        'the cookie leads to the same person',
        found.user?.id === user.id,
        'user.id',
        String(found.user?.id),
      );
      run.check(
        session,
        'the cookie leads to the same token',
        found.token === token,
        'token',
        'another token',
      );
    }
  }
  await checkProfile(run, token);
  await run.raw(calls['session.delete'], { cookie: line.split(';')[0] ?? '' });
  const over = await run.read(session, { cookie: line.split(';')[0] ?? '' });
  if (over)
    run.check(calls['session.delete'], 'ends the session', over.user === null, 'user', 'still signed in');
  await run.raw(calls['auth.signout'], { token });
  await run.refused(me, 'a sign-in that has ended opens nothing', { token }, [401]);
}

/** The profile as it is, saved again: with its version it is taken, with the one before it is not. */
async function checkProfile(run: Run, token: string): Promise<void> {
  const { 'circulation.me': me, 'circulation.update': update, 'circulation.password': change } = calls;
  const profile = await run.read(me, { token });
  if (!profile) return;
  const { seq, updated_at: first, ...fields } = profile;
  const params = { userSeq: seq };
  const saved = await run.read(update, { token, params, body: { ...fields, updated_at: first } });
  if (saved && first !== undefined) {
    run.check(update, 'every save has another version', saved.updated_at !== first, 'updated_at', first);
    const stale = { token, params, body: { ...fields, updated_at: first } };
    await run.refused(update, 'refuses where the version is an old one', stale, [409]);
  }
  const elses = { token, params: { userSeq: seq + 1 }, body: fields };
  await run.refused(update, 'nobody changes another’s profile', elses, [403, 404]);
  const wrong = { oldPassword: 'not the password', newPassword: 'four other words are enough' };
  await run.refused(
    change,
    'wants the password that was',
    { token, params, body: wrong },
    [422],
    'oldPassword',
  );
}

const withoutValue = (line: string): string => line.replace(/=[^;]*/, '=…') || 'none';

const person = {
  firstName: 'Test',
  lastName: 'Account',
  email: 'conformance@lintel.example',
  firm: '',
  title: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  website: '',
};

/** Bodies that no API may take, so that nothing is sent to anyone. */
async function checkBodies(run: Run): Promise<void> {
  for (const { call, example, isPrivate } of operations) {
    if (call.body === null || call.readOnly || isPrivate) continue;
    await run.refused(call, 'refuses an empty body', { params: example.params ?? {}, body: {} }, [400, 422]);
    await run.refused(
      call,
      'refuses a body that is no object',
      { params: example.params ?? {}, body: 'x' },
      [400, 422],
    );
  }
  await run.raw(calls['auth.forgot'], { body: { email: `nobody-${Date.now()}@lintel.example` } });
  const body = { password: 'four words are enough' };
  await run.refused(
    calls['auth.reset'],
    'an unknown token sets no password',
    { params: { token: 'f'.repeat(64) }, body },
    [404],
  );
  const refused: readonly [
    call: Call,
    rule: string,
    body: unknown,
    statuses: readonly number[],
    field: string,
  ][] = [
    [calls['email.send'], 'refuses a message without a kind', { email: person.email }, [400, 422], 'kind'],
    [calls['feedback.nonClient'], 'refuses what is no number', { coid: 'x' }, [400, 422], ''],
    [
      calls['auth.login'],
      'refuses a body that lacks a field',
      { email: person.email },
      [400, 422],
      'password',
    ],
    [
      calls['circulation.create'],
      'refuses a password that everyone has',
      { ...person, password: 'password1234' },
      [422],
      'password',
    ],
    [
      calls['circulation.create'],
      'refuses an address that is none',
      { ...person, email: 'at home', password: 'four words are enough' },
      [422],
      'email',
    ],
  ];
  for (const [call, rule, body, statuses, field] of refused)
    await run.refused(call, rule, { body }, statuses, field);
}
