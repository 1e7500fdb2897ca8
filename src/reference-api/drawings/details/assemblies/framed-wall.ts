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

/**
 * A steel stud wall between two levels, with the outer face of its sheathing at x = 0 and the air barrier in
 * front of it. `end` tells which level has a plate.
 */
export function framedWall(pen: Pen, low: number, high: number, stud: number, end?: 'low' | 'high'): void {
  const [from, to] = [end === 'low' ? low + plate : low, end === 'high' ? high - plate : high];
  pen.as('air').rect(-barrier, low, barrier, high - low, 'membrane', 'fine');
  wallLayers(pen, 0, low, high, [{ thickness: sheathing, pattern: 'gypsum' }]);
  wallLayers(pen, sheathing, from, to, [{ thickness: stud, pattern: 'batt-insulation', weight: 'edge' }]);
  wallLayers(pen, sheathing + stud, low, high, [{ thickness: gypsum, pattern: 'gypsum' }]);
  if (end) blocking(pen, sheathing, end === 'low' ? low : high - plate, stud, plate);
}
