import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** No list on this site has more pages. */
const maxPage = 10_000;

/** The page number in a URL: 1 if there is none, null if it is invalid. */
export function pageNumberFrom(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text === '') return 1;
  const page = positiveIntegerFrom(text);
  return page !== null && page <= maxPage ? page : null;
}
