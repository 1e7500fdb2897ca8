import { vehicleBarriers } from '#src/reference-api/trade/profiles/division-34-vehicle-barriers.ts';
import { trackRails } from '#src/reference-api/trade/profiles/division-34-track-rails.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Transportation. */
export const division34: readonly SectionProfile[] = [trackRails, vehicleBarriers];
