import type { Catalog } from '#src/contracts/content.ts';
import { finishPdf } from '#src/reference-api/files/documents/pdf/pdf-finish.ts';
import { wrapLines } from '#src/reference-api/files/documents/pdf/pdf-text.ts';
import {
  colors,
  contentWidth,
  leading,
  page,
  sizes,
} from '#src/reference-api/files/documents/pdf/pdf-theme.ts';
import {
  type PdfWriter,
  newPage,
  paragraph,
  space,
  startPdf,
  title,
} from '#src/reference-api/files/documents/pdf/pdf-writer.ts';
import { sectionText } from '#src/reference-api/files/documents/pdf/section-text.ts';

export interface CatalogPage {
  /** From 1, the cover. */
  page: number;
  /** The first line is the page's heading. */
  text: string;
}

const smallest = 5;

/** The largest size at which a text stays on one page. */
function fittingSize(pdf: PdfWriter, text: string): number {
  const room = pdf.y - page.bottom;
  let size: number = sizes.body + 1;
  while (size > smallest) {
    const height = text
      .split('\n')
      .reduce(
        (sum, line) =>
          sum + wrapLines(line, pdf.regular, size, contentWidth).length * size * leading + size * 0.4,
        0,
      );
    if (height <= room) break;
    size -= 0.5;
  }
  return size;
}

/** Text beyond what the smallest size can hold is left out: a page of the text is a page of the file. */
function onePage(pdf: PdfWriter, text: string): void {
  const size = fittingSize(pdf, text);
  const last = pdf.document.getPageCount();
  for (const line of text.split('\n')) paragraph(pdf, line, { size });
  while (pdf.document.getPageCount() > last) pdf.document.removePage(pdf.document.getPageCount() - 1);
}

function cover(pdf: PdfWriter, catalog: Catalog, text: string): void {
  pdf.page.drawRectangle({ x: 0, y: page.height - 300, width: page.width, height: 300, color: colors.shade });
  pdf.page.drawRectangle({ x: 0, y: page.height - 304, width: page.width, height: 4, color: colors.accent });
  pdf.y = page.height - 120;
  paragraph(pdf, catalog.company, { size: 13, bold: true, quiet: true });
  space(pdf, 10);
  paragraph(pdf, catalog.title, { size: 30, bold: true });
  pdf.y = Math.min(pdf.y, page.height - 330);
  paragraph(pdf, catalog.summary, { size: 11 });
  paragraph(pdf, sectionText(catalog.csi), { quiet: true });
  space(pdf, 10);
  onePage(pdf, text);
}

/**
 * A catalog: the cover, then one page for each given text, so page numbers agree with the text file of the catalog. A
 * text for page 1 stands on the cover. Missing pages are left blank.
 */
export async function catalogToPdf(catalog: Catalog, pages: readonly CatalogPage[]): Promise<Uint8Array> {
  const pdf = await startPdf({
    title: catalog.title,
    author: catalog.company,
    subject: catalog.summary,
    date: catalog.updated_at,
  });
  const textOf = new Map(pages.map((each) => [each.page, each.text]));
  cover(pdf, catalog, textOf.get(1) ?? '');
  const last = Math.max(1, ...pages.map((each) => each.page));
  for (let number = 2; number <= last; number += 1) {
    newPage(pdf);
    const [first = '', ...rest] = (textOf.get(number) ?? '').split('\n');
    // A page of running text without a heading keeps its first line where it belongs.
    if (first.length <= 90) {
      title(pdf, first);
      onePage(pdf, rest.join('\n'));
    } else onePage(pdf, [first, ...rest].join('\n'));
  }
  return finishPdf(pdf, {
    left: catalog.company,
    right: catalog.title,
    foot: catalog.catalogFilename,
    isFirstBare: true,
  });
}
