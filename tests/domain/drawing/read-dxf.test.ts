import { describe, expect, it } from 'vitest';

import { answerDrawing } from '#src/domain/drawing/answer.ts';
import { plainDxfText } from '#src/lib/dxf/dxf-text.ts';
import { readMtext } from '#src/lib/dxf/mtext.ts';
import { readDxf } from '#src/domain/drawing/read-dxf.ts';
import type { Shape } from '#src/domain/drawing/sheet.ts';
import { dxfOf, lineOf } from '#tests/domain/drawing/dxf-samples.ts';

type Groups = Parameters<typeof dxfOf>[0][number];

const shapesOf = (...entities: Groups[]): Shape[] =>
  readDxf(dxfOf(entities)).layers.flatMap(({ groups }) => groups.flatMap(({ shapes }) => shapes));

const rounded = (points: readonly number[]): number[] =>
  points.map((value) => Math.round(value * 100) / 100 || 0);

describe('an entity', () => {
  it.each<[string, Groups, object]>([
    ['a line', lineOf(1, 2, 3, 4), { kind: 'line', points: [1, 2, 3, 4], closed: false }],
    [
      'a closed polyline',
      [
        [0, 'LWPOLYLINE'],
        [8, 'A'],
        [90, 3],
        [70, 1],
        [10, 0],
        [20, 0],
        [10, 4],
        [20, 0],
        [10, 4],
        [20, 3],
      ],
      { kind: 'line', points: [0, 0, 4, 0, 4, 3], closed: true },
    ],
    [
      'an old polyline',
      [
        [0, 'POLYLINE'],
        [8, 'A'],
        [70, 0],
        [0, 'VERTEX'],
        [8, 'A'],
        [10, 0],
        [20, 0],
        [0, 'VERTEX'],
        [8, 'A'],
        [10, 2],
        [20, 1],
        [0, 'SEQEND'],
        [8, 'A'],
      ],
      { kind: 'line', points: [0, 0, 2, 1], closed: false },
    ],
    [
      'a circle',
      [
        [0, 'CIRCLE'],
        [8, 'A'],
        [10, 1],
        [20, 2],
        [40, 3],
      ],
      { kind: 'arc', x: 1, y: 2, radius: 3, start: 0, end: 2 * Math.PI },
    ],
    [
      'an arc over the start',
      [
        [0, 'ARC'],
        [8, 'A'],
        [10, 0],
        [20, 0],
        [40, 1],
        [50, 270],
        [51, 90],
      ],
      { kind: 'arc', start: 1.5 * Math.PI, end: 2.5 * Math.PI },
    ],
    [
      'a solid, whose corners run zigzag',
      [
        [0, 'SOLID'],
        [8, 'A'],
        [10, 0],
        [20, 0],
        [11, 1],
        [21, 0],
        [12, 0],
        [22, 1],
        [13, 1],
        [23, 1],
      ],
      { kind: 'fill', loops: [[0, 0, 1, 0, 1, 1, 0, 1]] },
    ],
  ])('%s is drawn', (_, entity, shape) => {
    expect(shapesOf(entity)).toEqual([expect.objectContaining(shape)]);
  });

  it('bulges through the middle of its arc', () => {
    const [half] = shapesOf([
      [0, 'LWPOLYLINE'],
      [8, 'A'],
      [90, 2],
      [70, 0],
      [10, 0],
      [20, 0],
      [42, 1],
      [10, 2],
      [20, 0],
    ]);
    if (half?.kind !== 'line') throw new Error('no line');
    const lowest = Math.min(...half.points.filter((_, index) => index % 2 === 1));
    expect(lowest).toBeCloseTo(-1, 3);
    expect(rounded(half.points.slice(-2))).toEqual([2, 0]);
  });

  it('with a pattern is drawn within its outline, its hole left out', () => {
    const square = (from: number, to: number, flag: number): Groups => [
      [92, flag],
      [72, 0],
      [73, 1],
      [93, 4],
      [10, from],
      [20, from],
      [10, to],
      [20, from],
      [10, to],
      [20, to],
      [10, from],
      [20, to],
      [97, 0],
    ];
    const [hatch] = shapesOf([
      [0, 'HATCH'],
      [8, 'A'],
      [10, 0],
      [20, 0],
      [2, 'LINES'],
      [70, 0],
      [71, 0],
      [91, 2],
      ...square(0, 10, 3),
      ...square(4, 6, 2),
      [75, 0],
      [76, 2],
      [52, 0],
      [41, 1],
      [77, 0],
      [78, 1],
      [53, 0],
      [43, 0],
      [44, 0.5],
      [45, 0],
      [46, 1],
      [79, 0],
      [98, 0],
    ]);
    if (hatch?.kind !== 'hatch') throw new Error('no hatch');
    const strokes = Array.from({ length: hatch.points.length / 4 }, (_, index) =>
      rounded(hatch.points.slice(4 * index, 4 * index + 4)),
    );
    expect(strokes).toHaveLength(12);
    expect(strokes).toContainEqual([0, 0.5, 10, 0.5]);
    expect(strokes).toContainEqual([0, 4.5, 4, 4.5]);
    expect(strokes).toContainEqual([6, 4.5, 10, 4.5]);
  });

  it('of a block is turned, scaled and moved, and takes the layer of its insert', () => {
    const sheet = readDxf(
      dxfOf(
        [
          [
            [0, 'INSERT'],
            [8, 'A-DOOR'],
            [2, 'DOOR'],
            [10, 10],
            [20, 0],
            [41, 2],
            [42, 2],
            [50, 90],
          ],
        ],
        {
          blocks: [
            [
              [0, 'BLOCK'],
              [8, '0'],
              [2, 'DOOR'],
              [10, 0],
              [20, 0],
            ],
            lineOf(0, 0, 1, 0, '0'),
            [
              [0, 'ENDBLK'],
              [8, '0'],
            ],
          ],
        },
      ),
    );
    expect(sheet.layers.map(({ name }) => name)).toEqual(['A-DOOR']);
    const [shape] = sheet.layers[0]?.groups[0]?.shapes ?? [];
    expect(shape?.kind === 'line' && rounded(shape.points)).toEqual([10, 0, 10, 2]);
  });

  describe('mirrored, as drawing programs write it: its own x runs the other way', () => {
    const mirrored: Groups = [
      [210, 0],
      [220, 0],
      [230, -1],
    ];
    const at = (x: number, y: number): Groups => [
      [10, x],
      [20, y],
    ];

    it.each<[string, Groups, number[]]>([
      [
        'polyline',
        [[0, 'LWPOLYLINE'], [8, 'A'], [90, 2], [70, 0], ...mirrored, ...at(1, 0), ...at(3, 2)],
        [-1, 0, -3, 2],
      ],
      ['line, whose points are those of the drawing', [...lineOf(1, 0, 3, 2), ...mirrored], [1, 0, 3, 2]],
    ])('a %s', (_, entity, points) => {
      expect(shapesOf(entity)).toEqual([expect.objectContaining({ points })]);
    });

    it('an arc, which turns the other way', () => {
      const [arc] = shapesOf([[0, 'ARC'], [8, 'A'], ...at(5, 0), [40, 1], ...mirrored, [50, 0], [51, 90]]);
      if (arc?.kind !== 'line') throw new Error('no line');
      expect([rounded(arc.points.slice(0, 2)), rounded(arc.points.slice(-2))]).toEqual([
        [-6, 0],
        [-5, 1],
      ]);
    });

    it('half an ellipse, which lies on the other side of its long axis', () => {
      const [half] = shapesOf([
        [0, 'ELLIPSE'],
        [8, 'A'],
        ...at(0, 0),
        [11, 2],
        [21, 0],
        ...mirrored,
        [40, 0.5],
        [41, 0],
        [42, Math.PI],
      ]);
      if (half?.kind !== 'line') throw new Error('no line');
      expect(Math.min(...half.points.filter((_, index) => index % 2 === 1))).toBeCloseTo(-1, 3);
    });

    it.each([
      ['a block', mirrored],
      [
        'a block of negative width',
        [
          [41, -1],
          [42, 1],
        ],
      ],
    ] as const)('%s, whose texts are mirrored with it, as they are printed', (name, how) => {
      const x = name === 'a block' ? -10 : 10;
      const sheet = readDxf(
        dxfOf([[[0, 'INSERT'], [8, 'A'], [2, 'TAG'], ...at(10, 0), ...how]], {
          blocks: [
            [[0, 'BLOCK'], [8, '0'], [2, 'TAG'], ...at(0, 0)],
            lineOf(0, 0, 2, 1, '0'),
            [[0, 'TEXT'], [8, '0'], ...at(1, 1), [40, 0.2], [1, 'D-101']],
            [
              [0, 'ENDBLK'],
              [8, '0'],
            ],
          ],
        }),
      );
      const [shape] = sheet.layers[0]?.groups[0]?.shapes ?? [];
      expect(shape?.kind === 'line' && rounded(shape.points)).toEqual([x, 0, x - 2, 1]);
      expect(sheet.texts).toMatchObject([{ text: 'D-101', x: x - 1, y: 1, align: 'left', stretch: -1 }]);
      expect(Math.abs(sheet.texts[0]?.angle ?? 1)).toBeCloseTo(0);
    });
  });

  it('that is not drawn is counted', () => {
    const sheet = readDxf(
      dxfOf([
        lineOf(0, 0, 1, 1),
        [
          [0, 'IMAGE'],
          [8, 'A'],
        ],
        [
          [0, 'IMAGE'],
          [8, 'A'],
        ],
      ]),
    );
    expect(sheet.notDrawn).toEqual([{ kind: 'IMAGE', count: 2 }]);
  });

  it('keeps to the pen of its layer, or to its own', () => {
    const sheet = readDxf(
      dxfOf([lineOf(0, 0, 1, 1), [...lineOf(0, 0, 2, 2), [62, 1], [370, 50]]], {
        layers: [
          [
            [0, 'LAYER'],
            [2, 'A'],
            [70, 0],
            [62, -3],
            [6, 'Continuous'],
            [370, 18],
          ],
        ],
      }),
    );
    expect(sheet.layers[0]).toMatchObject({ color: '#00ff00', weight: 0.18, isOff: true, entities: 2 });
    expect(sheet.layers[0]?.groups.map(({ color, weight }) => [color, weight])).toEqual([
      ['#00ff00', 0.18],
      ['#ff0000', 0.5],
    ]);
  });
});

