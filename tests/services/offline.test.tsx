import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { charProjectDelete, charProjectList, charProjectUpdate } from '#src/contracts/char-projects.ts';
import { userFavoritesList } from '#src/contracts/favorites.ts';
import { userSearchesList } from '#src/contracts/saved-searches.ts';
import { clearReads } from '#src/api/reads.ts';
import { notify } from '#src/browser/toasts.ts';
import type { SavedItem } from '#src/domain/saved-item.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import { useConflicts } from '#src/stores/conflicts.ts';
import { changeDesignProject, loadDesignProjects } from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { changeFavorite, toggleFavorite } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { createSavedSearch, removeSearch, renameSearch } from '#src/services/saved-search-changes.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { setUser } from '#src/stores/session.ts';
import { sendUnsent, useUnsent } from '#src/stores/unsent.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const edge: SavedItem = {
  content_type: 'cad',
  content_id: 5,
  title: 'Roof Edge',
  seen: { updated: '2026-10-01', version: null },
};
const curbs = { content_type: 'product', search_terms: 'roof curbs', query: '' } as const;

let isDown = false;
/** From now on, the network is gone: no call of these records is answered. */
function goOffline(): void {
  isDown = true;
  const fail = () => (isDown ? HttpResponse.error() : undefined);
  answerWith(
    http.all('*/api/user-favorites*', fail),
    http.all('*/api/user-searches*', fail),
    http.all('*/api/char-project*', fail),
  );
}

function goOnline(): void {
  isDown = false;
  clearReads();
  dispatchEvent(new Event('online'));
}

/** The page is closed and opened again: only what the browser stores is left, and the same person is signed in. */
async function reload(): Promise<void> {
  setUser(null);
  clearReads();
  await signInAs('ada');
}

const waiting = () => [...useUnsent.getState().counts.values()].reduce((sum, one) => sum + one, 0);
const allSent = () => vi.waitFor(() => expect(waiting()).toBe(0));
const first = () => {
  const [found] = useFavorites.getState().list;
  if (!found) throw new Error('Ada has no favorites.');
  return found;
};
const search = () => {
  const [found] = useSavedSearches.getState().list;
  if (!found) throw new Error('Ada has no saved searches.');
  return found;
};
const project = (seq = 2) => useDesignProjects.getState().projects?.find((one) => one.seq === seq);
const savedProject = async () =>
  (await call(charProjectList, { fresh: true })).data?.find(({ seq }) => seq === 2);
const owned = (owner: string) => changeDesignProject(2, (one) => ({ ...one, owner }));

beforeEach(async () => {
  await signInAs('ada');
  await loadDesignProjects();
});

interface Case {
  /** What someone does without a network, how it is shown meanwhile, and what the server has in the end. */
  does: string;
  act: () => Promise<unknown>;
  shown: () => unknown;
  saved: () => Promise<unknown>;
  is: unknown;
}

const cases: readonly Case[] = [
  {
    does: 'stars an item',
    act: () => toggleFavorite(edge),
    shown: () => useFavorites.getState().shown.has(savedKey(edge)),
    saved: async () =>
      (await call(userFavoritesList, { fresh: true })).data?.some((one) => savedKey(one) === savedKey(edge)),
    is: true,
  },
  {
    does: 'removes a favorite',
    act: () => toggleFavorite({ ...first(), title: 'First', seen: { updated: null, version: null } }),
    shown: () => useFavorites.getState().shown.size,
    saved: async () => (await call(userFavoritesList, { fresh: true })).data?.length,
    is: 11,
  },
  {
    does: 'writes a note',
    act: () => changeFavorite(first(), { note: 'for the canopy' }),
    shown: () => first().note,
    saved: async () =>
      (await call(userFavoritesList, { fresh: true })).data?.find(({ seq }) => seq === first().seq)?.note,
    is: 'for the canopy',
  },
  {
    does: 'stars an item and writes a note to it',
    act: async () => {
      await toggleFavorite(edge);
      await changeFavorite(first(), { note: 'new' });
    },
    shown: () => [savedKey(first()), first().note],
    saved: async () => {
      const found = (await call(userFavoritesList, { fresh: true })).data?.find(({ note }) => note === 'new');
      return found && [savedKey(found), found.note];
    },
    is: [savedKey(edge), 'new'],
  },
  {
    does: 'saves a search',
    act: () => createSavedSearch({ ...curbs, name: 'Curbs' }),
    shown: () => search().name,
    saved: async () =>
      (await call(userSearchesList, { fresh: true })).data?.find(
        ({ search_terms }) => search_terms === 'roof curbs',
      )?.name,
    is: 'Curbs',
  },
  {
    does: 'renames a search',
    act: () => renameSearch(search(), 'Parapets'),
    shown: () => search().name,
    saved: async () =>
      (await call(userSearchesList, { fresh: true })).data?.find(({ seq }) => seq === search().seq)?.name,
    is: 'Parapets',
  },
  {
    does: 'changes a project twice',
    act: async () => {
      await owned('First');
      await changeDesignProject(2, (one) => ({ ...one, number: '7', owner: 'Second' }));
    },
    shown: () => [project()?.owner, project()?.number],
    saved: async () => {
      const found = await savedProject();
      return [found?.owner, found?.number];
    },
    is: ['Second', '7'],
  },
];

