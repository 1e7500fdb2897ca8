import * as v from 'valibot';
import { text } from '#src/reference-api/content/fields.ts';
import { rowsOf } from '#src/reference-api/content/tables.ts';
import { listed } from '#src/reference-api/content/product-tables.ts';
import { standardOf } from '#src/reference-api/content/standards.ts';

/** What a product states, by which it is decided whether a standard applies to it. */
export interface StatedFacts {
  /** Six or eight digits of its section. */
  number: string;
  noun: string;
  /** Its material, and its properties and options in words. */
  words: readonly string[];
  /** Its measured properties by label. */
  measures: ReadonlyMap<string, number>;
}

interface Scope {
  products: readonly string[];
  where: readonly string[];
}

const rows = rowsOf(
  'standards/scopes.md',
  v.strictObject({ designation: text, products: listed, where: v.optional(listed) }),
);

/**
 * The scopes of each standard; one that has several applies where any of them holds.
 *
 * @internal
 */
export const scopes: ReadonlyMap<string, readonly Scope[]> = Map.groupBy(
  rows.map(({ designation, products, where = [] }) => ({ designation, products, where })),
  ({ designation }) => designation,
);

/** Of a standard, or of that whose part is cited. */
const scopesOf = (citation: string): readonly Scope[] =>
  scopes.get(citation) ?? scopes.get(standardOf(citation)?.designation ?? '') ?? [];

const holds = (sentence: string, words: string): boolean =>
  ` ${sentence.toLowerCase().replaceAll(/[^a-z\d.%-]+/g, ' ')} `.includes(` ${words.toLowerCase()} `);

const isOfKind = ({ products }: Scope, { number, noun }: Pick<StatedFacts, 'number' | 'noun'>): boolean =>
  products.some((entry) =>
    /^\d+$/.test(entry) ? number.startsWith(entry) : entry.toLowerCase() === noun.toLowerCase(),
  );

/** Whether a standard applies to products of a kind, at least to some. */
export const appliesToKind = (citation: string, kind: Pick<StatedFacts, 'number' | 'noun'>): boolean =>
  scopesOf(citation).some((scope) => isOfKind(scope, kind));

/** `Fuel input from 12500000`, `Depth below 4`: of a property in numbers. */
const measure = /^(.+) (from|below) (\d+(?:\.\d+)?)$/;

function isMet(condition: string, { words, measures }: StatedFacts): boolean {
  const [, label = '', side, limit] = measure.exec(condition) ?? [];
  const value = measures.get(label);
  if (side !== undefined)
    return value !== undefined && (side === 'from' ? value >= Number(limit) : value < Number(limit));
  return words.some((sentence) => holds(sentence, condition));
}

/** Whether a standard applies to a product. */
export const appliesTo = (citation: string, facts: StatedFacts): boolean =>
  scopesOf(citation).some((scope) => {
    if (!isOfKind(scope, facts)) return false;
    const without = scope.where.filter((one) => one.startsWith('not '));
    const needed = scope.where.filter((one) => !one.startsWith('not '));
    return (
      !without.some((one) => isMet(one.slice('not '.length), facts)) &&
      (needed.length === 0 || needed.some((one) => isMet(one, facts)))
    );
  });