describe('a file that means harm or nonsense', () => {
  const block = (name: string, inner: readonly Groups[]): Groups[] => [
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
  const insert = (name: string): Groups => [
    [0, 'INSERT'],
    [8, 'A'],
    [2, name],
    [10, 0],
    [20, 0],
  ];

  it('with a block within itself ends', () => {
    const sheet = readDxf(
      dxfOf([insert('LOOP')], { blocks: block('LOOP', [lineOf(0, 0, 1, 1), insert('LOOP')]) }),
    );
    expect(sheet.entities).toBeGreaterThan(0);
    expect(sheet.entities).toBeLessThan(20);
  });

  it('with blocks that multiply without end is refused', () => {
    const levels = Array.from({ length: 7 }, (_, level) =>
      block(
        `B${level}`,
        Array.from({ length: 20 }, () => (level === 6 ? lineOf(0, 0, 1, 1) : insert(`B${level + 1}`))),
      ),
    );
    expect(answerDrawing(dxfOf([insert('B0')], { blocks: levels.flat() }))).toEqual({
      problem: 'The drawing has too many parts to show here.',
    });
  });

  it.each([
    ['nothing', '', 'The drawing can’t be read.'],
    ['a page', '<!doctype html>', 'The drawing can’t be read.'],
    ['no text', null, 'The drawing can’t be read.'],
    ['a file that breaks off', dxfOf([lineOf(0, 0, 1, 1)]).slice(0, -30), 'The drawing can’t be read.'],
    ['a file without entities', dxfOf([]), 'The drawing is empty.'],
    [
      'numbers that are none',
      dxfOf([
        [
          [0, 'TEXT'],
          [8, 'A'],
          [10, 'x'],
          [20, 'y'],
          [40, 'z'],
          [1, 'a'],
        ],
      ]),
      'The drawing is empty.',
    ],
  ])('%s is answered with a sentence', (_, text, problem) => {
    expect(answerDrawing(text)).toEqual({ problem });
  });
});

describe('a text', () => {
  it.each([
    [String.raw`90%%d \U+00B1 1`, '90° ± 1'],
    ['%%c 12 %%p 1', '⌀ 12 ± 1'],
    ['%%uTITLE', 'TITLE'],
    ['5^ 2', '5^2'],
  ])('%s reads %s', (text, plain) => {
    expect(plainDxfText(text)).toBe(plain);
  });

  it.each([
    [String.raw`ONE\PTWO`, ['ONE', 'TWO']],
    [String.raw`{\fArial|b1;BOLD} \H2x;TALL`, ['BOLD TALL']],
    [String.raw`\S1/2; IN.`, ['1/2 IN.']],
    [String.raw`A \{B\} \\ C`, ['A {B} \\ C']],
  ])('%s has the lines %j', (text, lines) => {
    const said = readMtext(text, 1).map(({ spans }) => spans.map((span) => span.text).join(''));
    expect(said).toEqual(lines);
  });
});
