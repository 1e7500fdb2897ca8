/** One page of a manufacturer's catalog with its text. (requirements: entities) */
export interface CatalogPage {
  webabrv: string;
  catalogFilename: string;
  /** Starts at 1. */
  pageNumber: number;
  data: string;
  /** The first 80 characters of the text, read aloud by screen readers. (requirements: entities) */
  pageAltText: string;
}

/** A page in `search.json`, or in the parsed `search.xml`. */
export interface CatalogTextPage {
  page: number;
  text: string;
}

/** A text file with more pages is not a catalog. */
const maxPages = 2_000;
const altTextCharacters = 80;

/** The pages of a catalog in order, one per page number. Drops pages without a valid number and pages past 2,000. */
export function catalogPages(
  pages: readonly CatalogTextPage[],
  catalog: { webabrv: string; catalogFilename: string },
): readonly CatalogPage[] {
  const texts = new Map<number, string>();
  for (const { page, text } of pages) {
    if (Number.isInteger(page) && page >= 1 && page <= maxPages && !texts.has(page)) {
      texts.set(page, text);
    }
  }
  return [...texts]
    .sort(([a], [b]) => a - b)
    .map(([pageNumber, data]) => ({ ...catalog, pageNumber, data, pageAltText: pageAltText(data) }));
}

/**
 * The first 80 characters of a page's text. Slices first, so that a huge page isn't spread into an array, then cuts by
 * code point, so that no character is split. (requirements: entities)
 */
export const pageAltText = (data: string): string =>
  Array.from(data.slice(0, 2 * altTextCharacters))
    .slice(0, altTextCharacters)
    .join('');
