import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { stateToJson } from '#src/domain/specification/state-json.ts';
import { writeSavedText } from '#src/stores/saved-texts.ts';
import { failCall, fatalFaults } from '#tests/screens/failing-call.ts';
import {
  answerTwoSections,
  bar,
  mine,
  northfold,
  summary,
  two,
} from '#tests/screens/redline/two-sections.ts';
import { savedProject } from '#tests/screens/specwizard/projects-support.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

beforeEach(answerTwoSections);

const side = (name: string) => screen.findByRole('combobox', { name });
const texts = '/api/spec_data/custom/:filename';

describe('a side that cannot be read', () => {
  it.each(fatalFaults.slice(0, 3))(
    'is named when its call %s; the other stays, and it comes back',
    async (_, answer, says) => {
      const fault = failCall('/api/spec_data/custom/stormglass-075423', answer);
      const { user } = open(two);
      const alert = within(await screen.findByRole('alert'));
      expect(alert.getByText('Couldn’t load the text of “stormglass-075423”.')).toBeVisible();
      expect(alert.getByText(says)).toBeVisible();
      expect(await side('Old text')).toHaveDisplayValue('Northfold Roofing Systems');
      fault.mend();
      await user.click(alert.getByRole('button', { name: 'Try again' }));
      expect((await summary()).getByRole('heading', { name: '3 changes' })).toBeVisible();
    },
  );

  it('of the old text leaves the new one, whose number names the section', async () => {
    failCall('/api/spec_data/custom/northfold-075423', () => new HttpResponse(null, { status: 404 }));
    open(two);
    expect(await screen.findByText('There is no specification “northfold-075423”.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect((await page()).getByText('Thermoplastic-Polyolefin Roofing')).toBeVisible();
    expect(await side('New text')).toHaveDisplayValue('Stormglass Roofing Membranes');
  });

  it.each(fatalFaults)('ends the page when neither can be read: %s', async (_, answer, says) => {
    failCall(texts, answer);
    open(two);
    expect(await heading(says)).toBeVisible();
  });
});

describe('the choice of texts', () => {
  it('is there without the others when these cannot be listed, and says why', async () => {
    failCall('/api/spec_data/spec-tree');
    open(two);
    const old = () => screen.getByRole('combobox', { name: 'Old text' });
    await summary();
    await waitFor(() =>
      expect(old()).toHaveAccessibleDescription(
        'Other specifications couldn’t be listed: The server ran into an error.',
      ),
    );
    expect(
      within(old())
        .getAllByRole('group')
        .map((one) => one.getAttribute('label')),
    ).toEqual([
      'Northfold Roofing Systems (northfold-075423)',
      'Stormglass Roofing Membranes (stormglass-075423)',
    ]);
  });

  it('says when each was revised, and offers no work that this browser does not have', async () => {
    open(two);
    await summary();
    const old = () => screen.getByRole('combobox', { name: 'Old text' });
    await waitFor(() => expect(old()).toHaveAccessibleDescription('As recommended, revised Oct 1, 2026'));
    expect(within(old()).queryByRole('option', { name: /^Your SpecWizard work/ })).toBeNull();
  });
});

describe('one’s own work', () => {
  const work = {
    ...emptyState,
    own: { ...emptyState.own, changed: new Map([[3, 'Sheet of 90 mils, reinforced.']]) },
  };
  const keepWork = () =>
    localStorage.setItem(
      'section//northfold-075423',
      JSON.stringify({ made: 1, all: 1, at: 1, state: stateToJson(work) }),
    );

  it('beside what it was when saved has no notes, no units, and is no pair to merge', async () => {
    const begin = Date.now();
    closeAfterTest(setClock(() => begin - 10 * 24 * 3600_000));
    writeSavedText(
      'northfold-075423',
      { revised: '2026-10-01' },
      sectionTree({ nodes: northfold }),
      emptyState,
    );
    setClock(() => begin);
    keepWork();
    open('/compare-specifications?old=northfold-075423&oldText=saved&new=northfold-075423&newText=mine');
    const counts = await summary();
    expect(counts.getByRole('heading', { name: '1 change' })).toBeVisible();
    expect(counts.queryByRole('region', { name: 'Display options' })).toBeNull();
    expect(counts.queryByRole('link', { name: /^Merge/ })).toBeNull();
    expect(await side('Old text')).toHaveDisplayValue('Your SpecWizard work, as saved');
    expect(await side('New text')).toHaveDisplayValue('Your SpecWizard work');
  });

  it('beside another manufacturer’s text is offered among the texts, and keeps what is decided', async () => {
    keepWork();
    const { user } = open('/compare-specifications?old=northfold-075423&oldText=mine&new=stormglass-075423');
    const counts = await summary();
    expect(screen.getByText('90').tagName).toBe('DEL');
    expect(counts.queryByRole('link', { name: /^Merge/ })).toBeNull();
    await user.click(counts.getByRole('button', { name: 'Accept all' }));
    await user.click(await counts.findByRole('button', { name: /^Save as my SpecWizard work/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/open change/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(await screen.findByText('No differences.')).toBeVisible();
  });

  it('that is missing leads to where it is made', async () => {
    open(mine);
    expect(await screen.findByRole('link', { name: 'Open it in SpecWizard' })).toHaveAttribute(
      'href',
      '/sw/northfold-075423',
    );
    expect(screen.queryByRole('toolbar', { name: 'Changes' })).toBeNull();
  });
});

describe('in a project', () => {
  it.each([
    ['a project of letters', '/account/specwizard-projects/one/compare-specifications?old=northfold-075423'],
    ['nothing chosen', '/account/specwizard-projects/1/compare-specifications'],
    [
      'a text that is none',
      '/account/specwizard-projects/1/compare-specifications?old=northfold-075423&oldText=theirs',
    ],
  ])('%s is not found, and no project is asked for', async (_, url) => {
    await signInAs('ada');
    sentRequests.length = 0;
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(sentRequests.filter(({ path }) => path.includes('specwizard-project'))).toEqual([]);
  });

  it.each([
    ['a section that is not of it', 0, 'stormglass-075423'],
    ['a project that no one has', 999, 'northfold-075423'],
  ])('%s is not found', async (_, beyond, filename) => {
    await signInAs('ben');
    const { seq } = await savedProject({ filename: ['northfold-075423'], specs: ['northfold-075423:1'] });
    open(`/account/specwizard-projects/${seq + beyond}/compare-specifications?old=${filename}`);
    expect(await heading(/^Page not found/)).toBeVisible();
  });

  it('is for whoever is signed in', async () => {
    const url = '/account/specwizard-projects/1/compare-specifications?old=northfold-075423';
    const { path } = open(url);
    await waitFor(() => expect(path()).toBe(`/signin?returnTo=${encodeURIComponent(url)}`));
  });

  it.each(fatalFaults)('a project whose call %s says so', async (_, answer, says) => {
    await signInAs('ada');
    failCall('/api/specwizard-project/:seq', answer);
    open('/account/specwizard-projects/1/compare-specifications?old=northfold-075423');
    expect(await heading(says)).toBeVisible();
  });

  it('keeps the project when another text is chosen', async () => {
    await signInAs('ben');
    const { seq } = await savedProject({
      filename: ['northfold-075423'],
      specs: ['northfold-075423:1', 'northfold-075423:2'],
    });
    const base = `/account/specwizard-projects/${seq}/compare-specifications`;
    const { user, path } = open(`${base}?old=northfold-075423&new=northfold-075423&newText=mine`);
    await summary();
    expect(await side('New text')).toHaveDisplayValue('Harbor roofs');
    await user.selectOptions(await side('New text'), 'guide northfold-075423');
    await waitFor(() =>
      expect(path()).toBe(`${base}?old=northfold-075423&new=northfold-075423&newText=guide`),
    );
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(/change/));
  });
});

it('words that no specification has as a name are refused without a call', async () => {
  answerWith(http.get('*', () => HttpResponse.json({}, { status: 500 })));
  sentRequests.length = 0;
  open(`/compare-specifications?old=${'x'.repeat(300)}`);
  expect(await heading(/^Page not found/)).toBeVisible();
  expect(sentRequests.filter(({ path }) => path.startsWith('/api/spec'))).toEqual([]);
});
