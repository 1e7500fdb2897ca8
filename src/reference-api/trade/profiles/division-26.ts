import { exteriorLighting } from '#src/reference-api/trade/profiles/division-26-exterior-lighting.ts';
import { interiorLighting } from '#src/reference-api/trade/profiles/division-26-interior-lighting.ts';
import { panelboards } from '#src/reference-api/trade/profiles/division-26-panelboards.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Electrical. */
export const division26: readonly SectionProfile[] = [panelboards, interiorLighting, exteriorLighting];
