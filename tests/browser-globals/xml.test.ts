import { afterEach, describe, expect, it, vi } from 'vitest';

import { parseXml } from '#src/browser/xml.ts';
import { pagesFromXml } from '#src/domain/catalog-pages.ts';

afterEach(() => vi.unstubAllGlobals());

const grown = Array.from(
  { length: 10 },
  (_, at) => `<!ENTITY e${at} "${at === 0 ? 'lol' : `&e${at - 1};`.repeat(10)}">`,
).join('');

function pagesOf(xml: string): unknown {
  const answer = parseXml(xml);
  return 'error' in answer ? answer.error : pagesFromXml(answer.document);
}

describe('the text file of a catalog', () => {
  it('gives the pages with their text', () => {
    expect(
      pagesOf('<pages><page number="1"> Door &amp; frame </page><page number="2">Sill</page></pages>'),
    ).toEqual([
      { page: 1, text: 'Door & frame' },
      { page: 2, text: 'Sill' },
    ]);
  });

  it('gives markup as text and never more', () => {
    expect(pagesOf('<pages><page number="1">&lt;img src=x onerror=alert(1)&gt;</page></pages>')).toEqual([
      { page: 1, text: '<img src=x onerror=alert(1)>' },
    ]);
  });

  it('marks page numbers that are none, so that they are left out', () => {
    expect(pagesOf('<pages><page number="-1">a</page><page>b</page></pages>')).toEqual([
      { page: Number.NaN, text: 'a' },
      { page: Number.NaN, text: 'b' },
    ]);
  });

  it.each([
    ['nothing on it', '<pages/>', []],
    ['another root', '<html><body>404</body></html>', null],
  ])('with %s gives %j', (_, xml, pages) => {
    expect(pagesOf(xml)).toEqual(pages);
  });

  it.each([
    ['is empty', ''],
    ['is JSON', '{"pages":[]}'],
    ['is cut off', '<pages><page number="1">Door'],
    [
      'names entities',
      '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><pages><page number="1">&x;</page></pages>',
    ],
    ['names one behind a comment', '<!-- <a --><!DOCTYPE p [<!ENTITY x "y">]><pages/>'],
    [
      'names one behind an instruction',
      '<?xml version="1.0"?>\n<?a <a ?>\n<!DOCTYPE p [<!ENTITY x "y">]><pages/>',
    ],
    ['has entities that grow', `<!DOCTYPE p [${grown}]><pages><page number="1">&e9;</page></pages>`],
    ['names a document type elsewhere', '<!DOCTYPE p SYSTEM "https://evil.example/x.dtd"><pages/>'],
  ])('is refused where it %s', (_, xml) => {
    expect(pagesOf(xml)).toBe('not-xml');
  });

  it('may have a comment before its start', () => {
    expect(pagesOf('<!-- <a> no document type --><pages/>')).toEqual([]);
  });

  it('may speak of document types past its start', () => {
    expect(pagesOf('<pages><page number="1">Door</page><!-- <!DOCTYPE html> --></pages>')).toEqual([
      { page: 1, text: 'Door' },
    ]);
  });

  it.each([
    ['elements in elements', `${'<a>'.repeat(300_000)}${'</a>'.repeat(90_000)}`],
    ['empty elements', '<a/>'.repeat(400_000)],
    ['comments', '<!---->'.repeat(200_000)],
  ])('is refused where it has too many %s', (_, text) => {
    expect(pagesOf(`<pages>${text}</pages>`)).toBe('too-large');
  });

  it('is read with as many pages as a catalog may have, and text of 1 MB on one', () => {
    const page = (number: number) =>
      `<page number="${number}">${number === 7 ? 'a'.repeat(1_000_000) : 'a'}</page>`;
    const pages = Array.from({ length: 2_000 }, (_, at) => page(at + 1));
    expect(pagesOf(`<pages>${pages.join('\n')}</pages>`)).toHaveLength(2_000);
  });

  it.each([
    ['characters', 'x'.repeat(2_000_001)],
    ['bytes', '日'.repeat(700_000)],
  ])('is refused beyond 2 MB of %s', (_, text) => {
    expect(pagesOf(`<pages>${text}</pages>`)).toBe('too-large');
  });
});
