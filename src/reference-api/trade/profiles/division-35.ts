import { marineFenders } from '#src/reference-api/trade/profiles/division-35-marine-fenders.ts';
import { floatingPiers } from '#src/reference-api/trade/profiles/division-35-floating-piers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Waterway and marine construction. */
export const division35: readonly SectionProfile[] = [floatingPiers, marineFenders];
