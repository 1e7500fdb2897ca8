import { automaticEntrances } from '#src/reference-api/trade/profiles/division-08-automatic-entrances.ts';
import { sectionalDoors } from '#src/reference-api/trade/profiles/division-08-sectional-doors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08WideDoors: readonly SectionProfile[] = [sectionalDoors, automaticEntrances];
