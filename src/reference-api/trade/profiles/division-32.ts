import { division32a } from '#src/reference-api/trade/profiles/division-32a.ts';
import { division32b } from '#src/reference-api/trade/profiles/division-32b.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Exterior improvements. */
export const division32: readonly SectionProfile[] = [...division32a, ...division32b];
