import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import {
  savedWorkByIds,
  savedWorkDelete,
  savedWorkList,
  savedWorkUpdate,
} from '#src/contracts/saved-work.ts';
import type { SavedWork, SavedWorkKind } from '#src/contracts/saved-work.ts';
import { stateToJson } from '#src/domain/specification/state-json.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { loadSavedWork } from '#src/services/saved-work.ts';
import { endSession } from '#src/services/session-lifecycle.ts';
import { changeOutline, readOutline } from '#src/stores/outline-work.ts';
import { projectHeader, writeProjectHeader } from '#src/stores/project-sections.ts';
import { useSavedWork } from '#src/stores/saved-work.ts';
import { draftPlace, readSectionDraft, writeSectionDraft } from '#src/stores/section-drafts.ts';
import { resetOpenSections } from '#src/stores/section-work.ts';
import { openWizard, savedProject } from '#tests/screens/specwizard/projects-support.ts';
import { answerWithSmallSection, smallFile } from '#tests/screens/specwizard/small-section.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

beforeEach(() => answerWithSmallSection());

/** The same account in a browser that has never seen it. */
async function inAnotherBrowser(): Promise<void> {
  closePages();
  endSession();
  resetOpenSections();
  localStorage.clear();
  sessionStorage.clear();
  await signInAs('ada');
}

async function atTheServer(kind: SavedWorkKind, name: string): Promise<SavedWork | undefined> {
  const { data: all } = await call(savedWorkList, { fresh: true });
  const brief = all?.find((one) => one.kind === kind && one.name === name);
  if (!brief) return undefined;
  return (await call(savedWorkByIds, { params: { ids: brief.seq }, fresh: true })).data?.[0];
}

const saved = () => waitFor(() => expect(useSavedWork.getState().unsaved).toBe(0));
const blank = (value: string) => ({ ...emptyState, inputs: new Map([['r', value]]) });
const draftOf = (value: string) => ({ made: 1, all: 5, at: 1, state: blank(value), before: null });
const place = draftPlace.file(smallFile);
const blankHere = () => readSectionDraft(place)?.state.inputs.get('r');

/** Changes a record as another browser would. */
async function changeElsewhere(
  kind: SavedWorkKind,
  name: string,
  change: (value: SavedWork['value']) => object,
) {
  const record = await atTheServer(kind, name);
  if (!record) throw new Error('The server has no such record.');
  const value = Object.fromEntries(Object.entries(change(record.value)));
  await call(savedWorkUpdate, { params: { id: record.seq }, body: { value } });
}

describe('what a person writes', () => {
  it('is there in another browser: blanks, the page header, and an added section', async () => {
    await signInAs('ada');
    await loadSavedWork();
    writeSectionDraft(place, draftOf('30'));
    writeProjectHeader(1, { ...projectHeader(1), owner: 'City of Olneyville' });
    changeOutline(1, ({ edits }) => ({ edits: { ...edits, added: ['013300'] } }));
    await saved();
    await inAnotherBrowser();
    expect(blankHere()).toBeUndefined();
    await loadSavedWork();
    expect(blankHere()).toBe('30');
    expect(projectHeader(1).owner).toBe('City of Olneyville');
    expect(readOutline(1).edits.added).toEqual(['013300']);
  });

  it('from before the account kept it is saved as soon as it can be', async () => {
    await signInAs('ada');
    localStorage.setItem(`project-header/${1}/7`, JSON.stringify({ ...projectHeader(7), owner: 'State' }));
    await loadSavedWork();
    await waitFor(async () =>
      expect((await atTheServer('project-header', '7'))?.value).toMatchObject({ owner: 'State' }),
    );
  });

  it('is merged where another browser wrote elsewhere in the same section', async () => {
    await signInAs('ada');
    await loadSavedWork();
    writeSectionDraft(place, draftOf('30'));
    await saved();
    await changeElsewhere('section', smallFile, (value) => ({
      ...value,
      state: stateToJson({ ...blank('30'), own: { ...emptyState.own, struck: new Set([9]) } }),
    }));
    writeSectionDraft(place, draftOf('38'));
    await saved();
    expect(blankHere()).toBe('38');
    expect([...(readSectionDraft(place)?.state.own.struck ?? [])]).toEqual([9]);
    const { value } = (await atTheServer('section', smallFile)) ?? {};
    expect(value).toMatchObject({ state: { inputs: [['r', '38']], own: { struck: [9] } } });
  });

  it('that was deleted elsewhere goes here too', async () => {
    await signInAs('ada');
    await loadSavedWork();
    writeSectionDraft(place, draftOf('30'));
    await saved();
    const record = await atTheServer('section', smallFile);
    await call(savedWorkDelete, { params: { id: record?.seq ?? 0 } });
    await loadSavedWork();
    expect(readSectionDraft(place)).toBeNull();
  });

  it('stays here while the server can’t be reached, and is sent later', async () => {
    await signInAs('ada');
    await loadSavedWork();
    let isDown = true;
    answerWith(http.post('*/api/saved-work', () => (isDown ? HttpResponse.error() : undefined)));
    writeSectionDraft(place, draftOf('30'));
    await waitFor(() => expect(useSavedWork.getState().refusal).not.toBeNull());
    expect([blankHere(), useSavedWork.getState().unsaved]).toEqual(['30', 1]);
    isDown = false;
    globalThis.dispatchEvent(new Event('online'));
    await saved();
    expect((await atTheServer('section', smallFile))?.value).toMatchObject({ made: 1 });
  });

  it('of a visitor is sent nowhere', async () => {
    writeSectionDraft(place, draftOf('30'));
    await loadSavedWork();
    expect(sentRequests.filter(({ path }) => path.includes('saved-work'))).toEqual([]);
  });
});

