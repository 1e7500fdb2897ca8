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
  /** Sizes of the detail that the product sets: size name → attribute key. */
  sizes: Readonly<Record<string, string>>;
}

/** `sections` are separated by spaces. */
export const fit = (
  part: string,
  sections: string,
  nouns: ProductFit['nouns'] = /./,
  sizes: ProductFit['sizes'] = {},
): ProductFit => ({ part, sections: sections.split(' '), nouns, sizes });

export const fitsNoun = ({ nouns }: Pick<ProductFit, 'nouns'>, noun: string): boolean =>
  nouns instanceof RegExp ? nouns.test(noun) : nouns.is.test(noun) && !nouns.not.test(noun);
