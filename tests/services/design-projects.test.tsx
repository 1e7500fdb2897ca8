import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { charProjectUpdate } from '#src/contracts/char-projects.ts';
import { clearReads } from '#src/api/reads.ts';
import { withPart, withoutItems } from '#src/domain/design-projects/item-changes.ts';
import { useConflicts } from '#src/stores/conflicts.ts';
import {
  changeDesignProject,
  loadDesignProjects,
  removeDesignProject,
} from '#src/services/design-project-changes.ts';
import { useDesignProjects } from '#src/stores/design-projects.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const question = () => useConflicts.getState().pending[0];
const project = (seq = 2) => useDesignProjects.getState().projects?.find((one) => one.seq === seq);
const keys = () =>
  project()?.items.map(({ content_type, content_id }) => `${content_type} ${content_id}`) ?? [];
const blank = {
  name: '',
  type: '',
  owner: '',
  number: '',
  last_spec_date: null,
  leed: 'new construction' as const,
  items: [],
};
const puts = () => sentRequests.filter(({ method }) => method === 'PUT');

async function begin() {
  await signInAs('ada');
  await loadDesignProjects();
}

describe('changes of one project', () => {
  it('are shown at once and written one after another, none lost', async () => {
    await begin();
    const [first = '', second = ''] = keys();
    const both = [
      changeDesignProject(2, (one) => withPart(one, new Set([first]), { note: 'One.' })),
      changeDesignProject(2, (one) => withPart(one, new Set([second]), { status: 'approved' })),
    ];
    expect(project()?.items).toMatchObject([{ note: 'One.' }, { status: 'approved' }]);
    await Promise.all(both);
    expect(puts()).toHaveLength(2);
    const { data } = await loadDesignProjects();
    expect(data?.find(({ seq }) => seq === 2)?.items).toMatchObject([
      { note: 'One.' },
      { status: 'approved' },
    ]);
    expect(data?.[0]?.seq).toBe(2);
  });

  it('that are refused are taken back, those after them stay', async () => {
    await begin();
    const [first = '', second = ''] = keys();
    answerWith(
      http.put('*/api/char-project/2', () => HttpResponse.json({ message: 'No.' }, { status: 500 }), {
        once: true,
      }),
    );
    const [refused, taken] = await Promise.all([
      changeDesignProject(2, (one) => withoutItems(one, new Set([first]))),
      changeDesignProject(2, (one) => withPart(one, new Set([second]), { note: 'Stays.' })),
    ]);
    expect(refused.error?.status).toBe(500);
    expect(taken.data?.items).toHaveLength(2);
    expect(project()?.items).toMatchObject([{ note: '' }, { note: 'Stays.' }]);
  });

  it('that change nothing ask for nothing', async () => {
    await begin();
    await changeDesignProject(2, (one) => withPart(one, new Set(keys()), { status: 'comparable' }));
    expect(puts()).toHaveLength(0);
  });

  it('of a project that is none are refused without a call', async () => {
    await begin();
    const { error } = await changeDesignProject(77, (one) => ({ ...one, name: 'x' }));
    expect(error?.status).toBe(404);
    expect(puts()).toHaveLength(0);
  });
});

describe('a change that waits for the one before it', () => {
  /** Two changes, the first of which the API answers when told to. */
  async function beginTwo() {
    const { promise: held, resolve: release } = Promise.withResolvers<Response | undefined>();
    answerWith(http.put('*/api/char-project/2', () => held, { once: true }));
    await begin();
    const first = changeDesignProject(2, (one) => ({ ...one, owner: 'First' }));
    const second = changeDesignProject(2, (one) => ({ ...one, owner: 'Second' }));
    await vi.waitFor(() => expect(puts()).toHaveLength(1));
    return { first, second, release };
  }

  it('is answered when the person leaves, and not sent', async () => {
    const { first, second, release } = await beginTwo();
    endSession();
    expect((await second).error?.message).toBe('This project is no longer there.');
    release(undefined);
    expect((await first).error?.status).not.toBe(404);
    expect(puts()).toHaveLength(1);
  });

  it('is answered when the project is deleted, which does not come back', async () => {
    const { first, second, release } = await beginTwo();
    const present = project();
    if (!present) throw new Error('Ada has no project 2.');
    answerWith(http.delete('*/api/char-project/2', () => HttpResponse.json({ ok: true })));
    await removeDesignProject(present);
    expect((await second).error?.status).toBe(404);
    release(undefined);
    await first;
    expect(project()).toBeUndefined();
    expect(puts()).toHaveLength(1);
  });

  it('is answered when the project was deleted in another tab', async () => {
    const { first, second, release } = await beginTwo();
    answerWith(http.get('*/api/char-project', () => HttpResponse.json([])));
    clearReads();
    await loadDesignProjects();
    release(HttpResponse.json({ message: 'No.' }, { status: 404 }));
    await vi.waitFor(() => expect(question()?.conflicts).toEqual([]));
    question()?.answer(null);
    expect((await first).error?.status).toBe(404);
    expect((await second).error?.status).toBe(404);
    expect(puts()).toHaveLength(1);
  });
});

describe('what another tab changed', () => {
  const hear = () => dispatchEvent(new StorageEvent('storage', { key: 'projects' }));
  /** Takes the second item out, as another tab of the browser does. */
  async function changeElsewhere() {
    const { seq, ...fields } = project() ?? { seq: 0, ...blank };
    await call(charProjectUpdate, {
      params: { id: seq },
      body: { ...fields, items: fields.items.slice(0, 1) },
    });
    hear();
  }

  it('is shown here', async () => {
    await begin();
    answerWith(http.get('*/api/char-project', () => HttpResponse.json([{ ...project(), name: 'Renamed' }])));
    hear();
    await vi.waitFor(() => expect(project()?.name).toBe('Renamed'));
  });

  it('is not written over by a change that is made here right after it', async () => {
    await begin();
    const [first = ''] = keys();
    await changeElsewhere();
    const { data } = await changeDesignProject(2, (one) =>
      withPart(one, new Set([first]), { note: 'Here.' }),
    );
    expect(data?.items).toMatchObject([{ note: 'Here.' }]);
    expect(keys()).toEqual([first]);
  });

  it('is not written over where it could not be read', async () => {
    await begin();
    answerWith(http.get('*/api/char-project', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
    await changeElsewhere();
    const before = puts().length;
    const { error } = await changeDesignProject(2, (one) => ({ ...one, owner: 'Here' }));
    expect(error?.status).toBe(403);
    expect(puts()).toHaveLength(before);
  });

  it('is told by the tab that changed it', async () => {
    await begin();
    const told = localStorage.getItem('projects');
    await changeDesignProject(2, (one) => ({ ...one, owner: 'Told' }));
    expect(localStorage.getItem('projects')).not.toBe(told);
  });
});

it('nothing of a person stays after they have gone, also when an answer comes late', async () => {
  await begin();
  const late = changeDesignProject(2, (one) => ({ ...one, owner: 'Late' }));
  endSession();
  expect(useDesignProjects.getState().projects).toBeNull();
  await late;
  expect(useDesignProjects.getState().projects).toBeNull();
});
