import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { countText } from '#src/lib/numbers.ts';
import { sectionsOf } from '#tests/screens/browse/library.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

describe('the page of a section', () => {
  it.each(contentTypes)('shows its items of %s, as many as the division said', async (type) => {
    const counts = (await sectionsOf('07')).find(({ number }) => number === '075423')?.counts ?? {};
    const count = counts[type] ?? 0;
    open(`/content-type/${type}/07/075423`);
    await heading(`${contentTypeWords[type].plural}: 07 54 23 Thermoplastic-Polyolefin Roofing`);
    const main = await page();
    expect(count).toBeGreaterThan(0);
    expect(main.getAllByRole('article')).toHaveLength(Math.min(24, count));
    const shown = count === 1 ? '1' : `1–${Math.min(24, count)}`;
    expect(main.getByText(`Showing ${shown} of ${countText(count)}`)).toBeVisible();
    const tabs = within(main.getByRole('navigation', { name: 'Types of content' }));
    await tabs.findAllByText(countText(count));
    expect(
      tabs
        .getAllByRole('listitem')
        .map((tab) => tab.textContent)
        .toSorted(),
    ).toEqual(
      contentTypes.map((one) => `${contentTypeWords[one].plural} ${countText(counts[one] ?? 0)}`).toSorted(),
    );
    expect(
      tabs
        .getAllByRole('link')
        .map((tab) => tab.getAttribute('href') ?? '')
        .toSorted(),
    ).toEqual(
      contentTypes
        .filter((one) => (counts[one] ?? 0) > 0)
        .map((one) => `/content-type/${one}/07/075423`)
        .toSorted(),
    );
  });

  it('says its numbers in both editions, what else came from there, and searches in it', async () => {
    open('/content-type/product/07/074213');
    const main = await page();
    expect(
      main.getByText(
        (_, node) =>
          node?.tagName === 'P' &&
          node.textContent.startsWith(
            'MasterFormat 04: 07 42 13. MasterFormat 95: 07410 Metal Roof and Wall Panels, now also',
          ),
      ),
    ).toBeVisible();
    expect(main.getByRole('link', { name: '07 41 13 Metal Roof Panels' })).toHaveAttribute(
      'href',
      '/content-type/product/07/074113',
    );
    expect(main.getByRole('link', { name: 'Search this section' })).toHaveAttribute(
      'href',
      '/search/074213/product',
    );
    expect(sentRequests).toContainEqual({ method: 'GET', path: '/api/banners/get-banner/product/07074213' });
  });

  it('does not count a fifth level twice', async () => {
    const sections = await sectionsOf('07');
    const count = sections.find(({ number }) => number === '074213')?.counts['product'] ?? 0;
    open('/content-type/product/07/074213');
    const main = await page();
    expect(main.getAllByRole('article')).toHaveLength(count);
  });

  it('turns its pages, keeps them in the address and brings the list into view', async () => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    const { user, path, router } = open('/content-type/cad/09/092900');
    const main = await page();
    const total = main
      .getByText(/^Showing 1–24 of \d+$/)
      .textContent.split(' ')
      .at(-1);
    await user.click(main.getByRole('link', { name: 'Page 2' }));
    expect(await main.findByText(`Showing 25–${Math.min(48, Number(total))} of ${total}`)).toHaveFocus();
    expect(path()).toBe('/content-type/cad/09/092900?page=2');
    expect(scrolled).toHaveBeenCalledOnce();
    expect(main.getAllByRole('list').some((list) => list.getAttribute('start') === '25')).toBe(true);
    expect(head().canonical).toMatch(/\/content-type\/cad\/09\/092900\?page=2$/);
    await router.navigate(-1);
    expect(await main.findByText(`Showing 1–24 of ${total}`)).toBeVisible();
    expect(path()).toBe('/content-type/cad/09/092900');
  });

  it('beyond its last page says where it ends', async () => {
    open('/content-type/cad/07/075423?page=999');
    const main = await page();
    expect(main.getByText(/^There is no page 999: the list ends at page \d+\./)).toBeVisible();
    expect(main.getByRole('link', { name: 'Go to first page' })).toHaveAttribute(
      'href',
      '/content-type/cad/07/075423',
    );
    expect(head().robots).toBe('noindex');
  });

  it('leads to the sections beside it', async () => {
    const { user } = open('/content-type/cad/07/075423');
    const main = await page();
    await user.click(main.getByTitle('Other sections of division 07'));
    const menu = within(await main.findByRole('list', { name: 'Other sections of division 07' }));
    expect(menu.getByRole('link', { name: '07 92 00 Joint Sealants' })).toHaveAttribute(
      'href',
      '/content-type/cad/07/079200',
    );
    expect(menu.getByRole('link', { current: true })).toHaveTextContent(
      '07 54 23 Thermoplastic-Polyolefin Roofing',
    );
  });

  it('tells search engines what it is', async () => {
    open('/content-type/cad/07/075423');
    await page();
    const { titles, description, canonical, structuredData } = head();
    expect(titles).toEqual([
      expect.stringContaining('CAD details: 07 54 23 Thermoplastic-Polyolefin Roofing'),
    ]);
    expect(description).toMatch(/^\d+ CAD details of section 07 54 23 .+ MasterFormat 95 07540/);
    expect(canonical).toMatch(/\/content-type\/cad\/07\/075423$/);
    expect(structuredData).toMatchObject([
      {
        '@type': 'CollectionPage',
        breadcrumb: {
          itemListElement: [
            { name: 'Home' },
            { name: 'CAD details' },
            { name: '07 Thermal and Moisture Protection' },
            { name: '07 54 23 Thermoplastic-Polyolefin Roofing' },
          ],
        },
      },
    ]);
  });
});

