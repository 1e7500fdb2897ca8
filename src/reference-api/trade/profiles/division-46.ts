import { ultravioletEquipment } from '#src/reference-api/trade/profiles/division-46-ultraviolet-equipment.ts';
import { chemicalFeed } from '#src/reference-api/trade/profiles/division-46-chemical-feed.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Water and wastewater equipment. */
export const division46: readonly SectionProfile[] = [chemicalFeed, ultravioletEquipment];
