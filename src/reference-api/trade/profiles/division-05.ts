import { structuralSteel } from '#src/reference-api/trade/profiles/division-05-structural-steel.ts';
import { coldFormedFraming } from '#src/reference-api/trade/profiles/division-05-cold-formed.ts';
import { pipeRailings } from '#src/reference-api/trade/profiles/division-05-pipe-railings.ts';
import { decorativeMetal } from '#src/reference-api/trade/profiles/division-05-decorative.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division05: readonly SectionProfile[] = [
  structuralSteel,
  coldFormedFraming,
  pipeRailings,
  decorativeMetal,
];
