import { coldFormedFraming } from '#src/reference-api/trade/profiles/division-05-cold-formed.ts';
import { structuralSteel } from '#src/reference-api/trade/profiles/division-05-structural-steel.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division05Framing: readonly SectionProfile[] = [structuralSteel, coldFormedFraming];
