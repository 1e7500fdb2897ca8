const most = 8;

/** The products whose titles occur on a page, at most eight: a page with more is a table of contents. */
export function productsOnPage<Product extends { title: string }>(
  text: string,
  products: readonly Product[],
): readonly Product[] {
  const words = spaced(text);
  const named = products.filter(({ title }) => title !== '' && words.includes(spaced(title)));
  return named.slice(0, most);
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
