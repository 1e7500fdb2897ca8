import { jointCovers } from '#src/reference-api/trade/profiles/division-07-joint-covers.ts';
import { jointSealants } from '#src/reference-api/trade/profiles/division-07-joint-sealants.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07Joints: readonly SectionProfile[] = [jointSealants, jointCovers];
