import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { call } from '#src/api/call.ts';
import { manufacturersEs } from '#src/contracts/companies.ts';
import { setLogSink } from '#src/browser/log.ts';
import type { LogSink } from '#src/browser/log.ts';
import { companyStructure } from '#src/screens/companies/profile/company-meta.ts';
import { plainHtml } from '#tests/screens/companies/plain-html.ts';
import { stopTime } from '#tests/support/fake-time.ts';
import { open } from '#tests/support/open.tsx';
import { answerWith, sentRequests } from '#tests/support/server.ts';
import { lateHeading } from '#tests/support/stopped-time.ts';
import { head as pageHead, heading } from '#tests/support/page.ts';

beforeEach(plainHtml);

const northfold = '/company/northfold-roofing-systems-31250';
const part = (name: string | RegExp) => screen.findByRole('region', { name });

describe('the way to a manufacturer', () => {
  it.each([
    ['/company/31250', northfold],
    ['/company/31250-northfold', northfold],
    ['/company/arc31250-northfold', northfold],
    ['/company/arc31250.html', northfold],
    ['/company/northfold-roofing-systems-31250', northfold],
    ['/company/some-former-name-31250', northfold],
    ['/company/northfold-roofing-systems-31250/', northfold],
    ['/company/31250?ref=mail', `${northfold}?ref=mail`],
    ['/company/40417', '/company/ohalloran-s%C3%B8n-fa%C3%A7ades-40417'],
    ['/company/ohalloran-søn-façades-40417', '/company/ohalloran-søn-façades-40417'],
    ['/company/ohalloran-s%C3%B8n-fa%C3%A7ades-40417', '/company/ohalloran-s%C3%B8n-fa%C3%A7ades-40417'],
  ])('%s leads to %s, and the record is asked for once', async (url, proper) => {
    const { path } = open(url);
    await screen.findByRole('navigation', { name: 'On this page' });
    await waitFor(() => expect(decodeURIComponent(path())).toBe(decodeURIComponent(proper)));
    expect(sentRequests.filter(({ path: call }) => call.startsWith('/api/manufacturers/es/'))).toHaveLength(
      1,
    );
  });

  it('does not lose the page that the visitor came from', async () => {
    const { router, path } = open('/company/77001');
    await heading('Plain & Sons');
    await waitFor(() => expect(path()).toBe('/company/plain-sons-77001'));
    await router.navigate('/company/60733#request');
    await waitFor(() => expect(path()).toBe('/company/tamarack-millwork-60733'));
    expect(router.state.location.hash).toBe('#request');
    await router.navigate(-1);
    await heading('Plain & Sons');
    expect(path()).toBe('/company/plain-sons-77001');
  });

  it.each([
    '/company/northfold',
    '/company/1234',
    '/company/123456-x',
    '/company/__proto__',
    '/company/..%2f..%2fapi%2fusers-31250',
    '/company/%252e%252e%252f31250',
    '/company/31250%00',
    '/company/31250%0a',
    '/company/31250%5c..',
    `/company/${'a'.repeat(10_000)}-31250`,
    '/company/%E0%A4%A',
  ])('%s is not found, and nothing is asked', async (url) => {
    const lines = vi.fn<LogSink>();
    setLogSink(lines);
    open(url);
    await screen.findByRole('heading', { level: 1, name: /^Page not found/ });
    expect(sentRequests).toEqual([]);
    expect(lines.mock.calls.filter(([, message]) => message === 'Bad company')).toEqual([
      ['warn', 'Bad company', { route: '/company/:id' }],
    ]);
  });
});

