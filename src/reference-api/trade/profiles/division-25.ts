import { controlInstruments } from '#src/reference-api/trade/profiles/division-25-control-instruments.ts';
import { localControllers } from '#src/reference-api/trade/profiles/division-25-local-controllers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Integrated automation. */
export const division25: readonly SectionProfile[] = [localControllers, controlInstruments];
