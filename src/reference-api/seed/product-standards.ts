import type { Attribute, Product } from '#src/contracts/content.ts';
import { standardOf } from '#src/reference-api/content/standards.ts';
import { designation } from '#src/reference-api/specifications/spec-words.ts';
import type { KindProfile } from '#src/reference-api/trade/section-profile.ts';
import type { StatedFacts } from '#src/reference-api/trade/conditions.ts';
import { appliesTo } from '#src/reference-api/trade/standard-scopes.ts';

type Stated = Pick<Product, 'noun' | 'materials' | 'attributes'>;

/** Options are left out: what can be ordered besides is not what the product is. */
export const factsOf = (number: string, { noun, materials, attributes }: Stated): StatedFacts => ({
  number,
  noun,
  words: [materials, ...attributes.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))],
  measures: new Map(
    attributes.flatMap(({ label, value }) => (typeof value === 'number' ? [[label, value] as const] : [])),
  ),
});

/** A choice that says that there is nothing to test. */
const nothing = /^(?:none|not rated|nonrated|not limited)\b/i;

/** Each property with the test that applies to the product, if one does. */
export function withTests(profile: KindProfile, facts: StatedFacts, attributes: Attribute[]): Attribute[] {
  const others = new Map(profile.attributes.map(({ key, otherStandards = [] }) => [key, otherStandards]));
  return attributes.map((attribute) => {
    const { key, value, standard } = attribute;
    if (standard === null) return attribute;
    const isTested = typeof value === 'number' || !nothing.test(value);
    const fitting = [standard, ...(others.get(key) ?? [])].find((one) => appliesTo(one, facts));
    return { ...attribute, standard: isTested ? (fitting ?? null) : null };
  });
}

/** The standards of a product: those of its kind that apply to what it states, then those of its tests. */
export function standardsOf(
  profile: KindProfile,
  facts: StatedFacts,
  attributes: readonly Attribute[],
): string[] {
  const own = profile.standards.filter((one) => appliesTo(designation(one), facts));
  const tested = attributes.flatMap(({ standard }) => (standard === null ? [] : [standardOf(standard)]));
  const known = new Set(own.map(designation));
  const isNamed = (name: string) => own.some((one) => one.startsWith(`${name}, `));
  const more = tested.flatMap((row) =>
    row && !known.has(row.designation) && !isNamed(row.designation) ? [row] : [],
  );
  return [...own, ...new Set(more.map((row) => `${row.designation} - ${row.title}`))];
}
