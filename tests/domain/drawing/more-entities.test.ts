import { describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { dimensionText, lengthText } from '#src/domain/drawing/dimension-text.ts';
import { sheetToSvg } from '#src/domain/drawing/sheet-to-svg.ts';
import type { Shape, Sheet } from '#src/domain/drawing/sheet.ts';
import { dxfOf, groupsOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';

const read = (entities: readonly string[], more: { layers?: string[]; blocks?: string[] } = {}): Sheet => {
  const all = (texts: readonly string[] = []) => texts.map((text) => groupsOf(text));
  const { sheet, problem } = answerDrawing(
    dxfOf(all(entities), { layers: all(more.layers), blocks: all(more.blocks) }),
  );
  if (!sheet) throw new Error(problem);
  return sheet;
};
const shapesOf = ({ layers }: Sheet, layer?: string): Shape[] =>
  layers
    .filter(({ name }) => layer === undefined || name === layer)
    .flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes));
const linesOf = (sheet: Sheet, layer?: string): number[][] =>
  shapesOf(sheet, layer).flatMap((shape) =>
    shape.kind === 'line' ? [shape.points.map((value) => Math.round(value * 100) / 100 || 0)] : [],
  );
const fillsOf = (sheet: Sheet) => shapesOf(sheet).flatMap((shape) => (shape.kind === 'fill' ? [shape] : []));

const style =
  '0 DIMSTYLE | 105 27 | 2 PLAN | 70 0 | 40 1 | 41 2 | 42 1 | 44 1 | 140 2 | 147 1 | 271 2 | 277 2 | 78 8 | 3 <> mm';

describe('a dimension without its block', () => {
  const dimension = (more: string) => read([`0 DIMENSION | 8 A | 3 PLAN | ${more}`], { layers: [style] });

  it('is its line with arrows, the lines to its points, and what it measures', () => {
    const sheet = dimension('70 32 | 10 30 | 20 10 | 13 0 | 23 0 | 14 30 | 24 0 | 50 0');
    expect(linesOf(sheet)).toEqual([
      [0, 1, 0, 11],
      [30, 1, 30, 11],
      [0, 10, 15, 10],
      [30, 10, 15, 10],
    ]);
    expect(fillsOf(sheet).map(({ isArea }) => isArea)).toEqual([false, false]);
    expect(sheet.texts).toMatchObject([{ text: '30 mm', kind: 'dimension', x: 15, y: 11, align: 'center' }]);
    expect(sheet.notDrawn).toEqual([]);
  });

  it('measures along its own direction, or from point to point', () => {
    const points = '10 3 | 20 14 | 13 0 | 23 0 | 14 3 | 24 4';
    expect(dimension(`70 32 | ${points} | 50 90`).texts[0]?.text).toBe('4 mm');
    expect(dimension(`70 33 | ${points}`).texts[0]?.text).toBe('5 mm');
  });

  it.each([
    ['a radius', '70 36 | 10 0 | 20 0 | 15 3 | 25 4', 'R5 mm'],
    ['a diameter', '70 35 | 10 0 | 20 0 | 15 6 | 25 8', '⌀10 mm'],
    [
      'an angle between two lines',
      '70 34 | 13 0 | 23 0 | 14 9 | 24 0 | 15 0 | 25 0 | 10 0 | 20 9 | 16 4 | 26 4',
      '90°',
    ],
    ['an angle of three points', '70 37 | 10 4 | 20 4 | 13 9 | 23 0 | 14 0 | 24 9 | 15 0 | 25 0', '90°'],
    ['an ordinate', '70 102 | 10 1 | 20 1 | 13 8 | 23 5 | 14 8 | 24 15', '7 mm'],
    ['its own text around it', '70 33 | 1 <> TYP | 10 0 | 20 9 | 13 0 | 23 0 | 14 6 | 24 0', '6 mm TYP'],
  ])('says %s', (_, more, said) => {
    expect(dimension(more).texts.map(({ text }) => text)).toEqual([said]);
  });

  it('says nothing where its text is a space', () => {
    expect(dimension('70 33 | 1   | 10 0 | 20 9 | 13 0 | 23 0 | 14 6 | 24 0').texts).toEqual([]);
    expect([dimensionText(' ', '6'), dimensionText('', '6')]).toEqual(['', '6']);
  });

  it.each([
    [{ units: 4, decimals: 4 }, 19.25, `1'-7 1/4"`],
    [{ units: 4, decimals: 4 }, 0.5, '1/2"'],
    [{ units: 5, decimals: 3 }, 7.125, '7 1/8'],
    [{ units: 3, decimals: 1 }, 30.5, `2'-6.5"`],
    [{ units: 2, decimals: 2, zeros: 4 }, 0.5, '.50'],
    [{ units: 2, decimals: 1, separator: ',' }, 2.5, '2,5'],
    [{ units: 2, decimals: 0, around: ' ft' }, 12, '12 ft'],
  ])('writes by %j the length %d as %s', (form, length, said) => {
    expect(lengthText(length, { zeros: 0, around: '', separator: '.', ...form })).toBe(said);
  });
});

