import type { CitedStandard, CountedStandard } from '#src/contracts/spec-library.ts';
import { coidFrom, queryText, sectionFrom } from '#src/domain/spec-library/text-search.ts';
import type { Table } from '#src/lib/csv.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

/** The state of a list of standards, as stored in its address. Empty text means no choice. */
export interface StandardsView {
  words: string;
  section: string;
  /** Letters at the start of a designation: `ASTM`. */
  organization: string;
  page: number;
}

const longestOrganization = 40;

/** Ignores invalid choices; null if the words or the page must not reach a call. */
export function standardsViewFrom(query: URLSearchParams): StandardsView | null {
  const typed = query.get('q') ?? '';
  const words = typed.trim() === '' ? '' : searchTermsFrom(typed);
  const organization = searchTermsFrom(query.get('organization') ?? '') ?? '';
  const page = pageNumberFrom(query.get('page'));
  if (words === null || page === null) return null;
  return {
    words,
    section: sectionFrom(query.get('section')),
    organization: organization.length > longestOrganization ? '' : organization,
    page,
  };
}

/** The query string of the list with some choices changed; returns to the first page. */
export function standardsQuery(view: StandardsView, change: Partial<StandardsView> = {}): string {
  const { words, section, organization, page } = { ...view, page: 1, ...change };
  return queryText({ section, q: words, organization, page: page > 1 ? page : '' });
}

/** The state of a standard's page, as stored in its address. */
export interface CitationView {
  section: string;
  coid: number | null;
  page: number;
}

export function citationViewFrom(query: URLSearchParams): CitationView | null {
  const page = pageNumberFrom(query.get('page'));
  return page === null
    ? null
    : { section: sectionFrom(query.get('section')), coid: coidFrom(query.get('coid')), page };
}

export function citationQuery(view: CitationView, change: Partial<CitationView> = {}): string {
  const { section, coid, page } = { ...view, page: 1, ...change };
  return queryText({ section, coid, page: page > 1 ? page : '' });
}

type Citation = CitedStandard['citations'][number];

/** Citations that read the same in several manufacturers' specifications of a section. */
export interface CommonCitation extends Citation {
  /** The other specifications with the same paragraphs. */
  others: readonly Citation[];
}

/** Manufacturers often share a section's text: the same paragraphs at the same place are stated once, with all who have them. */
export function commonCitations(citations: readonly Citation[]): CommonCitation[] {
  const keyOf = ({ specification: { section, title }, paragraphs }: Citation): string =>
    JSON.stringify([section.number, title, paragraphs.map((paragraph) => ({ ...paragraph, line: 0 }))]);
  return [...Map.groupBy(citations, keyOf).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, others }],
  );
}

/** An edition's label; a citation without an edition means the latest. */
const editionText = (edition: string | null): string => edition ?? 'Not verified';

export const statusWords = { active: 'Active', withdrawn: 'Withdrawn', superseded: 'Superseded' } as const;

/** A list of standards as a spreadsheet table with a header row. `hasSection`: the list is limited to one section. */
export const standardsTable = (
  standards: readonly CountedStandard[],
  hasSection: boolean,
  pageOf: (slug: string) => string,
): Table => [
  [
    'Designation',
    'Title',
    'Organization',
    'Edition on file',
    'Status',
    'Replaced by',
    ...(hasSection ? ['Specifications of the section'] : []),
    'Specifications',
    'Page',
  ],
  ...standards.map(
    ({ slug, designation, title, organization, edition, status, replacedBy, specifications, everywhere }) => [
      plainText(designation),
      plainText(title),
      plainText(organization),
      editionText(edition),
      statusWords[status],
      plainText(replacedBy?.designation ?? ''),
      ...(hasSection ? [specifications] : []),
      everywhere,
      pageOf(slug),
    ],
  ),
];
