import { describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { sheetToSvg } from '#src/domain/drawing/sheet-to-svg.ts';
import { dxfOf, groupsOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';

type Groups = Parameters<typeof dxfOf>[0][number];

const entity = (text: string): Groups => groupsOf(text);
const read = (...parts: Parameters<typeof dxfOf>) => {
  const { sheet, problem } = answerDrawing(dxfOf(...parts));
  if (!sheet) throw new Error(problem);
  return sheet;
};
const pointsOf = (...parts: Parameters<typeof dxfOf>) =>
  read(...parts)
    .layers.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes))
    .map((shape) => {
      const points = shape.kind === 'fill' ? shape.loops.flat() : shape.kind === 'arc' ? [] : shape.points;
      return points.map((value) => Math.round(value * 1_000) / 1_000 || 0);
    });

describe('what an entity shows', () => {
  it.each<[string, string, number[][]]>([
    ['a point is a dot', '0 POINT | 8 A | 10 1 | 20 2', [[1, 2, 1, 2]]],
    [
      'a wide polyline is as wide as it says',
      '0 LWPOLYLINE | 8 A | 90 2 | 70 0 | 43 2 | 10 0 | 20 0 | 10 10 | 20 0',
      [
        [0, 0, 10, 0],
        [0, 1, 10, 1, 10, -1, 0, -1],
      ],
    ],
    [
      'an arrow is a polyline that narrows',
      '0 LWPOLYLINE | 8 A | 90 2 | 70 0 | 10 0 | 20 0 | 40 2 | 41 0 | 10 4 | 20 0',
      [
        [0, 0, 4, 0],
        [0, 1, 4, 0, 4, 0, 0, -1],
      ],
    ],
    [
      'a face leaves out its hidden edges',
      '0 3DFACE | 8 A | 10 0 | 20 0 | 11 4 | 21 0 | 12 4 | 22 3 | 13 0 | 23 3 | 70 10',
      [
        [0, 0, 4, 0],
        [4, 3, 0, 3],
      ],
    ],
    [
      'a curve through points is smooth and meets each',
      '0 SPLINE | 8 A | 71 3 | 11 0 | 21 0 | 11 2 | 21 0 | 11 4 | 21 0',
      [Array.from({ length: 25 }, (_, at) => [Math.round((at / 6) * 1_000) / 1_000, 0]).flat()],
    ],
    [
      'lines side by side',
      '0 MLINE | 8 A | 40 1 | 71 1 | 72 2 | 73 2 | 11 0 | 21 0 | 12 1 | 22 0 | 13 0 | 23 1 | 74 2 | 41 1 | 41 0 | 74 2 | 41 -1 | 41 0 | 11 9 | 21 0 | 12 1 | 22 0 | 13 0 | 23 1 | 74 2 | 41 1 | 41 0 | 74 2 | 41 -1 | 41 0',
      [
        [0, 1, 9, 1],
        [0, -1, 9, -1],
      ],
    ],
  ])('%s', (_, text, points) => {
    expect(pointsOf([entity(text)])).toEqual(points);
  });

  it('a rational curve is a true circle', () => {
    const weight = Math.SQRT1_2;
    const [points = []] = pointsOf([
      entity(
        `0 SPLINE | 8 A | 70 12 | 71 2 | 40 0 | 40 0 | 40 0 | 40 1 | 40 1 | 40 1 | 41 1 | 41 ${weight} | 41 1 | 10 1 | 20 0 | 10 1 | 20 1 | 10 0 | 20 1`,
      ),
    ]);
    for (let at = 0; at < points.length; at += 2)
      expect(Math.hypot(points[at] ?? 0, points[at + 1] ?? 0)).toBeCloseTo(1, 2);
  });

  it.each([
    ['a line without end crosses all that is shown', 'XLINE', -2.071],
    ['a ray begins where it says', 'RAY', 5],
  ])('%s', (_, type, from) => {
    const line = entity(`0 ${type} | 8 B | 10 5 | 20 5 | 11 1 | 21 0`);
    expect(pointsOf([lineOf(0, 0, 10, 10), line])).toContainEqual([from, 5, 12.071, 5]);
  });

  it('a callout of releases since 2008 is its lines, its arrow and its words', () => {
    const callout = entity(
      '0 MULTILEADER | 8 A | 100 AcDbMLeader | 300 CONTEXT_DATA{ | 40 1 | 10 12 | 20 6 | 41 1 | 140 0.5 | 290 1 | 304 SEALANT, SEE SPEC | 12 12.5 | 22 6.5 | 13 1 | 23 0 | 43 0 | 45 1 | 171 1 | 302 LEADER{ | 290 1 | 10 11 | 20 6 | 11 1 | 21 0 | 40 1 | 304 LEADER_LINE{ | 10 5 | 20 2 | 91 0 | 305 } | 303 } | 301 } | 340 0 | 170 1',
    );
    const sheet = read([callout]);
    expect(sheet.texts).toMatchObject([{ text: 'SEALANT, SEE SPEC', x: 12.5, y: 5.5, height: 1 }]);
    expect(sheet.notDrawn).toEqual([]);
    expect(pointsOf([callout])[0]).toEqual([5, 2, 11, 6, 12, 6]);
    expect(sheet.layers[0]?.groups[0]?.shapes.map(({ kind }) => kind)).toEqual(['line', 'fill']);
  });
});

