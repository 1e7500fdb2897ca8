import { curtainWalls } from '#src/reference-api/trade/profiles/division-08-curtain-walls.ts';
import { storefronts } from '#src/reference-api/trade/profiles/division-08-storefronts.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08Framing: readonly SectionProfile[] = [storefronts, curtainWalls];
