import type { AnalyticsLabel } from '#src/browser/analytics-events.ts';
import { namedScreens } from '#src/components/palette/screens.ts';
import { suggestionGroups, type SuggestionGroup } from '#src/components/search/rows.ts';
import type { Suggested } from '#src/contracts/suggest.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import { sectionsNamed } from '#src/domain/masterformat/sections-named.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';
import { to } from '#src/paths.ts';
import type { Action } from '#src/components/palette/actions.ts';
import type { PageVisit } from '#src/components/palette/visited.ts';

/** One row of the palette: a link or an action. */
export interface PaletteRow {
  key: string;
  /** A section number shown before the text; may be empty. */
  mark: string;
  text: string;
  /** Smaller text at the end of the row; may be empty. */
  note: string;
  kind: AnalyticsLabel<'palette'>;
  /** Null for an action. */
  href: string | null;
  action: Action | null;
  /** For a search: the terms to add to the recent searches. */
  search?: string;
}

export interface PaletteGroup {
  key: SuggestionGroup['key'] | 'record' | 'visited' | 'screen' | 'action' | 'search';
  title: string;
  rows: readonly PaletteRow[];
}

interface Known {
  /** May belong to slightly older input; null until the first response. */
  suggested: Suggested | null;
  actions: readonly Action[];
  visited: readonly PageVisit[];
  searches: readonly string[];
  mf: Edition;
}

const most = { visited: 5, searches: 3, screens: 4, actions: 4 };
/** Content types offered for a section. */
const sectionTypes = ['cad', 'bim', 'spec'] as const;

/** Whether every typed word starts a word of the text. */
function matches(typed: string, text: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((prefix) => words.some((word) => word.startsWith(prefix)));
}

const linkRow = (row: Omit<PaletteRow, 'key' | 'action'> & { href: string }): PaletteRow => ({
  ...row,
  key: row.href,
  action: null,
});

const actionRow = (action: Action): PaletteRow => ({
  key: action.id,
  mark: '',
  text: action.label,
  note: '',
  kind: 'screen',
  href: null,
  action,
});

const kinds: Record<SuggestionGroup['key'], PaletteRow['kind']> = {
  place: 'section',
  manufacturer: 'manufacturer',
  product: 'product',
  type: 'search',
  recent: 'search',
};

const fromLibrary = (group: SuggestionGroup): PaletteGroup => ({
  ...group,
  rows: group.rows.map((row) => linkRow({ ...row, kind: kinds[group.key] })),
});

const screenRows = (typed: string): PaletteRow[] =>
  namedScreens
    .filter(({ name, words }) => matches(typed, `${name} ${words}`))
    .slice(0, most.screens)
    .map(({ href, name }) => linkRow({ href, mark: '', text: name, note: 'Page', kind: 'screen' }));

const visitRows = (visited: readonly PageVisit[]): PaletteRow[] =>
  visited
    .slice(0, most.visited)
    .map(({ href, title }) => linkRow({ href, mark: '', text: title, note: '', kind: 'recent' }));

const searchRow = (search: string, text = search): PaletteRow =>
  linkRow({ href: to.search(search), mark: '', text, note: '', kind: 'search', search });

/**
 * For a section number: the section's specifications, drawings, and BIM objects, in addition to its products.
 */
function ofSection(typed: string): PaletteRow[] {
  const [section, ...others] = sectionsNamed(typed);
  if (section === undefined || others.length > 0) return [];
  return sectionTypes.map((type) =>
    linkRow({
      href: to.section(type, section.digits),
      mark: contentTypeWords[type].code,
      text: `${contentTypeWords[type].plural} of this section`,
      note: '',
      kind: 'section',
    }),
  );
}

/**
 * The groups of rows, without duplicate targets. Local results come first in a fixed order and the library's
 * suggestions follow, so that nothing moves under the pointer.
 */
export function paletteGroups(typed: string, known: Known): PaletteGroup[] {
  const isCommand = typed.startsWith('>');
  const query = (isCommand ? typed.slice(1) : typed).trim();
  const terms = searchTermsFrom(query) ?? '';
  const actions = known.actions
    .filter(({ label, words = '' }) => matches(query, `${label} ${words}`))
    .map(actionRow);
  if (isCommand) return withoutDuplicates([{ key: 'action', title: 'Actions', rows: actions }]);
  if (terms === '') {
    return withoutDuplicates([
      { key: 'visited', title: 'Recently viewed', rows: visitRows(known.visited) },
      {
        key: 'recent',
        title: 'Recent searches',
        rows: known.searches.slice(0, most.searches).map((one) => searchRow(one)),
      },
      { key: 'action', title: 'Actions', rows: actions },
    ]);
  }
  const places = suggestionGroups(terms, null, [], known.mf).map(fromLibrary);
  // Suggested sections that are already listed above are left out. The rest of that group contains records
  // too, hence its other title.
  const answered = suggestionGroups(terms, known.suggested, [], known.mf).map((group): PaletteGroup => {
    const rows = fromLibrary(group);
    return group.key === 'place' ? { ...rows, key: 'record', title: 'Sections and records' } : rows;
  });
  return withoutDuplicates([
    ...places.map((group) => ({ ...group, rows: [...group.rows, ...ofSection(terms)] })),
    {
      key: 'visited',
      title: 'Recently viewed',
      rows: visitRows(known.visited.filter(({ title }) => matches(terms, title))),
    },
    { key: 'screen', title: 'Pages', rows: screenRows(terms) },
    { key: 'action', title: 'Actions', rows: actions.slice(0, most.actions) },
    { key: 'search', title: 'Search', rows: [searchRow(terms, `Search the library for “${terms}”`)] },
    ...answered,
  ]);
}

/** Removes duplicates of earlier groups, and empty groups. */
function withoutDuplicates(groups: readonly PaletteGroup[]): PaletteGroup[] {
  const seen = new Set<string>();
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ key }) => !seen.has(key));
    for (const { key } of rows) seen.add(key);
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
