import type { Attribute, Product } from '#src/contracts/content.ts';
import { attributesOf } from '#src/reference-api/seed/attribute-values.ts';
import { otherValuesOf, pickMaterial } from '#src/reference-api/seed/pick-material.ts';
import { factsOf, standardsOf, withTests } from '#src/reference-api/seed/product-standards.ts';
import {
  fittingAttributes,
  fittingOptions,
  fittingTexts,
  optionsOfMaterial,
  withOfferedWarranty,
} from '#src/reference-api/trade/fitting-choices.ts';
import { optionsWithStated } from '#src/reference-api/trade/offered-sizes.ts';
import { hasWords, type StatedFacts } from '#src/reference-api/trade/conditions.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';
import type { Random } from '#src/reference-api/world/random.ts';

type Statement = Pick<
  Product,
  'noun' | 'materials' | 'uses' | 'limitations' | 'standards' | 'attributes' | 'options'
> & {
  /** What it does, in one sentence or two. */
  descriptions: string[];
};

/** Limits of a kind without those of other choices: what is said of neoprene is not said of EPDM. */
function limitationsOf(profile: KindProfile, facts: StatedFacts, stated: readonly Attribute[]): string[] {
  const isOfAnother = (text: string) =>
    stated.some(
      ({ key, value }) =>
        !hasWords(text, String(value)) &&
        otherValuesOf(profile.attributes, key, value).some((other) => beginsWith(text, other)),
    );
  const fitting = fittingTexts('Limitations', profile.limitations, facts);
  const own = fitting.filter((text) => !isOfAnother(text));
  return own.length > 0 ? own : fitting;
}

const beginsWith = (text: string, words: string): boolean =>
  text.toLowerCase().startsWith(`${words.toLowerCase()} `);

/** What a product of a kind states: its values, and everything that follows from them. */
export function stateProduct(profile: KindProfile, noun: string, random: Random): Statement {
  const drawn = attributesOf(profile, random);
  const drawnFacts = factsOf(profile.number, { noun, materials: '', attributes: drawn });
  const uses = random.sample(fittingTexts('Uses', profile.uses, drawnFacts), 4);
  const materials = pickMaterial(profile, drawn, random);
  const descriptions = random.sample(profile.descriptions, 2);
  const facts = factsOf(profile.number, { noun, materials, attributes: drawn });
  const options = fittingOptions(optionsOfMaterial(profile.options, profile.materials, materials), facts);
  const measured = withOfferedWarranty(drawn, options);
  const attributes = fittingAttributes(withTests(profile, facts, measured), facts);
  return {
    noun,
    materials,
    uses,
    limitations: limitationsOf(profile, facts, measured),
    standards: standardsOf(profile, facts, attributes),
    attributes,
    options: optionsWithStated(options, attributes),
    descriptions,
  };
}
