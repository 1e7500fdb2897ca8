import { siteFurnishings } from '#src/reference-api/trade/profiles/division-32-site-furnishings.ts';
import { fencesAndGates } from '#src/reference-api/trade/profiles/division-32-fences.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division32FencesAndFurnishings: readonly SectionProfile[] = [fencesAndGates, siteFurnishings];
