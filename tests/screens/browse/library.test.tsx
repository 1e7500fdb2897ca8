import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { contentTypeTopLevel } from '#src/contracts/library.ts';
import { contentTypes } from '#src/contracts/content-types.ts';
import { countText } from '#src/lib/numbers.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith } from '#tests/support/server.ts';

const library = async () => {
  const { data } = await call(contentTypeTopLevel, {
    params: { type: 'all' },
    signal: new AbortController().signal,
  });
  if (!data) throw new Error('The API has no library.');
  return data;
};

const table = () => screen.findByRole('table');

describe('the library by division', () => {
  it('has a row for each live division and a column for each type of content', async () => {
    open('/library');
    const rows = within(await table()).getAllByRole('row');
    expect(rows).toHaveLength(divisions.length + 2);
    const [headRow] = rows;
    expect(headRow && within(headRow).getAllByRole('columnheader')).toHaveLength(2 + contentTypes.length);
    expect(screen.getByRole('region', { name: 'The library by division, scrolls sideways' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('shows the counts of the API, each leading to what it counts, and a dash for none', async () => {
    open('/library');
    const matrix = within(await table());
    const { divisions: counted } = await library();
    for (const { division, title, counts } of counted) {
      const row = within(matrix.getByRole('rowheader', { name: title }))
        .getByRole('link')
        .closest('tr');
      if (!row) throw new Error(`There is no row for ${title}.`);
      const shown = within(row)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]);
      const type = (name: string) => counts[name] ?? 0;
      const some = contentTypes.filter((name) => type(name) > 0);
      expect(shown).toContainEqual([`/content-type/product/${division}`, title]);
      expect(shown).toHaveLength(some.length + 1);
      expect(shown).toEqual(
        expect.arrayContaining(
          some.map((name) => [`/content-type/${name}/${division}`, countText(type(name))]),
        ),
      );
      expect(within(row).queryAllByText('–')).toHaveLength(contentTypes.length - some.length);
    }
  });

  it('says of a count what it counts, and of none that it is 0', async () => {
    answerWith(
      http.get('*/api/content-type/top-level/all', () =>
        HttpResponse.json({
          type: 'all',
          totals: { product: 1234, cad: 0 },
          divisions: [{ division: '07', title: 'Roofs', counts: { product: 1234, cad: 0 } }],
        }),
      ),
    );
    open('/library');
    const matrix = within(await table());
    expect(matrix.getByRole('link', { name: '1,234 products, Roofs' })).toHaveAttribute(
      'href',
      '/content-type/product/07',
    );
    expect(matrix.queryByRole('link', { name: /CAD details, Roofs/ })).toBeNull();
    const row = within(matrix.getAllByRole('row')[1] ?? document.body);
    expect(row.getAllByRole('cell', { name: '0' })).toHaveLength(contentTypes.length - 1);
  });

  it('adds up to the totals of the API', async () => {
    open('/library');
    const foot = within(await table())
      .getByRole('rowheader', { name: 'All divisions' })
      .closest('tr');
    const { totals } = await library();
    if (!foot) throw new Error('There is no foot.');
    const links = within(foot).getAllByRole('link');
    expect(new Map(links.map((link) => [link.getAttribute('href'), link.textContent]))).toEqual(
      new Map(contentTypes.map((type) => [`/content-type/${type}`, countText(totals[type] ?? 0)])),
    );
  });
});
