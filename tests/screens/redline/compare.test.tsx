import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import * as saving from '#src/browser/save-file.ts';
import { emptyState } from '#src/domain/specification/section-state.ts';
import { stateToJson } from '#src/domain/specification/state-json.ts';
import { sectionTree } from '#src/domain/specification/section-tree.ts';
import { writeSavedText } from '#src/stores/saved-texts.ts';
import { trackedText } from '#tests/domain/redline/read-tracked.ts';
import { line } from '#tests/domain/specification/sections.ts';
import {
  answerTwoSections,
  bar,
  mine,
  northfold,
  rowOf,
  sectionOf,
  summary,
  two,
} from '#tests/screens/redline/two-sections.ts';
import { savedProject } from '#tests/screens/specwizard/projects-support.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

beforeEach(answerTwoSections);

describe('two specifications of one number', () => {
  it('stand as a redline with numbers of both, walked through and decided by keyboard', async () => {
    const { user, path } = open(two);
    const counts = await summary();
    expect(counts.getByRole('heading', { name: '3 changes' })).toBeVisible();
    for (const [name, figure] of [
      ['Reworded', '1'],
      ['Added', '1'],
      ['Removed', '1'],
    ])
      expect(counts.getByText(name ?? '').closest('div')).toHaveTextContent(`${name}${figure}`);
    expect(counts.queryByText('Moved')).toBeNull();
    expect(counts.getByText(/^1 more paragraph was renumbered/)).toBeVisible();
    expect(screen.getByText('60').tagName).toBe('DEL');
    expect(screen.getByText('80').tagName).toBe('INS');
    expect(rowOf(/^Adhesive, low/)).toHaveTextContent(/^Old number 1\.1\.CNew number 1\.1\.B/);
    expect(rowOf(/^Adhesive, low/)).toHaveAttribute('data-kind', 'same');
    await screen.findByText('END OF SECTION');

    await user.keyboard('n');
    expect(bar().getByRole('status')).toHaveTextContent('Change 1 of 3Reworded');
    await user.keyboard('p');
    expect(bar().getByRole('status')).toHaveTextContent('Change 3 of 3Added');
    expect(rowOf(/^Edge metal/)).toHaveAttribute('aria-current', 'true');
    await user.keyboard('r');
    expect(rowOf(/^Edge metal/)).toHaveTextContent('Rejected');
    // On to the next one that is open.
    expect(bar().getByRole('status')).toHaveTextContent('Change 1 of 3');
    await user.click(bar().getByRole('button', { name: 'Accept' }));
    expect(counts.getByText('1 accepted, 1 rejected, 1 open')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Undo' }));
    expect(counts.getByText('0 accepted, 1 rejected, 2 open')).toBeVisible();
    await user.click(rowOf(/^Walkway pads/) ?? document.body);
    await user.click(counts.getByRole('button', { name: 'Accept 2 in article' }));
    expect(counts.getByText('2 accepted, 1 rejected, 0 open')).toBeVisible();

    await user.click(bar().getByRole('radio', { name: 'Show changes only' }));
    await waitFor(() => expect(screen.queryByText(/^Adhesive, low/)).toBeNull());
    // The heading of a part between two changed articles is counted too.
    expect(screen.getAllByText('1 line unchanged')).toHaveLength(3);
    expect(screen.getByRole('heading', { name: /MEMBRANE/ })).toBeVisible();
    // What is decided, and where one is, stay.
    expect(counts.getByText('2 accepted, 1 rejected, 0 open')).toBeVisible();
    expect(bar().getByRole('status')).toHaveTextContent(/^Change \d of 3/);
    expect(path()).toBe(`${two}&show=changes`);

    await user.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(path()).toContain('old=stormglass'));
    expect(path()).toContain('&show=changes');
    // The address changes before the page does.
    await screen.findByText(/^Changes from Stormglass/);
    await user.click(await screen.findByRole('radio', { name: 'Show everything' }));
    await waitFor(() => expect(path()).not.toContain('show='));
    expect(await screen.findByText(/^Adhesive, low/)).toBeVisible();
  });

  it('show what changed alone after a reload, too', async () => {
    open(`${two}&show=changes`);
    await summary();
    expect(bar().getByRole('radio', { name: 'Show changes only' })).toBeChecked();
    expect(screen.queryByText(/^Adhesive, low/)).toBeNull();
  });

  it.each([
    ['the person who is signed in', 'ada', 'Ada'],
    ['the product where no one is', null, 'Lintel'],
  ] as const)('name as the author of changes in Word %s', async (_, person, author) => {
    const saved: Blob[] = [];
    vi.spyOn(saving, 'saveFile').mockImplementation((file) => void saved.push(file));
    if (person !== null) await signInAs(person);
    const { user } = open(two);
    await user.click((await summary()).getByRole('button', { name: /^Download/ }));
    const files = within(await screen.findByRole('dialog', { name: 'Download' }));
    await user.click(files.getByRole('button', { name: 'Word with tracked changes' }));
    await files.findByText(/^Saved /);
    const parts = unzipSync(new Uint8Array(await (saved.at(-1) ?? new Blob()).arrayBuffer()));
    const xml = new TextDecoder().decode(parts['word/document.xml']);
    const authors = new Set([...xml.matchAll(/w:author="([^"]*)"/g)].map(([, name]) => name));
    expect([...authors]).toEqual([expect.stringContaining(author)]);
  });

  it('become one’s own SpecWizard work as decided, and Word files', async () => {
    const saved: Blob[] = [];
    vi.spyOn(saving, 'saveFile').mockImplementation((file) => void saved.push(file));
    const { user } = open(two);
    const counts = await summary();
    await user.click(counts.getByRole('button', { name: 'Accept all' }));
    await user.click(await counts.findByRole('button', { name: /^Save as my SpecWizard work/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Save as my/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'Open it in SpecWizard' });
    expect(link).toHaveAttribute('href', '/sw/northfold-075423');
    const after = await summary();

    await user.click(after.getByRole('button', { name: /^Download/ }));
    const files = within(await screen.findByRole('dialog', { name: 'Download' }));
    await user.click(files.getByRole('button', { name: 'Word with tracked changes' }));
    await files.findByText(/^Saved 075423-thermoplastic-polyolefin-roofing-redline\.docx/);
    const bytes = new Uint8Array(await (saved.at(-1) ?? new Blob()).arrayBuffer());
    expect(trackedText(bytes, 'accept')).toContain('PR1 Sheet of 80 mils, reinforced.');
    expect(trackedText(bytes, 'reject')).toContain('PR1 Walkway pads of the same sheet.');
    await user.click(files.getByRole('button', { name: 'Word' }));
    await files.findByText(/^Saved 075423-thermoplastic-polyolefin-roofing\.docx/);
    expect(
      Object.keys(unzipSync(new Uint8Array(await (saved.at(-1) ?? new Blob()).arrayBuffer()))),
    ).toContain('word/document.xml');

    closePages();
    open(mine);
    expect((await summary()).getByRole('heading', { name: '3 changes' })).toBeVisible();
    expect(screen.getByText('80').tagName).toBe('INS');
  });

  it('lead to one section merged from both, but not from one manufacturer’s two texts', async () => {
    const { router } = open(two);
    expect(
      await (await summary()).findByRole('link', { name: 'Merge both into one section' }),
    ).toHaveAttribute('href', '/merge-specifications?of=northfold-075423,stormglass-075423');
    await router.navigate('/compare-specifications?old=northfold-075423&new=northfold-075423&newText=guide');
    expect(await screen.findByRole('option', { name: /, all options$/, selected: true })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Merge both into one section' })).toBeNull(),
    );
  });

  it('say so when they read the same', async () => {
    open('/compare-specifications?old=northfold-075423&new=northfold-075424');
    expect(await screen.findByText('No differences.')).toBeVisible();
    expect(screen.getByText(/^Adhesive, low/)).toBeVisible();
  });

  it('that differ in their notes alone say so once these are shown, and can hide them again', async () => {
    const note = line(9, 2, 'Check the wind zone.', { kind: 'note' });
    answerWith(
      http.get('*/api/spec_data/custom/northfold-075424', () =>
        HttpResponse.json(sectionOf('northfold-075424', [...northfold, note])),
      ),
    );
    const { user } = open('/compare-specifications?old=northfold-075423&new=northfold-075424');
    expect(await screen.findByText('No differences.')).toBeVisible();
    const notes = () => screen.getByRole('checkbox', { name: 'Notes to specifier' });
    await user.click(notes());
    expect(await screen.findByRole('heading', { name: '1 change' })).toBeVisible();
    expect(screen.getByText('Check the wind zone.')).toBeVisible();
    await user.click(notes());
    expect(await screen.findByText('No differences.')).toBeVisible();
    expect(notes()).toHaveFocus();
  });

  it('are refused when they are of different numbers', async () => {
    open('/compare-specifications?old=northfold-075423&new=other-223400');
    expect(await screen.findByText(/^These are different sections/)).toBeVisible();
    expect(screen.getByText(/One is 07 54 23 .* the other 22 34 00/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Old text' })).toBeVisible();
  });

  it.each([
    ['99404', 'There is no specification “99404”.'],
    ['99500', 'Couldn’t load the text of “99500”.'],
  ])('stay with the one that could be read: %s', async (filename, words) => {
    const { user } = open(`/compare-specifications?old=northfold-075423&new=${filename}`);
    expect(await screen.findByText(words)).toBeVisible();
    const select = screen.getByRole('combobox', { name: 'New text' });
    await user.selectOptions(select, 'guide northfold-075423');
    expect(await screen.findByRole('heading', { name: '1 change' })).toBeVisible();
  });

  it.each([
    '?new=northfold-075423',
    '?old=..%2Fme',
    '?old=northfold-075423&oldText=theirs',
    '?oldText=guide',
  ])('are not asked for by an address that makes no sense: %s', async (query) => {
    sentRequests.length = 0;
    open(`/compare-specifications${query}`);
    expect(await screen.findByRole('heading', { name: /^Page not found/ })).toBeVisible();
    expect(sentRequests.filter(({ path }) => path.includes('spec'))).toEqual([]);
  });

  it('are chosen from the specification’s page, one after the other', async () => {
    const { user } = open('/specification/31250/1');
    await user.click(await screen.findByRole('link', { name: 'Compare with…' }));
    expect(await screen.findByText('Choose what to compare it with.')).toBeVisible();
    const select = await screen.findByRole('combobox', { name: 'New text' });
    const option = await within(select).findByRole('option', {
      name: 'Stormglass Roofing Membranes',
    });
    await user.selectOptions(select, option);
    expect((await summary()).getByRole('heading', { name: '3 changes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(screen.getByText('60').tagName).toBe('INS'));
  });

  it('are explained before any is chosen', async () => {
    open('/compare-specifications');
    const main = await page();
    expect(main.getByRole('link', { name: 'specification' })).toHaveAttribute('href', '/content-type/spec');
  });
});

/** As if decided in SpecWizard: the sheet reworded, walkway pads left out. */
const work = {
  ...emptyState,
  own: { ...emptyState.own, changed: new Map([[3, 'Sheet of 90 mils, reinforced.']]) },
};
const keepWork = (name: string) =>
  localStorage.setItem(
    `section/${name}`,
    JSON.stringify({ made: 1, all: 1, at: 1, state: stateToJson(work) }),
  );

describe('one’s own work', () => {
  it('is compared with the recommendations, takes one of them back, and goes on at the same change', async () => {
    keepWork('/northfold-075423');
    const { user } = open(mine);
    const counts = await summary();
    expect(counts.getByRole('heading', { name: '2 changes' })).toBeVisible();
    await user.click(rowOf(/^Sheet of/) ?? document.body);
    await user.click(bar().getByRole('button', { name: 'Reject' }));
    await user.click(counts.getByRole('button', { name: /^Save as my SpecWizard work/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Save as my/ }));
    expect(dialog.getByText(/^1 open change stays as in the new text/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    expect(await (await summary()).findByRole('heading', { name: '1 change' })).toBeVisible();
    expect(screen.queryByText('90')).toBeNull();
    expect(bar().getByRole('status')).toHaveTextContent('Change 1 of 1Removed');
    await user.keyboard('a');
    expect(rowOf(/^Walkway pads/)).toHaveTextContent('Accepted');
  });

  it('is compared with what it was when it was saved', async () => {
    const tree = sectionTree({ nodes: northfold });
    const begin = Date.now();
    closeAfterTest(setClock(() => begin - 10 * 24 * 3600_000));
    writeSavedText('northfold-075423', { revised: '2026-10-01' }, tree, emptyState);
    setClock(() => begin);
    keepWork('/northfold-075423');
    open('/sw/northfold-075423');
    const link = await screen.findByRole('link', { name: /^Changes since [A-Z]/ });
    expect(link).toHaveAttribute(
      'href',
      '/compare-specifications?old=northfold-075423&oldText=saved&new=northfold-075423&newText=mine',
    );
    link.click();
    expect((await summary()).getByRole('heading', { name: '1 change' })).toBeVisible();
    expect(screen.getByText('90').tagName).toBe('INS');
  });

  it.each([
    ['mine', 'You haven’t started this section'],
    ['saved', 'This browser has no earlier text'],
  ])('is said to be missing where the browser has none: %s', async (text, words) => {
    open(`/compare-specifications?old=northfold-075423&new=northfold-075423&newText=${text}`);
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeVisible();
  });

  it('is that of a project, from its page', async () => {
    await signInAs('ben');
    const { seq } = await savedProject({ specs: ['northfold-075423:1', 'northfold-075423:2'] });
    const { user } = open(`/account/specwizard-projects/${seq}`);
    await user.click(await screen.findByRole('link', { name: 'Compare with recommendations' }));
    const counts = await summary();
    expect(counts.getByRole('heading', { name: '1 change' })).toBeVisible();
    expect(rowOf(/^Walkway pads/)).toHaveAttribute('data-kind', 'removed');
    expect(screen.getByRole('option', { name: 'Harbor roofs', selected: true })).toBeInTheDocument();
  });

  it.each([
    'old=northfold-075423&new=northfold-075423&newText=mine',
    'old=northfold-075423&new=stormglass-075423',
  ])(
    'of a project that was decided in another browser is replaced without a conflict, and Undo brings it back: %s',
    async (sides) => {
      await signInAs('ben');
      const { seq } = await savedProject({ specs: [2, 3, 5].map((id) => `northfold-075423:${id}`) });
      const { user } = open(`/account/specwizard-projects/${seq}/compare-specifications?${sides}`);
      const counts = await summary();
      await user.click(counts.getByRole('button', { name: 'Reject all' }));
      await user.click(await counts.findByRole('button', { name: /^Save as my SpecWizard work/ }));
      const dialog = within(await screen.findByRole('dialog', { name: /^Save as my/ }));
      await user.click(dialog.getByRole('button', { name: 'Save' }));
      await user.click(await screen.findByRole('link', { name: 'Open it in SpecWizard' }));
      const choices = within(await screen.findByRole('tree', { name: 'Choices' }));
      const pads = () => choices.getByRole('treeitem', { name: /Walkway pads/ });
      expect(pads()).toHaveAttribute('aria-checked', 'true');
      expect(screen.queryByRole('dialog', { name: 'This section was changed elsewhere' })).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(pads()).toHaveAttribute('aria-checked', 'false');
      expect(await screen.findByText(/^Saved /)).toBeVisible();
    },
  );
});
