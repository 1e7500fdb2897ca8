import { screen, within } from '@testing-library/react';
import { PDFDocument } from '@cantoo/pdf-lib';
import JSZip from 'jszip';
import { http, HttpResponse } from 'msw';
import readXlsxFile from 'read-excel-file/universal';
import { describe, expect, it, vi } from 'vitest';

import { answerWithFonts } from '#tests/screens/outline-specs/answer-with-fonts.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

async function openView(view: string, project = 1) {
  await signInAs('ada');
  const opened = open(`/account/projects/${project}?view=${view}`);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

describe('the product schedule', () => {
  it('has every item under its section, with mark, status and documents', async () => {
    await openView('schedule');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('rowheader').filter((head) => within(head).queryByRole('link'))).toHaveLength(
      14,
    );
    const row = table.getByRole('row', { name: /07 54 23-1 Brightdeck Reinforced TPO Membrane/ });
    expect(row).toHaveTextContent('Basis of design');
    expect(row).toHaveTextContent('model NFD-108');
  });

  it('is saved as CSV', async () => {
    const saved = watchSavedFiles();
    const { user } = await openView('schedule');
    await user.click(await screen.findByRole('button', { name: 'CSV' }));
    expect(saved[0]?.name).toBe('Olneyville Branch Library - Product schedule 2026-11-02.csv');
    const lines = (await saved[0]?.data.text())?.trim().split('\r\n') ?? [];
    expect(lines).toHaveLength(15);
    expect(lines.find((line) => line.includes('Brightdeck'))).toMatch(
      /^07 54 23-1,07 54 23,Thermoplastic-Polyolefin Roofing,Brightdeck Reinforced TPO Membrane,product,Northfold Roofing Systems,NFD-108,Basis of design,Agreed with the owner in design development\.,.*\/product\/1$/,
    );
  });

  it('is saved as XLSX that another program reads', async () => {
    const saved = watchSavedFiles();
    const { user } = await openView('schedule');
    await user.click(await screen.findByRole('button', { name: 'XLSX' }));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('Olneyville Branch Library - Product schedule 2026-11-02.xlsx');
    const [sheet] = await readXlsxFile(saved[0]?.data ?? new Blob());
    expect(sheet?.sheet).toBe('Product schedule');
    expect(sheet?.data).toHaveLength(15);
    expect(sheet?.data[0]?.slice(0, 4)).toEqual(['Mark', 'Section', 'Section title', 'Item']);
    expect(sheet?.data.some((row) => row[3] === 'Brightdeck Reinforced TPO Membrane')).toBe(true);
  });

  it('of an empty project says so', async () => {
    await openView('schedule', 3);
    expect(await screen.findByText('The schedule is empty.')).toBeVisible();
  });
});

