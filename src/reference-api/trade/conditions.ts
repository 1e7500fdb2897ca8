/** What a product states, by which it is decided what applies to it. */
export interface StatedFacts {
  /** Six or eight digits of its section. */
  number: string;
  noun: string;
  /** Its material, and its properties and options in words. */
  words: readonly string[];
  /** Its measured properties by label. */
  measures: ReadonlyMap<string, number>;
}

/** A row of a table: for which products, by section or kind, and on what conditions. No products are all. */
export interface Scope {
  products: readonly string[];
  where: readonly string[];
}

/** Of the texts of the library: each is compared with the words of hundreds of rows, which are the same each time. */
const plain = new Map<string, string>();

function inPlainWords(text: string): string {
  const known = plain.get(text) ?? ` ${text.toLowerCase().replaceAll(/[^a-z\d.%-]+/g, ' ')} `;
  plain.set(text, known);
  return known;
}

/** Whether a sentence has these whole words, whatever their case and the signs between them: `MS/TP`. */
export const hasWords = (sentence: string, words: string): boolean =>
  inPlainWords(sentence).includes(inPlainWords(words));

export const isOfKind = (
  { products }: Pick<Scope, 'products'>,
  { number, noun }: Pick<StatedFacts, 'number' | 'noun'>,
): boolean =>
  products.length === 0 ||
  products.some(
    (entry) =>
      number.startsWith(entry) ||
      // Asked of each row for each product: most end at their length.
      (entry.length === noun.length && entry.toLowerCase() === noun.toLowerCase()),
  );

/** `Fuel input from 12500000`, `Depth below 4`: of a property in numbers. */
const measure = /^(.+) (from|below) (\d+(?:\.\d+)?)$/;
/** `is walls`: the whole of a value. */
const whole = 'is ';

function isMet(condition: string, { words, measures }: StatedFacts): boolean {
  const [, label = '', side, limit] = measure.exec(condition) ?? [];
  const value = measures.get(label);
  if (side !== undefined)
    return value !== undefined && (side === 'from' ? value >= Number(limit) : value < Number(limit));
  if (condition.startsWith(whole)) return words.includes(condition.slice(whole.length));
  return words.some((sentence) => hasWords(sentence, condition));
}

/** Whether a product meets one of the conditions, and none of those that begin with `not`. */
export function isWithin(scope: Scope, facts: StatedFacts): boolean {
  if (!isOfKind(scope, facts)) return false;
  const without = scope.where.filter((one) => one.startsWith('not '));
  const needed = scope.where.filter((one) => !one.startsWith('not '));
  return (
    !without.some((one) => isMet(one.slice('not '.length), facts)) &&
    (needed.length === 0 || needed.some((one) => isMet(one, facts)))
  );
}
