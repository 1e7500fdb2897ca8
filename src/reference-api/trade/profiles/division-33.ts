import { stormwaterStorage } from '#src/reference-api/trade/profiles/division-33-stormwater-storage.ts';
import { stormwaterConveyance } from '#src/reference-api/trade/profiles/division-33-conveyance.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Utilities. */
export const division33: readonly SectionProfile[] = [stormwaterConveyance, stormwaterStorage];
