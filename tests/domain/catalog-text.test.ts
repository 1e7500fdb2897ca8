import { describe, expect, it } from 'vitest';

import { pagesFromXml } from '#src/domain/catalog-text.ts';
import { textOfXml } from '#src/lib/xml-encoding.ts';

const pages = (xml: string) => pagesFromXml(xml);
const page = (text: string): string => `<pages><page number="1">${text}</page></pages>`;

describe('the text file of a catalog', () => {
  it('gives the pages with their text', () => {
    expect(
      pages('<pages><page number="1"> Door &amp; frame </page><page number="2">Sill</page></pages>'),
    ).toEqual([
      { page: 1, text: 'Door & frame' },
      { page: 2, text: 'Sill' },
    ]);
  });

  it.each([
    ['markup as text', '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
    ['names that only HTML knows', '5&nbsp;&deg;C &frac34;&Prime; &eacute;', '5\u00A0°C ¾″ é'],
    ['numbers', '&#8804; &#x2265;', '≤ ≥'],
    ['names that nobody knows', 'R&D; & T', 'R&D; & T'],
    ['signs that were not escaped', 'U < 0.3 & R > 5', 'U < 0.3 & R > 5'],
    ['text as it stands', 'a<![CDATA[ <b> & ]]>c', 'a <b> & c'],
    ['elements within', 'Door<br/>frame <b class="a">wide</b>', 'Door frame wide'],
    ['comments within', 'Door<!-- <page number="9"> -->frame', 'Doorframe'],
  ])('reads %s', (_, text, read) => {
    expect(pages(page(text))).toEqual([{ page: 1, text: read }]);
  });

  it.each([
    ['a number that is none', '<page number="-1">a</page>'],
    ['no number', '<page>a</page>'],
    ['an open tag', '<page number="7" a="'],
    ['no end', '<page number="7">lost'],
  ])('with %s loses that page only', (_, wrong) => {
    const read = pages(`<pages><page number="1">Door</page>${wrong}<page number="3">Sill</page></pages>`);
    expect(read).toContainEqual({ page: 1, text: 'Door' });
    expect(read).toContainEqual({ page: 3, text: 'Sill' });
  });

  it.each([
    ['cut off', '<pages><page number="1">Door'],
    ['with a prefix', '<c:pages xmlns:c="a"><c:page number="1">Door</c:page></c:pages>'],
    ['with other quotes and letters', "<PAGES><Page id='a' NUMBER = '1'>Door</Page></PAGES>"],
    [
      'behind comments and instructions',
      '\uFEFF<?xml version="1.0"?>\n<?a <b ?><!-- <c -->\n<pages><page number="1">Door</page></pages>',
    ],
    [
      'behind a document type',
      '<!DOCTYPE pages SYSTEM "https://evil.example/x.dtd"><pages><page number="1">Door</page></pages>',
    ],
    [
      'with a word that it defines',
      '<!DOCTYPE pages [<!ENTITY d "Door">]><pages><page number="1">&d;</page></pages>',
    ],
  ])('is read %s', (_, xml) => {
    expect(pages(xml)).toEqual([{ page: 1, text: 'Door' }]);
  });

  it.each([
    ['a sign of XML', '<!ENTITY co "Acme &amp; Sons">', 'Acme & Sons'],
    ['a sign by its number', '<!ENTITY co "Acme &#38; Sons &#x2122;">', 'Acme & Sons ™'],
    ['a sign of HTML', "<!ENTITY co 'Fen&ecirc;tres'>", 'Fenêtres'],
    ['another word', '<!ENTITY n "Acme"><!ENTITY co "&n; Doors">', 'Acme Doors'],
    ['a word that is defined later', '<!ENTITY co "&n; Doors"><!ENTITY n "R&amp;D">', 'R&D Doors'],
    ['what is a reference only in sight', '<!ENTITY co "5 &amp;lt; 6">', '5 &lt; 6'],
    ['two definitions, of which the first counts', '<!ENTITY co "one"><!ENTITY co "two">', 'one'],
    ['itself', '<!ENTITY co "Acme &co;">', '&co;'],
    ['one that holds it', '<!ENTITY co "&n;"><!ENTITY n "&co;">', '&co;'],
    ['one that nobody defines', '<!ENTITY co "Acme &nobody;">', 'Acme &nobody;'],
  ])('knows words that hold %s', (_, defined, text) => {
    expect(pages(`<!DOCTYPE p [${defined}]>${page('&co;')}`)).toEqual([{ page: 1, text }]);
  });

  it('takes nothing from a document type that grows or loads', () => {
    const grown = Array.from(
      { length: 10 },
      (_, at) => `<!ENTITY e${at} "${at === 0 ? 'lol' : `&e${at - 1};`.repeat(10)}">`,
    ).join('');
    expect(pages(`<!DOCTYPE p [${grown}]>${page('&e9;')}`)).toEqual([{ page: 1, text: '&e9;' }]);
    expect(pages(`<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]>${page('&x;')}`)).toEqual([
      { page: 1, text: '&x;' },
    ]);
  });

  it.each([
    ['is empty', ''],
    ['is JSON', '{"pages":[]}'],
    ['is a web page', '<!doctype html><html><body>404</body></html>'],
    ['has another root', '<catalog><pages><page number="1">a</page></pages></catalog>'],
  ])('is none where it %s', (_, xml) => {
    expect(pages(xml)).toBeNull();
  });

  it.each([
    ['elements', '<a>'.repeat(500_000)],
    ['starts of tags', '<a '.repeat(500_000)],
    ['comments', '<!---->'.repeat(500_000)],
    ['open quotes', '<a b="'.repeat(500_000)],
  ])('is refused where it has too many %s', (_, text) => {
    expect(() => pages(page(text))).toThrow(/More parts/);
  });

  it('is read with 20 MB, and only so many pages', () => {
    const many = Array.from(
      { length: 2_000 },
      (_, at) => `<page number="${at + 1}">${'Door '.repeat(2_000)}</page>`,
    );
    expect(pages(`<pages>${many.join('\n')}</pages>`)).toHaveLength(2_000);
    expect(pages(`<pages>${'<page number="1">a</page>'.repeat(9_000)}</pages>`)).toHaveLength(4_000);
  });

  it('of a tag without an end takes linear time', () => {
    const started = performance.now();
    pages(`<pages ${'a="b" '.repeat(500_000)}`);
    pages(`<!DOCTYPE a [${'] '.repeat(500_000)}`);
    pages(`<!DOCTYPE a [${'<!ENTITY a "'.repeat(50_000)}]><pages/>`);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('the encoding of an XML file', () => {
  const bytes = (text: string, encoding: BufferEncoding): Uint8Array =>
    new Uint8Array(Buffer.from(text, encoding));
  it.each([
    ['UTF-8', bytes('<a>é</a>', 'utf8')],
    ['UTF-8 with a mark', bytes('\uFEFF<a>é</a>', 'utf8')],
    ['UTF-16 with a mark', bytes('\uFEFF<a>é</a>', 'utf16le')],
    ['UTF-16 without one', bytes('<a>é</a>', 'utf16le')],
    [
      'UTF-16, the other way around',
      bytes('\uFEFF<a>é</a>', 'utf16le').map((_, at, all) => all[at ^ 1] ?? 0),
    ],
    ['Windows-1252 that says nothing', bytes('<a>é</a>', 'latin1')],
  ])('%s', (_, file) => {
    expect(textOfXml(file)).toBe('<a>é</a>');
  });

  it.each([
    ['ISO-8859-1', bytes('é', 'latin1')],
    ['windows-1252', bytes('é', 'latin1')],
    ['utf-8', bytes('é', 'utf8')],
    ['UTF-16', bytes('é', 'utf8')],
    ['nobody-knows-it', bytes('é', 'utf8')],
  ])('by its name: %s', (name, letter) => {
    const head = `<?xml version="1.0" encoding="${name}"?>`;
    expect(textOfXml(Uint8Array.from([...bytes(head, 'latin1'), ...letter]))).toBe(`${head}é`);
  });
});
