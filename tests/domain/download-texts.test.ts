import { describe, expect, it } from 'vitest';

import { forEachLimited } from '#src/lib/for-each-limited.ts';
import { csvText } from '#src/lib/csv.ts';
import { isCompressed, safeFileName, zipPaths } from '#src/lib/zip-names.ts';

describe('A name within a ZIP', () => {
  it.each([
    ['a plain one', 'TPO-101 Roof Edge.dxf', 'TPO-101 Roof Edge.dxf'],
    ['letters of any language', 'Søn Façades 工場.pdf', 'Søn Façades 工場.pdf'],
    ['steps up the tree', '../../etc/passwd', 'etc passwd'],
    ['a backslash', String.raw`..\..\evil.exe`, 'evil.exe'],
    ['what Windows refuses', 'a<b>c:d"e|f?g*.pdf', 'a b c d e f g.pdf'],
    ['control characters and turned text', 'a\u0000b\u202Ecod.exe', 'a b cod.exe'],
    ['a trailing dot or space', 'Detail . . ', 'Detail'],
    ['a name of a device', 'con.txt', '_con.txt'],
    ['nothing that can stay', '///', 'unnamed'],
    ['a dot file', '.htaccess', 'htaccess'],
  ])('is safe: %s', (_, name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  it('keeps its ending when it is cut', () => {
    const name = safeFileName(`${'🏗x'.repeat(300)}.dxf`);
    expect(name.endsWith('.dxf')).toBe(true);
    expect([...name]).toHaveLength(120);
    expect(name.isWellFormed()).toBe(true);
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
