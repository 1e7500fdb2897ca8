import { unitSkylights } from '#src/reference-api/trade/profiles/division-08-unit-skylights.ts';
import { aluminumWindows } from '#src/reference-api/trade/profiles/division-08-aluminum-windows.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08Windows: readonly SectionProfile[] = [aluminumWindows, unitSkylights];
