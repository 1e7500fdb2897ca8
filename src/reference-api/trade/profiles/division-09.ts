import { division09a } from '#src/reference-api/trade/profiles/division-09a.ts';
import { division09b } from '#src/reference-api/trade/profiles/division-09b.ts';
import { division09c } from '#src/reference-api/trade/profiles/division-09c.ts';
import { division09d } from '#src/reference-api/trade/profiles/division-09d.ts';
import { division09e } from '#src/reference-api/trade/profiles/division-09e.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Finishes. */
export const division09: readonly SectionProfile[] = [
  ...division09a,
  ...division09b,
  ...division09c,
  ...division09d,
  ...division09e,
];
