/** Whether two paths are tabs of one search: the same words, another type of content. */
export function isSameSearch(one: string, other: string): boolean {
  const [, area, terms] = one.split('/');
  const [, otherArea, otherTerms] = other.split('/');
  return area === 'search' && otherArea === 'search' && terms === otherTerms;
}
