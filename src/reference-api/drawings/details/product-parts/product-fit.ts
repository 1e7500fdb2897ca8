/** Words, and words that make it another thing. Two patterns: in one, what is left out would be sought again and again. */
interface NounFit {
  is: RegExp;
  not: RegExp;
}

/** Which products a part of a detail can be. */
export interface ProductFit {
  /** A name of the detail's `labels`. */
  part: string;
  /** MasterFormat sections of six digits, or eight with a level 5. */
  sections: readonly string[];
  /** Words that the kind of product is called by; another kind of the section is not this part. */
  nouns: RegExp | NounFit;
  /** Sizes of the detail that are the product's own: size by the key of the attribute that gives it. */
  sizes: Readonly<Record<string, string>>;
}

/** `sections` in one string, divided by spaces. */
export function fit(
  part: string,
  sections: string,
  nouns: ProductFit['nouns'] = /./,
  sizes: ProductFit['sizes'] = {},
): ProductFit {
  return { part, sections: sections.split(' '), nouns, sizes };
}

export function fitsNoun({ nouns }: Pick<ProductFit, 'nouns'>, noun: string): boolean {
  return nouns instanceof RegExp ? nouns.test(noun) : nouns.is.test(noun) && !nouns.not.test(noun);
}
