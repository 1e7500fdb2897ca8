import { barriers } from '#src/reference-api/trade/profiles/division-01-barriers.ts';
import { projectSigns } from '#src/reference-api/trade/profiles/division-01-project-signs.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** General requirements. */
export const division01: readonly SectionProfile[] = [barriers, projectSigns];
