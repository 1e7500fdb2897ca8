import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { csvText } from '#src/lib/csv.ts';
import { isCompressed, safeFileName, uniqueNames, zipPaths } from '#src/lib/zip-names.ts';

describe('A name within a ZIP', () => {
  it.each([
    ['a plain one', 'TPO-101 Roof Edge.dxf', 'TPO-101 Roof Edge.dxf'],
    ['letters of any language', 'Søn Façades 工場.pdf', 'Søn Façades 工場.pdf'],
    ['steps up the tree', '../../etc/passwd', 'etc passwd'],
    ['a backslash', String.raw`..\..\evil.exe`, 'evil.exe'],
    ['what Windows refuses', 'a<b>c:d"e|f?g*.pdf', 'a b c d e f g.pdf'],
    ['control characters and turned text', 'a\u0000b\u202Ecod.exe', 'a bcod.exe'],
    ['signs that nobody sees', '\uFEFFro\u00ADof\u200B\u2067.pd\u200Df', 'roof.pdf'],
    ['private signs, which some drives take for slashes', 'a\uF022b.pdf', 'ab.pdf'],
    ['half a character', 'a\uD83Cb.pdf', 'ab.pdf'],
    ['spaces of other kinds', '\u00A0\u3000roof\u2028edge\v.pdf\u2003', 'roof edge.pdf'],
    ['a trailing dot or space', 'Detail . . ', 'Detail'],
    ['nothing that can stay', '///', 'unnamed'],
    ['a dot file', '.htaccess', 'htaccess'],
  ])('is safe: %s', (_, name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  const devices = ['CON', 'prn', 'Aux', 'NUL', 'CLOCK$', 'CONIN$', 'conout$', 'COM0', 'COM1', 'lpt9'];
  const ofDevices = [
    ...devices,
    'COM\u00B9',
    'com\u00B2',
    'LPT\u00B3',
    'ＣＯＭ１',
    'C\u200BON',
    '..CON',
    'CON. .',
  ];

  it.each(ofDevices.flatMap((name) => [name, `${name}.txt`, `${name}.tar.gz`, `${name} .txt`]))(
    'is that of no device: %s',
    (name) => {
      expect(safeFileName(name)).toMatch(/^_/);
    },
  );

  it.each(['CONTENT.pdf', 'COM10.txt', 'COMB1', 'console', 'lpt', 'a.con', 'nul-1.dxf'])(
    'stays when it only resembles that of a device: %s',
    (name) => {
      expect(safeFileName(name)).toBe(name);
    },
  );

  const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

  it.each([
    ['x', 120],
    ['ø', 120],
    ['工', 82],
    ['🏗', 63],
  ])('keeps its ending when it is cut: 300 times %s', (sign, length) => {
    const name = safeFileName(`${sign.repeat(300)}.dxf`);
    expect(name).toMatch(/.\.dxf$/);
    expect([...name]).toHaveLength(length);
    expect(bytesOf(name)).toBeLessThanOrEqual(240);
    expect(name.isWellFormed()).toBe(true);
  });

  const part = fc.oneof(
    fc.constantFrom(
      ...devices,
      '.',
      ' ',
      '..',
      '/',
      String.raw`\\`,
      '\u202E',
      '\uFEFF',
      '\u0000',
      '¹',
      '🏗',
      'e\u0301',
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );
  const anyText = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

  it('is safe whatever it is made of, and stays when it is made again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const name = safeFileName(text);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]|^[ .]|[ .]$|^$/u);
        expect(name.normalize('NFKC').split('.')[0]?.trimEnd()).not.toMatch(
          /^(?:con|prn|aux|nul|clock\$|conin\$|conout\$|(?:com|lpt)\d)$/i,
        );
        expect(bytesOf(name)).toBeLessThanOrEqual(240);
        expect(safeFileName(name)).toBe(name);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is there once for file systems that know neither case nor forms of letters', () => {
    const next = uniqueNames();
    const names = [
      'é.pdf',
      'e\u0301.pdf',
      'É.PDF',
      'straße',
      'STRASSE',
      'K.pdf',
      'k.pdf',
      'ﬁn',
      'fin',
      'a (2)',
      'a',
      'A',
    ];
    expect(names.map(next)).toEqual([
      'é.pdf',
      'e\u0301 (2).pdf',
      'É (3).PDF',
      'straße',
      'STRASSE (2)',
      'K.pdf',
      'k (2).pdf',
      'ﬁn',
      'fin (2)',
      'a (2)',
      'a',
      'A (3)',
    ]);
  });

  it('is there once whatever names there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom('a', 'A', 'a (2)', 'a.b', 'ß', 'ss', '.b'), anyText)),
        (texts) => {
          const given = texts.map((text) => safeFileName(text)).map(uniqueNames());
          const folded = given.map((name) =>
            name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC'),
          );
          expect(new Set(folded).size).toBe(texts.length);
        },
      ),
    );
  });

  it('is there once, in a folder for each item', () => {
    const of = (itemKey: string, title: string, name: string) => ({ itemKey, title, name });
    expect(
      zipPaths(
        [
          of('cad 1', 'Roof Edge', 'edge.dxf'),
          of('cad 1', 'Roof Edge', 'EDGE.dxf'),
          of('cad 2', 'roof edge', 'edge.dxf'),
          of('cad 3', 'Register.csv', 'a.pdf'),
          of('cad 1', 'Roof Edge', 'edge.dxf'),
          of('cad 4', 'Curb, 8.5 in. Height', 'curb.dxf'),
        ],
        ['Register.csv'],
      ),
    ).toEqual([
      'Roof Edge/edge.dxf',
      'Roof Edge/EDGE (2).dxf',
      'roof edge (2)/edge.dxf',
      'Register (2).csv/a.pdf',
      'Roof Edge/edge (3).dxf',
      'Curb, 8.5 in. Height/curb.dxf',
    ]);
  });

  it.each([
    ['a.PDF', true],
    ['a.zip', true],
    ['a.docx', true],
    ['a.dxf', false],
    ['a.ifc', false],
    ['pdf', true],
    ['readme', false],
  ])('%s is packed already: %s', (name, expected) => {
    expect(isCompressed(name)).toBe(expected);
  });
});

describe('A table as CSV', () => {
  it('quotes what needs it and runs nothing', () => {
    expect(
      csvText([
        ['a', 'b "c", d', 12, null],
        ['=1+1', '+x', '-y', '@z'],
        ['two\nlines', '-12', '', 'é'],
      ]),
    ).toBe(`\uFEFFa,"b ""c"", d",12,\r\n'=1+1,'+x,'-y,'@z\r\n"two\nlines",-12,,é\r\n`);
  });
});

describe('Things done at most four at a time', () => {
  it('are all done, and never five at once', async () => {
    let now = 0;
    let most = 0;
    const done: number[] = [];
    await forEachLimited(
      4,
      Array.from({ length: 25 }, (_, index) => index),
      async (one) => {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve, one % 3));
        now -= 1;
        done.push(one);
      },
    );
    expect(most).toBe(4);
    expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, index) => index));
  });
});
