import { addAll, largest, smallest } from '#src/lib/long-lists.ts';
import type { Point } from '#src/reference-api/drawings/geometry/drawing.ts';
import { clipSegment, isInside } from '#src/reference-api/drawings/hatch/clip.ts';
import type { Segment } from '#src/reference-api/drawings/geometry/vector.ts';

/** A pseudorandom number in [0, 1) that depends only on the cell, so that a hatch is always the same. */
function noise(column: number, row: number, salt: number): number {
  let value =
    Math.imul(column + 4099, 374761393) ^ Math.imul(row + 8191, 668265263) ^ Math.imul(salt, 974711);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

export interface Cell {
  center: Point;
  /** Column plus row, for patterns that alternate. */
  parity: number;
  random(salt: number): number;
}

const maxCells = 2600;

/** One mark per cell of a jittered grid over the boundary; marks are clipped to it. */
export function scatter(
  boundary: readonly Point[],
  size: number,
  jitter: number,
  mark: (cell: Cell, size: number) => Segment[],
): Segment[] {
  const xs = boundary.map(({ x }) => x);
  const ys = boundary.map(({ y }) => y);
  const [left, right, low, high] = [smallest(xs), largest(xs), smallest(ys), largest(ys)];
  const cells = ((right - left) / size + 1) * ((high - low) / size + 1);
  const step = cells > maxCells ? size * Math.sqrt(cells / maxCells) : size;
  const marks: Segment[] = [];
  for (let row = Math.floor(low / step); row <= Math.ceil(high / step); row++) {
    for (let column = Math.floor(left / step); column <= Math.ceil(right / step); column++) {
      const random = (salt: number) => noise(column, row, salt);
      const center = {
        x: (column + 0.5 + (random(1) - 0.5) * jitter) * step,
        y: (row + 0.5 + (random(2) - 0.5) * jitter) * step,
      };
      for (const segment of mark({ center, parity: Math.abs(column + row) % 2, random }, step)) {
        addAll(marks, clipSegment(segment, boundary));
      }
    }
  }
  return marks;
}

/** A dot is a very short stroke, which every file format supports. */
export const dots = (boundary: readonly Point[], size: number, length: number): Segment[] =>
  scatter(boundary, size, 0.8, ({ center }) =>
    isInside(center, boundary) ? [{ a: center, b: { x: center.x + length, y: center.y } }] : [],
  );

/** A closed outline of `corners` points around the center, slightly rotated and stretched. */
export function pebble(cell: Cell, radius: number, corners: number): Segment[] {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = ((index + cell.random(3)) / corners) * Math.PI * 2;
    const reach = radius * (0.75 + 0.5 * cell.random(4 + index));
    return { x: cell.center.x + Math.cos(angle) * reach, y: cell.center.y + Math.sin(angle) * reach };
  });
  return points.map((a, index) => ({ a, b: points[(index + 1) % corners] ?? a }));
}
