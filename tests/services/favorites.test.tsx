import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { userFavoritesDelete } from '#src/contracts/favorites.ts';
import { userSearchesDelete } from '#src/contracts/saved-searches.ts';
import { clearReads } from '#src/api/reads.ts';
import { setAnalyticsSink } from '#src/browser/analytics.ts';
import type { AnalyticsEvent } from '#src/browser/analytics.ts';
import { notify } from '#src/browser/toasts.ts';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import {
  changeFavorite,
  reloadFavorites,
  removeFavorites,
  toggleFavorite,
} from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { reloadSavedSearches } from '#src/services/saved-search-changes.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { runPendingActions } from '#src/services/user-data.ts';
import { toggleStar } from '#src/services/favorite-actions.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { useSession } from '#src/stores/session.ts';
import { rememberPendingAction } from '#src/services/pending-actions.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const edge: SavedItem = {
  content_type: 'cad',
  content_id: 5,
  title: 'Roof Edge',
  seen: { updated: '2026-10-01', version: null },
};
const isOn = (item: SavedItem) => useFavorites.getState().shown.has(savedKey(item));
const sent = (method: string) =>
  sentRequests.filter((one) => one.method === method && one.path.startsWith('/api/user-favorites'));

describe('what someone keeps', () => {
  it('comes when they sign in, newest first, and is gone when they sign out', async () => {
    await signInAs('ada');
    const { list } = useFavorites.getState();
    expect(list).toHaveLength(12);
    const days = list.map((one) => one.created_at);
    expect(days).toEqual(days.toSorted().toReversed());
    endSession();
    expect(useFavorites.getState()).toMatchObject({ status: 'none', list: [], shown: new Set() });
  });

  it('is shown at once, sent once with what was seen, and counted without its title', async () => {
    await signInAs('ben');
    const events: AnalyticsEvent[] = [];
    const restore = setAnalyticsSink((event) => events.push(event));
    const pressed = toggleFavorite(edge);
    expect(isOn(edge)).toBe(true);
    await pressed;
    restore();
    expect(useFavorites.getState().list).toMatchObject([
      { content_type: 'cad', content_id: 5, seen: { updated: '2026-10-01', version: null } },
    ]);
    expect(sent('POST')).toHaveLength(1);
    expect(events).toEqual([{ category: 'favorite', action: 'add', label: 'cad' }]);
  });

  it('goes back with a message when the API refuses', async () => {
    await signInAs('ben');
    const said = vi.spyOn(notify, 'error');
    answerWith(
      http.post('*/api/user-favorites', () => HttpResponse.json({ message: 'Not now.' }, { status: 422 })),
    );
    await toggleFavorite(edge);
    expect(isOn(edge)).toBe(false);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('Could not save Roof Edge.'));
  });

  it('follows the last of several quick presses, one request at a time', async () => {
    await signInAs('ben');
    let inFlight = 0;
    let most = 0;
    answerWith(
      http.all('*/api/user-favorites*', async () => {
        inFlight += 1;
        most = Math.max(most, inFlight);
        await new Promise((resolve) => {
          setTimeout(resolve, 20);
        });
        inFlight -= 1;
      }),
    );
    await Promise.all([toggleFavorite(edge), toggleFavorite(edge), toggleFavorite(edge)]);
    expect(isOn(edge)).toBe(true);
    expect([most, sent('POST').length, sent('DELETE').length]).toEqual([1, 1, 0]);
  });

  it('is put back with its note when the removal is taken back', async () => {
    await signInAs('ada');
    const [first, second] = useFavorites.getState().list;
    if (!first || !second) throw new Error('Ada has no favorites.');
    await changeFavorite(first, { note: 'for the canopy' });
    const undo = vi.spyOn(notify, 'undo');
    await removeFavorites(useFavorites.getState().list.slice(0, 2));
    expect(useFavorites.getState().list).toHaveLength(10);
    const [text, takeBack] = undo.mock.calls[0] ?? [];
    expect(text).toBe('Removed 2 favorites');
    await takeBack?.();
    const back = useFavorites.getState().list.find((one) => savedKey(one) === savedKey(first));
    expect(back).toMatchObject({ note: 'for the canopy', seen: first.seen, project: first.project });
    expect(useFavorites.getState().list).toHaveLength(12);
  });

  it('stays when only some of it could be removed, which is said', async () => {
    await signInAs('ada');
    const [first, second] = useFavorites.getState().list;
    if (!first || !second) throw new Error('Ada has no favorites.');
    const said = vi.spyOn(notify, 'error');
    answerWith(
      http.delete(`*/api/user-favorites/${first.seq}`, () => HttpResponse.json({}, { status: 500 })),
    );
    await removeFavorites([first, second]);
    const { shown } = useFavorites.getState();
    expect([shown.has(savedKey(first)), shown.has(savedKey(second))]).toEqual([true, false]);
    expect(said).toHaveBeenCalledWith('Couldn’t remove 1 favorite.');
  });

  it('is not shown to the next person when an answer comes late', async () => {
    await signInAs('ada');
    const late = toggleFavorite({ ...edge, content_id: 7 });
    endSession();
    await signInAs('ben');
    await late;
    expect(useFavorites.getState()).toMatchObject({ list: [], shown: new Set() });
  });
});

