import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';
import { footprints } from '#src/reference-api/trade/tables/footprints.ts';

const narrowed = new WeakMap<SectionProfile, Map<string, KindProfile>>();

/** The profile of one kind of product in a section, by its noun. */
export function profileOfKind(profile: SectionProfile, noun: string): KindProfile {
  const ofSection = narrowed.get(profile) ?? new Map<string, KindProfile>();
  narrowed.set(profile, ofSection);
  const made = ofSection.get(noun) ?? narrow(profile, noun);
  ofSection.set(noun, made);
  return made;
}

function narrow(profile: SectionProfile, noun: string): KindProfile {
  const kind = profile.kinds.find((one) => one.noun === noun);
  const epd = footprintOf(profile, noun);
  return { ...profile, epd, series: [], deriveValues: () => ({}), options: [], ...kind };
}

/** A kind's footprint under the rules of its section; the section's own if the table has none. */
function footprintOf({ number, epd }: SectionProfile, noun: string): SectionProfile['epd'] {
  const row = footprints[number]?.find(([name]) => name === noun);
  if (!epd || !row) return epd;
  const [, massKg, least, greatest] = row;
  return { ...epd, massKg, gwp: [least, greatest] };
}