const block = (name: string, ...inner: readonly Groups[]): Groups[] => [
  [
    [0, 'BLOCK'],
    [8, '0'],
    [2, name],
    [10, 0],
    [20, 0],
  ],
  ...inner,
  [
    [0, 'ENDBLK'],
    [8, '0'],
  ],
];

describe('what is drawn from a block', () => {
  it.each([
    ['whatever the case of its name', '0 INSERT | 8 A | 2 door | 10 5 | 20 0', [[5, 0, 8, 0]]],
    ['a table', '0 ACAD_TABLE | 8 A | 2 DOOR | 10 5 | 20 1 | 11 0 | 21 1', [[5, 1, 5, 4]]],
    ['the dimension of an arc', '0 ARC_DIMENSION | 8 A | 2 DOOR | 10 9 | 20 9 | 11 9 | 21 9', [[0, 0, 3, 0]]],
    [
      'an array, which turns with its insert',
      '0 INSERT | 8 A | 2 DOOR | 10 0 | 20 0 | 50 90 | 70 2 | 44 10 | 71 1',
      [
        [0, 0, 0, 3],
        [0, 10, 0, 13],
      ],
    ],
  ])('%s', (_, text, points) => {
    expect(pointsOf([entity(text)], { blocks: block('DOOR', lineOf(0, 0, 3, 0, '0')) })).toEqual(points);
  });

  it('shows of its attributes those that can be seen', () => {
    const said = (...entities: Groups[]) =>
      read([lineOf(0, 0, 1, 1), ...entities], {
        blocks: block(
          'TAG',
          entity('0 ATTDEF | 8 0 | 10 0 | 20 0 | 40 1 | 1 Number? | 2 NUMBER | 70 0'),
          entity('0 ATTDEF | 8 0 | 10 0 | 20 0 | 40 1 | 1 DOOR | 2 KIND | 70 2'),
        ),
      }).texts.map(({ text }) => text);
    expect(
      said(
        entity('0 INSERT | 8 A | 2 TAG | 66 1 | 10 0 | 20 0'),
        entity('0 ATTRIB | 8 A | 10 0 | 20 0 | 40 1 | 1 D-101 | 2 NUMBER | 70 0'),
        entity('0 ATTRIB | 8 A | 10 0 | 20 0 | 40 1 | 1 12.50 | 2 COST | 70 1'),
        entity('0 SEQEND | 8 A'),
      ),
    ).toEqual(['DOOR', 'D-101']);
    expect(said(entity('0 ATTDEF | 8 0 | 10 0 | 20 0 | 40 1 | 1 Number? | 2 NUMBER | 70 0'))).toEqual([
      'NUMBER',
    ]);
  });

  it('of another file is named as not drawn', () => {
    const xref = block('SITE').map((groups, at): Groups =>
      at === 0 ? [...groups, [70, 4], [1, 'site.dwg']] : groups,
    );
    const { notDrawn } = read([lineOf(0, 0, 1, 1), entity('0 INSERT | 8 A | 2 SITE')], { blocks: xref });
    expect(notDrawn).toEqual([{ kind: 'XREF', count: 1 }]);
  });
});

