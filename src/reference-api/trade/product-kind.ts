import type { Product } from '#src/contracts/content.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** Drawn values by attribute key: `{ thickness: 2, thermalResistance: 11.4 }`. */
export type Values = Readonly<Record<string, number | string>>;

/** Sizes, colors, finishes, lead time, warranty choices: a row of the table that a maker prints. */
export type ProductOption = Product['options'][number];

/**
 * A kind of product that is sold in a section. All that its products may say; what it leaves out, it takes from its
 * section.
 */
export interface ProductKind
  extends
    Partial<
      Pick<
        SectionProfile,
        'descriptions' | 'uses' | 'limitations' | 'standards' | 'programs' | 'epd' | 'hpd' | 'bim' | 'drawing'
      >
    >,
    Pick<SectionProfile, 'materials' | 'attributes'> {
  /** Singular: `Waterless urinal`. */
  noun: string;
  /** Rows of a maker's table of values that belong together, US customary; each product is one of them. */
  series?: readonly Values[];
  /** Values that follow from others: thickness and R per inch give R. `null` takes an attribute away. */
  agree?: (values: Values) => Readonly<Record<string, number | string | null>>;
  /** What is chosen when it is ordered. */
  options?: readonly ProductOption[];
}

/** The profile of a section, narrowed to one kind of product. */
export interface KindProfile extends SectionProfile {
  series: NonNullable<ProductKind['series']>;
  agree: NonNullable<ProductKind['agree']>;
  options: NonNullable<ProductKind['options']>;
}

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
    const values = {
      least: Math.min(first.least, second.least),
      greatest: Math.max(first.greatest, second.greatest),
      step: Math.min(first.step, second.step),
    };
    return { ...one, values };
  }
  if ('least' in first || 'least' in second) return one;
  return { ...one, values: [...new Set([...first, ...second])] };
}

const narrowed = new WeakMap<SectionProfile, Map<string, KindProfile>>();

/** What is told of one kind of product of a section, by its noun. */
export function kindOf(profile: SectionProfile, noun: string): KindProfile {
  const ofSection = narrowed.get(profile) ?? new Map<string, KindProfile>();
  narrowed.set(profile, ofSection);
  const made = ofSection.get(noun) ?? narrow(profile, noun);
  ofSection.set(noun, made);
  return made;
}

function narrow(profile: SectionProfile, noun: string): KindProfile {
  const kind = profile.kinds?.find((one) => one.noun === noun);
  return { ...profile, series: [], agree: () => ({}), options: [], ...kind };
}