describe('a section without items of the type', () => {
  it('says so and leads to what there is', async () => {
    const sections = await sectionsOf('07');
    const empty = sections.find(({ counts }) => (counts['sw'] ?? 0) === 0 && (counts['cad'] ?? 0) > 1);
    if (!empty) throw new Error('Every section has a wizard.');
    open(`/content-type/sw/07/${empty.number}`);
    const main = await page();
    expect(main.getByText(/^The library has no SpecWizards in section/)).toBeVisible();
    const around = within(await main.findByRole('region', { name: '07 Thermal and Moisture Protection' }));
    expect(around.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      sections
        .filter(({ number }) => number !== empty.number)
        .map(({ number, title, counts }) => `${formatSection(number, '04')} ${title}${counts['sw'] ?? 0}`),
    );
    expect(around.getByRole('link', { name: /^07 54 23/ })).toHaveAttribute(
      'href',
      '/content-type/sw/07/075423',
    );
    expect(
      main.getByRole('link', { name: new RegExp(`^CAD details ${countText(empty.counts['cad'] ?? 0)}`) }),
    ).toHaveAttribute('href', `/content-type/cad/07/${empty.number}`);
    expect(main.getByRole('link', { name: `Search the library for “${empty.title}”` })).toBeVisible();
    expect(head().robots).toBe('noindex');
  });

  it('that has nothing at all has no tabs', async () => {
    open('/content-type/cad/21/213000');
    const main = await page();
    expect(await main.findByText(/^The library has no CAD details in section/)).toBeVisible();
    expect(await main.findByRole('region', { name: /^21 Fire Suppression/ })).toBeVisible();
    // Twelve tabs that lead nowhere would say nothing.
    expect(main.queryByRole('navigation', { name: 'Types of content' })).toBeNull();
  });
});

describe('when the API fails', () => {
  it('the tabs lead on without counts', async () => {
    answerWith(
      http.get('*/api/content-type/division-level/*', () => HttpResponse.json({ sections: 'many' })),
    );
    open('/content-type/cad/07/075423');
    const main = await page();
    const tabs = within(main.getByRole('navigation', { name: 'Types of content' }));
    expect(await tabs.findByRole('link', { name: 'BIM objects' })).toHaveAttribute(
      'href',
      '/content-type/bim/07/075423',
    );
    expect(main.getAllByRole('article').length).toBeGreaterThan(0);
  });

  it.each<[string, () => Response, string | RegExp]>([
    [
      'forbids it',
      () => HttpResponse.json({ message: 'No.' }, { status: 403 }),
      'You don’t have access to this.',
    ],
    ['answers what does not fit', () => HttpResponse.json({ hits: 'many' }), /unexpected response/],
    [
      'knows no such section',
      () => HttpResponse.json({ message: 'No.' }, { status: 404 }),
      /^Page not found/,
    ],
  ])('and %s, the shell stays and says so', async (_, answer, words) => {
    answerWith(http.get('*/api/content-type/section-level/*', answer));
    open('/content-type/cad/07/075423');
    expect(await heading(words)).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeVisible();
  });
});
