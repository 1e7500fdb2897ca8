import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { prefetchScreen } from '#src/start/prefetch-screen.ts';
import { open } from '#tests/support/open.tsx';
import { heading, page } from '#tests/support/page.ts';
import { answerWith } from '#tests/support/server.ts';

// The first search of a run loads its screen's code and builds the index.
beforeAll(() => prefetchScreen('/search/roof'), 60_000);

// The large table has nothing to do with searching, and finding by role in it takes its time.
beforeEach(() =>
  answerWith(
    http.get('*/api/content-type/top-level/all', () =>
      HttpResponse.json({ type: 'all', totals: {}, divisions: [] }),
    ),
  ),
);

describe('searching from the home page', () => {
  it.each([
    ['roof hatch', 'Everything', '/search/roof%20hatch'],
    ['  07 72 33 ', 'CAD details', '/search/07%2072%2033/cad'],
    ['5/8" gypsum', 'Everything', '/search/gypsum?thickness=0.625..0.625&typed=5%2F8%22%20gypsum'],
    ['Søn & Façades', 'Manufacturers', '/search/S%C3%B8n%20%26%20Fa%C3%A7ades/company'],
    ['100% wool', 'Products', '/search/100%25%20wool/product'],
  ])('finds «%s» in %s', async (typed, where, address) => {
    const { user, path } = open('/');
    const box = await page();
    await user.selectOptions(box.getByRole('combobox', { name: 'Search in' }), where);
    await user.type(box.getByRole('combobox', { name: 'Search for' }), `${typed}{Enter}`);
    expect(await heading(new RegExp('^(?!Building products to find)'))).toBeInTheDocument();
    expect(path()).toBe(address);
  });

  it.each([[''], ['   '], ['../etc'], ['a\u0007b']])(
    'leads to the search page when «%s» is typed',
    async (typed) => {
      const { user, path } = open('/');
      const box = await page();
      const field = box.getByRole('combobox', { name: 'Search for' });
      if (typed !== '') await user.click(field);
      if (typed !== '') await user.paste(typed);
      await user.click(box.getByRole('button', { name: 'Search' }));
      expect(await heading('Search the library')).toBeInTheDocument();
      expect(path()).toBe('/search/');
    },
  );

  it.each([
    ['08 44 13', '/search/08%2044%2013'],
    ['standing seam roof', '/search/standing%20seam%20roof'],
    [
      '5/8" type X gypsum',
      '/search/5%2F8%22%20type%20X%20gypsum',
      '/search/type%20X%20gypsum?thickness=0.625..0.625&typed=5%2F8%22%20type%20X%20gypsum',
    ],
    ['ASTM D6878', '/search/ASTM%20D6878'],
    ['TPO flashing detail', '/search/TPO%20flashing%20detail'],
  ])('the example «%s» is a search that finds something', async (terms, address, understood = address) => {
    const { user, path } = open('/');
    const link = (await page()).getByRole('link', { name: terms });
    expect(link).toHaveAttribute('href', address);
    await user.click(link);
    expect(await screen.findByText(/^Showing 1–\d+ of [\d,]+/)).toBeInTheDocument();
    expect(path()).toBe(understood);
  });
});
