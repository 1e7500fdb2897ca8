import { heatExchangers } from '#src/reference-api/trade/profiles/division-42-heat-exchangers.ts';
import { processBoilers } from '#src/reference-api/trade/profiles/division-42-process-boilers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Process heating, cooling and drying equipment. */
export const division42: readonly SectionProfile[] = [processBoilers, heatExchangers];
