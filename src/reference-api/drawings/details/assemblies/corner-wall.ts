import { studPlan } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import type { HatchPattern } from '#src/reference-api/drawings/geometry/drawing.ts';
import type { Pen, Weight } from '#src/reference-api/drawings/drafting/pen.ts';
import { breakLine } from '#src/reference-api/drawings/drafting/symbols.ts';
import { type XY, offsetPath, rectangle, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export interface CornerSizes {
  stud: number;
  insulation: number;
  panel: number;
  /** Length of each leg from the corner of the sheathing. */
  leg: number;
}

const board = 0.625;

/**
 * Plan of two framed walls that meet at the origin, with the outer faces of their sheathing along the x and y
 * axes. Outside corner: the building is at positive x and y. Inside corner: the exterior is. Returns the
 * distance from the sheathing to the outer face of the panels.
 */
export function cornerWall(pen: Pen, corner: 'inside' | 'outside', sizes: CornerSizes): number {
  const { stud, insulation, panel, leg } = sizes;
  // Traced so that the exterior is always on the left.
  const face: readonly XY[] = corner === 'outside' ? uv(leg, 0, 0, 0, 0, leg) : uv(0, leg, 0, 0, leg, 0);
  const layer = (from: number, to: number, pattern: HatchPattern | null, weight: Weight = 'cut') => {
    pen.shape([...offsetPath(face, from), ...offsetPath(face, to).reverse()], pattern, weight);
  };
  layer(-board, 0, 'gypsum');
  layer(0, 0.12, 'membrane', 'fine');
  layer(0.12, 0.12 + insulation, 'rigid-insulation');
  layer(-board - stud - board, -board - stud, 'gypsum');
  const outer = 0.12 + insulation + panel;
  const sign = corner === 'outside' ? 1 : -1;
  const near = sign * board;
  const deep = sign * (board + stud);
  const from = corner === 'outside' ? deep : near;
  // Batts along each leg, and the framed square in the corner.
  pen.hatch(rectangle(from, Math.min(near, deep), leg - from, stud), 'batt-insulation');
  pen.hatch(
    [
      [Math.min(near, deep), from],
      [Math.min(near, deep), leg],
      [Math.max(near, deep), leg],
      [Math.max(near, deep), from],
    ],
    'batt-insulation',
  );
  pen.rect(Math.min(near, deep), Math.min(near, deep), stud, stud, 'batt-insulation', 'fine');
  const low = Math.min(near, deep);
  studPlan(pen, low + 0.1, low, stud);
  studPlan(pen, Math.max(near, deep) + 0.1, low, stud);
  studPlan(pen.at([0, 0], -90, true), Math.max(near, deep) + 0.1, low, stud);
  const inner = -(board + stud + board);
  const [first, second] = [offsetPath(face, outer), offsetPath(face, inner)];
  for (const end of [0, 2]) {
    const [a, b] = [first[end], second[end]];
    if (a && b) breakLine(pen, a, b);
  }
  return outer;
}
