import type { Product } from '#src/contracts/content.ts';

/** A rule of physics, of a standard or of the trade that every product of its sections keeps. */
export interface Relation {
  name: string;
  /** Beginnings of section numbers: `0722`. Empty for all. */
  sections: readonly string[];
  /** Of the kind's name. */
  nouns?: RegExp;
  /** Whether it is kept; null where the product does not state what the rule is about. */
  holds: (product: Product) => boolean | null;
}

export function numberOf({ attributes }: Product, key: string): number | null {
  const value = attributes.find((one) => one.key === key)?.value;
  return typeof value === 'number' ? value : null;
}

export function textOf({ attributes }: Product, key: string): string | null {
  const value = attributes.find((one) => one.key === key)?.value;
  return typeof value === 'string' ? value : null;
}

/** Whether a value is within a share of what it should be. */
export const near = (value: number, expected: number, share: number): boolean =>
  Math.abs(value / expected - 1) <= share;

/** Of two numbers that a product may state. */
export function both(
  product: Product,
  [one, other]: readonly [string, string],
  holds: (one: number, other: number) => boolean,
): boolean | null {
  const [first, second] = [numberOf(product, one), numberOf(product, other)];
  return first === null || second === null ? null : holds(first, second);
}

/** Of one number. */
export function number(key: string, holds: (value: number) => boolean): Relation['holds'] {
  return (product) => {
    const value = numberOf(product, key);
    return value === null ? null : holds(value);
  };
}

/** A text that has to be one of the steps of its standard. */
export function oneOf(key: string, ...steps: readonly (string | number)[]): Relation['holds'] {
  return (product) => {
    const value = product.attributes.find((one) => one.key === key)?.value ?? null;
    return value === null ? null : steps.includes(value);
  };
}