describe('the pen of an entity', () => {
  const layers = [
    entity('0 LAYER | 2 A | 70 0 | 62 3 | 6 Continuous | 370 50'),
    entity('0 LAYER | 2 T | 70 0 | 62 3 | 420 43520'),
  ];
  const penOf = (text: string, insert = '0 INSERT | 8 A | 2 B | 62 1 | 370 13') => {
    const { layers: found } = read([entity(insert)], { layers, blocks: block('B', entity(text)) });
    return found.flatMap(({ groups }) => groups)[0];
  };
  it.each([
    ['its own', '0 LINE | 8 A | 62 5 | 370 70 | 10 0 | 20 0 | 11 9 | 21 0', '#0000ff', 0.7],
    ['its own true color', '0 LINE | 8 A | 62 5 | 420 204 | 10 0 | 20 0 | 11 9 | 21 0', '#0000cc', 0.5],
    [
      'its index where the true color is none',
      '0 LINE | 8 A | 62 5 | 420 0 | 10 0 | 20 0 | 11 9 | 21 0',
      '#0000ff',
      0.5,
    ],
    ['a true black without an index', '0 LINE | 8 A | 420 0 | 10 0 | 20 0 | 11 9 | 21 0', '#000000', 0.5],
    ['that of its layer', '0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 0', '#00ff00', 0.5],
    ['the true color of its layer', '0 LINE | 8 T | 10 0 | 20 0 | 11 9 | 21 0', '#00aa00', 0.25],
    [
      'that of the insert of its block',
      '0 LINE | 8 A | 62 0 | 370 -2 | 10 0 | 20 0 | 11 9 | 21 0',
      '#ff0000',
      0.13,
    ],
    [
      'not the background of a text further on',
      '0 LINE | 8 A | 100 AcDbEntity | 100 AcDbLine | 10 0 | 20 0 | 11 9 | 21 0 | 420 255',
      '#00ff00',
      0.5,
    ],
  ])('is %s', (_, text, color, weight) => {
    expect(penOf(text)).toMatchObject({ color, weight });
  });

  it('colors words too, in the saved picture as well', () => {
    const sheet = read([entity('0 TEXT | 8 A | 62 1 | 10 0 | 20 0 | 40 1 | 1 RED')], { layers });
    expect(sheet.texts[0]?.color).toBe('#ff0000');
    const look = { isDark: true, isColored: true, hasWeights: true };
    expect(sheetToSvg(sheet, 'A', look, () => true)).toMatch(/<text [^>]*fill="#ea[0-9a-f]{4}"[^>]*>RED/);
  });
});

describe('a text', () => {
  it.each([
    [
      'fitted between two points',
      '0 TEXT | 8 A | 10 1 | 20 4 | 11 19 | 21 4 | 40 1 | 72 5 | 1 FIT',
      { x: 1, y: 4, angle: 0, align: 'left', width: 18 },
    ],
    [
      'aligned between two points',
      '0 TEXT | 8 A | 10 1 | 20 4 | 11 1 | 21 9 | 40 1 | 72 3 | 1 FIT',
      { x: 1, y: 4, angle: 90, width: 5 },
    ],
    ['half as wide', '0 TEXT | 8 A | 10 1 | 20 4 | 40 1 | 41 0.5 | 1 HALF', { x: 1, stretch: 0.5 }],
    [
      'of a release since 2018 stands level, whatever its columns repeat',
      '0 MTEXT | 8 A | 10 10 | 20 20 | 40 1 | 71 1 | 1 SEALANT | 101 Embedded Object | 10 1 | 20 0 | 11 10 | 21 20 | 71 2',
      { text: 'SEALANT', x: 10, y: 19, angle: 0 },
    ],
  ])('%s', (_, text, wanted) => {
    expect(read([entity(text)]).texts).toMatchObject([wanted]);
  });
});

