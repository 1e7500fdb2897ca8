import { productSections } from '#src/reference-api/content/product-sections.ts';
import { formulaOf } from '#src/reference-api/trade/formulas/formulas.ts';
import { profileOf } from '#src/reference-api/trade/profile-of-section.ts';
import type { SectionDeclaration, SectionProfile } from '#src/reference-api/trade/section-profile.ts';

function withFormulas(section: SectionDeclaration): SectionDeclaration {
  const kinds = section.kinds.map((kind) => {
    const deriveValues = formulaOf(section.number, kind.noun);
    return deriveValues ? { ...kind, deriveValues } : kind;
  });
  return { ...section, kinds };
}

/** One profile for every listed section, in order of number. */
export const sectionProfiles: readonly SectionProfile[] = productSections.map(withFormulas).map(profileOf);
