import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { sharedWorld } from '#src/reference-api/world/shared-world.ts';
import { sitemaps } from '#src/reference-api/sitemaps/sitemaps.ts';
import { sharePictureSize, sitePicture } from '#src/domain/share-card.ts';
import { robotsText, shareTags } from '../../scripts/vite/site-tags.ts';

const publicFile = (name: string) => readFileSync(join(import.meta.dirname, '../../public', name));
const robots = publicFile('robots.txt').toString();

describe('what other sites show of a link', () => {
  const tags = new Map(
    shareTags('https://lintel.test').map(({ attrs }) => [
      attrs?.['property'] ?? attrs?.['name'],
      attrs?.['content'],
    ]),
  );

  it('is the name, a sentence and a picture at an absolute address', () => {
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': 'Lintel: Find it, draw it, specify it.',
      'og:type': 'website',
      'og:image': 'https://lintel.test/-/share.png',
      'twitter:card': 'summary_large_image',
    });
    expect(tags.get('og:description')).toMatch(/\w/);
    expect(tags.has('og:url')).toBe(false);
  });

  it('has the name of the site for its title', () => {
    const titles = shareTags('').filter(({ tag }) => tag === 'title');
    expect(titles).toMatchObject([{ children: 'Lintel', attrs: { 'data-default': true } }]);
  });

  it('has the picture in the size that it says', () => {
    const png = publicFile(sitePicture);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(Object.values(sharePictureSize));
    expect(png.length).toBeLessThan(100_000);
  });
});

describe('robots.txt', () => {
  it('names the sitemap at its absolute address, or not at all', () => {
    expect(robotsText(robots, 'https://lintel.test')).toMatch(
      /\n\nSitemap: https:\/\/lintel\.test\/sitemap\.xml\n$/,
    );
    expect(robotsText(robots, '')).toBe(robots);
    expect(robots).not.toContain('Sitemap:');
  });

  it('keeps search engines from nothing that the sitemap lists', () => {
    const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
    expect(closed).toContain('/account');
    const { world } = sharedWorld({ seed: 1, scale: 1, today: '2026-11-02' });
    const listed = sitemaps(world).flatMap(({ addresses }) => addresses.map(({ path }) => path));
    expect(listed.filter((path) => closed.some((start) => path.startsWith(start)))).toEqual([]);
  });
});
