import { stoneCountertops } from '#src/reference-api/trade/profiles/division-12-countertops.ts';
import { entranceMats } from '#src/reference-api/trade/profiles/division-12-entrance-mats.ts';
import { publicFurnishings } from '#src/reference-api/trade/profiles/division-12-public-furnishings.ts';
import { rollerShades } from '#src/reference-api/trade/profiles/division-12-roller-shades.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Furnishings. */
export const division12: readonly SectionProfile[] = [
  rollerShades,
  stoneCountertops,
  entranceMats,
  publicFurnishings,
];
