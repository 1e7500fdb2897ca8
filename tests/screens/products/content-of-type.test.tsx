import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { listSectionItems } from '#src/api/browse.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';

const product = 'Brightdeck Reinforced TPO Membrane';
const tabs = () => within(screen.getByRole('navigation', { name: 'Types of content' }));

describe('a product’s content of one type', () => {
  it.each(contentTypes)('shows all of type %s, as many as the tab says', async (type) => {
    open(`/product/1/${type}`);
    await heading(`${contentTypeWords[type].plural} of ${product}`);
    const tab = tabs()
      .getAllByRole('link')
      .find((one) => one.getAttribute('aria-current') === 'page');
    const count = Number(/\d+$/.exec(tab?.textContent ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    expect(screen.getAllByRole('article')).toHaveLength(count);
    expect(tab).toHaveAttribute('href', `/product/1/${type}`);
    expect(head().canonical).toMatch(new RegExp(`/product/1/${type}$`));
    expect(sentRequests).toEqual([{ method: 'GET', path: '/api/search/product/1' }]);
  });

  it('leads from the product page and back', async () => {
    const { user, path } = open('/product/1');
    await heading(product);
    await user.click(await screen.findByRole('link', { name: /^CAD details \d+$/ }));
    await heading(`CAD details of ${product}`);
    expect(path()).toBe('/product/1/cad');
    await user.click(screen.getByRole('link', { name: 'View product' }));
    expect(await heading(product)).toBeVisible();
  });

  it('says plainly that there is none, what there is, and whom to ask', async () => {
    const { data } = await listSectionItems('product', '08', { size: 100 }, new AbortController().signal);
    const without = data?.hits.hits.find(
      ({ _source }) => _source.content_type === 'product' && (_source.counts['webinar'] ?? 0) === 0,
    );
    open(`/product/${without?._id}/webinar`);
    expect(await screen.findByText(/publishes no webinars for this product here/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Request information' })).toBeVisible();
    expect(head().robots).toBe('noindex');
  });

  it.each([
    '/product/1/dwg',
    '/product/1/company',
    '/product/0/cad',
    '/product/1.5/cad',
    '/product/abc/cad',
    '/product/1/cad%00',
    '/product/1/__proto__',
    '/product/..%2f1/cad',
    `/product/1/${'c'.repeat(10_000)}`,
  ])('%s is not found, and no request is sent', async (url) => {
    open(url);
    await heading(/^Page not found/);
    expect(sentRequests).toEqual([]);
  });

  it('is not found where the product is not', async () => {
    open('/product/2147483647/cad');
    expect(await heading(/^Page not found/)).toBeVisible();
  });
});
