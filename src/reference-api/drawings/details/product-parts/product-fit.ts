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
  /** Sizes of the detail that the product sets: size name → attribute keys, separated by spaces; its first one counts. */
  sizes: Readonly<Record<string, string>>;
}

/** `sections` are separated by spaces. */
export function fit(
  part: string,
  sections: string,
  nouns: ProductFit['nouns'] = /./,
  sizes: ProductFit['sizes'] = {},
): ProductFit {
  return { part, sections: sections.split(' '), nouns, sizes };
}

/** What a product states for a size of a detail, in inches. */
export function statedSize(
  attributes: readonly { key: string; value: number | string; unit: string | null }[],
  keys: string,
): number | undefined {
  const found = keys.split(' ').flatMap((key) => attributes.find((attribute) => attribute.key === key) ?? []);
  const stated = found.find(({ value }) => typeof value === 'number');
  if (typeof stated?.value !== 'number') return undefined;
  return stated.unit === 'ft' ? stated.value * 12 : stated.value;
}

export function fitsNoun({ nouns }: Pick<ProductFit, 'nouns'>, noun: string): boolean {
  return nouns instanceof RegExp ? nouns.test(noun) : nouns.is.test(noun) && !nouns.not.test(noun);
}
