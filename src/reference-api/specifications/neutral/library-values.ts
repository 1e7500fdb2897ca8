import type { Product } from '#src/contracts/content.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';
import { writtenUnit } from '#src/reference-api/specifications/fill-master.ts';
import { attributeDefinition } from '#src/reference-api/trade/tables/attributes.ts';
import type { SectionProfile } from '#src/reference-api/trade/section-profile.ts';

/** What a neutral section asks for in place of one product's value: a number in a range, or one of several. */
export type LibraryValue =
  | { label: string; least: number; greatest: number; initial: number; unit: string | null }
  | { label: string; options: readonly string[]; initial: string };

/**
 * The values of a property among a section's products, as a decision. A number begins where each manufacturer has a product that
 * meets it, so that a limit excludes nobody unless the person makes it stricter; a choice begins with the most common one. Null
 * if nothing is known of the property.
 */
export function libraryValue(
  products: readonly Product[],
  profile: SectionProfile,
  key: string,
): LibraryValue | null {
  const definition = attributeDefinition(key);
  const declared = profile.attributes.find((one) => one.key === key)?.values;
  if (definition === null) return null;
  const { label, unit, better } = definition;
  const stated = products.flatMap(({ coid, attributes }) =>
    attributes.flatMap(({ key: own, value }) => (own === key ? [{ coid, value }] : [])),
  );
  const numbers = stated.flatMap(({ coid, value }) => (typeof value === 'number' ? [{ coid, value }] : []));
  if (numbers.length > 0 || (declared !== undefined && 'least' in declared)) {
    const values = numbers.map(({ value }) => value);
    const isOne = new Set(values).size < 2;
    const range = isOne && declared !== undefined && 'least' in declared ? declared : null;
    const least = smallest([...values, ...(range === null ? [] : [range.least])]);
    const greatest = largest([...values, ...(range === null ? [] : [range.greatest])]);
    if (least >= greatest) return null;
    const initial = better === null ? mostCommon(values) : metByEachMaker(numbers, better);
    return {
      label,
      least,
      greatest,
      initial: initial ?? least,
      unit: unit === null ? null : writtenUnit(unit),
    };
  }
  const words = stated.map(({ value }) => String(value));
  const options = [
    ...new Set([...words, ...(declared !== undefined && !('least' in declared) ? declared : [])]),
  ];
  const initial = mostCommon(words) ?? options[0];
  if (initial === undefined) return null;
  return { label, options: options.map(unquoted), initial: unquoted(initial) };
}

/** The best value of the manufacturer whose best one is the weakest. */
function metByEachMaker(
  numbers: readonly { coid: number; value: number }[],
  better: 'higher' | 'lower',
): number | null {
  const byMaker = Map.groupBy(numbers, ({ coid }) => coid);
  const best = [...byMaker.values()].map((own) => {
    const values = own.map(({ value }) => value);
    return better === 'higher' ? largest(values) : smallest(values);
  });
  if (best.length === 0) return null;
  return better === 'higher' ? smallest(best) : largest(best);
}

function mostCommon<Value>(values: readonly Value[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

const unquoted = (text: string): string => text.replaceAll('"', '');
