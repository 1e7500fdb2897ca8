const key = /^[a-z0-9][a-z0-9_-]{0,59}$/;

/** The words under which older links know the list of all categories. */
const allCategories: ReadonlySet<string> = new Set(['all', 'building_products_categories']);

/** A category of products or manufacturers as a link names it, `Roofing` or `roofing.shtml`; null for what cannot be one. */
export function categoryKeyFrom(text: string): string | null {
  const name = text.toLowerCase().replace(/\.shtml$/, '');
  if (!key.test(name)) return null;
  return allCategories.has(name) ? 'all' : name;
}
