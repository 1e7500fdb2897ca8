import { describe, expect, it } from 'vitest';

import { closePages, open } from '#tests/support/open.tsx';
import { head, page } from '#tests/support/page.ts';
import { signInAs } from '#tests/support/sign-in.ts';

interface Kind {
  path: string;
  /** As other sites show it, without the site's name. */
  title: string | RegExp;
  canonical?: string;
  /** Type of the structured data, and of what the page is about. */
  data: readonly [page: string, about?: string];
  openGraph?: string;
}

const northfold = '/company/northfold-roofing-systems-31250';

const kinds: Kind[] = [
  { path: '/', title: 'Lintel: Find it, draw it, specify it.', data: ['WebSite'] },
  { path: '/about', title: /\w/, data: ['WebPage'] },
  { path: '/content-type/cad', title: 'CAD details by division', data: ['CollectionPage', 'ItemList'] },
  { path: '/content-type/cad/07', title: /^CAD details: division 07/, data: ['CollectionPage', 'ItemList'] },
  {
    path: '/content-type/cad/07/075423',
    title: /^CAD details: 07 54 23/,
    data: ['CollectionPage', 'ItemList'],
  },
  {
    path: '/product/1',
    title: 'Brightdeck Reinforced TPO Membrane by Northfold Roofing Systems',
    data: ['ItemPage', 'Product'],
  },
  {
    path: '/company/31250',
    title: 'Northfold Roofing Systems',
    canonical: northfold,
    data: ['ProfilePage', 'Organization'],
  },
  {
    path: '/company/40417',
    title: "O'Halloran & Søn Façades",
    canonical: `/company/${encodeURIComponent('ohalloran-søn-façades-40417')}`,
    data: ['ProfilePage', 'Organization'],
  },
  {
    path: '/company/31250/cad/1',
    title: /, CAD detail by Northfold/,
    canonical: `${northfold}/cad/1`,
    data: ['ItemPage', 'VisualArtwork'],
  },
  {
    path: '/company/31250/video/1',
    title: /, video by Northfold/,
    canonical: `${northfold}/video/1`,
    data: ['ItemPage', 'VideoObject'],
    openGraph: 'video.other',
  },
  {
    path: '/company/31250/projects/1',
    title: /, a project with Northfold/,
    canonical: `${northfold}/projects/1`,
    data: ['WebPage'],
  },
  {
    path: '/specification/31250/1',
    title: /, specification by Northfold/,
    data: ['ItemPage', 'DigitalDocument'],
  },
  { path: '/blog-post/1', title: /\w/, data: ['Article'], openGraph: 'article' },
  { path: '/podcast/1', title: /\w/, data: ['PodcastEpisode'] },
  { path: '/continuing-education/1', title: /\w/, data: ['Course'] },
  { path: '/manufacturers/a', title: /\w/, data: ['CollectionPage', 'ItemList'] },
  {
    path: '/search/roof?page=2',
    title: /roof/,
    canonical: '/search/roof',
    data: ['SearchResultsPage', 'ItemList'],
  },
];

const unlisted: [what: string, path: string, title: string | RegExp][] = [
  ['an address that no route has', '/no/such/page', 'Page not found'],
  ['a record that is not there', '/product/99404', 'Page not found'],
  ['a failure', '/product/99500', 'Error 500'],
  ['a search that finds nothing', '/search/zzzzqqqq', /zzzzqqqq/],
  ['the sign-in', '/signin', /\w/],
  ['a redline', '/compare-specifications?old=northfold-075423&new=stormglass-075423', /\w/],
];

const social = (): Record<string, string> => Object.fromEntries(head().social);

describe('what a page says of itself', () => {
  it.each(kinds)('$path', async ({ path, title, canonical = path, data, openGraph = 'website' }) => {
    open(path);
    await page();
    const { titles, description, robots, structuredData, ...said } = head();
    expect(said.canonical).toBe(`${location.origin}${canonical}`);
    expect(robots).toBeNull();
    expect(description).toMatch(/^[^<]{20,160}$/);
    const own = social()['og:title'] ?? '';
    expect(own).toMatch(title);
    expect(social()).toEqual({
      'og:type': openGraph,
      'og:site_name': 'Lintel',
      'og:locale': 'en_US',
      'og:title': own,
      'og:description': description,
      'og:url': said.canonical,
      'og:image': `${location.origin}/-/share.png`,
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Lintel: Find it, draw it, specify it.',
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': 'Lintel: Find it, draw it, specify it.',
    });
    expect(titles).toEqual([path === '/' ? own : `${own} | Lintel`]);
    const [type, about] = data;
    const isAbove = path === '/' || path === '/about';
    expect(structuredData).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': type,
        ...(about && { mainEntity: { '@type': about } }),
        ...(!isAbove && { breadcrumb: { '@type': 'BreadcrumbList' } }),
      },
    ]);
    expect(JSON.stringify(structuredData)).not.toMatch(/"(?:aggregateRating|review|offers)"/);
  });

  it.each(unlisted)('of %s: not to be listed', async (_, path, title) => {
    open(path);
    await page();
    expect(head()).toMatchObject({ robots: 'noindex', canonical: null, structuredData: [] });
    expect(social()['og:title']).toMatch(title);
    expect(social()).not.toHaveProperty('og:url');
  });

  it.each([
    ['/account', /account$/],
    ['/account/favorites', /^Favorites/],
    ['/account/projects', /projects/i],
    ['/account/profile', /^Profile/],
  ])('of the account, %s: not to be listed, and without the name of its owner', async (path, title) => {
    await signInAs('ada');
    open(path);
    await page();
    expect(head()).toMatchObject({ robots: 'noindex', canonical: null, structuredData: [] });
    expect(social()['og:title']).toMatch(title);
    expect(JSON.stringify(head())).not.toMatch(/\bada\b/i);
  });

  it('is the same to someone who is signed in', async () => {
    open('/product/1');
    await page();
    const said = head();
    closePages();
    await signInAs('ada');
    open('/product/1');
    await page();
    expect(head()).toEqual(said);
  });
});