describe('a manufacturer with everything', () => {
  it('shows who it is and how to reach it', async () => {
    open(northfold);
    await heading('Northfold Roofing Systems');
    const facts = screen.getByRole('complementary', { name: 'Facts and contact' });
    expect(within(facts).getAllByRole('link', { name: '(218) 555-0140' })[0]).toHaveAttribute(
      'href',
      'tel:2185550140',
    );
    expect(facts).toHaveTextContent('2100 Foundry Road');
    expect(facts).toHaveTextContent('Founded1974');
    expect(within(facts).getByRole('link', { name: /^Website/ })).toHaveAttribute(
      'href',
      'https://www.northfold.example/',
    );
    expect(await within(facts).findByText('Region')).toBeInTheDocument();
    const sections = screen.getByRole('list', { name: 'Sections' });
    expect(
      within(sections).getByRole('link', { name: /07 54 23 Thermoplastic-Polyolefin Roofing/ }),
    ).toBeVisible();
  });

  it('tells search engines and browsers what it is', async () => {
    open('/company/31250');
    await heading('Northfold Roofing Systems');
    expect(document.title).toBe('Northfold Roofing Systems | Lintel');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toContain(northfold);
    expect(pageHead().structuredData[0]).toMatchObject({
      mainEntity: {
        '@type': 'Organization',
        name: 'Northfold Roofing Systems',
        address: { addressLocality: 'Duluth', addressRegion: 'MN' },
        foundingDate: '1974',
      },
      breadcrumb: { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }] },
    });
  });

  it.each(['https://[', '//[', 'javascript:alert(1)'])(
    'leaves out a logo whose address is none: %s',
    async (logo) => {
      const { data } = await call(manufacturersEs, {
        params: { coid: 31250 },
        signal: new AbortController().signal,
      });
      expect(data && companyStructure({ ...data, logo })).not.toHaveProperty('mainEntity.logo');
    },
  );

  it('counts what there is of each type, as links', async () => {
    open(northfold);
    const library = await part('Library');
    expect(within(library).getByRole('link', { name: /^\d+ CAD details$/ })).toHaveAttribute(
      'href',
      `${northfold}/cad`,
    );
    expect(within(library).getAllByRole('listitem')).toHaveLength(12);
  });

  it('shows its products under its own headings', async () => {
    open(northfold);
    const products = await part('Products');
    expect(await within(products).findByText('Thermoplastic-Polyolefin Roofing')).toBeVisible();
    const links = within(products).getAllByRole('link');
    expect(
      links.filter((link) => /^\/product\/\d+$/.test(link.getAttribute('href') ?? '')).length,
    ).toBeGreaterThan(5);
  });

  it('shows projects, news and other manufacturers', async () => {
    const { user } = open(northfold);
    const projects = await part('Projects');
    expect((await within(projects).findAllByRole('listitem')).length).toBeGreaterThan(0);
    const news = await part('News');
    const [first] = await within(news).findAllByRole('group');
    expect(first).toBeDefined();
    if (first) await user.click(within(first).getByText(/\w{8,}/, { selector: '[dir=auto].bold' }));
    const others = await part('Competing manufacturers');
    expect((await within(others).findAllByRole('link')).length).toBeGreaterThan(0);
    const like = within(await part('Similar manufacturers')).findByRole('link', {
      name: 'Search all manufacturers for “Thermoplastic-Polyolefin Roofing”',
    });
    expect(await like).toHaveAttribute('href', '/search/Thermoplastic-Polyolefin%20Roofing/product');
  });

  it('leads to its parts by links, and to the form from the title block', async () => {
    const { user, router } = open(northfold);
    await heading('Northfold Roofing Systems');
    const parts = screen.getByRole('navigation', { name: 'On this page' });
    await user.click(within(parts).getByRole('link', { name: 'News' }));
    expect(router.state.location.hash).toBe('#news');
    expect(document.activeElement).toBe(await part('News'));
  });
});

describe('a manufacturer with nothing', () => {
  it('says so in one sentence', async () => {
    open('/company/77001');
    await heading('Plain & Sons');
    expect(
      screen.getByText('No representative listed. Use the request form to reach the office.'),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send request' })).toBeVisible();
    const missing = await part('Not listed yet');
    expect(missing).toHaveTextContent(
      'There are no products, drawings, or documents by Plain & Sons in the library. Ask the manufacturer with the form below.',
    );
    expect(screen.queryByText(/^Plain & Sons has no /)).toBeNull();
    expect(screen.queryByRole('region', { name: 'From Plain & Sons' })).toBeNull();
    for (const empty of ['Library', 'Products', 'Projects', 'News', 'Competing manufacturers'])
      expect(screen.queryByRole('heading', { name: empty })).toBeNull();
    // Nothing to jump to, and without sections no one to name instead.
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    expect(screen.queryByRole('heading', { name: /^Similar manufacturers/ })).toBeNull();
    const calls = sentRequests.map(({ path }) => path);
    // Its products were asked for beside the record, which alone could say that there are none.
    expect(calls.filter((call) => /client-project\/by-coid|alerts\/news/.test(call))).toEqual([]);
  });

  it('that is no client shows what is known of it', async () => {
    open('/company/60733');
    await heading('Tamarack Millwork');
    expect(screen.getByText(/basic listing/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Sections' })).getAllByRole('listitem')[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Products' })).toBeNull();
    expect(screen.getByRole('form', { name: /Request information from Tamarack Millwork/ })).toBeVisible();
  });

  it.each(['/company/60733', '/company/60733/nonclient'])('names who has content, at %s', async (path) => {
    open(path);
    const others = within(await part('Similar manufacturers in the library'));
    const named = await others.findAllByRole('heading', { level: 3 });
    // Of the same section first, each once, and none without anything.
    expect(named[0]).toHaveTextContent('Birchmere Casework');
    const names = named.map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    for (const row of others.getAllByText(/^\d+ (?:products|details)$/)) expect(row).toBeVisible();
    expect(
      others.getByRole('link', { name: 'All products in 06 41 00 Architectural Wood Casework' }),
    ).toHaveAttribute('href', '/content-type/product/06/064100');
  });

  it.each(['competitors', 'similar'])('says that the list of its %s is missing', async (call) => {
    answerWith(
      http.get(`*/api/products/manufacturer/60733/${call}`, () => HttpResponse.json({}, { status: 403 })),
    );
    open('/company/60733');
    const others = within(await part('Similar manufacturers in the library'));
    expect(await others.findByText('Couldn’t load similar manufacturers.')).toBeVisible();
    expect(others.getByRole('link', { name: /^All products in 06 41 00/ })).toBeVisible();
  });
});

