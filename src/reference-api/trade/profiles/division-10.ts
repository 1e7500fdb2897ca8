import { division10a } from '#src/reference-api/trade/profiles/division-10a.ts';
import { division10b } from '#src/reference-api/trade/profiles/division-10b.ts';
import { division10c } from '#src/reference-api/trade/profiles/division-10c.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Specialties. */
export const division10: readonly SectionProfile[] = [...division10a, ...division10b, ...division10c];