it('the points that hold a dimension are not drawn', () => {
  const sheet = read(['0 DIMENSION | 8 A | 2 *D1 | 70 32'], {
    blocks: [
      '0 BLOCK | 8 0 | 2 *D1 | 10 0 | 20 0',
      '0 LINE | 8 0 | 10 1 | 20 1 | 11 9 | 21 1',
      '0 POINT | 8 Defpoints | 10 -99 | 20 0',
      '0 ENDBLK | 8 0',
    ],
  });
  expect(sheet.bounds.min).toEqual({ x: 1, y: 0.92 });
});

it.each([
  ['level', '11 9 | 21 1', { min: { x: 1, y: 0.92 }, max: { x: 9, y: 1.08 } }],
  ['upright', '11 1 | 21 9', { min: { x: 0.92, y: 1 }, max: { x: 1.08, y: 9 } }],
])('a %s line alone has room around it, so that its picture has a size', (_, end, bounds) => {
  expect(read([`0 LINE | 8 A | 10 1 | 20 1 | ${end}`]).bounds).toEqual(bounds);
});

it('the rules of a parametric drawing are not drawn', () => {
  const rule = '0 DIMENSION | 8 *ADSK_CONSTRAINTS | 70 33 | 10 0 | 20 99 | 13 0 | 23 0 | 14 6 | 24 0';
  expect(read(['0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 2', rule]).bounds.max).toEqual({ x: 9, y: 2 });
});

it('a curve keeps its corners, which are where knots coincide', () => {
  const control = '10 0 | 20 0 | 10 2 | 20 0 | 10 4 | 20 0 | 10 4 | 20 2 | 10 4 | 20 4';
  const curve = `0 SPLINE | 8 A | 71 2 | 40 0 | 40 0 | 40 0 | 40 1.03 | 40 1.03 | 40 2 | 40 2 | 40 2 | ${control}`;
  expect(
    linesOf(read([curve]))
      .flat()
      .join(),
  ).toContain('4,0');
  const bare = `0 SPLINE | 8 A | 71 2 | ${control}`;
  expect(linesOf(read([bare]))[0]?.length).toBeGreaterThan(20);
});

