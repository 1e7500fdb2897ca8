import { fireCabinets } from '#src/reference-api/trade/profiles/division-10-fire-cabinets.ts';
import { metalLockers } from '#src/reference-api/trade/profiles/division-10-lockers.ts';
import { signage } from '#src/reference-api/trade/profiles/division-10-signs.ts';
import { toiletAccessories } from '#src/reference-api/trade/profiles/division-10-toilet-accessories.ts';
import { toiletCompartments } from '#src/reference-api/trade/profiles/division-10-toilet-compartments.ts';
import { wallProtection } from '#src/reference-api/trade/profiles/division-10-wall-protection.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Specialties. */
export const division10: readonly SectionProfile[] = [
  signage,
  toiletCompartments,
  wallProtection,
  toiletAccessories,
  fireCabinets,
  metalLockers,
];
