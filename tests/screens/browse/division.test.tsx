import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';

import { writeCookie } from '#src/browser/cookies.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { formatSection } from '#src/domain/masterformat/format-section.ts';
import { countText } from '#src/lib/numbers.ts';
import { library, sectionsOf } from '#tests/screens/browse/library.ts';
import { open } from '#tests/support/open.tsx';
import { head, heading, page } from '#tests/support/page.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

const rowOf = (title: string) =>
  within(screen.getByRole('rowheader', { name: title }).closest('tr') ?? document.body);
const linksOf = (title: string) =>
  rowOf(title)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent]);

describe('the page of a division', () => {
  it('shows its sections and all types with their counts, each leading to what it counts', async () => {
    const sections = await sectionsOf('07');
    open('/content-type/cad/07');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      'CAD details: 07 Thermal and Moisture Protection',
    );
    expect(main.getAllByRole('rowheader')).toHaveLength(sections.length + 1);
    for (const { number, number95, title, counts } of sections) {
      const some = contentTypes.filter((type) => (counts[type] ?? 0) > 0);
      expect(linksOf(title)).toHaveLength(some.length + 1);
      expect(linksOf(title)).toEqual(
        expect.arrayContaining([
          [`/content-type/cad/07/${number}`, title],
          ...some.map((type) => [`/content-type/${type}/07/${number}`, countText(counts[type] ?? 0)]),
        ]),
      );
      const cells = rowOf(title).getAllByRole('cell');
      expect(cells.slice(0, 2).map((cell) => cell.textContent)).toEqual([
        formatSection(number, '04'),
        number95,
      ]);
    }
  });

  it.each(['cad', 'webinar', 'product'] as const)(
    'has the column of %s first, and the other heads lead to the other types',
    async (type) => {
      open(`/content-type/${type}/08`);
      const main = await page();
      const heads = main.getAllByRole('columnheader').map((one) => one.textContent);
      expect(heads.slice(0, 4)).toEqual(['MF 04', 'MF 95', 'Section', contentTypeWords[type].short]);
      expect(new Set(heads).size).toBe(3 + contentTypes.length);
      const others = contentTypes.filter((one) => one !== type);
      const table = within(main.getByRole('table'));
      for (const one of others) {
        expect(table.getByRole('link', { name: contentTypeWords[one].short })).toHaveAttribute(
          'href',
          `/content-type/${one}/08`,
        );
      }
    },
  );

  it('adds up to what the home page shows of the division', async () => {
    const { divisions: counted } = await library();
    const counts = counted.find(({ division }) => division === '09')?.counts ?? {};
    open('/content-type/cad/09');
    await page();
    const foot = rowOf('Whole division');
    await vi.waitFor(() => expect(foot.getAllByRole('link')).toHaveLength(contentTypes.length - 1));
    expect(
      foot
        .getAllByRole('cell')
        .slice(2)
        .map((cell) => cell.textContent)
        .toSorted(),
    ).toEqual(contentTypes.map((type) => countText(counts[type] ?? 0)).toSorted());
  });

  it.each(divisions.map(({ number, title }) => [number, title]))('%s %s opens', async (number, title) => {
    open(`/content-type/spec/${number}`);
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(`Specifications: ${number} ${title}`);
    expect(await main.findByRole('rowheader', { name: 'Whole division' })).toBeVisible();
  });

  it('leads through the ten entries of its sidebar and to the divisions beside it', async () => {
    const { user, path } = open('/content-type/cad/07');
    const main = await page();
    const sidebar = within(main.getByRole('navigation', { name: 'Division 07' }));
    expect(sidebar.getAllByRole('link')).toHaveLength(10);
    await user.click(main.getByTitle('Other divisions'));
    const menu = within(await main.findByRole('list', { name: 'Other divisions' }));
    expect(menu.getAllByRole('link')).toHaveLength(divisions.length);
    expect(menu.getByRole('link', { current: true })).toHaveTextContent('07 Thermal and Moisture');
    await user.click(menu.getByRole('link', { name: '08 Openings' }));
    await vi.waitFor(() => expect(path()).toBe('/content-type/cad/08'));
    expect(await heading('CAD details: 08 Openings')).toBeVisible();
  });

  it('opens and closes the menu of its neighbours by keyboard', async () => {
    const { user } = open('/content-type/cad/07');
    const main = await page();
    const summary = main.getByTitle('Other divisions');
    await user.click(summary);
    expect(await main.findByRole('list', { name: 'Other divisions' })).toBeVisible();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(main.queryByRole('list', { name: 'Other divisions' })).toBeNull());
    expect(summary).toHaveFocus();
  });

  it('names the divisions of MasterFormat 95 that it came from, and asks for its banner', async () => {
    open('/content-type/cad/26');
    const main = await page();
    expect(
      main.getByText(
        (_, node) => node?.tagName === 'P' && node.textContent.endsWith('In MasterFormat 95: 16 Electrical.'),
      ),
    ).toBeVisible();
    expect(sentRequests).toContainEqual({ method: 'GET', path: '/api/banners/get-banner/cad/26' });
  });

  it('shows the numbers of 95 first to who reads those', async () => {
    writeCookie('mf', '95');
    open('/content-type/cad/07');
    const main = await page();
    expect(main.getAllByRole('columnheader')[0]).toHaveTextContent('MF 95');
    expect(rowOf('Joint Sealants').getAllByRole('cell')[0]).toHaveTextContent('07920');
  });

  it.each([
    [0, /: none yet in the library\.$/],
    [1, / in 1 section of MasterFormat: [^,]+\.$/],
  ])('tells search engines of %i sections in words that fit', async (count, words) => {
    for (const division of ['08', '21', '27', '48']) {
      const sections = await sectionsOf(division);
      const type = contentTypes.find(
        (one) => sections.filter(({ counts }) => (counts[one] ?? 0) > 0).length === count,
      );
      if (type === undefined) continue;
      open(`/content-type/${type}/${division}`);
      await page();
      expect(head().description).toMatch(words);
      return;
    }
    throw new Error(`No type has ${count} sections.`);
  });

  it('tells search engines what it is', async () => {
    open('/content-type/cad/07');
    await page();
    const { titles, canonical, structuredData } = head();
    expect(titles).toEqual([
      expect.stringContaining('CAD details: division 07 Thermal and Moisture Protection'),
    ]);
    expect(canonical).toMatch(/\/content-type\/cad\/07$/);
    expect(structuredData).toMatchObject([
      {
        '@type': 'CollectionPage',
        breadcrumb: {
          itemListElement: [
            { name: 'Home' },
            { name: 'CAD details' },
            { name: '07 Thermal and Moisture Protection' },
          ],
        },
      },
    ]);
  });
});

