/** Which products a part of a detail can be. */
export interface ProductFit {
  /** A name of the detail's `labels`. */
  part: string;
  /** MasterFormat sections of six digits, or eight with a level 5. */
  sections: readonly string[];
  /** Words that the kind of product is called by; another kind of the section is not this part. */
  nouns: RegExp;
  /** Sizes of the detail that are the product's own: size by the key of the attribute that gives it. */
  sizes: Readonly<Record<string, string>>;
}

/** `sections` in one string, divided by spaces. */
export function fit(
  part: string,
  sections: string,
  nouns: RegExp = /./,
  sizes: ProductFit['sizes'] = {},
): ProductFit {
  return { part, sections: sections.split(' '), nouns, sizes };
}
