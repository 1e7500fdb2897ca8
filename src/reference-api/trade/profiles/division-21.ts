import { firePumps } from '#src/reference-api/trade/profiles/division-21-fire-pumps.ts';
import { wetPipeSprinklers } from '#src/reference-api/trade/profiles/division-21-sprinklers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Fire suppression. */
export const division21: readonly SectionProfile[] = [wetPipeSprinklers, firePumps];
