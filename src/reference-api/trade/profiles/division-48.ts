import { windEquipment } from '#src/reference-api/trade/profiles/division-48-wind.ts';
import { solarEquipment } from '#src/reference-api/trade/profiles/division-48-solar.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Electrical power generation. */
export const division48: readonly SectionProfile[] = [solarEquipment, windEquipment];
