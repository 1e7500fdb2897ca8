/** A name as a query value. Query values are separated by commas, so it has none. */
export const facetKey = (name: string): string => name.replaceAll(',', '');
