import { accessDoors } from '#src/reference-api/trade/profiles/division-08-access-doors.ts';
import { coilingDoors } from '#src/reference-api/trade/profiles/division-08-coiling-doors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08SpecialDoors: readonly SectionProfile[] = [accessDoors, coilingDoors];
