import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { failCall, fatalFaults } from '#tests/screens/failing-call.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { watchSavedFiles } from '#tests/support/saved-files.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const company = '/company/northfold-roofing-systems-31250';
const address = `${company}/reports/northfold/demo-report/user-favorites`;
const call = '/api/manufacturers/:coid/user-favorites';

const one = { id: 1, month: '2026-10', state: 'ME', count: 1 };
const rows = [
  { ...one, content_type: 'product', title: 'Brightdeck', count: 4 },
  { ...one, content_type: 'product', title: 'Brightdeck', month: '2026-09', state: 'TX', count: 2 },
  { ...one, content_type: 'cad', id: 2, title: 'Edge, "low"' },
  { ...one, content_type: 'company', id: 31250, title: 'Northfold Roofing Systems', state: 'ON' },
];
const brief = {
  coid: 31250,
  company: 'Northfold Roofing Systems',
  companySlug: 'northfold-roofing-systems',
  webabrv: 'northfold',
  isClient: true,
  logo: null,
  city: null,
  state: null,
  phone: null,
  sections: [],
  counts: {},
};
const answerRows = (some: object[]) =>
  answerWith(
    http.post(`*${call}`, () =>
      HttpResponse.json({
        company: brief,
        coid: 31250,
        dates: { from: '2026-09-01', to: '2026-10-31' },
        rows: some,
      }),
    ),
  );
const items = () =>
  within(screen.getByRole('region', { name: 'Items, scrolls sideways' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

describe('saved items', () => {
  it.each(fatalFaults.slice(1))('whose call %s: the page says so', async (_, answer, says) => {
    failCall(call, answer);
    open(address);
    expect(await heading(says)).toBeVisible();
  });

  it.each(fatalFaults)('of a manufacturer whose call %s: the page says so', async (_, answer, says) => {
    failCall('/api/manufacturers/es/:coid', answer);
    open(address);
    expect(await heading(says)).toBeVisible();
  });

  it.each([
    '/company/northfold/reports/northfold/demo-report/user-favorites',
    `${company}/reports/..%2Fapi/demo-report/user-favorites`,
    `${company}/reports/northfold/..%2F/user-favorites`,
  ])('of no manufacturer are not found, and none is asked for: %s', async (url) => {
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(sentRequests).toEqual([]);
  });

  it('with a wrong password ask again, with a way to the public page', async () => {
    const { user, path } = open(`${company}/reports/northfold/guessed/user-favorites`);
    expect(await screen.findByText('The abbreviation or the password is wrong.')).toBeVisible();
    expect(screen.queryByText(/saves ·/)).toBeNull();
    expect(screen.getByRole('link', { name: /^Public page of Northfold/ })).toHaveAttribute('href', company);
    await user.type(screen.getByLabelText(/^Password/), 'demo-report');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(path()).toBe(address));
    expect(await screen.findByText(/saves? ·/)).toBeVisible();
  });

  it('keep the password out of title and request addresses', async () => {
    open(address);
    await page();
    expect(document.title).not.toContain('demo-report');
    expect(sentRequests.filter(({ path }) => path.includes('demo-report'))).toEqual([]);
    expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
  });

  it('lead to the manufacturer’s own address, with what was chosen', async () => {
    answerRows(rows);
    const { path } = open('/company/anyone-31250/reports/northfold/demo-report/user-favorites?type=cad');
    await page();
    await waitFor(() => expect(path()).toBe(`${address}?type=cad`));
    await waitFor(() => expect(items()).toEqual(['Edge, "low"CAD details1Oct 2026']));
  });

  it('of which there are none say so', async () => {
    answerRows([]);
    open(address);
    const main = await page();
    expect(main.getByText('No items were saved in this period.')).toBeVisible();
    expect(main.getByText(/^0 saves · Sep 1, 2026 to Oct 31, 2026/)).toBeVisible();
    expect(main.queryByRole('table')).toBeNull();
  });

  it('stand with the most saved first, by month, type, and state, each choice taken back by itself', async () => {
    answerRows(rows);
    const { user, path } = open(address);
    const main = await page();
    expect(main.getByText(/^8 saves ·/)).toBeVisible();
    expect(items()[0]).toBe('BrightdeckProducts6Oct 2026');
    expect(items()).toHaveLength(3);
    expect(main.getByRole('link', { name: 'Brightdeck' })).toHaveAttribute('href', '/product/1');
    expect(main.getByRole('link', { name: 'Edge, "low"' })).toHaveAttribute('href', `${company}/cad/2`);
    expect(main.queryByRole('link', { name: 'Clear filters' })).toBeNull();

    await user.click(main.getByRole('link', { name: 'Sep 2026: 2 saves' }));
    await waitFor(() => expect(items()).toEqual(['BrightdeckProducts2Sep 2026']));
    const states = within(main.getByRole('navigation', { name: 'States' }));
    await user.click(states.getByRole('link', { name: 'Texas 2 saves' }));
    await waitFor(() => expect(path()).toBe(`${address}?month=2026-09&state=TX`));
    await user.click(main.getByRole('link', { name: 'Sep 2026: 2 saves' }));
    await waitFor(() => expect(path()).toBe(`${address}?state=TX`));
    await user.click(main.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe(address));
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(within(main.getByRole('navigation', { name: 'Canada' })).getByRole('link')).toHaveAccessibleName(
      'Ontario 1 save',
    );
  });

  it('of a choice that nothing has say so', async () => {
    answerRows(rows);
    open(`${address}?month=1999-01`);
    const main = await page();
    expect(main.getByText('No matches with these filters.')).toBeVisible();
    expect(main.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', address);
  });

  it('are saved as they are shown', async () => {
    answerRows(rows);
    const saved = watchSavedFiles();
    const { user } = open(`${address}?type=cad`);
    await user.click((await page()).getByRole('button', { name: 'CSV' }));
    expect(saved).toHaveLength(1);
    const text = (await saved[0]?.data.text())?.replace(/^\uFEFF/, '').trim();
    expect(text?.split('\r\n')).toEqual([
      'Item,Type,Saves,Latest month',
      '"Edge, ""low""",CAD details,1,2026-10',
    ]);
    expect(saved[0]?.name).toMatch(/^Saved items of Northfold Roofing Systems\.csv$/);
  });
});
