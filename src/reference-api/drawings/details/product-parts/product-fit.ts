import type { Product } from '#src/contracts/content.ts';
import { outsideOfPipe } from '#src/reference-api/drawings/drafting/real-sizes.ts';

/** Two patterns, because one with a negative lookahead at every position would be slow. */
interface NounFit {
  is: RegExp;
  not: RegExp;
}

/** The products that can be a part of a detail. */
export interface ProductFit {
  /** A key of the detail's `labels`. */
  part: string;
  /** MasterFormat sections of six digits, or eight with a level 5. */
  sections: readonly string[];
  /** Nouns of the products; other products of the sections do not match. */
  nouns: RegExp | NounFit;
  /**
   * Sizes of the detail that the product sets: size name → attribute keys, of which a product has one, separated by spaces.
   * After `NPS` is a nominal size, of which the detail draws the outside.
   */
  sizes: Readonly<Record<string, string>>;
  /** What the detail shows of a product, such as its mounting: attribute key → values of the products that it can show. */
  where: Readonly<Record<string, RegExp>>;
}

/** `sections` are separated by spaces. */
export const fit = (
  part: string,
  sections: string,
  nouns: ProductFit['nouns'] = /./,
  sizes: ProductFit['sizes'] = {},
  where: ProductFit['where'] = {},
): ProductFit => ({ part, sections: sections.split(' '), nouns, sizes, where });

export const fitsNoun = ({ nouns }: Pick<ProductFit, 'nouns'>, noun: string): boolean =>
  nouns instanceof RegExp ? nouns.test(noun) : nouns.is.test(noun) && !nouns.not.test(noun);

/** The size that a product states under one of the keys of `sizes`, in inches. */
export function inchesOf({ attributes }: Pick<Product, 'attributes'>, keys: string): number | undefined {
  const found = attributes.find(({ key }) => keys.split(' ').includes(key));
  if (typeof found?.value !== 'number') return undefined;
  if (keys.startsWith('NPS ')) return outsideOfPipe(found.value);
  return found.unit === 'ft' ? found.value * 12 : found.value;
}

/** Whether the detail shows the product as its record describes it; a record need not say. */
export function isShownSo({ where }: Pick<ProductFit, 'where'>, { attributes }: Pick<Product, 'attributes'>) {
  return Object.entries(where).every(([attribute, values]) => {
    const value = attributes.find(({ key }) => key === attribute)?.value;
    return typeof value !== 'string' || values.test(value);
  });
}
