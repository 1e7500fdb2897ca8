import { porousPaving } from '#src/reference-api/trade/profiles/division-32-porous-paving.ts';
import { unitPaving } from '#src/reference-api/trade/profiles/division-32-unit-paving.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division32Paving: readonly SectionProfile[] = [porousPaving, unitPaving];