it('a star pressed right after the person has changed waits for what the new one keeps', async () => {
  await signInAs('ada');
  const { promise: held, resolve: release } = Promise.withResolvers<Response>();
  answerWith(http.get('*/api/user-favorites', () => held));
  clearReads();
  const late = reloadFavorites();
  // As another tab would: Ada does not sign out here.
  const ben = signInAs('ben');
  await vi.waitFor(() => expect(useSession.getState().user?.firstName).toBe('Ben'));
  await late;
  const pressed = toggleFavorite(edge);
  const { title: _, ...kept } = edge;
  release(
    HttpResponse.json([
      { ...kept, seq: 77, note: '', project: null, created_at: '2026-10-01T00:00:00.000Z' },
    ]),
  );
  await Promise.all([ben, pressed]);
  expect([isOn(edge), sent('POST').length]).toEqual([true, 0]);
});

it('a note taken while the list is read again stays, also when the list was written before it', async () => {
  await signInAs('ada');
  const { list } = useFavorites.getState();
  const [first] = list;
  if (!first) throw new Error('Ada has no favorites.');
  const { promise: held, resolve: release } = Promise.withResolvers<Response>();
  answerWith(http.get('*/api/user-favorites', () => held, { once: true }));
  clearReads();
  const reading = reloadFavorites();
  await vi.waitFor(() => expect(sent('GET')).toHaveLength(2));
  await changeFavorite(first, { note: 'for the canopy' });
  release(HttpResponse.json(list));
  await reading;
  expect(useFavorites.getState().list[0]?.note).toBe('for the canopy');
});

describe('what another tab changed', () => {
  const hear = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));

  it('is read again', async () => {
    await signInAs('ada');
    await call(userFavoritesDelete, { params: { id: useFavorites.getState().list[0]?.seq ?? 0 } });
    hear('favorites');
    await vi.waitFor(() => expect(useFavorites.getState().list).toHaveLength(11));
  });

  it('while the list was being read is read again', async () => {
    await signInAs('ada');
    const { list } = useFavorites.getState();
    const { promise: held, resolve: release } = Promise.withResolvers<Response>();
    answerWith(http.get('*/api/user-favorites', () => held, { once: true }));
    const reading = reloadFavorites();
    await vi.waitFor(() => expect(sent('GET')).toHaveLength(2));
    await call(userFavoritesDelete, { params: { id: list[0]?.seq ?? 0 } });
    hear('favorites');
    release(HttpResponse.json(list));
    await reading;
    expect(useFavorites.getState().list).toHaveLength(11);
  });

  it('of the saved searches while they were being read is read again', async () => {
    await signInAs('ada');
    const { list } = useSavedSearches.getState();
    const { promise: held, resolve: release } = Promise.withResolvers<Response>();
    answerWith(http.get('*/api/user-searches', () => held, { once: true }));
    const reading = reloadSavedSearches();
    await call(userSearchesDelete, { params: { id: list[0]?.seq ?? 0 } });
    hear('searches');
    release(HttpResponse.json(list));
    await reading;
    expect(useSavedSearches.getState().list).toHaveLength(list.length - 1);
  });
});

describe('a wish of someone who is not signed in', () => {
  it('is refused by the star, remembered by the offer and carried out once they are', async () => {
    expect(await toggleStar(edge)).toBe(false);
    expect(sent('POST')).toEqual([]);
    rememberPendingAction({ items: [edge] });
    const said = vi.spyOn(notify, 'success');
    await signInAs('ben');
    expect(isOn(edge)).toBe(true);
    expect(said).toHaveBeenCalledWith('Saved Roof Edge to favorites');
    await runPendingActions();
    expect(sent('POST')).toHaveLength(1);
  });

  it('that someone has tampered with is forgotten', async () => {
    sessionStorage.setItem(
      'pending-actions',
      '{"items":[{"content_type":"<b>","content_id":-1}],"searches":[]}',
    );
    await signInAs('ben');
    expect(useFavorites.getState().list).toEqual([]);
    expect(sessionStorage.getItem('pending-actions')).toBeNull();
  });
});
