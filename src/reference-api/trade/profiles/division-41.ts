import { cranes } from '#src/reference-api/trade/profiles/division-41-cranes.ts';
import { conveyors } from '#src/reference-api/trade/profiles/division-41-conveyors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Material processing and handling equipment. */
export const division41: readonly SectionProfile[] = [conveyors, cranes];
