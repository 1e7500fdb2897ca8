import { finishSystems } from '#src/reference-api/trade/profiles/division-07-finish-systems.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division07Eifs: readonly SectionProfile[] = [finishSystems];
