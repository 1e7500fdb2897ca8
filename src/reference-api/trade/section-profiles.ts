import { tradeNamesOf } from '#src/reference-api/content/names.ts';
import { requiredTitleOf } from '#src/reference-api/content/standards.ts';
import type {
  SectionAttribute,
  SectionDeclaration,
  SectionProfile,
} from '#src/reference-api/trade/section-profile.ts';
import { productSections } from '#src/reference-api/content/product-sections.ts';
import { formulaOf } from '#src/reference-api/trade/formulas/formulas.ts';

/** The profile of a section: its nouns, materials, and attributes are those of its kinds. */
function profileOf(section: SectionDeclaration): SectionProfile {
  const kinds = section.kinds.map((kind) =>
    kind.standards ? { ...kind, standards: kind.standards.map(titled) } : kind,
  );
  const attributes = new Map<string, SectionAttribute>();
  for (const attribute of kinds.flatMap((kind) => kind.attributes)) {
    const before = attributes.get(attribute.key);
    attributes.set(attribute.key, before ? joined(before, attribute) : attribute);
  }
  return {
    ...section,
    kinds,
    tradeNames: tradeNamesOf(section.number),
    standards: section.standards.map(titled),
    nouns: kinds.map(({ noun }) => noun),
    materials: [...new Set(kinds.flatMap(({ materials }) => materials))],
    attributes: [...attributes.values()],
  };
}

/** The range, or the choices, of both. */
function joined(one: SectionAttribute, other: SectionAttribute): SectionAttribute {
  const [first, second] = [one.values, other.values];
  if ('least' in first && 'least' in second) {
    const [least, greatest] = [
      Math.min(first.least, second.least),
      Math.max(first.greatest, second.greatest),
    ];
    // A number that one kind fixes has no step of its own.
    const step = Math.min(first.step, second.step, greatest - least || 1);
    return { ...one, values: { least, greatest, step } };
  }
  if ('least' in first || 'least' in second) return one;
  return { ...one, values: [...new Set([...first, ...second])] };
}

/** A standard with its title, `ASTM E84 - Surface Burning …`, unless the section names a part of it. */
const titled = (standard: string): string =>
  standard.includes(' - ') ? standard : `${standard} - ${requiredTitleOf(standard)}`;

function withFormulas(section: SectionDeclaration): SectionDeclaration {
  const kinds = section.kinds.map((kind) => {
    const deriveValues = formulaOf(section.number, kind.noun);
    return deriveValues ? { ...kind, deriveValues } : kind;
  });
  return { ...section, kinds };
}

/** One profile for every listed section, in order of number. */
export const sectionProfiles: readonly SectionProfile[] = productSections.map(withFormulas).map(profileOf);
