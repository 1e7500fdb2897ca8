import { sbsRoofing } from '#src/reference-api/trade/profiles/division-07-sbs-roofing.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07BuiltMembranes: readonly SectionProfile[] = [sbsRoofing];
