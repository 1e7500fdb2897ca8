import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setLogSink } from '#src/browser/log.ts';
import type { LogSink } from '#src/browser/log.ts';
import { nearbySiblings, sharedEnd, thumbnailsInRow } from '#src/screens/companies/item/siblings.tsx';
import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { head as pageHead } from '#tests/support/page.ts';

beforeEach(plainHtml);

const northfold = '/company/northfold-roofing-systems-31250';
const head = () => screen.findByRole('heading', { level: 1 });

describe('the way to an item', () => {
  it.each([
    ['/company/31250/cad/1', `${northfold}/cad/1`],
    ['/company/arc31250-northfold/cad/1?from=mail', `${northfold}/cad/1?from=mail`],
    [`${northfold}/cad/1`, `${northfold}/cad/1`],
    ['/company/31250/product/1', '/product/1'],
  ])('%s leads to %s', async (url, proper) => {
    const { path } = open(url);
    await waitFor(() => expect(path()).toBe(proper));
    await head();
    expect(sentRequests.filter((call) => call.path.includes('/cad/')).length).toBeLessThanOrEqual(1);
  });

  it('leads from another manufacturer to its own', async () => {
    const { path } = open('/company/60733/cad/1');
    await waitFor(() => expect(path()).toBe(`${northfold}/cad/1`));
    await screen.findByRole('img', { name: /, sheet TPO-101$/ });
    expect(sentRequests).toContainEqual({ method: 'GET', path: '/api/cad/es/1' });
  });

  it.each([
    '/company/31250/dwg/1',
    '/company/31250/constructor/1',
    '/company/31250/CAD/1',
    '/company/31250/cad/0',
    '/company/31250/cad/-1',
    '/company/31250/cad/1.5',
    '/company/31250/cad/01',
    '/company/31250/cad/abc',
    '/company/31250/cad/2147483648',
    '/company/31250/cad/..%2f..%2fadmin',
    '/company/31250/..%2f..%2fadmin/1',
    '/company/31250/cad/1%00',
    `/company/31250/cad/${'1'.repeat(10_000)}`,
    '/company/northfold/cad/1',
    '/company/..%2f31250/cad/1',
    '/company/31250/product/zero',
  ])('%s is not found, and nothing is asked', async (url) => {
    open(url);
    await screen.findByRole('heading', { level: 1, name: /^Page not found/ });
    expect(sentRequests).toEqual([]);
  });

  it('logs a bad company by its route, not by what was typed', async () => {
    const lines = vi.fn<LogSink>();
    setLogSink(lines);
    open('/company/<script>/cad/1');
    await screen.findByRole('heading', { level: 1, name: /^Page not found/ });
    expect(lines.mock.calls).toEqual([
      ['warn', 'Bad company', { route: '/company/:id/:contentType/:contentId' }],
    ]);
  });
});