describe.each(cases)('without a network, someone $does', ({ act, shown, saved, is }) => {
  it('and it is shown at once, and sent when the network is back', async () => {
    goOffline();
    await act();
    expect(shown()).toEqual(is);
    expect(waiting()).toBeGreaterThan(0);
    goOnline();
    await allSent();
    expect([shown(), await saved()]).toEqual([is, is]);
  });

  it('and it is sent when the page is opened again later', async () => {
    goOffline();
    await act();
    setUser(null);
    isDown = false;
    await reload();
    await loadDesignProjects();
    await allSent();
    expect([shown(), await saved()]).toEqual([is, is]);
  });

  it('and nobody else who uses this browser sees or sends it', async () => {
    goOffline();
    await act();
    setUser(null);
    isDown = false;
    clearReads();
    await signInAs('ben');
    await loadDesignProjects();
    expect(waiting()).toBe(0);
    expect([useFavorites.getState().list, useSavedSearches.getState().list]).toEqual([[], []]);
  });
});

/** What was sent to be kept: other parts of the site may read again once they are online. */
const writes = () => sentRequests.filter(({ method }) => method !== 'GET');

it('what waits is sent as it was done: a search that was saved and deleted again is never sent', async () => {
  goOffline();
  await createSavedSearch({ ...curbs, name: 'Curbs' });
  await removeSearch(search());
  expect([search().search_terms === 'roof curbs', waiting()]).toEqual([false, 0]);
  const before = writes().length;
  goOnline();
  await sendUnsent();
  expect(writes().slice(before)).toEqual([]);
});

it('nor is a favorite with its note that was removed again', async () => {
  goOffline();
  await toggleFavorite(edge);
  await changeFavorite(first(), { note: 'new' });
  expect(waiting()).toBeGreaterThan(0);
  await toggleFavorite(edge);
  expect([waiting(), useFavorites.getState().shown.has(savedKey(edge))]).toEqual([0, false]);
  const before = writes().length;
  goOnline();
  await sendUnsent();
  expect(writes().slice(before)).toEqual([]);
});

it('a favorite that the server refuses takes its note with it, and nothing is asked', async () => {
  goOffline();
  await toggleFavorite(edge);
  await changeFavorite(first(), { note: 'new' });
  answerWith(http.post('*/api/user-favorites', () => HttpResponse.json({ message: 'No.' }, { status: 422 })));
  const said = vi.spyOn(notify, 'error');
  goOnline();
  await allSent();
  expect(said.mock.calls).toEqual([
    ['A change of your favorites was not saved. The server refused the request.'],
  ]);
  expect(useConflicts.getState().pending).toEqual([]);
  expect(useFavorites.getState().shown.has(savedKey(edge))).toBe(false);
});

it('changes after one that waits are sent after it', async () => {
  goOffline();
  await owned('First');
  isDown = false;
  const { data } = await owned('Second');
  expect(data?.owner).toBe('Second');
  await allSent();
  expect((await savedProject())?.owner).toBe('Second');
});

it.each([
  ['busy', 503, true],
  ['behind a broken gateway', 502, true],
  ['asking to wait', 429, false],
  ['refusing', 422, false],
  ['failing on what was sent', 500, false],
])('a server that is %s (%i): the change waits: %s', async (_, status, waits) => {
  answerWith(
    http.put('*/api/char-project/2', () => HttpResponse.json({ message: 'No.' }, { status }), { once: true }),
  );
  const before = project()?.owner;
  const result = await owned('Here');
  expect([result.isUnsent === true, project()?.owner]).toEqual([waits, waits ? 'Here' : before]);
});

