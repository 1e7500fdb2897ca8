import { division08Doors } from '#src/reference-api/trade/profiles/division-08-doors.ts';
import { division08SpecialDoors } from '#src/reference-api/trade/profiles/division-08-special-doors.ts';
import { division08WideDoors } from '#src/reference-api/trade/profiles/division-08-wide-doors.ts';
import { division08Framing } from '#src/reference-api/trade/profiles/division-08-framing.ts';
import { division08Windows } from '#src/reference-api/trade/profiles/division-08-windows.ts';
import { division08HardwareGlass } from '#src/reference-api/trade/profiles/division-08-hardware-glass.ts';
import { division08Louvers } from '#src/reference-api/trade/profiles/division-08-louvers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08: readonly SectionProfile[] = [
  ...division08Doors,
  ...division08SpecialDoors,
  ...division08WideDoors,
  ...division08Framing,
  ...division08Windows,
  ...division08HardwareGlass,
  ...division08Louvers,
];