describe('an item', () => {
  it('of CAD shows its sheet, title block, files and neighbors', async () => {
    const { user, path } = open(`${northfold}/cad/2`);
    const title = (await head()).textContent;
    const sheet = screen.getByRole('img', { name: /, sheet TPO-102$/ });
    expect(sheet.getAttribute('src')).toMatch(/^\/api\/files\/cad\/2\/.+\.svg$/);
    const files = screen.getByRole('list', { name: `Files of ${title}` });
    const download = within(files).getByRole('link', {
      name: /^Download DXF, .+\.dxf, [\d.]+ k?B · \w{3} \d/,
    });
    expect(download).toHaveAttribute('download');
    expect(download.getAttribute('href')).toMatch(/^\/api\/files\/cad\/2\/.+\.dxf$/);
    expect(screen.getByText('Scale').nextElementSibling).toHaveTextContent(/=/);
    const set = screen.getByRole('region', { name: /^CAD details by/ });
    expect(within(set).getByRole('link', { current: 'page' })).toHaveTextContent(title);
    await user.click(screen.getByRole('link', { name: /^Next: / }));
    await waitFor(() => expect(path()).toBe(`${northfold}/cad/3`));
    await screen.findByRole('img', { name: /, sheet TPO-103$/ });
    await user.click(screen.getByRole('link', { name: /^Previous: / }));
    await waitFor(() => expect(path()).toBe(`${northfold}/cad/2`));
  });

  it.each<[url: string, words: readonly (string | RegExp)[]]>([
    [`${northfold}/bim/1`, ['Parameters', 'IFC class', 'Level of development', 'Family']],
    [`${northfold}/spec/1`, [/^SECTION 07 54 23/, 'Edition', /^about \d+ pages$/]],
    [`${northfold}/sw/1`, [/^SECTION 07 54 23/, 'Decisions', /about \d+ min/]],
    [`${northfold}/catalog/1`, [/^Cover of \d+ pages$/, 'Pages']],
    [`${northfold}/video/1`, ['Length', 'Captions', '2:50']],
    [`${northfold}/webinar/1`, ['Starts', / [ap]\.m\. ET$/, 'Captions']],
    [`${northfold}/datasheet/1`, ['TECHNICAL DATA', 'Pages']],
    [`${northfold}/certificate/1`, ['Program', 'Issuer', 'Verify']],
    [`${northfold}/epd/1`, ['GWP, A1–A3', 'Declared unit', 'PCR']],
    [`${northfold}/hpd/1`, ['Threshold', 'VOC emissions', /^LT-1 or BM-1$/]],
  ])('%s shows what its kind is read for', async (url, words) => {
    open(url);
    await head();
    for (const text of words) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('link', { name: 'Northfold Roofing Systems' }).length).toBeGreaterThan(1);
  });

  it('that declares impacts shows them by indicator and stage', async () => {
    open(`${northfold}/epd/1`);
    const table = await screen.findByRole('table', { name: /^Results per declared unit/ });
    expect(within(table).getByRole('columnheader', { name: /^A1-A3/ })).toBeVisible();
    expect(within(table).getByRole('row', { name: /^GWP\s*kg CO₂ eq\./ })).toBeVisible();
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(9);
    expect(screen.getByRole('link', { name: /^Compare this product / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/compare\?ids=\d+$/),
    );
  });

  it('that has run out says so in words', async () => {
    answerWith(
      http.get('*/api/manufacturers/slug/31250/certificate/1', () =>
        HttpResponse.json(page({ validUntil: '2020-03-01' })),
      ),
    );
    open(`${northfold}/certificate/1`);
    await head();
    expect(screen.getAllByText('EXPIRED').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Mar 1, 2020').length).toBeGreaterThan(0);
  });

  it('holds text as text, and links only to safe addresses', async () => {
    answerWith(
      http.get('*/api/manufacturers/slug/31250/certificate/1', () =>
        HttpResponse.json(
          page({
            title: '<img src=x onerror=alert(1)> لوح',
            verifyUrl: 'javascript:alert(1)',
            files: [
              { format: 'PDF', name: 'x.pdf', url: 'javascript:alert(1)', bytes: 1, updated: '2026-01-01' },
            ],
          }),
        ),
      ),
    );
    open(`${northfold}/certificate/1`);
    expect(await head()).toHaveTextContent('<img src=x onerror=alert(1)> لوح');
    expect(screen.getByText('ask the issuer')).toBeVisible();
    expect(screen.getByText('x.pdf').closest('a')).toBeNull();
  });

  it('tells search engines what it is and where it stands', async () => {
    open(`${northfold}/video/1`);
    await head();
    expect(pageHead().structuredData[0]).toMatchObject({
      '@type': 'ItemPage',
      mainEntity: { '@type': 'VideoObject', name: 'Brightdeck Reinforced TPO Membrane in Three Minutes' },
      breadcrumb: { itemListElement: [{}, { name: 'Northfold Roofing Systems' }, { name: 'Videos' }, {}] },
    });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(
      `${northfold}/video/1`,
    );
  });
});

describe('when the API fails', () => {
  it.each([
    ['/company/31250/cad/99404', /^Page not found/],
    ['/company/31250/cad/99403', 'You don’t have access to this.'],
    ['/company/31250/cad/99500', 'The server ran into an error.'],
    ['/company/31250/cad/99429', 'Too many requests right now. Try again in 2 seconds.'],
    ['/company/31250/cad/99001', 'Couldn’t reach the server.'],
    ['/company/31250/cad/99002', /unexpected response/],
    ['/company/31250/cad/99003', /unexpected response/],
    ['/company/99401/cad/1', 'You’re not signed in, or your session has ended.'],
  ])('%s: the shell stays and says why', async (url, words) => {
    open(url);
    // It waits twice as long as the API asks.
    const heading = await screen.findByRole('heading', { level: 1, name: words });
    expect(heading).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });
});

describe('a long set of sheets', () => {
  const set = Array.from({ length: 300 }, (_, index) => ({ id: index + 1 }));
  it.each([
    [1, 1, 12],
    [6, 1, 12],
    [150, 144, 155],
    [300, 289, 300],
    [999, 1, 12],
  ])('shows those around sheet %i: %i to %i', (id, first, last) => {
    const shown = nearbySiblings(set, id);
    expect([shown[0]?.id, shown.at(-1)?.id]).toEqual([first, last]);
  });

  it('leaves no thumbnail alone in the last row', () => {
    for (let count = 5; count <= 60; count++) expect(count % thumbnailsInRow(count)).not.toBe(1);
  });

  it.each([
    [['A - Sheet', 'B, C - Sheet'], ' - Sheet'],
    [['A - B - Sheet', 'A - B - Plan'], ''],
    [['A', 'A - Simplified'], ''],
    [['A', 'A'], ''],
    [[' - Sheet', ' - Sheet'], ''],
  ])('an end that all titles share is said once: %j', (titles, end) => {
    expect(sharedEnd(titles)).toBe(end);
  });

  it('a short set is shown whole', () => {
    expect(nearbySiblings(set.slice(0, 5), 2)).toHaveLength(5);
  });
});

/** A certificate as the API gives it. */
function page(more: object) {
  const owner = {
    coid: 31250,
    company: 'Northfold Roofing Systems',
    companySlug: 'northfold-roofing-systems',
    webabrv: 'northfold',
  };
  return {
    company: {
      ...owner,
      isClient: true,
      logo: null,
      city: null,
      state: null,
      phone: null,
      sections: [],
      counts: {},
    },
    item: {
      ...owner,
      content_type: 'certificate',
      id: 1,
      title: 'FM Approved',
      csi: [],
      productIds: [],
      summary: '',
      created_at: '2018-03-01',
      updated_at: '2018-03-01',
      files: [],
      picture: null,
      program: 'FM Approved',
      number: 'PR1',
      issuer: 'FM Approvals',
      level: null,
      scope: 'Roof edges',
      issued: '2018-03-01',
      validUntil: null,
      verifyUrl: null,
      ...more,
    },
    siblings: [],
    products: [],
  };
}
