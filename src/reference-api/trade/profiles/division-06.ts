import { sheathing } from '#src/reference-api/trade/profiles/division-06-sheathing.ts';
import { frpPaneling } from '#src/reference-api/trade/profiles/division-06-frp.ts';
import { woodCasework } from '#src/reference-api/trade/profiles/division-06-wood-casework.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division06: readonly SectionProfile[] = [sheathing, frpPaneling, woodCasework];
