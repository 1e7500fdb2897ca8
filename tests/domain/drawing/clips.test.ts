import { describe, expect, it } from 'vitest';

import { fillColor } from '#src/domain/drawing/sheet-to-svg.ts';

import { inShort, pointsOfLines, readSample, shapesOf } from '#tests/domain/drawing/read-sample.ts';
import type { Sample } from '#tests/domain/drawing/read-sample.ts';

/** A block of two crossing lines and a word at each end. */
const blocks = [
  '0 BLOCK | 8 0 | 2 CROSS | 10 0 | 20 0',
  '0 LINE | 8 A | 10 -10 | 20 0 | 11 10 | 21 0',
  '0 LINE | 8 A | 10 0 | 20 -10 | 11 0 | 21 10',
  '0 TEXT | 8 A | 10 8 | 20 8 | 40 1 | 1 FAR',
  '0 TEXT | 8 A | 10 1 | 20 1 | 40 1 | 1 NEAR',
  '0 ENDBLK',
];
const insert =
  '0 INSERT | 5 A1 | 102 {ACAD_XDICTIONARY | 360 D1 | 102 } | 8 A | 2 CROSS | 10 100 | 20 0 | 41 2 | 42 2';
const same = '40 1 | 40 0 | 40 0 | 40 0 | 40 0 | 40 1 | 40 0 | 40 0 | 40 0 | 40 0 | 40 1 | 40 0';
const clip = (points: string, more = `71 1 | 72 0 | 73 0 | ${same} | ${same}`): string[] => [
  '0 DICTIONARY | 5 D1 | 330 A1 | 3 ACAD_FILTER | 360 D2',
  '0 DICTIONARY | 5 D2 | 330 D1 | 3 SPATIAL | 360 D3',
  `0 SPATIAL_FILTER | 5 D3 | 330 D2 | ${points} | ${more}`,
];
const shown = (more: Sample) => readSample({ entities: [insert], blocks, ...more });

describe('a clipped block', () => {
  it('is shown within two corners, in its own coordinates', () => {
    const sheet = shown({ objects: clip('70 2 | 10 -5 | 20 -2 | 10 5 | 20 3') });
    expect(pointsOfLines(sheet)).toEqual([
      [90, 0, 110, 0],
      [100, -4, 100, 6],
    ]);
    expect(sheet.texts.map(({ text }) => text)).toEqual(['NEAR']);
  });

  it('is shown within a polygon, which may have a notch', () => {
    const notched = '70 5 | 10 -6 | 20 -6 | 10 6 | 20 -6 | 10 6 | 20 6 | 10 0 | 20 -2 | 10 -6 | 20 6';
    expect(pointsOfLines(shown({ objects: clip(notched) }))).toEqual([
      [88, 0, 97, 0],
      [103, 0, 112, 0],
      [100, -12, 100, -4],
    ]);
  });

  it('was clipped where it stood then: both matrices lead to the block', () => {
    // The block stood at 50, 0 and the clip was drawn around a corner of 45, -5.
    const back = same.replace('40 1 | 40 0 | 40 0 | 40 0', '40 1 | 40 0 | 40 0 | 40 -50');
    const sheet = shown({
      objects: clip('70 2 | 10 45 | 20 -2 | 10 55 | 20 3', `71 1 | 72 1 | 40 9 | 73 0 | ${back} | ${same}`),
    });
    expect(pointsOfLines(sheet)).toEqual([
      [90, 0, 110, 0],
      [100, -4, 100, 6],
    ]);
  });

  it('is whole where its clip is off, or names what is not there', () => {
    const whole = [
      [80, 0, 120, 0],
      [100, -20, 100, 20],
    ];
    const points = '70 2 | 10 -5 | 20 -2 | 10 5 | 20 3';
    expect(pointsOfLines(shown({ objects: clip(points, `71 0 | ${same} | ${same}`) }))).toEqual(whole);
    expect(pointsOfLines(shown({ objects: clip(points).slice(0, 2) }))).toEqual(whole);
    expect(pointsOfLines(shown({}))).toEqual(whole);
  });

  it('has its frame where the file says that frames are printed', () => {
    const objects = clip('70 2 | 10 -5 | 20 -2 | 10 5 | 20 3');
    const frame = [90, -4, 110, -4, 110, 6, 90, 6];
    expect(pointsOfLines(shown({ objects, header: '9 $XCLIPFRAME | 280 1' }))).toContainEqual(frame);
    expect(pointsOfLines(shown({ objects, header: '9 $XCLIPFRAME | 280 2' }))).not.toContainEqual(frame);
  });

  it('cuts areas, curves, and patterns of blocks within it, too', () => {
    const inner = [
      '0 BLOCK | 8 0 | 2 CROSS | 10 0 | 20 0',
      '0 SOLID | 8 F | 62 9 | 10 0 | 20 0 | 11 4 | 21 0 | 12 0 | 22 4 | 13 4 | 23 4',
      '0 CIRCLE | 8 C | 10 50 | 20 0 | 40 1',
      '0 INSERT | 8 A | 2 PART | 10 0 | 20 0',
      '0 ENDBLK',
      '0 BLOCK | 8 0 | 2 PART | 10 0 | 20 0',
      '0 LINE | 8 P | 10 -9 | 20 1 | 11 9 | 21 1',
      '0 ENDBLK',
    ];
    const sheet = shown({ blocks: inner, objects: clip('70 2 | 10 0 | 20 0 | 10 2 | 20 2') });
    expect(shapesOf(sheet, 'F')).toMatchObject([{ kind: 'fill', isArea: true }]);
    expect(shapesOf(sheet, 'C')).toEqual([]);
    expect(pointsOfLines(sheet, 'P')).toEqual([[100, 2, 104, 2]]);
  });
});

