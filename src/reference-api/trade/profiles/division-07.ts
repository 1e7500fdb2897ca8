import { division07Waterproofing } from '#src/reference-api/trade/profiles/division-07-waterproofing.ts';
import { division07Eifs } from '#src/reference-api/trade/profiles/division-07-eifs.ts';
import { division07WallBarriers } from '#src/reference-api/trade/profiles/division-07-wall-barriers.ts';
import { division07MetalPanels } from '#src/reference-api/trade/profiles/division-07-metal-panels.ts';
import { division07Cladding } from '#src/reference-api/trade/profiles/division-07-cladding.ts';
import { division07BuiltMembranes } from '#src/reference-api/trade/profiles/division-07-built-membranes.ts';
import { division07SinglePly } from '#src/reference-api/trade/profiles/division-07-single-ply.ts';
import { division07RoofAccessories } from '#src/reference-api/trade/profiles/division-07-roof-accessories.ts';
import { division07FireProtection } from '#src/reference-api/trade/profiles/division-07-fire-protection.ts';
import { division07Joints } from '#src/reference-api/trade/profiles/division-07-joints.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07: readonly SectionProfile[] = [
  ...division07Waterproofing,
  ...division07Eifs,
  ...division07WallBarriers,
  ...division07MetalPanels,
  ...division07Cladding,
  ...division07BuiltMembranes,
  ...division07SinglePly,
  ...division07RoofAccessories,
  ...division07FireProtection,
  ...division07Joints,
];
