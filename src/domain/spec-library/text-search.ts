import { pageNumberFrom } from '#src/lib/page-number.ts';
import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';
import { searchTermsFrom } from '#src/lib/safe-params.ts';

/** The state of a search inside specifications, as stored in its address. Empty text and null mean no choice. */
export interface TextSearch {
  words: string;
  /** Two digits. */
  division: string;
  /** Six or eight digits. */
  section: string;
  coid: number | null;
  part: number | null;
  /** Limits the search to one specification and shows all matches in it. */
  spec: number | null;
  isExact: boolean;
  page: number;
}

/** Ignores invalid choices; null if the words or the page must not reach a call. */
export function textSearchFrom(query: URLSearchParams): TextSearch | null {
  const typed = query.get('q') ?? '';
  const words = typed.trim() === '' ? '' : searchTermsFrom(typed);
  const page = pageNumberFrom(query.get('page'));
  if (words === null || page === null) return null;
  const section = sectionFrom(query.get('section'));
  const division = query.get('division') ?? '';
  const part = positiveIntegerFrom(query.get('part') ?? '');
  return {
    words,
    division: /^\d{2}$/.test(division) && (section === '' || section.startsWith(division)) ? division : '',
    section,
    coid: coidFrom(query.get('coid')),
    part: part !== null && part <= 3 ? part : null,
    spec: positiveIntegerFrom(query.get('spec') ?? ''),
    isExact: query.get('exact') === '1',
    page,
  };
}

/** The digits of a section; empty if invalid. */
export const sectionFrom = (text: string | null): string =>
  /^\d{6}(?:\d{2})?$/.test(text ?? '') ? (text ?? '') : '';

/** A five-digit company number, or null. */
export function coidFrom(text: string | null): number | null {
  const coid = positiveIntegerFrom(text ?? '');
  return coid !== null && coid >= 10_000 && coid <= 99_999 ? coid : null;
}

/** The query string of the search with some choices changed; returns to the first page. */
export function textSearchQuery(search: TextSearch, change: Partial<TextSearch> = {}): string {
  const { words, division, section, coid, part, spec, isExact, page } = { ...search, page: 1, ...change };
  return queryText({
    q: words,
    division,
    section,
    coid,
    part,
    spec,
    exact: isExact ? '1' : '',
    page: page > 1 ? page : '',
  });
}

/** A query string without empty choices. */
export function queryText(entries: Readonly<Record<string, string | number | null>>): string {
  const chosen = Object.entries(entries).flatMap(([key, value]) =>
    value === null || value === '' ? [] : [[key, String(value)]],
  );
  return new URLSearchParams(chosen).toString();
}

/** Whether anything besides the words limits the search. */
export const isNarrowed = ({ division, section, coid, part, spec }: TextSearch): boolean =>
  division !== '' || section !== '' || coid !== null || part !== null || spec !== null;