describe('a file', () => {
  const header = (text: string): string =>
    dxfOf([lineOf(0, 0, 10, 5)]).replace(
      '9\n$INSUNITS\n70\n1\n',
      groupsOf(text)
        .map(([code, value]) => `${code}\n${value}\n`)
        .join(''),
    );
  it.each([
    ['without a unit is in inches', '9 $INSUNITS | 70 0', 1],
    ['without a unit, but metric, is in millimeters', '9 $INSUNITS | 70 0 | 9 $MEASUREMENT | 70 1', 1 / 25.4],
    [
      'of an old release, which knows no units, is metric where it says so',
      '9 $MEASUREMENT | 70 1',
      1 / 25.4,
    ],
    ['in yards', '9 $INSUNITS | 70 10', 36],
    ['in angstroms', '9 $INSUNITS | 70 11', 3.937e-9],
    ['in miles of the US survey', '9 $INSUNITS | 70 24', 63_360.127],
  ])('%s', (_, text, inches) => {
    expect(answerDrawing(header(text)).sheet?.inches).toBeCloseTo(inches);
  });

  const line = dxfOf([lineOf(0, 0, 10, 5)]);
  it.each([
    ['line ends of Windows', line.replaceAll('\n', '\r\n')],
    ['line ends of old Macs', line.replaceAll('\n', '\r')],
    ['padded codes', line.replaceAll(/^(\d+)$/gm, '   $1')],
    [
      'a text of two lines, and a line that is left over',
      line
        .replace('0\nENDSEC\n0\nEOF', '1\nROOM\nA: 4.57 m²\n0\nENDSEC\nENDSEC\n0\nEOF')
        .replace('8\nA\n', '8\nA\nA\n'),
    ],
    ['a mark of its encoding', `\uFEFF${line}`],
    ['comments', `999\nmade by hand\n${line.replace('8\nA\n', '999\nNote\n8\nA\n')}`],
    ['no end mark behind its last section', line.slice(0, line.lastIndexOf('0\nEOF'))],
    ['half an end mark', line.slice(0, line.lastIndexOf('EOF'))],
    ['the end mark of DOS behind its own', `${line}\u001A\0\0`],
    [
      'a section nobody knows',
      line.replace(
        '0\nSECTION\n2\nTABLES',
        '0\nSECTION\n2\nACDSDATA\n70\n2\n0\nACDSRECORD\n90\n1\n0\nENDSEC\n0\nSECTION\n2\nTABLES',
      ),
    ],
  ])('with %s is read', (_, text) => {
    expect(answerDrawing(text).sheet?.bounds).toEqual({ min: { x: 0, y: 0 }, max: { x: 10, y: 5 } });
    expect(answerDrawing(new TextEncoder().encode(text)).sheet?.entities).toBe(1);
  });

  it.each([
    ['ANSI_1251', [0xd3, 0xf2], 'Ут'],
    ['ansi_1252', [0xd8, 0xbd], 'Ø½'],
    ['ANSI_932', [0x93, 0x78, 0x96, 0x6b], '度北'],
    ['ANSI_936', [0xc8, 0xfd], '三'],
    ['dos850', [0x81, 0xf8], 'ü°'],
    ['dos852', [0x88, 0xfd], 'łř'],
    ['iso8859-2', [0xb3, 0xf8], 'łř'],
    ['8859-5', [0xb6, 0xd8], 'Жи'],
    ['gb2312', [0xc8, 0xfd], '三'],
    ['big5', [0xa4, 0x54], '三'],
    ['ksc5601', [0xb0, 0xa1], '가'],
    ['macintosh', [0x8e, 0xa1], 'é°'],
    ['ANSI_1251', [0xd0, 0x96, 0xd0, 0xb8], 'Жи'],
  ])('in code page %s says %j as %s; UTF-8 wins where it is that', (page, bytes, said) => {
    const text = dxfOf([entity('0 TEXT | 8 A | 10 0 | 20 0 | 40 1 | 1 @')]).replace(
      '9\n$INSUNITS',
      `9\n$DWGCODEPAGE\n3\n${page}\n9\n$INSUNITS`,
    );
    const [before = '', behind = ''] = text.split('@');
    const file = [...new TextEncoder().encode(before), ...bytes, ...new TextEncoder().encode(behind)];
    expect(answerDrawing(Uint8Array.from(file)).sheet?.texts[0]?.text).toBe(said);
  });

  const paper = (text: string): Groups => [...entity(text), [67, 1]];
  const sheetView = paper(
    '0 VIEWPORT | 8 VP | 10 8.5 | 20 5.5 | 40 17 | 41 11 | 68 1 | 69 1 | 12 8.5 | 22 5.5 | 45 11',
  );
  it('saved on its Model tab shows the model', () => {
    const view = paper('0 VIEWPORT | 8 VP | 10 5 | 20 4 | 40 8 | 41 6 | 68 1 | 69 2 | 12 6 | 22 4 | 45 6');
    const text = dxfOf([lineOf(100, 100, 800, 600), sheetView, view]);
    const { sheet } = answerDrawing(text.replace('9\n$INSUNITS', '9\n$TILEMODE\n70\n1\n9\n$INSUNITS'));
    expect(sheet).toMatchObject({
      hasPaper: false,
      bounds: { min: { x: 100, y: 100 }, max: { x: 800, y: 600 } },
    });
  });

  it.each([
    [
      'counted from its target',
      '| 12 0 | 22 0 | 17 1048 | 27 1036',
      { min: { x: 946, y: 970 }, max: { x: 1150, y: 1102 } },
    ],
    [
      'turned by a quarter',
      '| 12 0 | 22 0 | 17 1048 | 27 1036 | 51 90',
      { min: { x: 982, y: 934 }, max: { x: 1114, y: 1138 } },
    ],
  ])('whose view is %s shows that place', (_, view, { min, max }) => {
    const sheet = read([
      lineOf(1000, 1000, 1096, 1072),
      sheetView,
      paper(`0 VIEWPORT | 8 VP | 10 8.5 | 20 5.5 | 40 12 | 41 9 | 68 1 | 69 2 | 45 108 ${view}`),
    ]);
    expect(sheet.scale).toBeCloseTo(12);
    expect([sheet.bounds.min.x, sheet.bounds.min.y]).toEqual([
      expect.closeTo(min.x, 6),
      expect.closeTo(min.y, 6),
    ]);
    expect([sheet.bounds.max.x, sheet.bounds.max.y]).toEqual([
      expect.closeTo(max.x, 6),
      expect.closeTo(max.y, 6),
    ]);
  });
});

