import { castInPlace } from '#src/reference-api/trade/profiles/division-03-cast-in-place.ts';
import { precast } from '#src/reference-api/trade/profiles/division-03-precast.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Concrete. */
export const division03: readonly SectionProfile[] = [castInPlace, precast];
