const most = 8;

/** The products whose titles a page names, eight at most: a page that names more is a list of contents. */
export function productsOnPage<Product extends { title: string }>(
  text: string,
  products: readonly Product[],
): readonly Product[] {
  const words = spaced(text);
  const named = products.filter(({ title }) => title !== '' && words.includes(spaced(title)));
  return named.slice(0, most);
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
