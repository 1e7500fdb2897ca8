import { parseAtomFeed } from 'feedsmith';
import { describe, expect, it } from 'vitest';

import type { Content } from '#src/contracts/content.ts';
import { feedTypes } from '#src/domain/feed-types.ts';
import { atomFeed } from '#src/reference-api/feeds/atom-feed.ts';
import { feedHandlers } from '#src/reference-api/handlers/feeds.ts';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const origin = 'https://lintel.test';
const handlers = feedHandlers(() => world);
const ask = (path: string, headers: Record<string, string> = {}) =>
  answerFromHandlers(handlers, new Request(`${origin}${path}`, { headers }), null);
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

describe('the feed file of', () => {
  it.each(feedTypes)('%s is Atom with all that it must have, as another program reads it', async (type) => {
    const answer = await ask(`/feeds/${type}.xml`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseAtomFeed(await answer.text());
    expect(feed.id).toBe(`tag:lintel.example,2024:feed/${type}`);
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${origin}/feeds/${type}.xml`);
    expect(feed.links?.find(({ rel }) => rel === 'alternate')?.href).toBe(`${origin}/whats-new/${type}/week`);
    const entries = feed.entries ?? [];
    expect(entries.length).toBe(type === 'all' ? 60 : Math.min(60, world.content.all(type).length));
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    const dates = entries.map(({ updated }) => String(updated));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(Date.parse(String(feed.updated))).toBe(Date.parse(dates[0] ?? ''));
    for (const entry of entries) {
      expect(entry.id).toMatch(/^tag:lintel\.example,2024:[a-z]+\/\d+$/);
      expect(entry.title?.value).toMatch(/\S/);
      expect(entry.authors?.[0]?.name).toBeTruthy();
      expect(String(entry.updated)).toMatch(moment);
      expect(String(entry.published)).toMatch(moment);
      expect(Date.parse(String(entry.updated))).toBeLessThanOrEqual(Date.parse('2026-11-02T12:00:00Z'));
      const links = entry.links ?? [];
      expect(links.filter(({ rel }) => rel === 'alternate')).toHaveLength(1);
      for (const { href } of links) expect(href).toMatch(/^https:\/\/lintel\.test\//);
    }
  });

  it.each(['/feeds/dwg.xml', '/feeds/cad.rss', '/feeds/..%2Fcad.xml', '/feeds/'])(
    'nothing is not there: %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );
});

it('the feed of a type that holds nothing is a feed without entries, of today', () => {
  const feed = parseAtomFeed(atomFeed({ type: 'hpd', items: [], origin, today: '2026-11-02' }));
  expect(feed.id).toBe('tag:lintel.example,2024:feed/hpd');
  expect(feed.title?.value).toBe('Lintel: HPDs');
  expect(feed.updated).toBe('2026-11-02T00:00:00.000Z');
  expect(feed.authors?.[0]?.name).toBe('Lintel');
  expect(feed.links?.map(({ rel }) => rel)).toEqual(['self', 'alternate']);
  expect(feed.entries ?? []).toEqual([]);
});

describe('a feed reader that has the feed already', () => {
  it('is told so by tag and by date, in that order', async () => {
    const first = await ask('/feeds/cad.xml');
    const etag = first.headers.get('etag') ?? '';
    const modified = first.headers.get('last-modified') ?? '';
    expect(etag).toMatch(/^W\/"[0-9a-f]{24}"$/);
    expect(new Date(modified).toUTCString()).toBe(modified);
    const asks: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"x", ${etag.slice(2)}` }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-none-match': '"other"', 'if-modified-since': modified }, 200],
      [{ 'if-modified-since': modified }, 304],
      [{ 'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' }, 200],
      [{ 'if-modified-since': 'yesterday' }, 200],
    ];
    for (const [headers, status] of asks) {
      const answer = await ask('/feeds/cad.xml', headers);
      const length = (await answer.text()).length;
      expect({ headers, status: answer.status, isEmpty: length === 0 }).toEqual({
        headers,
        status,
        isEmpty: status === 304,
      });
      expect(answer.headers.get('etag')).toBe(etag);
    }
  });
});

describe('a hostile record', () => {
  it.each([
    ['markup', '</title><script>alert(1)</script>'],
    ['the end of a CDATA section', ']]><evil/>'],
    ['entities', '&xxe; &amp; & &#0;'],
    ['quotes', `"it's" 5/8" 'x'`],
    ['letters of any language', 'لوح عزل صلب 工場 🏗'],
  ])('is text and nothing else: %s', (_, text) => {
    const [item] = world.content.all('cad');
    if (!item) throw new Error('There is no drawing.');
    const hostile: Content = { ...item, title: text, summary: text, company: text };
    const xml = atomFeed({ type: 'cad', items: [hostile], origin, today: '2026-11-02' });
    const [entry] = parseAtomFeed(xml).entries ?? [];
    // Readers that don’t trim would show the spaces.
    expect(xml).not.toMatch(/>\s+<!\[CDATA\[|\]\]>\s+<\//);
    expect(entry?.title).toEqual({ type: 'text', value: text });
    expect(entry?.summary).toEqual({ type: 'text', value: text });
    expect(entry?.authors?.[0]?.name).toBe(text);
  });

  it('leaves out what XML cannot say', () => {
    const [item] = world.content.all('cad');
    if (!item) throw new Error('There is no drawing.');
    const bad = 'a\u0000b\u000B\uD800c\uFFFE';
    const xml = atomFeed({ type: 'cad', items: [{ ...item, title: bad }], origin, today: '2026-11-02' });
    expect(xml).toContain('<title type="text">abc</title>');
  });
});

describe.each(['alerts', 'news'] as const)('the feed of %s', (name) => {
  it('is Atom, the latest first, and leads to its screen', async () => {
    const answer = await ask(`/feeds/${name}.xml`);
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseAtomFeed(await answer.text());
    const entries = feed.entries ?? [];
    const records = name === 'alerts' ? world.alerts : world.news;
    expect(entries).toHaveLength(Math.min(60, records.size));
    const dates = entries.map(({ published }) => String(published));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => moment.test(date))).toBe(true);
    const page = name === 'alerts' ? /\/lintel-alert\?division=\d\d$/ : /\/press-releases\/\d\d$/;
    expect(entries.filter(({ links }) => !page.test(links?.[0]?.href ?? ''))).toEqual([]);
    const tag = answer.headers.get('etag') ?? '';
    expect((await ask(`/feeds/${name}.xml`, { 'if-none-match': tag })).status).toBe(304);
  });
});
