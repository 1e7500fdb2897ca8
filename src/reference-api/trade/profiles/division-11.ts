import { dockEquipment } from '#src/reference-api/trade/profiles/division-11-dock-equipment.ts';
import { laboratoryEquipment } from '#src/reference-api/trade/profiles/division-11-laboratory.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Equipment. */
export const division11: readonly SectionProfile[] = [dockEquipment, laboratoryEquipment];
