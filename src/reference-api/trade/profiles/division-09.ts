import { division09Gypsum } from '#src/reference-api/trade/profiles/division-09-gypsum.ts';
import { division09HardFloors } from '#src/reference-api/trade/profiles/division-09-hard-floors.ts';
import { division09Acoustics } from '#src/reference-api/trade/profiles/division-09-acoustics.ts';
import { division09SoftFloors } from '#src/reference-api/trade/profiles/division-09-soft-floors.ts';
import { division09Painting } from '#src/reference-api/trade/profiles/division-09-painting.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Finishes. */
export const division09: readonly SectionProfile[] = [
  ...division09Gypsum,
  ...division09HardFloors,
  ...division09Acoustics,
  ...division09SoftFloors,
  ...division09Painting,
];
