import { frpPaneling } from '#src/reference-api/trade/profiles/division-06-frp.ts';
import { sheathing } from '#src/reference-api/trade/profiles/division-06-sheathing.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division06Panels: readonly SectionProfile[] = [sheathing, frpPaneling];
