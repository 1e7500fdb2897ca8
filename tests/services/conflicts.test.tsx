import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import {
  charProjectCreate,
  charProjectDelete,
  charProjectList,
  charProjectUpdate,
} from '#src/contracts/char-projects.ts';
import { userFavoritesDelete, userFavoritesList, userFavoritesUpdate } from '#src/contracts/favorites.ts';
import { userSearchesCreate, userSearchesList } from '#src/contracts/saved-searches.ts';
import type { DesignProject } from '#src/contracts/char-projects.ts';
import { withPart, withoutItems } from '#src/domain/design-projects/item-changes.ts';
import { savedKey } from '#src/domain/saved-item.ts';
import type { Side } from '#src/lib/merge-fields.ts';
import { useConflicts } from '#src/stores/conflicts.ts';
import {
  changeDesignProject,
  loadDesignProjects,
  saveDesignProject,
} from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { assignFavorites, changeFavorite } from '#src/services/favorite-changes.ts';
import { useFavorites } from '#src/stores/favorites.ts';
import { markOpened, renameSearch } from '#src/services/saved-search-changes.ts';
import { useSavedSearches } from '#src/stores/saved-searches.ts';
import { sendUnsent } from '#src/stores/unsent.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const shown = (seq = 2) => useDesignProjects.getState().projects?.find((one) => one.seq === seq);
const puts = () => sentRequests.filter(({ method }) => method === 'PUT').length;
type Edit = (project: DesignProject) => DesignProject;
const owned =
  (owner: string): Edit =>
  (project) => ({ ...project, owner });

/** The project as the API has it. */
async function saved(seq = 2): Promise<DesignProject> {
  const { data = [] } = await call(charProjectList, { fresh: true });
  const found = data.find((one) => one.seq === seq);
  if (!found) throw new Error(`There is no project ${seq}.`);
  return found;
}

/** Saves from another browser, of which this one hears nothing. */
async function saveElsewhere(change: Edit, seq = 2): Promise<void> {
  const { seq: _, ...fields } = change(await saved(seq));
  const { error } = await call(charProjectUpdate, { params: { id: seq }, body: fields });
  if (error) throw new Error(error.message);
}

async function begin() {
  await signInAs('ada');
  await loadDesignProjects();
  const [first = '', second = ''] = shown()?.items.map(savedKey) ?? [];
  return { first: new Set([first]), second: new Set([second]) };
}

/** What the person is asked, and their answer. */
async function asked() {
  await vi.waitFor(() => expect(useConflicts.getState().pending).toHaveLength(1));
  const [question] = useConflicts.getState().pending;
  if (!question) throw new Error('Nothing is asked.');
  const choose = (side: Side) => question.answer(new Map(question.conflicts.map(({ key }) => [key, side])));
  return { ...question, choose };
}

