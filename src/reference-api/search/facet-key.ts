/** A name by which it can be chosen beside others: the values of a query are comma-joined. */
export function facetKey(name: string): string {
  return name.replaceAll(',', '');
}
