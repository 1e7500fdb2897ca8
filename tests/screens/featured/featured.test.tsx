import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { productsFeatured } from '#src/contracts/featured.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

describe('featured products', () => {
  it('shows a handful of the whole library, and leads to those of a division', async () => {
    const { user } = open('/featured/products');
    await heading('Featured products');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(3);
    const divisions = within(screen.getByRole('navigation', { name: 'By division' }));
    await user.click(divisions.getByRole('link', { name: '09 Finishes' }));
    await heading('Featured products: 09 Finishes');
    const { data = [] } = await call(productsFeatured, {
      query: { division: '09' },
      signal: new AbortController().signal,
    });
    expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual(
      data.map(({ title }) => title),
    );
    expect(data.every(({ csi }) => csi.some(({ number }) => number.startsWith('09')))).toBe(true);
    expect(head().canonical).toMatch(/\/featured\/products\/09$/);
  });

  it('says plainly that a division has none, with ways on', async () => {
    answerWith(http.get('*/api/products/featured', () => HttpResponse.json([])));
    open('/featured/products/07');
    expect(await screen.findByText('No products of division 07 are featured right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All products in division 07' })).toHaveAttribute(
      'href',
      '/products/by-csi/07',
    );
  });

  it('says why they could not be shown', async () => {
    answerWith(
      http.get('*/api/products/featured', () => HttpResponse.json({ message: 'no' }, { status: 403 })),
    );
    open('/featured/products');
    expect(await heading('You don’t have access to this.')).toBeVisible();
  });
});

describe('one promotion', () => {
  it('says what, whose and until when, and leads to product and request', async () => {
    open('/featured/1');
    await heading('Brightdeck Reinforced TPO Membrane');
    expect(screen.getByText(/^This promotion runs until /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View product' })).toHaveAttribute('href', '/product/1');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Request information' })).toHaveAttribute(
      'href',
      '/company/northfold-roofing-systems-31250#request',
    );
    const others = within(await screen.findByRole('region', { name: /^In the same section by Northfold/ }));
    const titles = (await others.findAllByRole('article')).map((one) => one.textContent);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      expect(title).toContain('07 54 23');
      expect(title).not.toContain('Brightdeck');
    }
    expect(main.getByText('Membrane thickness', { selector: 'dt' })).toBeVisible();
  });

  it('says when one is over, and keeps it out of search engines', async () => {
    open('/featured/12');
    expect(await screen.findByText(/^This promotion ended on /)).toBeVisible();
    expect(head().robots).toBe('noindex');
  });

  it('stands while its product fails', async () => {
    answerWith(
      http.get('*/api/search/product/1', () => HttpResponse.json({ message: 'no' }, { status: 404 })),
    );
    open('/featured/1');
    expect(await screen.findByText('Couldn’t load the product.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View product' })).toBeVisible();
  });
});

describe('an address of a feature that cannot be', () => {
  it.each([
    '/featured/products/99',
    '/featured/products/7',
    '/featured/products/07%00',
    '/featured/products/..%2f07',
    '/featured/0',
    '/featured/abc',
    '/featured/1.5',
    '/featured/-1',
    `/featured/${'1'.repeat(10_000)}`,
  ])('%s is not found, and no request is sent', async (url) => {
    open(url);
    await heading(/^Page not found/);
    expect(sentRequests).toEqual([]);
  });

  it('is not found where the record is not', async () => {
    open('/featured/9999');
    expect(await heading(/^Page not found/)).toBeVisible();
  });
});
