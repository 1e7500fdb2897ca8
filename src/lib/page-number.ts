import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** No list on this site has more pages. */
const maxPage = 10_000;

/** The page that a link asks for: 1 when it names none, null when what it names is no page number. */
export function pageNumberFrom(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text === '') return 1;
  const page = positiveIntegerFrom(text);
  return page !== null && page <= maxPage ? page : null;
}