it('two filled shapes over one another are both seen where they cross', () => {
  const solid = (x: number): Groups =>
    entity(`0 SOLID | 8 A | 10 ${x} | 20 0 | 11 ${x + 4} | 21 0 | 12 ${x} | 22 4 | 13 ${x + 4} | 23 4`);
  const look = { isDark: false, isColored: false, hasWeights: true };
  const svg = sheetToSvg(read([solid(0), solid(2)]), 'A', look, () => true);
  expect(svg.match(/fill-rule="evenodd" d="M[^M"]*"/g)).toHaveLength(2);
});

it('a callout has its own color in all its parts', () => {
  const callout = entity(
    '0 MULTILEADER | 8 A | 62 1 | 300 CONTEXT_DATA{ | 41 1 | 140 0.5 | 304 SEAL | 12 9 | 22 9 | 302 LEADER{ | 10 5 | 20 5 | 304 LEADER_LINE{ | 10 0 | 20 0 | 305 } | 303 } | 301 }',
  );
  const sheet = read([callout]);
  expect(sheet.texts[0]?.color).toBe('#ff0000');
  expect(sheet.layers.flatMap(({ groups }) => groups.map(({ color }) => color))).toEqual(['#ff0000']);
});

it.each(['constructor', '__proto__', 'toString', 'ACAD_PROXY_ENTITY'])(
  'a kind called %s is counted as not drawn',
  (kind) => {
    const { notDrawn } = read([lineOf(0, 0, 1, 1), entity(`0 ${kind} | 8 A`)]);
    expect(notDrawn).toEqual([{ kind, count: 1 }]);
  },
);
