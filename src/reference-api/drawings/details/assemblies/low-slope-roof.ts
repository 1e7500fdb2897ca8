import { ribbedDeck } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { buildUp, screw } from '#src/reference-api/drawings/drafting/symbols.ts';
import { type XY, uv } from '#src/reference-api/drawings/geometry/vector.ts';

export interface LowSlopeRoof {
  insulation: number;
  deck: number;
  /** Where fasteners are driven, so a top flange of the deck lies there. */
  fastened: number;
  /** Where the deck ends; where its insulation does, if left out. */
  deckTo?: number;
}

const coverBoard = 0.5;

/**
 * Steel deck, two layers of insulation with staggered joints, and a cover board from x to x + length; y = 0
 * is the top of the deck. Returns the level under the membrane.
 */
export function lowSlopeRoof(
  pen: Pen,
  x: number,
  length: number,
  { insulation, deck, fastened, deckTo = x + length }: LowSlopeRoof,
): number {
  ribbedDeck(pen, x, 0, deckTo - x, deck, fastened);
  roofBoards(pen, x, length, insulation);
  return insulation + coverBoard;
}

/** Insulation and cover board only, for roofs whose deck is drawn separately. */
function roofBoards(pen: Pen, x: number, length: number, insulation: number): void {
  buildUp(pen, x, 0, length, [
    { thickness: insulation / 2, pattern: 'rigid-insulation' },
    { thickness: insulation / 2, pattern: 'rigid-insulation' },
    { thickness: coverBoard, pattern: 'gypsum' },
  ]);
  const [lower, upper] = [x + length * 0.3, x + length * 0.55];
  pen.path(uv(lower, 0, lower, insulation / 2), 'edge');
  pen.path(uv(upper, insulation / 2, upper, insulation), 'edge');
}

/** The top of a roof's field sheet above what it lies on. */
export const fieldSheet = 0.16;

/** Plate and screw that hold the field sheet to the deck at a change of plane; `y` is the top of the sheet. */
export function securement(pen: Pen, x: number, y: number): void {
  pen.rect(x - 1, y, 2, 0.1, 'steel', 'fine');
  screw(pen, [x, y + 0.16], 270, y + 1, 0.14);
}

/** The way of a flashing that covers such a plate, from left to right; `y` is the top of the sheet. */
export const overSecurement = (x: number, y: number): XY[] =>
  uv(x - 1.5, y, x - 1.2, y + 0.3, x + 1.2, y + 0.3, x + 1.5, y);
