import { shownNumber } from '#src/components/library/edition.ts';
import type { CsiSection } from '#src/contracts/shapes.ts';
import type { Suggested } from '#src/contracts/suggest.ts';
import { contentTypeWords } from '#src/domain/content-types.ts';
import { contentTypes, type ContentType } from '#src/contracts/content-types.ts';
import { findDivision } from '#src/domain/masterformat/divisions.ts';
import { parseSectionNumber } from '#src/domain/masterformat/number.ts';
import type { Edition } from '#src/domain/masterformat/edition.ts';
import { suggestSections } from '#src/domain/masterformat/suggest-sections.ts';
import { countText } from '#src/lib/numbers.ts';
import { to } from '#src/paths.ts';

/** One suggestion: its link and its text. */
export interface SuggestionRow {
  href: string;
  /** A number or mark shown before the text; may be empty. */
  mark: string;
  text: string;
  /** Smaller text at the end of the row; may be empty. */
  note: string;
  /** For a search: the terms to add to the recent searches. */
  search?: string;
}

export interface SuggestionGroup {
  key: 'place' | 'manufacturer' | 'product' | 'type' | 'recent';
  title: string;
  rows: readonly SuggestionRow[];
}

const maxRows = 10;
const most = { places: 3, manufacturers: 2, products: 3, types: 3, recent: 2, recentAlone: 7 };
/** Listed before other types. */
const typesFirst: readonly ContentType[] = ['cad', 'bim', 'spec'];

function sectionRow(section: CsiSection, mf: Edition): SuggestionRow {
  const { number, title } = section;
  return { href: to.section('product', number), mark: shownNumber(section, mf), text: title, note: '' };
}

function divisionRow(typed: string): SuggestionRow[] {
  const number = parseSectionNumber(typed);
  const division = number?.level === 1 && number.edition === '04' ? findDivision(number.division) : null;
  if (!division) return [];
  const href = to.division('product', division.number);
  return [{ href, mark: division.number, text: division.title, note: 'Division' }];
}

function placeRows(typed: string, suggested: Suggested | null, mf: Edition): SuggestionRow[] {
  const listed = suggestSections(typed, mf, most.places).map(({ digits, title, former }) => ({
    number: digits,
    number95: former,
    title,
  }));
  const records = (suggested?.records ?? []).map(
    ({ content_type, id, title, number, ...manufacturer }): SuggestionRow => ({
      href: to.contentItem(manufacturer, content_type, id),
      mark: number,
      text: title,
      note: manufacturer.company,
    }),
  );
  const sections = [...listed, ...(suggested?.sections ?? [])].map((section) => sectionRow(section, mf));
  return [...divisionRow(typed), ...records, ...sections];
}

function typeRows(typed: string, { types }: Suggested): SuggestionRow[] {
  const rank = (type: ContentType) =>
    typesFirst.includes(type) ? typesFirst.indexOf(type) : contentTypes.length;
  return types
    .toSorted((a, b) => rank(a.content_type) - rank(b.content_type))
    .map(({ content_type, doc_count }) => ({
      href: to.searchType(typed, content_type),
      mark: '',
      text: `${typed} in ${contentTypeWords[content_type].plural}`,
      note: countText(doc_count),
      search: typed,
    }));
}

/** Searches the text of specifications instead of the library's items. */
const insideRow = (typed: string): SuggestionRow => ({
  href: to.specificationSearch(new URLSearchParams({ q: typed }).toString()),
  mark: '',
  text: `${typed} inside specifications`,
  note: '',
});

/** The full-text search takes the second row here, so that the limit never cuts it off. */
function narrowerRows(typed: string, suggested: Suggested | null): SuggestionRow[] {
  const [first, ...others] = suggested ? typeRows(typed, suggested) : [];
  return first ? [first, insideRow(typed), ...others].slice(0, most.types) : [];
}

const searchRow = (search: string): SuggestionRow => ({
  href: to.search(search),
  mark: '',
  text: search,
  note: '',
  search,
});

/** Removes rows with the same link. */
const withoutDuplicateLinks = (rows: readonly SuggestionRow[]) =>
  rows.filter(({ href }, at) => rows.findIndex((other) => other.href === href) === at);

/**
 * The suggestions in a fixed order, ten at most; without input, only recent searches. `suggested` is null
 * until the library responds; local suggestions are shown meanwhile.
 */
export function suggestionGroups(
  typed: string,
  suggested: Suggested | null,
  recent: readonly string[],
  mf: Edition,
): SuggestionGroup[] {
  const prefix = typed.toLowerCase();
  const recentRows = recent
    .filter((search) => search.toLowerCase().startsWith(prefix) && search.toLowerCase() !== prefix)
    .map(searchRow)
    .slice(0, typed === '' ? most.recentAlone : most.recent);
  const groups: SuggestionGroup[] =
    typed === ''
      ? []
      : [
          {
            key: 'place',
            title: 'Go to section',
            rows: withoutDuplicateLinks(placeRows(typed, suggested, mf)).slice(0, most.places),
          },
          {
            key: 'manufacturer',
            title: 'Manufacturers',
            rows: (suggested?.manufacturers ?? []).slice(0, most.manufacturers).map((manufacturer) => ({
              href: to.company(manufacturer),
              mark: '',
              text: manufacturer.company,
              note: manufacturer.place,
            })),
          },
          {
            key: 'product',
            title: 'Products',
            rows: (suggested?.products ?? []).slice(0, most.products).map(({ id, title, company }) => ({
              href: to.product(id),
              mark: '',
              text: title,
              note: company,
            })),
          },
          {
            key: 'type',
            title: 'Search in',
            rows: narrowerRows(typed, suggested),
          },
        ];
  let left = maxRows;
  const recentGroup: SuggestionGroup = { key: 'recent', title: 'Recent searches', rows: recentRows };
  return [...groups, recentGroup].flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
