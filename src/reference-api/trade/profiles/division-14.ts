import { wheelchairLifts } from '#src/reference-api/trade/profiles/division-14-wheelchair-lifts.ts';
import { hydraulicElevators } from '#src/reference-api/trade/profiles/division-14-hydraulic-elevators.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Conveying equipment. */
export const division14: readonly SectionProfile[] = [hydraulicElevators, wheelchairLifts];
