import { designation } from '#src/reference-api/specifications/spec-words.ts';
import { appliesToKind } from '#src/reference-api/trade/standard-scopes.ts';
import type { KindProfile, SectionProfile } from '#src/reference-api/trade/section-profile.ts';

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
  // A kind's footprint is declared by the unit and under the rules of its section.
  const epd = profile.epd && kind?.footprint ? { ...profile.epd, ...kind.footprint } : profile.epd;
  const standards = (kind?.standards ?? profile.standards).filter((standard) =>
    appliesToKind(designation(standard), { number: profile.number, noun }),
  );
  return { ...profile, epd, series: [], deriveValues: () => ({}), also: [], options: [], ...kind, standards };
}
