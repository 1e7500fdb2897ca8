import { asbestosAbatement } from '#src/reference-api/trade/profiles/division-02-abatement.ts';
import { selectiveDemolition } from '#src/reference-api/trade/profiles/division-02-demolition.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Existing conditions. */
export const division02: readonly SectionProfile[] = [selectiveDemolition, asbestosAbatement];
