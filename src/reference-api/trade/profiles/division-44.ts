import { noiseControl } from '#src/reference-api/trade/profiles/division-44-noise-control.ts';
import { dustCollectors } from '#src/reference-api/trade/profiles/division-44-dust-collectors.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Pollution and waste control equipment. */
export const division44: readonly SectionProfile[] = [dustCollectors, noiseControl];
