import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface OutlineEntry {
  title: string;
  /** From 1. */
  page: number;
  /** 0 for top-level entries. */
  level: number;
}

type Node = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number];
/** A longer table of contents would help no one; bookmarks without a page do not count. */
const mostEntries = 500;
const mostBookmarks = 5_000;

export async function readOutline(pdf: PDFDocumentProxy): Promise<readonly OutlineEntry[]> {
  const entries: OutlineEntry[] = [];
  let bookmarks = 0;
  const add = async (nodes: readonly Node[], level: number): Promise<void> => {
    for (const { title, dest, items } of nodes) {
      if (entries.length >= mostEntries || bookmarks >= mostBookmarks || level > 4) return;
      bookmarks += 1;
      const page = await pageOfDestination(pdf, dest);
      if (page !== null && title.trim() !== '') entries.push({ title: title.trim(), page, level });
      await add(items, level + 1);
    }
  };
  await add((await pdf.getOutline()) ?? [], 0);
  return entries;
}

/** The page number, from 1, that a bookmark or a link points to; null if it points nowhere. */
export async function pageOfDestination(pdf: PDFDocumentProxy, destination: unknown): Promise<number | null> {
  try {
    const place: unknown =
      typeof destination === 'string' ? await pdf.getDestination(destination) : destination;
    const target: unknown = Array.isArray(place) ? place[0] : null;
    if (typeof target === 'number') return target + 1;
    return isReference(target) ? (await pdf.getPageIndex(target)) + 1 : null;
  } catch {
    return null;
  }
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value;
