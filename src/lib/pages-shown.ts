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
