import { epdmRoofing } from '#src/reference-api/trade/profiles/division-07-epdm-roofing.ts';
import { tpoRoofing } from '#src/reference-api/trade/profiles/division-07-tpo-roofing.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07SinglePly: readonly SectionProfile[] = [epdmRoofing, tpoRoofing];
