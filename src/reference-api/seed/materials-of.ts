import type { Product } from '#src/contracts/content.ts';
import { materialOf } from '#src/reference-api/seed/material-of.ts';
import type { Random } from '#src/reference-api/random.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/**
 * What a product is made of. Sections that are not written by kinds name nouns and materials in the same order. A kind
 * names several; one that says what the product has (its liner, its steel) is taken, and none that says another.
 */
export function materialsOf(
  { kinds, nouns, materials, attributes: offered }: SectionProfile,
  noun: string,
  attributes: Product['attributes'],
  random: Random,
): string {
  if (!kinds) return materials[nouns.indexOf(noun) % materials.length] ?? '';
  const own = attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  const others = offered
    .flatMap(({ values }) => ('least' in values ? [] : values))
    .filter((value) => !own.includes(value));
  const saysOwn = materials.filter((material) => own.some((value) => says(material, value)));
  const saysNoOther = materials.filter((material) => !others.some((value) => says(material, value)));
  const fitting = [saysOwn, saysNoOther].find((some) => some.length > 0) ?? materials;
  return materialOf(fitting, attributes, random);
}

/** As whole words: `Type 316` is not in `Type 316L`. */
function says(material: string, value: string): boolean {
  const [text, wanted] = [material.toLowerCase(), value.toLowerCase()];
  const at = text.indexOf(wanted);
  return at >= 0 && !/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + wanted.length));
}
