import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { http } from 'msw';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { sessionGet } from '#src/contracts/live-session.ts';
import { authLogin, usersMe } from '#src/contracts/session.ts';
import { started } from '#tests/reference-api/account/client.ts';
import { startServer, type RunningServer } from '#src/reference-api/serve/start-server.ts';
import { netlifyToml } from '#tests/reference-api/serve/site.ts';

let server: RunningServer;
let folder: string;
const dropsItself = http.post('*/auth/local/reset/broken-*', () => {
  throw new Error('a bug in a handler');
});
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sessions-'));
  const { handlers } = await started();
  server = await startServer({
    dist: folder,
    rules: netlifyToml,
    handlers: [dropsItself, ...handlers],
    port: 0,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const ask = (path: string, cookie: string, init: RequestInit = {}) =>
  fetch(new URL(path, server.url), {
    ...init,
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...init.headers },
  });
const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

async function signIn(email: string): Promise<{ cookie: string; token: string; line: string }> {
  const login = await ask('/auth/local', '', post({ email, password: 'specify-2026' }));
  const { token } = v.parse(authLogin.answer, await login.json());
  const headers = { authorization: `Bearer ${token}` };
  const user = v.parse(usersMe.answer, await (await ask('/api/users/me', '', { headers })).json());
  const opened = await ask(
    '/api/auth-utils/session',
    '',
    post({ user, token, loggedInAt: '2026-11-02T12:00:00Z' }),
  );
  const [line = ''] = opened.headers.getSetCookie();
  return { token, line, cookie: line.split(';')[0] ?? '' };
}

async function whoIs(cookie: string): Promise<string | null> {
  const answer = await ask('/api/_auth/session', cookie);
  return v.parse(sessionGet.answer, await answer.json()).user?.email ?? null;
}

it('each browser is who its own cookie says, also at the same moment, and one without is nobody', async () => {
  const [ada, ben] = [await signIn('ada@lintel.test'), await signIn('ben@lintel.test')];
  expect(ada.line).toMatch(/; HttpOnly; SameSite=Lax$/);
  const asked = Array.from({ length: 10 }, () => [ada.cookie, ben.cookie, '']).flat();
  const expected = Array.from({ length: 10 }, () => ['ada@lintel.test', 'ben@lintel.test', null]).flat();
  expect(await Promise.all(asked.map(whoIs))).toEqual(expected);
});

it('signing out in one leaves the other signed in', async () => {
  const [ada, ben] = [await signIn('ada@lintel.test'), await signIn('ben@lintel.test')];
  const answer = await ask('/api/_auth/session', ada.cookie, { method: 'DELETE' });
  expect(answer.headers.getSetCookie()).toEqual([
    'lintel_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  ]);
  expect(await whoIs(ada.cookie)).toBeNull();
  expect(await whoIs(ben.cookie)).toBe('ben@lintel.test');
});

it('what is private is no-store on the wire', async () => {
  const { cookie } = await signIn('ada@lintel.test');
  expect((await ask('/api/_auth/session', cookie)).headers.get('cache-control')).toBe('no-store');
});

it('no secret comes into the log, not even when a handler breaks', async () => {
  const said = ['log', 'warn', 'error', 'info'] as const;
  const spies = said.map((name) => vi.spyOn(console, name).mockImplementation(() => undefined));
  const { token, cookie } = await signIn('ada@lintel.test');
  await whoIs(cookie);
  await ask('/auth/local/reset/broken-token-of-a-letter', '', post({ password: 'a new password' }));
  const log = spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join('\n');
  for (const spy of spies) spy.mockRestore();
  expect(log).toContain('POST /auth/local/reset/… failed');
  for (const secret of [token, cookie.split('=')[1] ?? '?', 'specify-2026', 'a new password', 'of-a-letter'])
    expect(log.includes(secret)).toBe(false);
});