describe('what a record may hold', () => {
  const blank = {
    coid: 31250,
    company: '<b>Bold</b>',
    companyNoHtml: '<script>x</script> مصنع Z̈a̋lgo & Söhne',
    companySlug: '',
    webabrv: 'x',
    urls: [
      { seq: 1, label: 'Runs', url: 'javascript:alert(1)' },
      { seq: 2, label: 'Site', url: 'https://www.x.example/' },
    ],
    hasNews: false,
    hasProjects: false,
    isClient: true,
    about: '<img src=x onerror=alert(1)> & more',
    logo: null,
    address: null,
    phone: null,
    tollFree: null,
    founded: null,
    sections: [],
    counts: {},
    associations: [],
    sustainability: null,
    updated_at: '2026-01-01',
  };
  const give = (more: object = {}) => {
    const record = { ...blank, ...more };
    answerWith(
      http.get('*/api/manufacturers/es/31250', () =>
        HttpResponse.json({ _index: 'manufacturers', _id: '31250', found: true, _source: record }),
      ),
      http.get('*/api/manufacturers/31250/urls', () => HttpResponse.json(record.urls)),
    );
  };

  it('is text where it is text, and a link only where it is safe', async () => {
    give();
    const { path } = open('/company/31250');
    await heading('<script>x</script> مصنع Z̈a̋lgo & Söhne');
    expect(path()).toBe('/company/31250');
    expect(screen.getByText('<img src=x onerror=alert(1)> & more')).toBeVisible();
    const sites = screen.getAllByRole('link', { name: /^Site/ });
    // Below the name of a narrow window, and in the facts.
    expect(sites).toHaveLength(2);
    for (const site of sites) expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.queryByText('Runs')).toBeNull();
  });

  it('may be a name of 120 characters', async () => {
    const name = 'Consolidated '.repeat(9).trim();
    give({ companyNoHtml: name });
    open('/company/31250');
    expect(await heading(name)).toBeVisible();
  });
});

describe('when the API fails', () => {
  it.each([
    ['99404', /^Page not found/],
    ['99500', 'The server ran into an error.'],
    ['99403', 'You don’t have access to this.'],
    ['99401', 'You’re not signed in, or your session has ended.'],
    ['99429', 'Too many requests right now. Try again in 2 seconds.'],
    ['99001', 'Couldn’t reach the server.'],
    ['99002', 'The server sent an unexpected response.'],
    ['99003', 'The server sent an unexpected response.'],
  ])('company %s: the shell stays and says why', async (coid, words) => {
    stopTime();
    open(`/company/${coid}`);
    expect(await lateHeading(words)).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: /^Home/ })).toBeVisible();
  });

  it.each([
    ['*/api/manufacturers/slug/31250/product', 'the product tree'],
    ['*/api/client-project/by-coid/31250', 'the projects'],
    ['*/api/lintel-alerts/news', 'the news'],
    ['*/api/clients/by-coid/31250', 'the representative'],
    ['*/api/customhtml/by-coid/31250', 'the manufacturer’s own text'],
    ['*/api/products/manufacturer/31250/competitors', 'competing manufacturers'],
    ['*/api/products/manufacturer/31250/similar', 'similar manufacturers'],
  ])('a failure of %s hurts that part only, and can be tried again', async (call, what) => {
    let isBroken = true;
    answerWith(http.get(call, () => (isBroken ? HttpResponse.json({}, { status: 403 }) : undefined)));
    const { user } = open(northfold);
    const words = await screen.findByText(`Couldn’t load ${what}.`);
    expect(screen.getAllByText(/^Couldn’t load [^.]*\.$/)).toHaveLength(1);
    await heading('Northfold Roofing Systems');
    isBroken = false;
    const notice = words.parentElement;
    if (notice) await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/^Couldn’t load [^.]*\.$/)).toBeNull());
  });
});
