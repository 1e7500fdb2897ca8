import { airHandlers } from '#src/reference-api/trade/profiles/division-23-air-handlers.ts';
import { airOutlets } from '#src/reference-api/trade/profiles/division-23-air-outlets.ts';
import { airTerminals } from '#src/reference-api/trade/profiles/division-23-air-terminals.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Heating, ventilating and air conditioning. */
export const division23: readonly SectionProfile[] = [airTerminals, airOutlets, airHandlers];
