import { doorHardware } from '#src/reference-api/trade/profiles/division-08-door-hardware.ts';
import { glazing } from '#src/reference-api/trade/profiles/division-08-glazing.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08HardwareGlass: readonly SectionProfile[] = [doorHardware, glazing];
