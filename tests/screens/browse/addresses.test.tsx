import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

const proper = '/content-type/cad/07/075423';

describe('the way to a section', () => {
  it.each([
    ['/content-type/cad/07/07%2054%2023', proper],
    ['/content-type/cad/07/07-54-23', proper],
    ['/content-type/cad/07/07.54.23', proper],
    ['/content-type/cad/07/7-54-23', proper],
    ['/content-type/cad/07/07540', proper],
    ['/content-type/cad/07/075400', proper],
    ['/content-type/cad/08/075423', proper],
    ['/content-type/cad/15/075423', proper],
    ['/content-type/cad/15/15410', '/content-type/cad/22/224200'],
    ['/content-type/cad/09/09-29-00?page=2', '/content-type/cad/09/092900?page=2'],
    ['/content-type/cad/07/07421399', '/content-type/cad/07/074213'],
    ['/content-type/product/07/07421323', '/content-type/product/07/07421323'],
    [proper, proper],
  ])('%s leads to %s', async (url, right) => {
    const { path } = open(url);
    const main = await page();
    await vi.waitFor(() => expect(path()).toBe(right));
    expect((await main.findAllByRole('article')).length).toBeGreaterThan(0);
    expect(sentRequests.filter((call) => call.path.includes('section-level'))).toHaveLength(1);
  });

  it('keeps the page that the visitor came from', async () => {
    const { router, path } = open('/content-type/cad');
    await page();
    await router.navigate('/content-type/cad/07/07-54-23');
    await vi.waitFor(() => expect(path()).toBe(proper));
    await router.navigate(-1);
    await vi.waitFor(() => expect(path()).toBe('/content-type/cad'));
  });

  it.each([
    ['07410', /^This MasterFormat 95 number is now 2 sections/, ['074113', '074213']],
    ['09-20-00', /^2 sections share this number/, ['092216', '092900']],
  ])('%s, which stands for several, offers these', async (number, words, digits) => {
    open(`/content-type/cad/07/${number}`);
    const main = await page();
    expect(main.getByText(words)).toBeVisible();
    const links = within(main.getByRole('table'))
      .getAllByRole('rowheader')
      .map((one) => within(one).getByRole('link').getAttribute('href'));
    expect(links).toEqual(digits.map((one) => `/content-type/cad/${one.slice(0, 2)}/${one}`));
    expect(head().robots).toBe('noindex');
  });
});

describe('an address of the library that cannot be', () => {
  it.each([
    '/content-type/dwg',
    '/content-type/CAD',
    '/content-type/company',
    '/content-type/constructor',
    '/content-type/..%2fadmin',
    '/content-type/cad%00',
    `/content-type/${'a'.repeat(10_000)}`,
    '/content-type/dwg/07',
    '/content-type/cad/99',
    '/content-type/cad/15',
    '/content-type/cad/7',
    '/content-type/cad/abc',
    '/content-type/cad/007',
    '/content-type/cad/-7',
    '/content-type/cad/..%2f07',
    '/content-type/cad/07%00',
    '/content-type/cad/07%0a',
    '/content-type/cad/__proto__',
    `/content-type/cad/${'0'.repeat(10_000)}`,
    '/content-type/dwg/07/075423',
    '/content-type/cad/99/075423',
    '/content-type/cad/7/075423',
    '/content-type/cad/07/075499',
    '/content-type/cad/07/070000',
    '/content-type/cad/07/995423',
    '/content-type/cad/07/abc',
    '/content-type/cad/07/..%2f075423',
    '/content-type/cad/07/..%252f075423',
    '/content-type/cad/07/075423%00',
    '/content-type/cad/07/075423%0a',
    '/content-type/cad/07/%1b075423',
    `/content-type/cad/07/${'0'.repeat(10_000)}`,
    `${proper}?page=0`,
    `${proper}?page=-1`,
    `${proper}?page=1.5`,
    `${proper}?page=abc`,
    `${proper}?page=99999`,
  ])('%s is not found, and no request is sent', async (url) => {
    open(url);
    await heading(/^Page not found/);
    expect(sentRequests).toEqual([]);
  });
});
