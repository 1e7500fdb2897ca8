import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { breakLine, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
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

/** How far the face of a lay-in panel is below the flange of its tees. */
const drop = 0.25;

/** The edge of a lay-in panel on the right of a tee at `x`, from its face up: stepped, to lie on the flange. */
function steppedEdge(x: number, thickness: number): XY[] {
  const top = 0.08 + thickness - drop;
  return uv(x + 0.54, -drop, x + 0.54, 0.08, x + 0.12, 0.08, x + 0.12, top);
}

/** A lay-in panel with stepped edges between two tees that stand at `from` and `to`. */
export function layInPanel(pen: Pen, from: number, to: number, thickness: number): void {
  const right = steppedEdge(0, thickness).map(([u, v]): XY => [to - u, v]);
  pen.shape([...steppedEdge(from, thickness), ...right.reverse()], 'sand');
}

/** The part of a lay-in panel from a tee at `x` to the break line at `cut`, where it just goes on. */
export function panelToBreak(pen: Pen, x: number, cut: number, thickness: number): void {
  const toward = Math.sign(cut - x);
  const edge = steppedEdge(0, thickness).map(([u, v]): XY => [x + toward * u, v]);
  const top = 0.08 + thickness - drop;
  pen.hatch([...edge, [cut, top], [cut, -drop]], 'sand');
  pen.path([[cut, -drop], ...edge, [cut, top]]);
  breakLine(pen, [cut, -drop], [cut, top]);
}

/** An angle pinned to the deck at `top`, with an eye for the wire at `x`. */
export function eyeAngle(pen: Pen, x: number, top: number): void {
  pen.path(uv(x - 0.05, top - 1.2, x - 0.05, top - 0.06, x + 1.1, top - 0.06));
  screw(pen, [x + 0.6, top - 0.1], 90, 1.3, 0.14);
  pen.circle([x, top - 0.9], 0.16, 'edge');
}

/** A wire that goes on from `top` to the structure beyond the drawing. */
export function cutWire(pen: Pen, x: number, top: number): void {
  const half = 0.05 * pen.scale;
  breakLine(pen, [x - half, top], [x + half, top]);
}

/** A hanger wire from a tee up to the eye of an angle at `top`, or cut off there, with three turns at each end. */
export function hangerWire(pen: Pen, x: number, y: number, top: number, isCut = false): void {
  pen.path(uv(x - 0.1, y + 1.1, x + 0.12, y + 1.25, x, y + 1.9, x, top), 'edge');
  const turns = [y + 2.1, y + 2.3, y + 2.5, ...(isCut ? [] : [top - 0.9, top - 0.7, top - 0.5])];
  for (const turn of turns) pen.path(uv(x - 0.12, turn, x + 0.12, turn + 0.1), 'edge');
  if (isCut) cutWire(pen, x, top);
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
