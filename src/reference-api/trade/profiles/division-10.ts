import { division10SignsAndLockers } from '#src/reference-api/trade/profiles/division-10-signs-and-lockers.ts';
import { division10ToiletRooms } from '#src/reference-api/trade/profiles/division-10-toilet-rooms.ts';
import { division10Protection } from '#src/reference-api/trade/profiles/division-10-protection.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Specialties. */
export const division10: readonly SectionProfile[] = [
  ...division10SignsAndLockers,
  ...division10ToiletRooms,
  ...division10Protection,
];
