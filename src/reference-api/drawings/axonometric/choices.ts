/** Picks one of the values that a kind of product comes in. */
export type Choose = <T>(values: readonly [T, ...T[]]) => T;

/**
 * Turns an integer into choices: every combination comes up once before any repeats, and neighboring integers
 * differ in more than one choice.
 */
export function choicesFrom(variation: number): Choose {
  let rest = Math.abs(Math.trunc(variation));
  let carry = 0;
  return (values) => {
    const index = (rest + carry) % values.length;
    rest = Math.floor(rest / values.length);
    carry += index;
    return values[index] ?? values[0];
  };
}
