import { geosynthetics } from '#src/reference-api/trade/profiles/division-31-geosynthetics.ts';
import { erosionControls } from '#src/reference-api/trade/profiles/division-31-erosion-controls.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Earthwork. */
export const division31: readonly SectionProfile[] = [erosionControls, geosynthetics];
