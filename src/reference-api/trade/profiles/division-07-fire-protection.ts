import { appliedFireproofing } from '#src/reference-api/trade/profiles/division-07-applied-fireproofing.ts';
import { penetrationFirestopping } from '#src/reference-api/trade/profiles/division-07-penetration-firestopping.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07FireProtection: readonly SectionProfile[] = [
  appliedFireproofing,
  penetrationFirestopping,
];
