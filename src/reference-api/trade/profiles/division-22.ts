import { plumbingFixtures } from '#src/reference-api/trade/profiles/division-22-plumbing-fixtures.ts';
import { waterHeaters } from '#src/reference-api/trade/profiles/division-22-water-heaters.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Plumbing. */
export const division22: readonly SectionProfile[] = [waterHeaters, plumbingFixtures];
