import type { Product } from '#src/contracts/content.ts';
import { attributesOf } from '#src/reference-api/seed/attribute-values.ts';
import { pickMaterial } from '#src/reference-api/seed/pick-material.ts';
import { factsOf, standardsOf, withTests } from '#src/reference-api/seed/product-standards.ts';
import {
  fittingAttributes,
  fittingOptions,
  fittingTexts,
  withOfferedWarranty,
} from '#src/reference-api/trade/fitting-choices.ts';
import { optionsWithStated } from '#src/reference-api/trade/offered-sizes.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';
import type { Random } from '#src/reference-api/world/random.ts';

type Statement = Pick<
  Product,
  'noun' | 'materials' | 'uses' | 'limitations' | 'standards' | 'attributes' | 'options'
> & {
  /** What it does, in one sentence or two. */
  descriptions: string[];
};

/** What a product of a kind states: its values, and everything that follows from them. */
export function stateProduct(profile: KindProfile, noun: string, random: Random): Statement {
  const measured = withOfferedWarranty(attributesOf(profile, random), profile.options);
  const stated = factsOf(profile.number, { noun, materials: '', attributes: measured });
  const uses = random.sample(fittingTexts('Uses', profile.uses, stated), 4);
  const materials = pickMaterial(profile, measured, random);
  const descriptions = random.sample(profile.descriptions, 2);
  const facts = factsOf(profile.number, { noun, materials, attributes: measured });
  const attributes = fittingAttributes(withTests(profile, facts, measured), facts);
  return {
    noun,
    materials,
    uses,
    limitations: fittingTexts('Limitations', profile.limitations, facts),
    standards: standardsOf(profile, facts, attributes),
    attributes,
    options: optionsWithStated(fittingOptions(profile.options, facts), attributes),
    descriptions,
  };
}
