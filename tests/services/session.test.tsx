import { http, HttpResponse } from 'msw';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { userFavoritesList } from '#src/contracts/favorites.ts';
import { userSearchesList } from '#src/contracts/saved-searches.ts';
import { authorizationHeader } from '#src/api/send-request.ts';
import { clearReads } from '#src/api/reads.ts';
import { setAnalyticsSink } from '#src/browser/analytics.ts';
import { setLogSink } from '#src/browser/log.ts';
import { isSignOutPending } from '#src/services/sign-out-pending.ts';
import { signIn } from '#src/services/sign-in.ts';
import { signOut } from '#src/services/sign-out.ts';
import { useSession } from '#src/stores/session.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const here = new URL('/api/user-favorites', location.href);
const ada = () => signIn('ada@lintel.test', 'specify-2026', false);
const paths = () => sentRequests.map(({ method, path }) => `${method} ${path}`);
const leave = () => void signOut();

beforeEach(() => closeAfterTest(leave));

describe('signing in', () => {
  it('asks for the token, then for the person, then opens the server session', async () => {
    const { user } = await ada();
    expect(user).toMatchObject({ email: 'ada@lintel.test', firstName: 'Ada' });
    expect(paths().slice(0, 3)).toEqual([
      'POST /auth/local',
      'GET /api/users/me',
      'POST /api/auth-utils/session',
    ]);
    expect(useSession.getState()).toMatchObject({ status: 'signed-in', user });
  });

  it('says when it was, and whether to remember it', async () => {
    const bodies: unknown[] = [];
    const keep = async ({ request }: { request: Request }) => void bodies.push(await request.clone().json());
    answerWith(http.post('*/auth/local', keep), http.post('*/api/auth-utils/session', keep));
    await signIn('ada@lintel.test', 'specify-2026', true);
    expect(bodies).toEqual([
      { email: 'ada@lintel.test', password: 'specify-2026', rememberMe: true },
      expect.objectContaining({ loggedInAt: '2026-11-02T12:00:00.000Z' }),
    ]);
  });

  it('names the person in cookies, and holds the token in memory alone', async () => {
    const said: string[] = [];
    setLogSink((_level, message, facts) => said.push(JSON.stringify([message, facts])));
    closeAfterTest(setAnalyticsSink((event) => said.push(JSON.stringify(event))));
    await ada();
    expect(Cookies.get()).toMatchObject({ first_name: 'Ada', email: 'ada@lintel.test' });
    const token = authorizationHeader(here)['Authorization']?.replace('Bearer ', '') ?? '';
    expect(token.length).toBeGreaterThan(20);
    await signIn('ada@lintel.test', 'wrong', false);
    const everywhere = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      document.documentElement.outerHTML,
      location.href,
      ...said,
    ].join('\n');
    expect(everywhere).not.toContain(token);
    expect(authorizationHeader(new URL('https://elsewhere.example/api/user-favorites'))).toEqual({});
  });

  it.each([
    ['credentials', '/auth/local', 'post', 401],
    ['credentials', '/auth/local', 'post', 500],
    ['person', '/api/users/me', 'get', 403],
    ['session', '/api/auth-utils/session', 'post', 500],
  ] as const)(
    'that fails at the %s (%s) signs nobody in and keeps no token',
    async (step, path, method, status) => {
      answerWith(http[method](`*${path}`, () => HttpResponse.json({ message: 'No.' }, { status })));
      const { user, error, step: failed } = await ada();
      expect(user).toBeUndefined();
      expect([failed, error?.status]).toEqual([step, status]);
      expect(useSession.getState().user).toBeNull();
      expect(authorizationHeader(here)).toEqual({});
      expect(Cookies.get('email')).toBeUndefined();
    },
  );
});

