import { division00 } from '#src/reference-api/trade/profiles/division-00.ts';
import { division01 } from '#src/reference-api/trade/profiles/division-01.ts';
import { division02 } from '#src/reference-api/trade/profiles/division-02.ts';
import { division03 } from '#src/reference-api/trade/profiles/division-03.ts';
import { division04 } from '#src/reference-api/trade/profiles/division-04.ts';
import { division05 } from '#src/reference-api/trade/profiles/division-05.ts';
import { division06 } from '#src/reference-api/trade/profiles/division-06.ts';
import { division07 } from '#src/reference-api/trade/profiles/division-07.ts';
import { division08 } from '#src/reference-api/trade/profiles/division-08.ts';
import { division09 } from '#src/reference-api/trade/profiles/division-09.ts';
import { division10 } from '#src/reference-api/trade/profiles/division-10.ts';
import { division11 } from '#src/reference-api/trade/profiles/division-11.ts';
import { division12 } from '#src/reference-api/trade/profiles/division-12.ts';
import { division13 } from '#src/reference-api/trade/profiles/division-13.ts';
import { division14 } from '#src/reference-api/trade/profiles/division-14.ts';
import { division21 } from '#src/reference-api/trade/profiles/division-21.ts';
import { division22 } from '#src/reference-api/trade/profiles/division-22.ts';
import { division23 } from '#src/reference-api/trade/profiles/division-23.ts';
import { division25 } from '#src/reference-api/trade/profiles/division-25.ts';
import { division26 } from '#src/reference-api/trade/profiles/division-26.ts';
import { division27 } from '#src/reference-api/trade/profiles/division-27.ts';
import { division28 } from '#src/reference-api/trade/profiles/division-28.ts';
import { division31 } from '#src/reference-api/trade/profiles/division-31.ts';
import { division32 } from '#src/reference-api/trade/profiles/division-32.ts';
import { division33 } from '#src/reference-api/trade/profiles/division-33.ts';
import { division34 } from '#src/reference-api/trade/profiles/division-34.ts';
import { division35 } from '#src/reference-api/trade/profiles/division-35.ts';
import { division40 } from '#src/reference-api/trade/profiles/division-40.ts';
import { division41 } from '#src/reference-api/trade/profiles/division-41.ts';
import { division42 } from '#src/reference-api/trade/profiles/division-42.ts';
import { division43 } from '#src/reference-api/trade/profiles/division-43.ts';
import { division44 } from '#src/reference-api/trade/profiles/division-44.ts';
import { division45 } from '#src/reference-api/trade/profiles/division-45.ts';
import { division46 } from '#src/reference-api/trade/profiles/division-46.ts';
import { division48 } from '#src/reference-api/trade/profiles/division-48.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

const gathered: readonly SectionProfile[] = [
  ...division00,
  ...division01,
  ...division02,
  ...division03,
  ...division04,
  ...division05,
  ...division06,
  ...division07,
  ...division08,
  ...division09,
  ...division10,
  ...division11,
  ...division12,
  ...division13,
  ...division14,
  ...division21,
  ...division22,
  ...division23,
  ...division25,
  ...division26,
  ...division27,
  ...division28,
  ...division31,
  ...division32,
  ...division33,
  ...division34,
  ...division35,
  ...division40,
  ...division41,
  ...division42,
  ...division43,
  ...division44,
  ...division45,
  ...division46,
  ...division48,
];

/** One profile for every listed section, in order of number. */
export const sectionProfiles: readonly SectionProfile[] = gathered.toSorted((one, other) =>
  one.number < other.number ? -1 : 1,
);
