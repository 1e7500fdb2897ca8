import { within } from '@testing-library/react';
import JSZip from 'jszip';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

const address = '/downloads/northfold-roofing-systems-31250';
const cadOfProduct = `${address}/cad/roof/1`;

let saved: ReturnType<typeof watchSavedFiles> = [];

beforeEach(() => {
  saved = watchSavedFiles();
});

const zipSaved = async (index = 0) => {
  await vi.waitFor(() => expect(saved.length).toBeGreaterThan(index), { timeout: 20_000 });
  const { name, data } = saved[index] ?? { name: '', data: new Blob() };
  const zip = await JSZip.loadAsync(await data.arrayBuffer(), { checkCRC32: true });
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  const register = (await zip.file('Register.csv')?.async('string')) ?? '';
  return { name, paths: files.map((file) => file.name), register: register.trim().split('\r\n') };
};

describe('the downloads of a product', () => {
  it('are listed by item and format with size and date, each to be had alone', async () => {
    open(cadOfProduct);
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: 'Download CAD details' })).toBeVisible();
    expect(main.getByText('36 of 36 files')).toBeVisible();
    const edge = within(
      main.getByRole('list', { name: 'Files of TPO Membrane Roof - Roof Edge with Metal Fascia - Section' }),
    );
    expect(edge.getAllByRole('listitem')).toHaveLength(3);
    const dxf = edge.getByRole('checkbox', { name: /^DXF of TPO Membrane Roof - Roof Edge/ });
    expect(dxf).toBeChecked();
    expect(dxf).toHaveAccessibleDescription(/^\d+(\.\d)? kB$/);
    expect(edge.getAllByText(/^[A-Z][a-z]{2} \d+, 20\d\d$/)).toHaveLength(3);
    expect(edge.getByRole('link', { name: /^Download DXF of/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/api\/files\/cad\/1\/.+\.dxf$/),
    );
  });

  it('come as one ZIP with a folder for each item and a register', async () => {
    const { user } = open(cadOfProduct);
    const main = await page();
    await user.click(main.getByRole('button', { name: 'None' }));
    expect(main.getByRole('button', { name: 'Download ZIP' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(main.getByRole('checkbox', { name: 'SVG (12)' }));
    expect(main.getByText('12 of 36 files')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Download ZIP' }));
    const { name, paths, register } = await zipSaved();
    expect(name).toBe('northfold-roofing-systems-brightdeck-reinforced-tpo-membrane-cad-details.zip');
    expect(paths).toHaveLength(13);
    expect(paths[0]).toBe('Register.csv');
    expect(paths.slice(1).every((path) => /^TPO Membrane Roof[^/]+\/[^/]+\.svg$/.test(path))).toBe(true);
    expect(new Set(paths).size).toBe(13);
    expect(register).toHaveLength(13);
    expect(register[1]).toMatch(/\.svg,SVG,\d+,20\d\d-\d\d-\d\d,included,CAD detail,/);
    expect(await main.findByText(/12 files and a file list/)).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Save again' }));
    expect((await zipSaved(1)).paths).toHaveLength(13);
  });

  it('are chosen by item and one by one; the format’s box says when only some are', async () => {
    const { user } = open(cadOfProduct);
    const main = await page();
    const svg = main.getByRole('checkbox', { name: 'SVG (12)' });
    await user.click(main.getByRole('button', { name: 'None' }));
    await user.click(main.getByRole('checkbox', { name: /^All files of .*Roof Edge with Metal Fascia - / }));
    expect(main.getByText('3 of 36 files')).toBeVisible();
    expect(svg).toBePartiallyChecked();
    await user.click(main.getByRole('checkbox', { name: /^DXF of .*Roof Edge with Metal Fascia - / }));
    expect(main.getByText('2 of 36 files')).toBeVisible();
    await user.click(svg);
    expect(svg).toBeChecked();
    expect(main.getByText('13 of 36 files')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'All' }));
    expect(main.getByText('36 of 36 files')).toBeVisible();
  });

  it('come without what fails, which is listed and can be had later', async () => {
    let isBroken = true;
    answerWith(
      http.get('*/api/files/cad/1/*', () => (isBroken ? new HttpResponse(null, { status: 500 }) : undefined)),
    );
    const { user } = open(cadOfProduct);
    const main = await page();
    await user.click(main.getByRole('button', { name: 'None' }));
    await user.click(main.getByRole('checkbox', { name: 'SVG (12)' }));
    await user.click(main.getByRole('button', { name: 'Download ZIP' }));
    const first = await zipSaved();
    expect(first.paths).toHaveLength(12);
    expect(first.register.filter((line) => line.includes('missing: could not be downloaded'))).toHaveLength(
      1,
    );
    const missing = within(await main.findByRole('list', { name: 'Missing files' }));
    expect(missing.getByText('The server couldn’t send the file (error 500).')).toBeVisible();
    expect(missing.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/cad\/1\/.+\.svg$/));
    isBroken = false;
    sentRequests.length = 0;
    await user.click(main.getByRole('button', { name: 'Try this file again' }));
    expect((await zipSaved(1)).paths).toHaveLength(13);
    expect(sentRequests.filter(({ path }) => path.startsWith('/api/files/'))).toHaveLength(1);
    await vi.waitFor(() => expect(main.queryByRole('list', { name: 'Missing files' })).toBeNull());
  });

  it('say so when nothing could be had, and save nothing', async () => {
    answerWith(http.get('*/api/files/cad/*', () => HttpResponse.error()));
    const { user } = open(cadOfProduct);
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Download ZIP' }));
    expect(await main.findByText('Couldn’t download 36 files.')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('can be cancelled, and go on from there', async () => {
    let asking = 0;
    let isSlow = true;
    const ended: boolean[] = [];
    answerWith(
      http.get('*/api/files/cad/*', ({ request }) => {
        asking += 1;
        if (!isSlow || asking <= 5) return new HttpResponse('0\nEOF\n');
        return new Promise<never>(() => request.signal.addEventListener('abort', () => ended.push(true)));
      }),
    );
    const { user } = open(cadOfProduct);
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Download ZIP' }));
    expect(await main.findByText(/^5 of 36 files · 30 B of/)).toBeVisible();
    expect(main.getByRole('progressbar', { name: 'Download' })).toHaveAttribute('value', '5');
    expect(main.getByRole('checkbox', { name: 'SVG (12)' })).toBeDisabled();
    await vi.waitFor(() => expect(asking).toBe(9));
    await user.click(main.getByRole('button', { name: 'Cancel' }));
    expect(await main.findByText(/^Canceled\. Nothing was saved/)).toBeVisible();
    expect(asking).toBe(9);
    expect(saved).toEqual([]);
    isSlow = false;
    sentRequests.length = 0;
    await user.click(main.getByRole('button', { name: 'Download ZIP' }));
    expect((await zipSaved()).paths).toHaveLength(37);
    expect(sentRequests.filter(({ path }) => path.startsWith('/api/files/'))).toHaveLength(31);
  });
});

describe('the downloads of a manufacturer', () => {
  it.each(['31250', 'arc31250-northfold', 'northfold-roofing-systems-31250', 'arc31250.html'])(
    'open under %s, and the address becomes its own',
    async (id) => {
      const { path } = open(`/downloads/${id}/bim/roof`);
      const main = await page();
      expect(main.getByRole('heading', { level: 1, name: 'Download BIM objects for “roof”' })).toBeVisible();
      await vi.waitFor(() => expect(path()).toBe(`${address}/bim/roof`));
      expect(sentRequests.filter((call) => call.path === '/api/search/downloads')).toHaveLength(1);
      expect(head().canonical).toMatch(/\/downloads\/northfold-roofing-systems-31250\/bim\/roof$/);
    },
  );

  it('lead to everything of the type', async () => {
    const { user, path } = open(`${address}/spec/tpo`);
    const main = await page();
    await user.click(main.getByRole('link', { name: 'All specifications' }));
    await vi.waitFor(() => expect(path()).toBe(`${address}/spec/*`));
    expect(await heading('Download specifications')).toBeVisible();
  });

  it.each(['cad', 'bim/', 'spec/'])('without words are everything of the type: %s', async (end) => {
    const { path } = open(`${address}/${end}`);
    expect((await page()).getByRole('button', { name: 'Download ZIP' })).toBeVisible();
    await vi.waitFor(() => expect(path()).toBe(`${address}/${end.replace('/', '')}/*`));
  });

  it.each([
    ['/downloads/plain-sons-77001/cad/roof', /^Plain & Sons has no CAD details for “roof”\.$/],
    [`${address}/video/qqqqzzzz`, /has no videos for “qqqqzzzz”\.$/],
    [`${address}/product/tpo`, /^Products have no files to download\.$/],
  ])('say why there is nothing: %s', async (url, words) => {
    open(url);
    const main = await page();
    expect(main.getByText(words)).toBeVisible();
    expect(main.queryByRole('button', { name: 'Download ZIP' })).toBeNull();
    expect(main.getAllByRole('link').length).toBeGreaterThan(3);
    expect(head().robots).toBe('noindex');
  });
});

describe('an address of downloads that names nothing', () => {
  it.each([
    '/downloads/northfold/cad/roof',
    `${address}/dwg/roof`,
    `${address}/cad/..%2F..%2Fetc`,
    `${address}/cad/${'x'.repeat(201)}`,
    `${address}/cad/roof/0`,
    `${address}/cad/roof/1e3`,
    `${address}/cad/roof/-1`,
  ])('is not found, and nothing is asked: %s', async (url) => {
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(sentRequests.filter(({ path }) => path.includes('downloads'))).toEqual([]);
  });

  it('is not found when the product is another’s', async () => {
    open(`/downloads/40417/cad/roof/1`);
    expect(await heading(/^Page not found/)).toBeVisible();
  });

  it('says that the server failed', async () => {
    answerWith(
      http.get('*/api/search/downloads', () => HttpResponse.json({ message: 'No.' }, { status: 403 })),
    );
    open(`${address}/cad/roof`);
    expect(await heading('You don’t have access to this.')).toBeVisible();
  });
});
