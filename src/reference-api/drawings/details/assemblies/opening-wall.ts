import {
  metalPanel,
  wallLayers,
} from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { blocking } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export interface OpeningWall {
  cladding: number;
  insulation: number;
  stud: number;
}

const sheathing = 0.5;
const gypsum = 0.625;
const barrier = 0.1;
/** Face of the board that returns into the opening, beyond its edge. */
export const boardReturn = -0.1 - gypsum;

/** Faces of the layers, measured inward from the outer face of the cladding. */
export function openingWallFaces({ cladding, insulation, stud }: OpeningWall) {
  // Flashings lie between the barrier and the insulation.
  const board = cladding + insulation + 2 * barrier;
  return {
    /** Outer face of the sheathing. */
    sheathing: board,
    /** Outer face of the studs. */
    stud: board + sheathing,
    /** Inner face of the studs. */
    lining: board + sheathing + stud,
    /** Inner face of the wall board. */
    inside: board + sheathing + stud + gypsum,
  };
}

type InnerFaces = Pick<ReturnType<typeof openingWallFaces>, 'lining' | 'inside'>;

/**
 * A framed wall beside a rough opening: x runs inward from the face of the cladding, y away from the edge of
 * the opening at y = 0. `gap` is the distance from that edge to the cladding, `lining` where the wall board inside
 * begins.
 */
export function openingWall(
  pen: Pen,
  wall: OpeningWall,
  height: number,
  gap: number,
  lining = boardReturn,
): void {
  const faces = openingWallFaces(wall);
  metalPanel(pen, 0, gap, wall.cladding, height - gap);
  wallLayers(pen, wall.cladding, gap, height, [{ thickness: wall.insulation, pattern: 'rigid-insulation' }]);
  pen.as('air').rect(faces.sheathing - barrier, 0, barrier, height, 'membrane', 'fine');
  wallLayers(pen, faces.sheathing, 0, height, [{ thickness: sheathing, pattern: 'gypsum' }]);
  blocking(pen, faces.stud, 0, wall.stud, 1.5);
  pen.path([
    [faces.stud + 0.06, 2.9],
    [faces.stud + 0.06, 1.58],
    [faces.lining - 0.06, 1.58],
    [faces.lining - 0.06, 2.9],
  ]);
  wallLayers(pen, faces.stud, 1.7, height, [
    { thickness: wall.stud, pattern: 'batt-insulation', weight: 'edge' },
    { thickness: gypsum, pattern: 'gypsum' },
  ]);
  pen.rect(faces.lining, lining, gypsum, 1.7 - lining, 'gypsum');
}

/** The board that returns into the opening from `from`, its face at `level`, with the bead on its corner. */
export function returnedBoard(
  pen: Pen,
  from: number,
  { lining, inside }: InnerFaces,
  level = boardReturn,
): void {
  pen.rect(from, level, lining - from, gypsum, 'gypsum');
  const nose = level - 0.06;
  pen.path(uv(inside - 1.1, nose, inside + 0.06, nose, inside + 0.06, nose + 1.1), 'edge');
}
