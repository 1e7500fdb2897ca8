import { describe, expect, it } from 'vitest';

import { findSection } from '#src/domain/masterformat/sections.ts';
import { seedWorld } from '#src/reference-api/seed/world.ts';
import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { textsOf, wordsOf, postEntries, type PostEntry } from '#src/reference-api/content/posts.ts';
import { ask, referenceApi, today } from '#tests/contracts/ask.ts';

const { world } = sharedWorld({ seed: 1, scale: 1, today });
const handlers = await referenceApi();
const everyPost = postEntries.map((post) => ({ slug: post.slug, post }));

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

/** Every run of so many words in a post, each once. */
function runsOf({ blocks, summary }: PostEntry, length: number): Set<string> {
  const texts = [summary, ...blocks.flatMap(textsOf)].map((text) => plain(text).split(' '));
  return new Set(
    texts.flatMap((words) =>
      Array.from({ length: Math.max(0, words.length - length + 1) }, (_, start) =>
        words.slice(start, start + length).join(' '),
      ),
    ),
  );
}

describe('what is written', () => {
  it('is sixty posts or more, each with its own title, summary and slug', () => {
    expect(postEntries.length).toBeGreaterThanOrEqual(60);
    expect(repeated(postEntries.map(({ title }) => plain(title)))).toEqual([]);
    expect(repeated(postEntries.map(({ summary }) => plain(summary)))).toEqual([]);
    expect(repeated(postEntries.map(({ slug }) => slug))).toEqual([]);
  });

  it.each(everyPost)('$slug has at least 600 words, sections that exist and topics', ({ post }) => {
    expect(wordsOf(post)).toBeGreaterThanOrEqual(600);
    expect(post.sections.length).toBeGreaterThan(0);
    expect(repeated(post.sections)).toEqual([]);
    expect(post.sections.filter((section) => !findSection(section))).toEqual([]);
    expect(post.topics.length).toBeGreaterThan(0);
    expect(post.summary.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(2);
  });

  it('says no paragraph twice', () => {
    const texts = postEntries.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'table' ? [] : textsOf(block).map(plain))),
    );
    expect(repeated(texts)).toEqual([]);
  });

  it('shares no run of twelve words between two posts', () => {
    const runs = postEntries.flatMap((post) => [...runsOf(post, 12)]);
    expect(runs.length).toBeGreaterThan(postEntries.length * 200);
    const seen = new Set<string>();
    expect(runs.filter((run) => seen.size === seen.add(run).size)).toEqual([]);
  });

  it('covers many divisions', () => {
    const divisions = new Set(postEntries.flatMap(({ sections }) => sections.map((one) => one.slice(0, 2))));
    expect(divisions.size).toBeGreaterThanOrEqual(18);
  });
});

const allowed = ['h2', 'p', 'ul', 'ol', 'li', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** The mistakes in a post's HTML: tags that are unknown or not closed in order, signs that are not escaped. */
function faultsOf(html: string): string[] {
  const open: string[] = [];
  const faults: string[] = [];
  for (const [tag, slash = '', name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z0-9]*)([^>]*)>/g)) {
    if (!allowed.includes(name)) faults.push(tag);
    if (!/^(?: scope="(?:col|row)")?$/.test(attributes)) faults.push(tag);
    if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  const text = html.replaceAll(/<[^<>]*>/g, '');
  return [...faults, ...open, ...(text.match(/[<>]|&(?!amp;|lt;|gt;)/g) ?? [])];
}

describe('in the world', () => {
  const posts = [...world.blogPosts.values()];

  it('stand as they are written, the latest first', () => {
    expect(posts.map(({ title }) => title)).toEqual(postEntries.map(({ title }) => title));
    const dates = posts.map(({ published_at }) => published_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(repeated(dates)).toEqual([]);
  });

  it.each(posts)('$title: clean HTML, reading time, products', (post) => {
    expect(faultsOf(post.html)).toEqual([]);
    expect(post.minutes).toBeGreaterThanOrEqual(3);
    expect(post.minutes).toBeLessThanOrEqual(5);
    expect(post.author).toMatch(/\S \S/);
    const products = post.products.map((id) => world.content.find('product', id));
    const elsewhere = products.filter(
      (product) => !product?.csi.some(({ number }) => post.sections.includes(number)),
    );
    expect(elsewhere).toEqual([]);
    expect(new Set(products.map((product) => product?.coid)).size).toBe(post.products.length);
  });

  it('show drawings that are served', async () => {
    const sources = new Set(posts.flatMap(({ figure }) => figure?.src ?? []));
    expect(sources.size).toBeGreaterThan(0);
    for (const source of sources) {
      const response = await ask(handlers, source);
      expect([source, response.status, response.headers.get('content-type')]).toEqual([
        source,
        200,
        'image/svg+xml; charset=utf-8',
      ]);
      expect(await response.text()).toContain('</svg>');
    }
    expect((await ask(handlers, '/api/files/detail/castle.svg')).status).toBe(404);
  });

  it('have a dozen authors, who write more than once', () => {
    const byAuthor = Map.groupBy(posts, ({ author }) => author);
    expect(byAuthor.size).toBeGreaterThanOrEqual(8);
    expect(byAuthor.size).toBeLessThanOrEqual(12);
    expect(Math.max(...[...byAuthor.values()].map((some) => some.length))).toBeLessThan(posts.length / 4);
  });

  it('keep a number and its unit on one line', () => {
    const html = posts.map((post) => post.html).join('\n');
    expect(html).toContain('3/8\u00A0in.');
    expect(html).toContain('70\u00A0°F');
    expect(html.match(/\d (?:in\.|ft|psf|°F)(?!\p{L})/gu)).toBeNull();
    expect(html).toMatch(/\d in a /);
  });

  it('nearly all have products', () => {
    expect(posts.filter(({ products }) => products.length === 0).length).toBeLessThanOrEqual(2);
  });

  it('are fewer in a smaller world', () => {
    const small = seedWorld({ seed: 1, scale: 0.1, today });
    expect(small.blogPosts.size).toBe(Math.ceil(postEntries.length / 10));
  });

  it('have no markup that is not ours', () => {
    expect(faultsOf('<p>a < b</p>')).not.toEqual([]);
    expect(faultsOf('<p>a</p><script>b</script>')).not.toEqual([]);
    expect(faultsOf('<p onclick="a">b</p>')).not.toEqual([]);
    expect(faultsOf('<ul><li>a</ul></li>')).not.toEqual([]);
  });
});
