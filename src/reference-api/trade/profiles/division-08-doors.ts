import { flushWoodDoors } from '#src/reference-api/trade/profiles/division-08-flush-wood-doors.ts';
import { hollowMetalDoors } from '#src/reference-api/trade/profiles/division-08-hollow-metal-doors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08Doors: readonly SectionProfile[] = [hollowMetalDoors, flushWoodDoors];
