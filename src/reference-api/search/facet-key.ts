/** A name as a query value. Query values are separated by commas, so it has none. */
export function facetKey(name: string): string {
  return name.replaceAll(',', '');
}