describe('the scorecard', () => {
  it('shows how far each credit is, by what rule, through which products', async () => {
    await openView('scorecard');
    const epd = within(await screen.findByRole('region', { name: 'Environmental product declarations' }));
    expect(epd.getByText('NOT MET YET')).toBeVisible();
    expect(epd.getByRole('progressbar', { name: /^Products: [\d.]+ of 20$/ })).toBeVisible();
    expect(epd.getByText(/20 products from 5 manufacturers\./)).toBeVisible();
    expect(epd.getByText(/counts as 1\.5 products, an industry-wide one as 1/)).toBeVisible();
    expect(epd.getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' })).toBeVisible();
    const hpd = within(screen.getByRole('region', { name: 'Material ingredients' }));
    expect(hpd.getByText(/1,000 ppm or lower/)).toBeVisible();
  });

  it('counts what is specified, others on demand, and decides nothing where the rule is not certain', async () => {
    const { user } = await openView('scorecard');
    await screen.findByRole('region', { name: 'Environmental product declarations' });
    const counted = () => Number.parseInt(screen.getByText(/products? counts?:/).textContent ?? '', 10);
    const before = counted();
    await user.click(screen.getByRole('checkbox', { name: /under consideration$/ }));
    expect(counted()).toBeGreaterThan(before);
    for (const name of [
      'Building product selection and procurement',
      'Embodied carbon',
      'Materials transparency',
    ])
      expect(within(screen.getByRole('region', { name })).getByText('NO VERDICT')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Materials transparency' })).getByText('WELL v2'),
    ).toBeVisible();
  });

  it('counts what the products say and nothing else', async () => {
    await openView('scorecard');
    const epd = within(await screen.findByRole('region', { name: 'Environmental product declarations' }));
    const weights = within(epd.getAllByRole('list')[1] ?? document.body)
      .getAllByRole('listitem')
      .map((line) => Number.parseFloat(line.textContent ?? ''));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    expect(epd.getByRole('progressbar', { name: `Products: ${sum} of 20` })).toBeVisible();
  });

  it('leads from what is missing to a request that is filled in', async () => {
    await openView('scorecard');
    const missing = within(await screen.findByRole('region', { name: 'Missing documents' }));
    const [request] = missing.getAllByRole('link', { name: /^Request / });
    const { pathname, searchParams } = new URL(request?.getAttribute('href') ?? '', 'https://lintel.test');
    expect(pathname).toBe('/account/content-requests');
    expect([...searchParams.keys()]).toEqual(['about', 'type', 'project']);
    expect(['epd', 'hpd', 'certificate', 'datasheet']).toContain(searchParams.get('type'));
    expect(request).toHaveAccessibleName(
      expect.stringContaining(searchParams.get('about')?.split(',')[0] ?? 'no name'),
    );
    expect(searchParams.get('project')).toBe('1');
  });

  it('says when documents of products could not be loaded, and counts the rest', async () => {
    answerWith(http.get('*/api/search/product/1', () => HttpResponse.json({}, { status: 403 })));
    await openView('scorecard');
    expect(await screen.findByText('Couldn’t load the documents of 1 product.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Environmental product declarations' })).toBeVisible();
  });

  const product = (content_id: number, status: string) => ({
    content_type: 'product',
    content_id,
    status,
    added_at: '2026-06-01T10:00:00Z',
    note: '',
    documents: [],
    seen: null,
  });
  const projectWith = (...items: readonly object[]) =>
    answerWith(
      http.get('*/api/char-project', () =>
        HttpResponse.json([
          { seq: 1, name: 'Olneyville Branch Library', type: '44', owner: '', last_spec_date: null, items },
        ]),
      ),
    );

  it('claims nothing of products while none of them counts', async () => {
    projectWith(product(1, 'considering'), product(5, 'considering'));
    const { user } = await openView('scorecard');
    expect(await screen.findByText(/^0 of 2 products count:/)).toBeVisible();
    expect(screen.queryByText(/^(?:Each|None) of these products/)).toBeNull();
    expect(screen.queryByText(/^Nothing .* expires/)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Include the 2 under consideration' }));
    expect(screen.getByRole('region', { name: 'Missing documents' })).toBeVisible();
  });

  it('says of how many products documents are missing', async () => {
    projectWith(product(5, 'approved'), product(1, 'considering'));
    await openView('scorecard');
    const missing = await screen.findByRole('region', { name: 'Missing documents' });
    expect(missing).toHaveTextContent('1 of 1 product lacks documents.');
  });

  it('of an empty project says what it counts', async () => {
    await openView('scorecard', 3);
    expect(await screen.findByText('Nothing to count yet.')).toBeVisible();
  });
});

describe('the submittal', () => {
  const zipOf = async (data: Blob | undefined) => {
    const zip = await JSZip.loadAsync((await data?.arrayBuffer()) ?? new ArrayBuffer(0), {
      checkCRC32: true,
    });
    return { zip, paths: Object.values(zip.files).flatMap((one) => (one.dir ? [] : [one.name])) };
  };

  it(
    'is one PDF of what is submitted: cover, contents, dividers, item sheets, documents, each page numbered',
    { timeout: 60_000 },
    async () => {
      const saved = watchSavedFiles();
      answerWithFonts();
      const { user } = await openView('submittal', 1);
      expect(await screen.findByRole('checkbox', { name: /^Submitted/ })).toBeChecked();
      expect(screen.getByRole('checkbox', { name: /^Considering/ })).not.toBeChecked();
      const lines = within(screen.getByRole('list', { name: 'Submittal items' }));
      expect(lines.queryByText('Considering')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Save PDF' }));
      await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
      expect(saved[0]?.name).toBe('Olneyville Branch Library - Submittal 2026-11-02.pdf');
      const pdf = await PDFDocument.load((await saved[0]?.data.arrayBuffer()) ?? new ArrayBuffer(0));
      expect(pdf.getTitle()).toBe('Olneyville Branch Library - Submittal');
      const sections = new Set(
        lines.getAllByText(/^\d\d \d\d \d\d/).map((mark) => mark.textContent?.slice(0, 8)),
      );
      const items = lines.getAllByText(/^\d\d \d\d \d\d/).length;
      const documents = lines.getAllByText('PDF').length;
      expect(pdf.getPageCount()).toBeGreaterThanOrEqual(2 + sections.size + items + documents);
    },
  );

  it(
    'is a ZIP with contents, register and the files in section order, for the statuses that are chosen',
    { timeout: 60_000 },
    async () => {
      const saved = watchSavedFiles();
      const { user } = await openView('submittal', 2);
      await user.click(await screen.findByRole('radio', { name: 'ZIP, one format per document' }));
      for (const box of screen.getAllByRole('checkbox'))
        if (!(box instanceof HTMLInputElement && box.checked)) await user.click(box);
      await user.click(await screen.findByRole('button', { name: 'Download ZIP' }));
      await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
      expect(saved[0]?.name).toBe('Fox Point Row Houses - Submittal 2026-11-02.zip');
      const { zip, paths } = await zipOf(saved[0]?.data);
      expect(paths.slice(0, 2)).toEqual(['Contents.txt', 'Register.xlsx']);
      const folders = paths.slice(2).map((path) => path.split('/')[0]);
      expect(folders.length).toBeGreaterThan(2);
      expect(folders.every((folder) => /^\d\d \d\d \d\d(?:\.\d\d)? \S/.test(folder ?? ''))).toBe(true);
      expect(folders).toEqual(folders.toSorted((one = '', other = '') => (one < other ? -1 : 1)));
      const [sheet] = await readXlsxFile((await zip.file('Register.xlsx')?.async('blob')) ?? new Blob());
      expect(sheet?.data[0]?.slice(0, 4)).toEqual(['No.', 'Mark', 'Section', 'Section title']);
      expect(sheet?.data.slice(1).every((row) => /^(?:included|no document)/.test(String(row.at(-1))))).toBe(
        true,
      );
    },
  );

  it(
    'tells which files failed, in the ZIP and on the page, and saves the rest',
    { timeout: 60_000 },
    async () => {
      const saved = watchSavedFiles();
      answerWith(http.get('*/api/files/epd/31/*', () => new HttpResponse(null, { status: 404 })));
      const { user } = await openView('submittal', 1);
      await user.click(await screen.findByRole('radio', { name: 'ZIP, one format per document' }));
      await user.click(await screen.findByRole('button', { name: 'Download ZIP' }));
      await vi.waitFor(() => expect(saved).toHaveLength(1), { timeout: 30_000 });
      const missing = within(await screen.findByRole('list', { name: 'Missing files' }));
      expect(missing.getAllByText('The file is no longer available.').length).toBeGreaterThan(0);
      const { zip } = await zipOf(saved[0]?.data);
      expect(await zip.file('Contents.txt')?.async('string')).toContain(
        '[missing: The file is no longer available.]',
      );

      // A second try is of the same submittal, whatever is chosen by then.
      await user.click(screen.getByRole('checkbox', { name: /^Considering/ }));
      await user.click(screen.getByRole('button', { name: /^Try th.* again$/ }));
      await vi.waitFor(() => expect(saved).toHaveLength(2), { timeout: 30_000 });
      const again = await zipOf(saved[1]?.data);
      expect(await again.zip.file('Contents.txt')?.async('string')).not.toContain('not fetched');
    },
  );

  it('of an empty project says what goes in', async () => {
    await openView('submittal', 3);
    expect(await screen.findByText('Nothing to submit yet.')).toBeVisible();
  });
});
