import { only } from '#src/reference-api/drawings/products/parts.ts';
import type { Sketches } from '#src/reference-api/drawings/products/sketch.ts';
import { stud } from '#src/reference-api/drawings/products/kinds/framing.ts';
import { storefront, curtainWall } from '#src/reference-api/drawings/products/kinds/glazed-walls.ts';
import { board, batt } from '#src/reference-api/drawings/products/kinds/insulation.ts';
import { cartridge } from '#src/reference-api/drawings/products/kinds/packages.ts';
import { railing } from '#src/reference-api/drawings/products/kinds/railings.ts';
import { insulatedPanel } from '#src/reference-api/drawings/products/kinds/wall-panels.ts';

/** The drawings that more than one kind goes back to. */
export const firstSketches: Sketches = {
  'insulated-panel': insulatedPanel,
  board,
  batt,
  cartridge,
  stud,
  storefront,
  'curtain-wall': curtainWall,
  railing: only(railing, 'cables'),
};
