import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { ReferenceApi } from '#src/reference-api/http/options.ts';
import { Client, password, signedIn, started } from '#tests/reference-api/account/client.ts';

let api: ReferenceApi;
beforeEach(async () => {
  api = await started();
});

const nobody = { user: null, token: null };

describe('signing in', () => {
  it('gives a token, says whose it is and opens a session that the cookie alone restores', async () => {
    const ada = await signedIn(api);
    const later = new Client(api);
    later.cookie = ada.cookie;
    expect(await later.read('session.get')).toEqual({
      user: { id: 1, email: 'ada@lintel.test', firstName: 'Ada', lastName: 'Reyes', circulationSeq: 4201 },
      token: ada.token,
    });
  });

  it.each([
    ['a wrong password', 'ada@lintel.test', 'specify-2025'],
    ['no password', 'ada@lintel.test', ''],
    ['a password of sixty kilobytes', 'ada@lintel.test', 'x'.repeat(60_000)],
    ['someone whom no one knows', 'cleo@lintel.test', password],
    ['no address', '', password],
  ])('%s is refused, and nothing tells which half was wrong', async (_, email, wrong) => {
    expect(await new Client(api).refusal('auth.login', { body: { email, password: wrong } })).toEqual({
      status: 401,
      message: 'The email address or password is incorrect.',
    });
  });

  it('takes the address in any letter case', async () => {
    const client = new Client(api);
    await client.signIn('ADA@Lintel.test');
    expect((await client.read('users.me')).id).toBe(1);
  });

  it('gives another token each time', async () => {
    const [one, other] = [await signedIn(api), await signedIn(api)];
    expect(one.token).not.toBe(other.token);
  });

  it('takes nobody’s word for who they are', async () => {
    const [ada, ben] = [await signedIn(api), await signedIn(api, 'ben@lintel.test')];
    const user = await ada.read('users.me');
    const body = { user, token: ben.token, loggedInAt: '2026-11-02T12:00:00Z' };
    expect((await ben.refusal('session.create', { body })).status).toBe(401);
  });
});

describe('the cookie of the server session', () => {
  it.each([
    { rememberMe: true, origin: 'http://api.test', attributes: ['Max-Age=2592000'] },
    { rememberMe: false, origin: 'http://api.test', attributes: [] },
    { rememberMe: true, origin: 'https://api.test', attributes: ['Max-Age=2592000', 'Secure'] },
    { rememberMe: false, origin: 'https://api.test', attributes: ['Secure'] },
  ])('rememberMe $rememberMe over $origin', async ({ rememberMe, origin, attributes }) => {
    const line = await new Client(api, origin).signIn('ada@lintel.test', { rememberMe });
    const [pair, ...rest] = line.split('; ');
    expect(pair).toMatch(/^lintel_session=[0-9a-f]{64}$/);
    expect(rest.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', ...attributes].toSorted());
  });

  it.each([
    ['none', ''],
    ['an unknown one', `lintel_session=${'0'.repeat(64)}`],
    ['one that is no secret', 'lintel_session=1; theme=dark'],
    ['one of another name', `xlintel_session=${'0'.repeat(64)}`],
  ])('%s is nobody, without an error and kept by no cache', async (_, cookie) => {
    const client = new Client(api);
    client.cookie = cookie;
    const answer = await client.ask('session.get');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(nobody);
  });

  it('is worth nothing once the session was opened again', async () => {
    const ada = await signedIn(api);
    const first = ada.cookie;
    const user = await ada.read('users.me');
    await ada.read('session.create', {
      body: { user, token: ada.token, loggedInAt: '2026-11-02T12:00:00Z' },
    });
    const thief = new Client(api);
    thief.cookie = first;
    expect(await thief.read('session.get')).toEqual(nobody);
    expect((await ada.read('session.get')).token).toBe(ada.token);
  });

  it('ends after thirty days', async () => {
    const ada = await signedIn(api);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29 * 86_400_000 });
    expect((await ada.read('session.get')).user?.id).toBe(1);
    vi.setSystemTime(Date.now() + 2 * 86_400_000);
    expect(await ada.read('session.get')).toEqual(nobody);
    expect((await ada.ask('users.me')).status).toBe(401);
    vi.useRealTimers();
  });
});

describe('signing out', () => {
  it.each(['session.delete', 'auth.signout'] as const)('%s ends token and session', async (way) => {
    const ada = await signedIn(api);
    const { cookie } = ada;
    await ada.read(way);
    expect((await ada.ask('users.me')).status).toBe(401);
    ada.cookie = cookie;
    expect(await ada.read('session.get')).toEqual(nobody);
  });

  it('takes the cookie away, and answers when all is over already', async () => {
    const ada = await signedIn(api);
    const answer = await ada.ask('session.delete');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^lintel_session=; Path=\/; Max-Age=0;/);
    expect((await ada.ask('session.delete')).status).toBe(200);
    expect((await ada.ask('auth.signout')).status).toBe(200);
  });

  it('ends by the cookie alone, when the token was lost', async () => {
    const ada = await signedIn(api);
    const { token } = ada;
    ada.token = null;
    await ada.read('session.delete');
    ada.token = token;
    expect((await ada.ask('users.me')).status).toBe(401);
  });

  it('leaves other browsers of the same person alone', async () => {
    const [office, home] = [await signedIn(api), await signedIn(api)];
    await office.read('session.delete');
    expect((await home.read('users.me')).id).toBe(1);
  });
});