describe('a window of another form than a rectangle', () => {
  const sheetOf = (outline: string) =>
    readSample({
      header: '9 $TILEMODE | 70 0',
      entities: [
        '0 LINE | 8 A | 10 -50 | 20 0 | 11 50 | 21 0',
        `${outline} | 5 C1 | 67 1`,
        '0 VIEWPORT | 67 1 | 8 VP | 10 0 | 20 0 | 40 40 | 41 40 | 68 1 | 69 2 | 90 65536 | 340 C1 | 12 0 | 22 0 | 45 40',
      ],
    });
  it.each([
    ['a polyline', '0 LWPOLYLINE | 8 VP | 90 3 | 70 1 | 10 -10 | 20 -10 | 10 10 | 20 -10 | 10 0 | 20 10', 5],
    ['a circle', '0 CIRCLE | 8 VP | 10 0 | 20 0 | 40 8', 8],
  ])('shows the model within %s', (_, outline, reach) => {
    expect(pointsOfLines(sheetOf(outline), 'A')).toEqual([[-reach, 0, reach, 0]]);
  });
});

it('what lies below a wipeout or at the edge of a window keeps the color of its area', () => {
  const hatch =
    '0 HATCH | 8 H | 62 41 | 70 1 | 91 1 | 92 2 | 72 0 | 73 1 | 93 4 | 10 0 | 20 0 | 10 10 | 20 0 | 10 10 | 20 10 | 10 0 | 20 10';
  const mask = '0 WIPEOUT | 8 A | 10 2 | 20 2 | 11 4 | 21 0 | 12 0 | 22 4 | 13 1 | 23 1';
  expect(shapesOf(readSample({ entities: [hatch, mask] }), 'H')).toMatchObject([{ isArea: true, order: 0 }]);
  const window = '0 VIEWPORT | 67 1 | 8 VP | 10 0 | 20 0 | 40 8 | 41 8 | 68 1 | 69 2 | 12 0 | 22 0 | 45 8';
  expect(shapesOf(readSample({ entities: [hatch, window] }), 'H')).toMatchObject([
    { isArea: true, loops: [[0, 0, 4, 0, 4, 4, 0, 4]] },
  ]);
});

describe('the order in which things are drawn', () => {
  const entities = [
    '0 LINE | 5 A1 | 8 A | 10 0 | 20 5 | 11 20 | 21 5',
    '0 WIPEOUT | 5 A2 | 8 A | 10 5 | 20 0 | 11 10 | 21 0 | 12 0 | 22 10 | 13 1 | 23 1',
  ];
  it('is that of the file', () => {
    expect(inShort(readSample({ entities }))).toEqual(['line 0,5 5,5', 'line 15,5 20,5']);
  });
  it('may be changed by a table: here the line was brought to the front', () => {
    const objects = [
      '0 SORTENTSTABLE | 5 F0 | 330 F1 | 100 AcDbSortentsTable | 330 1F | 331 A1 | 5 A2 | 331 A2 | 5 A1',
    ];
    expect(inShort(readSample({ entities, objects }))).toEqual(['line 0,5 20,5']);
  });
});

it('areas on one another still show in black: each is as gray as its color is dark', () => {
  const fill = { kind: 'fill' as const, loops: [], isArea: true };
  const grayOf = (color: string | null, isDark = false): string =>
    fillColor(fill, { color }, { isDark, isColored: false, hasWeights: true });
  expect(['#00a651', '#ffffff', '#ffbf00'].map((color) => grayOf(color))).toEqual([
    '#6b6b6b',
    '#ffffff',
    '#bcbcbc',
  ]);
  expect(grayOf('#ffffff', true)).toBe('#000000');
  expect(grayOf(null)).toBe('#14171a');
});
