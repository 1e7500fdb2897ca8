import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';

import { call } from '#src/api/call.ts';
import { identityCookies, removeCookie, writeCookie } from '#src/browser/cookies.ts';
import { homepagePromoActive } from '#src/contracts/promo.ts';
import { divisions } from '#src/domain/masterformat/divisions.ts';
import { setUser, useSession } from '#src/stores/session.ts';
import { open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { closeAfterTest } from '#tests/support/opened.ts';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { signInAs } from '#tests/support/sign-in.ts';

const part = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

describe('the home page', () => {
  it('says to search engines what the site is and how it is searched', async () => {
    open('/');
    await page();
    await waitFor(() => expect(head().structuredData).toHaveLength(1));
    const { description, ...rest } = head();
    expect(description).toMatch(/^Building products with their CAD details.{40,120}$/);
    expect(rest).toMatchObject({
      titles: ['Lintel: Find it, draw it, specify it.'],
      canonical: 'http://localhost:3000/',
      robots: null,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'Lintel',
          url: 'http://localhost:3000',
          potentialAction: {
            '@type': 'SearchAction',
            target: 'http://localhost:3000/search/{terms}',
            'query-input': 'required name=terms',
          },
        },
      ],
    });
  });

  it('asks once for each of its parts', async () => {
    open('/');
    await (await part('Featured products')).findAllByRole('listitem');
    await waitFor(() => expect(sentRequests).toHaveLength(9));
    expect(sentRequests.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /api/banners/random',
      'GET /api/content-type/top-level/all',
      'GET /api/homepage-promo/active',
      'GET /api/lintel-alerts',
      'GET /api/products/1/callouts',
      'GET /api/search/TPO%20membrane/product',
      'GET /api/search/product/1',
      'GET /api/spec_data/paragraphs',
      'POST /api/products/es/search',
    ]);
  });

  it('features four different products with their manufacturers', async () => {
    open('/');
    const cards = await (await part('Featured products')).findAllByRole('listitem');
    const products = cards.map((card) => within(card).getAllByRole('link')[0]?.getAttribute('href'));
    expect(new Set(products).size).toBe(4);
    for (const card of cards) {
      expect(
        within(card)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual([expect.stringMatching(/^\/product\/\d+$/), expect.stringMatching(/^\/company\/.+-\d{5}$/)]);
    }
  });

  it('says how much there is', async () => {
    open('/');
    await waitFor(() =>
      expect(document.querySelector('main p')).toHaveTextContent(/^450 building products with/),
    );
  });

  it('shows one detail, with the ways to its product, its files, and its section', async () => {
    open('/');
    const detail = await screen.findByRole('img', { name: /^Detail: .*Roof Edge/ });
    const sheet = within(detail.closest('figure') ?? document.body);
    expect(sheet.getAllByRole('term').map((term) => term.textContent)).toEqual(['Draw', 'Specify']);
    const addresses = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const address of [
      /^\/product\/\d+$/,
      /^\/company\/.+\/cad\/\d+$/,
      /^\/api\/files\/cad\//,
      /^\/api\/files\/bim\//,
      /^\/content-type\/spec\/07\/\d{6}$/,
      /^\/api\/files\/spec\//,
    ])
      expect(addresses).toContainEqual(expect.stringMatching(address));
  });

  it('has a keynote at each part of the detail for its words', async () => {
    open('/');
    const detail = await screen.findByRole('img', { name: /^Detail: .*Roof Edge/ });
    const sheet = detail.closest('figure') ?? document.body;
    const parts = within(within(sheet).getByRole('list', { name: 'Parts of the detail' }));
    expect(parts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/TPO Membrane/),
      expect.stringMatching(/fascia.*07 71 00 /),
      expect.stringMatching(/insulation.*07 (?:21 13|22 00) /),
    ]);
    // The membrane lies above the insulation, and the fascia at the outer edge.
    const [membrane, fascia, insulation] = [...sheet.querySelectorAll('circle')].map((point) => ({
      x: Number.parseFloat(point.getAttribute('cx') ?? ''),
      y: Number.parseFloat(point.getAttribute('cy') ?? ''),
    }));
    expect(membrane?.y).toBeLessThan(insulation?.y ?? 0);
    expect(fascia?.x).toBeGreaterThan(membrane?.x ?? 100);
  });

  it('proves it by lines of the section, and by a declaration with its dates', async () => {
    open('/');
    const lines = within(await screen.findByRole('region', { name: /^07 54 23 / })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^2\.\d/);
    const epd = await part(/Environmental Product Declaration$/);
    expect(epd.getByText('Valid until').parentElement).toHaveTextContent(/[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
  });

  it('has a tile with a drawing for each division, and a way to all counts', async () => {
    open('/');
    const tiles = await (await part('Divisions')).findAllByRole('listitem');
    expect(tiles).toHaveLength(divisions.length);
    for (const tile of tiles) expect(tile.querySelector('img')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'All counts, by division and type' })).toHaveAttribute(
      'href',
      '/library',
    );
  });

  it('leads back to what someone left off', async () => {
    await signInAs('ada');
    open('/');
    const work = await part('Where you left off');
    expect(await work.findByRole('link', { name: 'Olneyville Branch Library' })).toBeVisible();
    expect(work.queryByText(/^None yet/)).toBeNull();
  });

  it('keeps a place for the work of someone who signed in here before, and none for a visitor', async () => {
    const place = () => document.querySelector('[data-work]');
    open('/');
    await part('Featured products');
    useSession.setState({ status: 'unknown', user: null });
    expect(place()).toBeNull();
    writeCookie(identityCookies.firstName, 'Ada');
    closeAfterTest(() => removeCookie(identityCookies.firstName));
    useSession.setState({ status: 'anonymous' });
    useSession.setState({ status: 'unknown' });
    await waitFor(() => expect(place()).not.toBeNull());
    setUser(null);
    await waitFor(() => expect(place()).toBeNull());
  });

  it('says to visitors alone that they need not sign in', async () => {
    open('/');
    expect(await screen.findByText('No sign-in to search or download.')).toBeVisible();
    cleanup();
    await signInAs('ada');
    open('/');
    // Another sentence has its place, so that the search below does not move.
    expect(await screen.findByText('No charge to search or download.')).toBeVisible();
    expect(screen.queryByText('No sign-in to search or download.')).toBeNull();
  });

  it('asks for what someone left off once, also when a part of it can’t be read', async () => {
    answerWith(http.get('*/api/user-searches', () => new HttpResponse(null, { status: 500 })));
    await signInAs('ada');
    const before = sentRequests.length;
    open('/');
    const work = await part('Where you left off');
    expect(await work.findByRole('link', { name: 'Olneyville Branch Library' })).toBeVisible();
    expect(await work.findByText(/Couldn’t load your saved searches/)).toBeVisible();
    const asked = sentRequests.slice(before).filter(({ path }) => path.startsWith('/api/user-searches'));
    // One read, with its two retries.
    expect(asked.length).toBeLessThanOrEqual(3);
  });

  it('says where to begin to someone who has nothing to go on with', async () => {
    await signInAs('ben');
    open('/');
    const ways = (await part('Where to begin')).getAllByRole('link');
    expect(ways.map((way) => way.textContent)).toContain('Create a project');
    expect(screen.queryByText(/^None yet/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Where you left off' })).toBeNull();
  });

  it('shows no alert that is older than 30 days', async () => {
    open('/');
    const alerts = await part('Product alerts');
    await alerts.findAllByRole('listitem');
    for (const day of alerts.getAllByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/))
      expect(Date.parse(day.textContent)).toBeGreaterThan(Date.parse('2026-10-02'));
  });

  it('announces what is announced now', async () => {
    open('/');
    const announcement = await part('Announcement');
    const { data: promo } = await call(homepagePromoActive, { signal: new AbortController().signal });
    expect(await announcement.findByRole('link', { name: promo?.title ?? 'nothing' })).toHaveAttribute(
      'href',
      `/product/${promo?.productId}`,
    );
    expect(announcement.getByText(promo?.text ?? 'nothing')).toBeInTheDocument();
    expect(announcement.getByRole('link', { name: 'Northfold Roofing Systems' })).toHaveAttribute(
      'href',
      '/company/northfold-roofing-systems-31250',
    );
  });

  it('has no words about an announcement when there is none', async () => {
    answerWith(http.get('*/api/homepage-promo/active', () => HttpResponse.json(null)));
    open('/');
    await (await part('Featured products')).findAllByRole('listitem');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Announcement' })).toBeNull());
    expect(screen.queryByText(/Couldn’t load/)).toBeNull();
  });

  it.each([
    [
      '/api/content-type/top-level/all',
      'the library by division',
      async () => (await part('Divisions')).findAllByRole('listitem'),
    ],
    [
      '/api/products/es/search',
      'the featured products',
      async () => (await part('Featured products')).findAllByRole('listitem'),
    ],
    [
      '/api/homepage-promo/active',
      'the announcement',
      async () => (await part('Announcement')).findByRole('heading', { level: 3 }),
    ],
    [
      '/api/lintel-alerts',
      'the alerts',
      async () => (await part('Product alerts')).findAllByRole('listitem'),
    ],
  ])(
    'says that %s failed, leaves the other parts alone, and shows it on «Try again»',
    async (path, what, shown) => {
      let isBroken = true;
      answerWith(
        http.all(`*${path}`, async () => {
          if (isBroken) return HttpResponse.json({ message: 'no' }, { status: 403 });
          await delay(100);
          return undefined;
        }),
      );
      const { user } = open('/');
      const failed = await screen.findByText(`Couldn’t load ${what}.`);
      expect(screen.getAllByText(/Couldn’t load/)).toEqual([failed]);
      expect(screen.getByText('You don’t have access to this.')).toBeInTheDocument();
      await (await page()).findByRole('combobox', { name: 'Search for' });

      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled'),
      );
      expect(sentRequests.filter((one) => one.path === path)).toHaveLength(2);
      expect(sentRequests).toHaveLength(10);

      isBroken = false;
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('button', { name: 'Trying…' })).toHaveAttribute('aria-disabled', 'true');
      expect(await shown()).toBeTruthy();
      expect(screen.queryByText(/Couldn’t load/)).toBeNull();
    },
  );

  it('stays usable when nothing comes but the page itself', async () => {
    answerWith(http.all('*/api/*', () => HttpResponse.json({ message: 'no' }, { status: 404 })));
    open('/');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(5));
    expect((await page()).getByRole('combobox', { name: 'Search for' })).toBeEnabled();
    expect(
      screen.getByText(
        (_, node) =>
          node?.tagName === 'P' &&
          node.textContent.startsWith('Building products with their') &&
          !node.closest('footer'),
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: 'Advertisement' })).toBeInTheDocument();
  });
});
