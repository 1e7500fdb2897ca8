import { division05Framing } from '#src/reference-api/trade/profiles/division-05-framing.ts';
import { division05Ornamental } from '#src/reference-api/trade/profiles/division-05-ornamental.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division05: readonly SectionProfile[] = [...division05Framing, ...division05Ornamental];
