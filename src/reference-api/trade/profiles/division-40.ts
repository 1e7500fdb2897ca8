import { processValves } from '#src/reference-api/trade/profiles/division-40-process-valves.ts';
import { flowMeters } from '#src/reference-api/trade/profiles/division-40-flow-meters.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Process interconnections. */
export const division40: readonly SectionProfile[] = [processValves, flowMeters];