it('a curve through points returns to the first where it is closed, and leaves in its direction', () => {
  const square = '11 0 | 21 0 | 11 4 | 21 0 | 11 4 | 21 4 | 11 0 | 21 4';
  const [closed = []] = linesOf(read([`0 SPLINE | 8 A | 70 1 | 71 3 | ${square}`]));
  expect([closed.slice(0, 2), closed.slice(-2)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const { min, max } = read([`0 SPLINE | 8 A | 70 1 | 71 3 | ${square}`]).bounds;
  expect(min.x + max.x).toBeCloseTo(4, 4);
  expect(min.y + max.y).toBeCloseTo(4, 4);
  const bent = read(['0 SPLINE | 8 A | 71 3 | 12 0 | 22 1 | 13 0 | 23 -1 | 11 0 | 21 0 | 11 4 | 21 0']);
  expect(bent.bounds.max.y).toBeCloseTo(1);
});

it('a leader too short for its arrow has none', () => {
  const leader = (scale: number) =>
    read([
      `0 LEADER | 8 A | 3 X | 71 1 | 10 0 | 20 0 | 10 10 | 20 0 | 1001 ACAD | 1000 DSTYLE | 1002 { | 1070 40 | 1040 ${scale} | 1070 41 | 1040 1 | 1002 }`,
    ]);
  expect(fillsOf(leader(5))).toHaveLength(1);
  expect(fillsOf(leader(6))).toHaveLength(0);
});

it('a leader has an arrow unless it says otherwise', () => {
  const leader = (more: string): Sheet =>
    read([`0 LEADER | 8 A | 3 PLAN${more} | 10 0 | 20 0 | 10 9 | 20 9`], { layers: [style] });
  expect([leader(''), leader(' | 71 1'), leader(' | 71 0')].map((sheet) => fillsOf(sheet).length)).toEqual([
    1, 1, 0,
  ]);
});

it('a tolerance is boxes with symbols', () => {
  const sheet = read(
    [
      String.raw`0 TOLERANCE | 8 A | 3 PLAN | 10 0 | 20 0 | 11 1 | 21 0 | 1 {\Fgdt;j}%%v{\Fgdt;n}0.5{\Fgdt;m}%%vA`,
    ],
    {
      layers: [style],
    },
  );
  expect(sheet.texts.map(({ text }) => text)).toEqual(['⌖', '⌀0.5Ⓜ', 'A']);
  expect(shapesOf(sheet)).toHaveLength(3);
  expect(sheet.notDrawn).toEqual([]);
});

describe('a hatch', () => {
  const square = (from: number, to: number, flags: number): string =>
    `92 ${flags} | 72 0 | 73 1 | 93 4 | 10 ${from} | 20 ${from} | 10 ${to} | 20 ${from} | 10 ${to} | 20 ${to} | 10 ${from} | 20 ${to} | 97 0`;
  const hatch = (islands: number, more = ''): string =>
    `0 HATCH | 8 A | 10 0 | 20 0 | 2 SOLID | 70 1 | 71 0 | 91 3 | ${square(0, 9, 3)} | ${square(2, 7, 18)} | ${square(3, 6, 2)} | 75 ${islands} | 76 1 | 98 0${more}`;

  it.each([
    ['by turns', 0, 3],
    ['between the outer two', 1, 2],
    ['whatever lies in it', 2, 1],
  ])('fills %s', (_, islands, loops) => {
    expect(fillsOf(read([hatch(islands)])).map((fill) => fill.loops.length)).toEqual([loops]);
  });

  it('keeps a pale color, below the lines', () => {
    const svg = sheetToSvg(
      read([hatch(0, '').replace('| 10 0', '| 62 254 | 10 0'), '0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 9']),
      'A',
      { isDark: false, isColored: true, hasWeights: true },
      () => true,
    );
    expect(svg).toContain('<path fill="#d6d6d6" fill-rule="evenodd"');
    expect(svg.indexOf('evenodd')).toBeLessThan(svg.indexOf('fill="none"'));
  });

  it('of a pattern too fine to draw is drawn coarser, not left out', () => {
    const fine = `0 HATCH | 8 A | 10 0 | 20 0 | 2 L | 70 0 | 71 0 | 91 1 | ${square(0, 900, 3)} | 75 0 | 76 1 | 52 0 | 41 1 | 77 0 | 78 1 | 53 0 | 43 0 | 44 0 | 45 0 | 46 0.001 | 79 0 | 98 0`;
    const [shape] = shapesOf(read([fine]));
    expect(shape?.kind === 'hatch' && shape.points.length > 4_000).toBe(true);
  });
});

it('what is transparent says so: by itself, by its layer, by its insert', () => {
  const transparency = (value: number): string => `440 ${0x2_00_00_00 + value}`;
  const line = '10 0 | 20 0 | 11 9 | 21 9';
  const sheet = read(
    [
      `0 LINE | 8 A | ${transparency(51)} | ${line}`,
      `0 LINE | 8 B | ${line}`,
      `0 INSERT | 8 C | 2 D | ${transparency(102)}`,
    ],
    {
      layers: [
        '0 LAYER | 2 B | 70 0 | 62 7 | 1001 AcCmTransparency | 1071 33554687',
        '0 LAYER | 2 E | 70 0 | 62 7 | 1001 AcCmTransparency | 1071 33554483',
      ],
      blocks: [
        '0 BLOCK | 8 0 | 2 D | 10 0 | 20 0',
        `0 LINE | 8 C | 440 16777216 | ${line}`,
        `0 LINE | 8 E | ${line}`,
        '0 ENDBLK | 8 0',
      ],
    },
  );
  expect(sheet.layers.map(({ name, groups }) => [name, groups[0]?.opacity])).toEqual([
    ['B', undefined],
    ['E', 0.2],
    ['A', 0.2],
    ['C', 0.4],
  ]);
});

it('what is inserted on a frozen layer is hidden with it; on one that is off, only what lies on it', () => {
  const sheet = read(['0 INSERT | 8 F | 2 D', '0 INSERT | 8 O | 2 D'], {
    layers: ['0 LAYER | 2 F | 70 1 | 62 7', '0 LAYER | 2 O | 70 0 | 62 -7', '0 LAYER | 2 A | 70 0 | 62 1'],
    blocks: [
      '0 BLOCK | 8 0 | 2 D | 10 0 | 20 0',
      '0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 9',
      '0 ENDBLK | 8 0',
    ],
  });
  expect(sheet.layers.map(({ name, isOff, groups }) => [name, isOff, groups[0]?.color])).toEqual([
    ['F', true, '#ff0000'],
    ['A', false, '#ff0000'],
  ]);
});

it('a drawing reaches as far as what is seen: not what is on a layer that is off', () => {
  const far = '0 LINE | 8 OFF | 10 0 | 20 0 | 11 900 | 21 900';
  const turned = '0 TEXT | 8 A | 10 5 | 20 0 | 40 1 | 50 90 | 1 SEALANT';
  const sheet = read([far, '0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 2', turned], {
    layers: ['0 LAYER | 2 OFF | 70 0 | 62 -7'],
  });
  expect(sheet.bounds).toMatchObject({ min: { x: 0, y: 0 }, max: { x: 9 } });
  expect(sheet.bounds.max.y).toBeGreaterThan(5);
  expect(sheet.bounds.max.y).toBeLessThan(8);
});

it('a sheet without windows is shown where the file says that it is in front', () => {
  const paper = '0 LINE | 67 1 | 8 T | 10 0 | 20 0 | 11 17 | 21 11';
  const file = (mode: number): string =>
    dxfOf([lineOf(100, 100, 800, 600), groupsOf(paper)]).replace(
      '9\n$INSUNITS',
      `9\n$TILEMODE\n70\n${mode}\n9\n$INSUNITS`,
    );
  expect(answerDrawing(file(0)).sheet).toMatchObject({
    hasPaper: true,
    bounds: { min: { x: 0, y: 0 }, max: { x: 17, y: 11 } },
  });
  expect(answerDrawing(file(1)).sheet).toMatchObject({
    hasPaper: false,
    bounds: { min: { x: 100, y: 100 } },
  });
});

it('a text with a ground hides what lies below it; its frame goes around it', () => {
  const text = '0 MTEXT | 8 N | 10 4 | 20 6 | 40 2 | 71 1 | 41 4 | 90 19 | 45 1.5 | 1 A';
  const sheet = read(['0 LINE | 8 A | 10 0 | 20 5 | 11 20 | 21 5', text]);
  expect(linesOf(sheet, 'A')).toEqual([
    [0, 5, 3, 5],
    [9, 5, 20, 5],
  ]);
  expect(linesOf(sheet, 'N')).toEqual([[3, 3, 9, 3, 9, 7, 3, 7]]);
  expect(sheet.texts).toHaveLength(1);
});

it('a file of nothing but frames that say not where they lie says what it holds', () => {
  expect(answerDrawing(dxfOf([groupsOf('0 OLE2FRAME | 8 A | 70 2')])).problem).toContain('OLE2FRAME 1');
});

it('a callout has its frame', () => {
  const callout =
    '0 MULTILEADER | 8 A | 300 CONTEXT_DATA{ | 41 2 | 140 0.5 | 145 1 | 304 SEAL | 12 9 | 22 9 | 43 8 | 302 LEADER{ | 10 5 | 20 5 | 304 LEADER_LINE{ | 10 0 | 20 0 | 305 } | 303 } | 301 } | 292 1';
  expect(linesOf(read([callout])).at(-1)).toEqual([8, 6, 18, 6, 18, 10, 8, 10]);
});
