import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { rememberVisit } from '#src/components/palette/visited.ts';
import { open } from '#tests/support/open.tsx';
import { heading } from '#tests/support/page.ts';
import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { readySearch } from '#tests/support/ready-search.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';

beforeEach(plainHtml);
beforeAll(readySearch, 60_000);

const northfold = '/company/northfold-roofing-systems-31250';
const catalog = (page: number | string, query = '') => `${northfold}/catalog-viewer/1/${page}${query}`;
/** The page turned goes into the address while the answer is on its way. */
const longerThanQuiet = () => delay(800);
const head = () => heading(/^Product Catalog/);

describe('the way to a catalog', () => {
  it.each([
    ['/company/31250/catalog-viewer/1/4', catalog(4)],
    ['/company/60733/catalog-viewer/1/4', catalog(4)],
    ['/company/31250/catalog/1/viewer', catalog(1)],
    [catalog(999), catalog(47)],
    [`${northfold}/catalog-viewer/1`, catalog(1)],
    ['/company/60733/catalog-viewer/1?q=tensile', catalog(1, '?q=tensile')],
    [catalog(4, '?q=tensile&zoom=150&pages=2'), catalog(4, '?q=tensile&zoom=150&pages=2')],
  ])('%s leads to %s', async (url, proper) => {
    const { path } = open(url);
    await head();
    await waitFor(() => expect(path()).toBe(proper));
  });

  it.each([
    catalog('x'),
    catalog(0),
    `${northfold}/catalog-viewer/x/1`,
    `${northfold}/catalog-viewer/x`,
    '/company/x/catalog-viewer/1/1',
  ])('%s makes no call', async (url) => {
    open(url);
    await heading(/Page not found/);
    expect(sentRequests.filter(({ path }) => path.includes('/catalog/'))).toEqual([]);
  });

  it('begins on the page of a catalog', async () => {
    open(`${northfold}/catalog/1`);
    expect(await screen.findByRole('link', { name: /^Open catalog/ })).toHaveAttribute('href', catalog(1));
  });

  it('begins with each page on which a search found something', async () => {
    open('/search/tpo/catalog');
    const pages = await screen.findAllByRole('list', { name: /^Pages of .* with matches$/ });
    const [first] = within(pages[0] ?? document.body).getAllByRole('link');
    expect(first).toHaveTextContent(/^Page \d+$/);
    expect(first?.getAttribute('href')).toMatch(/\/catalog-viewer\/\d+\/\d+\?q=\w+$/);
  });
});

describe('the way on from a catalog', () => {
  it('is a link that is followed, however soon after a page was turned', async () => {
    const { path } = open(catalog(4));
    await head();
    const company = screen.getByRole('link', { name: 'Northfold Roofing Systems' });
    answerWith(http.get('*/api/manufacturers/es/:coid', longerThanQuiet));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.click(company);
    await heading('Northfold Roofing Systems');
    expect(path()).toBe(northfold);
  });

  it('leads to another of its pages that was looked at before, and back', async () => {
    rememberVisit({ href: catalog(12, '?q=tensile'), title: 'Product Catalog, page 12' });
    const { user, path, router } = open(catalog(4));
    await head();
    await user.keyboard('{Control>}k{/Control}');
    await user.click(await screen.findByRole('option', { name: /Product Catalog, page 12/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('12'));
    expect(screen.getByRole('textbox', { name: 'Search inside' })).toHaveValue('tensile');
    expect(path()).toBe(catalog(12, '?q=tensile'));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(path()).toBe(catalog(13, '?q=tensile')));
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await router.navigate(-1);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('4'));
    expect(path()).toBe(catalog(4));
  });
});

