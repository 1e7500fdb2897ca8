import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { library } from '#tests/screens/browse/library.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

describe('the page of a content type', () => {
  it.each(contentTypes)('%s lists the divisions with the counts of the home page', async (type) => {
    const { totals, divisions } = await library();
    const { plural, short } = contentTypeWords[type];
    open(`/content-type/${type}`);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(plural);
    const table = within(main.getByRole('table'));
    expect(table.getByRole('columnheader', { name: short })).toBeVisible();
    const shown = divisions.map(({ division, title }) => {
      const link = table.getByRole('link', { name: title });
      const cells = within(link.closest('tr') ?? document.body).getAllByRole('cell');
      return [division, link.getAttribute('href'), cells[0]?.textContent, cells.at(-1)?.textContent];
    });
    const count = (one: number) => (one === 0 ? '–0' : countText(one));
    expect(shown).toEqual(
      divisions.map(({ division, counts }) => [
        division,
        `/content-type/${type}/${division}`,
        division,
        count(counts[type] ?? 0),
      ]),
    );
    const tab = main.getByRole('link', { current: 'page', name: /\d$/ });
    expect(tab).toHaveTextContent(`${plural} ${countText(totals[type] ?? 0)}`);
    const some = within(main.getByRole('region', { name: /^Sample / }));
    expect(await some.findAllByRole('article')).toHaveLength(Math.min(8, totals[type] ?? 0));
    expect(sentRequests).toContainEqual({ method: 'GET', path: `/api/banners/get-banner/${type}/top` });
  });

  it('says how much there is, and which divisions of 95 became each', async () => {
    const { totals, divisions } = await library();
    const filled = divisions.filter(({ counts }) => (counts.cad ?? 0) > 0).length;
    open('/content-type/cad');
    const main = await page();
    expect(main.getByRole('link', { name: 'Lists and links (CSV)' })).toHaveAttribute(
      'href',
      '/content-type/cad/util',
    );
    expect(
      main.getByText(
        `${countText(totals.cad ?? 0)} CAD details in ${filled} of ${divisions.length} divisions.`,
      ),
    ).toBeVisible();
    const row = main.getByRole('rowheader', { name: 'Plumbing' }).closest('tr');
    expect(within(row ?? document.body).getByRole('cell', { name: '15' })).toBeVisible();
  });

  it('tells search engines what it is', async () => {
    const { totals } = await library();
    open('/content-type/epd');
    await page();
    const { titles, description, canonical, robots, structuredData } = head();
    expect(titles).toEqual([expect.stringContaining('EPDs by division')]);
    expect(description).toMatch(new RegExp(`^${totals.epd ?? 0} EPDs in \\d+ divisions`));
    expect([canonical, robots]).toEqual([expect.stringMatching(/\/content-type\/epd$/), null]);
    const feed = document.head.querySelector('link[rel="alternate"][type="application/atom+xml"]');
    expect(feed).toHaveAttribute('href', '/feeds/epd.xml');
    expect(structuredData).toMatchObject([
      {
        '@type': 'CollectionPage',
        mainEntity: { numberOfItems: totals.epd },
        breadcrumb: { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'EPDs' }] },
      },
    ]);
  });

  it('leads to the other types, from the tabs and from the breadcrumb', async () => {
    const { user, path } = open('/content-type/cad');
    const main = await page();
    const crumbs = within(main.getByRole('navigation', { name: 'Breadcrumb' }));
    await user.click(crumbs.getByTitle('Other types of content'));
    const menu = within(await crumbs.findByRole('list', { name: 'Other types of content' }));
    expect(menu.getAllByRole('link')).toHaveLength(contentTypes.length);
    expect(menu.getByRole('link', { current: true })).toHaveTextContent('CAD details');
    await user.click(main.getByRole('link', { name: /^BIM objects 360$/ }));
    await vi.waitFor(() => expect(path()).toBe('/content-type/bim'));
    expect(await heading('BIM objects')).toBeVisible();
  });
});

describe('when a part does not come', () => {
  it('the page stands without the items at random, and says so', async () => {
    answerWith(
      http.get('*/api/content-type/random', () => HttpResponse.json({ message: 'no' }, { status: 403 })),
    );
    open('/content-type/cad');
    const main = await page();
    expect(await main.findByText('Couldn’t load the sample CAD details.')).toBeVisible();
    expect(main.getByRole('table')).toBeVisible();
  });

  it('the page fails in plain words without the counts, and comes with «Try again»', async () => {
    answerWith(
      http.get('*/api/content-type/top-level/all', () => HttpResponse.json({ divisions: 'many' }), {
        once: true,
      }),
    );
    const { user } = open('/content-type/cad');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('a type that has nothing yet says so', async () => {
    answerWith(
      http.get('*/api/content-type/top-level/all', () =>
        HttpResponse.json({
          type: 'all',
          totals: {},
          divisions: [{ division: '07', title: 'Roofs', counts: {} }],
        }),
      ),
      http.get('*/api/content-type/random', () => HttpResponse.json([])),
    );
    open('/content-type/webinar');
    const main = await page();
    expect(main.getByText('The library has no webinars yet.')).toBeVisible();
    expect(await main.findByText('There is nothing to show yet.')).toBeVisible();
    expect(main.getByRole('cell', { name: '0' })).toBeVisible();
  });
});
