/** Values of a product's properties by their keys. */
export type Traits = ReadonlyMap<string, string | number>;

/** Picks one of the values that a kind of product comes in. */
export interface Choose {
  <T>(values: readonly [T, ...T[]]): T;
  /** The product's own measure; the usual one where it states none. */
  measure: (key: string, usual: number) => number;
}

/**
 * Turns an integer into choices: every combination comes up once before any repeats, and neighboring integers
 * differ in more than one choice.
 */
export function choicesFrom(variation: number, traits: Traits = new Map()): Choose {
  let rest = Math.abs(Math.trunc(variation));
  let carry = 0;
  const choose = <T>(values: readonly [T, ...T[]]): T => {
    const index = (rest + carry) % values.length;
    rest = Math.floor(rest / values.length);
    carry += index;
    return values[index] ?? values[0];
  };
  const measure = (key: string, usual: number): number => {
    const value = traits.get(key);
    return typeof value === 'number' && value > 0 ? value : usual;
  };
  return Object.assign(choose, { measure });
}
