import { expect, test } from '#tests/browser/support/test.ts';

test('the feeds are XML that a strict reader takes, those of what is new each with its self link', async ({
  page,
}) => {
  await page.goto('/whats-new');
  await page.getByRole('heading', { level: 1, name: 'What’s new' }).waitFor();
  const feeds = await page
    .locator('link[rel="alternate"][type="application/atom+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(feeds).toHaveLength(13);
  // A page without our policy: its Trusted Types would close the parser.
  const reader = await page.context().newPage();
  for (const feed of feeds) {
    const answer = await page.request.get(feed);
    expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    const text = await answer.text();
    const read = await reader.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        root: `${parsed.documentElement.namespaceURI} ${parsed.documentElement.localName}`,
        self: parsed.querySelector('feed > link[rel="self"]')?.getAttribute('href'),
        entries: parsed.querySelectorAll('entry').length,
      };
    }, text);
    expect(read).toEqual({
      error: null,
      root: 'http://www.w3.org/2005/Atom feed',
      self: new URL(feed, page.url()).href,
      entries: expect.any(Number),
    });
    expect(read.entries).toBeGreaterThan(20);
    const again = await page.request.get(feed, {
      headers: { 'if-none-match': answer.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  }

  const podcast = await page.request.get('/feeds/podcasts.xml');
  expect(podcast.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const read = await reader.evaluate(
    (xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return {
        error: parsed.querySelector('parsererror')?.textContent ?? null,
        version: parsed.documentElement.getAttribute('version'),
        items: parsed.querySelectorAll('channel > item').length,
      };
    },
    await podcast.text(),
  );
  expect(read).toEqual({ error: null, version: '2.0', items: 80 });
});
