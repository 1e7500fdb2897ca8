import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import { contentTypeWords } from '#src/domain/content-types.ts';
import { writeCookie } from '#src/browser/cookies.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { readySearch } from '#tests/support/ready-search.ts';
import { head } from '#tests/support/page.ts';

beforeAll(readySearch, 60_000);

const results = async () => {
  const heading = await screen.findByRole('heading', { level: 2, name: /^Showing/ });
  return heading;
};
const searches = () => sentRequests.filter(({ path }) => path.startsWith('/api/search/'));

describe('searching for «roof»', () => {
  it('shows how many there are, in a heading that is read out when it changes', async () => {
    open('/search/roof');
    const heading = await results();
    expect(heading).toHaveTextContent(/^Showing 1–24 of \d{3}$/);
    expect(heading.parentElement).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “roof”' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(24);
  });

  it('marks the words in the titles', async () => {
    open('/search/roof');
    await results();
    const titles = screen
      .getAllByRole('heading', { level: 3 })
      .filter((title) => /roof/i.test(title.textContent ?? ''));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      const marked = [...title.querySelectorAll('mark')].map((mark) => mark.textContent?.toLowerCase());
      expect(marked.join(' ')).toContain('roof');
    }
  });

  it('asks once for the results', async () => {
    open('/search/roof');
    await results();
    expect(searches()).toEqual([{ method: 'GET', path: '/api/search/roof' }]);
  });

  it('offers every type with its count; one without results stays, says 0 and leads nowhere', async () => {
    open('/search/roof?division=48');
    await results();
    const tabs = within(screen.getByRole('navigation', { name: 'Types of content' }));
    expect(tabs.getAllByRole('listitem')).toHaveLength(14);
    expect(tabs.getByRole('link', { name: /^All \d+$/ })).toHaveAttribute('aria-current', 'page');
    const empty = tabs.getAllByText('0');
    expect(empty.length).toBeGreaterThan(0);
    for (const count of empty) expect(count.closest('a')).toBeNull();
  });

  it('shows one type, keeps the filters and names the type in the heading', async () => {
    const { user, path } = open('/search/roof?division=07');
    await results();
    const tab = screen.getByRole('link', { name: /^CAD \d+$/ });
    const count = /\d+$/.exec(tab.textContent ?? '')?.[0] ?? 'no count';
    await user.click(tab);
    expect(await screen.findByRole('heading', { level: 1, name: 'CAD details for “roof”' })).toBeVisible();
    expect(path()).toBe('/search/roof/cad?division=07');
    expect(await results()).toHaveTextContent(new RegExp(` of ${count}$`));
    expect(screen.getByRole('link', { name: /^CAD \d+$/ })).toHaveAttribute('aria-current', 'page');
  });

  it('leads from a product to its page, from anything else, which says its type, to the page of its manufacturer', async () => {
    open('/search/roof');
    await results();
    const codes = Object.values(contentTypeWords).map(({ code }) => code);
    for (const row of screen.getAllByRole('article')) {
      const [first = ''] = (row.querySelector('p')?.textContent ?? '').trim().split(/\s/);
      const href = within(row).getByRole('heading', { level: 3 }).querySelector('a')?.getAttribute('href');
      expect(href).toMatch(
        codes.includes(first) ? /^\/company\/[\w%-]+-\d{5}\/[a-z]+\/\d+$/ : /^\/product\/\d+$/,
      );
    }
  });

  it('orders by section number when asked, from the first page', async () => {
    const { user, path } = open('/search/roof?page=2');
    await results();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Section number');
    await waitFor(() => expect(path()).toBe('/search/roof?sort=section'));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 2, name: /^Showing/ })).toHaveTextContent('Showing 1–24'),
    );
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('section');
  });

  it('tells search engines the first page without filters, and what it is', async () => {
    open('/search/roof/cad?division=07&page=2');
    await results();
    const canonical = document.head.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toMatch(/\/search\/roof\/cad$/);
    expect(document.title).toBe('CAD details for “roof”, page 2 | Lintel');
    // An effect writes it.
    await waitFor(() => {
      expect(head().structuredData[0]).toMatchObject({
        '@type': 'SearchResultsPage',
        breadcrumb: { '@type': 'BreadcrumbList' },
      });
    });
  });

  it('keeps words with slashes and quotes as they were typed', async () => {
    open(`/search/${encodeURIComponent('3/4" plate 100%')}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “3/4" plate 100%”' }),
    ).toBeVisible();
    expect(screen.getAllByRole('combobox', { name: 'Search for' })[0]).toHaveValue('3/4" plate 100%');
  });

  it('reads the numbers of 1995 for a visitor who does', async () => {
    writeCookie('mf', '95');
    open('/search/roof/product');
    await results();
    const division = within(screen.getByRole('group', { name: 'Division' }));
    expect(division.getAllByRole('checkbox', { name: /^\d{2} / }).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/^0?7\d{3}$/).length).toBeGreaterThan(0);
  });
});

describe('turning the pages', () => {
  it('goes to the next page with real links and puts the focus on the results', async () => {
    const { user, path } = open('/search/roof');
    await results();
    const pages = within(screen.getByRole('navigation', { name: 'Pages of results' }));
    expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    const next = pages.getByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', '/search/roof?page=2');
    expect(next).toHaveAttribute('rel', 'next');
    await user.click(next);
    const heading = await screen.findByRole('heading', { name: /^Showing 25–48 of/ });
    expect(path()).toBe('/search/roof?page=2');
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('says where the results end, with the way back, beyond the last page', async () => {
    const { user } = open('/search/roof?page=999');
    const ended = await screen.findByText(/There is no page 999: the results end at page \d+/);
    expect(within(ended).getByRole('link', { name: 'Go to first page' })).toHaveAttribute(
      'href',
      '/search/roof',
    );
    const last = within(ended).getByRole('link', { name: 'Go to last page' });
    expect(last).toHaveAttribute('href', expect.stringMatching(/^\/search\/roof\?page=\d+$/));
    expect(screen.queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
    await user.click(last);
    await results();
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });
});

describe('what the search makes of the words', () => {
  it('shows results for the corrected spelling, with the way back to what was typed', async () => {
    const { user, path, router } = open('/search/rooff');
    const line = await screen.findByText(/Showing results for/);
    expect(line).toHaveTextContent('Showing results for roof. Search instead for rooff');
    await user.click(within(line).getByRole('link', { name: 'rooff' }));
    await waitFor(() => expect(path()).toBe('/search/rooff?exact=1'));
    await waitFor(() => expect(screen.queryByText(/Showing results for/)).toBeNull());
    await router.navigate(-1);
    expect(await screen.findByText(/Showing results for/)).toBeVisible();
  });

  it.each([
    ['07 42 13', '07 42 13 Metal Wall Panels', '/content-type/product/07/074213'],
    ['074213', '07 42 13 Metal Wall Panels', '/content-type/product/07/074213'],
    ['07-42-13', '07 42 13 Metal Wall Panels', '/content-type/product/07/074213'],
    ['section 07 42 13', '07 42 13 Metal Wall Panels', '/content-type/product/07/074213'],
    ['09250', '09 29 00 Gypsum Board', '/content-type/product/09/092900'],
  ])('offers the section for «%s», whose items come first', async (words, section, href) => {
    open(`/search/${encodeURIComponent(words)}`);
    const link = await screen.findByRole('link', { name: new RegExp(`Go to section ${section}`) });
    expect(link).toHaveAttribute('href', href);
    for (const row of screen.getAllByRole('article').slice(0, 5))
      expect(row).toHaveTextContent(section.slice(0, 8));
  });
});

describe('what stands around the results', () => {
  it('shows related sections and what happened lately', async () => {
    open('/search/roof');
    await results();
    const related = within(screen.getByRole('region', { name: 'Related sections' }));
    expect((await related.findAllByRole('link')).length).toBeGreaterThan(2);
    const lately = within(screen.getByRole('region', { name: 'Recent activity' }));
    expect(await lately.findAllByRole('listitem')).not.toHaveLength(0);
  });

  it.each([
    ['/search/roof', /^\/content-type\/product\/\d\d\/\d+$/, 122],
    ['/search/roof/cad', /^\/content-type\/cad\/\d\d\/\d+$/, 64],
    ['/search/roof/company', /^\/content-type\/product\/\d\d\/\d+$/, 122],
  ])('of %s are related sections with what each has of the type', async (address, href, count) => {
    open(address);
    const related = within(await screen.findByRole('region', { name: 'Related sections' }));
    const links = await related.findAllByRole('link');
    for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(href));
    const tpo = links.find((link) => link.textContent.startsWith('07 54 23'));
    expect(tpo?.closest('li')).toHaveTextContent(new RegExp(`${count}$`));
  });

  it('says so where related sections fail, and the results stay', async () => {
    answerWith(http.get('*/api/csinos/related', () => HttpResponse.json({ message: 'no' }, { status: 403 })));
    open('/search/roof');
    await results();
    expect(await screen.findByText('Couldn’t load the related sections.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(24);
  });

  it('does not keep a filter waiting when it hangs', async () => {
    answerWith(http.get('*/api/csinos/related', () => HttpResponse.json({ message: 'no' }, { status: 403 })));
    const { user } = open('/search/roof');
    await results();
    expect(await screen.findByText('Couldn’t load the related sections.')).toBeVisible();
    answerWith(http.get('*/api/csinos/related', () => delay('infinite')));
    const formats = within(screen.getByRole('group', { name: 'Format' }));
    await user.click(formats.getByRole('checkbox', { name: /^DXF/ }));
    expect(await screen.findByRole('link', { name: 'Remove filter Format: DXF' })).toBeVisible();
    expect(screen.getByText('Couldn’t load the related sections.')).toBeVisible();
  });
});
