import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { clearReads } from '#src/api/reads.ts';
import * as saving from '#src/browser/save-file.ts';
import type { SpecNode } from '#src/contracts/spec-sections.ts';
import { useSingleKeys } from '#src/stores/single-keys.ts';
import { line } from '#tests/domain/specification/sections.ts';
import {
  answerTwoSections,
  bar,
  rowOf,
  sectionOf,
  summary,
  two,
} from '#tests/screens/redline/two-sections.ts';
import { closePages, open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';

beforeEach(answerTwoSections);

/** The second text with these lines. */
const answerNew = (nodes: SpecNode[]) =>
  answerWith(
    http.get('*/api/spec_data/custom/stormglass-075423', () =>
      HttpResponse.json(sectionOf('stormglass-075423', nodes)),
    ),
  );
const answerOld = (nodes: SpecNode[]) =>
  answerWith(
    http.get('*/api/spec_data/custom/northfold-075423', () =>
      HttpResponse.json(sectionOf('northfold-075423', nodes)),
    ),
  );

const decided = async (words: string) => expect(await (await summary()).findByText(words)).toBeVisible();

describe('decisions', () => {
  it('are kept through a reload of the tab, for each comparison its own', async () => {
    const { user } = open(two);
    await summary();
    await user.keyboard('n');
    await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent(/^Change 1 of 3/));
    await user.keyboard('a');
    await decided('1 accepted, 0 rejected, 2 open');
    closePages();
    const { user: again, path } = open(two);
    await decided('1 accepted, 0 rejected, 2 open');
    expect(rowOf(/^Sheet of/)).toHaveTextContent('Accepted');
    await again.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(path()).toContain('old=stormglass'));
    await screen.findByText(/^Changes from Stormglass/);
    await decided('0 accepted, 0 rejected, 3 open');
    await again.click(screen.getByRole('button', { name: 'Swap' }));
    await screen.findByText(/^Changes from Northfold/);
    await decided('1 accepted, 0 rejected, 2 open');
  });

  it('are none where the tab keeps what makes no sense', async () => {
    sessionStorage.setItem(`redline//${two.split('?')[1]}`, '{"decided":"all"}');
    open(two);
    expect(await (await summary()).findByText('0 accepted, 0 rejected, 3 open')).toBeVisible();
  });

  it('are taken back and made again by keyboard, and changed by another one', async () => {
    const { user } = open(two);
    await summary();
    const edge = () => rowOf(/^Edge metal/);
    await user.click(edge() ?? document.body);
    expect(bar().getByRole('status')).toHaveTextContent('Change 3 of 3Added');
    await user.click(bar().getByRole('button', { name: 'Reject' }));
    await user.keyboard('{Control>}z{/Control}');
    await decided('0 accepted, 0 rejected, 3 open');
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await decided('0 accepted, 1 rejected, 2 open');
    await user.click(edge() ?? document.body);
    expect(bar().getByRole('button', { name: 'Reject' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(bar().getByRole('button', { name: 'Accept' }));
    await decided('1 accepted, 0 rejected, 2 open');
    expect(edge()).toHaveTextContent('Accepted');
  });

  it('wait for a change to be chosen; nothing is decided by a key without one', async () => {
    const { user } = open(two);
    await summary();
    for (const name of ['Accept', 'Reject', 'Undo'])
      expect(bar().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    expect(bar().getByRole('status')).toHaveTextContent(/^3 changes$/);
    await user.keyboard('ar');
    await decided('0 accepted, 0 rejected, 3 open');
  });

  it('for all changes, or those of an article, are one step each', async () => {
    const { user } = open(two);
    const counts = await summary();
    await user.click(counts.getByRole('button', { name: 'Reject all' }));
    expect(counts.getByText('0 accepted, 3 rejected, 0 open')).toBeVisible();
    // An article with one change is decided by its change.
    await user.click(rowOf(/^Edge metal/) ?? document.body);
    expect(counts.queryByRole('button', { name: /in article$/ })).toBeNull();
    await user.click(rowOf(/^Walkway pads/) ?? document.body);
    await user.click(counts.getByRole('button', { name: 'Accept 2 in article' }));
    expect(counts.getByText('2 accepted, 1 rejected, 0 open')).toBeVisible();
    await user.click(counts.getByRole('button', { name: 'Reject 2 in article' }));
    expect(counts.getByText('0 accepted, 3 rejected, 0 open')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'Undo' }));
    await user.click(bar().getByRole('button', { name: 'Undo' }));
    await user.click(bar().getByRole('button', { name: 'Undo' }));
    expect(counts.getByText('0 accepted, 0 rejected, 3 open')).toBeVisible();
    expect(bar().getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are not made by letters where one has turned these off', async () => {
    useSingleKeys.setState({ isOn: false });
    const { user } = open(two);
    await summary();
    await user.keyboard('na');
    expect(bar().getByRole('status')).toHaveTextContent(/^3 changes$/);
  });
});

describe('what is shown', () => {
  it('keeps changes only when sides are swapped while the texts are read again', async () => {
    const { user, path } = open(two);
    await summary();
    // As after they have aged.
    clearReads();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    answerWith(http.get('*/api/spec_data/custom/:filename', () => promise));
    await user.click(bar().getByRole('radio', { name: 'Show changes only' }));
    await waitFor(() => expect(bar().getByRole('radio', { name: 'Show changes only' })).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'Swap' }));
    resolve(undefined);
    await waitFor(() => expect(path()).toContain('old=stormglass'));
    expect(path()).toContain('&show=changes');
  });

  it('goes from the last change to the first, and back', async () => {
    const { user } = open(two);
    await summary();
    const next = bar().getByRole('button', { name: 'Next change' });
    for (const words of [/^Change 1 of 3/, /^Change 2 of 3/, /^Change 3 of 3/, /^Change 1 of 3/]) {
      await user.click(next);
      expect(bar().getByRole('status')).toHaveTextContent(words);
    }
    await user.click(bar().getByRole('button', { name: 'Previous change' }));
    expect(bar().getByRole('status')).toHaveTextContent('Change 3 of 3');
  });

  it('says where a paragraph that moved stood, and where it went', async () => {
    const pads = line(9, 2, 'Walkway pads of the same sheet, in yellow.');
    const rest = [
      line(1, null, 'Products', { kind: 'part' }),
      line(2, 1, 'Membrane', { kind: 'article' }),
      line(3, 2, 'Sheet of 60 mils, reinforced.'),
      line(5, 2, 'Adhesive, low in solvents.'),
      line(6, 1, 'Accessories', { kind: 'article' }),
      line(7, 6, 'Fasteners and plates by the maker of the membrane.'),
    ];
    answerOld([...rest, pads]);
    answerNew([...rest, { ...pads, parentId: 6 }]);
    open(two);
    const counts = await summary();
    expect(counts.getByText('Moved').closest('div')).toHaveTextContent('Moved1');
    const [from, to] = screen.getAllByText(/^Walkway pads/).map((one) => one.closest('[data-kind]'));
    expect(from).toHaveTextContent(/to 1\.2\.B/);
    expect(to).toHaveTextContent(/from 1\.1\.C/);
  });

  it('marks the cells and rows of a table that changed', async () => {
    const table = (weight: string, ...more: string[]): SpecNode[] => [
      line(1, null, 'Products', { kind: 'part' }),
      line(2, 1, 'Membrane', { kind: 'article' }),
      line(3, 2, 'Properties', {
        kind: 'table',
        rows: [['Property', 'Value'], ['Weight', weight], ...more.map((one) => [one, '1'])].map((cells) => ({
          cells,
          gray: 'g8',
        })),
      }),
    ];
    answerOld(table('3 lb'));
    answerNew(table('4 lb', 'Seams'));
    open(two);
    const shown = within(await screen.findByRole('table', { name: 'Properties' }));
    const weight = within(shown.getByRole('cell', { name: 'Weight' }).closest('tr') ?? document.body);
    expect(weight.getByText('3').tagName).toBe('DEL');
    expect(weight.getByText('4').tagName).toBe('INS');
    expect(shown.getByText('Seams').tagName).toBe('INS');
    expect(shown.getByRole('columnheader', { name: 'Value' })).toBeVisible();
  });

  it('follows units, and which texts they are stands on paper with their days', async () => {
    const sized = (ip: string, si: string) => [
      line(1, null, 'Products', { kind: 'part' }),
      line(2, 1, 'Membrane', { kind: 'article' }),
      line(3, 2, '', { text: ['Sheet of ', { ip, si }, ', reinforced, in one color.'] }),
    ];
    answerOld(sized('60 mils', '1.5 mm'));
    answerNew(sized('0.06 inch', '1.5 mm'));
    const { user } = open(two);
    const counts = await summary();
    expect(counts.getByRole('heading', { name: '1 change' })).toBeVisible();
    expect(
      screen.getByText(
        'Changes from Northfold Roofing Systems, as recommended (revised Oct 1, 2026) to Stormglass Roofing Membranes, as recommended (revised Oct 1, 2026)',
      ),
    ).toBeInTheDocument();
    await user.click(counts.getByRole('radio', { name: 'SI, metric' }));
    expect(await screen.findByText('No differences.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^US customary|^Inch/ }));
    expect(await screen.findByRole('heading', { name: '1 change' })).toBeVisible();
  });
});

describe('what comes of it', () => {
  it('is saved only when one says so, with what is lost and what stays', async () => {
    const { user } = open(two);
    const counts = await summary();
    await user.click(rowOf(/^Edge metal/) ?? document.body);
    await user.keyboard('a');
    const opener = await counts.findByRole('button', { name: /^Save as my SpecWizard work/ });
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as my SpecWizard work' }));
    expect(dialog.getByText(/your work on the section by Northfold Roofing Systems/)).toBeVisible();
    expect(dialog.getByText('2 open changes stay as in the old text.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Saved.')).toBeNull();
    expect(localStorage.getItem('section//northfold-075423')).toBeNull();
    expect(counts.getByText('1 accepted, 0 rejected, 2 open')).toBeVisible();
  });

  it.each([
    ['no SpecWizard writes it', () => HttpResponse.json([])],
    ['no one can say whether one does', () => HttpResponse.json({}, { status: 500 })],
  ])('is a document alone where %s', async (_, answer) => {
    answerWith(http.get('*/api/specwizards/by-spec/:filename', answer));
    open(two);
    const counts = await summary();
    expect(await counts.findByRole('button', { name: /^Download/ })).toBeVisible();
    expect(await counts.findByRole('link', { name: 'Merge both into one section' })).toBeVisible();
    await waitFor(() => expect(counts.queryByRole('button', { name: /^Save as my/ })).toBeNull());
  });

  it('is a clean text in four formats, open changes as in the old one; a file that fails says so', async () => {
    const saved: string[] = [];
    vi.spyOn(saving, 'saveFile').mockImplementation((_, name) => void saved.push(name));
    const { user } = open(two);
    const counts = await summary();
    await user.click(counts.getByRole('button', { name: /^Download/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Download' }));
    expect(dialog.getByText(/3 open changes are as in the old text\./)).toBeVisible();
    for (const [format, ending] of [
      ['Word', 'docx'],
      ['RTF', 'rtf'],
      ['Plain text', 'txt'],
    ] as const) {
      await user.click(dialog.getByRole('button', { name: format }));
      await dialog.findByText(new RegExp(`^Saved .*\\.${ending}`));
    }
    expect(saved.map((name) => name.split('.').at(-1))).toEqual(['docx', 'rtf', 'txt']);
    answerWith(http.get('*/ibm-plex-sans-*.woff', () => new HttpResponse(null, { status: 503 })));
    await user.click(dialog.getByRole('button', { name: 'PDF' }));
    expect(await dialog.findByText('Couldn’t create the file.')).toBeVisible();
    expect(saved).toHaveLength(3);
  });
});