describe('a division with little', () => {
  it('says when no section of it has the type', async () => {
    answerWith(
      http.get('*/api/content-type/division-level/all/:division', () =>
        HttpResponse.json({
          type: 'all',
          division: '07',
          title: 'Roofs',
          sections: [{ number: '075423', number95: null, title: 'Roofing', counts: { cad: 2 } }],
        }),
      ),
    );
    open('/content-type/webinar/07');
    const main = await page();
    expect(
      main.getByText(/^No section of this division has webinars yet; other types are below\./),
    ).toBeVisible();
    expect(main.getByRole('link', { name: '2 CAD details, Roofing' })).toHaveAttribute(
      'href',
      '/content-type/cad/07/075423',
    );
  });

  it('stands without the totals of the whole division, and says so', async () => {
    answerWith(http.get('*/api/content-type/top-level/all', () => HttpResponse.json({})));
    open('/content-type/cad/07');
    const main = await page();
    expect(await main.findByRole('cell', { name: 'Couldn’t load the totals.' })).toBeVisible();
    expect(main.getByRole('rowheader', { name: 'Joint Sealants' })).toBeVisible();
  });

  it.each([
    ['an error', 403, 'You don’t have access to this.'],
    ['nothing of the kind', 404, /^Page not found/],
  ])('says so in plain words when the answer is %s', async (_, status, words) => {
    answerWith(
      http.get('*/api/content-type/division-level/all/:division', () =>
        HttpResponse.json({ message: 'Not allowed.' }, { status }),
      ),
    );
    open('/content-type/cad/07');
    expect(await heading(words)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeVisible();
  });
});
