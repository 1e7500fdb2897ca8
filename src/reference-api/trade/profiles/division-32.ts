import { division32Paving } from '#src/reference-api/trade/profiles/division-32-paving.ts';
import { division32FencesAndFurnishings } from '#src/reference-api/trade/profiles/division-32-fences-and-furnishings.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Exterior improvements. */
export const division32: readonly SectionProfile[] = [...division32Paving, ...division32FencesAndFurnishings];
