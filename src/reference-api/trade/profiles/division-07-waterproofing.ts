import { sheetWaterproofing } from '#src/reference-api/trade/profiles/division-07-sheet-waterproofing.ts';
import { boardInsulation } from '#src/reference-api/trade/profiles/division-07-board-insulation.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07Waterproofing: readonly SectionProfile[] = [sheetWaterproofing, boardInsulation];
