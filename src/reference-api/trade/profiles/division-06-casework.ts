import { woodCasework } from '#src/reference-api/trade/profiles/division-06-wood-casework.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division06Casework: readonly SectionProfile[] = [woodCasework];
