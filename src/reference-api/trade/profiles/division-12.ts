import { division12a } from '#src/reference-api/trade/profiles/division-12a.ts';
import { division12b } from '#src/reference-api/trade/profiles/division-12b.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Furnishings. */
export const division12: readonly SectionProfile[] = [...division12a, ...division12b];
