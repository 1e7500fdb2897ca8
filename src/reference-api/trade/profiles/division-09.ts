import { panelCeilings } from '#src/reference-api/trade/profiles/division-09-ceilings.ts';
import { ceramicTiling } from '#src/reference-api/trade/profiles/division-09-ceramic-tile.ts';
import { gypsumBoard } from '#src/reference-api/trade/profiles/division-09-gypsum.ts';
import { interiorPainting } from '#src/reference-api/trade/profiles/division-09-interior-painting.ts';
import { metalFraming } from '#src/reference-api/trade/profiles/division-09-metal-framing.ts';
import { resilientTile } from '#src/reference-api/trade/profiles/division-09-resilient-tile.ts';
import { resinousFlooring } from '#src/reference-api/trade/profiles/division-09-resinous-flooring.ts';
import { soundPanels } from '#src/reference-api/trade/profiles/division-09-sound-panels.ts';
import { tileCarpeting } from '#src/reference-api/trade/profiles/division-09-tile-carpeting.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Finishes. */
export const division09: readonly SectionProfile[] = [
  metalFraming,
  gypsumBoard,
  ceramicTiling,
  panelCeilings,
  resilientTile,
  resinousFlooring,
  tileCarpeting,
  soundPanels,
  interiorPainting,
];
