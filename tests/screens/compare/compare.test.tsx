import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';

const calls = () =>
  sentRequests.filter(({ path }) => path.startsWith('/api/search/product/')).map(({ path }) => path);
const titles = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => within(cell).getAllByRole('link')[0]?.textContent);
const rowCount = () => within(screen.getByRole('table')).getAllByRole('rowheader').length;

describe('the comparison', () => {
  it('puts products side by side, group by group', async () => {
    open('/compare?ids=1,140,155');
    const main = await page();
    expect(main.getByRole('heading', { level: 1, name: 'Compare 3 products' })).toBeVisible();
    expect(titles()).toHaveLength(3);
    const groups = main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(groups).toEqual([
      'Product',
      'Performance',
      'Dimensions and weight',
      'Tests and standards',
      'Certificates',
      'Environmental declaration (EPD)',
      'Health declaration (HPD)',
      'Use and limits',
      'Files',
    ]);
    expect(main.getAllByText('not stated').length).toBeGreaterThan(0);
    expect(main.getByText(/^(?:Not ranked\.|Same declared unit)/)).toBeVisible();
    expect(main.getByRole('combobox', { name: /^Beside / })).toHaveValue('1');
    expect(head().titles[0]).toMatch(/^Compare 3 products: Brightdeck Reinforced TPO Membrane, /);
    expect(head().robots).toBe('noindex');
  });

  it('says once for a group that a product has no declaration, and in every row to screen readers', async () => {
    open('/compare?ids=1,2');
    const main = await page();
    const [first, ...others] = main.getAllByText('no EPD');
    expect(first).not.toHaveClass('unseen');
    expect(others.length).toBeGreaterThan(10);
    for (const other of others) expect(other).toHaveClass('unseen');
  });

  it('shows figures in the units that I read, and says why a BIM object is to be checked', async () => {
    const { user } = open('/compare?ids=1,140');
    const main = await page();
    const thickness = () => main.getByRole('row', { name: /^Membrane thickness/ });
    expect(thickness()).toHaveTextContent(/\d+ mil/);
    await user.click(main.getByRole('radio', { name: 'SI, metric' }));
    expect(thickness()).toHaveTextContent(/[\d.]+ mm/);
    expect(thickness()).not.toHaveTextContent(/mil\b/);
    await user.click(main.getByRole('radio', { name: 'US customary, inch-pound' }));
    const fitness = main.getByRole('row', { name: /^BIM fitness/ });
    expect(fitness).toHaveTextContent(/\d (?:fit for use|to check first|not recommended)/);
  });

  it('shows the differences only, by a link that can be shared', async () => {
    const { user, path } = open('/compare?ids=1,140');
    const main = await page();
    const all = rowCount();
    await user.click(main.getByRole('checkbox', { name: 'Differences only' }));
    await vi.waitFor(() => expect(path()).toBe('/compare?ids=1,140&differences=1'));
    await vi.waitFor(() => expect(rowCount()).toBeLessThan(all));
    expect(main.getByText(/^\d+ of \d+ rows differ$/)).toBeVisible();
    expect(calls()).toEqual(['/api/search/product/1', '/api/search/product/140']);
  });

  it('drops a product, takes another in its place, and adds one', async () => {
    const { user, path } = open('/compare?ids=1,140');
    const main = await page();
    await user.click(main.getByRole('button', { name: 'Replace Brightdeck Reinforced TPO Membrane' }));
    const sheet = await screen.findByRole('dialog', { name: /^Replace/ });
    const [other] = within(sheet).getAllByRole('listitem');
    await user.click(within(other ?? sheet).getByRole('link'));
    await vi.waitFor(() => expect(path()).toMatch(/^\/compare\?ids=\d+,140$/));
    expect(path()).not.toContain('ids=1,');
    await vi.waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Replace Brightdeck Reinforced TPO Membrane' })).toBeNull(),
    );
    const [remove] = await screen.findAllByRole('link', { name: /^Remove / });
    if (remove) await user.click(remove);
    expect(await screen.findByText('A comparison needs at least two products.')).toBeVisible();
    // Its link went away with it.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Add a product' }));
    const more = await screen.findByRole('dialog', { name: 'Add a product' });
    const [added] = within(more).getAllByRole('listitem');
    await user.click(within(added ?? more).getByRole('link'));
    await vi.waitFor(() => expect(path()).toMatch(/^\/compare\?ids=140,\d+$/));
  });

  it('gives a CSV of what is shown', async () => {
    const saved = watchSavedFiles();
    const { user } = open('/compare?ids=1,140');
    await user.click((await page()).getByRole('button', { name: 'CSV' }));
    const text = await saved[0]?.data.text();
    expect(text?.split('\r\n')[0]).toMatch(
      /Group,Property,Note,Brightdeck Reinforced TPO Membrane \(Northfold Roofing Systems\),/,
    );
    expect(text).toContain('Product,Model,,NFD-108,');
  });

  it('holds four: the others are named, and not asked for', async () => {
    open('/compare?ids=1,2,3,4,5,6');
    const main = await page();
    expect(titles()).toHaveLength(4);
    expect(main.getByRole('link', { name: 'product 5' })).toHaveAttribute('href', '/product/5');
    expect(main.queryByRole('button', { name: 'Add a product' })).toBeNull();
    expect(calls()).toHaveLength(4);
  });

  it('takes a product that is named twice once', async () => {
    open('/compare?ids=1,1,140,1');
    await page();
    expect(titles()).toHaveLength(2);
    expect(calls()).toHaveLength(2);
  });

  it('goes on without a product that does not exist', async () => {
    open('/compare?ids=1,999999');
    const main = await page();
    expect(main.getByText('Not in the library: product 999999.')).toBeVisible();
    expect(titles()).toEqual(['Brightdeck Reinforced TPO Membrane']);
    expect(main.getByRole('link', { name: 'Request information' })).toHaveAttribute(
      'href',
      '/rfi?products=1',
    );
  });

  it('gives the place of a product that does not exist to another', async () => {
    open('/compare?ids=1,140,155,999999');
    const main = await page();
    expect(titles()).toHaveLength(3);
    expect(main.getByRole('button', { name: 'Add a product' })).toBeVisible();
  });

  it('goes on without one that does not come, and tries again', async () => {
    answerWith(
      http.get('*/api/search/product/140', () => HttpResponse.json({}, { status: 400 }), { once: true }),
    );
    const { user } = open('/compare?ids=1,140');
    const main = await page();
    expect(main.getByText('Couldn’t load: product 140.')).toBeVisible();
    await user.click(main.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(titles()).toHaveLength(2));
  });

  it('is not found when none of them is', async () => {
    open('/compare?ids=999998,999999');
    expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /compare');
  });

  it.each(['abc', '1,,2', '0', '1,-2', '..%2f1', '1%00', '2147483648'])(
    'with “%s” is not found, and no request is sent',
    async (ids) => {
      open(`/compare?ids=${ids}`);
      expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent('Page not found: /compare');
      expect(sentRequests).toEqual([]);
    },
  );

  it('without anything chosen says how it is done, and no request is sent', async () => {
    open('/compare');
    const main = await page();
    expect(main.getByText(/^No products selected/)).toBeVisible();
    expect(head().canonical).toMatch(/\/compare$/);
    expect(sentRequests).toEqual([]);
  });
});
