import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

/** Height of a main tee above the face of the ceiling, in inches. */
export const teeHeight = 1.64;

/** An exposed tee cut across: flange, double web, bulb; (x, y) is the middle of its face. */
export function ceilingTee(pen: Pen, x: number, y: number): void {
  const outline: readonly XY[] = [
    [0.47, 0],
    [0.47, 0.06],
    [0.05, 0.1],
    [0.05, teeHeight - 0.4],
    [0.13, teeHeight - 0.36],
    [0.13, teeHeight],
  ];
  const left = outline.map(([u, v]): XY => [-u, v]).reverse();
  const own = pen.at([x, y]);
  own.shape([...outline, ...left], 'steel');
}

/** A lay-in panel with stepped edges between two tees that stand at `from` and `to`. */
export function layInPanel(
  pen: Pen,
  from: number,
  to: number,
  y: number,
  thickness: number,
  drop = 0.25,
): void {
  const [left, right] = [from + 0.12, to - 0.12];
  pen.shape(
    [
      [left, y + 0.08],
      [left + 0.42, y + 0.08],
      [left + 0.42, y - drop],
      [right - 0.42, y - drop],
      [right - 0.42, y + 0.08],
      [right, y + 0.08],
      [right, y + 0.08 + thickness - drop],
      [left, y + 0.08 + thickness - drop],
    ],
    'sand',
  );
}

/** A hanger wire from a tee up to `top`, with its three turns over the tee. */
export function hangerWire(pen: Pen, x: number, y: number, top: number): void {
  pen.path(uv(x - 0.1, y + 1.1, x + 0.12, y + 1.25, x, y + 1.9, x, top), 'edge');
  for (const turn of [2.1, 2.3, 2.5]) {
    pen.path(uv(x - 0.12, y + turn, x + 0.12, y + turn + 0.1), 'edge');
  }
  for (const turn of [0.4, 0.6, 0.8]) {
    pen.path(uv(x - 0.12, top - turn, x + 0.12, top - turn - 0.1), 'edge');
  }
}

/**
 * Concrete on steel deck whose ribs run parallel to the section: a flat underside, broken off at both ends.
 */
export function slabOnDeck(pen: Pen, from: number, to: number, y: number, thickness: number): void {
  pen.hatch(uv(from, y, to, y, to, y + thickness, from, y + thickness), 'concrete');
  pen.path(uv(from, y, to, y));
  pen.path(uv(from, y + 0.12, to, y + 0.12), 'edge');
  pen.path(uv(from, y + thickness, to, y + thickness));
}