it('nothing is asked of a network that the browser knows to be off', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const before = sentRequests.length;
  await owned('Here');
  await sendUnsent();
  expect([sentRequests.length, waiting(), project()?.owner]).toEqual([before, 1, 'Here']);
  online.mockReturnValue(true);
  await sendUnsent();
  expect([waiting(), (await savedProject())?.owner]).toEqual([0, 'Here']);
});

it('is said once, and again when everything is saved', async () => {
  const said = vi.spyOn(notify, 'info');
  const done = vi.spyOn(notify, 'success');
  goOffline();
  await toggleFavorite(edge);
  await toggleFavorite({ ...edge, content_id: 7 });
  expect(said).toHaveBeenCalledTimes(1);
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/^Not sent yet\./));
  goOnline();
  await vi.waitFor(() => expect(done.mock.calls).toEqual([['Your changes are saved.']]));
});

describe('what was saved elsewhere while a change waited', () => {
  async function saveElsewhere(owner: string): Promise<void> {
    const { seq = 0, ...fields } = (await savedProject()) ?? {};
    if (!('name' in fields)) throw new Error('There is no project 2.');
    await call(charProjectUpdate, { params: { id: seq }, body: { ...fields, owner } });
  }

  it('is merged with it', async () => {
    goOffline();
    await changeDesignProject(2, (one) => ({ ...one, number: '7' }));
    isDown = false;
    await saveElsewhere('There');
    goOnline();
    await allSent();
    expect(await savedProject()).toMatchObject({ number: '7', owner: 'There' });
  });

  it('is asked about where both changed the same; put off, the change waits for another visit', async () => {
    goOffline();
    await owned('Here');
    isDown = false;
    await saveElsewhere('There');
    goOnline();
    await vi.waitFor(() => expect(useConflicts.getState().pending).toHaveLength(1));
    useConflicts.getState().pending[0]?.answer(null);
    await vi.waitFor(() => expect(useConflicts.getState().pending).toHaveLength(0));
    expect([waiting(), project()?.owner]).toEqual([1, 'Here']);
    await sendUnsent();
    expect(useConflicts.getState().pending).toHaveLength(0);
    await reload();
    await vi.waitFor(() => expect(useConflicts.getState().pending).toHaveLength(1));
    useConflicts.getState().pending[0]?.answer(new Map([['owner', 'mine']]));
    await allSent();
    expect((await savedProject())?.owner).toBe('Here');
  });

  it('is refused with a message where the project was deleted and is not wanted again', async () => {
    goOffline();
    await owned('Here');
    isDown = false;
    await call(charProjectDelete, { params: { id: 2 } });
    const said = vi.spyOn(notify, 'error');
    goOnline();
    await vi.waitFor(() => expect(useConflicts.getState().pending).toHaveLength(1));
    useConflicts.getState().pending[0]?.answer(null);
    await allSent();
    expect(said).toHaveBeenCalledWith('Could not save project');
    expect(project()).toBeUndefined();
  });
});

it('another tab shows what waits here, and forgets it once it was sent', async () => {
  goOffline();
  await owned('Here');
  const key = Object.keys({ ...localStorage }).find((one) => one.startsWith('unsent-projects/')) ?? '';
  const text = localStorage.getItem(key) ?? '';
  expect(text).toContain('Here');
  // Another tab has sent it.
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect([waiting(), project()?.owner === 'Here']).toEqual([0, false]);
  // Another tab could not send this.
  localStorage.setItem(key, text.replace('"id":1', '"id":2').replaceAll('Here', 'There'));
  dispatchEvent(new StorageEvent('storage', { key }));
  expect([waiting(), project()?.owner]).toEqual([1, 'There']);
});

it.each([['{"'], ['[{"id":1,"key":"2","type":"change","base":{},"mine":{}}]'], ['[{"id":"x"},null]']])(
  'what someone has tampered with is not sent: %s',
  async (text) => {
    goOffline();
    await owned('Here');
    const key = Object.keys({ ...localStorage }).find((one) => one.startsWith('unsent-projects/')) ?? '';
    localStorage.setItem(key, text);
    isDown = false;
    await reload();
    await loadDesignProjects();
    expect(waiting()).toBe(0);
    expect((await savedProject())?.owner).not.toBe('Here');
  },
);
