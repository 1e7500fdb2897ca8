import { createRandom } from '#src/reference-api/world/random.ts';
import { attributesOf } from '#src/reference-api/seed/attribute-values.ts';
import { profileOfKind } from '#src/reference-api/trade/product-kind.ts';
import { profileOf } from '#src/reference-api/seed/profiles.ts';
import type { SectionRecord } from '#src/reference-api/specifications/fill-master.ts';

/** A manufacturer's record to fill a master of that section with. */
export function recordFor(number: string): SectionRecord {
  const profile = profileOf(number);
  return {
    manufacturer: 'Sample Works',
    product: {
      id: 7,
      tradename: profile?.tradeNames[0] ?? 'Sample',
      model: 'SW-110',
      noun: profile?.nouns[0] ?? 'Sample product',
      attributes:
        profile === null
          ? []
          : attributesOf(profileOfKind(profile, profile.nouns[0] ?? ''), createRandom(1, number)),
    },
  };
}
