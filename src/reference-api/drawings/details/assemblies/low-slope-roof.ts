import { ribbedDeck } from '#src/reference-api/drawings/details/assemblies/decks-walls-and-slabs.ts';
import type { Pen } from '#src/reference-api/drawings/drafting/pen.ts';
import { buildUp } from '#src/reference-api/drawings/drafting/symbols.ts';
import { uv } from '#src/reference-api/drawings/geometry/vector.ts';

export interface LowSlopeRoof {
  insulation: number;
  deck: number;
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
  { insulation, deck }: LowSlopeRoof,
): number {
  ribbedDeck(pen, x, 0, length, deck);
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