describe('a project that was saved from another browser meanwhile', () => {
  it('keeps that, with what is changed here', async () => {
    const { first, second } = await begin();
    await saveElsewhere((one) => withPart(withoutItems(one, second), first, { note: 'There.' }));
    const { data } = await changeDesignProject(2, owned('Here'));
    expect(data).toMatchObject({ owner: 'Here', items: [{ note: 'There.' }] });
    expect(await saved()).toEqual(data);
    expect(shown()).toEqual(data);
    expect(useConflicts.getState().pending).toEqual([]);
  });

  it('keeps both items, each added from one of them', async () => {
    await begin();
    const add =
      (id: number): Edit =>
      (project) => {
        const [like] = project.items;
        return like ? { ...project, items: [...project.items, { ...like, content_id: id }] } : project;
      };
    await saveElsewhere(add(40));
    await changeDesignProject(2, add(41));
    expect((await saved()).items.map((one) => one.content_id).slice(-2)).toEqual([40, 41]);
  });

  it.each<[side: Side, owner: string]>([
    ['mine', 'Here'],
    ['theirs', 'There'],
  ])('is asked about where both changed the same, and %s is kept', async (side, owner) => {
    await begin();
    await saveElsewhere((one) => ({ ...owned('There')(one), number: '7' }));
    const done = changeDesignProject(2, (one) => ({ ...owned('Here')(one), name: 'Renamed' }));
    const { conflicts, choose } = await asked();
    expect(conflicts).toEqual([{ key: 'owner', label: 'Owner', mine: 'Here', theirs: 'There' }]);
    expect((await saved()).owner).toBe('There');
    choose(side);
    expect((await done).data).toMatchObject({ owner, number: '7', name: 'Renamed' });
    expect(await saved()).toMatchObject({ owner, number: '7', name: 'Renamed' });
  });

  it('is saved over nothing when the person puts that off', async () => {
    await begin();
    await saveElsewhere(owned('There'));
    const done = changeDesignProject(2, owned('Here'));
    (await asked()).answer(null);
    expect((await done).error?.status).toBe(409);
    expect((await saved()).owner).toBe('There');
  });

  it('is asked about with what a form said when it was opened, not what it says behind the form', async () => {
    await begin();
    const before = { owner: shown()?.owner ?? '' };
    await saveElsewhere(owned('There'));
    dispatchEvent(new StorageEvent('storage', { key: 'projects' }));
    await vi.waitFor(() => expect(shown()?.owner).toBe('There'));
    const { seq: _, ...fields } = { ...(await saved()), owner: 'Typed' };
    const done = saveDesignProject(fields, 2, before);
    const { conflicts, choose } = await asked();
    expect(conflicts).toMatchObject([{ mine: 'Typed', theirs: 'There' }]);
    choose('mine');
    expect((await done).data?.owner).toBe('Typed');
  });

  it('takes in a row of changes, of which only the one that meets another is asked about', async () => {
    const { first, second } = await begin();
    await saveElsewhere((one) => withPart(one, first, { note: 'There.' }));
    const done = [
      changeDesignProject(2, owned('Here')),
      changeDesignProject(2, (one) => withPart(one, first, { note: 'Here.' })),
      changeDesignProject(2, (one) => withPart(one, second, { status: 'approved' })),
    ];
    expect(shown()).toMatchObject({ owner: 'Here', items: [{ note: 'Here.' }, { status: 'approved' }] });
    const { conflicts, choose } = await asked();
    expect(conflicts).toMatchObject([{ label: 'Note', mine: 'Here.', theirs: 'There.' }]);
    choose('mine');
    await Promise.all(done);
    expect(await saved()).toMatchObject({
      owner: 'Here',
      items: [{ note: 'Here.' }, { status: 'approved' }],
    });
    // One was refused, and every change was written once.
    expect(puts()).toBe(1 + 4);
  });

  it('a change on top of one that was refused is no conflict with it', async () => {
    await begin();
    const refuse = () => HttpResponse.json({ message: 'No.' }, { status: 500 });
    answerWith(http.put('*/api/char-project/2', refuse, { once: true }));
    const [lost, kept] = await Promise.all([
      changeDesignProject(2, owned('First')),
      changeDesignProject(2, owned('Second')),
    ]);
    expect([lost.error?.status, kept.data?.owner]).toEqual([500, 'Second']);
  });

  it('keeps both when this page was offline in between', async () => {
    const { first } = await begin();
    answerWith(http.put('*/api/char-project/2', () => HttpResponse.error(), { once: true }));
    const offline = await changeDesignProject(2, (one) => withPart(one, first, { note: 'Here.' }));
    expect([offline.isUnsent, shown()?.items[0]?.note]).toEqual([true, 'Here.']);
    await saveElsewhere(owned('There'));
    await sendUnsent();
    expect(await saved()).toMatchObject({ owner: 'There', items: [{ note: 'Here.' }, {}] });
  });

  it('is given up where another save comes every time, and the change is taken back', async () => {
    await begin();
    const current = await saved();
    answerWith(
      http.put('*/api/char-project/2', () => HttpResponse.json({ message: 'x', current }, { status: 409 })),
    );
    const { error } = await changeDesignProject(2, owned('Here'));
    expect([error?.status, puts(), shown()?.owner]).toEqual([409, 5, current.owner]);
  });

  it('asks nobody anything once the person has gone', async () => {
    await begin();
    await saveElsewhere(owned('There'));
    const done = changeDesignProject(2, owned('Here'));
    await asked();
    endSession();
    expect((await done).error?.status).toBe(409);
    expect(useConflicts.getState().pending).toEqual([]);
  });
});

