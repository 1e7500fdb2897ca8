import { division09Acoustics } from '#src/reference-api/trade/profiles/division-09-acoustics.ts';
import { gypsumBoard } from '#src/reference-api/trade/profiles/division-09-gypsum.ts';
import { division09HardFloors } from '#src/reference-api/trade/profiles/division-09-hard-floors.ts';
import { metalFraming } from '#src/reference-api/trade/profiles/division-09-metal-framing.ts';
import { division09Painting } from '#src/reference-api/trade/profiles/division-09-painting.ts';
import { division09SoftFloors } from '#src/reference-api/trade/profiles/division-09-soft-floors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Finishes. */
export const division09: readonly SectionProfile[] = [
  metalFraming,
  gypsumBoard,
  ...division09HardFloors,
  ...division09Acoustics,
  ...division09SoftFloors,
  ...division09Painting,
];
