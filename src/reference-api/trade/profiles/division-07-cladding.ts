import { compositePanels } from '#src/reference-api/trade/profiles/division-07-composite-panels.ts';
import { fiberCementSiding } from '#src/reference-api/trade/profiles/division-07-fiber-cement-siding.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07Cladding: readonly SectionProfile[] = [compositePanels, fiberCementSiding];
