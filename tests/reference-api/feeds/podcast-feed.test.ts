import { parseRssFeed } from 'feedsmith';
import { expect, it } from 'vitest';

import { podcastFeed } from '#src/reference-api/feeds/podcast-feed.ts';
import { feedHandlers } from '#src/reference-api/handlers/feeds.ts';
import { answerFromHandlers } from '#src/reference-api/serve/answer-from-handlers.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
const origin = 'https://lintel.test';
const episodes = [...world.podcasts.values()];

it('the podcast’s feed is RSS 2.0 of all episodes, the latest first, with the sound file of each recorded one', async () => {
  const answer = await answerFromHandlers(
    feedHandlers(() => world),
    new Request(`${origin}/feeds/podcasts.xml`),
    null,
  );
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const text = await answer.text();
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\s*<rss version="2\.0"/);
  const feed = parseRssFeed(text);
  expect(feed).toMatchObject({ title: 'Lintel podcast', link: `${origin}/podcast`, language: 'en-us' });
  expect(feed.description).toMatch(/\S/);
  // RSS 2.0 knows pictures as GIF, JPEG, and PNG.
  expect(feed.image).toMatchObject({ url: `${origin}/favicon.png`, link: `${origin}/podcast` });
  expect(feed.atom?.links).toMatchObject([{ rel: 'self', href: `${origin}/feeds/podcasts.xml` }]);
  const items = feed.items ?? [];
  expect(items).toHaveLength(80);
  expect(new Set(items.map(({ guid }) => guid?.value)).size).toBe(80);
  const dates = items.map(({ pubDate }) => Date.parse(String(pubDate)));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  for (const item of items) {
    expect(item.link).toMatch(/^https:\/\/lintel\.test\/podcast\/\d+$/);
    expect(item.guid?.isPermaLink).toBe(false);
    expect(String(item.pubDate)).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
    const { recording, seconds } = world.podcasts.get(Number(item.link?.split('/').at(-1))) ?? {};
    expect(item.enclosures).toEqual(
      recording ? [{ url: origin + recording.url, length: recording.bytes, type: 'audio/mp4' }] : undefined,
    );
    expect(item.itunes?.duration).toBe(recording ? seconds : undefined);
    expect(item.podcast?.transcripts?.[0]?.url).toBe(item.link);
  }
});

it.each([
  ['/api/files/one.mp3', `${origin}/api/files/one.mp3`, 'audio/mpeg'],
  ['https://audio.example/two.m4a?v=1', 'https://audio.example/two.m4a?v=1', 'audio/mp4'],
])('a recording is an enclosure: %s', (address, url, type) => {
  const recording = { url: address, mediaType: type, bytes: 1, captions: null, chapters: null };
  const recorded = episodes.slice(0, 1).map((episode) => ({ ...episode, recording }));
  const [item] = parseRssFeed(podcastFeed({ episodes: recorded, origin, today: '2026-11-02' })).items ?? [];
  expect(item?.enclosures).toMatchObject([{ url, type }]);
  expect(item?.itunes?.duration).toBe(recorded[0]?.seconds);
});

it('hostile words are text, and a feed without episodes is one', () => {
  const bad = episodes.slice(0, 1).map((one) => ({ ...one, title: '</title><script>x</script>]]>\u0000' }));
  const hostile = parseRssFeed(podcastFeed({ episodes: bad, origin, today: '2026-11-02' }));
  expect(hostile.items?.[0]?.title).toBe('</title><script>x</script>]]>');
  expect(parseRssFeed(podcastFeed({ episodes: [], origin, today: '2026-11-02' })).title).toBe(
    'Lintel podcast',
  );
});
