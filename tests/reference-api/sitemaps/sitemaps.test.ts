import { describe, expect, it } from 'vitest';

import { sitemapHandlers } from '#src/reference-api/handlers/sitemaps.ts';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { sitemapXml } from '#src/reference-api/sitemaps/sitemap-xml.ts';
import { sitemaps } from '#src/reference-api/sitemaps/sitemaps.ts';

const today = '2026-11-02';
const { world } = sharedWorld({ seed: 1, scale: 1, today });
const origin = 'https://lintel.test';
const handlers = sitemapHandlers(() => world);
const ask = (path: string, headers: Record<string, string> = {}) =>
  answerFromHandlers(handlers, new Request(`${origin}${path}`, { headers }), null);

const day = /^\d{4}-\d{2}-\d{2}$/;

/** The entries of a file that is written exactly as sitemaps.org says, else an error. */
function entriesOf(xml: string, list: 'urlset' | 'sitemapindex') {
  const tag = list === 'urlset' ? 'url' : 'sitemap';
  const [head, open, ...rest] = xml.split('\n');
  expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  expect(open).toBe(`<${list} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`);
  expect(rest.splice(-2)).toEqual([`</${list}>`, '']);
  const line = new RegExp(`^<${tag}><loc>([^<>"']+)</loc>(?:<lastmod>([^<>]+)</lastmod>)?</${tag}>$`);
  return rest.map((text) => {
    const found = line.exec(text);
    if (!found) throw new Error(`No entry of a sitemap: ${text}`);
    return { loc: found[1] ?? '', lastmod: found[2] ?? null };
  });
}

describe('the sitemap', () => {
  it('is an index of files, each with addresses of this site and the days of their last change', async () => {
    const answer = await ask('/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const files = entriesOf(await answer.text(), 'sitemapindex');
    expect(files.length).toBeGreaterThan(10);
    const seen = new Set<string>();
    for (const { loc, lastmod } of files) {
      expect(loc).toMatch(/^https:\/\/lintel\.test\/sitemaps\/[a-z]+-\d+\.xml$/);
      const file = await ask(new URL(loc).pathname);
      expect(file.status).toBe(200);
      const text = await file.text();
      const entries = entriesOf(text, 'urlset');
      expect(entries.length).toBeLessThanOrEqual(50_000);
      expect(entries.length).toBeGreaterThan(0);
      expect(new TextEncoder().encode(text).length).toBeLessThan(50_000_000);
      for (const entry of entries) {
        expect(entry.loc).toMatch(/^https:\/\/lintel\.test\/[^\s?#&]*$/);
        expect(entry.loc).toBe(new URL(entry.loc).href);
        expect(entry.loc.length).toBeLessThan(2048);
        expect(entry.lastmod ?? today).toMatch(day);
        expect((entry.lastmod ?? '') <= today).toBe(true);
        expect((entry.lastmod ?? '') <= (lastmod ?? '')).toBe(true);
        expect(seen.has(entry.loc)).toBe(false);
        seen.add(entry.loc);
      }
    }
    expect(seen.size).toBeGreaterThan(5_000);
    // Nothing of a person's, and nothing that search engines are kept from.
    expect([...seen].filter((loc) => /\/(?:account|signin|reset|secure|share|search)\b/.test(loc))).toEqual(
      [],
    );
  });

  it('has projects, alerts and press releases, each with the day of the latest', () => {
    const { addresses = [] } = sitemaps(world).find(({ name }) => name === 'news-1') ?? {};
    const days = new Map(addresses.map(({ path, changed }) => [path, changed]));
    const newest = (records: Iterable<{ published_at: string }>) =>
      [...records]
        .map(({ published_at: at }) => at.slice(0, 10))
        .toSorted()
        .at(-1);
    expect(days.get('/lintel-alert')).toBe(newest(world.alerts.values()));
    expect(days.get('/press-releases')).toBe(newest(world.news.values()));
    const ofRoofs = [...world.news.values()].filter(({ sections }) => sections.includes('075423'));
    expect(days.get('/press-releases/07/075423')).toBe(newest(ofRoofs));
    expect(days.has('/projects')).toBe(true);
    const empty = [...days.keys()].filter((path) => {
      const year = /\/(\d{4})$/.exec(path)?.[1];
      return (
        year !== undefined && ![...world.news.values()].some(({ published_at: at }) => at.startsWith(year))
      );
    });
    expect(empty).toEqual([]);
  });

  it('is spread over as many files as it needs', () => {
    const whole = sitemaps(world).flatMap(({ addresses }) => addresses);
    const small = sitemaps(world, 100);
    expect(small.flatMap(({ addresses }) => addresses)).toEqual(whole);
    expect(Math.max(...small.map(({ addresses }) => addresses.length))).toBe(100);
    expect(new Set(small.map(({ name }) => name)).size).toBe(small.length);
    expect(small.map(({ name }) => name)).toContain('cad-2');
  });

  it('escapes what XML reserves', () => {
    const xml = sitemapXml({ name: 'x', addresses: [{ path: '/sw/a&b<c', changed: null }] }, origin);
    expect(xml).toContain('<loc>https://lintel.test/sw/a&amp;b&lt;c</loc>');
  });

  it('is not sent again to those who have it', async () => {
    const etag = (await ask('/sitemap.xml')).headers.get('etag') ?? '';
    const again = await ask('/sitemap.xml', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each(['/sitemaps/none-1.xml', '/sitemaps/cad-0.xml', '/sitemaps/cad-2.xml', '/sitemaps/cad.xml'])(
    'has no file %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});
