const key = /^[a-z0-9][a-z0-9_-]{0,59}$/;

/** Names that older links use for the list of all categories. */
const allCategories: ReadonlySet<string> = new Set(['all', 'building_products_categories']);

/**
 * A category of products or manufacturers from a link's spelling, `Roofing` or `roofing.shtml`; null for anything that
 * can't be a category.
 */
export function categoryKeyFrom(text: string): string | null {
  const name = text.toLowerCase().replace(/\.shtml$/, '');
  if (!key.test(name)) return null;
  return allCategories.has(name) ? 'all' : name;
}
