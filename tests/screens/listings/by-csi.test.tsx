import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const shown = () => screen.getByRole('heading', { level: 2, name: /^Showing|^None|^No product/ });
const total = () => Number(/of ([\d,]+)$/.exec(shown().textContent)?.[1]?.replace(',', ''));

it('an address that has lost its number leads to the products of all divisions', async () => {
  const { path } = open('/products/by-csi');
  await heading('Building products');
  await vi.waitFor(() => expect(path()).toBe('/products/product'));
});

describe('the products of a section or division', () => {
  it.each([
    ['075423', '075423'],
    ['07-54-23', '075423'],
    ['07%2054%2023', '075423'],
    ['07540', '075423'],
    ['07', '07'],
    ['070000', '07'],
    ['07410', '07410'],
    ['15', '15000'],
  ])('/products/by-csi/%s stands at %s', async (spelling, key) => {
    const { path } = open(`/products/by-csi/${spelling}`);
    await heading(/^Products: /);
    await vi.waitFor(() => expect(path()).toBe(`/products/by-csi/${key}`));
    const main = await page();
    expect(main.getAllByRole('article').length).toBeGreaterThan(0);
    expect(sentRequests.filter((call) => call.path.includes('section-level'))).toHaveLength(1);
  });

  it('says who makes them, what the section is, and its numbers in both editions', async () => {
    open('/products/by-csi/075423');
    await heading('Products: 07 54 23 Thermoplastic-Polyolefin Roofing');
    const manufacturers = within(screen.getByRole('region', { name: 'Manufacturers of this section' }));
    expect(await manufacturers.findByRole('link', { name: 'Northfold Roofing Systems' })).toHaveAttribute(
      'href',
      '/company/northfold-roofing-systems-31250',
    );
    expect(await screen.findByText(/Used for distribution centers/)).toBeVisible();
    expect(sentRequests).toContainEqual({ method: 'GET', path: '/api/csisecs/manufacturers/04/075423' });
    expect(head().canonical).toMatch(/\/products\/by-csi\/075423$/);
    expect(JSON.stringify(head().structuredData)).toContain('"BreadcrumbList"');
  });

  it.each([
    ['07', '07', /^07 54 23 Thermoplastic-Polyolefin Roofing$/, /^\/content-type\/product\/07\/075423$/],
    ['15?mf=95', '15', /^15\d{3} /, /^\/content-type\/product\/2\d\//],
  ])('lists the sections of division %s with what they hold', async (address, division, name, href) => {
    open(`/products/by-csi/${address}`);
    const list = within(await screen.findByRole('navigation', { name: 'All types of content by section' }));
    const [link] = list.getAllByRole('link', { name });
    expect(link?.getAttribute('href')).toMatch(href);
    expect(Number(link?.nextElementSibling?.textContent.replace(',', ''))).toBeGreaterThan(0);
    expect(sentRequests).toContainEqual({
      method: 'GET',
      path: `/api/csinos/es/by-division/${division}`,
    });
    const place = screen.getByRole('complementary', { name: 'Advertisement' });
    await vi.waitFor(() => expect(place.querySelector('img')).toBeVisible());
  });

  it('is narrowed, ordered and cleared, all of it in the address', async () => {
    const { user, path } = open('/products/by-csi/07?page=2');
    await heading('Products: 07 Thermal and Moisture Protection');
    const all = total();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Declaration' }), 'EPD');
    await vi.waitFor(() => expect(total()).toBeLessThan(all));
    expect(path()).toBe('/products/by-csi/07?declaration=EPD');
    const option = screen.getByRole('option', { name: /^Northfold Roofing Systems \(/ });
    const count = Number(/\((\d+)\)/.exec(option.textContent)?.[1]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Manufacturer' }), option);
    await vi.waitFor(() => expect(total()).toBe(count));
    for (const article of screen.getAllByRole('article'))
      expect(within(article).getByRole('link', { name: 'Northfold Roofing Systems' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title A–Z');
    await vi.waitFor(() => expect(path()).toContain('sort=title'));
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toContain(
        'sort=title',
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await vi.waitFor(() => expect(total()).toBe(all));
    expect(path()).toBe('/products/by-csi/07?sort=title');
    const titles = screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);
    expect(titles).toEqual(
      titles.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    );
  });

  it('says plainly that nothing has all of this, and that a page is not there', async () => {
    open('/products/by-csi/075423?manufacturer=10000');
    await heading(/^Products/);
    expect(shown()).toHaveTextContent('No products match these filters.');
    expect(screen.getByRole('link', { name: 'Show all products for this number' })).toHaveAttribute(
      'href',
      '/products/by-csi/075423',
    );
    open('/products/by-csi/075423?page=9');
    expect(await screen.findByRole('link', { name: 'Go to last page' })).toBeVisible();
  });

  it('says plainly that a section has no products, with ways on', async () => {
    const nothing = { took: 1, hits: { total: { value: 0, relation: 'eq' }, hits: [] } };
    answerWith(http.get('*/api/content-type/section-level/*', () => HttpResponse.json(nothing)));
    open('/products/by-csi/075423');
    expect(await screen.findByText(/^The library has no products of/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Products of division 07' })).toBeVisible();
    expect(head().robots).toBe('noindex');
  });

  it('shows the products while the manufacturers fail, with a way on', async () => {
    answerWith(
      http.get('*/api/csisecs/manufacturers/*', () => HttpResponse.json({ message: 'no' }, { status: 404 })),
    );
    open('/products/by-csi/075423');
    expect(await screen.findByText('Couldn’t load the manufacturers.')).toBeVisible();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it.each([
    '/products/by-csi/99',
    '/products/by-csi/roofing',
    '/products/by-csi/075499',
    '/products/by-csi/..%2f07',
    '/products/by-csi/07%00',
    '/products/by-csi/075423?page=0',
    `/products/by-csi/${'7'.repeat(10_000)}`,
    '/products/roof%20ing',
    '/products/..%2fadmin',
    '/products/%00',
    '/manufacturers/%0a',
    '/manufacturers/a?page=-1',
    '/manufacturers/..%2f..%2fadmin',
  ])('%s is not found, and no request is sent', async (url) => {
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(sentRequests).toEqual([]);
  });
});
