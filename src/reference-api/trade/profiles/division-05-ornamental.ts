import { decorativeMetal } from '#src/reference-api/trade/profiles/division-05-decorative.ts';
import { pipeRailings } from '#src/reference-api/trade/profiles/division-05-pipe-railings.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division05Ornamental: readonly SectionProfile[] = [pipeRailings, decorativeMetal];
