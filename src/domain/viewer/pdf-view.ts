/** The state of the document viewer. */
export interface PdfView {
  /** From 1. */
  page: number;
  /** Whole page, page width, or a percentage of the paper size. */
  zoom: PdfZoom;
  /** Whether two facing pages are shown. */
  isSpread: boolean;
  /** The search words. */
  words: string;
}

export type PdfZoom = 'page' | 'width' | number;

export const zoomSteps: readonly number[] = [25, 50, 75, 100, 125, 150, 200, 300, 400];

/** The next larger or smaller zoom step from a percentage; unchanged at either end. */
export function zoomFrom(percent: number, direction: 1 | -1): number {
  const larger = direction === 1;
  const steps = zoomSteps.filter((step) => (larger ? step > percent + 1 : step < percent - 1));
  return (larger ? steps.at(0) : steps.at(-1)) ?? Math.round(percent);
}

const first: PdfView = { page: 1, zoom: 'page', isSpread: false, words: '' };

/** `12`, `12@150`, `12@width+2:standing seam`: page, zoom, two pages, search words. Empty: all of page 1. */
export function pdfViewFrom(text: string): PdfView {
  const [, page = '1', zoom, spread, words = ''] =
    /^(\d{1,4})?(?:@(width|\d{2,3}))?(\+2)?(?::(.{1,100}))?$/su.exec(text) ?? [];
  return {
    page: Math.max(1, Number(page)),
    zoom: zoomOf(zoom),
    isSpread: spread !== undefined,
    words,
  };
}

export function pdfViewText({ page, zoom, isSpread, words }: PdfView): string {
  const rest = `${zoom === 'page' ? '' : `@${zoom}`}${isSpread ? '+2' : ''}${words === '' ? '' : `:${words.slice(0, 100)}`}`;
  return page === first.page && rest === '' ? '' : `${page}${rest}`;
}

/** The zoom that an address names; the whole page if it names no valid one. */
export function zoomOf(text: string | null | undefined): PdfZoom {
  if (text === 'width') return 'width';
  const percent = /^\d{2,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return percent >= 25 && percent <= 400 ? percent : 'page';
}

/** The pages visible together: the cover alone, then facing pages. */
export function pagesSeen({ page, isSpread }: PdfView, count: number): readonly number[] {
  if (!isSpread || page === 1) return [page];
  const left = page - (page % 2);
  return [left, left + 1].filter((each) => each >= 1 && each <= count);
}

/** The page one step forward or back. */
export function pageAfter(view: PdfView, direction: 1 | -1, count: number): number {
  const seen = pagesSeen(view, count);
  const next = direction === 1 ? (seen.at(-1) ?? view.page) + 1 : (seen[0] ?? view.page) - 1;
  return Math.min(Math.max(1, next), Math.max(1, count));
}

/** 96 CSS pixels and 72 points to the inch. */
export const pixelsPerPoint = 96 / 72;

/** CSS pixels per point for a page of this size in points. */
export function pageScale(
  zoom: PdfZoom,
  [width, height]: readonly [number, number],
  room: { width: number; height: number },
): number {
  if (typeof zoom === 'number') return (zoom / 100) * pixelsPerPoint;
  const byWidth = room.width / width;
  const fitted = zoom === 'width' ? byWidth : Math.min(byWidth, room.height / height);
  return Math.max(0.1, fitted);
}
