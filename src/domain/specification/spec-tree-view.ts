import type { SpecTree, TreeSection } from '#src/contracts/specs.ts';

/** How the tree of specifications is filtered and what it adds, as stored in the address. */
export interface SpecTreeView {
  words: string;
  /** Includes specifications for discontinued products. */
  isOld: boolean;
  /** Includes sections without a specification. */
  isWhole: boolean;
}

export const specTreeViewFrom = (query: URLSearchParams): SpecTreeView => ({
  words: (query.get('q') ?? '').slice(0, 100),
  isOld: query.get('old') === 'true',
  isWhole: query.get('debug') === 'true',
});

/** The query string without defaults; keeps other parameters. */
export function specTreeQuery({ words, isOld, isWhole }: SpecTreeView, rest: URLSearchParams): string {
  const query = new URLSearchParams(rest);
  for (const name of ['q', 'old', 'debug']) query.delete(name);
  if (words.trim() !== '') query.set('q', words);
  if (isOld) query.set('old', 'true');
  if (isWhole) query.set('debug', 'true');
  return query.toString();
}

/** What matches by number in either edition, title, or manufacturer, without empty divisions. */
export function narrowSpecTree({ divisions }: SpecTree, words: string): SpecTree['divisions'] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  // Matches `07 54 23` typed with or without spaces.
  const digits = words.replaceAll(/\s+/g, '');
  const isNumber = /^\d+$/.test(digits);
  return divisions
    .map((division) => {
      const sections = division.sections.flatMap((section) => {
        if (isNumber)
          return section.number.startsWith(digits) || section.number95?.startsWith(digits) ? [section] : [];
        return matchingSection(section, wanted);
      });
      const count = sections.reduce((sum, { specifications }) => sum + specifications.length, 0);
      return { ...division, sections, doc_count: wanted.length === 0 ? division.doc_count : count };
    })
    .filter(({ sections }) => sections.length > 0);
}

/** The whole section if its title matches; otherwise only the manufacturers that match. */
function matchingSection(section: TreeSection, wanted: readonly string[]): TreeSection[] {
  const has = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  if (has(section.title)) return [section];
  const specifications = section.specifications.filter(({ company }) => has(`${section.title} ${company}`));
  const { neutral, ...rest } = section;
  const isNeutral = neutral !== undefined && has(`${section.title} neutral section`);
  if (specifications.length === 0 && !isNeutral) return [];
  return [{ ...rest, specifications, ...(isNeutral && { neutral }) }];
}
