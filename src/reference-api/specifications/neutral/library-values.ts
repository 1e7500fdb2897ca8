import type { Product } from '#src/contracts/content.ts';
import { largest, smallest } from '#src/lib/long-lists.ts';
import { attributeRun, writtenUnit } from '#src/reference-api/specifications/fill-master.ts';
import { attributeDefinition } from '#src/reference-api/trade/attributes.ts';
import type { AttributeDefinition, SectionAttribute } from '#src/reference-api/trade/section-profile.ts';

/** What a neutral section asks for in place of one product's value: a number in a range, one of several, or what all have. */
export type LibraryValue =
  | { label: string; least: number; greatest: number; initial: number; unit: string | null }
  | { label: string; options: readonly string[]; initial: string };

/**
 * The values of a property among products, as a decision. A limit begins at a value that at least half of each manufacturer's
 * products meet, so that it excludes nobody unless the person makes it stricter; anything else begins with the most common
 * value. `declared` is what is usual in the trade, for what the products leave open. Null if nothing is known of the property.
 */
export function libraryValue(
  products: readonly Product[],
  declared: SectionAttribute | undefined,
  key: string,
): LibraryValue | null {
  const definition = attributeDefinition(key);
  if (definition === null) return null;
  const stated = products.flatMap(({ coid, attributes }) =>
    attributes.flatMap(({ key: own, value }) => (own === key ? [{ coid, value }] : [])),
  );
  const numbers = stated.flatMap(({ coid, value }) => (typeof value === 'number' ? [{ coid, value }] : []));
  const usual = declared?.values;
  if (numbers.length > 0 || (usual !== undefined && 'least' in usual))
    return numberOf(definition, numbers, usual !== undefined && 'least' in usual ? usual : null);
  return choiceOf(
    definition.label,
    stated.map(({ value }) => String(value)),
    usual !== undefined && !('least' in usual) ? usual : [],
  );
}

interface MadeBy {
  coid: number;
  value: number;
}

function numberOf(
  { label, unit, better }: AttributeDefinition,
  numbers: readonly MadeBy[],
  usual: { least: number; greatest: number } | null,
): LibraryValue {
  const values = numbers.map(({ value }) => value);
  const range = new Set(values).size < 2 ? usual : null;
  const least = smallest([...values, ...(range === null ? [] : [range.least])]);
  const greatest = largest([...values, ...(range === null ? [] : [range.greatest])]);
  const loosest = better === 'lower' ? greatest : least;
  const initial = (better === null ? mostCommon(values) : metByHalf(numbers, better)) ?? loosest;
  if (least < greatest)
    return { label, least, greatest, initial, unit: unit === null ? null : writtenUnit(unit) };
  const run = attributeRun({ value: least, unit });
  const fixed = typeof run === 'string' ? run : `{${run.ip}|${run.si}}`;
  return { label, options: [fixed], initial: fixed };
}

function choiceOf(label: string, stated: readonly string[], usual: readonly string[]): LibraryValue | null {
  const options = [...new Set([...stated, ...usual])];
  const initial = mostCommon(stated) ?? options[0];
  return initial === undefined ? null : { label, options: options.map(unquoted), initial: unquoted(initial) };
}

/** The median of the manufacturer whose median is the weakest. */
function metByHalf(numbers: readonly MadeBy[], better: 'higher' | 'lower'): number | null {
  if (numbers.length === 0) return null;
  const sign = better === 'higher' ? 1 : -1;
  const medians = [...Map.groupBy(numbers, ({ coid }) => coid).values()].map((own) => {
    const inOrder = own.map(({ value }) => value * sign).toSorted((one, other) => one - other);
    return inOrder[Math.floor(inOrder.length / 2)] ?? 0;
  });
  return smallest(medians) * sign;
}

function mostCommon<Value>(values: readonly Value[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first?.[0] ?? null;
}

const unquoted = (text: string): string => text.replaceAll('"', '');
