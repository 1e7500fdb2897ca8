import { describe, expect, it } from 'vitest';

import {
  BitWriter,
  graphicGroups,
  long,
  narrow,
  part,
  point,
  real,
  reals,
  wide,
} from '#tests/domain/drawing/proxy-bytes.ts';
import { inShort, readSample, shapesOf } from '#tests/domain/drawing/read-sample.ts';

const up = reals(0, 0, 1);
const drawn = (...parts: number[][]) =>
  readSample({
    entities: [`0 ACAD_PROXY_ENTITY | 8 A | 90 498 | 91 500 | ${graphicGroups(parts)} | 93 80 | 310 FFFF`],
  });
const square = [point(0, 0), point(4, 0), point(4, 4), point(0, 4)].flat();

describe('an entity of a program that is not there is drawn as it left it', () => {
  it.each<[string, number[][], string[]]>([
    ['a circle', [part(2, [...point(5, 6), ...real(2), ...up])], ['arc 5,6 2']],
    [
      'a circle through three points',
      [part(3, [point(2, 0), point(0, 2), point(-2, 0)].flat())],
      ['arc 0,0 2'],
    ],
    [
      'an arc',
      [part(4, [...point(0, 0), ...real(3), ...up, ...reals(1, 0, 0), ...real(Math.PI), ...long(0)])],
      ['arc 0,0 3'],
    ],
    [
      'an arc through three points',
      [part(5, [point(2, 0), point(0, 2), point(-2, 0)].flat())],
      ['arc 0,0 2'],
    ],
    [
      'a line of points',
      [part(6, [...long(3), ...point(0, 0), ...point(4, 0), ...point(4, 3)])],
      ['line 0,0 4,0 4,3'],
    ],
    ['one with a normal', [part(32, [...long(2), ...point(0, 0), ...point(4, 0), ...up])], ['line 0,0 4,0']],
    ['an outline', [part(7, [...long(4), ...square])], ['line 0,0 4,0 4,4 0,4']],
    ['an area', [part(20, long(1)), part(7, [...long(4), ...square])], ['fill 0,0 4,0 4,4 0,4']],
    [
      'a grid',
      [part(8, [...long(2), ...long(2), ...square])],
      ['line 0,0 4,0', 'line 4,4 0,4', 'line 0,0 4,4', 'line 4,0 0,4'],
    ],
    [
      'faces',
      [part(9, [...long(4), ...square, ...long(4), ...long(3), ...[0, 1, 2].flatMap(long)])],
      ['line 0,0 4,0 4,4'],
    ],
    ['half an ellipse', [part(44, [...point(1, 1), ...up, ...reals(4, 2, 0, Math.PI, 0)])], []],
    [
      'words',
      [part(10, [...point(1, 2), ...up, ...reals(1, 0, 0), ...reals(3, 1, 0), ...narrow('DOOR')])],
      ['text DOOR 1,2'],
    ],
    [
      'words in a style, cut where they say',
      [
        part(11, [
          ...point(1, 2),
          ...up,
          ...reals(1, 0, 0),
          ...narrow('DOORS'),
          ...long(4),
          ...long(0),
          ...reals(3, 1, 0, 1),
          ...[0, 0, 0, 0, 0].flatMap(long),
          ...narrow('txt'),
          ...narrow(''),
        ]),
      ],
      ['text DOOR 1,2'],
    ],
    [
      'words of any script',
      [part(36, [...point(1, 2), ...up, ...reals(1, 0, 0), ...reals(3, 1, 0), ...wide('Tür Ω')])],
      ['text Tür Ω 1,2'],
    ],
    [
      'those in a style',
      [
        part(38, [
          ...point(1, 2),
          ...up,
          ...reals(1, 0, 0),
          ...wide('Ω'),
          ...long(-1),
          ...long(0),
          ...reals(3, 1, 0, 1),
          ...[0, 0, 0, 0, 0].flatMap(long),
        ]),
      ],
      ['text Ω 1,2'],
    ],
  ])('%s', (_, parts, wanted) => {
    const sheet = drawn(...parts);
    expect(inShort(sheet).slice(0, wanted.length)).toEqual(wanted);
    expect(sheet.notDrawn).toEqual([]);
    expect(sheet.entities).toBeGreaterThan(0);
  });

  it('a ray and an endless line reach through the drawing', () => {
    const sheet = drawn(
      part(7, [...long(4), ...square]),
      part(12, [...point(0, 2), ...point(1, 2)]),
      part(13, [...point(2, 2), ...point(2, 3)]),
    );
    expect(inShort(sheet)).toHaveLength(3);
  });

  it('a packed polyline, with widths and bulges', () => {
    const bits = new BitWriter()
      .raw(long(40))
      .wideShort(512 | 16 | 4)
      .packedReal(0)
      .short(3)
      .short(3)
      .raw(real(1))
      .raw(real(2))
      .whole(9)
      .same()
      .same()
      .whole(6)
      .packedReal(0)
      .packedReal(0)
      .packedReal(1);
    const [shape] = shapesOf(drawn(part(33, bits.bytes())));
    expect(shape).toMatchObject({ kind: 'line', closed: true });
    expect(shape?.kind === 'line' && shape.points.slice(0, 6)).toEqual([1, 2, 9, 2, 9, 6]);
  });

  it('in its colors and pens, else in those of the entity', () => {
    const line = part(6, [...long(2), ...point(0, 0), ...point(4, 0)]);
    const sheet = readSample({
      tables: ['0 LAYER | 2 A | 70 0 | 62 3 | 6 Continuous | 370 50'],
      entities: [
        `0 AEC_WALL | 8 A | 62 1 | ${graphicGroups(
          [
            line,
            part(14, long(5)),
            part(23, long(70)),
            line,
            part(22, [0xcc, 0x00, 0x00, 0xc2]),
            line,
            part(22, [0, 0, 0, 0xc0]),
            line,
          ],
          160,
        )}`,
      ],
    });
    expect(sheet.layers[0]?.groups.map(({ color, weight }) => [color, weight])).toEqual([
      ['#ff0000', 0.5],
      ['#0000ff', 0.7],
      ['#0000cc', 0.7],
      ['#00ff00', 0.7],
    ]);
  });

  it('moved and turned by its matrices, in a block, too', () => {
    const line = part(6, [...long(2), ...point(0, 0), ...point(4, 0)]);
    const quarter = part(29, reals(0, -1, 0, 10, 1, 0, 0, 20, 0, 0, 1, 0, 0, 0, 0, 1));
    const sheet = readSample({
      blocks: [
        '0 BLOCK | 8 0 | 2 B | 10 0 | 20 0',
        `0 ACAD_PROXY_ENTITY | 8 A | ${graphicGroups([quarter, line, part(31, []), line])}`,
        '0 ENDBLK',
      ],
      entities: ['0 INSERT | 8 A | 2 B | 10 100 | 20 0'],
    });
    expect(inShort(sheet)).toEqual(['line 110,20 110,24', 'line 100,0 104,0']);
  });

  it.each([
    ['no graphic', '90 498'],
    ['one without parts', graphicGroups([])],
    [
      'one that draws nothing',
      graphicGroups([part(1, reals(0, 0, 0, 1, 1, 1)), part(18, long(1)), part(99, [])]),
    ],
    ['data that ends early', graphicGroups([part(2, point(1, 1))])],
    [
      'counts that lie',
      graphicGroups([
        part(6, long(2_000_000_000)),
        part(8, [...long(90_000), ...long(90_000)]),
        part(9, [...long(0), ...long(2_000_000_000)]),
      ]),
    ],
    ['sizes that lie', `92 24 | 310 ${'00'.repeat(24)}`],
    ['letters that are no bytes', '92 24 | 310 ZZZZ'],
  ])('with %s, it is counted as not drawn', (_, groups) => {
    const sheet = readSample({
      entities: ['0 LINE | 8 A | 10 0 | 20 0 | 11 9 | 21 0', `0 ACAD_PROXY_ENTITY | 8 A | ${groups}`],
    });
    expect(sheet.notDrawn).toEqual([{ kind: 'ACAD_PROXY_ENTITY', count: 1 }]);
  });
});

it.each(['3DSOLID', 'ACAD_TABLE', 'MULTILEADER', 'DIMENSION'])(
  '%s without anything else is drawn from its graphic',
  (kind) => {
    const line = part(6, [...long(2), ...point(0, 0), ...point(4, 0)]);
    const sheet = readSample({ entities: [`0 ${kind} | 8 A | ${graphicGroups([line])} | 70 7`] });
    expect(inShort(sheet)).toEqual(['line 0,0 4,0']);
  },
);
