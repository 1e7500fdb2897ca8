import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of a page, as returned by pdf.js. */
export type PageWords = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The text of a page in reading order, line by line, without running header and footer. */
export function pageText({ items }: PageWords): string {
  let text = '';
  const marks: boolean[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (!marks.includes(true)) text += item.str + (item.hasEOL ? '\n' : ' ');
    } else if (item.type === 'endMarkedContent') marks.pop();
    else marks.push(isArtifact(item));
  }
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim();
}

const isArtifact = (mark: object): boolean => 'tag' in mark && mark.tag === 'Artifact';
