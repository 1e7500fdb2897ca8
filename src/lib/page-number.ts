import { positiveIntegerFrom } from '#src/lib/positive-integer.ts';

/** No list on this site has more pages. */
const maxPage = 10_000;

/** The page number in a URL: 1 if there is none, null if it is invalid. */
export function pageNumberFrom(text: string | null | undefined): number | null {
  if (text === null || text === undefined || text === '') return 1;
  const page = positiveIntegerFrom(text);
  return page !== null && page <= maxPage ? page : null;
}

/**
 * The page numbers to show below a list: first, last, current with its neighbors, and null for a gap. A gap
 * of a single page is filled with that page.
 */
export function pagesShown(page: number, pages: number): readonly (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const numbers = [...new Set(candidates)].toSorted((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
