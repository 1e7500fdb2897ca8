import { louvers } from '#src/reference-api/trade/profiles/division-08-wall-louvers.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division08Louvers: readonly SectionProfile[] = [louvers];
