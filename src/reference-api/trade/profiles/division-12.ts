import { division12WindowsAndCounters } from '#src/reference-api/trade/profiles/division-12-windows-and-counters.ts';
import { division12PublicSpaces } from '#src/reference-api/trade/profiles/division-12-public-spaces.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Furnishings. */
export const division12: readonly SectionProfile[] = [
  ...division12WindowsAndCounters,
  ...division12PublicSpaces,
];
