/** Whether two paths are tabs of the same search: same words, different content type. */
export function isSameSearch(one: string, other: string): boolean {
  const [, area, terms] = one.split('/');
  const [, otherArea, otherTerms] = other.split('/');
  return area === 'search' && otherArea === 'search' && terms === otherTerms;
}
