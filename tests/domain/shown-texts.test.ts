import { describe, expect, it } from 'vitest';

import { pickBanner } from '#src/domain/banner-rotation.ts';
import { catalogPages } from '#src/domain/catalog-pages.ts';
import { isCrawler } from '#src/lib/crawler.ts';
import { daysBetween, expiryStatus, fullDate, monthAndYear } from '#src/lib/dates.ts';
import { highlightRuns } from '#src/lib/highlight.ts';
import { countText, fileSizeText } from '#src/lib/numbers.ts';
import { projectIcon, projectTypeOf, projectTypes } from '#src/domain/project-types.ts';

describe('banners take turns', () => {
  const banners = [{ seq: 4 }, { seq: 7 }, { seq: 9 }];

  it('shows each once before any twice, then starts over', () => {
    let shown: readonly number[] = [];
    const seqs: number[] = [];
    for (const random of [0.99, 0.5, 0, 0.7, 0.1, 0.9]) {
      const next = pickBanner(random, banners, shown);
      shown = next.shown;
      seqs.push(next.banner?.seq ?? 0);
    }
    expect(new Set(seqs.slice(0, 3))).toEqual(new Set([4, 7, 9]));
    expect(new Set(seqs.slice(3))).toEqual(new Set([4, 7, 9]));
    expect(shown).toHaveLength(3);
  });

  it.each([
    [0, [7], 4],
    [0.99, [7], 9],
    [0, [4, 7, 9], 4],
    [0.5, [4, 7, 9, 11], 7],
  ])('picks with %f when %j were shown', (random, shown, seq) => {
    expect(pickBanner(random, banners, shown).banner).toEqual({ seq });
  });

  it('remembers only the new one after starting over', () => {
    expect(pickBanner(0, banners, [4, 7, 9]).shown).toEqual([4]);
  });

  it('shows nothing where there is none', () => {
    expect(pickBanner(0.5, [], [4])).toEqual({ banner: null, shown: [4] });
  });
});

describe('the pages of a catalog', () => {
  const catalog = { webabrv: 'northfold', catalogFilename: 'roofs-2026' };

  it('come in order, each once, with the first 80 characters for those who cannot see them', () => {
    const long = `${'👷'.repeat(79)}日 and more`;
    expect(
      catalogPages(
        [
          { page: 2, text: long },
          { page: 1, text: 'Ridge <b>vent</b>' },
          { page: 1, text: 'again' },
        ],
        catalog,
      ),
    ).toEqual([
      { ...catalog, pageNumber: 1, data: 'Ridge <b>vent</b>', pageAltText: 'Ridge <b>vent</b>' },
      { ...catalog, pageNumber: 2, data: long, pageAltText: `${'👷'.repeat(79)}日` },
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2_001])('page %f is left out', (page) => {
    expect(catalogPages([{ page, text: 'x' }], catalog)).toEqual([]);
  });
});

describe('what was searched is marked', () => {
  it.each([
    ['<em>Standing</em> seam <em>roof</em>', ['*Standing', ' seam ', '*roof']],
    ['no match', ['no match']],
    ['<em>a</em><em>b</em>', ['*ab']],
    ['<em>open to the end', ['*open to the end']],
    ['stray</em> end', ['stray end']],
    ['<em><em>twice</em></em> out', ['*twice', ' out']],
    ['<b>x</b> <em onclick=1>y</em>', ['<b>x</b> <em onclick=1>y']],
    ['<em><img src=x onerror=alert(1)></em>', ['*<img src=x onerror=alert(1)>']],
    ['&lt;em&gt;', ['&lt;em&gt;']],
    ['', []],
  ])('%s', (highlight, runs) => {
    const shown = highlightRuns(highlight).map(({ text, marked }) => (marked ? `*${text}` : text));
    expect(shown).toEqual(runs);
  });
});

describe('dates', () => {
  it.each([
    ['2026-10-12', 'Oct 2026', 'Oct 12, 2026'],
    ['2026-01-01T00:30:00Z', 'Jan 2026', 'Jan 1, 2026'],
    ['2024-02-29', 'Feb 2024', 'Feb 29, 2024'],
  ])('%s reads %s and %s', (iso, month, full) => {
    expect([monthAndYear(iso), fullDate(iso)]).toEqual([month, full]);
  });

  it.each([
    '',
    'soon',
    '2026',
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '12/10/2026',
    '2026-10-12x',
    '-002026-10-12',
  ])('%j is no date', (iso) => {
    expect([monthAndYear(iso), fullDate(iso), expiryStatus(iso, '2026-11-02')]).toEqual([null, null, null]);
  });

  it.each([
    ['2026-11-01', 'expired'],
    ['2026-11-02', 'soon'],
    ['2027-01-31', 'soon'],
    ['2027-02-01', 'valid'],
    ['2031-06-30T00:00:00Z', 'valid'],
  ])('valid through %s is %s on November 2, 2026', (until, status) => {
    expect(expiryStatus(until, '2026-11-02')).toBe(status);
  });

  it('counts days over a change of the clocks', () => {
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
  });
});

it.each([
  [0, '0'],
  [312, '312'],
  [6_214, '6,214'],
  [1_234_567, '1,234,567'],
])('%i items read %s', (count, text) => {
  expect(countText(count)).toBe(text);
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [12_480, '12.5 kB'],
  [999_949, '999.9 kB'],
  [999_950, '1 MB'],
  [2_340_000, '2.3 MB'],
  [1_500_000_000, '1,500 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

describe('a design project', () => {
  it('has one of the codes of the specification', () => {
    expect(Object.fromEntries(projectTypes.map(({ name, code }) => [name, code]))).toEqual({
      Commercial: 10,
      Office: 11,
      Retail: 12,
      Hotel: 13,
      Industrial: 20,
      Institutional: 40,
      Health: 41,
      Education: 42,
      Religious: 43,
      Public: 44,
      Recreation: 45,
      Residential: 50,
    });
  });

  it.each([
    [41, 'Health'],
    ['41', 'Health'],
    ['Hotel', 'Hotel'],
    [99, undefined],
    ['', undefined],
  ])('of type %j is %s', (type, name) => {
    expect(projectTypeOf(type)?.name).toBe(name);
  });

  it.each([
    [10, 'commercial'],
    [11, 'commercial'],
    [12, 'retail'],
    [13, 'commercial'],
    ['Commercial - Office', 'commercial'],
    [20, 'industrial'],
    [40, 'institutional'],
    ['Institutional - Religious', 'institutional'],
    [41, 'health-care'],
    ['Health Care', 'health-care'],
    [42, 'academic'],
    [43, 'institutional'],
    [44, 'institutional'],
    [45, 'institutional'],
    ['Government', 'government'],
    ['Civil', 'civil'],
    ['Transportation', 'transportation'],
    ['Energy', 'energy'],
    [50, 'residential'],
    ['Lunar', 'residential'],
    [0, 'residential'],
  ])('of type %j shows the %s drawing', (type, icon) => {
    expect(projectIcon(type)).toBe(icon);
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['curl/8.5.0', true],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['', false],
  [null, false],
])('%s is a crawler: %s', (userAgent, crawls) => {
  expect(isCrawler(userAgent)).toBe(crawls);
});
