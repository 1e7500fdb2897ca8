import type { PDFPageProxy } from 'pdfjs-dist';

/** The words of a page, as pdf.js gives them. */
export type PageWords = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The words of a page in their order, a line for each of its lines, without its running head and foot. */
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
