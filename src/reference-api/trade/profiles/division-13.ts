import { swimmingPools } from '#src/reference-api/trade/profiles/division-13-swimming-pools.ts';
import { metalBuildings } from '#src/reference-api/trade/profiles/division-13-metal-buildings.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Special construction. */
export const division13: readonly SectionProfile[] = [swimmingPools, metalBuildings];
