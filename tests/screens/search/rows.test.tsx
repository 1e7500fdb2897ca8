import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import type { ContentType } from '#src/contracts/content-types.ts';
import { searchProduct } from '#src/contracts/products.ts';
import { setClock } from '#src/browser/clock.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { open } from '#tests/support/open.tsx';
import { closeAfterTest } from '#tests/support/opened.ts';
import { answerWith } from '#tests/support/server.ts';
import { readySearch } from '#tests/support/ready-search.ts';

beforeAll(readySearch, 60_000);

async function rows(url: string): Promise<HTMLElement[]> {
  open(url);
  await screen.findByRole('heading', { level: 2, name: /^Showing/ });
  return screen.getAllByRole('article');
}

it('a webinar is live until it begins, at a time in the East', async () => {
  const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
  const webinar = [...world.content.all('webinar')].find(({ startsAt }) => startsAt > '2026-11-03');
  if (webinar?.content_type !== 'webinar') throw new Error('The sample world has changed.');
  closeAfterTest(setClock(() => Date.parse(webinar.startsAt) - 3_600_000));
  const { title, coid } = webinar;
  const found = await rows(`/search/${encodeURIComponent(title)}/webinar?manufacturer=${coid}`);
  const row = found.find(({ textContent }) => textContent.includes(title));
  expect(row).toHaveTextContent(/Live on.*\d:00 [ap]\.m\. ET/);
});

/** The names of the facts of a row; each is followed by its value. */
const terms = (row: HTMLElement): string[] =>
  [...row.querySelectorAll('b')].map((value) =>
    (value.previousSibling?.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );

describe('a result says what its type is chosen by', () => {
  it.each<[type: ContentType, facts: string[]]>([
    ['cad', ['Sheet', 'Scale', 'View']],
    ['bim', ['Category', 'IFC', 'LOD', 'Types', 'Size']],
    ['spec', ['Edition', 'Revised', 'Pages']],
    ['sw', ['Decisions', 'Time needed']],
    ['video', ['Length', 'Captions', 'CEU']],
    ['webinar', ['Length', 'Captions', 'CEU', 'Provider']],
    ['catalog', ['Pages', 'Published']],
    ['datasheet', ['Pages', 'Published']],
    ['epd', ['GWP A1–A3', 'Valid', 'Type', 'Operator', 'Number']],
    ['hpd', ['HPD', 'Disclosed', 'LT-1 or BM-1', 'VOC emissions', 'Valid']],
    ['certificate', ['Program', 'Number', 'Issuer', 'Valid']],
  ])('%s', async (type, facts) => {
    for (const row of await rows(`/search/roof/${type}`)) {
      // The heading names the type.
      expect(row.querySelector('p')?.textContent.trim().split(/\s/)[0]).not.toBe(contentTypeWords[type].code);
      const isExpired = row.textContent.includes('EXPIRED');
      expect(terms(row)).toEqual(expect.arrayContaining(facts.filter((it) => !isExpired || it !== 'Valid')));
      // The label of an expired one is its badge.
      expect(isExpired && terms(row).includes('Valid')).toBe(false);
      // How many lines its master has says nothing to a reader.
      expect(terms(row)).not.toContain('Lines');
      expect(row).toHaveTextContent(/Updated [A-Z][a-z]{2} \d{4}/);
    }
  });

  it('product: three to five properties with units, its marks, and what files there are', async () => {
    const found = await rows('/search/TPO%20membrane/product?manufacturer=31250');
    for (const row of found) expect(terms(row).length).toBeGreaterThanOrEqual(3);
    const [first] = found;
    expect(first).toHaveTextContent(/CAD \d+/);
    expect(first).toHaveTextContent(/\d (mils|in|psf|lbf|%|°F|years)/);
  });

  it('manufacturer: place, telephone, sections and what it offers', async () => {
    const [first] = await rows('/search/Northfold/company');
    expect(first).toBeDefined();
    if (!first) return;
    expect(within(first).getByRole('heading', { level: 3, name: 'Northfold Roofing Systems' })).toBeVisible();
    expect(within(first).getByRole('link', { name: /^\(\d{3}\) / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\d{10}$/),
    );
    expect(within(first).getByRole('list', { name: 'Sections served' })).toHaveTextContent('07 54 23');
    expect(first).toHaveTextContent(/CAD \d+ BIM \d+/);
  });
});

describe('a result', () => {
  it('can be downloaded at once, in each of its formats', async () => {
    const [first] = await rows('/search/roof/cad');
    const files = within(first ?? document.body).getAllByRole('link', {
      name: /^Download (DXF|PDF|SVG) of /,
    });
    expect(files.length).toBeGreaterThanOrEqual(3);
    for (const file of files) {
      expect(file).toHaveAttribute('href', expect.stringMatching(/^\/api\/files\/cad\//));
      expect(file).toHaveAttribute('download');
    }
  });

  it('says of an expired declaration, in words, that it has', async () => {
    const found = await rows('/search/EPD/epd');
    expect(found.some((row) => within(row).queryByText('EXPIRED') !== null)).toBe(true);
  });

  it('says of a product that is no longer made so, and what replaces it', async () => {
    const answer = await call(searchProduct, {
      params: { id: 177 },
      query: { tree: 'true' },
      signal: new AbortController().signal,
    });
    const { title, discontinued } = answer.data?.product ?? {};
    const [row] = await rows(`/search/${encodeURIComponent(title ?? '')}/product`);
    expect(row).toHaveTextContent(/Discontinued in [A-Z][a-z]{2} \d{4}\./);
    const successor = within(row ?? document.body).getByRole('link', {
      name: discontinued?.replacedBy?.title ?? '',
    });
    expect(successor).toHaveAttribute('href', `/product/${discontinued?.replacedBy?.id}`);
  });

  it('shows hostile names as the text they are', async () => {
    const { search } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
    const answer = search().search('coping', 'product', {});
    const title = 'Panel <b>Bold</b> & "Quoted" <script>alert(1)</script>';
    const hits = answer.hits.hits.map((hit) => ({
      ...hit,
      highlight: {},
      _source: { ...hit._source, title },
    }));
    answerWith(
      http.get('*/api/search/coping/product', () =>
        HttpResponse.json({ ...answer, hits: { ...answer.hits, hits } }),
      ),
    );
    const found = await rows('/search/coping/product');
    const hostile = found.find((row) => row.textContent?.includes('<script>alert(1)</script>'));
    expect(hostile).toBeDefined();
    expect(hostile?.querySelector('script')).toBeNull();
    expect(hostile?.querySelector('h3 b')).toBeNull();
  });
});

it('a name such as U-factor stays in one line, and with its value', async () => {
  const found = await rows('/search/casement%20aluminum%20window/product');
  const value = found
    .flatMap((row) => [...row.querySelectorAll('b')])
    .find((one) => one.previousSibling?.textContent?.startsWith('U-factor'));
  const name = value?.previousElementSibling;
  expect(name).toHaveTextContent('U-factor');
  expect(name).toHaveClass('nowrap');
});
