import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { sentRequests } from '#tests/support/server.ts';
import { moment } from '#tests/support/stopped-time.ts';

const sorry = 'Sorry, the page you are looking for cannot be not found.';

afterEach(() => vi.unstubAllGlobals());

const visitAs = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

describe('a path that leads nowhere', () => {
  it('is named, with words of regret and the ways on', async () => {
    open('/no/such/page');
    const main = await page();
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found: \/no\/such\/page$/);
    expect(main.getByText(sorry)).toBeInTheDocument();
    const links = main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 6)).toEqual([
      ['Search for “page”', '/search/page'],
      ['Building products', '/content-type/product'],
      ['BIM objects', '/content-type/bim'],
      ['CAD details', '/content-type/cad'],
      ['CSI specifications', '/content-type/spec'],
      ['Home page', '/'],
    ]);
    expect(links.slice(6)).toHaveLength(35);
    expect(screen.getByRole('navigation', { name: 'Library' })).toBeInTheDocument();
    expect(sentRequests).toEqual([]);
  });

  it('stays out of search engines, and has one title and one main', async () => {
    open('/no/such/page');
    await page();
    expect(head()).toMatchObject({
      titles: ['Page not found | Lintel'],
      robots: 'noindex',
      canonical: null,
      structuredData: [],
    });
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelectorAll('[id=content]')).toHaveLength(1);
  });

  it.each([
    ['/products/insulated-metal-panels', 'Search for “insulated metal panels”', '/content-type/product/07'],
    ['/company/x-1/cad/99', null, '/content-type/cad/07'],
    ['/product/abc/files', 'Search for “files”', '/content-type/product/07'],
  ])('%s leads to what it seems to be about', async (path, search, division) => {
    open(path);
    const main = await page();
    expect(main.queryByRole('link', { name: /^Search for/ })?.textContent ?? null).toBe(search);
    expect(main.getByRole('link', { name: '07 Thermal and Moisture Protection' })).toHaveAttribute(
      'href',
      division,
    );
  });

  it('can be left by searching', async () => {
    const { user, path } = open('/no/such/page');
    await user.type((await page()).getByRole('combobox', { name: 'Search for' }), 'roof hatch{Enter}');
    expect(await screen.findByText(/^Showing 1–/)).toBeInTheDocument();
    expect(path()).toBe('/search/roof%20hatch');
  });

  it.each([
    ['/Search/roof'],
    ['/Company/31250'],
    ['/aiarules'],
    ['/specifications'],
    ['/index04.shtml'],
    ['/company'],
    ['/product/1/files'],
  ])('%s is one, as long as the site does not have it', async (path) => {
    open(path);
    expect((await page()).getByRole('heading', { level: 1 })).toHaveTextContent(`Page not found: ${path}`);
  });

  it('shows markup in the path as text', async () => {
    open('/<img src=x onerror=alert(1)>');
    const heading = (await page()).getByRole('heading', { level: 1 });
    expect(heading.querySelector('img')).toBeNull();
    expect(heading.textContent).toMatch(/^Page not found: .*img/);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ])('has no error page for the crawler «%s»', async (userAgent) => {
    visitAs(userAgent);
    await import('#src/layouts/failure.tsx');
    open('/no/such/page');
    expect(await screen.findByRole('navigation', { name: 'The library' })).toBeInTheDocument();
    await expect.poll(() => screen.getByRole('main').textContent).toBe('');
    await moment();
    expect(within(screen.getByRole('main')).queryByRole('heading')).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent(/^$/);
    expect(head()).toMatchObject({ titles: ['Page not found | Lintel'], robots: 'noindex', canonical: null });
  });

  it('has one for a browser', async () => {
    visitAs(
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    );
    open('/no/such/page');
    expect(await screen.findByText(sorry)).toBeInTheDocument();
  });
});
