import { describe, expect, it } from 'vitest';

import { inShort, readSample, shapesOf } from '#tests/domain/drawing/read-sample.ts';

const records = [
  '0 BLOCK_RECORD | 5 B1 | 2 _DotSmall',
  '0 BLOCK_RECORD | 5 B2 | 2 _None',
  '0 BLOCK_RECORD | 5 B3 | 2 BUBBLE',
];
const blocks = [
  '0 BLOCK | 2 _DOTSMALL | 10 0 | 20 0',
  '0 CIRCLE | 8 0 | 10 0 | 20 0 | 40 0.25',
  '0 ENDBLK',
  '0 BLOCK | 2 BUBBLE | 10 1 | 20 0',
  '0 CIRCLE | 8 0 | 10 1 | 20 0 | 40 2',
  '0 ATTDEF | 5 A7 | 8 0 | 10 1 | 20 0 | 40 1 | 1 00 | 2 TAG | 70 0',
  '0 ENDBLK',
];

describe('a LEADER', () => {
  const leader = (style: string) =>
    inShort(
      readSample({
        tables: [...records, `0 DIMSTYLE | 105 D | 2 PLAN | 41 2${style}`],
        blocks,
        entities: ['0 LEADER | 8 A | 3 PLAN | 10 9 | 20 5 | 10 0 | 20 5'],
      }),
    );
  const line = 'line 9,5 0,5';
  it.each([
    ['a filled arrow', '', [line, 'fill 9,5 7,4.67 7,5.33']],
    ['the block of its style', ' | 341 B1', [line, 'arc 9,5 0.5']],
    ['none', ' | 341 B2', [line]],
  ])('ends in %s', (_, style, wanted) => {
    expect(leader(style)).toEqual(wanted);
  });
});

describe('a MULTILEADER', () => {
  const line =
    '302 LEADER{ | 10 5 | 20 5 | 11 1 | 21 0 | 40 1 | 304 LEADER_LINE{ | 10 0 | 20 5 | 305 } | 303 }';
  const read = (context: string, more: string) =>
    readSample({
      tables: [...records, '0 STYLE | 5 C1 | 2 WIDE | 41 2', '0 LTYPE | 5 C2 | 2 DASH | 49 2 | 49 -1'],
      blocks,
      entities: [
        `0 MULTILEADER | 8 A | 62 1 | 300 CONTEXT_DATA{ | 41 1 | 140 2 | 145 1 | ${context} | ${line} | 301 }${more}`,
      ],
    });
  const note = '304 SEAL | 12 9 | 22 9 | 43 8';
  it.each([
    ['straight with a landing', ' | 170 1', ['line 0,5 5,5 6,5', 'fill 0,5 2,5.33 2,4.67']],
    ['without its landing', ' | 170 1 | 291 0', ['line 0,5 5,5', 'fill 0,5 2,5.33 2,4.67']],
    ['ended by a block', ' | 170 1 | 342 B1', ['line 0,5 5,5 6,5', 'arc 0,5 0.5']],
    ['without an arrow', ' | 170 1 | 342 B2', ['line 0,5 5,5 6,5']],
    ['no line at all', ' | 170 0', []],
  ])('is %s', (_, more, wanted) => {
    expect(inShort(read(note, more)).slice(0, -1)).toEqual(wanted);
  });

  it('is a curve where it says so', () => {
    const [first] = shapesOf(read(note, ' | 170 2'));
    expect(first?.kind === 'line' && first.points.length).toBeGreaterThan(20);
  });

  it('has the pens and the text style that it states', () => {
    const sheet = read(`${note} | 90 -1023410171 | 340 C1`, ' | 91 -1040187137 | 171 50 | 341 C2');
    expect(sheet.layers[0]?.groups[0]).toMatchObject({ color: '#0000ff', weight: 0.5, dashes: [2, 1] });
    expect(sheet.texts).toMatchObject([{ text: 'SEAL', color: '#0000ff', stretch: 2 }]);
    expect(read(`${note} | 90 -1056964608`, '').texts).toMatchObject([{ color: '#ff0000' }]);
  });

  it('has the ground of its text', () => {
    const fills = shapesOf(read(`${note} | 292 1 | 91 -1023410175 | 141 1.5`, '')).filter(
      ({ kind }) => kind === 'fill',
    );
    expect(fills).toContainEqual(expect.objectContaining({ color: '#ff0000', isArea: true }));
  });

  it('shows its block with the values of its attributes', () => {
    const sheet = read(
      '341 B3 | 15 20 | 25 5 | 16 2 | 26 2 | 46 1.5707963267948966',
      ' | 330 A7 | 177 0 | 44 0 | 302 12',
    );
    expect(inShort(sheet)).toContain('arc 20,5 4');
    expect(sheet.texts).toMatchObject([{ text: '12', x: 20, y: 5, height: 2, angle: 90 }]);
  });
});

it('a dimension without its block has the colors of its style', () => {
  const sheet = readSample({
    tables: ['0 DIMSTYLE | 105 D | 2 PLAN | 41 0 | 42 1 | 140 2 | 176 1 | 177 3 | 178 5'],
    entities: ['0 DIMENSION | 8 A | 3 PLAN | 70 0 | 10 30 | 20 10 | 13 0 | 23 0 | 14 30 | 24 0 | 50 0'],
  });
  expect(sheet.layers[0]?.groups.map(({ color }) => color)).toEqual(['#00ff00', '#ff0000']);
  expect(sheet.texts).toMatchObject([{ color: '#0000ff' }]);
});