describe('a project that was deleted elsewhere', () => {
  it('is created again with what was changed here, if the person wants that', async () => {
    const { first } = await begin();
    await call(charProjectDelete, { params: { id: 2 } });
    const done = [
      changeDesignProject(2, owned('Here')),
      changeDesignProject(2, (one) => withPart(one, first, { note: 'Here.' })),
    ];
    const { name, conflicts, answer } = await asked();
    expect([name, conflicts]).toEqual(['Fox Point Row Houses', []]);
    answer(new Map());
    const [{ data } = {}] = await Promise.all(done);
    const seq = data?.seq ?? 0;
    expect(seq).not.toBe(2);
    expect(useDesignProjects.getState().restored.get(2)).toBe(seq);
    expect(await saved(seq)).toMatchObject({ owner: 'Here', items: [{ note: 'Here.' }, {}] });
    expect(useDesignProjects.getState().projects?.map((one) => one.seq)).toEqual([seq, 1, 3]);
  });

  it('stays deleted otherwise, and is asked about again with the next change', async () => {
    await begin();
    await call(charProjectDelete, { params: { id: 2 } });
    const done = changeDesignProject(2, owned('Here'));
    (await asked()).answer(null);
    expect((await done).error?.status).toBe(404);
    expect(shown()).toBeUndefined();
    const again = changeDesignProject(2, owned('Again'));
    (await asked()).answer(new Map());
    expect((await again).data?.owner).toBe('Again');
  });

  it('is asked about also where this page has heard of it', async () => {
    await begin();
    await call(charProjectDelete, { params: { id: 2 } });
    dispatchEvent(new StorageEvent('storage', { key: 'projects' }));
    await vi.waitFor(() => expect(shown()).toBeUndefined());
    const done = changeDesignProject(2, owned('Here'));
    (await asked()).answer(new Map());
    expect((await done).data?.owner).toBe('Here');
  });
});

describe('an API without versions', () => {
  it('is written to as before: what other tabs of the browser saved is read first', async () => {
    const { first } = await begin();
    const bodies: object[] = [];
    let project: object = { ...(await saved()), updated_at: undefined };
    answerWith(
      http.get('*/api/char-project', () => HttpResponse.json([project])),
      http.put('*/api/char-project/2', async ({ request }) => {
        const { updated_at: _, ...fields } = v.parse(v.looseObject({}), await request.json());
        bodies.push(fields);
        project = { ...fields, seq: 2 };
        return HttpResponse.json(project);
      }),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'projects' }));
    await vi.waitFor(() => expect(shown()?.updated_at).toBeUndefined());
    await changeDesignProject(2, owned('Here'));
    expect(bodies).toMatchObject([{ owner: 'Here' }]);
    // Another tab has written, and says so.
    project = { ...project, number: '7' };
    dispatchEvent(new StorageEvent('storage', { key: 'projects' }));
    const { data } = await changeDesignProject(2, (one) => withPart(one, first, { note: 'Here.' }));
    expect(data).toMatchObject({ number: '7', owner: 'Here', items: [{ note: 'Here.' }, {}] });
  });

  it('that refuses an older state without telling the present one is asked for it', async () => {
    await begin();
    await saveElsewhere((one) => ({ ...one, number: '7' }));
    answerWith(
      http.put('*/api/char-project/2', () => HttpResponse.json({ message: 'Old.' }, { status: 409 }), {
        once: true,
      }),
    );
    const { data } = await changeDesignProject(2, owned('Here'));
    expect(data).toMatchObject({ number: '7', owner: 'Here' });
  });
});