describe('signing out', () => {
  it('ends the server session, then everything here', async () => {
    await ada();
    sentRequests.length = 0;
    expect(await signOut()).toBe(true);
    expect(paths().toSorted()).toEqual(['DELETE /api/_auth/session', 'GET /auth/local/signout']);
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', user: null });
    expect(authorizationHeader(here)).toEqual({});
    expect(document.cookie).not.toMatch(/Ada|lintel/);
    expect(isSignOutPending()).toBe(false);
  });

  it('twice at once is once', async () => {
    await ada();
    sentRequests.length = 0;
    await Promise.all([signOut(), signOut()]);
    expect(paths().filter((path) => path.startsWith('DELETE'))).toHaveLength(1);
  });

  it.each([
    [
      'the server fails',
      () => answerWith(http.delete('*/api/_auth/session', () => new HttpResponse(null, { status: 500 }))),
    ],
    ['there is no network', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('when %s ends everything here, and tells the server at the next start', async (_when, hinder) => {
    await ada();
    hinder();
    expect(await signOut()).toBe(false);
    expect(useSession.getState().user).toBeNull();
    expect(isSignOutPending()).toBe(true);
    vi.restoreAllMocks();
    vi.resetModules();
    sentRequests.length = 0;
    const { restoreSession } = await import('#src/services/restore-session.ts');
    const { useSession: next } = await import('#src/stores/session.ts');
    expect(await restoreSession()).toBeNull();
    expect(paths()).toContain('DELETE /api/_auth/session');
    expect(next.getState()).toMatchObject({ status: 'anonymous', user: null });
  });
});

it('a server that cannot be told at the next start either is told at the one after', async () => {
  let isDown = true;
  answerWith(
    http.delete('*/api/_auth/session', () => (isDown ? new HttpResponse(null, { status: 500 }) : undefined)),
  );
  await ada();
  await signOut();
  const start = async () => {
    vi.resetModules();
    sentRequests.length = 0;
    const { restoreSession } = await import('#src/services/restore-session.ts');
    await restoreSession();
    return paths();
  };
  expect(await start()).toContain('DELETE /api/_auth/session');
  isDown = false;
  expect(await start()).toContain('DELETE /api/_auth/session');
  expect(await start()).toEqual(['GET /api/_auth/session']);
});

it('a person who signs in while the server is still told of an earlier sign-out stays', async () => {
  localStorage.setItem('sign-out-pending', 'true');
  vi.resetModules();
  const { restoreSession } = await import('#src/services/restore-session.ts');
  const { signIn: signInHere } = await import('#src/services/sign-in.ts');
  const { useSession: here } = await import('#src/stores/session.ts');
  const { promise: told, resolve: tell } = Promise.withResolvers<undefined>();
  answerWith(http.delete('*/api/_auth/session', () => told));
  const restored = restoreSession();
  await vi.waitFor(() => expect(paths()).toContain('DELETE /api/_auth/session'));
  await signInHere('ada@lintel.test', 'specify-2026', false);
  expect(here.getState().user?.firstName).toBe('Ada');
  tell(undefined);
  await restored;
  expect(here.getState().user?.firstName).toBe('Ada');
});

describe('a session that the API takes no longer', () => {
  it('ends once, however many calls hear of it', async () => {
    await ada();
    let ends = 0;
    closeAfterTest(
      useSession.subscribe(({ user }) => {
        if (user === null) ends += 1;
      }),
    );
    answerWith(http.get('*/api/user-favorites', () => new HttpResponse(null, { status: 401 })));
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        if (index % 2 === 0) clearReads();
        return call(userFavoritesList, { fresh: true });
      }),
    );
    expect(ends).toBe(1);
    expect(useSession.getState()).toMatchObject({ status: 'anonymous', user: null });
  });

  it('takes with it what was read for the person', async () => {
    await ada();
    const favoritesRead = () => paths().filter((path) => path === 'GET /api/user-favorites').length;
    await call(userFavoritesList);
    await call(userFavoritesList);
    const before = favoritesRead();
    answerWith(http.get('*/api/user-searches', () => new HttpResponse(null, { status: 401 })));
    await call(userSearchesList, { fresh: true });
    expect(useSession.getState().user).toBeNull();
    expect((await call(userFavoritesList)).data).toBeUndefined();
    expect(favoritesRead()).toBe(before + 1);
  });

  it('is not ended by an anonymous call that needs somebody', async () => {
    answerWith(http.get('*/api/user-favorites', () => new HttpResponse(null, { status: 401 })));
    const { epoch } = useSession.getState();
    await call(userFavoritesList, { fresh: true });
    expect(useSession.getState().epoch).toBe(epoch);
  });
});
