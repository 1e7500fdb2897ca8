import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { setClock } from '#src/browser/clock.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { feedTypes, feedTypeText } from '#src/domain/feed-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const { world, search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
// The index takes its time: no test has to wait for it.
search();
const changed = (since: string, until: string) =>
  contentTypes
    .flatMap((type) => world.content.all(type))
    .filter(({ updated_at: at }) => at.slice(0, 10) >= since && at.slice(0, 10) <= until);
const searches = () => sentRequests.filter(({ path }) => path.startsWith('/api/search/'));

describe('what is new, in all', () => {
  it('counts each type in this and the last week and month, and each count leads to its list', async () => {
    open('/whats-new');
    const main = await page();
    const row = within(main.getByRole('rowheader', { name: 'CAD details' }).closest('tr') ?? document.body);
    const countOf = (since: string, until: string) =>
      countText(changed(since, until).filter(({ content_type }) => content_type === 'cad').length);
    expect(row.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/whats-new/cad/week', 'CAD details'],
      ['/whats-new/cad/week', countOf('2026-11-02', '2026-11-08')],
      ['/whats-new/cad/week/2026-10-26', countOf('2026-10-26', '2026-11-01')],
      ['/whats-new/cad/month', countOf('2026-11-01', '2026-11-30')],
      ['/whats-new/cad/month/2026-10-01', countOf('2026-10-01', '2026-10-31')],
      ['/feeds/cad.xml', 'Atom'],
    ]);
    expect(main.getAllByRole('rowheader')).toHaveLength(feedTypes.length);
    expect((await main.findAllByRole('article')).length).toBe(8);
  });

  it('tells feed readers of every feed', async () => {
    open('/whats-new');
    await page();
    const feeds = [...document.querySelectorAll('link[rel=alternate][type="application/atom+xml"]')];
    expect(feeds.map((link) => link.getAttribute('href'))).toEqual(
      feedTypes.map((type) => `/feeds/${type}.xml`),
    );
  });
});

describe('what is new of a manufacturer or a division', () => {
  const ofMonth = (coid: number, division = '') =>
    changed('2026-10-01', '2026-10-31').filter(
      (item) =>
        item.coid === coid && (division === '' || item.csi.some(({ number }) => number.startsWith(division))),
    );
  const busiest = changed('2026-10-01', '2026-10-31').find(
    ({ coid, csi }) => ofMonth(coid).length > 5 && csi.length > 0,
  );
  if (!busiest) throw new Error('The sample world has changed.');
  const { coid } = busiest;

  it('is chosen above the list, kept in the address, and kept by the ways to other kinds and periods', async () => {
    const { user, path } = open('/whats-new/all/month/2026-10-01');
    const main = await page();
    await user.selectOptions(main.getByRole('combobox', { name: 'Manufacturer' }), String(coid));
    await waitFor(() => expect(path()).toBe(`/whats-new/all/month/2026-10-01?manufacturer=${coid}`));
    await waitFor(() =>
      expect(main.getByText(/added or changed/)).toHaveTextContent(`: ${ofMonth(coid).length} added`),
    );
    for (const name of [/^CAD details/, 'By section', /Earlier/, 'Week'])
      expect(main.getByRole('link', { name }).getAttribute('href')).toContain('manufacturer=');
    await user.click(main.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => expect(path()).toBe('/whats-new/all/month/2026-10-01'));
  });

  it('counts what both choices leave', async () => {
    const division = busiest.csi[0]?.number.slice(0, 2) ?? '';
    open(`/whats-new/all/month/2026-10-01?manufacturer=${coid}&division=${division}`);
    expect((await page()).getByText(/added or changed/)).toHaveTextContent(
      `: ${ofMonth(coid, division).length} added`,
    );
  });

  it.each(['manufacturer=roof', 'manufacturer=0', 'division=7', 'division=15'])(
    'ignores a choice that is none: %s',
    async (query) => {
      open(`/whats-new/all/month/2026-10-01?${query}`);
      await page();
      expect(searches().every(({ path }) => !path.includes(query))).toBe(true);
    },
  );

  it('says that nothing fits the filters, and leads to all', async () => {
    const { path, user } = open('/whats-new/all/month/2026-10-01?manufacturer=99999');
    const main = await page();
    expect(main.getByText(/with these filters\.$/)).toBeVisible();
    const [clear] = main.getAllByRole('link', { name: 'Clear filters' });
    await user.click(clear ?? document.body);
    await waitFor(() => expect(path()).toBe('/whats-new/all/month/2026-10-01'));
  });
});

