import { pageNumberFrom } from '#src/lib/page-number.ts';
import { foldedText } from '#src/lib/folded-text.ts';

/** A filter whose choices come from the items in the list. */
export interface ListFacet<Item> {
  label: string;
  /** Label when nothing is chosen. */
  all: string;
  /** An item's keys; there can be none, one, or several. */
  keysOf: (item: Item) => readonly string[];
  /** Label of a key, if it differs from the key. */
  labelOf?: (key: string) => string;
  /** Hides keys with fewer items from the choices; an address can still name them. */
  least?: number;
}

export interface ListSort<Item> {
  label: string;
  compare: (one: Item, other: Item) => number;
}

/** How a list is filtered and sorted. */
export interface ListRules<Item> {
  /** By parameter name, in address order. */
  facets: Readonly<Record<string, ListFacet<Item>>>;
  /** By value in the address; the first is the default. */
  sorts: Readonly<Record<string, ListSort<Item>>>;
  /** The text to search. */
  textOf: (item: Item) => string;
}

/** The state of a list, as stored in its address. */
export interface ListState {
  words: string;
  /** Chosen key by facet; empty for all. */
  chosen: Readonly<Record<string, string>>;
  sort: string;
  page: number;
}

interface FacetChoices {
  name: string;
  label: string;
  all: string;
  chosen: string;
  choices: readonly { key: string; label: string; count: number }[];
}

export const listPageSize = 20;
const longestWords = 100;
const validKey = /^[^\p{Cc}\p{Cs}]{1,60}$/u;

const firstSort = (rules: Pick<ListRules<never>, 'sorts'>): string => Object.keys(rules.sorts)[0] ?? '';

/** Null for an invalid page number; ignores other invalid values. */
export function listStateFrom<Item>(rules: ListRules<Item>, query: URLSearchParams): ListState | null {
  const page = pageNumberFrom(query.get('page'));
  if (page === null) return null;
  const chosen = Object.keys(rules.facets).map((name) => {
    const key = query.get(name)?.trim() ?? '';
    return [name, validKey.test(key) ? key : ''] as const;
  });
  const sort = query.get('sort') ?? '';
  return {
    words: (query.get('q') ?? '').slice(0, longestWords),
    chosen: Object.fromEntries(chosen),
    sort: Object.hasOwn(rules.sorts, sort) ? sort : firstSort(rules),
    page,
  };
}

/** The query string of the address. Leaves out defaults and always uses the same order. */
export function listQueryText<Item>(
  rules: ListRules<Item>,
  { words, chosen, sort, page }: ListState,
): string {
  const query = new URLSearchParams();
  if (words.trim() !== '') query.set('q', words);
  for (const name of Object.keys(rules.facets)) {
    const key = chosen[name] ?? '';
    if (key !== '') query.set(name, key);
  }
  if (sort !== firstSort(rules)) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

export const isNarrowed = ({ words, chosen }: ListState): boolean =>
  words.trim() !== '' || Object.values(chosen).some((key) => key !== '');

/** Filtered and sorted items, and the available choices. A facet's counts ignore its own choice. */
export function narrowList<Item>(
  rules: ListRules<Item>,
  items: readonly Item[],
  { words, chosen, sort }: ListState,
): { found: readonly Item[]; facets: readonly FacetChoices[] } {
  const wanted = foldedText(words).split(' ').filter(Boolean);
  const worded = items.filter((item) => {
    const text = ` ${foldedText(rules.textOf(item))}`;
    return wanted.every((word) => text.includes(` ${word}`));
  });
  const fits = (item: Item, except: string | null): boolean =>
    Object.entries(rules.facets).every(([name, { keysOf }]) => {
      const key = chosen[name] ?? '';
      return key === '' || name === except || keysOf(item).includes(key);
    });
  const facets = Object.entries(rules.facets).map(([name, facet]) => {
    const among = worded.filter((item) => fits(item, name));
    return {
      name,
      label: facet.label,
      all: facet.all,
      chosen: chosen[name] ?? '',
      choices: choicesOf(facet, among, items, chosen[name] ?? ''),
    };
  });
  const compare = rules.sorts[sort]?.compare ?? (() => 0);
  return { found: worded.filter((item) => fits(item, null)).toSorted(compare), facets };
}

/** The choices with their counts. */
function choicesOf<Item>(
  { keysOf, labelOf = (key) => key, least = 1 }: ListFacet<Item>,
  among: readonly Item[],
  items: readonly Item[],
  chosen: string,
): FacetChoices['choices'] {
  const count = (some: readonly Item[]): Map<string, number> => {
    const counts = new Map<string, number>();
    for (const key of some.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const here = count(among);
  return [...count(items)]
    .filter(([, all]) => all >= least)
    .map(([key]) => ({ key, label: labelOf(key), count: here.get(key) ?? 0 }))
    .filter(({ key, count: some }) => some > 0 || key === chosen)
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'));
}
