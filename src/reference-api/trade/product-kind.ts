import { footprintOf } from '#src/reference-api/trade/kind-footprints.ts';
import type { KindProfile, ProductKind, SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** A section as it is written by kinds: its nouns, materials and attributes are theirs. */
export function sectionOfKinds(
  section: Omit<SectionProfile, 'nouns' | 'materials' | 'attributes' | 'kinds'>,
  kinds: readonly ProductKind[],
): SectionProfile {
  const attributes = new Map<string, SectionProfile['attributes'][number]>();
  for (const attribute of kinds.flatMap((kind) => kind.attributes)) {
    const before = attributes.get(attribute.key);
    attributes.set(attribute.key, before ? joined(before, attribute) : attribute);
  }
  return {
    ...section,
    kinds,
    nouns: kinds.map(({ noun }) => noun),
    materials: [...new Set(kinds.flatMap(({ materials }) => materials))],
    attributes: [...attributes.values()],
  };
}

type SectionAttribute = SectionProfile['attributes'][number];

/** The range, or the choices, of both. */
function joined(one: SectionAttribute, other: SectionAttribute): SectionAttribute {
  const [first, second] = [one.values, other.values];
  if ('least' in first && 'least' in second) {
    const [least, greatest] = [
      Math.min(first.least, second.least),
      Math.max(first.greatest, second.greatest),
    ];
    // The step of a number that a kind fixes says nothing of the others.
    const step = Math.min(first.step, second.step, greatest - least || 1);
    return { ...one, values: { least, greatest, step } };
  }
  if ('least' in first || 'least' in second) return one;
  return { ...one, values: [...new Set([...first, ...second])] };
}

const narrowed = new WeakMap<SectionProfile, Map<string, KindProfile>>();

/** The texts of one kind of product of a section, by its noun. */
export function kindOf(profile: SectionProfile, noun: string): KindProfile {
  const ofSection = narrowed.get(profile) ?? new Map<string, KindProfile>();
  narrowed.set(profile, ofSection);
  const made = ofSection.get(noun) ?? narrow(profile, noun);
  ofSection.set(noun, made);
  return made;
}

function narrow(profile: SectionProfile, noun: string): KindProfile {
  const kind = profile.kinds.find((one) => one.noun === noun);
  const epd = footprintOf(profile, noun);
  return { ...profile, epd, series: [], agree: () => ({}), options: [], ...kind };
}
