import { weatherBarriers } from '#src/reference-api/trade/profiles/division-07-weather-barriers.ts';
import { airBarriers } from '#src/reference-api/trade/profiles/division-07-air-barriers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07WallBarriers: readonly SectionProfile[] = [weatherBarriers, airBarriers];