describe('a favorite', () => {
  const favorite = (at = 0) => {
    const found = useFavorites.getState().list[at];
    if (!found) throw new Error('Ada has no favorites.');
    return found;
  };
  const stored = async (seq: number) =>
    (await call(userFavoritesList, { fresh: true })).data?.find((one) => one.seq === seq);

  it('whose note was written elsewhere too is asked about', async () => {
    await signInAs('ada');
    const one = favorite();
    await call(userFavoritesUpdate, { params: { id: one.seq }, body: { note: 'There.' } });
    const done = changeFavorite(one, { note: 'Here.' });
    const { conflicts, choose } = await asked();
    expect(conflicts).toEqual([{ key: 'note', label: 'Note', mine: 'Here.', theirs: 'There.' }]);
    choose('mine');
    await done;
    expect((await stored(one.seq))?.note).toBe('Here.');
  });

  it('keeps the project of another browser beside the note of this one', async () => {
    await signInAs('ada');
    const one = favorite();
    await call(userFavoritesUpdate, { params: { id: one.seq }, body: { project: 3 } });
    await changeFavorite(one, { note: 'Here.' });
    expect(await stored(one.seq)).toMatchObject({ note: 'Here.', project: 3 });
  });

  it('is put into a project whatever its note says by now', async () => {
    await signInAs('ada');
    const two = [favorite(0), favorite(1)];
    await call(userFavoritesUpdate, { params: { id: two[0]?.seq ?? 0 }, body: { note: 'There.' } });
    expect(await assignFavorites(two, 3)).toBe(0);
    expect(await stored(two[0]?.seq ?? 0)).toMatchObject({ note: 'There.', project: 3 });
  });

  it('that was removed elsewhere comes back with its note, if the person wants that', async () => {
    await signInAs('ada');
    const one = favorite();
    await call(userFavoritesDelete, { params: { id: one.seq } });
    const done = changeFavorite(one, { note: 'Here.' });
    (await asked()).answer(new Map());
    const { data } = await done;
    expect(data).toMatchObject({ content_id: one.content_id, note: 'Here.', seen: one.seen });
    expect(favorite()).toEqual(data);
  });
});

describe('a saved search', () => {
  const search = () => {
    const [found] = useSavedSearches.getState().list;
    if (!found) throw new Error('Ada has no saved searches.');
    return found;
  };
  const stored = async () =>
    (await call(userSearchesList, { fresh: true })).data?.find((one) => one.seq === search().seq);

  it('that was renamed elsewhere too is asked about', async () => {
    await signInAs('ada');
    await call(userSearchesCreate, { body: { ...search(), name: 'There', updated_at: undefined } });
    const done = renameSearch(search(), 'Here');
    const { conflicts, choose } = await asked();
    expect(conflicts).toMatchObject([{ label: 'Name', mine: 'Here', theirs: 'There' }]);
    choose('theirs');
    await done;
    expect([(await stored())?.name, search().name]).toEqual(['There', 'There']);
  });

  it('keeps its new name when it is opened elsewhere, and when it is opened here', async () => {
    await signInAs('ada');
    const before = search();
    await call(userSearchesCreate, { body: { ...before, name: 'There', updated_at: undefined } });
    await markOpened(before, '2026-11-02T12:00:00.000Z');
    expect(await stored()).toMatchObject({ name: 'There', opened_at: '2026-11-02T12:00:00.000Z' });
  });
});

it('a project created here while another is created elsewhere is beside it', async () => {
  await begin();
  const { seq: _, updated_at: _version, ...fields } = await saved();
  await call(charProjectCreate, { body: { ...fields, name: 'There' } });
  await saveDesignProject({ ...fields, name: 'Here' }, null);
  const { data } = await loadDesignProjects();
  expect(data?.slice(0, 2).map(({ name }) => name)).toEqual(['Here', 'There']);
});
