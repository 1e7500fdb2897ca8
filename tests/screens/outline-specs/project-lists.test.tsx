import { screen, waitFor, within } from '@testing-library/react';
import JSZip from 'jszip';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

async function openLists(query = '', project = 1) {
  await signInAs('ada');
  const opened = open(`/account/projects/${project}/lists${query}`);
  await heading('Project lists');
  return opened;
}
const table = async () => within(await screen.findByRole('table'));

describe('the lists of a project', () => {
  it('are reached from the project, and each row leads to its paragraph', async () => {
    await signInAs('ada');
    const { user, path } = open('/account/projects/1');
    await user.click(await screen.findByRole('link', { name: 'Lists' }));
    await heading('Project lists');
    expect(path()).toBe('/account/projects/1/lists');
    const register = await table();
    const row = register.getByRole('row', { name: /Product Data: Membrane, insulation/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(1, 3),
    ).toEqual(['Action', 'Product Data']);
    await user.click(within(row).getByRole('link', { name: 'Paragraph 1.7.B of 07 54 23' }));
    const shown = await (await page()).findByRole('region', { name: 'Live document' });
    await waitFor(() =>
      expect(shown.querySelector('[data-marked]')).toHaveTextContent(/^B\. Product Data: Membrane/),
    );
  });

  it('are eight, with their counts, under addresses of their own', async () => {
    const { user, path } = await openLists('?list=standards');
    await table();
    const tabs = within(screen.getByRole('navigation', { name: 'Lists' }));
    expect(
      tabs.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/ [\d,]+$/, '')),
    ).toEqual([
      'Submittal register',
      'Warranties',
      'Closeout',
      'Mock-ups',
      'Inspections and tests',
      'Delegated design',
      'Attic stock',
      'Standards cited',
    ]);
    expect(screen.getByRole('heading', { level: 2, name: /^Standards cited \d+$/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /ASTM D6878/ })).toHaveTextContent('In force');
    await user.click(tabs.getByRole('link', { name: /^Warranties/ }));
    await waitFor(() => expect(path()).toBe('/account/projects/1/lists?list=warranties'));
    expect(await screen.findByRole('row', { name: /Manufacturer's warranty/ })).toBeVisible();
    expect(screen.getByText(/\d+ sections have none and add nothing here\./)).toBeVisible();
  });

  it.each([
    ['XLSX', 'Submittal register 2026-11-02.xlsx', ['xl/worksheets/sheet1.xml']],
    ['All lists, XLSX', 'Project lists 2026-11-02.xlsx', ['xl/worksheets/sheet8.xml']],
    ['DOCX', 'Submittal register 2026-11-02.docx', ['word/document.xml']],
    ['All lists, DOCX', 'Project lists 2026-11-02.docx', ['word/document.xml']],
  ])('are saved by “%s”', async (button, name, parts) => {
    const saved = watchSavedFiles();
    const { user } = await openLists();
    await table();
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(`Olneyville Branch Library - ${name}`);
    const zip = await JSZip.loadAsync(await (saved[0]?.data ?? new Blob()).arrayBuffer());
    expect(Object.keys(zip.files)).toEqual(expect.arrayContaining(parts));
    const text = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
    expect(text.join(' ')).toContain('Product Data: Membrane, insulation');
  });

  it('say that a project has none', async () => {
    await openLists('', 3);
    expect(await screen.findByText('No section of the project has any.')).toBeVisible();
  });

  it('say that they are not complete when a specification couldn’t be read', async () => {
    answerWith(http.get('*/api/sw_data/custom/*', () => HttpResponse.json({}, { status: 403 })));
    await openLists();
    expect(await screen.findByText('Couldn’t load 1 specification.')).toBeVisible();
    expect(screen.getByText('None in the sections that could be read.')).toBeVisible();
  });
});
