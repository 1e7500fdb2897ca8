import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { answerWith, sentRequests } from '#tests/support/server.ts';

const ben = {
  user: { id: 2, email: 'ben@lintel.test', firstName: 'Ben', lastName: 'Okafor', circulationSeq: 2 },
  token: 'a-token-of-ben',
};
const nobody = { user: null, token: null };

function serverKnows(session: typeof ben | typeof nobody): void {
  answerWith(
    http.get('*/api/_auth/session', () => HttpResponse.json(session)),
    http.get('*/api/user-favorites', () => HttpResponse.json([])),
    http.get('*/api/user-searches', () => HttpResponse.json([])),
  );
}

/** The modules of a page that has just been loaded, with nothing remembered in them. */
async function openPage() {
  vi.resetModules();
  const [restoring, following, session, tabs, people, pending, favorites] = await Promise.all([
    import('#src/services/restore-session.ts'),
    import('#src/services/watch-session.ts'),
    import('#src/stores/session.ts'),
    import('#src/browser/session-events.ts'),
    import('#src/services/user-data.ts'),
    import('#src/services/sign-out-pending.ts'),
    import('#src/services/favorite-changes.ts'),
  ]);
  return { ...restoring, ...following, ...session, ...tabs, ...people, ...pending, ...favorites };
}

const firstNameIn = ({ useSession }: Awaited<ReturnType<typeof openPage>>) =>
  useSession.getState().user?.firstName ?? null;
const sessionsAsked = () => sentRequests.filter(({ path }) => path === '/api/_auth/session').length;
const listsRead = () => sentRequests.map(({ path }) => path).filter((path) => path.startsWith('/api/user-'));

beforeEach(() => localStorage.clear());

describe('a page that has just come', () => {
  it('hears of who signed in elsewhere after it had asked and before it listened', async () => {
    const other = await openPage();
    const page = await openPage();
    serverKnows(nobody);
    await page.restoreSession();
    serverKnows(ben);
    other.broadcastSession('signed in');
    page.watchSession();
    await vi.waitFor(() => expect(firstNameIn(page)).toBe('Ben'));
  });

  it('reads what a private screen needed first no second time', async () => {
    const page = await openPage();
    serverKnows(ben);
    await page.restoreSession();
    await page.loadFavorites();
    page.watchSession();
    await vi.waitFor(() => expect(listsRead()).toContain('/api/user-searches'));
    expect(listsRead().toSorted()).toEqual(['/api/user-favorites', '/api/user-searches']);
  });

  it('hears of who signed out elsewhere while its question was under way', async () => {
    const other = await openPage();
    const page = await openPage();
    serverKnows(nobody);
    answerWith(
      http.get(
        '*/api/_auth/session',
        async () => {
          await delay(30);
          return HttpResponse.json(ben);
        },
        { once: true },
      ),
    );
    page.watchSession();
    other.broadcastSession('signed out');
    await page.restoreSession();
    expect([firstNameIn(page), sessionsAsked()]).toEqual([null, 2]);
  });

  it('does not ask over and over where the server does not tell', async () => {
    const other = await openPage();
    const page = await openPage();
    answerWith(
      http.get('*/api/_auth/session', async () => {
        await delay(30);
        return HttpResponse.json({ message: 'No.' }, { status: 403 });
      }),
    );
    const restored = page.restoreSession();
    other.broadcastSession('signed in');
    expect(await restored).toMatchObject({ status: 403 });
    expect([firstNameIn(page), sessionsAsked()]).toEqual([null, 1]);
  });

  it('asks once where no other tab said anything', async () => {
    const page = await openPage();
    serverKnows(ben);
    await page.restoreSession();
    page.watchSession();
    await vi.waitFor(() => expect(sentRequests.map(({ path }) => path)).toContain('/api/user-searches'));
    expect(sessionsAsked()).toBe(1);
  });

  it('asks no more where a private screen has already asked in vain', async () => {
    const page = await openPage();
    answerWith(http.get('*/api/_auth/session', () => new HttpResponse(null, { status: 500 })));
    expect(await page.restoreSession()).toMatchObject({ status: 500 });
    page.watchSession();
    await delay(50);
    expect(sessionsAsked()).toBe(3);
  });

  it('asks again, on the next try, where code that it needs did not come', async () => {
    const page = await openPage();
    serverKnows(ben);
    vi.doMock('#src/services/session-lifecycle.ts', () => {
      throw new Error('No network.');
    });
    await expect(page.restoreSession()).rejects.toThrow('mocking a module');
    vi.doUnmock('#src/services/session-lifecycle.ts');
    expect(await page.restoreSession()).toBeNull();
    expect(firstNameIn(page)).toBe('Ben');
  });

  it('does not take back who signed out here while the server does not know of it yet', async () => {
    const page = await openPage();
    serverKnows(ben);
    page.setSignOutPending(true);
    await page.refreshSession();
    expect([firstNameIn(page), sessionsAsked()]).toEqual([null, 0]);
  });

  it('asks for no favorites of someone who has left before their code came', async () => {
    const page = await openPage();
    await page.loadUserData();
    expect(sentRequests).toEqual([]);
  });
});
