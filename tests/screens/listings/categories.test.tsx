import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

async function bannerOf(page: string) {
  const place = screen.getByRole('complementary', { name: 'Advertisement' });
  await vi.waitFor(() => expect(place.querySelector('img')).toBeVisible());
  expect(sentRequests).toContainEqual({ method: 'GET', path: `/api/banners/get-banner/bpc/${page}` });
}

describe('products by category', () => {
  it.each(['/products/building_products_categories.shtml', '/products/all'])(
    '%s lists the categories and the divisions with their counts',
    async (url) => {
      open(url);
      await heading('Building Products by Category');
      const categories = within(screen.getByRole('region', { name: 'By category' }));
      expect(categories.getByRole('link', { name: 'Roofing' })).toHaveAttribute('href', '/products/roofing');
      expect(categories.getByRole('link', { name: 'Manufacturers: Roofing' })).toHaveAttribute(
        'href',
        '/manufacturers/roofing',
      );
      const divisions = within(screen.getByRole('region', { name: 'By division' }));
      const row = await divisions.findByRole('row', { name: /Thermal and Moisture Protection/ });
      expect(Number(within(row).getAllByRole('cell').at(-1)?.textContent)).toBeGreaterThan(50);
      expect(sentRequests).toContainEqual({ method: 'GET', path: '/api/content-type/top-level/product' });
      expect(head().canonical).toMatch(/\/products\/all$/);
      await bannerOf('all');
    },
  );

  it('gathers the sections of a category, by either edition, and its manufacturers', async () => {
    open('/products/roofing?mf=95');
    await heading('Roofing');
    const row = screen.getByRole('row', { name: /Thermoplastic-Polyolefin Roofing/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
        .slice(0, 2),
    ).toEqual(['07540', '07 54 23']);
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/products/by-csi/075423');
    expect(await screen.findByRole('link', { name: 'Northfold Roofing Systems' })).toBeVisible();
    expect(await screen.findByRole('navigation', { name: 'Other categories' })).toBeVisible();
    await bannerOf('roofing');
  });

  it('shows a content type by division', async () => {
    open('/products/cad');
    await heading('CAD details');
    expect(screen.getByRole('link', { name: 'Openings' })).toHaveAttribute('href', '/content-type/cad/08');
  });

  it('says that there is no such category', async () => {
    open('/products/no-such-category');
    expect(await heading(/^Page not found/)).toBeVisible();
  });

  it('says why a category could not be shown', async () => {
    answerWith(
      http.get('*/api/site-page/page-type/product-categories/roofing', () =>
        HttpResponse.json({ message: 'no' }, { status: 500 }),
      ),
    );
    open('/products/roofing');
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('manufacturers by letter and category', () => {
  it('lists those of a letter, with how many every letter and category has', async () => {
    const { user, path } = open('/manufacturers/A');
    await heading('Manufacturers: A');
    await vi.waitFor(() => expect(path()).toBe('/manufacturers/a'));
    const main = await page();
    const bar = within(main.getByRole('navigation', { name: 'Manufacturers by letter' }));
    const count = Number(/\d+/.exec(bar.getByRole('link', { name: /^A / }).textContent)?.[0]);
    expect(main.getAllByRole('article')).toHaveLength(count);
    for (const article of main.getAllByRole('article'))
      expect(within(article).getByRole('heading').textContent).toMatch(/^A/i);
    await user.click(
      within(main.getByRole('navigation', { name: 'By category' })).getByRole('link', { name: 'Roofing' }),
    );
    await heading('Manufacturers: Roofing');
    expect(main.getByRole('link', { name: 'Northfold Roofing Systems' })).toBeVisible();
  });

  it('says that a page is not there, and leads to the first one', async () => {
    const { user, path } = open('/manufacturers/07?page=99');
    await heading('Manufacturers: Division 07 Thermal and Moisture Protection');
    expect(screen.getByText(/^None of \d+ shown$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Go to first page' }));
    expect(await screen.findByText(/^Showing 1–/)).toBeVisible();
    expect(path()).toBe('/manufacturers/07');
  });

  it('keeps the letters without any name, and says so when one is asked for', async () => {
    open('/manufacturers/x');
    await heading('Manufacturers: X');
    expect(screen.getByText(/^No manufacturer is listed under X yet\./)).toBeVisible();
    const boxes = within(screen.getByRole('main'));
    expect(boxes.getByRole('combobox', { name: 'Search in' })).toHaveDisplayValue('Manufacturers');
    expect(boxes.getByRole('combobox', { name: 'Search for' })).toHaveAttribute(
      'placeholder',
      'Company name',
    );
    const nearest = await screen.findByRole('region', { name: /^Manufacturers under [A-Z]$/ });
    expect((await within(nearest).findAllByRole('article')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /^Z 0/ })).not.toBeInTheDocument();
    expect(head().robots).toBe('noindex');
  });

  it('says that there is no such category', async () => {
    open('/manufacturers/no-such-category');
    expect(await heading(/^Page not found/)).toBeVisible();
  });
});
