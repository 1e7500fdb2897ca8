import type { SearchQuery } from '#src/contracts/search.ts';
import { mayContainRequirement } from '#src/domain/may-contain-requirement.ts';
import { rangeWords } from '#src/domain/range-label.ts';
import { intersectRanges, rangesFrom, rangesInOrder, rangesText } from '#src/domain/ranges.ts';
import { readRequirements } from '#src/domain/requirements.ts';
import { matchAllQuery } from '#src/domain/search-state.ts';
import type { LibraryFacts } from '#src/reference-api/search/library-facts.ts';

interface ReadRequirements {
  terms: string;
  query: SearchQuery;
  /** What was read as a requirement, to tell who asked. */
  understood: readonly { from: string; to: string }[];
}

const listed = (before: string | undefined, keys: readonly string[]) =>
  [...(before === undefined || before === '' ? [] : [before]), ...keys].join(',');

/**
 * Numbers belong to their property: `STC 50 door` asks for doors with an STC of at least 50, and not for anything that has
 * a 50. A page reads this itself, to show the filters; whoever asks the API with plain words gets the same answer.
 */
export function readQueryRequirements(
  terms: string,
  query: SearchQuery,
  properties: ReadonlyMap<string, LibraryFacts['properties'][number]>,
): ReadRequirements {
  const isPlain = query.exact === '1' || query.suggest === '1' || !mayContainRequirement(terms);
  const { ranges, choices, words } = isPlain
    ? { ranges: [], choices: [], words: terms }
    : readRequirements(terms);
  // What the library measures nowhere stays words.
  const isMeasured = ranges.every(({ name }) => properties.get(name)?.isMeasured === true);
  if (!isMeasured || ranges.length + choices.length === 0) return { terms, query, understood: [] };
  const asked = rangesFrom(query.ranges ?? '');
  const narrowed = ranges.map((range) => {
    const before = asked.find(({ name }) => name === range.name);
    return { ...range, ...(before === undefined ? null : intersectRanges(before, range)) };
  });
  const keysOf = (facet: string) => choices.filter((one) => one.facet === facet).map(({ key }) => key);
  const [declarations, standards] = [keysOf('declaration'), keysOf('standard')];
  const said = ranges.map((range) => {
    const head = properties.get(range.name);
    return head === undefined ? range.name : rangeWords(head, range, 'ip');
  });
  return {
    terms: words === '' ? matchAllQuery : words,
    query: {
      ...query,
      ranges: rangesText(rangesInOrder([...asked, ...narrowed])),
      ...(declarations.length > 0 && { declaration: listed(query.declaration, declarations) }),
      ...(standards.length > 0 && { standard: listed(query.standard, standards) }),
    },
    understood: [
      { from: terms, to: [words, ...said, ...declarations, ...standards].filter(Boolean).join(', ') },
    ],
  };
}