describe('two browsers that filled the same blank', () => {
  it('are shown side by side in words, and the person decides', async () => {
    await signInAs('ada');
    const { user } = open('/account/projects/1/outline-specs');
    await heading('Outline specs');
    writeSectionDraft(place, draftOf('30'));
    await saved();
    await changeElsewhere('section', smallFile, (value) => ({ ...value, state: stateToJson(blank('38')) }));
    writeSectionDraft(place, draftOf('40'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/A blank \(R-value\) in “Insulation value/)).toBeVisible();
    expect(dialog.getByText('40')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: /38/ }));
    await user.click(dialog.getByRole('button', { name: /Save/ }));
    await saved();
    expect(blankHere()).toBe('38');
  });
});

describe('a server without a place for it', () => {
  it.each([404, 405])(
    'answers %i once; then each place that makes a document says so first',
    async (status) => {
      answerWith(http.get('*/api/saved-work', () => HttpResponse.json({ message: 'No.' }, { status })));
      await signInAs('ada');
      const { user } = open('/account/projects/1/outline-specs');
      await heading('Outline specs');
      expect(await screen.findByText('Your text is in this browser only.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Create project manual' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText('Your text is in this browser only.')).toBeVisible();
      expect(dialog.getByRole('button', { name: 'Export outline' })).toBeVisible();
      writeSectionDraft(place, draftOf('30'));
      await loadSavedWork();
      expect(sentRequests.filter(({ path }) => path.includes('saved-work'))).toHaveLength(1);
      expect(blankHere()).toBe('30');
    },
  );

  it('is named in SpecWizard and in its download, with the export as the way across', async () => {
    answerWith(http.get('*/api/saved-work', () => new HttpResponse(null, { status: 404 })));
    await signInAs('ada');
    const { seq } = await savedProject();
    const { user } = await openWizard(`/account/specwizard-projects/${seq}/specwizard`);
    expect(screen.getByText('Your text is in this browser only.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Download/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download section' }));
    expect(dialog.getByText(/export it, and import the file here/)).toBeVisible();
  });
});

it('a list that can’t be read is said, and read again when asked', async () => {
  let isDown = true;
  answerWith(
    http.get('*/api/saved-work', () => (isDown ? new HttpResponse(null, { status: 403 }) : undefined)),
  );
  await signInAs('ada');
  const { user } = open('/account/projects/1/outline-specs');
  await heading('Outline specs');
  const alert = (await screen.findByText('Couldn’t load your saved text.')).closest('[role=alert]');
  expect(alert).toHaveTextContent('A file made now may lack what you wrote in another browser.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.queryByText('Couldn’t load your saved text.')).toBeNull());
});
