import { processPumps } from '#src/reference-api/trade/profiles/division-43-process-pumps.ts';
import { gasAndLiquidStorage } from '#src/reference-api/trade/profiles/division-43-storage.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Process gas and liquid handling, purification and storage equipment. */
export const division43: readonly SectionProfile[] = [processPumps, gasAndLiquidStorage];