describe('a catalog without a way to draw its pages', () => {
  it('says so, offers the file, and is read, searched and turned as text', async () => {
    const { user, path } = open(catalog(4));
    await head();
    // There are no workers in this test's browser.
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('The catalog can’t be shown here.');
    expect(within(failure).getByRole('link', { name: 'Download PDF' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Text' }));
    const text = await screen.findByRole('region', { name: 'Text of page 4' });
    expect(text).toHaveTextContent('Brightdeck Reinforced TPO Membrane');
    const products = screen.getByRole('navigation', { name: 'Products on this page' });
    expect(
      within(products).getByRole('link', { name: 'Brightdeck Reinforced TPO Membrane' }),
    ).toHaveAttribute('href', '/product/1');

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(
      within(screen.getByRole('region', { name: 'Text of page 5' })).getByRole('table'),
    ).toHaveTextContent('ASTM D6878');
    await waitFor(() => expect(path()).toBe(catalog(5)));
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveFocus();

    await user.type(screen.getByRole('textbox', { name: 'Search inside' }), 'puncture{Enter}');
    const count = Number(/of (\d+)/.exec((await screen.findByText(/^1 of \d+$/)).textContent)?.[1]);
    const panel = screen.getByRole('region', { name: 'Pages, contents, and matches' });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(count);
    expect(within(panel).getByText(`${count} matches on ${count} pages`)).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`2 of ${count}`)).toBeVisible();
    await waitFor(() => expect(path()).toMatch(/\/catalog-viewer\/1\/(?!5\?)\d+\?q=puncture$/));
    await user.click(within(panel).getByRole('button', { name: 'Pages' }));
    expect(within(panel).getByRole('button', { name: /^Page 4: Brightdeck Reinforced TPO/ })).toBeVisible();
  });

  it('that is wider than its window is scrolled by arrow keys in it, and not turned', async () => {
    const { user } = open(catalog(4));
    await head();
    const pages = await screen.findByRole('region', { name: /^Pages of / });
    vi.spyOn(pages, 'clientWidth', 'get').mockReturnValue(400);
    const width = vi.spyOn(pages, 'scrollWidth', 'get').mockReturnValue(900);
    let isLeftToBrowser = false;
    const arrow = async (): Promise<void> => {
      isLeftToBrowser = fireEvent.keyDown(pages, { key: 'ArrowRight' });
      await head();
    };
    pages.focus();
    await arrow();
    expect(isLeftToBrowser).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('4');
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('5'));
    width.mockReturnValue(400);
    await arrow();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Page' })).toHaveValue('6'));
  });

  it('is turned by keys wherever the focus is', async () => {
    const { user } = open(catalog(4));
    await head();
    const page = await screen.findByRole('textbox', { name: 'Page' });
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(page).toHaveValue('5'));
    await user.keyboard('{End}');
    await waitFor(() => expect(page).toHaveValue('47'));
    await user.keyboard('{Home}');
    await waitFor(() => expect(page).toHaveValue('1'));
    await user.clear(page);
    await user.type(page, '12{Enter}');
    expect(page).toHaveValue('12');
    await user.clear(page);
    await user.type(page, '99{Enter}');
    expect(page).toHaveValue('12');
  });
});

/** Catalogs whose text files are wrong on purpose. */
describe('a catalog’s text file', () => {
  const search = async (id: number) => {
    const { user } = open(`/company/31250/catalog-viewer/${id}/1`);
    await user.type(await screen.findByRole('textbox', { name: 'Search inside' }), 'standard');
  };

  it('is read from XML where there is no JSON', async () => {
    await search(12);
    expect(await screen.findByText(/^\d+ matches$/)).toBeVisible();
  });

  it('that is missing: the search says why it cannot, the pages stay', async () => {
    await search(11);
    expect(await screen.findByText(/has no text file/)).toBeVisible();
    expect(screen.getByText(/^of \d+$/)).toBeVisible();
  });

  it('that is cut off is read as far as it goes', async () => {
    await search(13);
    expect(await screen.findByText(/^\d+ matches$/)).toBeVisible();
  });

  it('that is a web page is none, whatever it says', async () => {
    answerWith(http.get('*/search.xml', () => HttpResponse.text('<html><body>Sign in</body></html>')));
    await search(13);
    expect(await screen.findByText(/text file of this catalog is damaged/)).toBeVisible();
  });

  it('names its encoding', async () => {
    const xml =
      '<?xml version="1.0" encoding="windows-1252"?><pages><page number="1">standard \u00B0</page></pages>';
    answerWith(http.get('*/search.xml', () => new HttpResponse(Uint8Array.from(Buffer.from(xml, 'latin1')))));
    await search(13);
    expect(await screen.findByText('1 match')).toBeVisible();
  });

  it('is not asked for as XML where the JSON fails', async () => {
    answerWith(http.get('*/search.json', () => HttpResponse.json({ message: 'No.' }, { status: 403 })));
    await search(1);
    expect(await screen.findByText(/You don’t have access to this/)).toBeVisible();
    expect(sentRequests.filter(({ path }) => path.endsWith('.xml'))).toEqual([]);
  });
});