describe('what is new of a type', () => {
  it.each(feedTypes)('%s opens for this week and the last month', async (type) => {
    const { router } = open(`/whats-new/${type}`);
    expect(await heading(`What’s new: ${feedTypeText(type)}`)).toBeVisible();
    await router.navigate(`/whats-new/${type}/month/2026-10-01`);
    const items = changed('2026-10-01', '2026-10-31').filter(
      ({ content_type }) => type === 'all' || content_type === type,
    );
    expect(
      await screen.findByText(
        `October 2026: ${items.length === 0 ? 'nothing' : countText(items.length)} added or changed.`,
      ),
    ).toBeVisible();
  });

  it.each([
    ['/whats-new/cad', '/whats-new/cad/week'],
    ['/whats-new/cad/week', '/whats-new/cad/week'],
    ['/whats-new/cad/week/2026-11-02', '/whats-new/cad/week/2026-11-02'],
    ['/whats-new/cad/week/2026-11-01', '/whats-new/cad/week/2026-10-26'],
    ['/whats-new/all/month/2026-10-31', '/whats-new/all/month/2026-10-01'],
  ])('%s is shown under %s', async (url, address) => {
    const { path } = open(url);
    await page();
    await vi.waitFor(() => expect(path()).toBe(address));
    expect(head().canonical).toMatch(new RegExp(`${address}$`));
  });

  it('says in its title which page it is', async () => {
    open('/whats-new/all/month/2026-10-01?page=2');
    await page();
    expect(head().titles).toEqual([expect.stringMatching(/October 2026, page 2/)]);
  });

  it('groups by day, newest first, and marks what came into the library', async () => {
    open('/whats-new/catalog/month/2026-10-01');
    const main = await page();
    const items = changed('2026-10-01', '2026-10-31').filter((item) => item.content_type === 'catalog');
    const days = new Set(items.map((item) => item.updated_at.slice(0, 10)));
    const newest = [...days].toSorted().at(-1);
    expect(newest).toBe('2026-10-31');
    const groups = main.getAllByRole('region', {
      name: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, Oct \d+$/,
    });
    expect(groups[0]).toHaveAccessibleName('Saturday, Oct 31');
    const isNew = items
      .toSorted((a, b) => (a.updated_at < b.updated_at ? 1 : -1))
      .slice(0, 24)
      .filter((item) => item.created_at >= '2026-10-01').length;
    expect(isNew).toBeGreaterThan(0);
    expect(main.getAllByText('NEW')).toHaveLength(isNew);
  });

  it('groups by section instead, over all pages', async () => {
    const { user, path } = open('/whats-new/cad/month/2026-10-01');
    const main = await page();
    await user.click(main.getByRole('link', { name: 'By section' }));
    await vi.waitFor(() => expect(path()).toBe('/whats-new/cad/month/2026-10-01?by=section'));
    const sections = async () =>
      (await main.findAllByRole('heading', { level: 2, name: /^\d\d \d\d \d\d/ })).map((one) =>
        one.textContent.slice(0, 8),
      );
    const first = await sections();
    expect(first).toEqual(first.toSorted());
    await user.click(main.getByRole('link', { name: 'Page 2' }));
    await vi.waitFor(() => expect(path()).toContain('by=section&page=2'));
    await main.findByText(/^Showing 25–48 of/);
    expect((await sections()).every((number) => number >= (first.at(-1) ?? ''))).toBe(true);
  });

  it('goes to earlier and later periods, not beyond the present one', async () => {
    const { user, path } = open('/whats-new/cad/week');
    const main = await page();
    const steps = () => within(main.getByRole('navigation', { name: 'Period' }));
    expect(steps().getByText('Later')).toHaveAttribute('aria-disabled', 'true');
    await user.click(steps().getByRole('link', { name: 'Earlier' }));
    await vi.waitFor(() => expect(path()).toBe('/whats-new/cad/week/2026-10-26'));
    await main.findByText(/^Oct 26 – Nov 1, 2026: \d+ added/);
    await user.click(steps().getByRole('link', { name: 'Later' }));
    await vi.waitFor(() => expect(path()).toBe('/whats-new/cad/week'));
    await main.findByText(/^Nov 2 – 8, 2026: \d+ added/);
    await user.click(main.getByRole('link', { name: 'Month' }));
    await vi.waitFor(() => expect(path()).toBe('/whats-new/cad/month'));
  });

  it('has the counts of all types, which add up', async () => {
    open('/whats-new/epd/month/2026-10-01');
    const main = await page();
    const tabs = within(main.getByRole('navigation', { name: 'Types of content' }));
    const all = changed('2026-10-01', '2026-10-31').length;
    expect(tabs.getByRole('link', { name: `Everything ${countText(all)}` })).toHaveAttribute(
      'href',
      '/whats-new/all/month/2026-10-01',
    );
    expect(tabs.getByText('HPDs')).toHaveTextContent('HPDs 7');
    expect(searches()).toHaveLength(1);
  });

  it('says when nothing is new, and where there is something', async () => {
    open('/whats-new/webinar/week');
    const main = await page();
    expect(main.getByText(/^No webinars were added or changed in/)).toHaveTextContent(
      /^No webinars were added or changed in Nov 2 – 8, 2026\.$/,
    );
    expect(main.getByRole('link', { name: 'Oct 26 – Nov 1, 2026' })).toHaveAttribute(
      'href',
      '/whats-new/webinar/week/2026-10-26',
    );
    expect(main.getByRole('link', { name: 'All webinars' })).toHaveAttribute('href', '/content-type/webinar');
    expect(head().robots).toBe('noindex');
  });

  it('says when there is no such page of it', async () => {
    open('/whats-new/cad/month/2026-10-01?page=99');
    const main = await page();
    expect(main.getByText(/^There is no page 99/)).toBeVisible();
  });

  it.each([
    ['a day late', '2026-11-03T01:00:00Z'],
    ['in 1970', '1970-01-01T00:00:00Z'],
  ])('stands with a clock that is %s', async (_, time) => {
    setClock(() => Date.parse(time));
    open('/whats-new/all');
    expect(await heading('What’s new: Everything')).toBeVisible();
  });
});

describe('an address of what is new that names nothing', () => {
  it.each([
    '/whats-new/dwg',
    '/whats-new/cad/year',
    '/whats-new/cad/day/2026-11-02',
    '/whats-new/cad/week/2026-02-30',
    '/whats-new/cad/week/yesterday',
    '/whats-new/cad/week/2026-11-09',
    '/whats-new/cad/week/1999-12-31',
    '/whats-new/cad/week?page=-1',
    '/whats-new/cad/week/2026-11-02/x',
  ])('is not found, and nothing is asked: %s', async (url) => {
    open(url);
    expect(await heading(/^Page not found/)).toBeVisible();
    expect(searches()).toEqual([]);
  });

  it('says that the server failed', async () => {
    answerWith(http.get('*/api/search/*', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
    open('/whats-new');
    expect(await heading('You don’t have access to this.')).toBeVisible();
  });
});
