import { metalWallPanels } from '#src/reference-api/trade/profiles/division-07-metal-wall-panels.ts';
import { metalRoofPanels } from '#src/reference-api/trade/profiles/division-07-metal-roof-panels.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07MetalPanels: readonly SectionProfile[] = [metalRoofPanels, metalWallPanels];
