import * as v from 'valibot';
import type { Attribute } from '#src/contracts/content.ts';
import { text } from '#src/reference-api/content/fields.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { hasWords, isOfKind, isWithin, type StatedFacts } from '#src/reference-api/trade/conditions.ts';
import type { ProductOption } from '#src/reference-api/trade/section-profile.ts';

/** What only some products of a kind have. */
const rows = rowsOf(
  'choices/fitting.md',
  v.strictObject({
    of: text,
    choice: v.optional(listed),
    products: v.optional(listed),
    where: listed,
  }),
);
type Row = (typeof rows)[number];

const rowsAbout = Map.groupBy(rows, ({ of }) => of);
const keyOf = ({ choice = [], products = [] }: Row) => `${products.join()}/${choice.join()}`;

/**
 * Whether a product has what stands under a name: an option, a property, `Uses`, or `Limitations`. Of rows for the same choice
 * one has to hold.
 */
function fits(of: string, said: string | null, facts: StatedFacts): boolean {
  const concerned = (rowsAbout.get(of) ?? []).filter(
    ({ choice, products = [] }) =>
      isOfKind({ products }, facts) &&
      (said === null ? choice === undefined : choice?.some((words) => hasWords(said, words))),
  );
  return [...Map.groupBy(concerned, keyOf).values()].every((same) =>
    same.some(({ products = [], where }) => isWithin({ products, where }, facts)),
  );
}

/** The options of a kind without what the product cannot have: finishes that its metal does not take, packages of another make-up. */
export const fittingOptions = (options: readonly ProductOption[], facts: StatedFacts): ProductOption[] =>
  options
    .filter(({ name }) => fits(name, null, facts))
    .map((option) => ({
      ...option,
      values: option.values.filter((one) => fits(option.name, one.text, facts)),
    }))
    .filter(({ values }) => values.length > 0);

/** Options that the material of a product does not decide. */
const free = /^(?:Color|Lead time|Warranty|Package)\b/;
const wordsOf = (said: string): string[] =>
  (said.toLowerCase().match(/[a-z\d]{3,}/g) ?? []).filter((word) => word !== 'wall');

/**
 * The options of a kind that comes in several materials, for a product of one of them: where choices name what tells the
 * materials apart, those of the others go. A shelter on a rigid frame offers no flexible one.
 */
export function optionsOfMaterial(
  options: readonly ProductOption[],
  materials: readonly string[],
  own: string,
): ProductOption[] {
  const mine = new Set(wordsOf(own));
  const others = materials.filter((one) => one !== own).map((one) => new Set(wordsOf(one)));
  const isOwn = (said: string) =>
    wordsOf(said).some((word) => mine.has(word) && !others.every((other) => other.has(word)));
  const isOther = (said: string) =>
    !isOwn(said) && wordsOf(said).some((word) => !mine.has(word) && others.some((other) => other.has(word)));
  return options.flatMap((option) => {
    const { name, values } = option;
    if (free.test(name)) return [option];
    if (values.some(({ text: said }) => isOwn(said)))
      return [{ ...option, values: values.filter(({ text: said }) => !isOther(said)) }];
    return values.every(({ text: said }) => isOther(said)) ? [] : [option];
  });
}

/** Uses or limitations that are those of the product: what is for pedestrians is not for driveways. */
export const fittingTexts = (
  of: 'Uses' | 'Limitations',
  all: readonly string[],
  facts: StatedFacts,
): string[] => all.filter((one) => fits(of, one, facts));

/** Properties that the product can have: steel does not burn. */
export const fittingAttributes = (attributes: readonly Attribute[], facts: StatedFacts): Attribute[] =>
  attributes.filter(({ label }) => fits(label, null, facts));

const years = /\b(\d+) years?\b/g;

/** The terms in years that makers print. */
const usualTerms = [1, 2, 3, 5, 7, 10, 12, 15, 20, 25, 30, 35, 40, 50];

/** Of the warranties that are offered, or else usual, the product states the one that is nearest to what its kind may have. */
export function withOfferedWarranty(attributes: Attribute[], options: readonly ProductOption[]): Attribute[] {
  const offered = options
    .filter(({ name }) => name === 'Warranty')
    .flatMap(({ values }) =>
      values.flatMap(({ text }) => Array.from(text.matchAll(years), ([, year]) => Number(year))),
    );
  return attributes.map((attribute) => {
    const { key, value } = attribute;
    if (key !== 'warranty' || typeof value !== 'number') return attribute;
    const terms = offered.length > 0 ? offered : usualTerms;
    const [nearest = value] = terms.toSorted((one, other) => Math.abs(one - value) - Math.abs(other - value));
    return { ...attribute, value: nearest };
  });
}
