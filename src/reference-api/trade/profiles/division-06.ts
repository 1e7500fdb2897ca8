import { division06Panels } from '#src/reference-api/trade/profiles/division-06-panels.ts';
import { division06Casework } from '#src/reference-api/trade/profiles/division-06-casework.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division06: readonly SectionProfile[] = [...division06Panels, ...division06Casework];
