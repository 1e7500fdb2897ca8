import { describe, expect, it } from 'vitest';

import { edgesOf } from '#src/lib/model/edges.ts';

type Point = readonly [number, number, number];
const cube: Point[] = [
  [0, 0, 0],
  [1, 0, 0],
  [1, 1, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [1, 1, 1],
  [0, 1, 1],
];
const sides = [
  [0, 3, 2, 1],
  [4, 5, 6, 7],
  [0, 1, 5, 4],
  [1, 2, 6, 5],
  [2, 3, 7, 6],
  [3, 0, 4, 7],
] as const;
const point = (index: number): Point => cube[index] ?? [0, 0, 0];
const trianglesOf = (quads: readonly (readonly [number, number, number, number])[]): number[] =>
  quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d].flatMap(point));
const count = (triangles: readonly number[]): number => edgesOf(new Float32Array(triangles)).length / 6;

describe('edges of a shape', () => {
  it('of a cube are twelve, without the lines within its sides', () => {
    const lines = edgesOf(new Float32Array(trianglesOf(sides)));
    expect(lines).toHaveLength(12 * 6);
    // Each runs along one axis.
    for (let at = 0; at < lines.length; at += 6) {
      const moved = [0, 1, 2].filter((axis) => lines[at + axis] !== lines[at + 3 + axis]);
      expect(moved).toHaveLength(1);
    }
  });

  it.each<[string, number[], number]>([
    ['nothing', [], 0],
    ['a single triangle', [0, 0, 0, 1, 0, 0, 0, 1, 0], 3],
    ['a triangle without an area', [0, 0, 0, 1, 0, 0, 0, 0, 0], 0],
    ['a square', trianglesOf(sides.slice(0, 1)), 4],
    ['a square of which one half is turned over', [0, 1, 2, 0, 3, 2].flatMap(point), 4],
    [
      'three sheets that meet in one line',
      trianglesOf([
        [0, 1, 2, 3],
        [0, 1, 5, 4],
        [0, 1, 6, 7],
      ]),
      10,
    ],
    [
      'a sheet and another one that goes on from it, and stands on it',
      trianglesOf([[0, 1, 2, 3]]).concat([0, 0, 0, 1, 0, 0, 1, -1, 0], [0, 0, 0, 1, 0, 0, 1, 0, 1]),
      3 + 1 + 2 + 2,
    ],
    [
      'corners that differ by less than a tenth of a millimeter',
      [0, 0, 0, 1, 0, 0, 0, 1, 0, 1.000_01, 0, 0, 1, 1, 0, 0, 1, 0],
      4,
    ],
  ])('of %s', (_, triangles, lines) => {
    expect(count(triangles)).toBe(lines);
  });

  it('are found in time that grows with the triangles', () => {
    const side = 200;
    const height = (x: number, y: number): number => Math.sin(x / 9) * Math.cos(y / 7);
    const triangles: number[] = [];
    for (let x = 0; x < side; x += 1)
      for (let y = 0; y < side; y += 1)
        for (const [a, b] of [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 0],
          [1, 1],
          [0, 1],
        ] as const)
          triangles.push(x + a, height(x + a, y + b), y + b);
    const started = performance.now();
    // Smooth inside: only its border.
    expect(count(triangles)).toBeGreaterThanOrEqual(4 * side);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
