import type { CountedStandard } from '#src/contracts/spec-library.ts';
import { coidFrom, queryText, sectionFrom } from '#src/domain/spec-library/text-search.ts';
import type { Table } from '#src/lib/csv.ts';
import { pageNumberFrom } from '#src/lib/page-number.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

/** The choices in the address of a list of standards; empty text is none. */
export interface StandardsView {
  words: string;
  section: string;
  /** The letters in front of designations: `ASTM`. */
  organization: string;
  page: number;
}

const longestOrganization = 40;

/** Choices that make no sense are left out; null where words or page must not reach a call. */
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

/** The query of the same list with other choices, from its first page on. */
export function standardsQuery(view: StandardsView, change: Partial<StandardsView> = {}): string {
  const { words, section, organization, page } = { ...view, page: 1, ...change };
  return queryText({ section, q: words, organization, page: page > 1 ? page : '' });
}

/** The choices in the address of a standard. */
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

/** An edition as a list names it: a citation without one means the latest. */
export const editionText = (edition: string | null): string => edition ?? 'Not stated';

export const statusWords = { active: 'Active', withdrawn: 'Withdrawn', superseded: 'Superseded' } as const;

/** A list of standards for a spreadsheet, the heads first. `hasSection`: it is of one section. */
export function standardsTable(
  standards: readonly CountedStandard[],
  hasSection: boolean,
  pageOf: (slug: string) => string,
): Table {
  return [
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
      ({
        slug,
        designation,
        title,
        organization,
        edition,
        status,
        replacedBy,
        specifications,
        everywhere,
      }) => [
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
}
