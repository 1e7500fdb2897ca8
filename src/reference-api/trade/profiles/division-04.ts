import { unitMasonry } from '#src/reference-api/trade/profiles/division-04-concrete-masonry.ts';
import { brickMasonry } from '#src/reference-api/trade/profiles/division-04-brick.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

export const division04: readonly SectionProfile[] = [brickMasonry, unitMasonry];
