import { horizontalCabling } from '#src/reference-api/trade/profiles/division-27-cabling.ts';
import { racksAndCabinets } from '#src/reference-api/trade/profiles/division-27-racks.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Communications. */
export const division27: readonly SectionProfile[] = [racksAndCabinets, horizontalCabling];
