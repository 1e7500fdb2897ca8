import { plasticsMachinery } from '#src/reference-api/trade/profiles/division-45-plastics-machinery.ts';
import { foodEquipment } from '#src/reference-api/trade/profiles/division-45-food-equipment.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Industry-specific manufacturing equipment. */
export const division45: readonly SectionProfile[] = [foodEquipment, plasticsMachinery];
