import { porousPaving } from '#src/reference-api/trade/profiles/division-32-porous-paving.ts';
import { unitPaving } from '#src/reference-api/trade/profiles/division-32-unit-paving.ts';
import { fencesAndGates } from '#src/reference-api/trade/profiles/division-32-fences.ts';
import { siteFurnishings } from '#src/reference-api/trade/profiles/division-32-site-furnishings.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Exterior improvements. */
export const division32: readonly SectionProfile[] = [
  porousPaving,
  unitPaving,
  fencesAndGates,
  siteFurnishings,
];
