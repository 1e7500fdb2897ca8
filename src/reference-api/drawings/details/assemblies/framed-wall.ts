import { wallLayers } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { blocking } from '#src/reference-api/drawings/drafting/symbols.ts';

const sheathing = 0.5;
const gypsum = 0.625;
const barrier = 0.1;
const plate = 1.5;

/** Faces of the layers of a framed wall, measured inward from the outer face of its sheathing. */
export function framedWallFaces(stud: number) {
  return { stud: sheathing, lining: sheathing + stud, inside: sheathing + stud + gypsum };
}

interface FramedWallEnd {
  /** The level that has a plate. */
  end?: 'low' | 'high';
  /** Depth of a double wood header, insulated, with a plate above and below it. */
  header?: number;
  /** Plates above the header. */
  plates?: number;
  /** Where the barrier begins, if another layer is in its place below. */
  barrierFrom?: number;
  /** Where the wall board inside begins, if it goes on down to a return. */
  liningFrom?: number;
}

/**
 * A framed wall between two levels, with the outer face of its sheathing at x = 0 and the air barrier in
 * front of it.
 */
export function framedWall(
  pen: Pen,
  low: number,
  high: number,
  stud: number,
  { end, header = 0, plates = 1, barrierFrom = low, liningFrom = low }: FramedWallEnd = {},
): void {
  const over = header > 0 ? header + plates * plate : 0;
  const [from, to] = [end === 'low' ? low + plate + over : low, end === 'high' ? high - plate : high];
  pen.as('air').rect(-barrier, barrierFrom, barrier, high - barrierFrom, 'membrane', 'fine');
  wallLayers(pen, 0, low, high, [{ thickness: sheathing, pattern: 'gypsum' }]);
  wallLayers(pen, sheathing, from, to, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
  wallLayers(pen, sheathing + stud, liningFrom, high, [{ thickness: gypsum, pattern: 'gypsum' }]);
  if (end) blocking(pen, sheathing, end === 'low' ? low : high - plate, stud, plate);
  if (header === 0) return;
  for (const ply of [0, plate]) blocking(pen, sheathing + ply, low + plate, plate, header);
  pen.rect(sheathing + 2 * plate, low + plate, stud - 2 * plate, header, 'rigid-insulation');
  for (let over = 1; over <= plates; over++) blocking(pen, sheathing, from - over * plate, stud, plate);
}
