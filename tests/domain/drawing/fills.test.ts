import { describe, expect, it } from 'vitest';

import type { PenGroup, Shape } from '#src/domain/drawing/sheet.ts';
import { readSample } from '#tests/domain/drawing/read-sample.ts';

/* Gradients (HATCH 450 to 470), and MLINESTYLE, whose elements have colors and line types. */

const groupsOf = (entities: string[], more: { objects?: string[]; tables?: string[] } = {}): PenGroup[] =>
  readSample({ entities, ...more }).layers.flatMap(({ groups }) => groups);
const fillsOf = (groups: readonly PenGroup[]): Extract<Shape, { kind: 'fill' }>[] =>
  groups.flatMap(({ shapes }) => shapes.flatMap((shape) => (shape.kind === 'fill' ? [shape] : [])));

const square =
  '91 1 | 92 3 | 72 0 | 73 1 | 93 4 | 10 0 | 20 0 | 10 8 | 20 0 | 10 8 | 20 8 | 10 0 | 20 8 | 97 0 | 75 0 | 76 1 | 98 0';
const twoColors = '453 2 | 463 0 | 63 5 | 421 255 | 463 1 | 63 1 | 421 16711680';
const gradient = (more: string, colors = twoColors, own = ''): string =>
  `0 HATCH | 8 A${own} | 100 AcDbHatch | 10 0 | 20 0 | 2 SOLID | 70 1 | 71 0 | ${square} | 450 1 | 451 0 | ${more} | ${colors}`;
const plain = '460 0 | 461 0 | 452 0 | 462 0';

describe('a gradient', () => {
  /** The color that lies on top at a point. */
  function colorAt(entity: string, x: number, y: number): string | null | undefined {
    const holds = (loop: readonly number[]): boolean => {
      let isIn = false;
      for (let at = 0; at + 1 < loop.length; at += 2) {
        const [x1 = 0, y1 = 0] = loop.slice(at, at + 2);
        const [x2 = 0, y2 = 0] = loop.slice((at + 2) % loop.length);
        if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isIn = !isIn;
      }
      return isIn;
    };
    return fillsOf(groupsOf([entity])).findLast(({ loops }) => loops.filter(holds).length % 2 === 1)?.color;
  }

  it.each([
    ['LINEAR', [0.05, 4], [7.95, 4]],
    ['CYLINDER', [0.05, 4], [4, 4]],
    ['INVCYLINDER', [4, 4], [0.05, 4]],
    ['SPHERICAL', [0.01, 0.01], [4, 4]],
    ['INVSPHERICAL', [4, 4], [0.01, 0.01]],
    ['HEMISPHERICAL', [0.01, 7.99], [4, 0.05]],
    ['INVHEMISPHERICAL', [4, 0.05], [0.01, 7.99]],
    ['CURVED', [0.01, 7.99], [4, 0.05]],
  ] as const)('%s goes from its first color to its last', (name, [x, y], [endX, endY]) => {
    const entity = `${gradient(plain)} | 470 ${name}`;
    expect([colorAt(entity, x, y), colorAt(entity, endX, endY)]).toEqual(['#0000ff', '#ff0000']);
  });

  it.each([
    ['true colors alone', '453 2 | 463 0 | 421 255 | 463 1 | 421 16711680'],
    ['indexes alone', '453 2 | 463 0 | 63 5 | 463 1 | 63 1'],
    ['colors without their numbers', '453 2 | 63 5 | 421 255 | 63 1 | 421 16711680'],
  ])('of %s', (_, colors) => {
    const entity = `${gradient(plain, colors)} | 470 LINEAR`;
    expect([colorAt(entity, 0.05, 4), colorAt(entity, 7.95, 4)]).toEqual(['#0000ff', '#ff0000']);
  });

  it('goes the way that its angle says', () => {
    const up = `${gradient('460 1.5707963267948966 | 461 0 | 452 0 | 462 0')} | 470 LINEAR`;
    expect([colorAt(up, 7.9, 0.05), colorAt(up, 0.1, 7.95)]).toEqual(['#0000ff', '#ff0000']);
    expect(colorAt(up, 4, 4.1)).toMatch(/^#[78]\w00[78]\w$/);
  });

  it.each([
    ['lighter', 1, '#ffffff'],
    ['darker', 0, '#000000'],
  ])('of one color becomes %s', (_, tint, end) => {
    const entity = `${gradient(`460 0 | 461 0 | 452 1 | 462 ${tint}`, '453 1 | 463 0 | 63 1 | 421 16711680')} | 470 LINEAR`;
    expect([colorAt(entity, 0.05, 4), colorAt(entity, 7.95, 4)]).toEqual(['#ff0000', end]);
  });

  it('that is transparent has the color halfway, since its steps would show through', () => {
    const entity = `${gradient(plain, twoColors, ' | 440 33554559')} | 470 LINEAR`;
    expect(fillsOf(groupsOf([entity])).map(({ color }) => color)).toEqual(['#800080']);
  });

  it('between equal colors is one area, as is a hatch without a gradient', () => {
    const equal = gradient(plain, '453 2 | 463 0 | 63 5 | 421 255 | 463 1 | 63 5 | 421 255');
    expect(fillsOf(groupsOf([equal])).map(({ color }) => color)).toEqual(['#0000ff']);
    const none = gradient(plain).replace('450 1', '450 0');
    expect(fillsOf(groupsOf([none])).map(({ color }) => color)).toEqual([undefined]);
  });

  it('of many corners has fewer steps', () => {
    const corners = Array.from(
      { length: 6_000 },
      (_, at) => `10 ${Math.cos(at / 955)} | 20 ${Math.sin(at / 955)}`,
    );
    const entity = gradient(plain).replace(
      / 93 4 .* 97 0/,
      ` 93 ${corners.length} | ${corners.join(' | ')} | 97 0`,
    );
    expect(fillsOf(groupsOf([`${entity} | 470 LINEAR`]))).toHaveLength(3);
  });
});

describe('a multiline', () => {
  const vertex = (x: number): string =>
    `11 ${x} | 21 0 | 13 0 | 23 1 | 74 1 | 41 1 | 74 1 | 41 0 | 74 1 | 41 -1`;
  const wall = `0 MLINE | 8 A | 62 4 | 2 WALL | 71 1 | ${vertex(0)} | ${vertex(4)}`;
  const style =
    '0 MLINESTYLE | 2 WALL | 70 1 | 3 Cavity | 62 3 | 51 90 | 52 90 | 71 3 | 49 1 | 62 1 | 6 BYLAYER | 49 0 | 62 256 | 6 DASHED | 49 -1 | 62 5 | 420 1193046 | 6 BYLAYER';

  it('has the colors and line types of its elements and its filling; by layer is its own', () => {
    const groups = groupsOf([wall], {
      objects: [style],
      tables: ['0 LTYPE | 2 DASHED | 73 2 | 40 3 | 49 2 | 49 -1'],
    });
    expect(
      groups.map(({ color, dashes, shapes }) => [color, dashes, shapes.map(({ kind }) => kind)]),
    ).toEqual([
      ['#00ff00', [], ['fill']],
      ['#ff0000', [], ['line']],
      ['#00ffff', [2, 1], ['line']],
      ['#123456', [], ['line']],
    ]);
  });

  it('without its style is drawn in its own color', () => {
    expect(groupsOf([wall]).map(({ color, shapes }) => [color, shapes.length])).toEqual([['#00ffff', 3]]);
  });
});
